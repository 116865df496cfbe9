// Macros that nvcc predefines and the spelling of CUDA's attributes for Clang.
// `__noinline__` is a keyword of Clang's CUDA mode, and libstdc++ uses it inside attributes: it must not be a macro.
#pragma once
#pragma GCC system_header

// A .cpp file may include these headers too: there, as with nvcc, the host compiler reads it.
#ifdef __CUDA__
#define __CUDACC__ 1
#define __NVCC__ 1
#define __CUDACC_VER_MAJOR__ 12
#define __CUDACC_VER_MINOR__ 9
#define __CUDACC_VER_BUILD__ 0
#define __CUDACC_EXTENDED_LAMBDA__ 1
#define __CUDACC_RELAXED_CONSTEXPR__ 1
#endif
#define CUDART_VERSION 12090
#define CUDA_VERSION 12090
#define __CUDA_API_VERSION 12090
// Programs ask for the include guards of CUDA's headers (the samples' helper_cuda.h does).
#define __CUDA_RUNTIME_H__ 1
#define __CUDA_RUNTIME_API_H__ 1
#define __DRIVER_TYPES_H__ 1
#define __VECTOR_TYPES_H__ 1

#define __host__ __attribute__((host))
#define __device__ __attribute__((device))
#define __global__ __attribute__((global))
#define __shared__ __attribute__((shared))
#define __constant__ __attribute__((constant))
#define __managed__ __attribute__((device))
#define __grid_constant__
#define __nv_pure__
#define __device_builtin__
#define __builtin_align__(n) __align__(n)
#define __forceinline__ __inline__ __attribute__((always_inline))
#define __inline_hint__
#define __align__(n) __attribute__((aligned(n)))
#define __thread__ __thread
#define __launch_bounds__(...) __attribute__((launch_bounds(__VA_ARGS__)))
#define __maxnreg__(n)
#define __cluster_dims__(...)
#define __block_size__(...)
#define CUDARTAPI
#define CUDAAPI
#define CUDART_CB
#define CUDA_CB
#define CUDARTAPI_CDECL

// nvcc lets device code call the C library's mathematics: what is declared between the pragmas is host and device code for
// Clang. A header that declares again what another has declared (<malloc.h>, <exception>) must not lie between them, so the C
// headers come before, and what device code calls of them is declared once more below.
// The special functions of C++17 are left out: they cost a third of a second in each file.
#include <bits/c++config.h>
#undef _GLIBCXX_USE_STD_SPEC_FUNCS
#define _GLIBCXX_INCLUDE_NEXT_C_HEADERS
#include <stdlib.h>
#undef _GLIBCXX_INCLUDE_NEXT_C_HEADERS
#include <assert.h>
#include <bits/move.h>
#include <new>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <time.h>
#pragma clang force_cuda_host_device begin
#include <math.h>
#include <stdlib.h>
#pragma clang force_cuda_host_device end

extern "C" {
__device__ int printf(const char* format, ...);
__device__ int vprintf(const char* format, __builtin_va_list arguments);
__device__ void* malloc(size_t size) noexcept;
__device__ void free(void* pointer) noexcept;
__device__ void* memcpy(void* __restrict to, const void* __restrict from, size_t size) noexcept;
__device__ void* memmove(void* to, const void* from, size_t size) noexcept;
__device__ void* memset(void* pointer, int value, size_t size) noexcept;
__device__ int memcmp(const void* a, const void* b, size_t size) noexcept;
__device__ size_t strlen(const char* text) noexcept;
__device__ int abs(int x) noexcept;
__device__ long labs(long x) noexcept;
__device__ long long llabs(long long x) noexcept;
__device__ clock_t clock() noexcept;
__device__ void abort() noexcept;
__device__ void __assert_fail(const char* text, const char* file, unsigned line, const char* function) noexcept;
}
