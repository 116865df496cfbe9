// The micro-kernel and the packing of every instruction set against plain loops, at every edge; and dropout's vectors
// against the scalar function that defines them.
#include <cmath>
#include <cstring>
#include <random>

#include "attention/core/philox.h"
#include "cpu_kernels.h"

namespace anywarp::attention::cpu {
namespace {

constexpr std::uint32_t kSeed = 20261129;

/// Small integers, so that every order of summation gives the same float, and both half types hold them.
std::vector<float> integers(std::size_t count, std::mt19937& random) {
  std::vector<float> x(count);
  for (float& value : x) value = static_cast<float>(static_cast<int>(random() % 17) - 8);
  return x;
}

std::vector<std::uint16_t> halves_of(const Kernels& kernels, DType half, std::vector<float> x) {
  x.resize((x.size() + 15) / 16 * 16);
  std::vector<std::uint16_t> halves(x.size());
  std::vector<float> back(x.size());
  kernels.convert(half, x.data(), halves.data(), back.data(), static_cast<std::int64_t>(x.size()));
  return halves;
}

struct Shape {
  std::int64_t m, n, k;
};

std::vector<Shape> shapes() {
  std::vector<Shape> all{{0, 5, 3}, {5, 0, 3}, {3, 4, 0}};
  for (std::int64_t m : {1, 2, 5, 6, 7, 12, 13, 25})
    for (std::int64_t n : {1, 3, 4, 7, 8, 9, 15, 16, 17, 31, 32, 33, 63})
      for (std::int64_t k : {1, 2, 17}) all.push_back({m, n, k});
  return all;
}

/// c[i][j] of the row-major or the transposed b.
float product(const Shape& s, const std::vector<float>& a, std::int64_t a_row, std::int64_t a_column,
              const std::vector<float>& b, std::int64_t b_row, std::int64_t b_column, std::int64_t i, std::int64_t j) {
  float sum = 0.0f;
  for (std::int64_t k = 0; k < s.k; ++k) sum += a[i * a_row + k * a_column] * b[k * b_row + j * b_column];
  return sum;
}

using CpuGemm = CpuKernels;

TEST_P(CpuGemm, EqualsPlainLoopsAndTouchesNothingElse) {
  std::mt19937 random(kSeed);
  for (const DType type : {DType::Float32, DType::BFloat16, DType::Float16}) {
    for (const Shape& s : shapes()) {
      for (const bool transposed : {false, true}) {
        for (const bool accumulate : {false, true}) {
          const std::int64_t a_row = transposed ? 1 : s.k + 1, a_column = transposed ? s.m + 2 : 1;
          const auto a = integers(static_cast<std::size_t>((s.m + 3) * (s.k + 3)), random);
          const std::int64_t ldb = s.n + 3, ldc = s.n + 2;
          const auto b = integers(static_cast<std::size_t>(s.k * ldb), random);
          const auto halves = type == DType::Float32 ? std::vector<std::uint16_t>() : halves_of(kernels(), type, b);
          const void* b_data = type == DType::Float32 ? static_cast<const void*>(b.data()) : halves.data();
          const auto before = integers(static_cast<std::size_t>(s.m * ldc), random);
          auto c = before;
          kernels().gemm(s.m, s.n, s.k, a.data(), a_row, a_column, b_data, type, ldb, c.data(), ldc, accumulate);
          for (std::int64_t i = 0; i < s.m; ++i) {
            for (std::int64_t j = 0; j < ldc; ++j) {
              const float old = before[i * ldc + j];
              const float want =
                  j >= s.n ? old : product(s, a, a_row, a_column, b, ldb, 1, i, j) + (accumulate ? old : 0);
              ASSERT_EQ(c[i * ldc + j], want)
                  << s.m << "×" << s.n << "×" << s.k << " at " << i << ", " << j << (transposed ? " transposed" : "")
                  << (accumulate ? " accumulating" : "");
            }
          }
        }
      }
    }
  }
}

TEST_P(CpuGemm, PackedOperandsGiveTheSame) {
  std::mt19937 random(kSeed);
  for (const DType type : {DType::Float32, DType::BFloat16, DType::Float16}) {
    for (const Shape& s : shapes()) {
      for (const bool transposed : {false, true}) {
        const auto a = integers(static_cast<std::size_t>(s.m * s.k), random);
        const auto b = integers(static_cast<std::size_t>(s.n * s.k), random);
        const auto halves = type == DType::Float32 ? std::vector<std::uint16_t>() : halves_of(kernels(), type, b);
        const void* b_data = type == DType::Float32 ? static_cast<const void*>(b.data()) : halves.data();
        std::vector<float> c(static_cast<std::size_t>(s.m * s.n), -1.0f);
        kernels().gemm_packed(s.m, s.n, s.k, a.data(), b_data, type, transposed, c.data(), s.n);
        for (std::int64_t i = 0; i < s.m; ++i)
          for (std::int64_t j = 0; j < s.n; ++j)
            ASSERT_EQ(c[i * s.n + j],
                      transposed ? product(s, a, s.k, 1, b, 1, s.k, i, j) : product(s, a, s.k, 1, b, s.n, 1, i, j))
                << s.m << "×" << s.n << "×" << s.k << " at " << i << ", " << j;
      }
    }
  }
}

TEST_P(CpuGemm, DropoutDropsWhatPhiloxSays) {
  const Dropout dropout{.p = 0.3f, .seed = 0x123456789abcdefull, .offset = 0xfffffffffull};
  for (const std::int64_t key : {0, 1, 3, 4, 1021, 70000}) {
    for (const std::int64_t count : {1, 5, 64, 101}) {
      std::vector<float> factors(static_cast<std::size_t>(count) + 1, -1.0f);
      kernels().dropout(dropout, 77, 12345, key, count, factors.data());
      for (std::int64_t j = 0; j < count; ++j) {
        const auto at = static_cast<std::uint32_t>(key + j);
        const bool kept =
            dropout_words(dropout.seed, dropout.offset, 77, 12345, at / 4).word[at % 4] >= dropout_threshold(dropout.p);
        ASSERT_EQ(factors[j], kept ? 1.0f / 0.7f : 0.0f) << "key " << at;
      }
      EXPECT_EQ(factors[count], -1.0f);
    }
  }
}

ANYWARP_EVERY_ISA(CpuGemm);

}  // namespace
}  // namespace anywarp::attention::cpu
