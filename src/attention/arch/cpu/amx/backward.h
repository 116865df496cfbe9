// The backward of one head's queries against a range of its keys, in one pass over blocks of 256 keys × 256 queries:
//   Sᵀ = K Qᵀ, Pᵀ = 2^(Sᵀ − lse), dPᵀ = V dOᵀ, dSᵀ = Pᵀ ∘ (dPᵀ − δ)
//   dV += Pᵀ dO, dK += dSᵀ Q, dQᵀ += Kᵀ dSᵀ
// All five products are on tiles, with float32 accumulators that stay in memory as tiles and are loaded and stored once
// a block. Keys are lines and queries are lanes, so that lse and δ are vectors and no product needs a transposition: Pᵀ
// and dSᵀ are left operands as they are, and dSᵀ a right one with its rows interleaved. Source of the formulas: Dao
// 2023, FlashAttention-2, algorithm 2.
#pragma once

#include "attention/arch/cpu/amx/edit.h"
#include "attention/arch/cpu/amx/job.h"
#include "attention/arch/cpu/amx/power.h"
#include "attention/arch/cpu/amx/tile.h"
#include "attention/arch/cpu/amx/words.h"

namespace anywarp::attention::cpu::ANYWARP_ISA {

inline constexpr int kBackwardSteps = amx::kKeyBlock / amx::kStep;  ///< Of keys and of queries in one block.

template <int Parts>
class Backward {
 public:
  explicit Backward(const amx::BackwardJob& job) : job_(job) {
    char* next = job.scratch;
    const auto take = [&](std::int64_t bytes) {
      char* const taken = next;
      next += bytes;
      return taken;
    };
    scores_ = take(kScoreBytes);
    products_ = take(kScoreBytes);
    slopes_ = take(kScoreBytes);
    p_ = take(kBackwardSteps * kBackwardSteps * kPieceBytes);
    ds_ = take(kBackwardSteps * kBackwardSteps * kPieceBytes);
    ds_pairs_ = take(kBackwardSteps * kBackwardSteps * kPieceBytes);
  }

  static std::int64_t scratch() { return 3 * kScoreBytes + 3 * kBackwardSteps * kBackwardSteps * kPieceBytes; }

  void run() {
    tiles_begin();
    const std::int64_t key_steps = steps_of(job_.band.seqlen_k);
    for (std::int64_t block = job_.first_block; block * kBackwardSteps < key_steps; block += job_.block_stride) {
      const std::int64_t step = block * kBackwardSteps;
      const std::int64_t left = key_steps - step;
      keys_of_block(step, left < kBackwardSteps ? static_cast<int>(left) : kBackwardSteps);
    }
    tiles_end();
  }

 private:
  static constexpr std::int64_t kScoreBytes = 4 * kTileBytes;          ///< [query tile][32 keys][16] float32.
  static constexpr std::int64_t kPieceBytes = 2 * Parts * kTileBytes;  ///< A 32 × 32 piece of P or dS.

  static std::int64_t steps_of(std::int64_t rows) { return (rows + amx::kStep - 1) / amx::kStep; }

  /// Steps of queries that see some of the keys of a step, from all of the sequence's.
  void seeing_steps(std::int64_t key_step, std::int64_t* begin, std::int64_t* end) const {
    const std::int64_t first = key_step * amx::kStep;
    const std::int64_t last = clamp_to(first + amx::kStep, 0, job_.band.seqlen_k) - 1;
    const std::int64_t low = clamp_to(first - job_.band.high, 0, job_.seqlen_q);
    const std::int64_t high = clamp_to(last - job_.band.low + 1, low, job_.seqlen_q);
    *begin = low / amx::kStep;
    *end = low == high ? *begin : steps_of(high);
  }

  /// One block of keys against all queries.
  void keys_of_block(std::int64_t key_step, int keys) {
    std::int64_t begin[kBackwardSteps], end[kBackwardSteps];
    std::int64_t first = steps_of(job_.seqlen_q), last = 0;
    for (int i = 0; i < keys; ++i) {
      seeing_steps(key_step + i, &begin[i], &end[i]);
      if (begin[i] == end[i]) continue;
      if (begin[i] < first) first = begin[i];
      if (end[i] > last) last = end[i];
    }
    for (std::int64_t query_step = first; query_step < last; query_step += kBackwardSteps) {
      for (int i = 0; i < keys; ++i) {
        from_[i] = static_cast<int>(clamp_to(begin[i] - query_step, 0, kBackwardSteps));
        to_[i] = static_cast<int>(clamp_to(end[i] - query_step, from_[i], kBackwardSteps));
        for (int j = from_[i]; j < to_[i]; ++j) piece(key_step + i, query_step + j, i, j);
      }
      for (int i = 0; i < keys; ++i) {
        if (from_[i] == to_[i]) continue;
        key_gradient(p_, i, query_step, job_.dout_pairs, job_.shape.value_steps, job_.dv, key_step + i);
        key_gradient(ds_, i, query_step, job_.q_pairs, job_.shape.dim_steps, job_.dk, key_step + i);
      }
      for (int j = 0; j < kBackwardSteps; ++j) query_gradient(j, query_step + j, key_step, keys);
    }
  }

