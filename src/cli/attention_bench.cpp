#include "cli/attention_bench.h"

#include <fmt/core.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <fstream>
#include <nlohmann/json.hpp>
#include <thread>

#include "attention/arch/cpu/thread_pool.h"
#include "attention/argument_check.h"
#include "attention/problem.h"
#include "attention/tuning/tile_cache.h"
#include "base/conversation.h"
#include "base/python.h"
#include "base/temporary_folder.h"
#include "cli/resources.h"

namespace anywarp::cli {
namespace {

using attention::bench::Tensors;
using attention::bench::Workload;
using nlohmann::json;

double median(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  const std::size_t middle = values.size() / 2;
  return values.size() % 2 == 1 ? values[middle] : (values[middle - 1] + values[middle]) / 2;
}

/// The program in Python that runs PyTorch's attention.
class Peer {
 public:
  /// Looks for a Python with PyTorch; `missing` says why there is none.
  static std::optional<Peer> find(int threads, std::string& missing) {
    missing = "no Python with torch";
    for (const std::string& python : pythons((resources() / "../..").lexically_normal())) {
      auto started = Conversation::start(
          {.argv = {python, (resources() / "bench/attention_peer.py").string()}, .timeout = std::chrono::minutes(5)});
      if (!started) continue;
      Peer peer(std::move(*started));
      const json hello = peer.ask({{"do", "hello"}, {"threads", threads}});
      if (!hello.contains("error")) {
        peer.name = hello["name"].get<std::string>() + " (" + hello["detail"].get<std::string>() + ")";
        return peer;
      }
      missing = python + ": " + hello["error"].get<std::string>();
    }
    return std::nullopt;
  }

  /// {"error": …} for everything that goes wrong.
  json ask(const json& question) {
    const Result<std::string> answer = conversation_.ask(question.dump());
    if (!answer) return {{"error", answer.error().message}};
    json parsed = json::parse(*answer, nullptr, false);
    return parsed.is_object() ? parsed : json{{"error", "answers something else than JSON"}};
  }

  std::string name;

 private:
  explicit Peer(Conversation conversation) : conversation_(std::move(conversation)) {}
  Conversation conversation_;
};

void save(const std::filesystem::path& file, const ConstTensor& tensor) {
  std::ofstream(file, std::ios::binary)
      .write(static_cast<const char*>(tensor.data), tensor.elements() * attention::bytes_of(tensor.dtype));
}

json preparation(const Workload& w, const std::filesystem::path& folder) {
  const auto& s = w.shape;
  return {{"do", "prepare"},
          {"shape", {s.batch, s.heads, s.kv_heads, s.seqlen_q, s.seqlen_k, s.head_dim, s.head_dim_v}},
          {"dtype", attention::name_of(w.dtype)},
          {"causal", w.causal != Causal::None},
          {"backward", w.pass == Pass::Backward},
          {"folder", folder.string()}};
}

class Cell {
 public:
  Cell(const Workload& workload, const AttentionBench& bench, Peer* peer)
      : workload_(workload), bench_(bench), peer_(peer), tensors_(workload) {}

  Result<AttentionFigures> measure() {
    const auto name = attention_implementation_for(tensors_.problem(), workload_.pass);
    if (!name) return tl::make_unexpected(name.error());
    figures_.workload = workload_;
    figures_.implementation = *name;
    if (workload_.pass == Pass::Backward)
      if (auto forward = tensors_.forward(execution()); !forward) return tl::make_unexpected(forward.error());
    prepare_peer();
    // The first turn warms up and is not counted.
    std::vector<double> ours, theirs, ratios;
    double spent = 0.0;
    for (int turn = 0; turn <= 3 || spent < bench_.seconds; ++turn) {
      const Result<double> mine = run();
      if (!mine) return tl::make_unexpected(mine.error());
      const std::optional<double> other = run_peer();
      if (turn == 0) continue;
      ours.push_back(*mine);
      spent += *mine + other.value_or(0.0);
      if (!other) continue;
      theirs.push_back(*other);
      ratios.push_back(*other / *mine);
    }
    figures_.turns = static_cast<int>(ours.size());
    figures_.seconds = median(ours);
    if (figures_.peer_error.empty() && !theirs.empty()) {
      figures_.peer_seconds = median(theirs);
      figures_.ratio = median(ratios);
    }
    if (bench_.accuracy) compare();
    return figures_;
  }

 private:
  Execution execution() const { return {.threads = bench_.threads}; }

