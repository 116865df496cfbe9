#include "cli/program_options.h"

namespace anywarp::cli {

void add_program_options(CLI::App& command, ProgramOptions& options) {
  command.add_option("PATH", options.inputs, "Sources, or a folder that holds a program")->required()->type_name("");
  command.add_option("--warp", options.warp, "32, 64, or both and compare; without it 32 for CUDA, 64 for HIP")
      ->check(CLI::IsMember({"32", "64", "both"}))
      ->type_name("WIDTH");
  command.add_option("--seed", options.seed, "Permute the order of threads; 0 is the natural one")->type_name("N");
  // One value each, or `-I include program.cu` would take the program for a second folder.
  command.add_option("-I", options.build.include_dirs, "Include directory")->allow_extra_args(false)->type_name("DIR");
  command.add_option("-D", options.build.defines, "Macro")->allow_extra_args(false)->type_name("NAME[=VALUE]");
  command.add_option("--std", options.build.standard, "Language standard; without it the Makefile's, else gnu++17")
      ->type_name("NAME");
  command.add_flag("--json", options.json, "One JSON document on stdout");
}

}  // namespace anywarp::cli
