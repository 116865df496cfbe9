// The backward in one pass over tiles: for each block of keys, for each block of queries that sees it (and each head of
// the group), S and P are computed again from q, k and lse, then
//
//   dP = dout vᵀ,  dS = P ∘ (dropout · dP − mean),  dv += Pᵀ dout,  dk += dSᵀ q,  dq += dS k,
//
// with mean = Σ out · dout − dlse. All three sums are float32 and rounded once, at their end. Source: Dao 2023
// (FlashAttention-2), algorithm 2; who computes which block and in which order: backward_schedule.h.
#pragma once

#include <algorithm>
#include <cstring>

#include "attention/arch/cpu/backward_bias.h"
#include "attention/arch/cpu/backward_correction.h"
#include "attention/arch/cpu/backward_rows.h"
#include "attention/arch/cpu/backward_tile.h"

namespace anywarp::attention::cpu::ANYWARP_ISA {
namespace detail {

/// Rows or columns of a tile that the band cuts, which are computed together.
inline constexpr std::int64_t kCutRows = 24;

/// One worker with the ticket that it works on.
class BackwardWorker {
 public:
  BackwardWorker(const BackwardCall& call, int worker)
      : call_(call),
        dropout_(dropout_rules(call.problem.dropout)),
        keys_(call.memory.keys(worker)),
        row_q_(call.memory.row_q),
        row_v_(call.memory.row_v),
        row_s_(call.memory.row_s),
        head_dim_(call.sizes.head_dim),
        head_dim_v_(call.sizes.head_dim_v) {
    ticket_.worker = worker;
  }

  void run() {
    while (call_.schedule.take(ticket_)) {
      queries_ = call_.memory.queries(ticket_.slot);
      rules_ = score_rules(call_.problem, ticket_.sequence, 1.0f);  // The scale is in q already.
      if (call_.bias) call_.schedule.wait_for_earlier_units(ticket_);
      if (ticket_.block == 0) zero_blind_queries();
      if (ticket_.keys > 0) work_on_keys();
      if (call_.schedule.finish(ticket_)) {
        if (call_.bias && call_.bias.sums_keys())
          add_bias_rows(call_.bias, call_.schedule, ticket_, call_.sizes.group, queries_.bias_rows);
        call_.schedule.close(ticket_);
      }
    }
  }

 private:
  struct Range {
    std::int64_t begin, end;
    std::int64_t size() const { return end - begin; }
  };

  std::int64_t query_blocks() const {
    return (ticket_.sequence.seqlen_q + call_.schedule.blocks().queries - 1) / call_.schedule.blocks().queries;
  }

  std::int64_t first_row(const QueryBlock& block) const { return block.index * call_.schedule.blocks().queries; }

  /// Query blocks that see no key at all are no step of any ticket.
  void zero_blind_queries() {
    for (std::int64_t member = 0; member < call_.sizes.group; ++member) {
      for (std::int64_t i = 0; i < query_blocks(); ++i) {
        const QueryBlock block = call_.schedule.query_block(ticket_, member, i);
        if (block.first_key_block < block.end_key_block) continue;
        std::memset(queries_.dq + first_row(block) * row_q_, 0, sizeof(float) * block.rows * row_q_);
        std::memset(queries_.bias_rows + first_row(block), 0, sizeof(float) * block.rows);
        if (call_.outputs.dq) write_dq(member, block);
      }
    }
  }

  void work_on_keys() {
    read_keys(call_.problem, ticket_, static_cast<bool>(call_.outputs.dq), keys_, row_q_);
    std::memset(keys_.dk, 0, sizeof(float) * ticket_.keys * row_q_);
    std::memset(keys_.dv, 0, sizeof(float) * ticket_.keys * row_v_);
    const Range queries = visible_queries(0, ticket_.keys, 0, ticket_.sequence.seqlen_q);
    const std::int64_t size = call_.schedule.blocks().queries;
    for (std::int64_t member = 0; member < call_.sizes.group; ++member)
      for (std::int64_t i = queries.begin / size; queries.begin < queries.end && i * size < queries.end; ++i)
        step(member, call_.schedule.query_block(ticket_, member, i));
    write_keys(call_.outputs.dk, keys_.dk, row_q_, call_.base2 ? kLn2 : 1.0f);  // q is in base 2.
    write_keys(call_.outputs.dv, keys_.dv, row_v_, 1.0f);
  }

