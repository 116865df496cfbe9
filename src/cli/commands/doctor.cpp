// `anywarp doctor`: what each command needs, whether it is there, and how to get it.
#include <fmt/core.h>

#include <nlohmann/json.hpp>

#include "anywarp/attention.h"
#include "base/python.h"
#include "base/subprocess.h"
#include "cli/commands.h"
#include "cli/resources.h"
#include "cli/terminal.h"
#include "port/amd/toolchain.h"

namespace anywarp::cli {
namespace {

namespace fs = std::filesystem;

struct Finding {
  std::string what;
  std::string serves;  ///< Which command needs it.
  bool found = false;
  std::string detail;  ///< Where, or how to get it.
  bool optional = false;
};

std::string first_line(const std::string& text) { return text.substr(0, text.find('\n')); }

Finding program(std::string what, std::string serves, const std::vector<std::string>& names, std::string how,
                bool optional = false) {
  const auto path = find_program(names);
  if (!path) return {std::move(what), std::move(serves), false, std::move(how), optional};
  const Result<Completed> version = run({{path->string(), "--version"}});
  return {std::move(what), std::move(serves), true,
          path->string() + (version && version->ok() ? ": " + first_line(version->out) : ""), optional};
}

Finding folder(std::string what, std::string serves, const fs::path& path) {
  return {std::move(what), std::move(serves), fs::exists(path), path.string(), false};
}

Finding python_module(const std::string& module, std::string serves, bool optional) {
  for (const std::string& python : pythons(resources() / "../..")) {
    const Result<Completed> found =
        run({{python, "-c", "import importlib.util,sys;sys.exit(importlib.util.find_spec('" + module + "') is None)"}});
    if (found && found->ok()) return {"Python with " + module, std::move(serves), true, python, optional};
  }
  return {"Python with " + module, std::move(serves), false, "pip install " + module, optional};
}

/// What `make python`, `make cuda` and `make hip` built; docs/python.md says which `import anywarp` loads.
Finding torch_operator() {
  std::string paths;
  for (const char* const folder : {"lib", "cuda/lib", "hip/lib"}) {
    const fs::path path = (resources() / "../.." / folder / "libanywarp_torch.so").lexically_normal();
    if (fs::exists(path)) paths += (paths.empty() ? "" : ", ") + path.string();
  }
  return {"operator for PyTorch", "import anywarp; anywarp.implementations() tells its kernels", !paths.empty(),
          paths.empty() ? "make python; with kernels for GPUs also make cuda, make hip" : paths, true};
}

std::vector<Finding> examine() {
  std::vector<Finding> findings;
  findings.push_back(folder("declarations of CUDA", "port", resources() / "cuda_headers"));
  findings.push_back(folder("compat headers", "port", resources() / "compat"));
  findings.push_back(python_module("libcst", "port, for setup.py", false));
  port::ToolchainSearch search;
  search.sdk_dirs = {(resources() / "../../hip-sdk").lexically_normal()};
  const auto toolchain = port::find_toolchain("7.2", search);
  findings.push_back({"HIP compiler", "port --target", toolchain.has_value(),
                      toolchain ? toolchain->description : toolchain.error().message, true});
  std::string versions;
  for (const std::string& version : port::installed_hip_versions(search))
    versions += (versions.empty() ? "" : ", ") + version;
  findings.push_back({"HIP versions", "port --rocm", !versions.empty(),
                      versions.empty() ? "scripts/hip-sdk.sh DIR 7.2" : versions, true});
  findings.push_back(python_module("torch", "port --target, for PyTorch extensions", true));
  findings.push_back(program("clang 22", "run, check", {"clang++-22"}, "apt-get install clang-22"));
  findings.push_back(folder("engine's headers", "run, check", resources() / "simt/headers"));
  findings.push_back(folder("engine's library", "run, check", libraries() / "libanywarp_simt.a"));
  findings.push_back(
      program("llvm-symbolizer", "check", {"llvm-symbolizer-22", "llvm-symbolizer"}, "apt-get install llvm-22"));
  findings.push_back(
      program("nvcc", "make cuda, building the examples for NVIDIA", {"nvcc"}, "the CUDA toolkit", true));
  findings.push_back(torch_operator());
  return findings;
}

std::string_view name_of(Device device) {
  return device == Device::Cpu ? "cpu" : device == Device::Cuda ? "cuda" : "hip";
}

/// Which kernels the attention operator has here, in the order in which it tries them.
nlohmann::ordered_json examine_attention() {
  nlohmann::ordered_json list = nlohmann::ordered_json::array();
  for (const ImplementationStatus& one : attention_implementations())
    list.push_back({{"name", one.name},
                    {"title", one.title},
                    {"device", name_of(one.device)},
                    {"available", one.unavailable.empty()},
                    {"reason", one.unavailable}});
  return list;
}

void show_attention(const nlohmann::ordered_json& list) {
  fmt::print("\nattention in this program, in the order tried (ANYWARP_ATTENTION=NAME forces one):\n");
  for (const auto& one : list) {
    const bool available = one["available"];
    fmt::print("{}  {} ({}): {}{}\n", available ? paint(Colour::Green, "ready  ") : paint(Colour::Yellow, "absent "),
               paint(Colour::Bold, one["name"].get<std::string>()), one["device"].get<std::string>(),
               one["title"].get<std::string>(), available ? "" : "; " + one["reason"].get<std::string>());
  }
}

int doctor(bool json) {
  const std::vector<Finding> findings = examine();
  bool complete = true;
  nlohmann::ordered_json list = nlohmann::ordered_json::array();
  for (const Finding& finding : findings) {
    complete = complete && (finding.found || finding.optional);
    if (json) {
      list.push_back({{"what", finding.what},
                      {"serves", finding.serves},
                      {"found", finding.found},
                      {"optional", finding.optional},
                      {"detail", finding.detail}});
    } else {
      const std::string mark = finding.found ? paint(Colour::Green, "found  ")
                                             : paint(finding.optional ? Colour::Yellow : Colour::Red, "missing");
      fmt::print("{}  {} ({}): {}\n", mark, paint(Colour::Bold, finding.what), finding.serves, finding.detail);
    }
  }
  const nlohmann::ordered_json attention = examine_attention();
  if (json) {
    fmt::print(
        "{}\n",
        nlohmann::ordered_json{{"version", 1}, {"complete", complete}, {"findings", list}, {"attention", attention}}
            .dump(2));
    return complete ? kClean : kFailed;
  }
  show_attention(attention);
  fmt::print("\n{}\n", complete ? "All that is needed is there." : "Something that is needed is missing.");
  return complete ? kClean : kFailed;
}

}  // namespace

void add_doctor(CLI::App& app, int& exit) {
  auto json = std::make_shared<bool>(false);
  CLI::App* sub = app.add_subcommand("doctor", "What is installed, what is missing, how to get it");
  sub->add_flag("--json", *json, "One JSON document on stdout");
  sub->callback([json, &exit] { exit = doctor(*json); });
}

}  // namespace anywarp::cli
