#include "port/rules/rule.h"

namespace anywarp::port {

const std::vector<RuleInfo>& all_rules() {
  static const std::vector<RuleInfo> kRules{
#define ANYWARP_RULE(id, summary) {#id, summary, make_##id},
#include "port/rules/rules.def"
#undef ANYWARP_RULE
  };
  return kRules;
}

}  // namespace anywarp::port
