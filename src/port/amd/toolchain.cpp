#include "port/amd/toolchain.h"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <tuple>

#include "base/subprocess.h"
#include "base/text.h"

namespace anywarp::port {
namespace {

namespace fs = std::filesystem;

struct Version {
  int major = 0, minor = 0;
  std::string text() const { return std::to_string(major) + "." + std::to_string(minor); }
  auto operator<=>(const Version&) const = default;
};

std::optional<int> number(std::string_view text) {
  if (text.empty() || text.size() > 4) return std::nullopt;
  int value = 0;
  for (char c : text) {
    if (c < '0' || c > '9') return std::nullopt;
    value = value * 10 + (c - '0');
  }
  return value;
}

std::optional<Version> parse_version(std::string_view text) {
  const auto parts = split(text, '.');
  if (parts.size() < 2 || parts.size() > 3) return std::nullopt;
  const auto major = number(parts[0]), minor = number(parts[1]);
  if (!major || !minor) return std::nullopt;
  return Version{*major, *minor};
}

// From hip/hip_version.h, which every HIP since 4 has.
std::optional<Version> header_version(const fs::path& include_dir) {
  const auto text = read_file(include_dir / "hip/hip_version.h");
  if (!text) return std::nullopt;
  const auto value_of = [&](std::string_view name) -> std::optional<int> {
    const std::string define = "#define " + std::string(name) + " ";
    const std::size_t at = text->find(define);
    if (at == std::string::npos) return std::nullopt;
    const std::size_t begin = at + define.size();
    return number(trim(std::string_view(*text).substr(begin, text->find('\n', begin) - begin)));
  };
  const auto major = value_of("HIP_VERSION_MAJOR"), minor = value_of("HIP_VERSION_MINOR");
  if (!major || !minor) return std::nullopt;
  return Version{*major, *minor};
}

std::optional<fs::path> find_below(const fs::path& root, std::string_view file_name) {
  std::error_code error;
  for (fs::recursive_directory_iterator it(root, fs::directory_options::skip_permission_denied, error), end; it != end;
       it.increment(error)) {
    if (error) return std::nullopt;
    if (it->path().filename() == file_name) return it->path();
  }
  return std::nullopt;
}

struct Candidate {
  Version version;
  fs::path root;  // ROCm's root, or the SDK's usr.
  bool is_rocm = false;
};

std::string environment(const char* name) {
  const char* value = std::getenv(name);
  return value ? value : "";
}

std::vector<Candidate> candidates(const ToolchainSearch& search) {
  std::vector<fs::path> rocm_dirs, sdk_dirs;
  if (search.use_environment) {
    for (const char* name : {"ROCM_PATH", "HIP_PATH"})
      if (const std::string value = environment(name); !value.empty()) rocm_dirs.push_back(value);
    if (const std::string value = environment("ANYWARP_HIP_SDK"); !value.empty()) sdk_dirs.push_back(value);
  }
  rocm_dirs.insert(rocm_dirs.end(), search.rocm_dirs.begin(), search.rocm_dirs.end());
  sdk_dirs.insert(sdk_dirs.end(), search.sdk_dirs.begin(), search.sdk_dirs.end());

  std::vector<Candidate> found;
  for (const fs::path& root : rocm_dirs)
    if (const auto version = header_version(root / "include")) found.push_back({*version, root, true});
  const auto add_sdk = [&](const fs::path& directory) {
    // An SDK is complete when hip-sdk.sh has written its layout file; one without was cut off.
    if (!fs::exists(directory / "layout")) return;
    if (const auto version = header_version(directory / "usr/include"))
      found.push_back({*version, directory / "usr", false});
  };
  for (const fs::path& directory : sdk_dirs) {
    add_sdk(directory);
    std::error_code error;
    for (const fs::directory_entry& entry : fs::directory_iterator(directory, error)) add_sdk(entry.path());
  }
  return found;
}

std::string how_to_get(const std::string& rocm) {
  return "Set ROCM_PATH to a ROCm installation, or run scripts/hip-sdk.sh " + rocm +
         " (headers and device libraries from Debian's packages, a few MB, nothing installed) and have clang++-22 in "
         "PATH.";
}

// ROCm's own Clang if this is ROCm's root, else Clang 22 from PATH: it is what the SDK's device libraries are made for.
std::optional<fs::path> compiler_for(const Candidate& candidate) {
  if (candidate.is_rocm)
    for (const char* name : {"bin/amdclang++", "lib/llvm/bin/clang++", "llvm/bin/clang++", "bin/hipcc"})
      if (fs::exists(candidate.root / name)) return candidate.root / name;
  return find_program({"clang++-22"});
}

}  // namespace

std::vector<std::string> HipToolchain::flags(const std::string& target) const {
  std::vector<std::string> result = base_flags;
  const bool host = target == "host";
  // A host pass still needs a target to be named; its code is not generated.
  result.push_back("--offload-arch=" + (host ? std::string("gfx90a") : target));
  result.push_back(host ? "--cuda-host-only" : "--cuda-device-only");
  if (wants_wavefront_macro) {
    const bool wide = target.starts_with("gfx9") || host;
    result.push_back(std::string("-D__AMDGCN_WAVEFRONT_SIZE=") + (wide ? "64" : "32"));
  }
  return result;
}

Result<HipToolchain> find_toolchain(const std::string& rocm, const ToolchainSearch& search) {
  const auto wanted = parse_version(rocm);
  if (!wanted)
    return fail(ErrorCode::InvalidArgument, "ROCm version is '" + rocm + "'; valid: MAJOR.MINOR, such as 7.2");

  std::vector<Candidate> found = candidates(search);
  if (found.empty()) return fail(ErrorCode::ToolMissing, "No HIP headers were found. " + how_to_get(rocm));
  const auto distance = [&](const Candidate& candidate) {
    return std::tuple(candidate.version.major != wanted->major, std::abs(candidate.version.major - wanted->major),
                      std::abs(candidate.version.minor - wanted->minor));
  };
  const Candidate best = *std::min_element(found.begin(), found.end(),
                                           [&](const auto& a, const auto& b) { return distance(a) < distance(b); });
  const auto compiler = compiler_for(best);
  if (!compiler)
    return fail(ErrorCode::ToolMissing, "clang++-22 is not in PATH (apt-get install clang-22). " + how_to_get(rocm));

  HipToolchain toolchain;
  toolchain.compiler = *compiler;
  toolchain.include_dir = best.root / "include";
  toolchain.rocm_version = best.version.text();
  toolchain.base_flags = {"-x", "hip"};
  if (best.is_rocm) {
    toolchain.base_flags.push_back("--rocm-path=" + best.root.string());
  } else {
    const auto ocml = find_below(best.root / "lib", "ocml.bc");
    if (!ocml)
      return fail(ErrorCode::ToolMissing, best.root.string() + ": no device libraries (ocml.bc). " + how_to_get(rocm));
    toolchain.base_flags.push_back("--rocm-path=" + best.root.string());
    toolchain.base_flags.push_back("--hip-path=" + best.root.string());
    toolchain.base_flags.push_back("--rocm-device-lib-path=" + ocml->parent_path().string());
    toolchain.base_flags.insert(toolchain.base_flags.end(), {"-isystem", toolchain.include_dir.string()});
    // Device libraries of LLVM 17 are of code object version 5.
    if (best.version < Version{6, 0}) toolchain.base_flags.push_back("-mcode-object-version=5");
    toolchain.wants_wavefront_macro = best.version < Version{7, 0};
  }
  toolchain.description = compiler->filename().string() + " with HIP " + toolchain.rocm_version +
                          (best.is_rocm ? " of the ROCm installation in " : " headers in ") +
                          (best.is_rocm ? best.root : best.root.parent_path()).string();
  if (best.version != *wanted) toolchain.description += " (" + rocm + " was asked for and is not there)";
  return toolchain;
}

std::vector<std::string> installed_hip_versions(const ToolchainSearch& search) {
  std::vector<Version> versions;
  for (const Candidate& candidate : candidates(search)) versions.push_back(candidate.version);
  std::sort(versions.rbegin(), versions.rend());
  versions.erase(std::unique(versions.begin(), versions.end()), versions.end());
  std::vector<std::string> result;
  for (const Version& version : versions) result.push_back(version.text());
  return result;
}

}  // namespace anywarp::port
