// A complex product is not what HIP's operator does.
__device__ float2 operator*(const float2& a, const float2& b) {
  return make_float2(a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x);
}
