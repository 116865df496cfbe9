#include "port/rules/support/tokens.h"

#include <string>

namespace anywarp::port {

bool is_cuda_name(const SourceFile& file, std::size_t index, const RuleContext& context) {
  const Token& token = file.tokens()[index];
  switch (context.facts.of(file).origin(token.offset)) {
    case NameOrigin::User:
      return false;
    case NameOrigin::Cuda:
      return true;
    case NameOrigin::Unknown:
      break;
  }
  return !is_member_access(file, index) && qualifier_of(file, index).empty() &&
         !context.facts.user_names.contains(std::string(file.text(token)));
}

}  // namespace anywarp::port
