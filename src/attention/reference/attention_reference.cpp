#include "attention/reference/attention_reference.h"

#include <cmath>
#include <limits>
#include <string>
#include <utility>
#include <vector>

namespace anywarp::reference {
namespace {

constexpr double kMasked = -std::numeric_limits<double>::infinity();

tl::unexpected<Error> invalid(const char* name, const std::string& value, const std::string& expected) {
  return fail(ErrorCode::InvalidArgument, std::string(name) + " is " + value + "; it must be " + expected);
}

Result<void> validate(const ForwardParams& p) {
  const std::pair<const char*, std::int64_t> counts[] = {
      {"batch", p.batch}, {"heads", p.heads}, {"seqlen_q", p.seqlen_q}, {"seqlen_k", p.seqlen_k}};
  for (const auto& [name, value] : counts) {
    if (value < 0) return invalid(name, std::to_string(value), "0 or more");
  }
  if (p.head_dim < 1) return invalid("head_dim", std::to_string(p.head_dim), "1 or more");
  if (p.value_dim < 1) return invalid("value_dim", std::to_string(p.value_dim), "1 or more");
  if (p.heads > 0 && (p.kv_heads < 1 || p.heads % p.kv_heads != 0)) {
    return invalid("kv_heads", std::to_string(p.kv_heads), "a divisor of heads, " + std::to_string(p.heads));
  }
  if (p.scale && !std::isfinite(*p.scale)) return invalid("scale", std::to_string(*p.scale), "finite");

  const bool queries = p.batch > 0 && p.heads > 0 && p.seqlen_q > 0;
  const bool keys = queries && p.seqlen_k > 0;
  if (queries && p.out.data == nullptr) return invalid("out", "null", "an array");
  if (keys && p.q.data == nullptr) return invalid("q", "null", "an array");
  if (keys && p.k.data == nullptr) return invalid("k", "null", "an array");
  if (keys && p.v.data == nullptr) return invalid("v", "null", "an array");
  return {};
}

bool causally_visible(const ForwardParams& p, std::int64_t query, std::int64_t key) {
  switch (p.causal) {
    case Causal::None:
      return true;
    case Causal::BottomRight:
      return key <= query + p.seqlen_k - p.seqlen_q;
    case Causal::TopLeft:
      return key <= query;
  }
  return true;
}

/// The scores of one row, −inf where masked; returns their maximum.
double score_row(const ForwardParams& p, double scale, std::int64_t b, std::int64_t h, std::int64_t kv_head,
                 std::int64_t query, std::vector<double>& scores) {
  double max = kMasked;
  for (std::int64_t key = 0; key < p.seqlen_k; ++key) {
    scores[key] = kMasked;
    if (!causally_visible(p, query, key)) continue;
    const double bias = p.bias.data != nullptr ? p.bias.at(b, h, query, key) : 0.0;
    if (bias == kMasked) continue;

    double dot = 0.0;
    for (std::int64_t d = 0; d < p.head_dim; ++d) {
      dot += p.q.at(b, h, query, d) * p.k.at(b, kv_head, key, d);
    }
    scores[key] = scale * dot + bias;
    // NaN wins, and stays: nothing compares greater.
    if (std::isnan(scores[key]) || scores[key] > max) max = scores[key];
  }
  return max;
}

void attend_row(const ForwardParams& p, double scale, std::int64_t b, std::int64_t h, std::int64_t query,
                std::vector<double>& scores) {
  const std::int64_t kv_head = h / (p.heads / p.kv_heads);
  const double max = score_row(p, scale, b, h, kv_head, query, scores);

  for (std::int64_t d = 0; d < p.value_dim; ++d) {
    p.out.at(b, h, query, d) = 0.0;
  }
  double lse = kMasked;
  if (max != kMasked) {
    double sum = 0.0;
    for (const double score : scores) {
      if (score != kMasked) sum += std::exp(score - max);
    }
    for (std::int64_t key = 0; key < p.seqlen_k; ++key) {
      if (scores[key] == kMasked) continue;
      const double weight = std::exp(scores[key] - max) / sum;
      for (std::int64_t d = 0; d < p.value_dim; ++d) {
        p.out.at(b, h, query, d) += weight * p.v.at(b, kv_head, key, d);
      }
    }
    lse = max + std::log(sum);
  }
  if (p.lse.data != nullptr) p.lse.at(b, h, query, 0) = lse;
}

}  // namespace

Result<void> attention_forward(const ForwardParams& params) {
  if (auto valid = validate(params); !valid) return valid;

  const double scale = params.scale.value_or(1.0 / std::sqrt(static_cast<double>(params.head_dim)));
  std::vector<double> scores(static_cast<std::size_t>(params.seqlen_k));
  for (std::int64_t b = 0; b < params.batch; ++b) {
    for (std::int64_t h = 0; h < params.heads; ++h) {
      for (std::int64_t query = 0; query < params.seqlen_q; ++query) {
        attend_row(params, scale, b, h, query, scores);
      }
    }
  }
  return {};
}

}  // namespace anywarp::reference
