// What stands between q kᵀ and the softmax: causality and window as a mask, and in the general
// kernels a scale of any sign, softcap, bias, mask, ALiBi and, after the softmax, dropout.
#pragma once

#include "attention/core/kernel_params.h"
#include "attention/core/philox.h"
#include "attention/core/portable.h"
#include "attention/core/tile_loop.h"
#include "attention/core/tile_walk.h"

namespace anywarp::attention::gpu {

/// The queries and heads of the rows that a lane holds, and the keys of the tile in hand.
template <typename Config>
struct ScoreTile {
  using Mma = typename Config::Mma;
  static constexpr int kRowTiles = Config::kRowTiles;

  const KernelParams& params;
  Band band;
  int sequence, head;  ///< The first head of the block.
  int seqlen_q;
  int warp_row;  ///< First row of the warp.

  struct Row {
    int query, head;
  };
  ANYWARP_DEVICE Row row(int m, int slot) const {
    const int r = warp_row + m * Mma::kRows + Mma::row_of_slot(slot);
    if (params.packed_heads == 1) return {r, head};
    const unsigned query = params.by_packed.quotient(static_cast<unsigned>(r));
    return {static_cast<int>(query),
            head + static_cast<int>(params.by_packed.remainder(static_cast<unsigned>(r), query))};
  }

  /// Hides the keys outside the band.
  template <int kKeyTiles>
  ANYWARP_DEVICE void mask(typename Mma::Accumulator (&scores)[kRowTiles][kKeyTiles], int first_key) const {
#pragma unroll
    for (int m = 0; m < kRowTiles; ++m)
#pragma unroll
      for (int slot = 0; slot < Mma::kRowSlots; ++slot) {
        const int query = row(m, slot).query;
        const int begin = band.begin(query) - first_key, end = band.end(query) - first_key;
#pragma unroll
        for (int n = 0; n < kKeyTiles; ++n)
#pragma unroll
          for (int i = 0; i < Mma::kItems; ++i)
            if (Mma::row_slot(i) == slot && n * Mma::kColumns + Mma::column_of(i) >= end)
              scores[m][n].item[i] = -INFINITY;
        if (begin <= 0) continue;  // Without a window on the left, always.
#pragma unroll
        for (int n = 0; n < kKeyTiles; ++n)
#pragma unroll
          for (int i = 0; i < Mma::kItems; ++i)
            if (Mma::row_slot(i) == slot && n * Mma::kColumns + Mma::column_of(i) < begin)
              scores[m][n].item[i] = -INFINITY;
      }
  }

  struct Place {
    Row row;
    int key;
  };
  /// Where item i of tile (m, n) is, rows being queries.
  ANYWARP_DEVICE Place place(int m, int n, int i, int first_key) const {
    return {row(m, Mma::row_slot(i)), first_key + n * Mma::kColumns + Mma::column_of(i)};
  }

  /// Scale, softcap, bias, ALiBi and mask.
  template <int kKeyTiles>
  ANYWARP_DEVICE void modify(typename Mma::Accumulator (&scores)[kRowTiles][kKeyTiles], int first_key) const {
    loop_over_tiles(scores, [&](int m, int n, typename Mma::Accumulator& tile) {
      const auto place_of = [&](int i) { return place(m, n, i, first_key); };
      float addends[Mma::kItems], slopes[Mma::kRowSlots], bend;
      load_addends(addends, place_of);
#pragma unroll
      for (int slot = 0; slot < Mma::kRowSlots; ++slot) slopes[slot] = slope_of(row(m, slot).head);
#pragma unroll
      for (int i = 0; i < Mma::kItems; ++i)
        tile.item[i] = modified(tile.item[i] * params.scale, place_of(i), slopes[Mma::row_slot(i)], addends[i], bend);
    });
  }

