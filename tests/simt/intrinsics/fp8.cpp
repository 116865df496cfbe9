// The 8-bit formats, exhaustively: every code survives a round trip, and between each two neighbours the midpoint
// rounds to the even one and its surroundings to the nearer. Prints "ok" or the first mismatches.
#include <hip/hip_fp8.h>
#include <hip/hip_runtime.h>

#include <cstdio>

static int failures = 0;
static void expect(const char* format, unsigned code, double got, double want) {
  if (!(got == want || (got != got && want != want)) && ++failures <= 10)
    std::printf("%s %02x: %g, expected %g\n", format, code, got, want);
}

template <typename Format>
static void check(const char* name, double largest) {
  expect(name, Format::top, Format::to(Format::top), largest);
  for (unsigned code = 0; code < 256; ++code) {
    const double v = Format::to(static_cast<unsigned char>(code));
    expect(name, code, Format::to(Format::from(v, false)), v);
    if (v == v) expect(name, code, Format::from(v, false), code);
  }
  for (unsigned code = 0; code < Format::top; ++code) {
    const double low = Format::to(static_cast<unsigned char>(code)),
                 high = Format::to(static_cast<unsigned char>(code + 1));
    const double middle = (low + high) / 2;
    expect(name, code, Format::from(middle, true), code & 1 ? code + 1 : code);
    expect(name, code, Format::from(middle * (1 + 1e-9), true), code + 1);
    expect(name, code, Format::from(middle * (1 - 1e-9), true), code);
    if (code) expect(name, code, Format::from(-low, true), code | 0x80);
  }
  expect(name, 0, Format::to(Format::from(1e30, true)), largest);
  const double beyond = Format::to(Format::from(1e30, false));
  expect(name, 0, beyond, Format::has_infinity ? __builtin_inf() : __builtin_nan(""));
}

int main() {
  check<anywarp::simt::Fp8E4m3>("E4M3", 448);
  check<anywarp::simt::Fp8E5m2>("E5M2", 57344);
  check<anywarp::simt::Fp8E4m3Fnuz>("E4M3 FNUZ", 240);
  check<anywarp::simt::Fp8E5m2Fnuz>("E5M2 FNUZ", 57344);
  expect("E4M3 from float", 0x38, static_cast<float>(__hip_fp8_e4m3(1.0f)), 1);
  expect("E4M3 from half", 0x7e, static_cast<float>(__hip_fp8_e4m3(__half(1000.0f))), 448);
  expect("E5M2 pair", 0, static_cast<float2>(__hip_fp8x2_e5m2(make_float2(1.5f, -3.0f))).y, -3);
  if (!failures) std::printf("ok\n");
  return failures != 0;
}
