// As in the samples' helper_math.h.
#include <cuda_runtime.h>

inline __host__ __device__ float3 operator+(float3 a, float3 b) { return make_float3(a.x + b.x, a.y + b.y, a.z + b.z); }
#if !defined(__HIPCC__)
inline __host__ __device__ void operator+=(float3& a, float3 b) {
  a.x += b.x;
  a.y += b.y;
  a.z += b.z;
}
#endif
inline __host__ __device__ void operator+=(float3 &a, float b)
{
    a.x += b; a.y += b; a.z += b;
}

// multiply
#if !defined(__HIPCC__)
inline __host__ __device__ float2 operator*(float2 a, float2 b)
{
    return make_float2(a.x * b.x, a.y * b.y);
}
inline __host__ __device__ int4& operator*=(int4& a, const int4& b) { a.x *= b.x; a.y *= b.y; a.z *= b.z; a.w *= b.w; return a; }
#endif
inline __host__ __device__ float2 operator*(float2 a, float b)
{
    return make_float2(a.x * b, a.y * b);
}
#if !defined(__HIPCC__)
__device__ uint4 operator/(const uint4& a, const uint4& b) { return {a.x / b.x, a.y / b.y, a.z / b.z, a.w / b.w}; }
#endif
