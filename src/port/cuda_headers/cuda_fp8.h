// CUDA's 8-bit floating point: types that convert, and the conversions as functions.
#pragma once
#pragma GCC system_header
#include "cuda_bf16.h"
#include "cuda_fp16.h"

typedef unsigned char __nv_fp8_storage_t;
typedef unsigned short __nv_fp8x2_storage_t;
typedef unsigned int __nv_fp8x4_storage_t;
enum __nv_saturation_t { __NV_NOSAT, __NV_SATFINITE };
enum __nv_fp8_interpretation_t { __NV_E4M3, __NV_E5M2 };

__host__ __device__ __nv_fp8_storage_t __nv_cvt_float_to_fp8(float x, __nv_saturation_t s, __nv_fp8_interpretation_t i);
__host__ __device__ __nv_fp8x2_storage_t __nv_cvt_float2_to_fp8x2(float2 x, __nv_saturation_t s,
                                                                  __nv_fp8_interpretation_t i);
__host__ __device__ __nv_fp8_storage_t __nv_cvt_double_to_fp8(double x, __nv_saturation_t s, __nv_fp8_interpretation_t i);
__host__ __device__ __nv_fp8x2_storage_t __nv_cvt_double2_to_fp8x2(double2 x, __nv_saturation_t s,
                                                                   __nv_fp8_interpretation_t i);
__host__ __device__ __nv_fp8_storage_t __nv_cvt_halfraw_to_fp8(__half_raw x, __nv_saturation_t s,
                                                               __nv_fp8_interpretation_t i);
__host__ __device__ __nv_fp8x2_storage_t __nv_cvt_halfraw2_to_fp8x2(__half2_raw x, __nv_saturation_t s,
                                                                    __nv_fp8_interpretation_t i);
__host__ __device__ __nv_fp8_storage_t __nv_cvt_bfloat16raw_to_fp8(__nv_bfloat16_raw x, __nv_saturation_t s,
                                                                   __nv_fp8_interpretation_t i);
__host__ __device__ __nv_fp8x2_storage_t __nv_cvt_bfloat16raw2_to_fp8x2(__nv_bfloat162_raw x, __nv_saturation_t s,
                                                                        __nv_fp8_interpretation_t i);
__host__ __device__ __half_raw __nv_cvt_fp8_to_halfraw(__nv_fp8_storage_t x, __nv_fp8_interpretation_t i);
__host__ __device__ __half2_raw __nv_cvt_fp8x2_to_halfraw2(__nv_fp8x2_storage_t x, __nv_fp8_interpretation_t i);

