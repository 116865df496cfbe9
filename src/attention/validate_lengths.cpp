#include "attention/validate_lengths.h"

#include <string>

#include "attention/argument_check.h"

namespace anywarp::attention {
namespace {

std::string element(const char* name, std::int64_t index) {
  return std::string(name) + "[" + std::to_string(index) + "]";
}

std::string range(std::int64_t last) { return "0 to " + std::to_string(last); }

Result<void> check_packed(const char* name, const std::int32_t* offsets, std::int64_t sequences, std::int64_t total,
                          std::int64_t longest, const char* longest_name) {
  if (offsets == nullptr) return {};
  std::int32_t previous = 0;
  for (std::int64_t index = 0; index <= sequences; ++index) {
    if (offsets[index] < previous || offsets[index] > total)
      return invalid(element(name, index), std::to_string(offsets[index]),
                     (index == 0 ? "0" : "at least " + element(name, index - 1) + ", " + std::to_string(previous)) +
                         ", and at most the rows there are, " + std::to_string(total));
    if (longest > 0 && index > 0 && offsets[index] - previous > longest)
      return invalid(longest_name, std::to_string(longest),
                     "at least the longest sequence, " + std::to_string(offsets[index] - previous));
    previous = offsets[index];
  }
  return {};
}

}  // namespace

Result<void> validate_pages(const AttentionProblem& problem, std::int64_t index, std::int64_t begin, std::int64_t end) {
  const std::int32_t* const row = problem.block_table + index * problem.pages_per_sequence;
  for (std::int64_t page = begin; page < end; ++page) {
    if (row[page] < 0 || row[page] >= problem.k.shape[0])
      return invalid("block_table[" + std::to_string(index) + ", " + std::to_string(page) + "]",
                     std::to_string(row[page]), "a page of k, " + range(problem.k.shape[0] - 1));
  }
  return {};
}

Result<void> validate_lengths(const AttentionProblem& problem, std::int64_t sequences) {
  ANYWARP_CHECK(check_packed("cu_seqlens_q", problem.cu_seqlens_q, sequences, problem.q.shape[2], problem.max_seqlen_q,
                             "max_seqlen_q"));
  ANYWARP_CHECK(check_packed("cu_seqlens_k", problem.cu_seqlens_k, sequences, problem.k.shape[2], problem.max_seqlen_k,
                             "max_seqlen_k"));
  for (std::int64_t index = 0; index < sequences; ++index) {
    std::int64_t capacity = problem.k.shape[2];
    if (problem.cu_seqlens_k != nullptr) capacity = problem.cu_seqlens_k[index + 1] - problem.cu_seqlens_k[index];
    if (problem.block_table != nullptr) capacity = problem.k.shape[2] * problem.pages_per_sequence;
    std::int64_t used = capacity;
    if (problem.seqlens_k != nullptr) {
      used = problem.seqlens_k[index];
      if (used < 0 || used > capacity)
        return invalid(element("seqlens_k", index), std::to_string(used), range(capacity) + ", the keys there are");
    }
    if (problem.leftpad_k != nullptr && (problem.leftpad_k[index] < 0 || problem.leftpad_k[index] > capacity))
      return invalid(element("leftpad_k", index), std::to_string(problem.leftpad_k[index]),
                     range(capacity) + ", the keys there are");
    if (problem.kv_batch_index != nullptr &&
        (problem.kv_batch_index[index] < 0 || problem.kv_batch_index[index] >= problem.k.shape[0]))
      return invalid(element("kv_batch_index", index), std::to_string(problem.kv_batch_index[index]),
                     "a batch row of k, " + range(problem.k.shape[0] - 1));
    if (problem.block_table != nullptr && used > 0)
      ANYWARP_CHECK(validate_pages(problem, index, 0, (used - 1) / problem.k.shape[2] + 1));
  }
  return {};
}

}  // namespace anywarp::attention
