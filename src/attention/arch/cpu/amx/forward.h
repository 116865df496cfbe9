// The forward of up to 256 queries against all keys of their head: online softmax over steps of 32 keys × 32 queries.
//
// The products of the tiles and the vector work of the softmax are about as long as each other and use different units,
// so they are written into one instruction stream in small pieces (a core reorders some 500 instructions; a step's
// softmax alone is 900): while the softmax of one step goes on, the tiles compute the scores of the next step, and the
// output of the block before.
//
// The running maximum is allowed to be stale: as long as no score exceeds it by more than 2^8 nothing is rescaled,
// which after the first step is the rule. P is then at most 2^8 and loses nothing, since bfloat16 keeps its 8 bits at
// any magnitude and the sum is taken of the same rounded P.
#pragma once

#include "attention/arch/cpu/amx/edit.h"
#include "attention/arch/cpu/amx/finish.h"
#include "attention/arch/cpu/amx/job.h"
#include "attention/arch/cpu/amx/pack.h"
#include "attention/arch/cpu/amx/power.h"
#include "attention/arch/cpu/amx/tile.h"

namespace anywarp::attention::cpu::ANYWARP_ISA {

inline constexpr int kForwardSteps = 16;   ///< Steps of 32 keys that all queries take before the next: 512 keys in L2.
inline constexpr float kStaleBits = 8.0f;  ///< log2 of how far a score may exceed the maximum in use.
inline constexpr int kValueSteps = 16;     ///< Products in a row on one block of the output.

namespace detail {
ANYWARP_INLINE bool any_lane(Ints condition) {
#if defined(__AVX512DQ__)
  return _mm512_movepi32_mask(bits_as<__m512i>(condition)) != 0;
#else
  int any = 0;
  for (int i = 0; i < kWidth; ++i) any |= condition[i];
  return any != 0;
#endif
}
}  // namespace detail

template <int Parts>
class Forward {
 public:
  explicit Forward(const amx::ForwardJob& job) : job_(job) {
    pairs_ = (job.queries + amx::kStep - 1) / amx::kStep;
    value_tiles_ = 2 * job.shape.value_steps;
    char* next = job.scratch;
    const auto take = [&](std::int64_t bytes) {
      char* const taken = next;
      next += bytes;
      return taken;
    };
    queries_ = take(std::int64_t{pairs_} * query_bytes());
    output_ = take(std::int64_t{pairs_} * output_bytes());
    for (int i = 0; i < 2; ++i) probabilities_[i] = take(kForwardSteps * kProbabilityBytes);
    for (int i = 0; i < 2; ++i) scores_[i] = take(kScoreBytes);
    maximum_ = reinterpret_cast<float*>(take(std::int64_t{pairs_} * 128));
    sum_ = reinterpret_cast<float*>(take(std::int64_t{pairs_} * 128));
    exact_ = reinterpret_cast<float*>(take(std::int64_t{pairs_} * 128));
  }

  static std::int64_t scratch(const amx::Shape& shape) {
    const std::int64_t pairs = amx::kQueryBlock / amx::kStep;
    return pairs * (2 * Parts * shape.dim_steps + 4 * shape.value_steps) * kTileBytes +
           2 * kForwardSteps * kProbabilityBytes + 2 * kScoreBytes + 3 * pairs * 128;
  }

  void run() {
    prepare();
    tiles_begin();
    if (job_.options.edited || job_.dropout.threshold != 0) {
      steps<true>();
    } else {
      steps<false>();
    }
    tiles_end();
    for (int pair = 0; pair < pairs_; ++pair) {
      const int left = job_.queries - pair * amx::kStep;
      finish_output(job_, output_ + pair * output_bytes(), pair * amx::kStep, left < amx::kStep ? left : amx::kStep,
                    maximum_ + 32 * pair, (Parts == 1 ? sum_ : exact_) + 32 * pair, exact_ + 32 * pair);
    }
  }

 private:
  static constexpr std::int64_t kScoreBytes = 4 * kTileBytes;                ///< [query tile][32 keys][16] float32.
  static constexpr std::int64_t kProbabilityBytes = 2 * Parts * kTileBytes;  ///< [part][query tile], pairs.

