#pragma once

#include <cuda_fp16.h>
#include <cuda_runtime.h>
#include <mma.h>

#include <cmath>
#include <cstdint>

using namespace nvcuda;

constexpr uint32_t warp_size = 32;
constexpr uint32_t tile = 16;  // side of a wmma tile

using a_fragment = wmma::fragment<wmma::matrix_a, tile, tile, tile, half, wmma::row_major>;
using score_fragment_t = wmma::fragment<wmma::accumulator, tile, tile, tile, float>;
using result_fragment_t = wmma::fragment<wmma::accumulator, tile, tile, tile, half>;

template <typename layout>
using b_fragment = wmma::fragment<wmma::matrix_b, tile, tile, tile, half, layout>;

// How the dynamic shared memory of a block is split. Rows are padded by 16 bytes against bank conflicts.
template <uint32_t head_dim, uint32_t chunk_size, uint32_t n_warps>
struct shared_layout {
  static constexpr uint32_t n_threads = warp_size * n_warps;

  static constexpr uint32_t input_stride = head_dim + 8;    // half
  static constexpr uint32_t prob_stride = chunk_size + 8;   // half
  static constexpr uint32_t score_stride = chunk_size + 4;  // float
  static constexpr uint32_t result_stride = head_dim + 8;   // half

  static constexpr uint32_t score_bytes = chunk_size * score_stride * sizeof(float);
  static constexpr uint32_t result_bytes = chunk_size * result_stride * sizeof(half);

  static constexpr uint32_t q = 0;
  static constexpr uint32_t k = q + chunk_size * input_stride * sizeof(half);
  static constexpr uint32_t v = k + chunk_size * input_stride * sizeof(half);
  static constexpr uint32_t probs = v + chunk_size * input_stride * sizeof(half);
  static constexpr uint32_t scores = probs + chunk_size * prob_stride * sizeof(half);
  static constexpr uint32_t row_max = scores + (score_bytes > result_bytes ? score_bytes : result_bytes);
  static constexpr uint32_t row_sum = row_max + chunk_size * sizeof(float);
  static constexpr uint32_t row_scale = row_sum + chunk_size * sizeof(float);
  static constexpr uint32_t partial_max = row_scale + chunk_size * sizeof(float);
  static constexpr uint32_t partial_sum = partial_max + n_threads * sizeof(float);
  static constexpr uint32_t bytes = partial_sum + n_threads * sizeof(float);
};

template <typename fragment_t>
__device__ __forceinline__ void scale_fragment(fragment_t& fragment, float factor) {
#pragma unroll
  for (int i = 0; i < fragment.num_elements; ++i) {
    fragment.x[i] *= factor;
  }
}

// Copies chunk_size rows of a [seqlen, head_dim] matrix to shared memory, from first_row on.
template <uint32_t head_dim, uint32_t chunk_size, uint32_t n_threads>
__device__ void load_rows(half* dst, const half* __restrict__ src, uint32_t first_row, uint32_t thread) {
  constexpr uint32_t row_pairs = head_dim / 2;
  constexpr uint32_t dst_pairs = (head_dim + 8) / 2;

  half2* dst2 = reinterpret_cast<half2*>(dst);
  const half2* src2 = reinterpret_cast<const half2*>(src + static_cast<size_t>(first_row) * head_dim);

  for (uint32_t i = thread; i < chunk_size * row_pairs; i += n_threads) {
    const uint32_t row = i / row_pairs;
    const uint32_t pair = i % row_pairs;
    dst2[row * dst_pairs + pair] = src2[i];
  }
}

