#include "options.h"

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string_view>

namespace anywarp::simt {
namespace {

[[noreturn]] void refuse(const char* variable, const char* value, const char* valid) {
  std::fprintf(stderr, "anywarp: %s is '%s'; valid: %s\n", variable, value, valid);
  std::_Exit(2);
}

std::uint64_t number(const char* variable, std::uint64_t missing, std::uint64_t least, std::uint64_t most,
                     const char* valid) {
  const char* text = std::getenv(variable);
  if (!text || !*text) return missing;
  char* end = nullptr;
  const std::uint64_t value = std::strtoull(text, &end, 10);
  if (*end || value < least || value > most) refuse(variable, text, valid);
  return value;
}

unsigned parse_checks(const char* text) {
  struct Named {
    std::string_view id;
    unsigned bit;
  };
  static constexpr Named kNamed[] = {
#define ANYWARP_CHECKER(id, bit, severity, finds) {#id, bit},
#include "simt/checkers/checkers.def"
#undef ANYWARP_CHECKER
  };
  unsigned checks = 0;
  std::string_view rest = text ? text : "";
  while (!rest.empty()) {
    const std::string_view id = rest.substr(0, rest.find(','));
    rest.remove_prefix(id.size() < rest.size() ? id.size() + 1 : id.size());
    unsigned bits = 0;
    for (const Named& named : kNamed)
      if (id == named.id || id == "all") bits |= named.bit;
    // A checker of another part of the project (`numeric`) is none of the engine's business.
    if (!bits && !id.empty() && id != "none" && id != "numeric")
      refuse("ANYWARP_CHECK", text, "a comma list of memory, race, init, sync, warp, lds, unread, or all");
    checks |= bits;
  }
  return checks;
}

Options read() {
  Options o;
  o.warp_width = static_cast<unsigned>(number("ANYWARP_WARP", 0, 32, 64, "32 or 64"));
  if (o.warp_width != 0 && o.warp_width != 32 && o.warp_width != 64)
    refuse("ANYWARP_WARP", std::getenv("ANYWARP_WARP"), "32 or 64");
  o.checks = parse_checks(std::getenv("ANYWARP_CHECK"));
  const char* target = std::getenv("ANYWARP_TARGET");
  if (target && *target) {
    o.target = find_target(target);
    if (!o.target) refuse("ANYWARP_TARGET", target, "a name of include/anywarp/target.h, such as gfx90a or sm_80");
  }
  if (o.warp_width == 0) o.warp_width = o.target ? static_cast<unsigned>(o.target->warp_width) : 32;
  o.findings = std::getenv("ANYWARP_FINDINGS");
  if (o.findings && !*o.findings) o.findings = nullptr;
  o.order_seed = number("ANYWARP_ORDER_SEED", 0, 0, ~0ull, "a number");
  o.stack_bytes = number("ANYWARP_STACK_KB", 256, 16, 64 * 1024, "16 to 65536") * 1024;
  o.watchdog_seconds = static_cast<unsigned>(number("ANYWARP_WATCHDOG_S", 0, 0, 86400, "0 to 86400"));
  return o;
}

}  // namespace

std::size_t Options::shared_limit() const {
  if (target) return target->lds_bytes;
  return amd() ? 64 * 1024 : 227 * 1024;
}

const Options& options() {
  static const Options instance = read();
  return instance;
}

}  // namespace anywarp::simt