  /// 32 keys × 32 queries.
  struct Step {
    int pair = 0;            ///< Which 32 queries; pairs_: none left.
    std::int64_t step = 0;   ///< Which 32 keys.
    std::int64_t begin = 0;  ///< The block's first step of this pair,
    std::int64_t end = 0;    ///< and the one after the last.
    std::int64_t block = 0;  ///< The block's first step of all pairs.
  };

  /// Products P · V that are due: [from, to) of a block whose probabilities lie at `probabilities`, from step `begin`.
  struct Due {
    int pair = 0;
    const char* probabilities = nullptr;
    std::int64_t begin = 0, from = 0, to = 0;
    std::int64_t total = 0, done = 0;  ///< In products of one step with one pair of value tiles.
  };

  std::int64_t query_bytes() const { return std::int64_t{2} * Parts * job_.shape.dim_steps * kTileBytes; }
  std::int64_t output_bytes() const { return std::int64_t{2} * value_tiles_ * kTileBytes; }

  void prepare() {
    amx::PackJob pack_job{};
    pack_job.dtype = job_.dtype;
    pack_job.parts = Parts;
    pack_job.columns = job_.head_dim;
    const std::int64_t row_bytes = job_.q_stride * 2;
    for (int pair = 0; pair < pairs_; ++pair) {
      for (int i = 0; i < amx::kStep; ++i) {
        const int query = pair * amx::kStep + i;
        pack_job.rows[i] = query < job_.queries ? static_cast<const char*>(job_.q) + query * row_bytes : nullptr;
      }
      pack_job.straight_transposed = queries_ + pair * query_bytes();
      pack(pack_job);
    }
    std::memset(output_, 0, static_cast<std::size_t>(pairs_ * output_bytes()));
    for (int i = 0; i < 32 * pairs_; ++i) {
      maximum_[i] = kMinusInfinity;
      sum_[i] = exact_[i] = 0.0f;
    }
  }

  // ---- The walk over steps ----

  void visible_steps(int pair, std::int64_t* begin, std::int64_t* end) const {
    const std::int64_t first = job_.query + pair * amx::kStep;
    const int left = job_.queries - pair * amx::kStep;
    const std::int64_t last = first + (left < amx::kStep ? left : amx::kStep) - 1;
    const std::int64_t low = clamp_to(first + job_.band.low, 0, job_.band.seqlen_k);
    const std::int64_t high = clamp_to(last + job_.band.high + 1, low, job_.band.seqlen_k);
    *begin = low / amx::kStep;
    *end = low == high ? *begin : (high + amx::kStep - 1) / amx::kStep;
  }

  /// The next pair of this block or of a later one that sees any of it, starting with (pair, block).
  Step unit_from(int pair, std::int64_t block) const {
    std::int64_t begin, end;
    for (; block < last_; block += kForwardSteps, pair = 0) {
      for (; pair < pairs_; ++pair) {
        visible_steps(pair, &begin, &end);
        if (begin < block) begin = block;
        if (end > block + kForwardSteps) end = block + kForwardSteps;
        if (begin < end) return {pair, begin, begin, end, block};
      }
    }
    return {pairs_, 0, 0, 0, 0};
  }

  Step first_step() {
    std::int64_t first = -1, begin, end;
    for (int i = 0; i < pairs_; ++i) {
      visible_steps(i, &begin, &end);
      if (begin < end && (first < 0 || begin < first)) first = begin;
      if (end > last_) last_ = end;
    }
    return first < 0 ? Step{pairs_, 0, 0, 0, 0} : unit_from(0, first);
  }

  ANYWARP_INLINE Step after(Step step) const {
    if (++step.step < step.end) return step;
    return unit_from(step.pair + 1, step.block);
  }

  // ---- Products ----

  /// Products [from, to) of the scores of a step; all are ScoreProducts::count · dim_steps. C stays in the tiles.
  ANYWARP_INLINE void multiply_scores(const Step& step, int from, int to) const {
    const int depth = job_.shape.dim_steps;
    const std::int64_t tile_bytes = std::int64_t{Parts} * depth * kTileBytes;
    const char* const keys = job_.keys + step.step * 2 * tile_bytes;
    const char* const queries = queries_ + step.pair * query_bytes();
    for (int n = from; n < to; ++n) {
      const int product = Parts == 1 ? 0 : n / depth;
      const int column = n - product * depth;
      const char* const a = keys + (ScoreProducts<Parts>::left[product] * depth + column) * kTileBytes;
      const char* const b = queries + (ScoreProducts<Parts>::right[product] * depth + column) * kTileBytes;
      block_multiply(a, a + tile_bytes, b, b + tile_bytes);
    }
  }