  /// What is added to the scores of a tile, item i at `place_of(i)`: the bias, and −inf where bias or mask hide the
  /// key. All is read before the first number is waited for.
  template <typename PlaceOf>
  ANYWARP_DEVICE void load_addends(float (&addends)[Mma::kItems], const PlaceOf& place_of) const {
#pragma unroll
    for (int i = 0; i < Mma::kItems; ++i) addends[i] = 0.0f;
    if (params.bias.data != nullptr)
      with_bias([&](const auto* data, const auto& to_float) {
        load(params.bias, data, place_of, [&](int i, auto number) { addends[i] = to_float(number); });
      });
    if (params.mask.data != nullptr)
      load(params.mask, static_cast<const bool*>(params.mask.data), place_of, [&](int i, bool seen) {
        if (!seen) addends[i] = -INFINITY;
      });
  }

  /// Whether bias or mask hide the key.
  ANYWARP_DEVICE bool hidden(const Row& at, int key) const {
    if (params.mask.data != nullptr && !static_cast<const bool*>(params.mask.data)[offset(params.mask, {at, key})])
      return true;
    if (params.bias.data == nullptr) return false;
    float number = 0.0f;
    with_bias([&](const auto* data, const auto& to_float) { number = to_float(data[offset(params.bias, {at, key})]); });
    return number == -INFINITY;
  }

  /// Whether a query of the sequence sees a key of it.
  ANYWARP_DEVICE bool visible(const Row& at, int key) const {
    if (at.query >= seqlen_q || key < band.begin(at.query) || key >= band.end(at.query)) return false;
    if constexpr (Config::kGeneral)
      return !hidden(at, key);
    else
      return true;
  }

  /// Dropout's word of each item of a tile, item i at `place_of(i)`. Four keys of a query share a draw.
  template <bool kKeysAreRows, typename PlaceOf>
  ANYWARP_DEVICE void draw(std::uint32_t (&words)[Mma::kItems], const PlaceOf& place_of) const {
    if constexpr (kKeysAreRows) {
#pragma unroll
      for (int slot = 0; slot < Mma::kRowSlots; ++slot) {
        int queries[4], count = 0;
#pragma unroll
        for (int i = 0; i < Mma::kItems; ++i) {
          if (Mma::row_slot(i) != slot) continue;
          queries[count++ % 4] = i;
          if (count % 4 == 0) draw_four(words, queries, place_of);
        }
      }
    } else {
      // Columns 2n and 2n + 1, or 4n to 4n + 3, are neighbours in every layout.
      constexpr int kRun = Mma::kColumnRun < 4 ? 2 : 4;
#pragma unroll
      for (int first = 0; first < Mma::kItems; first += kRun) {
        const Place at = place_of(first);
        const Philox4 drawn = words_of(at.row, at.key);
#pragma unroll
        for (int i = first; i < first + kRun; ++i) words[i] = word_of(drawn, place_of(i).key % 4);
      }
    }
  }

  /// Sets what is dropped to 0; what stays is scaled when the row is finished.
  template <int kKeyTiles>
  ANYWARP_DEVICE void drop(typename Mma::Accumulator (&weights)[kRowTiles][kKeyTiles], int first_key) const {
    if (params.dropout_threshold == 0) return;
    loop_over_tiles(weights, [&](int m, int n, typename Mma::Accumulator& tile) {
      std::uint32_t words[Mma::kItems];
      draw<false>(words, [&](int i) { return place(m, n, i, first_key); });
#pragma unroll
      for (int i = 0; i < Mma::kItems; ++i)
        if (words[i] < params.dropout_threshold) tile.item[i] = 0.0f;
    });
  }

  /// What softcap, ALiBi and what is added make of a score; `bend` becomes softcap's derivative there.
  ANYWARP_DEVICE float modified(float score, const Place& at, float slope, float addend, float& bend) const {
    if (params.softcap > 0.0f) {
      const float bent = tanhf(score / params.softcap);
      score = params.softcap * bent;
      bend = 1.0f - bent * bent;
    }
    const int diagonal = at.row.query + band.seqlen_k - seqlen_q;
    score -= slope * static_cast<float>(at.key > diagonal ? at.key - diagonal : diagonal - at.key);
    // Also of a score that is NaN: what is hidden reaches nothing.
    return addend == -INFINITY ? -INFINITY : score + addend;
  }
  ANYWARP_DEVICE float slope_of(int of_head) const {
    if (params.alibi_slopes == nullptr) return 0.0f;
    return params.alibi_slopes[sequence * params.alibi_strides[0] + of_head * params.alibi_strides[1]];
  }

