// The engine's JSON lines, with program counters, to findings, with source lines.
#include <algorithm>
#include <fstream>
#include <nlohmann/json.hpp>
#include <tuple>

#include "anywarp/simt.h"
#include "kernel_name.h"
#include "symbolise.h"

namespace anywarp::simt {
namespace {

using Json = nlohmann::json;
using Frames = std::map<std::string, std::vector<Frame>>;

void collect(const Json& value, std::set<std::string>& addresses) {
  if (value.is_string() && !value.get_ref<const std::string&>().empty()) addresses.insert(value.get<std::string>());
  if (value.is_array())
    for (const Json& item : value) collect(item, addresses);
}

void collect_addresses(const Json& line, std::set<std::string>& addresses) {
  if (line.contains("stack")) collect(line["stack"], addresses);
  if (line.contains("other")) collect(line["other"].value("pc", Json()), addresses);
  if (line.contains("places"))
    for (const Json& stack : line["places"]) collect(stack, addresses);
  if (line.contains("waiting"))
    for (const Json& waiting : line["waiting"]) collect(waiting.value("pc", Json()), addresses);
}

/// The innermost frame of the user's; else the innermost that has a file.
Frame place_of(const Json& stack, const Frames& frames) {
  Frame fallback;
  const Json list = stack.is_array() ? stack : Json::array({stack});
  for (const Json& address : list) {
    const auto found = address.is_string() ? frames.find(address.get<std::string>()) : frames.end();
    if (found == frames.end()) continue;
    for (const Frame& frame : found->second) {
      if (!is_internal(frame)) return frame;
      if (fallback.file.empty()) fallback = frame;
    }
  }
  return fallback;
}

/// Of the stack and of the other access.
std::vector<Frame> frames_of(const Json& line, const Frames& frames) {
  std::set<std::string> addresses;
  if (line.contains("stack")) collect(line["stack"], addresses);
  if (line.contains("other")) collect(line["other"].value("pc", Json()), addresses);
  std::vector<Frame> all;
  for (const std::string& address : addresses)
    if (const auto found = frames.find(address); found != frames.end())
      all.insert(all.end(), found->second.begin(), found->second.end());
  return all;
}

Index index_of(const Json& line, const char* name) {
  Index index{};
  if (const auto found = line.find(name); found != line.end() && found->is_array() && found->size() == 3)
    for (std::size_t i = 0; i < 3; ++i) index[i] = (*found)[i].get<unsigned>();
  return index;
}

std::string short_place(const Frame& frame) {
  if (frame.file.empty()) return "an unknown place";
  // As other places are shown: from here, where that is shorter.
  const std::string near =
      std::filesystem::path(frame.file).lexically_proximate(std::filesystem::current_path()).string();
  return (near.size() < frame.file.size() ? near : frame.file) + ":" + std::to_string(frame.line);
}

void fill_places(std::string& message, const Json& line, const Frames& frames) {
  if (!line.contains("places")) return;
  for (const auto& [name, stack] : line["places"].items()) {
    const std::string token = "{" + name + "}";
    for (std::size_t at; (at = message.find(token)) != std::string::npos;)
      message.replace(at, token.size(), short_place(place_of(stack, frames)));
  }
}

Finding to_finding(const Json& line, const Frames& frames) {
  Finding f;
  f.checker = line.value("checker", "");
  f.severity = line.value("severity", "error") == "warning" ? Severity::Warning : Severity::Error;
  f.message = line.value("message", "");
  fill_places(f.message, line, frames);
  const std::string here = std::filesystem::current_path().string() + "/";
  for (std::size_t at; (at = f.message.find(here)) != std::string::npos;) f.message.erase(at, here.size());
  f.kernel = instantiated_kernel(line.value("kernel", ""), frames_of(line, frames));
  f.in_thread = line.contains("thread");
  f.block = index_of(line, "block");
  f.thread = index_of(line, "thread");
  f.file = line.value("file", "");
  f.line = line.value("line", 0);
  if (f.file.empty() && line.contains("stack")) {
    const Frame frame = place_of(line["stack"], frames);
    f.file = frame.file;
    f.line = frame.line;
  }
  f.variable = line.value("variable", "");
  f.launch_file = line.value("launch_file", "");
  f.launch_line = line.value("launch_line", 0);
  if (line.contains("other")) {
    const Json& other = line["other"];
    const Frame frame = place_of(other.value("pc", Json()), frames);
    f.other = OtherAccess{other.value("kind", ""), frame.file, frame.line, index_of(other, "block"),
                          index_of(other, "thread")};
  }
  if (line.contains("waiting"))
    for (const Json& waiting : line["waiting"]) {
      const Frame frame = place_of(waiting.value("pc", Json()), frames);
      f.waiting.push_back({waiting.value("what", ""), frame.file, frame.line, waiting.value("threads", 0u),
                           index_of(waiting, "block"), index_of(waiting, "first")});
    }
  f.count = line.value("count", std::uint64_t{1});
  return f;
}

/// A compiler may have made two calls of one in the source.
bool is_duplicated_call(const Finding& f) {
  return f.checker == "sync" && f.other && !f.file.empty() && f.other->file == f.file && f.other->line == f.line;
}

/// What makes two findings one. The two ways round of a race are one: which access came second is the schedule's
/// choice.
auto merge_key(const Finding& f) {
  std::pair<std::string, int> here{f.file, f.line}, there;
  if (f.other) there = {f.other->file, f.other->line};
  if (f.checker == "race" && there < here) std::swap(here, there);
  // Without a place, the message is all that tells findings apart.
  const std::string kernel =
      f.kernel.substr(0, f.kernel.find('<'));  // One fault in the source, however many instantiations.
  return std::tuple(f.checker, kernel, f.variable, here, there, f.line == 0 ? f.message : "");
}

/// Where warps race at a pair of lines, that lanes do so there too is no news.
void drop_milder_races(std::vector<Finding>& findings) {
  using Pair = std::pair<std::pair<std::string, int>, std::pair<std::string, int>>;
  const auto lines = [](const Finding& f) {
    Pair pair{{f.file, f.line}, {f.other ? f.other->file : "", f.other ? f.other->line : 0}};
    if (pair.second < pair.first) std::swap(pair.first, pair.second);
    return pair;
  };
  std::map<Pair, std::uint64_t> races;
  for (const Finding& f : findings)
    if (f.checker == "race" && f.severity == Severity::Error && f.line > 0) races[lines(f)] = 0;
  std::erase_if(findings, [&](const Finding& f) {
    const auto worse = f.checker == "race" && f.severity == Severity::Warning ? races.find(lines(f)) : races.end();
    if (worse == races.end()) return false;
    worse->second += f.count;
    return true;
  });
  for (Finding& f : findings)
    if (const auto more = races.find(lines(f)); f.checker == "race" && more != races.end())
      f.count += std::exchange(more->second, 0);
}

/// A lane that reads a shared variable before its neighbour writes it: the race is the fault, the missing value its
/// effect.
void drop_effects_of_races(std::vector<Finding>& findings) {
  std::set<std::tuple<std::string, std::string, int>> raced;
  for (const Finding& f : findings) {
    if (f.checker != "race" || f.variable.empty()) continue;
    raced.emplace(f.variable, f.file, f.line);
    if (f.other) raced.emplace(f.variable, f.other->file, f.other->line);
  }
  std::erase_if(findings, [&](const Finding& f) {
    return f.checker == "init" && !f.variable.empty() && raced.contains(std::tuple(f.variable, f.file, f.line));
  });
}

std::size_t checker_rank(const std::string& checker) {
  const auto& names = checker_names();
  return static_cast<std::size_t>(std::find(names.begin(), names.end(), checker) - names.begin());
}

}  // namespace

Result<std::vector<Finding>> read_findings(const std::filesystem::path& path, const std::filesystem::path& program) {
  std::vector<Finding> findings;
  if (!std::filesystem::exists(path)) return findings;
  std::ifstream file(path);
  if (!file) return fail(ErrorCode::Io, "cannot read the findings at " + path.string());
  std::vector<Json> lines;
  std::set<std::string> addresses;
  for (std::string text; std::getline(file, text);) {
    if (text.empty()) continue;
    Json line = Json::parse(text, nullptr, false);
    if (!line.is_object())
      return fail(ErrorCode::Io,
                  path.string() + ":" + std::to_string(lines.size() + 1) + " is not a finding: " + text.substr(0, 80));
    collect_addresses(line, addresses);
    lines.push_back(std::move(line));
  }
  const auto frames = symbolise(program, addresses);
  if (!frames) return tl::make_unexpected(frames.error());
  using Key = decltype(merge_key(Finding{}));
  std::map<Key, std::size_t> known;
  for (const Json& line : lines) {
    Finding finding = to_finding(line, *frames);
    if (is_duplicated_call(finding)) continue;
    const auto [entry, added] = known.try_emplace(merge_key(finding), findings.size());
    if (added) {
      findings.push_back(std::move(finding));
      continue;
    }
    // A race between warps says more than the same lines' race within one.
    Finding& first = findings[entry->second];
    const std::uint64_t count = first.count + finding.count;
    if (finding.severity < first.severity) first = std::move(finding);
    first.count = count;
  }
  drop_milder_races(findings);
  drop_effects_of_races(findings);
  std::stable_sort(findings.begin(), findings.end(), [](const Finding& a, const Finding& b) {
    return std::tuple(a.severity, checker_rank(a.checker), a.file, a.line) <
           std::tuple(b.severity, checker_rank(b.checker), b.file, b.line);
  });
  return findings;
}

}  // namespace anywarp::simt
