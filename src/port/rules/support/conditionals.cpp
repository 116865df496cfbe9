#include "port/rules/support/conditionals.h"

namespace anywarp::port {

Conditionals::Conditionals(const SourceFile& file) {
  const auto& directives = file.directives();
  std::vector<std::size_t> open;  // Branches.
  const auto start = [&](std::size_t directive, std::size_t chain, bool is_else) {
    Branch branch;
    branch.directive = directive;
    branch.chain = chain;
    branch.body = {directives[directive].last_token, file.tokens().size()};
    branch.is_else = is_else;
    chains[chain].branches.push_back(branches.size());
    chains[chain].last_directive = directive;
    open.push_back(branches.size());
    branches.push_back(branch);
  };
  const auto finish = [&](std::size_t directive) {
    branches[open.back()].body.last = directives[directive].first_token;
    open.pop_back();
  };
  branch_of_directive.resize(directives.size());
  for (std::size_t i = 0; i < directives.size(); ++i) {
    const std::string_view keyword = directives[i].keyword;
    const bool opens = keyword == "if" || keyword == "ifdef" || keyword == "ifndef";
    const bool goes_on = keyword == "elif" || keyword == "elifdef" || keyword == "elifndef" || keyword == "else";
    if (opens) {
      branch_of_directive[i] = open.empty() ? std::nullopt : std::optional(open.back());
      Chain chain;
      chain.outer = branch_of_directive[i];
      chain.include_guard = i == 0 && keyword == "ifndef" && directives.size() > 1 &&
                            directives[1].keyword == "define" && directives[0].operand == directives[1].operand;
      chains.push_back(chain);
      start(i, chains.size() - 1, false);
    } else if (goes_on && !open.empty()) {
      const std::size_t chain = branches[open.back()].chain;
      finish(i);
      branch_of_directive[i] = chains[chain].outer;
      start(i, chain, keyword == "else");
    } else if (keyword == "endif" && !open.empty()) {
      Chain& chain = chains[branches[open.back()].chain];
      chain.last_directive = i;
      finish(i);
      branch_of_directive[i] = chain.outer;
    } else {
      branch_of_directive[i] = open.empty() ? std::nullopt : std::optional(open.back());
    }
  }
}

std::optional<std::size_t> Conditionals::branch_of_token(std::size_t index) const {
  // Branches are in order of their opening line, so the last that holds the token is the innermost.
  for (std::size_t i = branches.size(); i-- > 0;)
    if (branches[i].body.first <= index && index < branches[i].body.last) return i;
  return std::nullopt;
}

bool Conditionals::within(std::optional<std::size_t> inner, std::optional<std::size_t> outer) const {
  if (!outer) return true;
  while (inner) {
    if (*inner == *outer) return true;
    inner = chains[branches[*inner].chain].outer;
  }
  return false;
}

}  // namespace anywarp::port
