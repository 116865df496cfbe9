// Split arrive and wait barriers, in C.
#pragma once
#pragma GCC system_header
#include "cuda/barrier"

typedef unsigned long long __mbarrier_t;
typedef unsigned long long __mbarrier_token_t;
__device__ void __mbarrier_init(__mbarrier_t* barrier, unsigned expected);
__device__ void __mbarrier_inval(__mbarrier_t* barrier);
__device__ __mbarrier_token_t __mbarrier_arrive(__mbarrier_t* barrier);
__device__ __mbarrier_token_t __mbarrier_arrive_and_drop(__mbarrier_t* barrier);
__device__ bool __mbarrier_test_wait(__mbarrier_t* barrier, __mbarrier_token_t token);
__device__ unsigned __mbarrier_token_pending_count(__mbarrier_token_t token);
