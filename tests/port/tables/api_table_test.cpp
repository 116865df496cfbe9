// The embedded tables: shape, known rows, lookups, versions. That HIP names exist in HIP's headers is test_tables.py's.
#include "port/tables/api_table.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <tuple>

namespace anywarp::port {
namespace {

std::string hip_of(std::string_view cuda) {
  const auto rows = find_cuda(cuda);
  return rows.size() == 1 ? std::string(rows[0]->hip) : "<" + std::to_string(rows.size()) + " rows>";
}

TEST(ApiTable, IsCompleteAgainstThePublicLists) {
  std::set<std::string_view> names, with_hip;
  for (const ApiRow& row : all_api_rows()) {
    names.insert(row.cuda);
    if (!row.hip.empty()) with_hip.insert(row.cuda);
  }
  EXPECT_GE(names.size(), 8926u);
  EXPECT_GE(with_hip.size(), 4943u);
}

TEST(ApiTable, RowsAreWellFormedSortedAndUnique) {
  std::tuple<std::string_view, std::string_view, ApiKind> previous;
  for (const ApiRow& row : all_api_rows()) {
    SCOPED_TRACE(std::string(row.library) + ": " + std::string(row.cuda));
    EXPECT_FALSE(row.cuda.empty());
    EXPECT_FALSE(row.hip.empty() && row.note.empty()) << "a row without a HIP name says what to do";
    EXPECT_FALSE(row.hip.empty() && (row.since || row.until)) << "versions belong to a HIP name";
    EXPECT_TRUE(row.hip.empty() || row.since);
    EXPECT_TRUE(!row.until || row.since <= row.until);
    const auto key = std::make_tuple(row.library, row.cuda, row.kind);
    EXPECT_LT(previous, key);
    previous = key;
  }
}

TEST(ApiTable, KnowsTheNamesThatOtherToolsGetWrong) {
  EXPECT_EQ(hip_of("cudaMalloc"), "hipMalloc");
  EXPECT_EQ(hip_of("cudaMallocHost"), "hipHostMalloc");
  EXPECT_EQ(hip_of("__nv_bfloat16"), "__hip_bfloat16");
  EXPECT_EQ(hip_of("nv_bfloat162"), "__hip_bfloat162");
  EXPECT_EQ(hip_of("cuda_bf16.h"), "hip/hip_bf16.h");
  EXPECT_EQ(hip_of("cuda_fp8.h"), "hip/hip_fp8.h");
  EXPECT_EQ(hip_of("mma.h"), "rocwmma/rocwmma.hpp");
  EXPECT_EQ(hip_of("cub/block/block_reduce.cuh"), "hipcub/hipcub.hpp");
  EXPECT_EQ(hip_of("cub::BlockReduce"), "hipcub::BlockReduce");
  EXPECT_EQ(hip_of("thrust::cuda::par"), "thrust::hip::par");
  EXPECT_EQ(hip_of("cublasSgemm"), "hipblasSgemm");
  EXPECT_EQ(hip_of("nccl.h"), "rccl/rccl.h");
  EXPECT_EQ(hip_of("ncclAllReduce"), "ncclAllReduce");
  EXPECT_EQ(hip_of("cooperative_groups.h"), "hip/hip_cooperative_groups.h");
  EXPECT_EQ(hip_of("ATen/cuda/CUDAContext.h"), "ATen/hip/HIPContext.h");
  EXPECT_EQ(hip_of("C10_CUDA_CHECK"), "C10_HIP_CHECK");
  EXPECT_EQ(hip_of("nvcuda::wmma::fragment"), "rocwmma::fragment");
}

TEST(ApiTable, SaysWhatToDoWhereThereIsNoEquivalent) {
  const auto relu = find_cuda("CUDNN_ACTIVATION_RELU");
  ASSERT_EQ(relu.size(), 1u);
  EXPECT_EQ(relu[0]->hip, "");
  EXPECT_NE(relu[0]->note.find("miopenActivationRELU"), std::string_view::npos);
  const auto reduce = find_cuda("cooperative_groups::reduce");
  ASSERT_EQ(reduce.size(), 1u);
  EXPECT_EQ(reduce[0]->hip, "");
  EXPECT_NE(reduce[0]->note.find("__shfl_xor"), std::string_view::npos);
}

TEST(ApiTable, AvailabilityFollowsTheRocmVersion) {
  const auto rows = find_cuda("__reduce_add_sync");
  ASSERT_EQ(rows.size(), 1u);
  EXPECT_FALSE(available(*rows[0], {6, 4}));
  EXPECT_TRUE(available(*rows[0], {7, 2}));
  EXPECT_TRUE(available(*rows[0], {7, 9}));
  ApiRow gone{"runtime", "cudaX", "hipX", ApiKind::Function, {5, 2}, {5, 7}, ""};
  EXPECT_TRUE(available(gone, {5, 7}));
  EXPECT_FALSE(available(gone, {6, 0}));
  gone.hip = "";
  EXPECT_FALSE(available(gone, {5, 7}));
}

TEST(ApiTable, UncheckedRowsSaySo) {
  EXPECT_TRUE(checked(*find_cuda("cudaMalloc")[0]));
  EXPECT_FALSE(checked(*find_cuda("mma.h")[0]));
  EXPECT_FALSE(checked(*find_cuda("cooperative_groups::reduce")[0]));
}

TEST(ApiTable, UnknownNamesHaveNoRowsAndNearOnesASuggestion) {
  EXPECT_TRUE(find_cuda("cudaMaloc").empty());
  EXPECT_TRUE(find_cuda("").empty());
  const auto names = suggest("cudaMaloc");
  ASSERT_FALSE(names.empty());
  EXPECT_EQ(names[0], "cudaMalloc");
  EXPECT_LE(names.size(), 5u);
  EXPECT_EQ(suggest("cudamemcpyasnyc", 1), std::vector<std::string_view>{"cudaMemcpyAsync"});
  EXPECT_TRUE(suggest("qqqqqqqqqqqqqqqqqq").empty());
}

TEST(ApiTable, FindsByHipName) {
  const auto rows = find_hip("hipMemcpyAsync");
  ASSERT_FALSE(rows.empty());
  EXPECT_TRUE(std::any_of(rows.begin(), rows.end(), [](const ApiRow* row) { return row->cuda == "cudaMemcpyAsync"; }));
  EXPECT_TRUE(find_hip("").empty());
}

TEST(ApiTable, KindsHaveTheWordOfTheTables) {
  EXPECT_EQ(to_string(find_cuda("cudaMalloc")[0]->kind), "function");
  EXPECT_EQ(to_string(find_cuda("cudaError_t")[0]->kind), "type");
  EXPECT_EQ(to_string(find_cuda("cudaSuccess")[0]->kind), "enum");
  EXPECT_EQ(to_string(find_cuda("__syncthreads")[0]->kind), "device_function");
  EXPECT_EQ(to_string(find_cuda("threadIdx")[0]->kind), "variable");
  EXPECT_EQ(to_string(find_cuda("cub")[0]->kind), "namespace");
}

TEST(RocmVersion, ReadsMajorAndMinor) {
  EXPECT_EQ(parse_rocm_version("6.4").value(), (RocmVersion{6, 4}));
  EXPECT_EQ(parse_rocm_version("7.2.1").value(), (RocmVersion{7, 2}));
  EXPECT_EQ(parse_rocm_version("7").value(), (RocmVersion{7, 0}));
  EXPECT_EQ(parse_rocm_version("5.2").value().text(), "5.2");
}

TEST(RocmVersion, RefusalsNameTheValueAndTheRange) {
  for (const char* bad : {"", "5.1", "8.0", "six", "6.", ".4", "6.4.1.2", "-6.4", "6.x", "7,2"}) {
    const auto version = parse_rocm_version(bad);
    ASSERT_FALSE(version.has_value()) << bad;
    EXPECT_EQ(version.error().code, ErrorCode::InvalidArgument);
    EXPECT_NE(version.error().message.find("'" + std::string(bad) + "'"), std::string::npos);
    EXPECT_NE(version.error().message.find("5.2 … 7.x"), std::string::npos);
  }
}

}  // namespace
}  // namespace anywarp::port
