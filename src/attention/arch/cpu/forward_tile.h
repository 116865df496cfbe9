// The forward of one row block over a range of key blocks: tile after tile of scores, online softmax, weighted values.
// Where k and v come from (packed ahead by others, packed here, or read where they lie) differs in the two products
// only.
#pragma once

#include <cmath>

#include "attention/arch/cpu/direct.h"
#include "attention/arch/cpu/dropout.h"
#include "attention/arch/cpu/forward_plan.h"
#include "attention/arch/cpu/online_softmax.h"

namespace anywarp::attention::cpu::ANYWARP_ISA {

/// What all tasks of a call share.
struct ForwardCall {
  const AttentionProblem& problem;
  const ForwardOutputs& outputs;
  Dimensions sizes;
  TileConfig tiles;
  DropoutRules dropout;
  bool base2 = false;     ///< Nothing is added to logits, so log₂ e goes into q with the scale.
  float q_scale = 1.0f;   ///< What q is multiplied with when it is packed.
  bool can_mask = false;  ///< Bias or mask: a tile within the band may hold masked keys.

  std::int64_t columns() const { return round_up(sizes.head_dim_v, kWidth); }  ///< Of an accumulator row.
  std::int64_t ld() const { return tiles.key_block + kWidth; }                 ///< Of a score row; no power of two.
  std::int64_t packed_k_size() const { return round_up(tiles.key_block, kTileColumns) * sizes.head_dim; }
  std::int64_t packed_v_size() const { return tiles.key_block * round_up(sizes.head_dim_v, kTileColumns); }
};

/// Floats of the arrays of a worker.
struct ForwardBuffers {
  float* q;       ///< [rows, head_dim]
  float* scores;  ///< [rows, ld]
  float* out;     ///< [rows, columns]
  float* max;     ///< [rows]
  float* sum;     ///< [rows]
  float* k;       ///< One packed block, for those who pack themselves.
  float* v;
  float* factors;  ///< [key_block] of dropout.

  static std::int64_t floats(const ForwardCall& call, std::int64_t rows) { return place(call, rows, nullptr, nullptr); }
  static ForwardBuffers at(const ForwardCall& call, std::int64_t rows, float* memory) {
    ForwardBuffers buffers{};
    place(call, rows, memory, &buffers);
    return buffers;
  }

 private:
  static std::int64_t place(const ForwardCall& call, std::int64_t rows, float* memory, ForwardBuffers* buffers) {
    std::int64_t used = 0;
    const auto next = [&](float* ForwardBuffers::*member, std::int64_t count) {
      if (buffers != nullptr) buffers->*member = memory + used;
      used += round_up(count + kWidth, 16);  // A cache line, and room to read a vector past the end.
    };
    next(&ForwardBuffers::q, rows * call.sizes.head_dim);
    next(&ForwardBuffers::scores, rows * call.ld());
    next(&ForwardBuffers::out, rows * call.columns());
    next(&ForwardBuffers::max, rows);
    next(&ForwardBuffers::sum, rows);
    next(&ForwardBuffers::k, call.packed_k_size());
    next(&ForwardBuffers::v, call.packed_v_size());
    next(&ForwardBuffers::factors, call.tiles.key_block);
    return used;
  }
};

class ForwardTile {
 public:
  /// `packed_k`, `packed_v`: those of the job, or null.
  ForwardTile(const ForwardCall& call, const ForwardTask& task, const float* packed_k, const float* packed_v,
              const ForwardBuffers& buffers)
      : call_(call),
        task_(task),
        at_(*task.at),
        rules_(score_rules(call.problem, at_.sequence, 1.0f)),
        packed_k_(packed_k),
        packed_v_(packed_v),
        buffers_(buffers) {}

  /// Rows of q, and the accumulators of the key blocks that belong to this task.
  void run() {
    pack_q();
    const KeyRange blocks = key_blocks();
    pass(blocks, false);
    // A key that only some rows see meets the others with weight 0; if its value is not finite, 0 · v is NaN. That is
    // rare, so it is noticed afterwards and the block done again with such products left out.
    if (partly_masked_ && !finite()) pass(blocks, true);
  }

 private:
  std::int64_t rows() const { return task_.rows.rows(); }
  float* out(std::int64_t row) const { return buffers_.out + row * call_.columns(); }

  void pack_q() {
    const AttentionProblem& p = call_.problem;
    with_dtype(p.q.data, p.q.dtype, [&](const auto* data) {
      for (std::int64_t h = 0; h < task_.rows.heads; ++h)
        pack_rows(data, p.q.strides, at_.sequence, task_.rows.head + h, task_.rows.query, task_.rows.queries,
                  call_.sizes.head_dim, call_.q_scale, buffers_.q + h * task_.rows.queries * call_.sizes.head_dim,
                  call_.sizes.head_dim);
    });
  }

