// Constants that mean the width of a warp, and those computed from them. Found by what they are called and worth (a
// constant 32 named warp_size, kWarpSize, THREADS_PER_WARP …), resolved by scope, and followed through the initialisers
// of others.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "port/rules/support/code_shape.h"

namespace anywarp::port {

enum class WidthRole {
  None,     ///< Has nothing to do with warps.
  Width,    ///< 32
  Last,     ///< 31: the mask of a lane index.
  Shift,    ///< 5: log2 of the width.
  Derived,  ///< Computed from one of these.
};

struct Constant {
  enum class Kind { Variable, Macro, Enumerator };
  Kind kind = Kind::Variable;
  std::string_view name;
  const CodeShape* shape = nullptr;
  std::size_t name_token = 0;
  TokenRange value;
  const FunctionShape* scope = nullptr;  ///< The function it is local to.
  std::size_t owner_open = kNoToken;     ///< `{` of the class it is a member of.
  WidthRole role = WidthRole::None;
  std::size_t width_literal = kNoToken;  ///< Derived: the 32 in `kWarps * 32`, where that is the width itself.
  bool linear = false;                   ///< Derived: twice the width makes it twice as large.
};

class ConstantTable {
 public:
  explicit ConstantTable(const std::vector<std::unique_ptr<CodeShape>>& shapes);

  /// The constant that identifier `token` names: local, of the class around, of this file, then of another file.
  const Constant* resolve(const CodeShape& shape, std::size_t token) const;
  /// The value of an integer expression, with `width` for what means the warp's width; none if it is not constant here.
  std::optional<long long> evaluate(const CodeShape& shape, TokenRange range, long long width = 32) const;
  const std::vector<std::unique_ptr<Constant>>& all() const { return constants_; }
  bool is_width_literal(const CodeShape& shape, std::size_t token) const {
    return width_literals_.contains({&shape, token});
  }

 private:
  void collect(const CodeShape& shape);
  void classify();
  std::vector<std::unique_ptr<Constant>> constants_;
  std::unordered_map<std::string_view, std::vector<const Constant*>> by_name_;
  std::set<std::pair<const CodeShape*, std::size_t>> width_literals_;
};

/// The words of an identifier, lower case: kThreadsPerWarp → k, threads, per, warp.
std::vector<std::string> words_of(std::string_view identifier);
/// True if a variable of this name holds a warp's number or a thread's place in its warp.
bool names_a_lane_or_warp(std::string_view identifier);
/// True if it counts warps: n_warps, WARPS_PER_BLOCK, kNWarps.
bool names_a_count_of_warps(std::string_view identifier);
/// The literal 32 at `token` is multiplied with a count of warps.
bool multiplies_warps(const CodeShape& shape, std::size_t token);

}  // namespace anywarp::port
