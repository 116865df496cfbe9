#include "port/rules/support/ptx_memory.h"

#include <map>
#include <set>

#include "base/text.h"

namespace anywarp::port {
namespace {

std::string_view type_of(std::string_view part) {
  static const std::map<std::string_view, std::string_view> kTypes{{"b8", "unsigned char"},
                                                                   {"u8", "unsigned char"},
                                                                   {"s8", "signed char"},
                                                                   {"b16", "unsigned short"},
                                                                   {"u16", "unsigned short"},
                                                                   {"s16", "short"},
                                                                   {"b32", "unsigned"},
                                                                   {"u32", "unsigned"},
                                                                   {"s32", "int"},
                                                                   {"f32", "float"},
                                                                   {"b64", "unsigned long long"},
                                                                   {"u64", "unsigned long long"},
                                                                   {"s64", "long long"},
                                                                   {"f64", "double"}};
  const auto found = kTypes.find(part);
  return found == kTypes.end() ? std::string_view() : found->second;
}

std::string memory_order(const std::string& order) {
  if (order == "acquire") return "__ATOMIC_ACQUIRE";
  if (order == "release") return "__ATOMIC_RELEASE";
  if (order == "acq_rel") return "__ATOMIC_ACQ_REL";
  return "__ATOMIC_RELAXED";
}

std::string memory_scope(const std::string& scope) {
  if (scope == "cta") return "__HIP_MEMORY_SCOPE_WORKGROUP";
  if (scope == "sys") return "__HIP_MEMORY_SCOPE_SYSTEM";
  return "__HIP_MEMORY_SCOPE_AGENT";
}

}  // namespace

std::optional<PtxAccess> parse_memory(std::string_view opcode) {
  static const std::set<std::string_view> kHints{"nc",       "ca",   "cg",     "cs",    "cv",    "lu",    "wb", "wt",
                                                 "volatile", "weak", "global", "const", "local", "param", "L1", "L2"};
  static const std::set<std::string_view> kOrders{"relaxed", "acquire", "release", "acq_rel"};
  static const std::set<std::string_view> kScopes{"cta", "gpu", "sys"};
  static const std::set<std::string_view> kOperations{"add", "min", "max", "and", "or", "xor", "exch", "cas"};
  PtxAccess access;
  bool first = true;
  for (const std::string_view part : split(opcode, '.')) {
    if (first) {
      access.root = part == "ldu" ? "ld" : part;
      first = false;
    } else if (part.find("::") != std::string_view::npos) {
      // L1::no_allocate, L2::128B, L2::evict_last: hints. shared::cluster is not.
      if (part == "shared::cta")
        access.shared = true;
      else if (!part.starts_with("L1::") && !part.starts_with("L2::"))
        return std::nullopt;
    } else if (part == "shared") {
      access.shared = true;
    } else if (part == "v2" || part == "v4") {
      access.lanes = part == "v2" ? 2 : 4;
    } else if (kOrders.contains(part)) {
      access.order = part;
    } else if (kScopes.contains(part)) {
      access.scope = part;
    } else if (kOperations.contains(part)) {
      access.operation = part;
    } else if (!kHints.contains(part)) {
      access.type = type_of(part);
      if (access.type.empty()) return std::nullopt;
    }
    if (part == "L2::cache_hint") return std::nullopt;
  }
  const bool atomic = access.root == "atom" || access.root == "red";
  if (access.type.empty() || atomic == access.operation.empty() || (atomic && access.lanes > 1)) return std::nullopt;
  return access;
}

std::optional<std::string> memory_code(const PtxAccess& access, const std::vector<std::string>& operands) {
  const auto lanes = static_cast<std::size_t>(access.lanes);
  const bool load = access.root == "ld";
  const bool atom = access.root == "atom";
  const std::size_t address_at = load ? lanes : atom ? 1 : 0;
  if (operands.size() <= address_at) return std::nullopt;
  const std::string pointer = "anywarp::hip::" + std::string(access.shared ? "shared_pointer<" : "global_pointer<") +
                              access.type + ">(" + operands[address_at] + ")";
  if (load || access.root == "st") {
    if (operands.size() != lanes + 1) return std::nullopt;
    if (!access.order.empty()) {
      if (lanes > 1) return std::nullopt;
      const std::string order = memory_order(access.order) + ", " + memory_scope(access.scope);
      return load ? operands[0] + " = __hip_atomic_load(" + pointer + ", " + order + ")"
                  : "__hip_atomic_store(" + pointer + ", static_cast<" + access.type + ">(" + operands[1] + "), " +
                        order + ")";
    }
    if (lanes == 1) return load ? operands[0] + " = *" + pointer : "*" + pointer + " = " + operands[1];
    std::string list;
    for (std::size_t i = 0; i < lanes; ++i) list += ", " + operands[load ? i : i + 1];
    return "anywarp::hip::" + std::string(load ? "load" : "store") + "_vector(" + pointer + list + ")";
  }
  // atom d, [a], b [, c] and red [a], b.
  const std::size_t first_value = address_at + 1;
  if (operands.size() != first_value + (access.operation == "cas" ? 2 : 1)) return std::nullopt;
  const std::string order = memory_order(access.order) + ", " + memory_scope(access.scope);
  const std::string amount = "static_cast<" + access.type + ">(" + operands[first_value] + ")";
  if (access.operation == "cas")
    return operands[0] + " = anywarp::hip::compare_exchange<" + memory_order(access.order) + ", " +
           memory_scope(access.scope) + ">(" + pointer + ", " + amount + ", static_cast<" + access.type + ">(" +
           operands[first_value + 1] + "))";
  const std::string function =
      access.operation == "exch" ? "__hip_atomic_exchange" : "__hip_atomic_fetch_" + access.operation;
  return (atom ? operands[0] + " = " : "") + function + "(" + pointer + ", " + amount + ", " + order + ")";
}

}  // namespace anywarp::port