  ANYWARP_INLINE void store_scores(char* scores) const {
    block_store(scores, scores + 2 * kTileBytes, scores + kTileBytes, scores + 3 * kTileBytes);
  }

  char* output_tile(int pair, int tile) const { return output_ + pair * output_bytes() + tile * 2 * kTileBytes; }

  /// Steps [from, to) of the products with value tiles 2·group and 2·group + 1.
  struct Batch {
    int group = 0;
    std::int64_t from = 0, to = 0;
  };

  /// The next due products up to `goal`, at most kValueSteps steps; empty if there are none. They count as done.
  ANYWARP_INLINE Batch next_batch(Due* due, std::int64_t goal) const {
    if (due->done >= goal) return {};
    const std::int64_t length = due->to - due->from;
    Batch batch{static_cast<int>(due->done / length), due->from + due->done % length, 0};
    const std::int64_t count = goal - due->done < kValueSteps ? goal - due->done : kValueSteps;
    batch.to = batch.from + count < due->to ? batch.from + count : due->to;
    due->done += batch.to - batch.from;
    return batch;
  }

  ANYWARP_INLINE void load_output(const Due& due, const Batch& batch) const {
    const char* const c0 = output_tile(due.pair, 2 * batch.group);
    const char* const c1 = output_tile(due.pair, 2 * batch.group + 1);
    block_load(c0, c0 + kTileBytes, c1, c1 + kTileBytes);
  }
  ANYWARP_INLINE void store_output(const Due& due, const Batch& batch) const {
    char* const c0 = output_tile(due.pair, 2 * batch.group);
    char* const c1 = output_tile(due.pair, 2 * batch.group + 1);
    block_store(c0, c0 + kTileBytes, c1, c1 + kTileBytes);
  }

  ANYWARP_INLINE void multiply_values(const Due& due, int group, std::int64_t from, std::int64_t to) const {
    for (std::int64_t step = from; step < to; ++step) {
      unrolled<Products<Parts>::count>([&](auto n) {
        constexpr int left = Products<Parts>::left[n.value], right = Products<Parts>::right[n.value];
        const char* const a = job_.values_t + ((step * Parts + left) * value_tiles_ + 2 * group) * kTileBytes;
        const char* const b = due.probabilities + (step - due.begin) * kProbabilityBytes + right * 2 * kTileBytes;
        block_multiply(a, a + kTileBytes, b, b + kTileBytes);
      });
    }
  }

  ANYWARP_INLINE void multiply_values_until(Due* due, std::int64_t goal) const {
    while (due->done < goal) {
      const Batch batch = next_batch(due, goal);
      load_output(*due, batch);
      multiply_values(*due, batch.group, batch.from, batch.to);
      store_output(*due, batch);
    }
  }

  Due due_of(const Step& step, const char* probabilities, std::int64_t from, std::int64_t to) const {
    return {step.pair, probabilities, step.begin, from, to, (to - from) * job_.shape.value_steps, 0};
  }

  // ---- Softmax ----

  /// Logits of query tile `tile` from raw scores: only what the step needs.
  template <bool Options>
  void edit(const Step& step, float* scores, int tile) const {
    const int lane = step.pair * amx::kStep + tile * kWidth;
    const int queries = job_.queries - lane;
    if (queries < 1) return;
    const std::int64_t key = step.step * amx::kStep;
    const std::int64_t keys = job_.band.seqlen_k - key;
    const ScorePiece piece{scores, key, job_.query + lane, keys < amx::kStep ? static_cast<int>(keys) : amx::kStep,
                           queries < kWidth ? queries : kWidth};
    if (Options && job_.options.edited) edit_scores(job_.options, piece, nullptr);
    if (!all_seen(job_.band, key, piece.query, piece.queries)) mask_band(job_.band, piece);
  }

