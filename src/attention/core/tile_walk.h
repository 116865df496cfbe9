// Which part of the problem a block does, and which key tiles it visits. One-dimensional grids, because the other two
// axes end at 65535; longest causal tiles first, so that the last blocks to start are the short ones; heads in sections
// whose keys and values stay in the L2 cache while the query tiles go by.
#pragma once

#include <type_traits>

#include "attention/core/kernel_params.h"
#include "attention/core/portable.h"
#include "attention/core/visible.h"

namespace anywarp::attention::gpu {

/// One block's share.
struct BlockWork {
  int query_tile;
  int slot;  ///< sequence · (heads / packed_heads) + packed head
  int sequence;
  int head;  ///< First query head.
  int split;
};

ANYWARP_DEVICE BlockWork block_work(const KernelParams& params, unsigned block) {
  BlockWork work;
  const unsigned unsplit = params.by_splits.quotient(block);
  work.split = static_cast<int>(params.by_splits.remainder(block, unsplit));
  const unsigned section = params.by_section.quotient(unsplit);
  const unsigned within = params.by_section.remainder(unsplit, section);
  const unsigned first = section * params.by_section_slots.value;
  const bool last = first + params.by_section_slots.value > static_cast<unsigned>(params.slots);
  const Divisor size = last ? params.by_last_slots : params.by_section_slots;
  const unsigned step = size.quotient(within);
  work.query_tile = params.query_tiles - 1 - static_cast<int>(step);
  const unsigned slot = first + size.remainder(within, step);
  work.slot = static_cast<int>(slot);
  const unsigned sequence = params.by_slots_of_sequence.quotient(slot);
  work.sequence = static_cast<int>(sequence);
  work.head = static_cast<int>(params.by_slots_of_sequence.remainder(slot, sequence)) * params.packed_heads;
  return work;
}

/// Where one sequence lies and how long it is; the device's counterpart of attention::Sequence.
struct SequencePlace {
  int seqlen_q, seqlen_k;
  std::int64_t q_batch, q_row, k_batch, k_row;
  const std::int32_t* pages;
};

ANYWARP_DEVICE SequencePlace sequence_place(const KernelParams& params, int sequence) {
  SequencePlace place{params.seqlen_q, params.seqlen_k, sequence, 0, sequence, 0, nullptr};
  if (params.cu_seqlens_q != nullptr) {
    place.q_batch = 0;
    place.q_row = params.cu_seqlens_q[sequence];
    place.seqlen_q = params.cu_seqlens_q[sequence + 1] - static_cast<int>(place.q_row);
  }
  if (params.cu_seqlens_k != nullptr) {
    place.k_batch = 0;
    place.k_row = params.cu_seqlens_k[sequence];
    place.seqlen_k = params.cu_seqlens_k[sequence + 1] - static_cast<int>(place.k_row);
  } else if (params.block_table != nullptr) {
    place.pages = params.block_table + sequence * params.pages_per_sequence;
  } else if (params.kv_batch_index != nullptr) {
    place.k_batch = params.kv_batch_index[sequence];
  }
  if (params.seqlens_k != nullptr) place.seqlen_k = params.seqlens_k[sequence];
  if (params.leftpad_k != nullptr) {
    place.k_row += params.leftpad_k[sequence];
    place.seqlen_k -= params.leftpad_k[sequence];
    if (place.seqlen_k < 0) place.seqlen_k = 0;
  }
  return place;
}

/// A band in 32 bits, which registers are short for: query i of the sequence sees keys [i + low, i + high] ∩ [0,
/// seqlen_k).
struct Band {
  int low, high, seqlen_k;

  ANYWARP_DEVICE int begin(int query) const { return query + low > 0 ? query + low : 0; }
  ANYWARP_DEVICE int end(int query) const { return query + high < seqlen_k ? query + high + 1 : seqlen_k; }
};

ANYWARP_DEVICE Band band_of(const KernelParams& params, const SequencePlace& place) {
  const VisibleBand band =
      visible_band(params.causal, params.window_left, params.window_right, place.seqlen_q, place.seqlen_k);
  // Beyond any distance, and safe to add a position to.
  constexpr std::int64_t kFar = std::int64_t{1} << 30;
  return {static_cast<int>(band.low < -kFar  ? -kFar
                           : band.low > kFar ? kFar
                                             : band.low),
          static_cast<int>(band.high < -kFar  ? -kFar
                           : band.high > kFar ? kFar
                                              : band.high),
          place.seqlen_k};
}

/// Key tiles [begin, end) of a block, and those [open_begin, open_end) of them whose keys all its queries see: they
/// need no mask.
struct KeyTiles {
  int begin, end, open_begin, open_end;

