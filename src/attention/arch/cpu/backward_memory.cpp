#include "attention/arch/cpu/backward_memory.h"

#include <algorithm>

namespace anywarp::attention::cpu {
namespace {

constexpr std::int64_t kLine = 16;  // Floats.

std::int64_t whole(std::int64_t floats, std::int64_t unit) { return (floats + unit - 1) / unit * unit; }
std::int64_t odd_lines(std::int64_t floats) { return whole(floats, kLine) | kLine; }

/// Hands out neighbouring pieces; with no data it only counts.
struct Pieces {
  float* data = nullptr;
  std::int64_t used = 0;

  float* take(std::int64_t floats) {
    float* piece = data == nullptr ? nullptr : data + used;
    used += whole(floats, kLine);
    return piece;
  }
};

QueryMemory query_pieces(Pieces& pieces, std::int64_t rows, std::int64_t row_q, std::int64_t row_v) {
  return {.q = pieces.take(rows * row_q),
          .dout = pieces.take(rows * row_v),
          .dq = pieces.take(rows * row_q),
          .lse = pieces.take(rows),
          .correction = pieces.take(rows),
          .mean = pieces.take(rows),
          .bias_rows = pieces.take(rows)};
}

KeyMemory key_pieces(Pieces& pieces, const BackwardBlocks& blocks, std::int64_t head_dim, std::int64_t head_dim_v,
                     std::int64_t row_q, std::int64_t row_v, std::int64_t row_s) {
  return {.keys_transposed = pieces.take(blocks.keys * head_dim),
          .values_transposed = pieces.take(blocks.keys * head_dim_v),
          .other_keys = pieces.take(blocks.keys * head_dim),
          .keys = pieces.take(blocks.keys * row_q),
          .dk = pieces.take(blocks.keys * row_q),
          .dv = pieces.take(blocks.keys * row_v),
          .scores = pieces.take(blocks.queries * row_s),
          .dscores = pieces.take(blocks.queries * row_s),
          .slopes = pieces.take(blocks.queries * row_s),
          .factors = pieces.take(blocks.keys),
          .row = pieces.take(row_v),
          .row_sums = pieces.take(blocks.queries)};
}

}  // namespace

BackwardMemory::BackwardMemory(const BackwardSchedule& schedule, const Dimensions& sizes, std::int64_t panel)
    : row_q(odd_lines(whole(sizes.head_dim, panel))),
      row_v(odd_lines(whole(sizes.head_dim_v, panel))),
      row_s(odd_lines(schedule.blocks().keys)),
      rows_a_slot_(sizes.group * schedule.query_blocks_a_head() * schedule.blocks().queries),
      head_dim_(sizes.head_dim),
      head_dim_v_(sizes.head_dim_v),
      blocks_(schedule.blocks()),
      slots_(schedule.slots()),
      floats_a_slot_([&] {
        Pieces counted;
        query_pieces(counted, rows_a_slot_, row_q, row_v);
        return counted.used;
      }()),
      floats_a_worker_([&] {
        Pieces counted;
        key_pieces(counted, blocks_, head_dim_, head_dim_v_, row_q, row_v, row_s);
        return counted.used;
      }()),
      scratch_(sizeof(float) *
               static_cast<std::size_t>(slots_ * floats_a_slot_ + schedule.workers() * floats_a_worker_)) {}

QueryMemory BackwardMemory::queries(std::int64_t slot) const {
  Pieces pieces{static_cast<float*>(scratch_.data()) + slot * floats_a_slot_};
  return query_pieces(pieces, rows_a_slot_, row_q, row_v);
}

KeyMemory BackwardMemory::keys(int worker) const {
  Pieces pieces{static_cast<float*>(scratch_.data()) + slots_ * floats_a_slot_ + worker * floats_a_worker_};
  return key_pieces(pieces, blocks_, head_dim_, head_dim_v_, row_q, row_v, row_s);
}

}  // namespace anywarp::attention::cpu