  ANYWARP_INLINE static Floats line_maximum(const float* scores) {
    Floats top[4];
    unrolled<4>([&](auto i) { top[i.value] = load(scores + kWidth * i.value); });
    unrolled<7>([&](auto j) {
      unrolled<4>(
          [&](auto i) { top[i.value] = max(top[i.value], load(scores + kWidth * (4 * (j.value + 1) + i.value))); });
    });
    return max(max(top[0], top[1]), max(top[2], top[3]));
  }

  /// A new maximum for query tile `tile`: what was accumulated with the old one is scaled down to it.
  void rescale(int pair, int tile, Floats top) {
    float* const maximum = maximum_ + 32 * pair + kWidth * tile;
    float* const sum = sum_ + 32 * pair + kWidth * tile;
    const Floats old = load(maximum);
    top = max(top, old);
    store(maximum, top);
    Floats factor = power_of_two<3>((old - top) * broadcast(job_.exponent));
    factor = select(old == top, broadcast(1.0f), factor);  // Also −∞ and −∞.
    store(sum, load(sum) * factor);
    float* const exact = exact_ + 32 * pair + kWidth * tile;
    store(exact, load(exact) * factor);
    for (int column = 0; column < value_tiles_; ++column) {
      auto* const lines = reinterpret_cast<float*>(output_tile(pair, column) + tile * kTileBytes);
      for (int i = 0; i < kTileLines; ++i) store(lines + kWidth * i, load(lines + kWidth * i) * factor);
    }
  }

  struct Statistics {
    Floats shift[2];  ///< What is subtracted: with options before the exponent is multiplied in, else after.
    Floats sum[2], exact[2];
  };

  /// Half a query tile's column of a step: 16 lines of scores to 8 lines of pairs.
  template <bool Options>
  ANYWARP_INLINE void exponentiate(const float* scores, char* probabilities, int half, Floats shift, Floats* sum,
                                   Floats* exact, std::int64_t key, std::int64_t query) const {
    const Floats exponent = broadcast(job_.exponent);
    const auto power = [&](Floats score) __attribute__((always_inline)) {
      if constexpr (Options) return power_of_two<Parts>((score - shift) * exponent);
      return power_of_two<Parts>(fma(score, exponent, shift));
    };
    Uints keep[4];
    Floats total = *sum, exact_total = *exact;
#pragma GCC unroll 2
    for (int line = 8 * half; line < 8 * half + 8; ++line) {
      const Floats even = power(load(scores + kWidth * 2 * line));
      const Floats odd = power(load(scores + kWidth * (2 * line + 1)));
      Uints parts[Parts];
      interleave_parts<Parts>(even, odd, parts);
      exact_total += even + odd;
      if constexpr (Parts == 1) total = add_pairs(parts[0], total);
      if constexpr (Options) {
        if (job_.dropout.threshold != 0) {
          if (line % 2 == 0) dropout_keeps(job_.dropout, key + 2 * line, query, keep);
          const Uints kept = (keep[line % 2 * 2] & 0xffffu) | (keep[line % 2 * 2 + 1] & 0xffff0000u);
          for (Uints& part : parts) part &= kept;
        }
      }
      for (int p = 0; p < Parts; ++p) store_line(probabilities + p * 2 * kTileBytes + 64 * line, parts[p]);
    }
    *sum = total;
    *exact = exact_total;
  }