  std::int64_t piece_at(int key, int query) const { return (key * kBackwardSteps + query) * kPieceBytes; }

  /// c[query tile][32 keys][16] = rows(32 keys) · rows(32 queries)ᵀ over `depth` steps of columns.
  ANYWARP_INLINE void multiply_rows(const char* keys, const char* queries, int depth, char* c) const {
    const std::int64_t tile_bytes = std::int64_t{Parts} * depth * kTileBytes;
    block_zero();
    unrolled<ScoreProducts<Parts>::count>([&](auto n) {
      const char* a = keys + ScoreProducts<Parts>::left[n.value] * depth * kTileBytes;
      const char* b = queries + ScoreProducts<Parts>::right[n.value] * depth * kTileBytes;
      for (int i = 0; i < depth; ++i, a += kTileBytes, b += kTileBytes)
        block_multiply(a, a + tile_bytes, b, b + tile_bytes);
    });
    block_store(c, c + 2 * kTileBytes, c + kTileBytes, c + 3 * kTileBytes);
  }

  /// P and dS of 32 keys × 32 queries, in their operands' orders.
  void piece(std::int64_t key_step, std::int64_t query_step, int i, int j) {
    const int depth = job_.shape.dim_steps, depth_v = job_.shape.value_steps;
    const std::int64_t row_bytes = 2 * Parts * kTileBytes;
    multiply_rows(job_.keys + key_step * depth * row_bytes, job_.q_t + query_step * depth * row_bytes, depth, scores_);
    multiply_rows(job_.values + key_step * depth_v * row_bytes, job_.dout_t + query_step * depth_v * row_bytes, depth_v,
                  products_);
    const std::int64_t key = key_step * amx::kStep, query = query_step * amx::kStep;
    const std::int64_t keys = job_.band.seqlen_k - key;
    for (int t = 0; t < 2; ++t) {
      const std::int64_t queries = job_.seqlen_q - query - t * kWidth;
      if (queries < 1) continue;  // Their shift is +∞.
      const ScorePiece scores{reinterpret_cast<float*>(scores_) + 512 * t, key, query + t * kWidth,
                              keys < amx::kStep ? static_cast<int>(keys) : amx::kStep,
                              queries < kWidth ? static_cast<int>(queries) : kWidth};
      if (job_.options.edited) edit_scores(job_.options, scores, reinterpret_cast<float*>(slopes_) + 512 * t);
      if (!all_seen(job_.band, key, scores.query, scores.queries)) mask_band(job_.band, scores);
    }
    if (job_.options.edited || job_.dropout.threshold != 0) {
      gradients<true>(key, query, i, j);
    } else {
      gradients<false>(key, query, i, j);
    }
  }

  /// Elementwise: from scores and dP to P, dS and dS in pairs.
  template <bool Options>
  void gradients(std::int64_t key, std::int64_t query, int i, int j) const {
    const Floats exponent = broadcast(job_.exponent);
    const Floats keep_scale = broadcast(job_.dropout.keep_scale);
    const auto* const scores = reinterpret_cast<const float*>(scores_);
    const auto* const products = reinterpret_cast<const float*>(products_);
    const auto* const slopes = reinterpret_cast<const float*>(slopes_);
    Floats shift[2], delta[2];
    unrolled<2>([&](auto t) {
      shift[t.value] = load(job_.shift + query + kWidth * t.value);
      // Not edited: 2^(exponent · s − log2 e · lse).
      if (!Options) shift[t.value] *= broadcast(-kLog2E);
      delta[t.value] = load(job_.delta + query + kWidth * t.value);
    });
    for (int pair = 0; pair < amx::kStep / 2; ++pair) {
      Floats p[2][2], ds[2][2];  // [row of the pair][query tile]
      unrolled<2>([&](auto t) {
        Uints keep[4] = {};
        if (Options && job_.dropout.threshold != 0)
          dropout_keeps(job_.dropout, key + pair / 2 * 4, query + kWidth * t.value, keep);
        unrolled<2>([&](auto r) {
          const int at = 512 * t.value + kWidth * (2 * pair + r.value);
          Floats product = load(products + at);
          Floats power;
          if constexpr (Options) {
            const Floats score = load(scores + at);
            const Floats exact = job_.options.edited ? (score - shift[t.value]) * exponent
                                                     : fma(score, exponent, shift[t.value] * broadcast(-kLog2E));
            power = power_of_two<Parts>(exact);
          } else {
            power = power_of_two<Parts>(fma(load(scores + at), exponent, shift[t.value]));
          }
          Floats seen = power;
          if (Options && job_.dropout.threshold != 0) {
            const Ints kept = bits_as<Ints>(keep[(pair % 2) * 2 + r.value]);
            seen = select(kept, power * keep_scale, Floats{});
            product = select(kept, product * keep_scale, Floats{});
          }
          p[r.value][t.value] = seen;
          ds[r.value][t.value] = power * (product - delta[t.value]);
          // Where P is 0 no slope may have been written: keys and queries past the last.
          if (Options && job_.options.softcap > 0.0f)
            ds[r.value][t.value] = select(power > 0.0f, ds[r.value][t.value] * load(slopes + at), Floats{});
        });
      });
      const std::int64_t line = (pair / 8) * Parts * kTileBytes + (2 * pair % 16) * 64;
      unrolled<2>([&](auto r) {
        store_lines(p_ + piece_at(i, j) + line + 64 * r.value, p[r.value][0], p[r.value][1]);
        store_lines(ds_ + piece_at(i, j) + line + 64 * r.value, ds[r.value][0], ds[r.value][1]);
      });
      unrolled<2>([&](auto t) {
        Uints parts[Parts];
        interleave_parts<Parts>(ds[0][t.value], ds[1][t.value], parts);
        unrolled<Parts>([&](auto part) {
          store_line(ds_pairs_ + piece_at(i, j) + (2 * part.value + t.value) * kTileBytes + 64 * pair,
                     parts[part.value]);
        });
      });
    }
  }

