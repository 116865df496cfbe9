// What the backward of a case is given, in the formats that the forward gives,
// and its gradients in float64.
#pragma once

#include <cstdio>

#include "engine_case.h"

namespace engine {

struct Gradients {
  std::vector<float> out, dout;  ///< As the dtype has them.
  std::array<std::int64_t, 4> dout_strides;
  std::vector<float> lse, dlse;
  std::vector<double> dq, dk, dv, dsinks, dbias;
  std::vector<bool> bias_seen;  ///< Elements of the bias that a query sees.
};

inline Gradients gradients_of(const Setup& s, std::uint64_t seed) {
  const Case& c = s.c;
  Random random(seed + 1000);
  const std::size_t rows = static_cast<std::size_t>(c.batch) * c.heads * c.seqlen_q;
  Gradients w;
  w.out.resize(rows * c.head_dim_v), w.lse.resize(rows, -INFINITY);
  const std::int64_t row_length = c.head_dim_v * c.dout_step;
  w.dout.resize(std::max<std::size_t>(1, rows * row_length));
  for (float& one : w.dout) one = rounded(random.normal(), c.dtype);
  w.dout_strides = {c.heads * c.seqlen_q * row_length, c.seqlen_q * row_length, row_length, c.dout_step};
  w.dlse.resize(c.dlse ? rows : 0);
  for (float& one : w.dlse) one = static_cast<float>(random.normal());
  w.dq.resize(rows * c.head_dim), w.dk.resize(s.k.size()), w.dv.resize(s.v.size()), w.dsinks.resize(c.heads);
  w.dbias.resize(s.bias.size()), w.bias_seen.resize(s.bias.size());
  const auto group = attention::dimensions(s.host).group;
  const double scale = attention::softmax_scale(s.host);
  for_each_row(s, [&](const auto& sequence, int h, std::int64_t i) {
    const Row row = row_of(s, sequence, h, i);
    const float* dout = w.dout.data() + attention::query_offset(w.dout_strides, sequence, h, i);
    const float* qi = s.q.data() + c.shift + attention::query_offset(s.host.q.strides, sequence, h, i);
    w.lse[row.at] = static_cast<float>(row.lse);
    double delta = c.dlse ? -static_cast<double>(w.dlse[row.at]) : 0.0;
    for (int d = 0; d < c.head_dim_v; ++d) {
      w.out[row.at * c.head_dim_v + d] = rounded(row.out[d], c.dtype);
      delta += row.out[d] * static_cast<double>(dout[d * c.dout_step]);
    }
    if (c.sinks) w.dsinks[h] -= std::exp(s.sinks[h] - row.lse) * delta;
    for (std::size_t j = 0; j < row.weights.size(); ++j) {
      if (row.weights[j] == 0.0) continue;
      const auto key = static_cast<std::int64_t>(j);
      const auto k = attention::key_offset(s.host.k.strides, sequence, h / group, key);
      const auto v = attention::key_offset(s.host.v.strides, sequence, h / group, key);
      double change = 0.0;
      for (int d = 0; d < c.head_dim_v; ++d) {
        change += static_cast<double>(dout[d * c.dout_step]) * static_cast<double>(s.v[v + d]) * row.kept[j];
        w.dv[v + d] += row.weights[j] * row.kept[j] * static_cast<double>(dout[d * c.dout_step]);
      }
      const double of_score = row.weights[j] * (change - delta), slope = of_score * row.bend[j] * scale;
      if (c.bias != nullptr) {
        const std::int64_t at = s.bias_at(sequence.index, h, i, key);
        w.dbias[at] += of_score, w.bias_seen[at] = true;
      }
      for (int d = 0; d < c.head_dim; ++d) {
        w.dq[row.at * c.head_dim + d] += slope * static_cast<double>(s.k[k + d]);
        w.dk[k + d] += slope * static_cast<double>(qi[d]);
      }
    }
  });
  return w;
}

/// The same on the device.
struct GradientInputs {
  Numbers out, dout;
  Buffer<float> lse, dlse;
  anywarp::BackwardInputs inputs;

  GradientInputs(const Setup& s, const Gradients& g)
      : out(g.out, s.c.dtype), dout(g.dout, s.c.dtype), lse(g.lse), dlse(g.dlse) {
    inputs.out = s.out_like(out.get()), inputs.lse = s.lse_like(lse.get());
    anywarp::Tensor with_strides = s.out_like(dout.get());
    with_strides.strides = g.dout_strides;
    inputs.dout = with_strides;
    if (s.c.dlse) inputs.dlse = s.lse_like(dlse.get());
  }

  /// Calls attention_backward; empty, or what went wrong.
  std::string run(const Setup& s, const anywarp::BackwardOutputs& outputs) const {
    const auto bytes = anywarp::attention_backward_workspace(s.problem);
    if (!bytes) return bytes.error().message;
    const Buffer<std::byte> workspace(*bytes);
    const auto done = anywarp::attention_backward(s.problem, inputs, outputs, {nullptr, workspace.get(), *bytes});
    if (!done) return done.error().message;
    return hipDeviceSynchronize() == hipSuccess ? "" : "a kernel failed";
  }
};

}  // namespace engine