  template <bool Options>
  void steps() {
    Step step = first_step();
    if (step.pair == pairs_) return;
    const int score_products = ScoreProducts<Parts>::count * job_.shape.dim_steps;
    int buffer = 0, block = 0;
    std::int64_t from = step.begin;  // First step of this block whose P · V is not done.
    Due due;
    block_zero();
    multiply_scores(step, 0, score_products);
    store_scores(scores_[buffer]);

    while (step.pair < pairs_) {
      const Step next = after(step);
      const bool last_of_block = step.step + 1 == step.end;
      auto* const scores = reinterpret_cast<float*>(scores_[buffer]);
      char* const probabilities = probabilities_[block] + (step.step - step.begin) * kProbabilityBytes;
      Statistics statistics;
      const Floats allowance = broadcast(kStaleBits / job_.exponent);
      bool exceeded = false;
      Floats top[2];
      unrolled<2>([&](auto t) {
        edit<Options>(step, scores + 512 * t.value, t.value);
        top[t.value] = line_maximum(scores + 512 * t.value);
        const Floats maximum = load(maximum_ + 32 * step.pair + kWidth * t.value);
        exceeded |= detail::any_lane(top[t.value] > maximum + allowance);
      });
      if (exceeded) {
        if (due.pair == step.pair) multiply_values_until(&due, due.total);
        Due here = due_of(step, probabilities_[block], from, step.step);
        multiply_values_until(&here, here.total);
        from = step.step;
        for (int t = 0; t < 2; ++t) rescale(step.pair, t, top[t]);
      }
      unrolled<2>([&](auto t) {
        const Floats maximum = load(maximum_ + 32 * step.pair + kWidth * t.value);
        const Floats finite = select(maximum == kMinusInfinity, Floats{}, maximum);
        statistics.shift[t.value] = Options ? finite : -finite * broadcast(job_.exponent);
        statistics.sum[t.value] = load(sum_ + 32 * step.pair + kWidth * t.value);
        statistics.exact[t.value] = load(exact_ + 32 * step.pair + kWidth * t.value);
      });

      const std::int64_t key = step.step * amx::kStep;
      const std::int64_t query = job_.query + step.pair * amx::kStep;
      std::int64_t goal =
          last_of_block ? due.total : due.total * (step.step - step.begin + 1) / (step.end - step.begin);
      if (!last_of_block && goal - due.done < kValueSteps) goal = due.done;
      const bool more = next.pair < pairs_;
      const auto quarter = [&](auto t, int half) __attribute__((always_inline)) {
        exponentiate<Options>(scores + 512 * t.value, probabilities + t.value * kTileBytes, half,
                              statistics.shift[t.value], &statistics.sum[t.value], &statistics.exact[t.value], key,
                              query + kWidth * t.value);
      };
      if (more) {
        block_zero();
        multiply_scores(next, 0, score_products / 2);
      }
      quarter(std::integral_constant<int, 0>{}, 0);
      if (more) {
        multiply_scores(next, score_products / 2, score_products);
        store_scores(scores_[buffer ^ 1]);
      }
      quarter(std::integral_constant<int, 0>{}, 1);
      const Batch batch = next_batch(&due, goal);
      const std::int64_t middle = (batch.from + batch.to) / 2;
      if (batch.from < batch.to) {
        load_output(due, batch);
        multiply_values(due, batch.group, batch.from, middle);
      }
      quarter(std::integral_constant<int, 1>{}, 0);
      if (batch.from < batch.to) {
        multiply_values(due, batch.group, middle, batch.to);
        store_output(due, batch);
      }
      multiply_values_until(&due, goal);
      quarter(std::integral_constant<int, 1>{}, 1);

      unrolled<2>([&](auto t) {
        store(sum_ + 32 * step.pair + kWidth * t.value, statistics.sum[t.value]);
        store(exact_ + 32 * step.pair + kWidth * t.value, statistics.exact[t.value]);
      });
      if (last_of_block) {
        due = due_of(step, probabilities_[block], from, step.end);
        block ^= 1;
        from = next.begin;
      }
      buffer ^= 1;
      step = next;
    }
    multiply_values_until(&due, due.total);
  }

  const amx::ForwardJob& job_;
  int pairs_ = 0, value_tiles_ = 0;
  std::int64_t last_ = 0;  ///< One past the last step that any query sees.
  char *queries_ = nullptr, *output_ = nullptr;
  char* probabilities_[2] = {};
  char* scores_[2] = {};
  float* maximum_ = nullptr;
  float* sum_ = nullptr;    ///< Of P as it is multiplied: what the output is divided by (one part only).
  float* exact_ = nullptr;  ///< Of P before it is rounded: what goes into the log-sum-exp.
};

inline void forward(const amx::ForwardJob& job) {
  if (job.shape.parts == 1) return Forward<1>(job).run();
  Forward<2>(job).run();
}

inline std::int64_t forward_scratch(const amx::Shape& shape) {
  return shape.parts == 1 ? Forward<1>::scratch(shape) : Forward<2>::scratch(shape);
}

}  // namespace anywarp::attention::cpu::ANYWARP_ISA