  Result<double> run() {
    // The peer's threads spin for a moment after their work.
    if (peer_ != nullptr) std::this_thread::sleep_for(std::chrono::milliseconds(5));
    const auto start = std::chrono::steady_clock::now();
    const Result<void> done =
        workload_.pass == Pass::Forward ? tensors_.forward(execution()) : tensors_.backward(execution());
    const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - start;
    if (!done) return tl::make_unexpected(done.error());
    return taken.count();
  }

  void prepare_peer() {
    if (peer_ == nullptr) return;
    if (bench_.accuracy) {
      save(folder_.path() / "q", tensors_.problem().q);
      save(folder_.path() / "k", tensors_.problem().k);
      save(folder_.path() / "v", tensors_.problem().v);
      if (workload_.pass == Pass::Backward) save(folder_.path() / "dout", tensors_.dout());
    }
    note(peer_->ask(preparation(workload_, bench_.accuracy ? folder_.path() : std::filesystem::path())));
  }

  std::optional<double> run_peer() {
    if (peer_ == nullptr || !figures_.peer_error.empty()) return std::nullopt;
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
    const json answer = peer_->ask({{"do", "run"}});
    note(answer);
    if (!answer.contains("seconds")) return std::nullopt;
    return answer["seconds"].get<double>();
  }

  void note(const json& answer) {
    if (answer.contains("error") && figures_.peer_error.empty())
      figures_.peer_error = answer["error"].get<std::string>();
  }

  void compare() {
    if (peer_ == nullptr || !figures_.peer_error.empty()) return;
    for (const auto& [name, tensor] : tensors_.results()) save(folder_.path() / name, tensor);
    const json answer = peer_->ask({{"do", "errors"}});
    note(answer);
    if (answer.contains("error")) return;
    figures_.errors = answer["ours"].get<std::map<std::string, double>>();
    figures_.peer_errors = answer["peer"].get<std::map<std::string, double>>();
  }

  Workload workload_;
  const AttentionBench& bench_;
  Peer* peer_;
  Tensors tensors_;
  TemporaryFolder folder_;
  AttentionFigures figures_;
};

}  // namespace

bool is_decoding(const Workload& workload) { return workload.shape.seqlen_q <= 16; }

const attention::bench::Peak* peak_of(const AttentionReport& report, const AttentionFigures& figures) {
  const bool amx = figures.implementation.find("amx") != std::string::npos && figures.workload.dtype != DType::Float32;
  const attention::bench::Peak* best = nullptr;
  for (const auto& peak : report.peaks)
    if (peak.name.starts_with(amx ? "amx" : "fma")) best = &peak;
  return best;
}

std::string title(const Workload& w) {
  const auto& s = w.shape;
  return fmt::format("{} {} {} {}x{}{}x{}{}x{}", attention::name_of(w.dtype),
                     w.pass == Pass::Forward ? "forward" : "backward", w.causal == Causal::None ? "full" : "causal",
                     s.batch, s.heads, s.kv_heads == s.heads ? "" : "/" + std::to_string(s.kv_heads), s.seqlen_q,
                     s.seqlen_k == s.seqlen_q ? "" : "x" + std::to_string(s.seqlen_k), s.head_dim);
}

Result<AttentionReport> measure(const AttentionBench& bench,
                                const std::function<void(const std::string& step, std::size_t done)>& progress) {
  AttentionReport report;
  report.threads = attention::cpu::thread_count({.threads = bench.threads});
  report.processor = attention::processor_name();
  std::optional<Peer> peer;
  if (bench.peer) peer = Peer::find(report.threads, report.peer_missing);
  if (peer) report.peer = peer->name;
  if (peer) report.peer_missing.clear();
  progress("limits of the machine", 0);
  report.peaks = attention::bench::measure_peaks(report.threads, 0.2);
  double decoded = 0.0;
  for (const Workload& workload : bench.workloads)
    if (is_decoding(workload)) decoded = std::max(decoded, attention::bench::kv_bytes(workload));
  if (decoded > 0.0)
    report.read_bandwidth =
        attention::bench::measure_read_bandwidth(report.threads, static_cast<std::size_t>(decoded), 0.3);
  for (std::size_t i = 0; i < bench.workloads.size(); ++i) {
    progress(title(bench.workloads[i]), i);
    auto figures = Cell(bench.workloads[i], bench, peer ? &*peer : nullptr).measure();
    if (!figures) return tl::make_unexpected(figures.error());
    report.figures.push_back(std::move(*figures));
  }
  return report;
}

}  // namespace anywarp::cli
