// The backward's driver. A thread takes a key head and a share of its blocks of keys, packs them, and goes through the
// query heads that read them: dk and dv are then its own. dq is summed over the shares, in order, so that the result
// does not depend on which thread was faster. One share where there are heads enough for all threads.
#include <algorithm>
#include <cstring>
#include <vector>

#include "attention/arch/cpu/amx/implementation.h"
#include "attention/arch/cpu/amx/plan.h"

namespace anywarp::attention::cpu::amx {
namespace {

/// Most memory for dq in float32 where several threads share a key head.
constexpr std::int64_t kSharedBytes = std::int64_t{1} << 30;

class Driver {
 public:
  Driver(const Kernels& kernels, const AttentionProblem& problem, const BackwardInputs& inputs,
         const BackwardOutputs& outputs, const Execution& execution)
      : kernels_(kernels),
        problem_(problem),
        inputs_(inputs),
        outputs_(outputs),
        execution_(execution),
        sizes_(dimensions(problem)),
        shape_(shape_of(problem)),
        bytes_(bytes_of(problem.q.dtype)),
        threads_(thread_count(execution)),
        longest_(longest_sequence(problem)) {}

  Outcome run() {
    // Rows that belong to no sequence get zeros.
    if (problem_.cu_seqlens_q != nullptr || problem_.cu_seqlens_k != nullptr || problem_.seqlens_k != nullptr ||
        problem_.leftpad_k != nullptr || problem_.q.shape[1] == 0) {
      zero(outputs_.dq);
      zero(outputs_.dk);
      zero(outputs_.dv);
    }
    const std::int64_t units = sizes_.sequences * sizes_.kv_heads;
    if (units == 0 || sizes_.heads == 0) return Outcome::Done;
    shares_ = 1;
    if (problem_.deterministic ? units < 8 : units < 4 * threads_ && units % threads_ != 0) {
      const std::int64_t head_bytes = std::max<std::int64_t>(1, units * sizes_.group * dq_bytes(longest_.seqlen_q));
      // Its rounding depends on the number of shares; where the same bits are asked for, it is one for any number of
      // threads.
      const std::int64_t wanted = ((problem_.deterministic ? 8 : threads_) + units - 1) / units;
      const std::int64_t blocks = (longest_.seqlen_k + kKeyBlock - 1) / kKeyBlock;
      shares_ = std::max<std::int64_t>(1, std::min({wanted, blocks, kSharedBytes / head_bytes}));
    }
    const std::int64_t head_bytes = dq_bytes(longest_.seqlen_q);
    const Buffer shared(shares_ > 1 ? units * sizes_.group * shares_ * head_bytes : 1);
    shared_ = shared.data();
    share(execution_, threads_, units * shares_, [&](auto next) {
      Memory memory(*this);
      for (std::int64_t task = next(); task >= 0 && finite_; task = next())
        part_of_unit(task / shares_, task % shares_, &memory);
    });
    if (finite_ && shares_ > 1 && outputs_.dq) sum_shares(units);
    return finite_ ? Outcome::Done : Outcome::NotFinite;
  }

 private:
  std::int64_t dq_bytes(std::int64_t seqlen_q) const { return steps_of(seqlen_q) * 4 * shape_.dim_steps * kTile; }

  /// What a thread needs for the longest sequence.
  struct Memory {
    explicit Memory(const Driver& driver) {
      const Shape& shape = driver.shape_;
      const std::int64_t keys = steps_of(driver.longest_.seqlen_k), queries = steps_of(driver.longest_.seqlen_q);
      const std::int64_t dim = step_bytes(shape, shape.dim_steps), value = step_bytes(shape, shape.value_steps);
      const std::int64_t dq = driver.dq_bytes(driver.longest_.seqlen_q);
      const std::int64_t gradient = 4 * kTile * keys;
      const std::int64_t sizes[] = {keys * dim,
                                    keys * dim,
                                    keys * value,
                                    queries * dim,
                                    queries * dim,
                                    queries * value,
                                    queries * value,
                                    queries * 128,
                                    queries * 128,
                                    dq,
                                    gradient * shape.dim_steps,
                                    gradient * shape.value_steps,
                                    driver.kernels_.backward_scratch(shape)};
      std::int64_t total = 0;
      for (const std::int64_t size : sizes) total += size;
      buffer = Buffer(total);
      char* at[13];
      char* next = buffer.data();
      for (int i = 0; i < 13; ++i) {
        at[i] = next;
        next += sizes[i];
      }
      operands.keys = at[0];
      operands.keys_t = at[1];
      operands.values = at[2];
      q_t = at[3];
      q_pairs = at[4];
      dout_t = at[5];
      dout_pairs = at[6];
      shift = reinterpret_cast<float*>(at[7]);
      delta = reinterpret_cast<float*>(at[8]);
      dq_t = at[9];
      dk = at[10];
      dv = at[11];
      scratch = at[12];
    }
    Buffer buffer;
    KeyOperands operands;
    char *q_t, *q_pairs, *dout_t, *dout_pairs;
    float *shift, *delta;
    char *dq_t, *dk, *dv, *scratch;
  };

