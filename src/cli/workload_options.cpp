#include "cli/workload_options.h"

#include <charconv>

#include "base/text.h"
#include "cli/attention_bench.h"

namespace anywarp::cli {
namespace {

using attention::bench::Shape;
using attention::bench::Workload;

bool read(std::string_view text, std::int64_t& value) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  return error == std::errc() && end == text.data() + text.size() && value > 0;
}

DType dtype_of(const std::string& name) {
  return name == "float32" ? DType::Float32 : name == "float16" ? DType::Float16 : DType::BFloat16;
}

}  // namespace

Result<Shape> parse_shape(const std::string& text) {
  const auto wrong = [&] {
    return fail(ErrorCode::InvalidArgument,
                "--shape is " + text +
                    "; it must be BATCH,HEADS,LENGTH,DIM or BATCH,HEADS,QUERIES,KEYS,DIM, where HEADS may be 32/8");
  };
  std::vector<std::string_view> fields;
  for (const std::string_view field : split(text, ',')) fields.push_back(field);
  if (fields.size() != 4 && fields.size() != 5) return wrong();
  std::vector<std::string_view> heads;
  for (const std::string_view part : split(fields[1], '/')) heads.push_back(part);
  Shape shape;
  const bool lengths = fields.size() == 5;
  if (heads.empty() || heads.size() > 2 || !read(fields[0], shape.batch) || !read(heads.front(), shape.heads) ||
      !read(heads.back(), shape.kv_heads) || shape.heads % shape.kv_heads != 0 || !read(fields[2], shape.seqlen_q) ||
      !read(fields[lengths ? 3 : 2], shape.seqlen_k) || !read(fields.back(), shape.head_dim))
    return wrong();
  shape.head_dim_v = shape.head_dim;
  return shape;
}

void WorkloadOptions::add_to(CLI::App& app) {
  app.add_option("--shape", shapes, "B,H,L,D or B,H,LQ,LK,D; H may be 32/8: grouped heads; again for more")
      ->option_text("SHAPE")
      ->allow_extra_args(false);
  app.add_option("--dtype", dtypes, "float32, float16, bfloat16 (default: all)")
      ->check(CLI::IsMember({"float32", "float16", "bfloat16"}))
      ->option_text("DTYPE,...")
      ->delimiter(',')
      ->allow_extra_args(false);
  app.add_option("--pass", passes, "forward, backward (default: both)")
      ->check(CLI::IsMember({"forward", "backward"}))
      ->option_text("PASS,...")
      ->delimiter(',')
      ->allow_extra_args(false);
  app.add_option("--mask", masks, "full, causal (default: both)")
      ->check(CLI::IsMember({"full", "causal"}))
      ->option_text("MASK,...")
      ->delimiter(',')
      ->allow_extra_args(false);
  app.add_option("--threads", threads, "Threads (default: the cores)")->check(CLI::Range(1, 4096))->option_text("N");
}

Result<std::vector<Workload>> WorkloadOptions::workloads() const {
  std::vector<Workload> list;
  for (const std::string& text : shapes) {
    const Result<Shape> shape = parse_shape(text);
    if (!shape) return tl::make_unexpected(shape.error());
    for (const std::string& dtype : dtypes)
      for (const std::string& pass : passes)
        for (const std::string& mask : masks) {
          const Workload workload{*shape, dtype_of(dtype), mask == "causal" ? Causal::BottomRight : Causal::None,
                                  pass == "forward" ? Pass::Forward : Pass::Backward};
          if (is_decoding(workload) && pass == "backward") continue;
          if (shape->seqlen_q != shape->seqlen_k && mask == "causal") continue;
          list.push_back(workload);
        }
  }
  return list;
}

}  // namespace anywarp::cli
