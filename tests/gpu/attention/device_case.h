// A drawn problem (tests/attention/case.h) on the device: every tensor in an allocation of its own that ends with its
// last element, so that compute-sanitizer sees what is read or written beside it.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <deque>
#include <vector>

#include "attention/arch/gpu/runtime.h"
#include "attention/problem.h"
#include "case.h"

namespace anywarp::attention {

class DeviceCase {
 public:
  explicit DeviceCase(const Case& c) : problem(c.problem) {
    problem.device = kDevice;
    const auto sequences = static_cast<std::size_t>(c.sequences());
    for (ConstTensor* tensor :
         {&problem.q, &problem.k, &problem.v, &problem.bias, &problem.mask, &problem.alibi_slopes, &problem.sinks})
      *tensor = copy(writable(*tensor));
    problem.cu_seqlens_q = copy(problem.cu_seqlens_q, sequences + 1);
    problem.cu_seqlens_k = copy(problem.cu_seqlens_k, sequences + 1);
    problem.seqlens_k = copy(problem.seqlens_k, sequences);
    problem.leftpad_k = copy(problem.leftpad_k, sequences);
    problem.kv_batch_index = copy(problem.kv_batch_index, sequences);
    problem.block_table = copy(problem.block_table, sequences * static_cast<std::size_t>(problem.pages_per_sequence));
    outputs = {copy(c.outputs.out), copy(c.outputs.lse)};
    gradients = {outputs.out, outputs.lse, copy(writable(c.gradients.dout)), copy(writable(c.gradients.dlse))};
    wanted = {copy(c.wanted.dq), copy(c.wanted.dk), copy(c.wanted.dv), copy(c.wanted.dbias), copy(c.wanted.dsinks)};
  }
  DeviceCase(const DeviceCase&) = delete;
  DeviceCase& operator=(const DeviceCase&) = delete;
  ~DeviceCase() {
    for (const Copy& copy : copies_) (void)ANYWARP_GPU(Free)(copy.device);
  }

  AttentionProblem problem;
  ForwardOutputs outputs;
  BackwardInputs gradients;
  BackwardOutputs wanted;

  /// Workspace of exactly that size.
  Execution execution(std::size_t bytes) { return {.workspace = allocate(bytes), .workspace_bytes = bytes}; }

  /// What the kernels wrote, back into the host's tensors.
  void fetch() {
    EXPECT_EQ(ANYWARP_GPU(DeviceSynchronize)(), ANYWARP_GPU(Success));
    for (const Copy& copy : copies_) {
      if (copy.host == nullptr) continue;
      EXPECT_EQ(ANYWARP_GPU(Memcpy)(copy.host, copy.device, copy.bytes, ANYWARP_GPU(MemcpyDeviceToHost)),
                ANYWARP_GPU(Success));
    }
  }

 private:
#if defined(__HIP_PLATFORM_AMD__)
  static constexpr Device kDevice = Device::Hip;
#else
  static constexpr Device kDevice = Device::Cuda;
#endif
  struct Copy {
    void* device;
    void* host;
    std::size_t bytes;
  };

  void* allocate(std::size_t bytes, void* host = nullptr) {
    void* device = nullptr;
    EXPECT_EQ(ANYWARP_GPU(Malloc)(&device, std::max<std::size_t>(bytes, 1)), ANYWARP_GPU(Success));
    copies_.push_back({device, host, bytes});
    return device;
  }

  /// From the tensor's first place in memory to its last; strides may be negative.
  Tensor copy(Tensor tensor) {
    if (!tensor) return tensor;
    std::int64_t first = 0, last = 0;
    for (int axis = 0; axis < 4; ++axis) {
      const std::int64_t reach = (std::max<std::int64_t>(tensor.shape[axis], 1) - 1) * tensor.strides[axis];
      (reach < 0 ? first : last) += reach;
    }
    const std::int64_t size = bytes_of(tensor.dtype);
    auto* const host = static_cast<std::uint8_t*>(tensor.data) + first * size;
    const std::size_t bytes = tensor.elements() == 0 ? 0 : static_cast<std::size_t>((last - first + 1) * size);
    auto* const device = static_cast<std::uint8_t*>(allocate(bytes, host));
    EXPECT_EQ(ANYWARP_GPU(Memcpy)(device, host, bytes, ANYWARP_GPU(MemcpyHostToDevice)), ANYWARP_GPU(Success));
    tensor.data = device - first * size;
    return tensor;
  }
  const std::int32_t* copy(const std::int32_t* values, std::size_t count) {
    if (values == nullptr) return nullptr;
    void* const device = allocate(count * sizeof(*values));
    EXPECT_EQ(ANYWARP_GPU(Memcpy)(device, values, count * sizeof(*values), ANYWARP_GPU(MemcpyHostToDevice)),
              ANYWARP_GPU(Success));
    return static_cast<const std::int32_t*>(device);
  }

  std::deque<Copy> copies_;
};

}  // namespace anywarp::attention
