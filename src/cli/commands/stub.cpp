#include "cli/commands.h"
namespace anywarp::cli {
void add_run(CLI::App&, int&) {}
void add_check(CLI::App&, int&) {}
void add_doctor(CLI::App&, int&) {}
}
