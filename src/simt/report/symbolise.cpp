#include "symbolise.h"

#include <nlohmann/json.hpp>

#include "base/subprocess.h"

namespace anywarp::simt {
namespace {

constexpr std::size_t kAddressesPerRun = 2000;

bool contains(const std::string& text, const char* part) { return text.find(part) != std::string::npos; }

Result<bool> symbolise_in(const std::string& tool, const std::string& binary, const std::vector<std::string>& offsets,
                          const std::string& prefix, std::map<std::string, std::vector<Frame>>& out) {
  for (std::size_t first = 0; first < offsets.size(); first += kAddressesPerRun) {
    Command command;
    command.argv = {tool, "--obj=" + binary, "--output-style=JSON", "--inlines", "--no-demangle"};
    for (std::size_t i = first; i < std::min(offsets.size(), first + kAddressesPerRun); ++i)
      command.argv.push_back(offsets[i]);
    const auto completed = run(command);
    if (!completed) return tl::make_unexpected(completed.error());
    const auto json = nlohmann::json::parse(completed->out, nullptr, false);
    if (!json.is_array()) continue;
    for (const auto& entry : json) {
      auto& frames = out[prefix + entry.value("Address", "")];
      if (!entry.contains("Symbol")) continue;
      for (const auto& symbol : entry["Symbol"]) {
        Frame frame{symbol.value("FunctionName", ""), symbol.value("FileName", ""), symbol.value("Line", 0)};
        if (!frame.file.empty()) frames.push_back(std::move(frame));
      }
    }
  }
  return true;
}

}  // namespace

bool is_internal(const Frame& frame) {
  // The engine's own sources are known by the place where it was built, its headers wherever they are installed.
  for (const char* part :
       {ANYWARP_SIMT_SOURCES "/engine/", ANYWARP_SIMT_SOURCES "/checkers/", "/simt/headers/", "/simt/intrinsics/"})
    if (contains(frame.file, part)) return true;
  return frame.line == 0 || frame.file.rfind("/usr/", 0) == 0 || frame.file.rfind("/lib/", 0) == 0 ||
         contains(frame.file, "sysdeps/") || contains(frame.file, "/csu/");
}

Result<std::map<std::string, std::vector<Frame>>> symbolise(const std::filesystem::path& program,
                                                            const std::set<std::string>& addresses) {
  std::map<std::string, std::vector<Frame>> frames;
  if (addresses.empty()) return frames;
  const auto tool = find_program({"llvm-symbolizer-22", "llvm-symbolizer", "llvm-symbolizer-19"});
  if (!tool) return fail(ErrorCode::ToolMissing, "llvm-symbolizer is not installed: `apt install llvm-22` has it");
  std::map<std::string, std::vector<std::string>> by_binary;
  for (const std::string& address : addresses) {
    const std::size_t plus = address.rfind("+0x");
    if (plus == std::string::npos)
      by_binary[""].push_back(address);
    else
      by_binary[address.substr(0, plus)].push_back(address.substr(plus + 1));
  }
  for (const auto& [binary, offsets] : by_binary) {
    // A system library's frames are never shown.
    if (binary.rfind("/lib/", 0) == 0 || binary.rfind("/usr/lib/", 0) == 0) continue;
    const auto done = symbolise_in(tool->string(), binary.empty() ? program.string() : binary, offsets,
                                   binary.empty() ? "" : binary + "+", frames);
    if (!done) return tl::make_unexpected(done.error());
  }
  return frames;
}

}  // namespace anywarp::simt
