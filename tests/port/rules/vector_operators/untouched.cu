struct Matrix {
  float4 row;
  Matrix operator*(const Matrix& other) const;
  Matrix& operator*=(float4 factor);
};
Matrix operator*(Matrix a, Matrix b);
float4 operator*(float4 a, float b);
float4 operator*(float b, float4 a);
float4 operator-(float4 a);
float4 operator-(float4 a, float4 b);
template <typename T>
T operator*(T a, T b);
#if !defined(__HIPCC__)
inline float3 operator*(float3 a, float3 b) { return make_float3(a.x * b.x, a.y * b.y, a.z * b.z); }
inline float3 operator/(float3 a, float3 b) { return make_float3(a.x / b.x, a.y / b.y, a.z / b.z); }
#endif
