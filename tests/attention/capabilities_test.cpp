// The table of README.md that says what each implementation takes, made by asking them. This test fails when the table
// is out of date, and writes it when ANYWARP_WRITE_README is set. Other generated tables: scripts/capabilities.py.
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <functional>
#include <sstream>

#include "attention/registry.h"
#include "attention/validate.h"
#include "case.h"

namespace anywarp::attention {
namespace {

struct Feature {
  const char* name;
  std::function<void(Case&)> add;  ///< To q [2, 4, 32, 64], k [2, 2, 32, 64], v [2, 2, 32, 64], bfloat16.
};

void sized(Case& c, DType dtype, std::int64_t head_dim, std::int64_t head_dim_v) {
  c.make_qkv(dtype, 2, 4, 2, 32, 32, head_dim, head_dim_v);
}

void pack(Case& c) {
  c.make_qkv(DType::BFloat16, 1, 4, 2, 60, 60, 64, 64);
  c.problem.sequences = 2;
  c.problem.cu_seqlens_q = c.problem.cu_seqlens_k = c.storage.make_ints({0, 27, 60});
}

const Feature kFeatures[] = {
    {"float32", [](Case& c) { sized(c, DType::Float32, 64, 64); }},
    {"float16", [](Case& c) { sized(c, DType::Float16, 64, 64); }},
    {"bfloat16", [](Case& c) { sized(c, DType::BFloat16, 64, 64); }},
    {"head dim 128", [](Case& c) { sized(c, DType::BFloat16, 128, 128); }},
    {"head dim 256", [](Case& c) { sized(c, DType::BFloat16, 256, 256); }},
    {"head dim 512", [](Case& c) { sized(c, DType::BFloat16, 512, 512); }},
    {"odd head dims, values of another one", [](Case& c) { sized(c, DType::BFloat16, 59, 37); }},
    {"few queries: decoding", [](Case& c) { c.make_qkv(DType::BFloat16, 2, 4, 2, 1, 32, 64, 64); }},
    {"causal, bottom-right", [](Case& c) { c.problem.causal = Causal::BottomRight; }},
    {"causal, top-left", [](Case& c) { c.problem.causal = Causal::TopLeft; }},
    {"sliding window", [](Case& c) { c.problem.window_left = 2, c.problem.window_right = 1; }},
    {"softcap", [](Case& c) { c.problem.softcap = 30.0f; }},
    {"ALiBi", [](Case& c) { c.add_alibi(); }},
    {"additive bias, and its gradient",
     [](Case& c) {
       c.add_bias({1, 4, 32, 32});
     }},
    {"boolean mask",
     [](Case& c) {
       c.add_mask({2, 1, 1, 32});
     }},
    {"attention sinks", [](Case& c) { c.add_sinks(); }},
    {"dropout", [](Case& c) { c.problem.dropout.p = 0.1f; }},
    {"packed sequences", pack},
    {"keys in use, left padding",
     [](Case& c) {
       c.problem.seqlens_k = c.problem.leftpad_k = c.storage.make_ints({32, 4});
     }},
    {"cache rows by index",
     [](Case& c) {
       c.problem.kv_batch_index = c.storage.make_ints({1, 0});
     }},
    {"paged keys",
     [](Case& c) {
       c.problem.block_table = c.storage.make_ints({0, 1});
       c.problem.pages_per_sequence = 1;
       c.problem.seqlens_k = c.storage.make_ints({32, 32});
     }},
    {"deterministic", [](Case& c) { c.problem.deterministic = true; }},
};

/// `yes`: both passes; the backward counts only where there is one (paged keys and indexed rows have none).
std::string cell(const Implementation& implementation, const Feature& feature) {
  Case c;
  sized(c, DType::BFloat16, 64, 64);
  feature.add(c);
  const bool forward = !implementation.refuses(c.problem, Pass::Forward);
  if (!validate_problem(c.problem, Pass::Backward)) return forward ? "yes" : "–";
  const bool backward = !implementation.refuses(c.problem, Pass::Backward);
  return forward && backward ? "yes" : forward ? "forward" : backward ? "backward" : "–";
}

std::string table() {
  std::string text = "| |", line = "|---|";
  // Those for GPUs are there or not, as the build was configured.
  std::vector<Implementation> list;
  for (const Implementation& one : implementations())
    if (one.device == Device::Cpu) list.push_back(one);
  for (const Implementation& one : list) {
    text += " `" + std::string(one.name) + "` |";
    line += "---|";
  }
  text += "\n" + line + "\n";
  for (const Feature& feature : kFeatures) {
    text += std::string("| ") + feature.name + " |";
    for (const Implementation& one : list) text += " " + cell(one, feature) + " |";
    text += "\n";
  }
  return text;
}

TEST(Capabilities, TheReadmeSaysWhatTheImplementationsTake) {
#if !defined(__x86_64__)
  GTEST_SKIP() << "the table is that of x86-64";
#endif
  const std::string path = ANYWARP_SOURCE_DIR "/README.md", begin = "<!-- generated: attention -->\n",
                    end = "<!-- end -->";
  std::ostringstream read;
  read << std::ifstream(path).rdbuf();
  std::string text = read.str();
  const std::size_t first = text.find(begin);
  ASSERT_NE(first, std::string::npos) << "README.md has no section " << begin;
  const std::size_t from = first + begin.size(), to = text.find(end, from);
  ASSERT_NE(to, std::string::npos);
  if (std::getenv("ANYWARP_WRITE_README") != nullptr) {
    text.replace(from, to - from, table());
    std::ofstream(path) << text;
    return;
  }
  EXPECT_EQ(text.substr(from, to - from), table())
      << "README.md is out of date: ANYWARP_WRITE_README=1 build/bin/attention_interface_test "
         "--gtest_filter=Capabilities.*";
}

}  // namespace
}  // namespace anywarp::attention