struct __nv_fp8_e4m3 {
  __nv_fp8_storage_t __x;
  __nv_fp8_e4m3() = default;
  explicit __host__ __device__ __nv_fp8_e4m3(float x);
  explicit __host__ __device__ __nv_fp8_e4m3(double x);
  explicit __host__ __device__ __nv_fp8_e4m3(__half x);
  explicit __host__ __device__ __nv_fp8_e4m3(__nv_bfloat16 x);
  explicit __host__ __device__ __nv_fp8_e4m3(int x);
  explicit __host__ __device__ __nv_fp8_e4m3(unsigned x);
  explicit __host__ __device__ __nv_fp8_e4m3(long x);
  explicit __host__ __device__ __nv_fp8_e4m3(unsigned long x);
  explicit __host__ __device__ __nv_fp8_e4m3(long long x);
  explicit __host__ __device__ __nv_fp8_e4m3(unsigned long long x);
  explicit __host__ __device__ __nv_fp8_e4m3(short x);
  explicit __host__ __device__ __nv_fp8_e4m3(unsigned short x);
  explicit __host__ __device__ operator float() const;
  explicit __host__ __device__ operator double() const;
  explicit __host__ __device__ operator __half() const;
  explicit __host__ __device__ operator __nv_bfloat16() const;
  explicit __host__ __device__ operator int() const;
  explicit __host__ __device__ operator unsigned() const;
  explicit __host__ __device__ operator bool() const;
  explicit __host__ __device__ operator char() const;
  explicit __host__ __device__ operator short() const;
  explicit __host__ __device__ operator long() const;
};
struct __nv_fp8_e5m2 {
  __nv_fp8_storage_t __x;
  __nv_fp8_e5m2() = default;
  explicit __host__ __device__ __nv_fp8_e5m2(float x);
  explicit __host__ __device__ __nv_fp8_e5m2(double x);
  explicit __host__ __device__ __nv_fp8_e5m2(__half x);
  explicit __host__ __device__ __nv_fp8_e5m2(__nv_bfloat16 x);
  explicit __host__ __device__ __nv_fp8_e5m2(int x);
  explicit __host__ __device__ __nv_fp8_e5m2(unsigned x);
  explicit __host__ __device__ __nv_fp8_e5m2(long x);
  explicit __host__ __device__ __nv_fp8_e5m2(unsigned long x);
  explicit __host__ __device__ __nv_fp8_e5m2(long long x);
  explicit __host__ __device__ __nv_fp8_e5m2(unsigned long long x);
  explicit __host__ __device__ __nv_fp8_e5m2(short x);
  explicit __host__ __device__ __nv_fp8_e5m2(unsigned short x);
  explicit __host__ __device__ operator float() const;
  explicit __host__ __device__ operator double() const;
  explicit __host__ __device__ operator __half() const;
  explicit __host__ __device__ operator __nv_bfloat16() const;
  explicit __host__ __device__ operator int() const;
  explicit __host__ __device__ operator unsigned() const;
  explicit __host__ __device__ operator bool() const;
  explicit __host__ __device__ operator char() const;
  explicit __host__ __device__ operator short() const;
  explicit __host__ __device__ operator long() const;
};
struct __nv_fp8_e8m0 {
  __nv_fp8_storage_t __x;
  __nv_fp8_e8m0() = default;
  explicit __host__ __device__ __nv_fp8_e8m0(float x);
  explicit __host__ __device__ __nv_fp8_e8m0(double x);
  explicit __host__ __device__ __nv_fp8_e8m0(__half x);
  explicit __host__ __device__ __nv_fp8_e8m0(__nv_bfloat16 x);
  explicit __host__ __device__ __nv_fp8_e8m0(int x);
  explicit __host__ __device__ __nv_fp8_e8m0(unsigned x);
  explicit __host__ __device__ __nv_fp8_e8m0(long x);
  explicit __host__ __device__ __nv_fp8_e8m0(unsigned long x);
  explicit __host__ __device__ __nv_fp8_e8m0(long long x);
  explicit __host__ __device__ __nv_fp8_e8m0(unsigned long long x);
  explicit __host__ __device__ __nv_fp8_e8m0(short x);
  explicit __host__ __device__ __nv_fp8_e8m0(unsigned short x);
  explicit __host__ __device__ operator float() const;
  explicit __host__ __device__ operator double() const;
  explicit __host__ __device__ operator __half() const;
  explicit __host__ __device__ operator __nv_bfloat16() const;
  explicit __host__ __device__ operator int() const;
  explicit __host__ __device__ operator unsigned() const;
  explicit __host__ __device__ operator bool() const;
  explicit __host__ __device__ operator char() const;
  explicit __host__ __device__ operator short() const;
  explicit __host__ __device__ operator long() const;
};
struct __nv_fp8x2_e4m3 {
  __nv_fp8x2_storage_t __x;
  __nv_fp8x2_e4m3() = default;
  explicit __host__ __device__ __nv_fp8x2_e4m3(float2 x);
  explicit __host__ __device__ __nv_fp8x2_e4m3(__half2 x);
  explicit __host__ __device__ __nv_fp8x2_e4m3(__nv_bfloat162 x);
  explicit __host__ __device__ operator __half2() const;
  explicit __host__ __device__ operator float2() const;
};
struct __nv_fp8x2_e5m2 {
  __nv_fp8x2_storage_t __x;
  __nv_fp8x2_e5m2() = default;
  explicit __host__ __device__ __nv_fp8x2_e5m2(float2 x);
  explicit __host__ __device__ __nv_fp8x2_e5m2(__half2 x);
  explicit __host__ __device__ __nv_fp8x2_e5m2(__nv_bfloat162 x);
  explicit __host__ __device__ operator __half2() const;
  explicit __host__ __device__ operator float2() const;
};
struct __nv_fp8x4_e4m3 {
  __nv_fp8x4_storage_t __x;
  __nv_fp8x4_e4m3() = default;
  explicit __host__ __device__ __nv_fp8x4_e4m3(float4 x);
  __host__ __device__ __nv_fp8x4_e4m3(__half2 low, __half2 high);
  explicit __host__ __device__ operator float4() const;
};
struct __nv_fp8x4_e5m2 {
  __nv_fp8x4_storage_t __x;
  __nv_fp8x4_e5m2() = default;
  explicit __host__ __device__ __nv_fp8x4_e5m2(float4 x);
  __host__ __device__ __nv_fp8x4_e5m2(__half2 low, __half2 high);
  explicit __host__ __device__ operator float4() const;
};