  ANYWARP_DEVICE bool has(int tile) const { return tile >= begin && tile < end; }
  ANYWARP_DEVICE bool masked(int tile) const { return tile < open_begin || tile >= open_end; }
};

/// For queries [first, last].
ANYWARP_DEVICE KeyTiles key_tiles(const Band& band, int first, int last, int keys) {
  const int begin = band.begin(first), end = band.end(last);
  if (begin >= end) return {0, 0, 0, 0};
  return {begin / keys, (end + keys - 1) / keys, (band.begin(last) + keys - 1) / keys, band.end(first) / keys};
}

/// The part of the tiles that one of `splits` blocks does.
ANYWARP_DEVICE KeyTiles part_of(KeyTiles tiles, int split, int splits) {
  const int share = (tiles.end - tiles.begin + splits - 1) / splits;
  const int begin = tiles.begin + split * share, end = begin + share;
  tiles.end = end < tiles.end ? end : tiles.end;
  tiles.begin = begin < tiles.end ? begin : tiles.end;
  return tiles;
}

/// Addresses of query rows. A tile row stands for one query of one head: row r of a packed tile is query r / packed of
/// head first + r % packed.
template <typename Element>
struct QueryRows {
  Element* base;
  std::int64_t row_stride, head_stride, column_stride;
  const Divisor& packed;

  ANYWARP_DEVICE Element* row(int r) const {
    if (packed.value == 1) return base + r * row_stride;
    const unsigned query = packed.quotient(static_cast<unsigned>(r));
    return base + query * row_stride + packed.remainder(static_cast<unsigned>(r), query) * head_stride;
  }
  /// Never to be read if not `valid`.
  ANYWARP_DEVICE Element* row_if(int r, bool /*valid*/) const { return row(r); }
};

template <typename Element, typename Pointer>
ANYWARP_DEVICE QueryRows<Element> query_rows(const Strided<Pointer>& tensor, const SequencePlace& place, int head,
                                             const Divisor& packed) {
  return {static_cast<Element*>(tensor.data) + place.q_batch * tensor.batch_stride + head * tensor.head_stride +
              place.q_row * tensor.row_stride,
          tensor.row_stride, tensor.head_stride, tensor.column_stride, packed};
}

/// Addresses of rows one after the other. Main kernels have a stride of 32 bits: one instruction a row.
template <typename ElementType, typename StrideType>
struct PlainRows {
  using Element = std::remove_const_t<ElementType>;
  using Stride = StrideType;
  ElementType* base;  ///< Position 0.
  Stride row_stride;
  static constexpr std::int64_t column_stride = 1;
  static constexpr bool kPlain = true;

  ANYWARP_DEVICE ElementType* row(int r) const { return base + static_cast<std::int64_t>(r) * row_stride; }
  ANYWARP_DEVICE ElementType* row_if(int r, bool /*valid*/) const { return row(r); }
};

/// The same, pages looked up where there are any.
template <typename ElementType>
struct PagedKeyRows {
  using Element = ElementType;
  const Element* base;  ///< Without pages: position 0. With pages: page 0.
  std::int64_t row_stride, page_stride;
  const std::int32_t* pages;
  int page_size;
  int first;  ///< With pages: the row of position 0.
  static constexpr std::int64_t column_stride = 1;

  ANYWARP_DEVICE const Element* row(int r) const {
    if (pages == nullptr) return base + r * row_stride;
    const unsigned at = static_cast<unsigned>(first + r), size = static_cast<unsigned>(page_size);
    return base + pages[at / size] * page_stride + at % size * row_stride;
  }
  /// Never to be read if not `valid`: no page is looked up then.
  ANYWARP_DEVICE const Element* row_if(int r, bool valid) const { return row(pages == nullptr || valid ? r : 0); }
};

/// Of whole vectors: near each other.
template <typename Element>
using NearRows = PlainRows<const Element, int>;
/// Any.
template <typename Element>
using FarRows = PlainRows<const Element, std::int64_t>;

template <typename Rows>
ANYWARP_DEVICE Rows key_rows(const KernelParams& params, const Strided<const void*>& tensor, const SequencePlace& place,
                             int kv_head) {
  using Element = typename Rows::Element;
  const Element* base = static_cast<const Element*>(tensor.data) + kv_head * tensor.head_stride;
  if (place.pages == nullptr) base += place.k_batch * tensor.batch_stride + place.k_row * tensor.row_stride;
  if constexpr (std::is_same_v<Rows, PagedKeyRows<Element>>)
    return {base, tensor.row_stride, tensor.batch_stride, place.pages, params.page_size, static_cast<int>(place.k_row)};
  else
    return {base, static_cast<typename Rows::Stride>(tensor.row_stride)};
}

/// Calls apply with the rows of one head's queries, plain ones if no heads share a tile and kPlain allows it.
template <bool kPlain, typename Element, typename Pointer, typename Apply>
ANYWARP_DEVICE void with_query_rows(const Strided<Pointer>& tensor, const SequencePlace& place, int head,
                                    const Divisor& packed, const Apply& apply) {
  const QueryRows<Element> rows = query_rows<Element>(tensor, place, head, packed);
  if (kPlain && packed.value == 1)
    apply(PlainRows<Element, int>{rows.base, static_cast<int>(rows.row_stride)});
  else
    apply(rows);
}

/// Of one head's queries.
template <typename Element>
ANYWARP_DEVICE NearRows<Element> near_query_rows(const Strided<const void*>& tensor, const SequencePlace& place,
                                                 int head) {
  return {static_cast<const Element*>(tensor.data) + place.q_batch * tensor.batch_stride + head * tensor.head_stride +
              place.q_row * tensor.row_stride,
          static_cast<int>(tensor.row_stride)};
}

}  // namespace anywarp::attention::gpu
