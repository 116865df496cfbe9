// What every CUDA name becomes in HIP, and since which ROCm: about 10,900 rows of data, one .tsv a library, embedded in
// the program. A row without a HIP name is as useful as one with: it says what to do instead.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "port/tables/rocm_version.h"

namespace anywarp::port {

enum class ApiKind { Function, DeviceFunction, Type, Enum, Macro, Header, Namespace, Variable };

/// The word that stands in the tables: "function", "device_function", …
std::string_view to_string(ApiKind kind);

struct ApiRow {
  std::string_view library;  ///< The table: "runtime", "cublas", …
  std::string_view cuda;     ///< Names inside a namespace are written with it: "cub::BlockReduce". Headers as included.
  std::string_view hip;      ///< Empty: no equivalent, `note` says what to do.
  ApiKind kind = ApiKind::Function;
  RocmVersion since;  ///< First version known to have the HIP name. May be older than the oldest that `--rocm` takes.
  RocmVersion until;  ///< Last version known to have it; none: still there.
  /// What a person must know. "unchecked: …" first: the HIP name is of a package whose headers could not be looked
  /// into.
  std::string_view note;
};

/// True if the row has a HIP name and `rocm` has that name.
bool available(const ApiRow& row, RocmVersion rocm);

/// True if the HIP name was found in the headers of the versions that the tables name.
bool checked(const ApiRow& row);

/// The rows of all tables, in order of library and CUDA name. Read once, on first use (about 5 ms); safe from any
/// thread.
std::span<const ApiRow> all_api_rows();

/// Rows of a CUDA name; more than one where libraries share it. The exact spelling, namespaces included.
std::span<const ApiRow* const> find_cuda(std::string_view name);

/// Rows whose HIP name is `name`.
std::span<const ApiRow* const> find_hip(std::string_view name);

/// Up to `limit` CUDA or HIP names near `name` (optimal string alignment distance, case ignored), nearest first; for
/// typos.
std::vector<std::string_view> suggest(std::string_view name, std::size_t limit = 5);

}  // namespace anywarp::port
