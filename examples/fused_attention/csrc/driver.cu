// Runs the kernel without PyTorch and compares it with plain float64 loops.
//
//   driver                                                        a small default list
//   driver HEAD_DIM CHUNK SEQLEN none|causal|random|padding [BATCH HEADS]
//
// Exits with 1 if a case is off.

#include <cuda_fp16.h>
#include <cuda_runtime.h>

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <limits>
#include <random>
#include <stdexcept>
#include <string>
#include <vector>

#include "attention.h"
#include "cuda_check.h"

namespace {

constexpr unsigned seed = 20240229;
constexpr double tolerance = 2e-3;

struct test_case {
  uint32_t head_dim;
  uint32_t chunk_size;
  uint32_t seqlen;
  std::string mask;
  uint32_t batch;
  uint32_t heads;
};

std::vector<half> random_halves(size_t count, std::mt19937& generator) {
  std::normal_distribution<float> normal(0.f, 1.f);
  std::vector<half> values(count);
  for (half& value : values) {
    value = __float2half(normal(generator));
  }
  return values;
}

std::vector<half> make_mask(const test_case& c, std::mt19937& generator) {
  if (c.mask == "none") {
    return {};
  }
  const size_t n = c.seqlen;
  std::vector<half> mask = random_halves(c.batch * n * n, generator);
  if (c.mask == "random") {
    return mask;
  }
  const half zero = __float2half(0.f);
  const half masked = __float2half(-std::numeric_limits<float>::infinity());
  for (size_t b = 0; b < c.batch; ++b) {
    const size_t length = n - n / 4 - b % 2;  // "padding": the tail of each sequence is not real
    for (size_t i = 0; i < n; ++i) {
      for (size_t j = 0; j < n; ++j) {
        const bool visible = c.mask == "causal" ? j <= i : j < length;
        mask[(b * n + i) * n + j] = visible ? zero : masked;
      }
    }
  }
  return mask;
}

std::vector<double> to_doubles(const std::vector<half>& values) {
  std::vector<double> doubles(values.size());
  for (size_t i = 0; i < values.size(); ++i) {
    doubles[i] = __half2float(values[i]);
  }
  return doubles;
}

std::vector<double> reference(const test_case& c, const std::vector<double>& q, const std::vector<double>& k,
                              const std::vector<double>& v, const std::vector<double>& mask) {
  const size_t n = c.seqlen, d = c.head_dim;
  std::vector<double> out(q.size(), 0.0);
  std::vector<double> scores(n);
  for (size_t head = 0; head < size_t(c.batch) * c.heads; ++head) {
    for (size_t i = 0; i < n; ++i) {
      double max = -std::numeric_limits<double>::infinity();
      for (size_t j = 0; j < n; ++j) {
        double dot = 0.0;
        for (size_t e = 0; e < d; ++e) {
          dot += q[(head * n + i) * d + e] * k[(head * n + j) * d + e];
        }
        scores[j] = dot / std::sqrt(double(d));
        if (!mask.empty()) {
          scores[j] += mask[(head / c.heads * n + i) * n + j];
        }
        max = std::fmax(max, scores[j]);
      }
      if (std::isinf(max)) {
        continue;
      }
      double sum = 0.0;
      for (size_t j = 0; j < n; ++j) {
        scores[j] = std::exp(scores[j] - max);
        sum += scores[j];
      }
      for (size_t j = 0; j < n; ++j) {
        for (size_t e = 0; e < d; ++e) {
          out[(head * n + i) * d + e] += scores[j] / sum * v[(head * n + j) * d + e];
        }
      }
    }
  }
  return out;
}

half* to_device(const std::vector<half>& values, cudaStream_t stream) {
  half* device = nullptr;
  CUDA_CHECK(cudaMalloc(&device, values.size() * sizeof(half)));
  CUDA_CHECK(cudaMemcpyAsync(device, values.data(), values.size() * sizeof(half), cudaMemcpyHostToDevice, stream));
  return device;
}

std::vector<half> run(const test_case& c, const std::vector<half>& q, const std::vector<half>& k,
                      const std::vector<half>& v, const std::vector<half>& mask) {
  cudaStream_t stream;
  CUDA_CHECK(cudaStreamCreate(&stream));

  half* device_q = to_device(q, stream);
  half* device_k = to_device(k, stream);
  half* device_v = to_device(v, stream);
  half* device_mask = mask.empty() ? nullptr : to_device(mask, stream);
  half* device_out = nullptr;
  CUDA_CHECK(cudaMalloc(&device_out, q.size() * sizeof(half)));

  attention_params params = {};
  params.q = device_q;
  params.k = device_k;
  params.v = device_v;
  params.mask = device_mask;
  params.out = device_out;
  params.batch = c.batch;
  params.heads = c.heads;
  params.seqlen = c.seqlen;
  params.head_dim = c.head_dim;
  params.chunk_size = c.chunk_size;
  params.logit_scale = 1.f;
  attention_forward(params, stream);

  std::vector<half> out(q.size());
  CUDA_CHECK(cudaMemcpyAsync(out.data(), device_out, out.size() * sizeof(half), cudaMemcpyDeviceToHost, stream));
  CUDA_CHECK(cudaStreamSynchronize(stream));

  CUDA_CHECK(cudaFree(device_q));
  CUDA_CHECK(cudaFree(device_k));
  CUDA_CHECK(cudaFree(device_v));
  CUDA_CHECK(cudaFree(device_mask));
  CUDA_CHECK(cudaFree(device_out));
  CUDA_CHECK(cudaStreamDestroy(stream));
  return out;
}

bool check(const test_case& c) {
  std::mt19937 generator(seed);
  const size_t count = size_t(c.batch) * c.heads * c.seqlen * c.head_dim;
  const std::vector<half> q = random_halves(count, generator);
  const std::vector<half> k = random_halves(count, generator);
  const std::vector<half> v = random_halves(count, generator);
  const std::vector<half> mask = make_mask(c, generator);

  const std::vector<half> out = run(c, q, k, v, mask);
  const std::vector<double> expected = reference(c, to_doubles(q), to_doubles(k), to_doubles(v), to_doubles(mask));

  double difference = 0.0, norm = 0.0;
  for (size_t i = 0; i < count; ++i) {
    const double d = __half2float(out[i]) - expected[i];
    difference += d * d;
    norm += expected[i] * expected[i];
  }
  const double error = std::sqrt(difference / norm);
  const bool ok = error <= tolerance;  // false for NaN
  std::printf("case head_dim=%u chunk=%u seqlen=%u mask=%s batch=%u heads=%u: relative error %.1e %s\n", c.head_dim,
              c.chunk_size, c.seqlen, c.mask.c_str(), c.batch, c.heads, error, ok ? "ok" : "WRONG");
  std::fflush(stdout);
  return ok;
}

uint32_t to_number(const char* text) {
  const long value = std::atol(text);
  if (value <= 0) {
    throw std::invalid_argument(std::string("not a positive number: ") + text);
  }
  return static_cast<uint32_t>(value);
}

}  // namespace

