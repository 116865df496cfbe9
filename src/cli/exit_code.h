// What a command's exit status says; the same for all commands.
#pragma once

#include "anywarp/error.h"

namespace anywarp::cli {

enum ExitCode : int {
  kClean = 0,       ///< Done, nothing left to do.
  kFailed = 1,      ///< I/O, a missing compiler, an internal error.
  kUsage = 2,       ///< The command line asks for something that is not there.
  kManualLeft = 3,  ///< Ported; manual work is left.
  kPartlyRead = 4,  ///< Ported; some input could be read only in part.
  kFaults = 5,      ///< The check found faults.
};

inline ExitCode exit_code(const Error& error) {
  return error.code == ErrorCode::InvalidArgument || error.code == ErrorCode::NotFound ||
                 error.code == ErrorCode::NotText || error.code == ErrorCode::Unsupported
             ? kUsage
             : kFailed;
}

}  // namespace anywarp::cli
