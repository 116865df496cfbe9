// The orders of tiles that the products rely on (job.h, PackJob), and the parts that carry float16.
#include <cstring>

#include "amx_case.h"
#include "attention/arch/cpu/amx/plan.h"

namespace anywarp::attention {
namespace {

using cpu::amx::Buffer;
using cpu::amx::kStep;
using cpu::amx::kTile;
using cpu::amx::PackJob;

float bfloat16_at(const char* tile, int index) {
  std::uint16_t bits;
  std::memcpy(&bits, tile + 2 * index, 2);
  const std::uint32_t wide = std::uint32_t{bits} << 16;
  float value;
  std::memcpy(&value, &wide, 4);
  return value;
}

class AmxPack : public AmxTest {
 protected:
  static constexpr int kColumns = 40;  // Two steps, the second one partly filled.
  static constexpr int kRows = 21;

  void SetUp() override {
    tensor = storage.make(dtype(), {1, 1, kRows, kColumns}, Layout::Padded);
    std::mt19937_64 random{7};
    fill_normal(tensor, random);
    job.dtype = dtype();
    job.parts = parts;
    job.columns = kColumns;
    for (int i = 0; i < kRows; ++i) job.rows[i] = static_cast<char*>(tensor.data) + i * tensor.strides[2] * 2;
    job.straight = straight.data();
    job.straight_transposed = straight_transposed.data();
    job.pairs = pairs.data();
    job.pairs_transposed = pairs_transposed.data();
  }

  double value(int row, int column) const {
    return row < kRows && column < kColumns ? get(tensor, {0, 0, row, column}) : 0.0;
  }

  /// The sum of the parts of an element: tile(part) gives its tile, `index` its place in halves.
  template <typename Tile>
  double sum_of_parts(Tile tile, int index) const {
    double sum = 0.0;
    for (int part = 0; part < parts; ++part) sum += bfloat16_at(tile(part), index);
    return sum;
  }

  const int parts = dtype() == DType::BFloat16 ? 1 : 2;
  static constexpr int kSteps = 2;
  const std::int64_t bytes = std::int64_t{2} * 2 * kSteps * kTile;
  Buffer straight{bytes}, straight_transposed{bytes}, pairs{bytes}, pairs_transposed{bytes};
  Storage storage;
  Tensor tensor;
  PackJob job{};
};

TEST_P(AmxPack, EveryOrderHoldsEveryElementExactly) {
  ASSERT_TRUE(kernels().pack(job));
  for (int row = 0; row < kStep; ++row) {
    for (int column = 0; column < kSteps * kStep; ++column) {
      const auto in_rows = [&](const Buffer& buffer) {
        return [&, this](int part) {
          return buffer.data() + ((row / 16 * parts + part) * kSteps + column / kStep) * kTile;
        };
      };
      const auto in_columns = [&](const Buffer& buffer) {
        return [&](int part) { return buffer.data() + (part * 2 * kSteps + column / 16) * kTile; };
      };
      const int r = row % 16, c = column % kStep, d = column % 16;
      ASSERT_EQ(sum_of_parts(in_rows(straight), 32 * r + c), value(row, column)) << row << " " << column;
      ASSERT_EQ(sum_of_parts(in_rows(straight_transposed), 32 * (c / 2) + 2 * r + c % 2), value(row, column));
      ASSERT_EQ(sum_of_parts(in_columns(pairs), 32 * (row / 2) + 2 * d + row % 2), value(row, column));
      ASSERT_EQ(sum_of_parts(in_columns(pairs_transposed), 32 * d + row), value(row, column));
    }
  }
}

TEST_P(AmxPack, SaysWhatIsNotFinite) {
  for (const double value : {std::numeric_limits<double>::infinity(), -std::numeric_limits<double>::infinity(),
                             std::numeric_limits<double>::quiet_NaN()}) {
    set(tensor, {0, 0, kRows - 1, kColumns - 1}, value);
    EXPECT_FALSE(kernels().pack(job)) << value;
  }
  set(tensor, {0, 0, kRows - 1, kColumns - 1}, 60000.0);
  EXPECT_TRUE(kernels().pack(job));
}

ANYWARP_AMX_RUNS(AmxPack);

}  // namespace
}  // namespace anywarp::attention
