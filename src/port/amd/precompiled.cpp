#include "port/amd/precompiled.h"

#include <unistd.h>

#include <cstdint>
#include <cstdlib>

#include "base/subprocess.h"
#include "base/text.h"

namespace anywarp::port {
namespace {

namespace fs = std::filesystem;

fs::path cache_folder() {
  if (const char* cache = std::getenv("XDG_CACHE_HOME"); cache && *cache) return fs::path(cache) / "anywarp/hip-pch";
  if (const char* home = std::getenv("HOME"); home && *home) return fs::path(home) / ".cache/anywarp/hip-pch";
  return {};
}

// FNV-1a: the key names a cache entry; Clang itself refuses one whose headers or options have changed.
std::string hash(const std::vector<std::string>& parts) {
  std::uint64_t value = 14695981039346656037u;
  for (const std::string& part : parts)
    for (char c : part + '\n') value = (value ^ static_cast<unsigned char>(c)) * 1099511628211u;
  char text[17];
  std::snprintf(text, sizeof text, "%016llx", static_cast<unsigned long long>(value));
  return text;
}

// What a file's last change is, as part of a key: a new compiler or new headers make a new entry.
std::string stamp(const fs::path& file) {
  std::error_code error;
  const auto time = fs::last_write_time(fs::canonical(file, error), error);
  return file.string() + "@" + (error ? "?" : std::to_string(time.time_since_epoch().count()));
}

}  // namespace

Precompiled::Precompiled(const HipToolchain& toolchain, const std::vector<std::string>& flags)
    : toolchain_(toolchain), flags_(flags), folder_(cache_folder()) {}

void Precompiled::prepare(const std::vector<std::string>& targets) {
  std::error_code error;
  if (folder_.empty() || (fs::create_directories(folder_, error), error)) return;

  std::vector<Command> commands;
  std::vector<std::pair<std::string, fs::path>> made;
  for (const std::string& target : targets) {
    std::vector<std::string> arguments = toolchain_.flags(target);
    arguments.insert(arguments.end(), flags_.begin(), flags_.end());
    std::vector<std::string> key = arguments;
    key.push_back(stamp(toolchain_.compiler));
    key.push_back(stamp(toolchain_.include_dir / "hip/hip_version.h"));
    const fs::path header = folder_ / (target + "-" + hash(key) + ".pch");
    if (fs::exists(header, error)) {
      headers_[target] = header;
      continue;
    }
    const fs::path source = folder_ / "hip.h";
    const std::string text = "#include <hip/hip_runtime.h>\n#include <hip/hip_fp16.h>\n";
    if (!fs::exists(source, error) && !write_file(source, text)) return;
    const fs::path beside = header.string() + "." + std::to_string(::getpid());
    Command command;
    command.argv = {toolchain_.compiler.string()};
    command.argv.insert(command.argv.end(), arguments.begin(), arguments.end());
    // As the compilations do: a precompiled header is refused if they differ in what is generated.
    command.argv.insert(command.argv.end(),
                        {"-S", "-O1", "-w", "-Xclang", "-emit-pch", "-o", beside.string(), source.string()});
    command.timeout = std::chrono::seconds(120);
    commands.push_back(command);
    made.emplace_back(target, header);
  }
  const auto results = run_all(commands);
  for (std::size_t i = 0; i < results.size(); ++i) {
    const fs::path beside = made[i].second.string() + "." + std::to_string(::getpid());
    if (results[i] && results[i]->ok()) {
      fs::rename(beside, made[i].second, error);
      if (!error) headers_[made[i].first] = made[i].second;
    }
    fs::remove(beside, error);
  }
}

fs::path Precompiled::header(const std::string& target) const {
  const auto found = headers_.find(target);
  return found == headers_.end() ? fs::path() : found->second;
}

}  // namespace anywarp::port