  template <typename Body>
  void for_each_owned_step(std::int64_t seqlen_k, std::int64_t part, Body body) const {
    constexpr std::int64_t kSteps = kKeyBlock / kStep;
    for (std::int64_t block = part; block * kSteps < steps_of(seqlen_k); block += shares_)
      for (std::int64_t step = block * kSteps; step < std::min((block + 1) * kSteps, steps_of(seqlen_k)); ++step)
        body(step);
  }

  void part_of_unit(std::int64_t index, std::int64_t part, Memory* memory) {
    const Unit unit = unit_of(problem_, index);
    const Sequence& sequence = unit.sequence;
    const std::int64_t key_bytes = 4 * shape_.dim_steps * kTile, value_bytes = 4 * shape_.value_steps * kTile;
    for_each_owned_step(sequence.seqlen_k, part, [&](std::int64_t step) {
      if (!pack_keys(kernels_, problem_, shape_, unit, step, memory->operands)) finite_ = false;
      std::memset(memory->dk + step * key_bytes, 0, static_cast<std::size_t>(key_bytes));
      std::memset(memory->dv + step * value_bytes, 0, static_cast<std::size_t>(value_bytes));
    });
    for (std::int64_t i = 0; i < sizes_.group && finite_; ++i) {
      const std::int64_t head = unit.kv_head * sizes_.group + i;
      pack_head(sequence, head, *memory);
      const std::int64_t bytes = dq_bytes(sequence.seqlen_q);
      char* const dq = shares_ == 1 ? memory->dq_t : shared_dq(index, i) + part * dq_bytes(longest_.seqlen_q);
      std::memset(dq, 0, static_cast<std::size_t>(bytes));
      kernels_.backward(job_of(sequence, head, part, *memory, dq));
      if (shares_ == 1 && outputs_.dq) store_queries(sequence, head, dq, 1);
    }
    const float scale = static_cast<float>(softmax_scale(problem_));
    for_each_owned_step(sequence.seqlen_k, part, [&](std::int64_t step) {
      store_keys(outputs_.dk, unit, step, memory->dk + step * key_bytes, shape_.dim_steps, scale);
      store_keys(outputs_.dv, unit, step, memory->dv + step * value_bytes, shape_.value_steps, 1.0f);
    });
  }

  char* shared_dq(std::int64_t unit, std::int64_t head) const {
    return shared_ + (unit * sizes_.group + head) * shares_ * dq_bytes(longest_.seqlen_q);
  }

  void pack_head(const Sequence& sequence, std::int64_t head, const Memory& memory) {
    QueryJob job{};
    job.shape = shape_;
    job.dtype = problem_.q.dtype;
    job.head_dim = static_cast<int>(sizes_.head_dim);
    job.head_dim_v = static_cast<int>(sizes_.head_dim_v);
    job.q_stride = problem_.q.strides[2];
    job.out_stride = inputs_.out.strides[2];
    job.dout_stride = inputs_.dout.strides[3] == 1 ? inputs_.dout.strides[2] : sizes_.head_dim_v;
    job.lse_stride = inputs_.lse.strides[2];
    if (inputs_.dlse) job.dlse_stride = inputs_.dlse.strides[2];
    std::vector<char> dense;
    for (std::int64_t step = 0; step < steps_of(sequence.seqlen_q); ++step) {
      const std::int64_t row = step * kStep;
      const auto at = [&](const ConstTensor& tensor) {
        return static_cast<const char*>(tensor.data) +
               query_offset(tensor.strides, sequence, head, row) * bytes_of(tensor.dtype);
      };
      job.q = at(problem_.q);
      job.out = at(inputs_.out);
      job.dout = at(inputs_.dout);
      job.lse = reinterpret_cast<const float*>(at(inputs_.lse));
      job.dlse = inputs_.dlse ? reinterpret_cast<const float*>(at(inputs_.dlse)) : nullptr;
      job.queries = static_cast<int>(std::min<std::int64_t>(kStep, sequence.seqlen_q - row));
      job.q_t = memory.q_t + step * step_bytes(shape_, shape_.dim_steps);
      job.q_pairs = memory.q_pairs + step * step_bytes(shape_, shape_.dim_steps);
      job.dout_t = memory.dout_t + step * step_bytes(shape_, shape_.value_steps);
      job.dout_pairs = memory.dout_pairs + step * step_bytes(shape_, shape_.value_steps);
      job.shift = memory.shift + row;
      job.delta = memory.delta + row;
      if (inputs_.dout.strides[3] != 1) job.dout = with_unit_stride(job, &dense);
      if (!kernels_.pack_queries(job)) finite_ = false;
    }
  }

