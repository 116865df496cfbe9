#include "port/rules/support/api_overloads.h"

#include <algorithm>
#include <array>

#include "port/tables/api_table.h"

namespace anywarp::port {
namespace {

// `hipHostAlloc` is deprecated before 6.0 and has no template that takes a `T**`.
constexpr RocmVersion kHostAllocIsBack{6, 0};

std::string counted(std::string_view cuda, std::size_t arguments, std::string_view hip) {
  return std::string(cuda) + " with " + std::to_string(arguments) +
         (arguments == 1 ? " argument is " : " arguments is ") + std::string(hip) + " in HIP";
}

// An expression of CUDA 12's type for places, or a variable that the file declares with it.
bool is_location(const SourceFile& file, TokenRange argument) {
  if (mentions(file, argument, "cudaMemLocation") || mentions(file, argument, "hipMemLocation")) return true;
  if (argument.last != argument.first + 1) return false;
  for (std::size_t i = 1; i < file.tokens().size(); ++i)
    if (file.spelling(i) == file.spelling(argument.first) &&
        (file.spelling(i - 1) == "cudaMemLocation" || file.spelling(i - 1) == "hipMemLocation"))
      return true;
  return false;
}

}  // namespace

std::optional<Overload> overload_of(const SourceFile& file, std::size_t index, const RuleContext& context) {
  const std::string_view name = file.spelling(index);
  if (name == "cudaHostAlloc" && context.rocm < kHostAllocIsBack)
    return Overload{.hip = "hipHostMalloc",
                    .message = "cudaHostAlloc is hipHostMalloc in HIP",
                    .append_arguments = "",
                    .suggestion = ""};
  static constexpr std::array kOverloaded{std::string_view("cudaEventCreate"),
                                          std::string_view("cudaMemPrefetchAsync"),
                                          std::string_view("cudaGraphInstantiate"),
                                          std::string_view("cudaGraphExecUpdate"),
                                          std::string_view("cudaStreamGetCaptureInfo"),
                                          std::string_view("cuStreamGetCaptureInfo"),
                                          std::string_view("cudaMemAdvise"),
                                          std::string_view("cuFuncSetAttribute"),
                                          std::string_view("__nv_atomic_load_n"),
                                          std::string_view("__nv_atomic_store_n"),
                                          std::string_view("__nv_atomic_exchange_n")};
  if (std::find(kOverloaded.begin(), kOverloaded.end(), name) == kOverloaded.end() &&
      !name.starts_with("__nv_atomic_fetch_"))
    return std::nullopt;
  const auto call = call_at(file, index);
  if (!call) return std::nullopt;
  const std::size_t count = call->arguments.size();
  Overload result;
  if (name == "cudaEventCreate" && count == 2) {
    result.hip = "hipEventCreateWithFlags";
  } else if (name == "cudaMemPrefetchAsync" && count == 5) {
    result.hip = "hipMemPrefetchAsync_v2";
  } else if (name == "cudaMemPrefetchAsync" && count == 4 && is_location(file, call->arguments[2])) {
    result.hip = "hipMemPrefetchAsync_v2";
  } else if (name == "cudaMemAdvise" && count == 4 && is_location(file, call->arguments[3])) {
    result.hip = "hipMemAdvise_v2";
  } else if (name == "cudaGraphInstantiate" && count == 3) {
    result.hip = "hipGraphInstantiateWithFlags";
  } else if (name == "cudaGraphInstantiate" && count == 2) {
    result.hip = "hipGraphInstantiateWithFlags";
    result.append_arguments = ", 0";
  } else if (name == "cudaGraphExecUpdate" && count == 3) {
    result.severity = Severity::Manual;
    result.message =
        "cudaGraphExecUpdate with 3 arguments is CUDA 12's: HIP has CUDA 11's form with an error node and a result";
    result.suggestion = "hipGraphExecUpdate(exec, graph, &error_node, &update_result)";
    return result;
  } else if (name.starts_with("__nv_atomic_")) {
    // The scope may be left out in CUDA: it is then the system's.
    if (count != (name == "__nv_atomic_load_n" ? 2u : 3u)) return std::nullopt;
    result.hip = "__hip_" + std::string(name.substr(5, name.size() - (name.ends_with("_n") ? 7 : 5)));
    result.append_arguments = ", __HIP_MEMORY_SCOPE_SYSTEM";
  } else if (name.ends_with("StreamGetCaptureInfo") && count > 3) {
    result.hip = "hipStreamGetCaptureInfo_v2";
  } else if (name.ends_with("StreamGetCaptureInfo") && count == 2) {
    result.hip = "hipStreamGetCaptureInfo";
    result.append_arguments = ", nullptr";
  } else if (name == "cuFuncSetAttribute") {
    result.severity = Severity::Manual;
    result.message =
        "cuFuncSetAttribute takes a CUfunction and the driver's enum; hipFuncSetAttribute takes the kernel as const "
        "void* and "
        "the runtime's enum";
    result.suggestion =
        "hipFuncSetAttribute(reinterpret_cast<const void*>(&kernel), hipFuncAttributeMaxDynamicSharedMemorySize, "
        "bytes)";
    return result;
  } else {
    return std::nullopt;
  }
  result.message = counted(name, count, result.hip);
  const auto rows = find_hip(result.hip);
  const auto has = [&](const ApiRow* row) { return available(*row, context.rocm); };
  if (rows.empty() || std::any_of(rows.begin(), rows.end(), has)) return result;
  return Overload{.hip = "",
                  .severity = Severity::Manual,
                  .message = result.message + ", which ROCm " + context.rocm.text() +
                             " does not have: it exists since ROCm " + rows.front()->since.text(),
                  .append_arguments = "",
                  .suggestion = result.hip};
}

}  // namespace anywarp::port
