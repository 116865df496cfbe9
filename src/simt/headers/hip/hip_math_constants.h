// Constants of single and double precision, as HIP names them.
#pragma once
#include "../../intrinsics/math.h"

#define HIP_INF_F __int_as_float(0x7f800000)
#define HIP_NAN_F __int_as_float(0x7fffffff)
#define HIP_MIN_DENORM_F __int_as_float(0x00000001)
#define HIP_MAX_NORMAL_F __int_as_float(0x7f7fffff)
#define HIP_NEG_ZERO_F __int_as_float((int)0x80000000)
#define HIP_ZERO_F 0.0f
#define HIP_ONE_F 1.0f
#define HIP_SQRT_HALF_F 0.707106781f
#define HIP_SQRT_TWO_F 1.414213562f
#define HIP_SQRT_2PI_F 2.506628275f
#define HIP_THIRD_F 0.333333333f
#define HIP_PIO4_F 0.785398163f
#define HIP_PIO2_F 1.570796327f
#define HIP_3PIO4_F 2.356194490f
#define HIP_2_OVER_PI_F 0.636619772f
#define HIP_PI_F 3.141592654f
#define HIP_L2E_F 1.442695041f
#define HIP_L2T_F 3.321928094f
#define HIP_LG2_F 0.301029996f
#define HIP_LGE_F 0.434294482f
#define HIP_LN2_F 0.693147181f
#define HIP_LNT_F 2.302585093f

#define HIP_INF __longlong_as_double(0x7ff0000000000000LL)
#define HIP_NAN __longlong_as_double((long long)0xfff8000000000000ULL)
#define HIP_NEG_ZERO __longlong_as_double((long long)0x8000000000000000ULL)
#define HIP_MIN_DENORM __longlong_as_double(0x0000000000000001LL)
#define HIP_ZERO 0.0
#define HIP_ONE 1.0
#define HIP_SQRT_TWO 1.4142135623730951
#define HIP_SQRT_HALF 0.70710678118654757
#define HIP_THIRD 0.33333333333333331
#define HIP_PIO4 0.78539816339744828
#define HIP_PIO2 1.5707963267948966
#define HIP_PI 3.1415926535897931
#define HIP_2_OVER_PI 0.63661977236758138
#define HIP_L2E 1.4426950408889634
#define HIP_L2T 3.3219280948873622
#define HIP_LG2 0.30102999566398120
#define HIP_LN2 0.69314718055994529
#define HIP_LNT 2.3025850929940459
