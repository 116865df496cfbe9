// cuRAND in kernels: every generator has every distribution, as far as parsing goes.
#pragma once
#pragma GCC system_header
#include "curand.h"

template <typename State>
__device__ void curand_init(unsigned long long seed, unsigned long long sequence, unsigned long long offset,
                            State* state) { __builtin_unreachable(); }
template <typename Vectors, typename State>
__device__ void curand_init(Vectors* vectors, unsigned offset, State* state) { __builtin_unreachable(); }
template <typename Vectors, typename State>
__device__ void curand_init(Vectors* vectors, unsigned long long scramble, unsigned offset, State* state) { __builtin_unreachable(); }
template <typename State>
__device__ void skipahead(unsigned long long n, State* state) { __builtin_unreachable(); }
template <typename State>
__device__ void skipahead_sequence(unsigned long long n, State* state) { __builtin_unreachable(); }
template <typename State>
__device__ void skipahead_subsequence(unsigned long long n, State* state) { __builtin_unreachable(); }
template <typename State>
__device__ unsigned curand(State* state) { __builtin_unreachable(); }
template <typename State>
__device__ uint4 curand4(State* state) { __builtin_unreachable(); }
template <typename State>
__device__ float curand_uniform(State* state) { __builtin_unreachable(); }
template <typename State>
__device__ float4 curand_uniform4(State* state) { __builtin_unreachable(); }
template <typename State>
__device__ double curand_uniform_double(State* state) { __builtin_unreachable(); }
template <typename State>
__device__ double2 curand_uniform2_double(State* state) { __builtin_unreachable(); }
template <typename State>
__device__ double4 curand_uniform4_double(State* state) { __builtin_unreachable(); }
template <typename State>
__device__ float curand_normal(State* state) { __builtin_unreachable(); }
template <typename State>
__device__ float2 curand_normal2(State* state) { __builtin_unreachable(); }
template <typename State>
__device__ float4 curand_normal4(State* state) { __builtin_unreachable(); }
template <typename State>
__device__ double curand_normal_double(State* state) { __builtin_unreachable(); }
template <typename State>
__device__ double2 curand_normal2_double(State* state) { __builtin_unreachable(); }
template <typename State>
__device__ double4 curand_normal4_double(State* state) { __builtin_unreachable(); }
template <typename State>
__device__ float curand_log_normal(State* state, float mean, float deviation) { __builtin_unreachable(); }
template <typename State>
__device__ float2 curand_log_normal2(State* state, float mean, float deviation) { __builtin_unreachable(); }
template <typename State>
__device__ float4 curand_log_normal4(State* state, float mean, float deviation) { __builtin_unreachable(); }
template <typename State>
__device__ double curand_log_normal_double(State* state, double mean, double deviation) { __builtin_unreachable(); }
template <typename State>
__device__ double2 curand_log_normal2_double(State* state, double mean, double deviation) { __builtin_unreachable(); }
template <typename State>
__device__ double4 curand_log_normal4_double(State* state, double mean, double deviation) { __builtin_unreachable(); }
template <typename State>
__device__ unsigned curand_poisson(State* state, double lambda) { __builtin_unreachable(); }
template <typename State>
__device__ uint4 curand_poisson4(State* state, double lambda) { __builtin_unreachable(); }
template <typename State>
__device__ unsigned curand_discrete(State* state, curandDiscreteDistribution_t distribution) { __builtin_unreachable(); }
template <typename State>
__device__ uint4 curand_discrete4(State* state, curandDiscreteDistribution_t distribution) { __builtin_unreachable(); }
__device__ uint4 curand_Philox4x32_10(uint4 counter, uint2 key);
__device__ float curand_mtgp32_single(curandStateMtgp32_t* state);
__device__ float curand_mtgp32_single_specific(curandStateMtgp32_t* state, unsigned char index, unsigned char n);
__device__ unsigned curand_mtgp32_specific(curandStateMtgp32_t* state, unsigned char index, unsigned char n);
