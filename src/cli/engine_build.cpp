#include "cli/engine_build.h"

#include "anywarp/port.h"
#include "anywarp/simt.h"
#include "base/subprocess.h"
#include "base/text.h"
#include "cli/resources.h"

namespace anywarp::cli {
namespace fs = std::filesystem;
namespace {

// Where `path` is mirrored below `folder`.
fs::path mirrored(const ProgramSources& sources, const fs::path& folder, const fs::path& path) {
  return folder / path.lexically_relative(sources.root);
}

Result<void> rewrite_all(const ProgramSources& sources, const fs::path& folder) {
  for (const fs::path& path : sources.files) {
    const Result<std::string> text = read_file(path);
    if (!text) return tl::make_unexpected(text.error());
    const Result<std::string> rewritten = port::rewrite_for_simt(*text, path);
    if (!rewritten) return tl::make_unexpected(rewritten.error());
    if (auto written = write_file(mirrored(sources, folder, path), *rewritten); !written) return written;
  }
  return {};
}

// What a compiler for the GPU predefines, and the program may ask for.
std::vector<std::string> dialect(bool hip, unsigned warp) {
  std::vector<std::string> flags{"-DANYWARP_SIMT=1", "-DANYWARP_SIMT_WARP=" + std::to_string(warp)};
  const std::vector<std::string> cuda{"-D__CUDACC__=1", "-D__NVCC__=1", "-D__CUDA_ARCH__=800", "-include",
                                      "cuda_runtime.h"};
  std::vector<std::string> amd{"-D__HIPCC__=1", "-D__HIP__=1", "-D__HIP_PLATFORM_AMD__=1",
                               "-D__HIP_DEVICE_COMPILE__=1"};
  if (warp == 64)
    amd.insert(amd.end(), {"-D__GFX9__=1", "-D__gfx90a__=1"});
  else
    amd.insert(amd.end(), {"-D__GFX11__=1", "-D__gfx1100__=1"});
  amd.insert(amd.end(), {"-include", "hip/hip_runtime.h"});
  const std::vector<std::string>& chosen = hip ? amd : cuda;
  flags.insert(flags.end(), chosen.begin(), chosen.end());
  return flags;
}

std::vector<std::string> compile_flags(const ProgramSources& sources, const BuildOptions& options,
                                       const fs::path& folder) {
  const fs::path simt = fs::weakly_canonical(resources() / "simt");
  const std::string standard = !options.standard.empty()   ? options.standard
                               : !sources.standard.empty() ? sources.standard
                                                           : "gnu++17";
  std::vector<std::string> flags{"-std=" + standard,
                                 "-x",
                                 "c++",
                                 "-w",
                                 "-g",
                                 "-fno-omit-frame-pointer",
                                 "-fdeclspec",
                                 "-Wno-c++11-narrowing",
                                 "-isystem",
                                 (simt / "headers").string()};
  const std::vector<std::string> words = dialect(sources.hip, options.warp);
  flags.insert(flags.end(), words.begin(), words.end());
  flags.insert(flags.end(), {"-include", (simt / "intrinsics/rewritten.h").string()});
  const std::vector<std::string> instrumentation = simt::instrumentation_flags(options.instrument);
  flags.insert(flags.end(), instrumentation.begin(), instrumentation.end());
  for (const std::string& define : options.defines) flags.push_back("-D" + define);
  for (const fs::path& real : sources.include_dirs) {
    const bool inside = !real.lexically_relative(sources.root).string().starts_with("..");
    if (inside) flags.push_back("-I" + mirrored(sources, folder, real).string());
    flags.push_back("-I" + real.string());
  }
  return flags;
}

// The compiler speaks of the mirrored files only where a `#line` could not reach.
std::string in_users_terms(std::string text, const ProgramSources& sources, const fs::path& folder) {
  const std::string from = folder.string() + "/", to = sources.root.string() + "/";
  for (std::size_t at = 0; (at = text.find(from, at)) != std::string::npos; at += to.size())
    text.replace(at, from.size(), to);
  return text;
}

}  // namespace

Result<std::vector<BuiltProgram>> build_for_engine(const ProgramSources& sources, const BuildOptions& options,
                                                   const fs::path& folder, ProgressLine& progress) {
  if (folder.empty()) return fail(ErrorCode::Io, "the temporary directory is not writable; set TMPDIR");
  const fs::path mirror = folder / "source";
  if (auto rewritten = rewrite_all(sources, mirror); !rewritten) return tl::make_unexpected(rewritten.error());

  std::vector<fs::path> all = sources.units;
  all.insert(all.end(), sources.mains.begin(), sources.mains.end());
  const std::vector<std::string> flags = compile_flags(sources, options, mirror);
  std::vector<Command> compiles;
  std::vector<fs::path> objects;
  for (std::size_t i = 0; i < all.size(); ++i) {
    objects.push_back(folder / ("unit" + std::to_string(i) + ".o"));
    Command command{{options.compiler}};
    command.argv.insert(command.argv.end(), flags.begin(), flags.end());
    command.argv.insert(command.argv.end(),
                        {"-c", mirrored(sources, mirror, all[i]).string(), "-o", objects.back().string()});
    compiles.push_back(std::move(command));
  }
  progress.show("compiling", 0, all.size());
  for (const Result<Completed>& done : run_all(compiles)) {
    if (!done)
      return fail(ErrorCode::ToolMissing,
                  done.error().message + "; the engine needs clang 22 (apt-get install clang-22)");
    if (!done->ok())
      return fail(ErrorCode::CompileFailed,
                  "the program does not compile for the engine:\n" + in_users_terms(done->err, sources, mirror));
  }

  std::vector<BuiltProgram> programs;
  for (std::size_t i = 0; i < sources.mains.size(); ++i) {
    const fs::path executable = folder / ("program" + std::to_string(i));
    Command link{{options.compiler, "-g", "-o", executable.string()}};
    for (std::size_t k = 0; k < sources.units.size(); ++k) link.argv.push_back(objects[k].string());
    link.argv.push_back(objects[sources.units.size() + i].string());
    const std::string library = (libraries() / "libanywarp_simt.a").string();
    link.argv.insert(
        link.argv.end(),
        {"-Wl,--whole-archive", library, "-Wl,--no-whole-archive", "-lboost_context", "-lpthread", "-ldl", "-lm",
         // nvcc keeps the device functions of each unit apart, so headers define them without `inline`.
         "-Wl,-z,muldefs"});
    const Result<Completed> done = run(link);
    if (!done) return tl::make_unexpected(done.error());
    if (!done->ok())
      return fail(ErrorCode::CompileFailed,
                  "the program does not link for the engine:\n" + in_users_terms(done->err, sources, mirror));
    programs.push_back({sources.mains[i], executable});
  }
  progress.clear();
  return programs;
}

}  // namespace anywarp::cli
