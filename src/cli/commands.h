// One function a command: it adds itself to the command line and, when chosen, leaves the exit code in `exit`.
#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

namespace anywarp::cli {

void add_port(CLI::App& app, int& exit);
/// `program_arguments`: what stood after `--`.
void add_run(CLI::App& app, int& exit, const std::vector<std::string>& program_arguments);
void add_check(CLI::App& app, int& exit, const std::vector<std::string>& program_arguments);
void add_query(CLI::App& app, int& exit);
void add_doctor(CLI::App& app, int& exit);
void add_bench(CLI::App& app, int& exit);
void add_tune(CLI::App& app, int& exit);

}  // namespace anywarp::cli