int main(int argc, char** argv) {
  std::vector<test_case> cases = {
      {32, 32, 48, "none", 1, 2},     {64, 32, 80, "causal", 1, 1},  {64, 64, 128, "none", 1, 1},
      {64, 64, 100, "padding", 2, 1}, {128, 32, 75, "random", 1, 2},
  };
  try {
    if (argc == 5 || argc == 7) {
      cases = {{to_number(argv[1]), to_number(argv[2]), to_number(argv[3]), argv[4], argc == 7 ? to_number(argv[5]) : 1,
                argc == 7 ? to_number(argv[6]) : 1}};
      const std::string& mask = cases[0].mask;
      if (mask != "none" && mask != "causal" && mask != "random" && mask != "padding") {
        throw std::invalid_argument("unknown mask: " + mask);
      }
    } else if (argc != 1) {
      std::fprintf(stderr, "usage: %s [HEAD_DIM CHUNK SEQLEN none|causal|random|padding [BATCH HEADS]]\n", argv[0]);
      return 2;
    }

    std::printf("seed %u, tolerance %.0e\n", seed, tolerance);
    bool all_ok = true;
    for (const test_case& c : cases) {
      all_ok = check(c) && all_ok;
    }
    return all_ok ? 0 : 1;
  } catch (const std::exception& error) {
    std::fprintf(stderr, "%s\n", error.what());
    return 1;
  }
}
