#include "cli/commands.h"
namespace anywarp::cli { void add_check(CLI::App&, int&, const std::vector<std::string>&) {} }