  /// This split's part of the key blocks that the row block sees.
  KeyRange key_blocks() const {
    const KeyRange seen = at_.band.of_any(task_.rows.query, task_.rows.query + task_.rows.queries - 1);
    if (seen.begin >= seen.end) return {0, 0};
    const std::int64_t first = (seen.begin - at_.keys.begin) / call_.tiles.key_block;
    const std::int64_t last = (seen.end - 1 - at_.keys.begin) / call_.tiles.key_block;
    const std::int64_t count = last + 1 - first;
    return {first + count * task_.split / at_.splits, first + count * (task_.split + 1) / at_.splits};
  }

  void pass(KeyRange blocks, bool careful) {
    for (std::int64_t i = 0; i < rows(); ++i) {
      buffers_.max[i] = kMinusInfinity;
      buffers_.sum[i] = 0.0f;
    }
    detail::fill_row(buffers_.out, 0, rows() * call_.columns(), 0.0f);
    last_key_ = std::min(at_.keys.begin + blocks.end * call_.tiles.key_block, at_.keys.end);
    for (std::int64_t block = blocks.begin; block < blocks.end; ++block) tile(block, careful);
  }

  void tile(std::int64_t block, bool careful) {
    const std::int64_t block_begin = at_.keys.begin + block * call_.tiles.key_block;
    const std::int64_t block_end = std::min(block_begin + call_.tiles.key_block, at_.keys.end);
    const KeyRange seen = at_.band.of_any(task_.rows.query, task_.rows.query + task_.rows.queries - 1);
    // Keys before and after those that the row block sees are not touched; packed panels can only be entered at their
    // beginning.
    const std::int64_t skipped = std::max<std::int64_t>(0, seen.begin - block_begin) / kTileColumns * kTileColumns;
    Keys keys{block, block_begin + skipped, std::min(block_end, seen.end), skipped};
    TilePlace place{task_.rows.head, task_.rows.query, keys.begin, task_.rows.queries, keys.count()};
    const bool whole = fully_visible(rules_, place);
    if (!whole || call_.can_mask) partly_masked_ = true;

    load_block(keys);
    // A tile that the band cuts is done in strips of rows, each as far as it sees.
    const std::int64_t strip = whole || at_.direct || task_.rows.heads > 1 ? rows() : 4 * kTileRows;
    for (std::int64_t row = 0; row < rows(); row += strip) {
      const std::int64_t count = std::min(strip, rows() - row);
      if (strip == rows()) {
        scores(keys, row, count, keys.count());
      } else {
        const KeyRange strip_sees = at_.band.of_any(task_.rows.query + row, task_.rows.query + row + count - 1);
        scores(keys, row, count, std::clamp<std::int64_t>(strip_sees.end - keys.begin, 0, keys.count()));
      }
    }
    const std::int64_t padded = round_up(keys.count(), kWidth);
    for (std::int64_t h = 0; h < task_.rows.heads; ++h) {
      place.head = task_.rows.head + h;
      finish_scores(rules_, place, buffers_.scores + h * place.rows * call_.ld(), call_.ld(), padded);
    }
    softmax(padded);
    if (call_.dropout) drop(keys);
    if (careful) return careful_values(keys);
    for (std::int64_t row = 0; row < rows(); row += strip) {
      const std::int64_t count = std::min(strip, rows() - row);
      std::int64_t columns = keys.count();
      if (strip != rows()) {
        const KeyRange strip_sees = at_.band.of_any(task_.rows.query + row, task_.rows.query + row + count - 1);
        columns = std::clamp<std::int64_t>(strip_sees.end - keys.begin, 0, keys.count());
      }
      values(keys, row, count, columns);
    }
  }

  struct Keys {
    std::int64_t block;
    std::int64_t begin, end;
    std::int64_t skipped;  ///< From the block's begin.

    std::int64_t count() const { return end - begin; }
  };

  /// k_ and v_ point at the packed block.
  void load_block(const Keys& keys) {
    if (at_.direct) return;
    if (packed_k_ != nullptr) {
      k_ = packed_k_ + keys.block * call_.packed_k_size();
      v_ = packed_v_ + keys.block * call_.packed_v_size();
      return;
    }
    pack_block(call_, at_, task_.kv_head, keys.block, buffers_.k, buffers_.v);
    k_ = buffers_.k;
    v_ = buffers_.v;
  }

  void scores(const Keys& keys, std::int64_t row, std::int64_t count, std::int64_t columns) {
    const AttentionProblem& p = call_.problem;
    const std::int64_t d = call_.sizes.head_dim;
    float* to = buffers_.scores + row * call_.ld();
    if (at_.direct) {
      return with_dtype(p.k.data, p.k.dtype, [&]<typename T>(const T* data) {
        direct_scores(buffers_.q, d, count, rows_of(data, p.k, keys.begin, columns), to, call_.ld(),
                      rows_of(static_cast<const T*>(p.v.data), p.v, keys.begin, columns));
      });
    }
    gemm<float>(count, round_up(columns, kWidth), d, {buffers_.q + row * d, d, 1},
                {k_ + keys.skipped * d, kTileColumns, d * kTileColumns}, to, call_.ld(), false);
  }