// One block computes chunk_size rows of one head. blockIdx: (chunk of queries, head, batch). threadIdx: (lane, warp).
template <uint32_t head_dim, uint32_t chunk_size, uint32_t n_warps>
__global__ void __launch_bounds__(warp_size* n_warps)
    fused_attention_kernel(const half* __restrict__ q, const half* __restrict__ k, const half* __restrict__ v,
                           const half* __restrict__ mask, half* __restrict__ out, uint32_t seqlen, float logit_scale) {
  using layout = shared_layout<head_dim, chunk_size, n_warps>;

  constexpr uint32_t n_threads = warp_size * n_warps;
  constexpr uint32_t row_threads = n_threads / chunk_size;  // threads that share a row in the softmax
  constexpr uint32_t chunk_tiles = chunk_size / tile;
  constexpr uint32_t head_tiles = head_dim / tile;
  constexpr uint32_t out_pairs = chunk_size * head_dim / 2 / n_threads;  // half2 results that a thread owns

  static_assert(head_dim % tile == 0 && chunk_size % tile == 0, "sizes must be multiples of the wmma tile");
  static_assert(n_threads % chunk_size == 0 && (chunk_size / 2) % row_threads == 0, "rows must split evenly");
  static_assert(chunk_size * head_dim / 2 % n_threads == 0, "results must split evenly");

  extern __shared__ __align__(128) uint8_t shared[];
  half* q_tile = reinterpret_cast<half*>(shared + layout::q);
  half* k_tile = reinterpret_cast<half*>(shared + layout::k);
  half* v_tile = reinterpret_cast<half*>(shared + layout::v);
  half* probs = reinterpret_cast<half*>(shared + layout::probs);
  float* scores = reinterpret_cast<float*>(shared + layout::scores);
  half* results = probs + chunk_size * chunk_size;  // fp16, they go behind the probabilities
  float* row_max = reinterpret_cast<float*>(shared + layout::row_max);
  float* row_sum = reinterpret_cast<float*>(shared + layout::row_sum);
  float* row_scale = reinterpret_cast<float*>(shared + layout::row_scale);
  float* partial_max = reinterpret_cast<float*>(shared + layout::partial_max);
  float* partial_sum = reinterpret_cast<float*>(shared + layout::partial_sum);

  const uint32_t lane = threadIdx.x;
  const uint32_t warp = threadIdx.y;
  const uint32_t thread = warp * warp_size + lane;
  const uint32_t query_start = blockIdx.x * chunk_size;

  const size_t head_offset = (static_cast<size_t>(blockIdx.z) * gridDim.y + blockIdx.y) * seqlen * head_dim;
  q += head_offset;
  k += head_offset;
  v += head_offset;
  out += head_offset;
  if (mask != nullptr) {
    mask += static_cast<size_t>(blockIdx.z) * seqlen * seqlen;
  }

  load_rows<head_dim, chunk_size, n_threads>(q_tile, q, query_start, thread);
  load_rows<head_dim, chunk_size, n_threads>(k_tile, k, 0, thread);

  // The same thread loaded these, so no barrier is needed yet. Dividing q and not the scores keeps fp16 in range.
  const half2 sqrt_head_dim = __float2half2_rn(sqrtf(static_cast<float>(head_dim)));
  for (uint32_t i = thread; i < chunk_size * head_dim / 2; i += n_threads) {
    const uint32_t row = i / (head_dim / 2);
    const uint32_t pair = i % (head_dim / 2);
    half2* element = reinterpret_cast<half2*>(q_tile + row * layout::input_stride) + pair;
    *element = __h2div(*element, sqrt_head_dim);
  }

  float2 sums[out_pairs];
#pragma unroll
  for (uint32_t i = 0; i < out_pairs; ++i) {
    sums[i] = make_float2(0.f, 0.f);
  }

  __syncthreads();

  for (uint32_t key_start = 0; key_start < seqlen; key_start += chunk_size) {
    const bool first = key_start == 0;

    load_rows<head_dim, chunk_size, n_threads>(v_tile, v, key_start, thread);

    // scores = q k^T, one warp a tile
    for (uint32_t t = warp; t < chunk_tiles * chunk_tiles; t += n_warps) {
      const uint32_t tile_row = t / chunk_tiles * tile;
      const uint32_t tile_col = t % chunk_tiles * tile;

      a_fragment q_fragment;
      b_fragment<wmma::col_major> k_fragment;
      score_fragment_t score_fragment;
      wmma::fill_fragment(score_fragment, 0.f);
#pragma unroll
      for (uint32_t d = 0; d < head_dim; d += tile) {
        wmma::load_matrix_sync(q_fragment, q_tile + tile_row * layout::input_stride + d, layout::input_stride);
        wmma::load_matrix_sync(k_fragment, k_tile + tile_col * layout::input_stride + d, layout::input_stride);
        wmma::mma_sync(score_fragment, q_fragment, k_fragment, score_fragment);
      }
      scale_fragment(score_fragment, logit_scale);
      wmma::store_matrix_sync(scores + tile_row * layout::score_stride + tile_col, score_fragment, layout::score_stride,
                              wmma::mem_row_major);
    }
    __syncthreads();

    const uint32_t row = thread / row_threads;
    const uint32_t part = thread % row_threads;
    const uint32_t query = query_start + row;
    half2* prob_row = reinterpret_cast<half2*>(probs + row * layout::prob_stride);

    half2 pair_max = __float2half2_rn(-INFINITY);
    for (uint32_t pair = part; pair < chunk_size / 2; pair += row_threads) {
      const uint32_t key = key_start + 2 * pair;
      float2 score = *reinterpret_cast<const float2*>(scores + row * layout::score_stride + 2 * pair);

      if (first && mask != nullptr && query < seqlen) {
        const half* mask_row = mask + static_cast<size_t>(query) * seqlen;
        if (key < seqlen) score.x += __half2float(mask_row[key]);
        if (key + 1 < seqlen) score.y += __half2float(mask_row[key + 1]);
      }

      half2 logit = __floats2half2_rn(score.x, score.y);
      if (key >= seqlen) logit.x = __float2half(-INFINITY);
      if (key + 1 >= seqlen) logit.y = __float2half(-INFINITY);

      prob_row[pair] = logit;
      pair_max = __hmax2(pair_max, logit);
    }
    partial_max[thread] = __half2float(__hmax(pair_max.x, pair_max.y));
    __syncthreads();

    for (uint32_t r = thread; r < chunk_size; r += n_threads) {
      const float old_max = first ? -INFINITY : row_max[r];
      float new_max = old_max;
      for (uint32_t p = 0; p < row_threads; ++p) {
        new_max = fmaxf(new_max, partial_max[r * row_threads + p]);
      }
      row_scale[r] = new_max == -INFINITY ? 1.f : expf(old_max - new_max);
      row_max[r] = new_max;
    }
    __syncthreads();

    // a row that is masked so far has no maximum to subtract; its exponentials are 0 all the same
    const float max = row_max[row] == -INFINITY ? 0.f : row_max[row];
    const half2 max2 = __float2half2_rn(max);
    float sum = 0.f;
    for (uint32_t pair = part; pair < chunk_size / 2; pair += row_threads) {
      const half2 prob = h2exp(__hsub2(prob_row[pair], max2));
      prob_row[pair] = prob;
      sum += __half2float(prob.x) + __half2float(prob.y);
    }
    partial_sum[thread] = sum;
    __syncthreads();

    for (uint32_t r = thread; r < chunk_size; r += n_threads) {
      float new_sum = first ? 0.f : row_sum[r] * row_scale[r];
      for (uint32_t p = 0; p < row_threads; ++p) {
        new_sum += partial_sum[r * row_threads + p];
      }
      row_sum[r] = new_sum;
    }

    // results = probs v, one warp a column of tiles
    for (uint32_t t = warp; t < head_tiles; t += n_warps) {
      result_fragment_t result_fragments[chunk_tiles];
#pragma unroll
      for (uint32_t r = 0; r < chunk_tiles; ++r) {
        wmma::fill_fragment(result_fragments[r], __float2half(0.f));
      }
#pragma unroll
      for (uint32_t key = 0; key < chunk_size; key += tile) {
        b_fragment<wmma::row_major> v_fragment;
        wmma::load_matrix_sync(v_fragment, v_tile + key * layout::input_stride + t * tile, layout::input_stride);
#pragma unroll
        for (uint32_t r = 0; r < chunk_tiles; ++r) {
          a_fragment prob_fragment;
          wmma::load_matrix_sync(prob_fragment, probs + r * tile * layout::prob_stride + key, layout::prob_stride);
          wmma::mma_sync(result_fragments[r], prob_fragment, v_fragment, result_fragments[r]);
        }
      }
#pragma unroll
      for (uint32_t r = 0; r < chunk_tiles; ++r) {
        wmma::store_matrix_sync(results + r * tile * layout::result_stride + t * tile, result_fragments[r],
                                layout::result_stride, wmma::mem_row_major);
      }
    }
    __syncthreads();

    // aggregate, and fetch the next keys meanwhile
    if (key_start + chunk_size < seqlen) {
      load_rows<head_dim, chunk_size, n_threads>(k_tile, k, key_start + chunk_size, thread);
    }
#pragma unroll
    for (uint32_t i = 0; i < out_pairs; ++i) {
      const uint32_t r = (thread + i * n_threads) / (head_dim / 2);
      const uint32_t col = (thread + i * n_threads) % (head_dim / 2) * 2;
      const half2 result = *reinterpret_cast<const half2*>(results + r * layout::result_stride + col);
      sums[i].x = sums[i].x * row_scale[r] + __half2float(result.x);
      sums[i].y = sums[i].y * row_scale[r] + __half2float(result.y);
    }
  }

#pragma unroll
  for (uint32_t i = 0; i < out_pairs; ++i) {
    const uint32_t r = (thread + i * n_threads) / (head_dim / 2);
    const uint32_t col = (thread + i * n_threads) % (head_dim / 2) * 2;
    if (query_start + r < seqlen) {
      const float total = row_sum[r];
      const float inverse = total > 0.f ? 1.f / total : 0.f;  // every key masked: 0
      *reinterpret_cast<half2*>(out + static_cast<size_t>(query_start + r) * head_dim + col) =
          __floats2half2_rn(sums[i].x * inverse, sums[i].y * inverse);
    }
  }
}
