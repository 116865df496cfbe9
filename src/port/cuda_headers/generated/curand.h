// Made by generate.py from the tables: the long tail of curand.
#pragma once
#pragma GCC system_header
enum {
  CURAND_3RD,
  CURAND_BINARY_SEARCH,
  CURAND_CHOOSE_BEST,
  CURAND_DEFINITION,
  CURAND_DETAIL_USE_CUDA_STL,
  CURAND_DEVICE_API,
  CURAND_DISCRETE_GAUSS,
  CURAND_FAST_REJECTION,
  CURAND_HITR,
  CURAND_ITR,
  CURAND_KNUTH,
  CURAND_M1,
  CURAND_M2,
  CURAND_POISSON,
  CURAND_REJECTION,
  CURAND_RNG_QUASI_SCRAMBBLED_SOBOL32,
  CURAND_STD,
  CURAND_VERSION,
  CURAND_VER_BUILD,
  CURAND_VER_MAJOR,
  CURAND_VER_MINOR,
  CURAND_VER_PATCH,
};
enum curandDirectionVectorSet {
  CURAND_DIRECTION_VECTORS_32_JOEKUO6,
  CURAND_DIRECTION_VECTORS_64_JOEKUO6,
  CURAND_SCRAMBLED_DIRECTION_VECTORS_32_JOEKUO6,
  CURAND_SCRAMBLED_DIRECTION_VECTORS_64_JOEKUO6,
};
enum curandOrdering_t {
  CURAND_ORDERING_PSEUDO_DEFAULT,
  CURAND_ORDERING_QUASI_DEFAULT,
  CURAND_ORDERING_PSEUDO_BEST,
  CURAND_ORDERING_PSEUDO_DYNAMIC,
  CURAND_ORDERING_PSEUDO_LEGACY,
  CURAND_ORDERING_PSEUDO_SEEDED,
};
enum curandRngType {
  CURAND_RNG_PSEUDO_DEFAULT,
  CURAND_RNG_QUASI_DEFAULT,
  CURAND_RNG_PSEUDO_MRG32K3A,
  CURAND_RNG_PSEUDO_MT19937,
  CURAND_RNG_PSEUDO_MTGP32,
  CURAND_RNG_PSEUDO_PHILOX4_32_10,
  CURAND_RNG_PSEUDO_XORWOW,
  CURAND_RNG_QUASI_SCRAMBLED_SOBOL32,
  CURAND_RNG_QUASI_SCRAMBLED_SOBOL64,
  CURAND_RNG_QUASI_SOBOL32,
  CURAND_RNG_QUASI_SOBOL64,
  CURAND_RNG_TEST,
};
enum curandStatus_t {
  CURAND_STATUS_SUCCESS,
  CURAND_STATUS_ALLOCATION_FAILED,
  CURAND_STATUS_ARCH_MISMATCH,
  CURAND_STATUS_DOUBLE_PRECISION_REQUIRED,
  CURAND_STATUS_INITIALIZATION_FAILED,
  CURAND_STATUS_INTERNAL_ERROR,
  CURAND_STATUS_LAUNCH_FAILURE,
  CURAND_STATUS_LENGTH_NOT_MULTIPLE,
  CURAND_STATUS_NOT_INITIALIZED,
  CURAND_STATUS_OUT_OF_RANGE,
  CURAND_STATUS_PREEXISTING_FAILURE,
  CURAND_STATUS_TYPE_ERROR,
  CURAND_STATUS_VERSION_MISMATCH,
};
typedef enum curandDirectionVectorSet curandDirectionVectorSet_t;
struct curandDiscreteDistribution_st {
  int reserved;
};
struct curandDistributionM2Shift_st {
  int reserved;
};
struct curandDistributionM2Shift_t {
  int reserved;
};
struct curandDistributionShift_st {
  int reserved;
};
struct curandDistributionShift_t {
  int reserved;
};
struct curandDistribution_st {
  int reserved;
};
typedef struct curandDistribution_t_opaque* curandDistribution_t;
struct curandGenerator_st {
  int reserved;
};
struct curandHistogramM2K_st {
  int reserved;
};
struct curandHistogramM2K_t {
  int reserved;
};
struct curandHistogramM2V_st {
  int reserved;
};
struct curandHistogramM2V_t {
  int reserved;
};
struct curandHistogramM2_st {
  int reserved;
};
struct curandHistogramM2_t {
  int reserved;
};
struct curandMethod {
  int reserved;
};
struct curandMethod_t {
  int reserved;
};
typedef enum curandOrdering_t curandOrdering;
typedef enum curandRngType curandRngType_t;
struct curandStateTest {
  int reserved;
};
struct curandStateTest_t {
  int reserved;
};
typedef enum curandStatus_t curandStatus;
template <class... A>
curandStatus_t curandCreateGenerator(A&&...) { __builtin_unreachable(); }
template <class... A>
curandStatus_t curandCreateGeneratorHost(A&&...) { __builtin_unreachable(); }
template <class... A>
curandStatus_t curandCreatePoissonDistribution(A&&...) { __builtin_unreachable(); }
template <class... A>
curandStatus_t curandDestroyDistribution(A&&...) { __builtin_unreachable(); }
template <class... A>
curandStatus_t curandDestroyGenerator(A&&...) { __builtin_unreachable(); }
template <class... A>
curandStatus_t curandGenerate(A&&...) { __builtin_unreachable(); }
template <class... A>
curandStatus_t curandGenerateBinomial(A&&...) { __builtin_unreachable(); }
template <class... A>
curandStatus_t curandGenerateBinomialMethod(A&&...) { __builtin_unreachable(); }
template <class... A>
curandStatus_t curandGenerateLogNormal(A&&...) { __builtin_unreachable(); }
template <class... A>
curandStatus_t curandGenerateLogNormalDouble(A&&...) { __builtin_unreachable(); }
template <class... A>
curandStatus_t curandGenerateLongLong(A&&...) { __builtin_unreachable(); }
template <class... A>
curandStatus_t curandGenerateNormal(A&&...) { __builtin_unreachable(); }
template <class... A>
curandStatus_t curandGenerateNormalDouble(A&&...) { __builtin_unreachable(); }
template <class... A>
curandStatus_t curandGeneratePoisson(A&&...) { __builtin_unreachable(); }
template <class... A>
curandStatus_t curandGeneratePoissonMethod(A&&...) { __builtin_unreachable(); }
template <class... A>
curandStatus_t curandGenerateSeeds(A&&...) { __builtin_unreachable(); }
template <class... A>
curandStatus_t curandGenerateUniform(A&&...) { __builtin_unreachable(); }
template <class... A>
curandStatus_t curandGenerateUniformDouble(A&&...) { __builtin_unreachable(); }
template <class... A>
curandStatus_t curandGetDirectionVectors32(A&&...) { __builtin_unreachable(); }
template <class... A>
curandStatus_t curandGetDirectionVectors64(A&&...) { __builtin_unreachable(); }
template <class... A>
curandStatus_t curandGetProperty(A&&...) { __builtin_unreachable(); }
template <class... A>
curandStatus_t curandGetScrambleConstants32(A&&...) { __builtin_unreachable(); }
template <class... A>
curandStatus_t curandGetScrambleConstants64(A&&...) { __builtin_unreachable(); }
template <class... A>
curandStatus_t curandGetVersion(A&&...) { __builtin_unreachable(); }
template <class... A>
curandStatus_t curandMakeMTGP32Constants(A&&...) { __builtin_unreachable(); }
template <class... A>
curandStatus_t curandMakeMTGP32KernelState(A&&...) { __builtin_unreachable(); }
template <class... A>
curandStatus_t curandSetGeneratorOffset(A&&...) { __builtin_unreachable(); }
template <class... A>
curandStatus_t curandSetGeneratorOrdering(A&&...) { __builtin_unreachable(); }
template <class... A>
curandStatus_t curandSetPseudoRandomGeneratorSeed(A&&...) { __builtin_unreachable(); }
template <class... A>
curandStatus_t curandSetQuasiRandomGeneratorDimensions(A&&...) { __builtin_unreachable(); }
template <class... A>
curandStatus_t curandSetStream(A&&...) { __builtin_unreachable(); }
