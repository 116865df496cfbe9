// An attention problem with its own storage: what the tests of the operator start from. Tensors are made one by one, in
// any dtype and layout, filled from a seed.
#pragma once

#include <cstdint>
#include <deque>
#include <random>
#include <vector>

#include "anywarp/attention.h"

namespace anywarp::attention {

/// How the elements of a tensor lie. All have unit stride in the columns.
enum class Layout : std::uint8_t {
  Dense,
  RowsFirst,  ///< [batch, rows, heads, columns], as flash-attn has it.
  Padded,     ///< Dense, with unused columns after each row and unused rows after each head.
  Backward,   ///< Rows lie in falling order: a negative stride.
};

class Storage {
 public:
  /// Every element, and what lies between, is 77 (true, for Bool), so that what is not written shows.
  Tensor make(DType dtype, const std::array<std::int64_t, 4>& shape, Layout layout = Layout::Dense);
  /// Nothing was written in the tensor's memory but its own elements.
  bool is_whole_around(const Tensor& tensor) const;
  /// Memory for int32 arrays.
  std::int32_t* make_ints(const std::vector<std::int32_t>& values);

 private:
  struct Block {
    std::vector<std::uint8_t> bytes;
    DType dtype;
    std::int64_t held;  ///< Elements.
  };
  std::deque<Block> blocks_;
  std::deque<std::vector<std::int32_t>> ints_;
};

/// Element at a place; any float dtype or Bool.
double get(const ConstTensor& tensor, const std::array<std::int64_t, 4>& at);
void set(const Tensor& tensor, const std::array<std::int64_t, 4>& at, double value);

/// All elements, dense in the tensor's shape.
std::vector<double> values_of(const ConstTensor& tensor);
void set_values(const Tensor& tensor, const std::vector<double>& values);
/// Normal numbers, rounded to the dtype.
void fill_normal(const Tensor& tensor, std::mt19937_64& random, double deviation = 1.0, double mean = 0.0);

/// The tensor to write through that a ConstTensor of `Storage` is.
Tensor writable(const ConstTensor& tensor);

struct Case {
  Storage storage;
  std::mt19937_64 random{1};
  AttentionProblem problem;
  ForwardOutputs outputs;
  BackwardInputs gradients;  ///< dout, perhaps dlse; out and lse once they are known.
  BackwardOutputs wanted;

  /// Dense q, k, v of normal numbers.
  void make_qkv(DType dtype, std::int64_t batch, std::int64_t heads, std::int64_t kv_heads, std::int64_t seqlen_q,
                std::int64_t seqlen_k, std::int64_t head_dim, std::int64_t head_dim_v);
  Tensor normal(DType dtype, const std::array<std::int64_t, 4>& shape, Layout layout = Layout::Dense,
                double deviation = 1.0);
  /// bias [1 or batch, 1 or heads, …] of normal numbers.
  void add_bias(const std::array<std::int64_t, 4>& shape, DType dtype = DType::Float32);
  /// Each element true with probability `share`.
  void add_mask(const std::array<std::int64_t, 4>& shape, double share = 0.7);
  void add_alibi(bool per_batch = false);
  void add_sinks();
  /// outputs and wanted for what the problem has, gradients.dout and, if asked for, dlse of normal numbers.
  void make_outputs(bool dlse = false, Layout layout = Layout::Dense);
  std::int64_t sequences() const;
};

}  // namespace anywarp::attention
