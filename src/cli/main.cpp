// The list of commands.
#include <fmt/core.h>

#include <algorithm>

#include "cli/commands.h"
#include "cli/exit_code.h"

int main(int argc, char** argv) {
  using namespace anywarp::cli;
  CLI::App app{"anywarp: CUDA kernels to AMD, proved without a GPU in the room", "anywarp"};
  app.set_version_flag("--version", "anywarp " ANYWARP_VERSION);
  app.require_subcommand(1);
  app.footer("Exit status: 0 clean, 1 failed, 2 usage, 3 manual work left, 4 read in part, 5 faults found.");
  int exit = kClean;

  // What follows `--` belongs to the program that is run.
  const auto dashes = std::find_if(argv, argv + argc, [](const char* word) { return std::string_view(word) == "--"; });
  const std::vector<std::string> program_arguments(std::min(dashes + 1, argv + argc), argv + argc);
  argc = static_cast<int>(dashes - argv);

  add_port(app, exit);                      // CUDA to HIP, source to source
  add_check(app, exit, program_arguments);  // run on the CPU and look for faults
  add_run(app, exit, program_arguments);    // run on the CPU
  add_query(app, exit);                     // what a CUDA name becomes
  add_doctor(app, exit);                    // what is installed, what is missing
  add_bench(app, exit);                     // how fast attention is here, beside PyTorch's
  add_tune(app, exit);                      // tile sizes of attention for this machine

  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    const int shown = app.exit(error);
    return shown == 0 ? kClean : kUsage;
  } catch (const std::exception& error) {
    fmt::print(stderr, "anywarp: internal error: {}\n", error.what());
    return kFailed;
  }
  return exit;
}