  /// A line of 32 queries, the parts a tile apart.
  ANYWARP_INLINE static void store_lines(char* to, Floats low, Floats high) {
    Uints parts[Parts];
    interleave_parts<Parts>(low, high, parts);
    unrolled<Parts>([&](auto p) { store_line(to + p.value * kTileBytes, side_by_side(parts[p.value])); });
  }

  /// d[32 keys][columns] += piece(keys, queries) · rows(queries), for the queries that see the keys.
  ANYWARP_INLINE void key_gradient(const char* pieces, int i, std::int64_t query_step, const char* rows, int steps,
                                   char* to, std::int64_t key_step) const {
    char* const c = to + key_step * 4 * steps * kTileBytes;
    for (int column = 0; column < 2 * steps; column += 2) {
      char* const c0 = c + column * kTileBytes;
      char* const c1 = c0 + 2 * steps * kTileBytes;
      block_load(c0, c0 + kTileBytes, c1, c1 + kTileBytes);
      for (int j = from_[i]; j < to_[i]; ++j) {
        unrolled<Products<Parts>::count>([&](auto n) {
          const char* const a = pieces + piece_at(i, j) + Products<Parts>::left[n.value] * kTileBytes;
          const char* const b =
              rows + (((query_step + j) * Parts + Products<Parts>::right[n.value]) * 2 * steps + column) * kTileBytes;
          block_multiply(a, a + Parts * kTileBytes, b, b + kTileBytes);
        });
      }
      block_store(c0, c0 + kTileBytes, c1, c1 + kTileBytes);
    }
  }

  /// dQᵀ[columns][32 queries] += Kᵀ(columns, keys) · dSᵀ(keys, queries), for the keys that are seen.
  void query_gradient(int j, std::int64_t query_step, std::int64_t key_step, int keys) const {
    const int steps = job_.shape.dim_steps;
    int first = 0, last = keys;
    while (first < last && !(from_[first] <= j && j < to_[first])) ++first;
    while (first < last && !(from_[last - 1] <= j && j < to_[last - 1])) --last;
    if (first == last) return;
    char* const c = job_.dq_t + query_step * 4 * steps * kTileBytes;
    for (int column = 0; column < 2 * steps; column += 2) {
      char* const c0 = c + column * 2 * kTileBytes;
      block_load(c0, c0 + kTileBytes, c0 + 2 * kTileBytes, c0 + 3 * kTileBytes);
      for (int i = first; i < last; ++i) {
        unrolled<Products<Parts>::count>([&](auto n) {
          const char* const a =
              job_.keys_t +
              (((key_step + i) * Parts + Products<Parts>::left[n.value]) * 2 * steps + column) * kTileBytes;
          const char* const b = ds_pairs_ + piece_at(i, j) + Products<Parts>::right[n.value] * 2 * kTileBytes;
          block_multiply(a, a + kTileBytes, b, b + kTileBytes);
        });
      }
      block_store(c0, c0 + kTileBytes, c0 + 2 * kTileBytes, c0 + 3 * kTileBytes);
    }
  }

  const amx::BackwardJob& job_;
  char *scores_ = nullptr, *products_ = nullptr, *slopes_ = nullptr;
  char *p_ = nullptr, *ds_ = nullptr, *ds_pairs_ = nullptr;
  int from_[kBackwardSteps] = {}, to_[kBackwardSteps] = {};  ///< Of each key step: the block's query steps that see it.
};

inline void backward(const amx::BackwardJob& job) {
  if (job.shape.parts == 1) return Backward<1>(job).run();
  Backward<2>(job).run();
}

inline std::int64_t backward_scratch(const amx::Shape& shape) {
  return shape.parts == 1 ? Backward<1>::scratch() : Backward<2>::scratch();
}

}  // namespace anywarp::attention::cpu::ANYWARP_ISA