  void step(std::int64_t member, const QueryBlock& block) {
    const std::int64_t head = ticket_.kv_head * call_.sizes.group + member;
    if (call_.schedule.claim(ticket_, block)) {
      read_queries(call_.problem, call_.inputs, ticket_.sequence, head, block, first_row(block), call_.q_scale,
                   call_.base2, queries_, row_q_, row_v_, keys_.row);
      correct_weights(call_, ticket_, rules_, head, block, first_row(block), queries_, keys_);
      call_.schedule.prepared(ticket_, block);
    }
    whole_ = fully_visible(rules_, {head, block.query, ticket_.key, block.rows, ticket_.keys});
    for_cuts(block.rows, [&](std::int64_t row, std::int64_t rows) { weigh(head, block, row, rows); });
    if (call_.outputs.dv || call_.outputs.dk)
      for_cuts(ticket_.keys, [&](std::int64_t key, std::int64_t keys) { add_key_gradients(block, key, keys); });
    if (!call_.has_turns()) return;
    call_.schedule.wait_turn(ticket_, block);
    add_query_gradients(block);
    if (call_.outputs.dq && ticket_.block + 1 == block.end_key_block) write_dq(member, block);
    call_.schedule.pass_turn(ticket_, block);
  }

  /// body(first, count) for a whole tile at once, or for strips of one that the band cuts.
  template <typename Body>
  void for_cuts(std::int64_t count, Body body) const {
    const std::int64_t strip = whole_ ? count : kCutRows;
    for (std::int64_t i = 0; i < count; i += strip) body(i, std::min(strip, count - i));
  }

  /// Of the ticket's keys, those that some query of [query, + rows) sees; whole panels, but for the end.
  Range visible_keys(std::int64_t query, std::int64_t rows) const {
    if (whole_) return {0, ticket_.keys};
    const KeyRange seen = ticket_.band.of_any(query, query + rows - 1);
    const std::int64_t begin = std::clamp<std::int64_t>(seen.begin - ticket_.key, 0, ticket_.keys);
    const std::int64_t end = std::clamp<std::int64_t>(seen.end - ticket_.key, begin, ticket_.keys);
    if (begin == end) return {0, 0};
    return {begin / kTileColumns * kTileColumns, end};
  }

  /// Of [query, end), those that see some of the ticket's keys [key, + keys).
  Range visible_queries(std::int64_t key, std::int64_t keys, std::int64_t query, std::int64_t end) const {
    const KeyRange seen = ticket_.band.queries(ticket_.key + key, ticket_.key + key + keys - 1);
    const std::int64_t begin = std::clamp<std::int64_t>(seen.begin, query, end);
    return {begin, std::clamp<std::int64_t>(seen.end, begin, end)};
  }

  /// P and dS of rows [row, + rows) of the block; 0 where nothing is seen.
  void weigh(std::int64_t head, const QueryBlock& block, std::int64_t row, std::int64_t rows) {
    const Range keys = visible_keys(block.query + row, rows);
    const std::int64_t padded = round_up(keys.end, kTileColumns);
    const std::int64_t width = padded - keys.begin;
    float* const scores = keys_.scores + row * row_s_ + keys.begin;
    float* const dscores = keys_.dscores + row * row_s_ + keys.begin;
    float* const slopes = keys_.slopes + row * row_s_ + keys.begin;
    const std::int64_t at = first_row(block) + row;
    const bool gradient = call_.wants_dscores();
    const bool bends = gradient && rules_.softcap > 0.0f;

    if (width > 0) {
      gemm<float>(rows, width, head_dim_, {queries_.q + at * row_q_, row_q_, 1},
                  {keys_.keys_transposed + keys.begin * head_dim_, kTileColumns, head_dim_ * kTileColumns}, scores,
                  row_s_, false);
      if (gradient)
        gemm<float>(rows, width, head_dim_v_, {queries_.dout + at * row_v_, row_v_, 1},
                    {keys_.values_transposed + keys.begin * head_dim_v_, kTileColumns, head_dim_v_ * kTileColumns},
                    dscores, row_s_, false);
      finish_scores(rules_, {head, block.query + row, ticket_.key + keys.begin, rows, keys.size()}, scores, row_s_,
                    width, bends ? slopes : nullptr);
    }
    for (std::int64_t i = 0; i < rows; ++i) {
      float* const scores_row = scores + i * row_s_;
      float* const dscores_row = dscores + i * row_s_;
      const float* factors = nullptr;
      if (dropout_) {
        dropout_factors(dropout_, dropout_head(call_.sizes, ticket_.sequence, head), block.query + row + i,
                        ticket_.key + keys.begin, width, keys_.factors);
        factors = keys_.factors;
      }
      weigh_row(scores_row, dscores_row, width, queries_.lse[at + i], call_.unit(), queries_.correction[at + i],
                queries_.mean[at + i], factors, gradient);
      if (call_.bias) add_to_bias(head, block.query + row + i, keys, dscores_row, row + i);
      if (bends) apply_slopes(dscores_row, slopes + i * row_s_, width);
      clear_unseen(scores_row, keys.begin, padded);
      if (gradient) clear_unseen(dscores_row, keys.begin, padded);
    }
  }

