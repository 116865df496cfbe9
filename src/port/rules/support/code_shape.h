// The outline of one source file, read from its tokens alone: which bracket closes which, where functions begin and end
// and where they run, what the macros hold, which kernels are launched. Tokens, because warps must be understood in
// inactive branches, macro bodies and files that do not parse too. Both branches of an #if are in the outline; the
// brackets of each are matched as if it were the only one.
#pragma once

#include <cstddef>
#include <cstdint>
#include <set>
#include <string_view>
#include <vector>

#include "port/rules/support/tokens.h"
#include "port/source_file.h"

namespace anywarp::port {

inline constexpr std::size_t kNoToken = static_cast<std::size_t>(-1);

struct FunctionShape {
  std::string_view name;  ///< Empty for a lambda.
  TokenRange head;        ///< From `template` or the first attribute up to the parameters' `(`.
  std::size_t params_open = 0;
  std::size_t params_close = 0;
  std::size_t body_open = 0;   ///< `{`
  std::size_t body_close = 0;  ///< `}`
  bool is_kernel = false;      ///< __global__
  bool is_device = false;      ///< __device__, with or without __host__
  bool is_host = false;        ///< __host__, or none of them
  bool on_device() const { return is_kernel || is_device; }
  bool holds(std::size_t token) const { return token >= head.first && token <= body_close; }
};

struct MacroShape {
  std::string_view name;
  bool takes_arguments = false;
  TokenRange body;
};

struct LaunchShape {
  std::size_t kernel = 0;             ///< Token of the kernel's name.
  std::size_t open = 0;               ///< `<<<`, or the `(` of cudaLaunchKernel.
  std::vector<TokenRange> arguments;  ///< Grid, block, shared bytes, stream: as many as are written.
};

class CodeShape {
 public:
  /// `device_macros`, `kernel_macros`: names of macros that hold `__device__` or `__global__`.
  CodeShape(const SourceFile& file, const std::set<std::string_view>& device_macros,
            const std::set<std::string_view>& kernel_macros);

  const SourceFile& file() const { return file_; }
  std::string_view at(std::size_t token) const { return file_.spelling(token); }
  bool is_identifier(std::size_t token) const {
    return token < file_.tokens().size() && file_.tokens()[token].kind == TokenKind::Identifier;
  }
  /// The partner of `( ) [ ] { }`, or kNoToken.
  std::size_t partner(std::size_t token) const { return token < partners_.size() ? partners_[token] : kNoToken; }
  /// `open` is the `<` of a template argument list: its `>` or `>>`, or kNoToken.
  std::size_t template_close(std::size_t open) const;
  /// The first token of the name that ends at `token`: of its qualifiers, template arguments included.
  std::size_t name_start(std::size_t token) const;
  /// The bracket that opens the innermost `(…)`, `[…]` or `{…}` around `token`, or kNoToken.
  std::size_t enclosing_open(std::size_t token) const;

  const std::vector<FunctionShape>& functions() const { return functions_; }
  const std::vector<MacroShape>& macros() const { return macros_; }
  const std::vector<LaunchShape>& launches() const { return launches_; }
  /// The innermost function whose head, parameters or body hold the token.
  const FunctionShape* function_around(std::size_t token) const;
  const MacroShape* macro_around(std::size_t token) const;

 private:
  void match_brackets();
  void find_functions(const std::set<std::string_view>& device_macros, const std::set<std::string_view>& kernel_macros);
  void find_launches();
  void add_function(std::size_t name, std::size_t params_open, std::size_t params_close, std::size_t body_open,
                    const std::set<std::string_view>& device_macros, const std::set<std::string_view>& kernel_macros);

  const SourceFile& file_;
  std::vector<std::size_t> partners_;
  std::vector<std::size_t> enclosing_;
  std::vector<FunctionShape> functions_;
  std::vector<std::uint32_t> function_of_;  // One past the index of the innermost function; 0: none.
  std::vector<MacroShape> macros_;
  std::vector<LaunchShape> launches_;
};

}  // namespace anywarp::port