 private:
  /// Of the four keys that `key` is one of.
  ANYWARP_DEVICE Philox4 words_of(const Row& at, int key) const {
    const auto stream = static_cast<std::uint64_t>(sequence) * params.heads + at.head;
    const std::uint64_t* state = params.dropout_state;
    return dropout_words(state != nullptr ? state[0] : params.dropout_seed,
                         state != nullptr ? state[1] : params.dropout_offset, stream,
                         static_cast<std::uint32_t>(at.query), static_cast<std::uint32_t>(key) / 4);
  }
  /// Where keys are rows, four lanes hold four neighbouring keys of the same queries: each lane draws for one of four
  /// queries, and they exchange words as a matrix is transposed.
  template <typename PlaceOf>
  ANYWARP_DEVICE void draw_four(std::uint32_t (&words)[Mma::kItems], const int (&queries)[4],
                                const PlaceOf& place_of) const {
    const int rank = Mma::lane() / Mma::kRowLanes % 4;
    const Row low = rank % 2 == 0 ? place_of(queries[0]).row : place_of(queries[1]).row;
    const Row high = rank % 2 == 0 ? place_of(queries[2]).row : place_of(queries[3]).row;
    Philox4 drawn = words_of(rank < 2 ? low : high, place_of(queries[0]).key);
#pragma unroll
    for (int bit = 1; bit < 4; bit *= 2)
#pragma unroll
      for (int w = 0; w < 4; ++w) {
        if ((w & bit) != 0) continue;
        std::uint32_t &first = drawn.word[w], &second = drawn.word[w | bit];
        const bool upper = (rank & bit) != 0;
        const std::uint32_t other = Mma::shuffle_xor(upper ? first : second, bit * Mma::kRowLanes);
        (upper ? first : second) = other;
      }
#pragma unroll
    for (int e = 0; e < 4; ++e) words[queries[e]] = drawn.word[e];
  }
  /// By comparisons: an index would put the words into memory.
  ANYWARP_DEVICE static std::uint32_t word_of(const Philox4& words, int index) {
    const std::uint32_t low = index % 2 == 0 ? words.word[0] : words.word[1];
    const std::uint32_t high = index % 2 == 0 ? words.word[2] : words.word[3];
    return index < 2 ? low : high;
  }
  ANYWARP_DEVICE std::int64_t offset(const ScoreTensor& tensor, const Place& at) const {
    return sequence * tensor.strides[0] + at.row.head * tensor.strides[1] + at.row.query * tensor.strides[2] +
           at.key * tensor.strides[3];
  }
  /// Calls use(data, to_float) with the bias' own type.
  template <typename Use>
  ANYWARP_DEVICE void with_bias(const Use& use) const {
    switch (params.bias.dtype) {
      case DType::Float32:
        return use(static_cast<const float*>(params.bias.data), [](float number) { return number; });
      case DType::Float16:
        return use(static_cast<const std::uint16_t*>(params.bias.data),
                   [](std::uint16_t bits) { return Mma::half_to_float(bits); });
      default:
        return use(static_cast<const std::uint16_t*>(params.bias.data),
                   [](std::uint16_t bits) { return Mma::brain_to_float(bits); });
    }
  }
  /// Calls use(i, number) for the places that are in the sequence.
  template <typename T, typename PlaceOf, typename Use>
  ANYWARP_DEVICE void load(const ScoreTensor& tensor, const T* data, const PlaceOf& place_of, const Use& use) const {
    T numbers[Mma::kItems];
    const auto inside = [&](int i) { return place_of(i).row.query < seqlen_q && place_of(i).key < band.seqlen_k; };
#pragma unroll
    for (int i = 0; i < Mma::kItems; ++i) numbers[i] = data[inside(i) ? offset(tensor, place_of(i)) : 0];
#pragma unroll
    for (int i = 0; i < Mma::kItems; ++i)
      if (inside(i)) use(i, numbers[i]);
  }
};

}  // namespace anywarp::attention::gpu