  /// Zeros in what of a row lies outside [begin, end); `row` points at column `begin`.
  void clear_unseen(float* row, std::int64_t begin, std::int64_t end) const {
    std::memset(row - begin, 0, sizeof(float) * begin);
    if (end < ticket_.keys) std::memset(row - begin + end, 0, sizeof(float) * (ticket_.keys - end));
  }

  void add_to_bias(std::int64_t head, std::int64_t query, Range keys, const float* dscores, std::int64_t row) {
    if (call_.bias.sums_keys()) {
      keys_.row_sums[row] = sum_row(dscores, keys.size());
    } else {
      add_row(dscores, keys.size(), call_.bias.at(ticket_.sequence.index, head, query, ticket_.key + keys.begin));
    }
  }

  /// dv += Pᵀ dout and dk += dSᵀ q for keys [key, + keys) of the ticket.
  void add_key_gradients(const QueryBlock& block, std::int64_t key, std::int64_t keys) {
    Range queries{block.query, block.query + block.rows};
    if (!whole_) queries = visible_queries(key, keys, queries.begin, queries.end);
    const std::int64_t row = queries.begin - block.query;
    const std::int64_t at = first_row(block) + row;
    if (call_.outputs.dv)
      gemm<float>(keys, round_up(head_dim_v_, kWidth), queries.size(), {keys_.scores + row * row_s_ + key, 1, row_s_},
                  {queries_.dout + at * row_v_, row_v_, kTileColumns}, keys_.dv + key * row_v_, row_v_, true);
    if (call_.outputs.dk)
      gemm<float>(keys, round_up(head_dim_, kWidth), queries.size(), {keys_.dscores + row * row_s_ + key, 1, row_s_},
                  {queries_.q + at * row_q_, row_q_, kTileColumns}, keys_.dk + key * row_q_, row_q_, true);
  }

  /// dq += dS k, and the sums along the keys.
  void add_query_gradients(const QueryBlock& block) {
    const bool first = ticket_.block == block.first_key_block;
    const std::int64_t at = first_row(block);
    if (call_.outputs.dq) {
      for_cuts(block.rows, [&](std::int64_t row, std::int64_t rows) {
        const Range keys = visible_keys(block.query + row, rows);
        gemm<float>(rows, round_up(head_dim_, kWidth), keys.size(),
                    {keys_.dscores + row * row_s_ + keys.begin, row_s_, 1},
                    {keys_.keys + keys.begin * row_q_, row_q_, kTileColumns}, queries_.dq + (at + row) * row_q_, row_q_,
                    !first);
      });
    }
    if (call_.bias && call_.bias.sums_keys())
      for (std::int64_t i = 0; i < block.rows; ++i)
        queries_.bias_rows[at + i] = (first ? 0.0f : queries_.bias_rows[at + i]) + keys_.row_sums[i];
  }

  void write_dq(std::int64_t member, const QueryBlock& block) {
    const Tensor& dq = call_.outputs.dq;
    const std::int64_t head = ticket_.kv_head * call_.sizes.group + member;
    with_dtype(dq.data, dq.dtype, [&](auto* data) {
      for (std::int64_t i = 0; i < block.rows; ++i)
        round_row(queries_.dq + (first_row(block) + i) * row_q_,
                  data + query_offset(dq.strides, ticket_.sequence, head, block.query + i), head_dim_, call_.scale);
    });
  }

  void write_keys(const Tensor& tensor, const float* sums, std::int64_t row, float scale) const {
    if (!tensor) return;
    with_dtype(tensor.data, tensor.dtype, [&](auto* data) {
      for (std::int64_t j = 0; j < ticket_.keys; ++j)
        round_row(sums + j * row, data + key_offset(tensor.strides, ticket_.sequence, ticket_.kv_head, ticket_.key + j),
                  tensor.shape[3], scale);
    });
  }

  const BackwardCall& call_;
  const DropoutRules dropout_;
  KeyMemory keys_;
  QueryMemory queries_;
  ScoreRules rules_;
  KeyTicket ticket_;
  std::int64_t row_q_, row_v_, row_s_, head_dim_, head_dim_v_;
  bool whole_ = false;  ///< Band and lengths cut nothing from the tile of this step.
};

}  // namespace detail

inline void work_on_backward(const BackwardCall& call, int worker) { detail::BackwardWorker(call, worker).run(); }

/// run_backward with this instruction set.
inline Result<void> backward(std::string_view isa, const AttentionProblem& problem, const BackwardInputs& inputs,
                             const BackwardOutputs& outputs, const Execution& execution) {
  return run_backward(problem, inputs, outputs, execution,
                      {.shape = tile_shape(isa, problem, Pass::Backward),
                       .panel = kTileColumns,
                       .work = work_on_backward,
                       .write_bias = write_bias,
                       .sink_gradient = sink_gradient});
}

}  // namespace anywarp::attention::cpu::ANYWARP_ISA
