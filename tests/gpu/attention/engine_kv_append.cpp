// kv_append's kernel on the engine, which sees every access beyond a cache: rows of whole vectors and odd ones, pages
// and plain caches, cache rows by index, strides, lengths that leave no room. Prints "ok", or what differs.
#include "attention/arch/gpu/append_launch.h"
#include "engine_case.h"

namespace gpu = anywarp::attention::gpu;

namespace {

using anywarp::AttentionProblem;
using anywarp::ConstTensor;
using anywarp::DType;
using engine::Buffer;

struct Case {
  const char* name;
  DType dtype = DType::Float16;
  int head_dim = 32, head_dim_v = 16;
  int shift = 0;             ///< Elements by which the caches start off a 16-byte boundary.
  bool interleaved = false;  ///< Caches and new rows lie as [batch, rows, heads, columns].
  int page_size = 0;
  std::vector<std::int32_t> used = {3, 0, 9};
  std::vector<std::int32_t> index = {};
};

constexpr int kHeads = 2, kNewRows = 3, kCapacity = 12;

std::array<std::int64_t, 4> strides_of(const std::array<std::int64_t, 4>& shape, bool interleaved) {
  if (!interleaved) return anywarp::dense_strides(shape);
  return {shape[2] * shape[1] * shape[3], shape[3], shape[1] * shape[3], 1};
}

/// One of k and v on the host: elements are bytes, and numbers that tell every one apart modulo 251.
struct Side {
  std::vector<std::uint8_t> cache, rows;
  std::array<std::int64_t, 4> cache_shape, cache_strides, rows_shape, rows_strides;
  std::int64_t size, shift;

  Side(const Case& c, int columns, std::int64_t places, std::int64_t page_rows)
      : cache_shape{places, kHeads, page_rows, columns},
        cache_strides(strides_of(cache_shape, c.interleaved)),
        rows_shape{static_cast<std::int64_t>(c.used.size()), kHeads, kNewRows, columns},
        rows_strides(strides_of(rows_shape, c.interleaved)),
        size(anywarp::attention::bytes_of(c.dtype)),
        shift(c.shift * size) {
    cache.assign(static_cast<std::size_t>(places * kHeads * page_rows * columns * size + shift), 0xee);
    rows.resize(static_cast<std::size_t>(rows_shape[0] * kHeads * kNewRows * columns * size));
    for (std::size_t i = 0; i < rows.size(); ++i) rows[i] = static_cast<std::uint8_t>(i * 7 % 251);
  }

  void write(std::int64_t place, std::int64_t head, std::int64_t at, std::int64_t sequence, std::int64_t row) {
    const std::int64_t to = place * cache_strides[0] + head * cache_strides[1] + at * cache_strides[2];
    const std::int64_t from = sequence * rows_strides[0] + head * rows_strides[1] + row * rows_strides[2];
    for (std::int64_t b = 0; b < cache_shape[3] * size; ++b)
      cache[static_cast<std::size_t>(shift + to * size + b)] = rows[static_cast<std::size_t>(from * size + b)];
  }
};

bool run(const Case& c) {
  const auto sequences = static_cast<std::int64_t>(c.used.size());
  const std::int64_t page_rows = c.page_size > 0 ? c.page_size : kCapacity, pages = kCapacity / page_rows;
  const std::int64_t places = c.page_size > 0 ? sequences * pages : sequences + 1;
  // Pages from the last to the first; the last of all does not exist.
  std::vector<std::int32_t> table;
  for (std::int64_t i = 0; i < sequences * pages; ++i) table.push_back(static_cast<std::int32_t>(places - 1 - i));
  if (c.page_size > 0) table.back() = static_cast<std::int32_t>(places);

  Side sides[] = {{c, c.head_dim, places, page_rows}, {c, c.head_dim_v, places, page_rows}};
  const Buffer<std::uint8_t> caches[] = {Buffer(sides[0].cache), Buffer(sides[1].cache)};
  const Buffer<std::uint8_t> rows[] = {Buffer(sides[0].rows), Buffer(sides[1].rows)};
  const Buffer<std::int32_t> used(c.used), index(c.index), pages_of(table);
  AttentionProblem cache;
  cache.device = anywarp::Device::Hip;
  ConstTensor news[2];
  for (int i = 0; i < 2; ++i) {
    (i == 0 ? cache.k : cache.v) = {caches[i].get() + sides[i].shift, c.dtype, sides[i].cache_shape,
                                    sides[i].cache_strides};
    news[i] = {rows[i].get(), c.dtype, sides[i].rows_shape, sides[i].rows_strides};
  }
  cache.seqlens_k = used.get();
  cache.kv_batch_index = index.get();
  if (c.page_size > 0) cache.block_table = pages_of.get(), cache.pages_per_sequence = pages;
  if (!gpu::append(cache, news[0], news[1], {}) || hipDeviceSynchronize() != hipSuccess) return false;

  bool equal = gpu::whole_vectors(gpu::append_params(cache, news[0], news[1])) == (c.shift == 0 && c.head_dim % 8 == 0);
  for (int i = 0; i < 2; ++i) {
    for (std::int64_t s = 0; s < sequences; ++s)
      for (int row = 0; row < kNewRows; ++row) {
        const std::int64_t at = c.used[static_cast<std::size_t>(s)] + row;
        if (at < 0 || at >= kCapacity) continue;
        std::int64_t place = c.index.empty() ? s : c.index[static_cast<std::size_t>(s)];
        if (c.page_size > 0) place = table[static_cast<std::size_t>(s * pages + at / page_rows)];
        if (place < 0 || place >= places) continue;
        for (int head = 0; head < kHeads; ++head) sides[i].write(place, head, at % page_rows, s, row);
      }
    equal = equal && caches[i].read() == sides[i].cache;
  }
  return equal;
}

const Case kCases[] = {
    {.name = "vectors"},
    {.name = "float32", .dtype = DType::Float32, .head_dim = 8, .head_dim_v = 12},
    {.name = "odd columns", .head_dim = 19, .head_dim_v = 7},
    {.name = "odd float32", .dtype = DType::Float32, .head_dim = 3, .head_dim_v = 5},
    {.name = "off a boundary", .shift = 1},
    {.name = "heads inside rows", .interleaved = true},
    {.name = "no room", .used = {11, 12, -2}},
    {.name = "rows of the cache by index", .index = {3, 0, -1}},
    {.name = "pages", .page_size = 4, .used = {3, 0, 10}},
    {.name = "pages of one row, heads inside rows", .interleaved = true, .page_size = 1},
    {.name = "pages, odd columns, no room", .head_dim = 9, .head_dim_v = 1, .page_size = 6, .used = {11, 4, 100}},
};

}  // namespace

int main() {
  int failures = 0;
  for (const Case& c : kCases)
    if (!run(c)) std::printf("%s: the cache is not as expected\n", c.name), ++failures;
  if (failures == 0) std::puts("ok");
  return failures == 0 ? 0 : 1;
}
