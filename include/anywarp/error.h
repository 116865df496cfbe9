// One vocabulary of errors for every library of the project. A library returns these; it never prints and never exits.
// The command line maps them to exit codes in src/cli/exit_code.h.
#pragma once

#include <string>
#include <tl/expected.hpp>
#include <utility>

namespace anywarp {

enum class ErrorCode {
  InvalidArgument,  ///< An argument has a value that is not allowed; the message names it, its value and what would be.
  NotFound,         ///< A file, directory, program or name does not exist.
  Io,               ///< Reading or writing failed; nothing was half-written.
  NotText,          ///< The input is binary.
  ToolMissing,    ///< A program that the work needs (a compiler, Python) is not installed; the message says how to get
                  ///< it.
  CompileFailed,  ///< A compiler ran and refused the code; the message carries what it said.
  Unsupported,    ///< The request is understood and cannot be served; the message says why.
  Internal,       ///< A fault of this project.
};

struct Error {
  ErrorCode code = ErrorCode::Internal;
  std::string message;
};

template <typename T>
using Result = tl::expected<T, Error>;

/// `return fail(ErrorCode::NotFound, "…")` from a function that returns a Result.
inline tl::unexpected<Error> fail(ErrorCode code, std::string message) {
  return tl::make_unexpected(Error{code, std::move(message)});
}

}  // namespace anywarp
