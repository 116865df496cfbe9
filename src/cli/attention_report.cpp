#include "cli/attention_report.h"

#include <fmt/core.h>

#include <algorithm>
#include <cmath>

#include "attention/argument_check.h"
#include "cli/terminal.h"

namespace anywarp::cli {
namespace {

using attention::bench::flops;
using attention::bench::kv_bytes;

double teraflops(const AttentionFigures& f) { return flops(f.workload) / f.seconds * 1e-12; }

double largest(const std::map<std::string, double>& errors) {
  double result = 0.0;
  for (const auto& [name, error] : errors) result = std::max(result, error);
  return result;
}

/// Of the machine's limit: of its bandwidth for decoding, otherwise of its peak. 0: unknown.
double share(const AttentionReport& report, const AttentionFigures& f) {
  if (is_decoding(f.workload))
    return report.read_bandwidth > 0.0 ? kv_bytes(f.workload) / f.seconds / report.read_bandwidth : 0.0;
  const auto* const peak = peak_of(report, f);
  return peak != nullptr ? flops(f.workload) / f.seconds / peak->flops : 0.0;
}

std::string escaped(std::string_view text) {
  std::string result;
  for (const char letter : text)
    result += letter == '<' ? "&lt;" : letter == '>' ? "&gt;" : letter == '&' ? "&amp;" : std::string(1, letter);
  return result;
}

std::string head(const AttentionReport& report) {
  std::string text = fmt::format("{}, {} thread{}", report.processor, report.threads, report.threads == 1 ? "" : "s");
  for (const auto& peak : report.peaks) text += fmt::format("; {} {:.3g} TFLOP/s", peak.name, peak.flops * 1e-12);
  if (report.read_bandwidth > 0.0) text += fmt::format("; reads {:.3g} GB/s", report.read_bandwidth * 1e-9);
  return text;
}

}  // namespace

std::string table(const AttentionReport& report) {
  std::string text = head(report) + "\n";
  text += report.peer.empty() ? (report.peer_missing.empty() ? "" : "no peer: " + report.peer_missing + "\n")
                              : "peer: " + report.peer + ", scaled_dot_product_attention\n";
  text += paint(Colour::Bold, fmt::format("\n{:<44} {:<12} {:>10} {:>8} {:>10} {:>7}", "workload", "kernel", "ours",
                                          "of limit", "peer", "ratio"));
  if (std::any_of(report.figures.begin(), report.figures.end(), [](const auto& f) { return !f.errors.empty(); }))
    text += paint(Colour::Bold, fmt::format(" {:>10} {:>10}", "error", "peer's"));
  text += "\n";
  double logs = 0.0;
  int ratios = 0;
  for (const AttentionFigures& f : report.figures) {
    const bool decoding = is_decoding(f.workload);
    const double work = decoding ? kv_bytes(f.workload) * 1e-9 : flops(f.workload) * 1e-12;
    const char* const unit = decoding ? "GB/s" : "TF";
    text += fmt::format("{:<44} {:<12} {:>10} {:>8}", title(f.workload), f.implementation,
                        fmt::format("{:.3g} {}", work / f.seconds, unit),
                        share(report, f) > 0.0 ? fmt::format("{:.0f}%", 100 * share(report, f)) : "");
    if (f.peer_seconds) {
      text += fmt::format(" {:>10} ", fmt::format("{:.3g} {}", work / *f.peer_seconds, unit));
      text += paint(*f.ratio >= 1.0 ? Colour::Green : Colour::Yellow, fmt::format("{:>6.2f}x", *f.ratio));
      logs += std::log(*f.ratio);
      ++ratios;
    } else if (!f.peer_error.empty()) {
      text += " " + f.peer_error;
    }
    if (!f.errors.empty()) text += fmt::format(" {:>10.2g} {:>10.2g}", largest(f.errors), largest(f.peer_errors));
    text += "\n";
  }
  if (ratios > 1) text += fmt::format("\ngeometric mean of the ratios: {:.2f}x\n", std::exp(logs / ratios));
  return text;
}

nlohmann::ordered_json json_of(const AttentionReport& report) {
  nlohmann::ordered_json peaks = nlohmann::ordered_json::object(), list = nlohmann::ordered_json::array();
  for (const auto& peak : report.peaks) peaks[std::string(peak.name)] = peak.flops;
  for (const AttentionFigures& f : report.figures) {
    const auto& s = f.workload.shape;
    nlohmann::ordered_json row = {{"dtype", attention::name_of(f.workload.dtype)},
                                  {"pass", f.workload.pass == Pass::Forward ? "forward" : "backward"},
                                  {"causal", f.workload.causal != Causal::None},
                                  {"batch", s.batch},
                                  {"heads", s.heads},
                                  {"kv_heads", s.kv_heads},
                                  {"seqlen_q", s.seqlen_q},
                                  {"seqlen_k", s.seqlen_k},
                                  {"head_dim", s.head_dim},
                                  {"implementation", f.implementation},
                                  {"turns", f.turns},
                                  {"seconds", f.seconds},
                                  {"flops", flops(f.workload)},
                                  {"kv_bytes", kv_bytes(f.workload)},
                                  {"share_of_limit", share(report, f)}};
    if (f.peer_seconds) row["peer_seconds"] = *f.peer_seconds, row["ratio"] = *f.ratio;
    if (!f.peer_error.empty()) row["peer_error"] = f.peer_error;
    if (!f.errors.empty()) row["errors"] = f.errors, row["peer_errors"] = f.peer_errors;
    list.push_back(row);
  }
  return {{"version", 1},
          {"what", "attention"},
          {"processor", report.processor},
          {"threads", report.threads},
          {"peer", report.peer},
          {"peer_missing", report.peer_missing},
          {"peaks", peaks},
          {"read_bandwidth", report.read_bandwidth},
          {"figures", list}};
}

std::string csv(const AttentionReport& report) {
  std::string text =
      "dtype,pass,mask,batch,heads,kv_heads,seqlen_q,seqlen_k,head_dim,implementation,seconds,tflops,gbytes,share_of_"
      "limit,"
      "peer_seconds,ratio\n";
  for (const AttentionFigures& f : report.figures) {
    const auto& s = f.workload.shape;
    text += fmt::format("{},{},{},{},{},{},{},{},{},{},{:.6g},{:.4g},{:.4g},{:.3g},",
                        attention::name_of(f.workload.dtype), f.workload.pass == Pass::Forward ? "forward" : "backward",
                        f.workload.causal == Causal::None ? "full" : "causal", s.batch, s.heads, s.kv_heads, s.seqlen_q,
                        s.seqlen_k, s.head_dim, f.implementation, f.seconds, teraflops(f),
                        kv_bytes(f.workload) / f.seconds * 1e-9, share(report, f));
    text += f.peer_seconds ? fmt::format("{:.6g},{:.4g}\n", *f.peer_seconds, *f.ratio) : ",\n";
  }
  return text;
}

std::string svg(const AttentionReport& report) {
  constexpr int kLabel = 330, kBar = 420, kRow = 34, kTop = 70;
  // Bytes and operations do not share an axis: each bar is a share of the fastest of its kind.
  const auto speed = [](const AttentionFigures& f, double seconds) {
    return (is_decoding(f.workload) ? kv_bytes(f.workload) * 1e-9 : flops(f.workload) * 1e-12) / seconds;
  };
  double fastest[2] = {0.0, 0.0};
  for (const AttentionFigures& f : report.figures) {
    double& most = fastest[is_decoding(f.workload) ? 1 : 0];
    most = std::max({most, speed(f, f.seconds), f.peer_seconds ? speed(f, *f.peer_seconds) : 0.0});
  }
  const int height = kTop + kRow * static_cast<int>(report.figures.size()) + 20;
  std::string text = fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{}\" height=\"{}\" font-family=\"sans-serif\" "
      "font-size=\"12\">\n"
      "<rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n"
      "<text x=\"10\" y=\"22\" font-size=\"15\">anywarp bench attention</text>\n"
      "<text x=\"10\" y=\"40\" fill=\"#555\">{}</text>\n"
      "<text x=\"10\" y=\"56\" fill=\"#555\">blue: anywarp{}</text>\n",
      kLabel + kBar + 150, height, escaped(head(report)), report.peer.empty() ? "" : "; grey: " + escaped(report.peer));
  int y = kTop;
  for (const AttentionFigures& f : report.figures) {
    const char* const unit = is_decoding(f.workload) ? "GB/s" : "TFLOP/s";
    const double most = fastest[is_decoding(f.workload) ? 1 : 0];
    const auto bar = [&](double seconds, int top, const char* colour, const std::string& note) {
      const double width = kBar * speed(f, seconds) / most;
      text += fmt::format(
          "<rect x=\"{}\" y=\"{}\" width=\"{:.1f}\" height=\"12\" fill=\"{}\"/>\n<text x=\"{:.1f}\" y=\"{}\">{:.3g} "
          "{}{}"
          "</text>\n",
          kLabel, top, width, colour, kLabel + width + 5, top + 10, speed(f, seconds), unit, note);
    };
    text += fmt::format("<text x=\"10\" y=\"{}\">{}</text>\n", y + 17, escaped(title(f.workload)));
    bar(f.seconds, y, "#2b6cb0", f.ratio ? fmt::format(" ({:.2f}x)", *f.ratio) : "");
    if (f.peer_seconds) bar(*f.peer_seconds, y + 13, "#a0aec0", "");
    y += kRow;
  }
  return text + "</svg>\n";
}

}  // namespace anywarp::cli
