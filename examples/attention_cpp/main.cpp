// The fused attention operator from C++, without PyTorch: a causal forward and backward with grouped heads, then one
// decoding step on a cache of keys and values. Prints what ran, and checks one gradient by a finite difference.
#include <anywarp/attention.h>

#include <cmath>
#include <cstdio>
#include <random>
#include <string>
#include <vector>

namespace {

/// A dense float32 array [batch, heads, rows, columns] with its memory.
struct Array {
  explicit Array(std::array<std::int64_t, 4> shape, std::mt19937* random = nullptr) : shape(shape) {
    std::normal_distribution<float> normal;
    values.resize(static_cast<std::size_t>(shape[0] * shape[1] * shape[2] * shape[3]));
    if (random != nullptr)
      for (float& value : values) value = normal(*random);
  }
  anywarp::Tensor tensor() { return {values.data(), anywarp::DType::Float32, shape, anywarp::dense_strides(shape)}; }

  std::array<std::int64_t, 4> shape;
  std::vector<float> values;
};

/// Errors come back as values; the message names the argument, its value and what would be valid.
void must(const anywarp::Result<void>& result) {
  if (result) return;
  std::fprintf(stderr, "attention_cpp: %s\n", result.error().message.c_str());
  std::exit(1);
}

double sum_of_products(const Array& a, const Array& b) {
  double sum = 0.0;
  for (std::size_t i = 0; i < a.values.size(); ++i) sum += static_cast<double>(a.values[i]) * b.values[i];
  return sum;
}

}  // namespace

int main() {
  constexpr std::int64_t kBatch = 1, kHeads = 8, kKvHeads = 2, kLength = 256, kDim = 64;
  std::mt19937 random(1);
  Array q({kBatch, kHeads, kLength, kDim}, &random);
  Array k({kBatch, kKvHeads, kLength, kDim}, &random), v({kBatch, kKvHeads, kLength, kDim}, &random);
  Array out(q.shape), lse({kBatch, kHeads, kLength, 1});

  anywarp::AttentionProblem problem;
  problem.q = q.tensor();
  problem.k = k.tensor();
  problem.v = v.tensor();
  problem.causal = anywarp::Causal::BottomRight;
  must(anywarp::attention_forward(problem, {.out = out.tensor(), .lse = lse.tensor()}));
  std::printf("forward ran on %s\n",
              std::string(*anywarp::attention_implementation_for(problem, anywarp::Pass::Forward)).c_str());

  // Gradients of Σ out · dout.
  Array dout(out.shape, &random), dq(q.shape), dk(k.shape), dv(v.shape);
  must(anywarp::attention_backward(problem, {.out = out.tensor(), .lse = lse.tensor(), .dout = dout.tensor()},
                                   {.dq = dq.tensor(), .dk = dk.tensor(), .dv = dv.tensor()}));
  const double before = sum_of_products(out, dout);
  constexpr float kStep = 0.0625f;
  v.values[0] += kStep;
  must(anywarp::attention_forward(problem, {.out = out.tensor()}));
  const double slope = (sum_of_products(out, dout) - before) / kStep;
  std::printf("gradient of v[0, 0, 0, 0]: %.4f, by a finite difference: %.4f\n", dv.values[0], slope);

  // Decoding: a cache with room for more keys than are in use. The new key and value go behind those, then one query
  // sees them all.
  Array new_k({kBatch, kKvHeads, 1, kDim}, &random), new_v({kBatch, kKvHeads, 1, kDim}, &random);
  Array new_q({kBatch, kHeads, 1, kDim}, &random), new_out(new_q.shape);
  std::int32_t in_use = 100;
  problem.q = new_q.tensor();
  problem.seqlens_k = &in_use;
  must(anywarp::kv_append(problem, new_k.tensor(), new_v.tensor()));
  ++in_use;
  must(anywarp::attention_forward(problem, {.out = new_out.tensor()}));
  std::printf("decoded one token with %d keys: out[0] = %.4f\n", in_use, new_out.values[0]);

  return std::abs(slope - dv.values[0]) < 1e-2 * std::abs(slope) + 1e-3 ? 0 : 1;
}