  /// The job's rows of dout, whose columns lie apart, copied to where they do not.
  const void* with_unit_stride(const QueryJob& job, std::vector<char>* dense) const {
    const std::int64_t columns = sizes_.head_dim_v;
    dense->resize(static_cast<std::size_t>(kStep * columns * bytes_));
    for (std::int64_t row = 0; row < job.queries; ++row)
      for (std::int64_t column = 0; column < columns; ++column)
        std::memcpy(dense->data() + (row * columns + column) * bytes_,
                    static_cast<const char*>(job.dout) +
                        (row * inputs_.dout.strides[2] + column * inputs_.dout.strides[3]) * bytes_,
                    static_cast<std::size_t>(bytes_));
    return dense->data();
  }

  BackwardJob job_of(const Sequence& sequence, std::int64_t head, std::int64_t part, const Memory& memory,
                     char* dq) const {
    BackwardJob job{};
    job.shape = shape_;
    job.keys = memory.operands.keys;
    job.keys_t = memory.operands.keys_t;
    job.values = memory.operands.values;
    job.q_t = memory.q_t;
    job.q_pairs = memory.q_pairs;
    job.dout_t = memory.dout_t;
    job.dout_pairs = memory.dout_pairs;
    job.shift = memory.shift;
    job.delta = memory.delta;
    job.band = band_options(problem_, sequence);
    job.seqlen_q = sequence.seqlen_q;
    job.options = score_options(problem_, sequence, head);
    job.exponent = exponent_of(problem_, job.options);
    job.dropout = dropout_options(problem_, sequence, head);
    job.first_block = part;
    job.block_stride = shares_;
    job.dq_t = dq;
    job.dk = memory.dk;
    job.dv = memory.dv;
    job.scratch = memory.scratch;
    return job;
  }

  void store_queries(const Sequence& sequence, std::int64_t head, const char* dq, std::int64_t count) const {
    StoreJob job{};
    job.count = static_cast<int>(count);
    job.spacing = dq_bytes(longest_.seqlen_q);
    job.transposed = true;
    job.steps = shape_.dim_steps;
    job.columns = static_cast<int>(sizes_.head_dim);
    job.scale = static_cast<float>(softmax_scale(problem_));
    job.dtype = outputs_.dq.dtype;
    for (std::int64_t step = 0; step < steps_of(sequence.seqlen_q); ++step) {
      job.tiles = dq + step * 4 * shape_.dim_steps * kTile;
      for (int i = 0; i < kStep; ++i) {
        const std::int64_t row = step * kStep + i;
        job.rows[i] = row >= sequence.seqlen_q ? nullptr
                                               : static_cast<char*>(outputs_.dq.data) +
                                                     query_offset(outputs_.dq.strides, sequence, head, row) * bytes_;
      }
      kernels_.store(job);
    }
  }

  void store_keys(const Tensor& to, const Unit& unit, std::int64_t step, const char* tiles, int steps,
                  float scale) const {
    if (!to) return;
    StoreJob job{};
    job.tiles = tiles;
    job.count = 1;
    job.steps = steps;
    job.columns = static_cast<int>(to.shape[3]);
    job.scale = scale;
    job.dtype = to.dtype;
    for (int i = 0; i < kStep; ++i) {
      const std::int64_t key = step * kStep + i;
      if (key < unit.sequence.seqlen_k)
        job.rows[i] = static_cast<char*>(to.data) + key_offset(to.strides, unit.sequence, unit.kv_head, key) * bytes_;
    }
    kernels_.store(job);
  }

  void sum_shares(std::int64_t units) {
    share(execution_, threads_, units * sizes_.group, [&](auto next) {
      for (std::int64_t task = next(); task >= 0; task = next()) {
        const Unit unit = unit_of(problem_, task / sizes_.group);
        const std::int64_t head = unit.kv_head * sizes_.group + task % sizes_.group;
        store_queries(unit.sequence, head, shared_dq(task / sizes_.group, task % sizes_.group), shares_);
      }
    });
  }

  void zero(const Tensor& tensor) const {
    if (!tensor) return;
    for (std::int64_t a = 0; a < tensor.shape[0]; ++a)
      for (std::int64_t b = 0; b < tensor.shape[1]; ++b)
        for (std::int64_t c = 0; c < tensor.shape[2]; ++c)
          std::memset(static_cast<char*>(tensor.data) +
                          (a * tensor.strides[0] + b * tensor.strides[1] + c * tensor.strides[2]) * bytes_,
                      0, static_cast<std::size_t>(tensor.shape[3] * bytes_));
  }

  const Kernels& kernels_;
  const AttentionProblem& problem_;
  const BackwardInputs& inputs_;
  const BackwardOutputs& outputs_;
  const Execution& execution_;
  const Dimensions sizes_;
  const Shape shape_;
  const std::int64_t bytes_;
  const int threads_;
  const LongestSequence longest_;
  std::int64_t shares_ = 1;  ///< Threads that share a key head.
  char* shared_ = nullptr;
  std::atomic<bool> finite_{true};
};

}  // namespace

Outcome backward_with(const Kernels& kernels, const AttentionProblem& problem, const BackwardInputs& inputs,
                      const BackwardOutputs& outputs, const Execution& execution) {
  return Driver(kernels, problem, inputs, outputs, execution).run();
}

}  // namespace anywarp::attention::cpu::amx