  void softmax(std::int64_t padded) {
    for (std::int64_t i = 0; i < rows(); ++i) {
      float* row = buffers_.scores + i * call_.ld();
      if (call_.base2) {
        softmax_row<true>(row, padded, buffers_.max[i], buffers_.sum[i], out(i), call_.columns());
      } else {
        softmax_row<false>(row, padded, buffers_.max[i], buffers_.sum[i], out(i), call_.columns());
      }
    }
  }

  void drop(const Keys& keys) {
    for (std::int64_t i = 0; i < rows(); ++i) {
      const std::int64_t head = task_.rows.head + i / task_.rows.queries;
      const std::int64_t query = task_.rows.query + i % task_.rows.queries;
      dropout_factors(call_.dropout, dropout_head(call_.sizes, at_.sequence, head), query, keys.begin, keys.count(),
                      buffers_.factors);
      float* row = buffers_.scores + i * call_.ld();
      for (std::int64_t j = 0; j < keys.count(); j += kWidth)
        store(row + j, load(row + j) * load(buffers_.factors + j));
    }
  }

  void values(const Keys& keys, std::int64_t row, std::int64_t count, std::int64_t columns) {
    const AttentionProblem& p = call_.problem;
    const float* weights = buffers_.scores + row * call_.ld();
    if (at_.direct) {
      return with_dtype(p.v.data, p.v.dtype, [&]<typename T>(const T* data) {
        const std::int64_t next = std::min(last_key_ - keys.end, columns);
        direct_values(weights, call_.ld(), count, rows_of(data, p.v, keys.begin, columns), out(row), call_.columns(),
                      rows_of(static_cast<const T*>(p.k.data), p.k, keys.end, next));
      });
    }
    gemm<float>(count, call_.columns(), columns, {weights, call_.ld(), 1},
                {v_ + keys.skipped * kTileColumns, kTileColumns, call_.tiles.key_block * kTileColumns}, out(row),
                call_.columns(), true);
  }

  template <typename T>
  detail::DirectRows<T> rows_of(const T* data, const ConstTensor& tensor, std::int64_t begin,
                                std::int64_t count) const {
    return {data, tensor, at_.sequence, task_.kv_head, begin, count};
  }

  /// As values(), but weight 0 leaves a key out.
  void careful_values(const Keys& keys) {
    const AttentionProblem& p = call_.problem;
    const std::int64_t columns = call_.sizes.head_dim_v;
    with_dtype(p.v.data, p.v.dtype, [&](const auto* data) {
      for (std::int64_t i = 0; i < rows(); ++i) {
        for (std::int64_t j = 0; j < keys.count(); ++j) {
          const float weight = buffers_.scores[i * call_.ld() + j];
          if (weight == 0.0f) continue;
          const auto* value = data + key_offset(p.v.strides, at_.sequence, task_.kv_head, keys.begin + j);
          for (std::int64_t d = 0; d < columns; ++d) out(i)[d] += weight * to_float(value[d]);
        }
      }
    });
  }

  bool finite() const {
    const std::int64_t count = rows() * call_.columns();
    Floats worst{};
    // x − x is 0, or NaN where x is infinite or NaN; sums keep it.
    for (std::int64_t i = 0; i < count; i += kWidth) worst = worst + (load(buffers_.out + i) - load(buffers_.out + i));
    return sum_of_lanes(worst) == 0.0f;
  }

 public:
  /// One key block of a head into its packed form.
  static void pack_block(const ForwardCall& call, const PlannedSequence& at, std::int64_t kv_head, std::int64_t block,
                         float* k, float* v) {
    const AttentionProblem& p = call.problem;
    const std::int64_t begin = at.keys.begin + block * call.tiles.key_block;
    const std::int64_t count = std::min<std::int64_t>(call.tiles.key_block, at.keys.end - begin);
    with_dtype(p.k.data, p.k.dtype, [&](const auto* data) {
      pack_transposed(data, p.k.strides, at.sequence, kv_head, begin, count, call.sizes.head_dim, k);
    });
    with_dtype(p.v.data, p.v.dtype, [&](const auto* data) {
      pack_panels(data, p.v.strides, at.sequence, kv_head, begin, count, call.sizes.head_dim_v, call.tiles.key_block,
                  v);
    });
  }

 private:
  const ForwardCall& call_;
  const ForwardTask& task_;
  const PlannedSequence& at_;
  ScoreRules rules_;
  const float *packed_k_, *packed_v_;
  ForwardBuffers buffers_;
  const float *k_ = nullptr, *v_ = nullptr;
  std::int64_t last_key_ = 0;  ///< One past the last key of the blocks of this task.
  bool partly_masked_ = false;
};

}  // namespace anywarp::attention::cpu::ANYWARP_ISA
