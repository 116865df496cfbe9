// The forward's driver. Where there are heads enough, a thread takes a key head, packs its keys and values once into
// its own cache, and runs all query heads and blocks that read them. Otherwise all threads first pack together and then
// take query blocks, so that one long head keeps every core busy.
#include <algorithm>
#include <vector>

#include "attention/arch/cpu/amx/implementation.h"
#include "attention/arch/cpu/amx/plan.h"

namespace anywarp::attention::cpu::amx {
namespace {

/// Most memory for packed keys and values that threads share.
constexpr std::int64_t kSharedBytes = std::int64_t{1} << 28;

class Driver {
 public:
  Driver(const Kernels& kernels, const AttentionProblem& problem, const ForwardOutputs& outputs,
         const Execution& execution)
      : kernels_(kernels),
        problem_(problem),
        outputs_(outputs),
        execution_(execution),
        sizes_(dimensions(problem)),
        shape_(shape_of(problem)),
        bytes_(bytes_of(problem.q.dtype)),
        threads_(thread_count(execution)) {}

  Outcome run() {
    const std::int64_t units = sizes_.sequences * sizes_.kv_heads;
    clear_unowned_rows();
    if (units == 0 || sizes_.heads == 0) return Outcome::Done;
    const bool packed = problem_.cu_seqlens_q != nullptr || problem_.seqlens_k != nullptr;
    if (units >= (packed ? 16 : 4) * threads_ || (!packed && units % threads_ == 0)) {
      whole_units(units);
    } else {
      shared_units(units);
    }
    return finite_ ? Outcome::Done : Outcome::NotFinite;
  }

 private:
  std::int64_t key_bytes(std::int64_t steps) const { return steps * step_bytes(shape_, shape_.dim_steps); }
  std::int64_t unit_bytes(std::int64_t seqlen_k) const {
    const std::int64_t steps = steps_of(seqlen_k);
    return key_bytes(steps) + steps * step_bytes(shape_, shape_.value_steps);
  }
  KeyOperands operands(char* at, std::int64_t seqlen_k) const {
    KeyOperands to;
    to.keys = at;
    to.values_t = at + key_bytes(steps_of(seqlen_k));
    return to;
  }

  void pack(const Unit& unit, std::int64_t step, const KeyOperands& to) {
    if (!pack_keys(kernels_, problem_, shape_, unit, step, to)) finite_ = false;
  }

  void whole_units(std::int64_t units) {
    const std::int64_t longest = longest_sequence(problem_).seqlen_k;
    share(execution_, threads_, units, [&](auto next) {
      const Buffer keys(unit_bytes(longest));
      const Buffer scratch(kernels_.forward_scratch(shape_));
      for (std::int64_t task = next(); task >= 0 && finite_; task = next()) {
        const Unit unit = unit_of(problem_, task);
        const KeyOperands to = operands(keys.data(), unit.sequence.seqlen_k);
        for (std::int64_t step = 0; step < steps_of(unit.sequence.seqlen_k); ++step) pack(unit, step, to);
        for (std::int64_t head = 0; head < sizes_.group; ++head) {
          for (std::int64_t query = 0; query < unit.sequence.seqlen_q; query += kQueryBlock)
            queries(unit, to, unit.kv_head * sizes_.group + head, query, kQueryBlock, scratch.data());
        }
      }
    });
  }

  void shared_units(std::int64_t units) {
    for (std::int64_t first = 0; first < units && finite_;) {
      std::vector<Unit> wave;
      std::vector<std::int64_t> places;
      std::int64_t bytes = 0;
      for (std::int64_t i = first; i < units && (wave.empty() || bytes < kSharedBytes); ++i) {
        wave.push_back(unit_of(problem_, i));
        places.push_back(bytes);
        bytes += unit_bytes(wave.back().sequence.seqlen_k);
      }
      first += static_cast<std::int64_t>(wave.size());
      const Buffer keys(bytes);
      std::vector<KeyOperands> to;
      for (std::size_t i = 0; i < wave.size(); ++i)
        to.push_back(operands(keys.data() + places[i], wave[i].sequence.seqlen_k));
      pack_wave(wave, to);
      if (finite_) run_wave(wave, to);
    }
  }

  void pack_wave(const std::vector<Unit>& wave, const std::vector<KeyOperands>& to) {
    constexpr std::int64_t kChunk = 8;  // Steps.
    struct Piece {
      std::size_t unit;
      std::int64_t step;
    };
    std::vector<Piece> pieces;
    for (std::size_t i = 0; i < wave.size(); ++i)
      for (std::int64_t step = 0; step < steps_of(wave[i].sequence.seqlen_k); step += kChunk)
        pieces.push_back({i, step});
    share(execution_, threads_, static_cast<std::int64_t>(pieces.size()), [&](auto next) {
      for (std::int64_t task = next(); task >= 0; task = next()) {
        const Piece piece = pieces[static_cast<std::size_t>(task)];
        const Unit& unit = wave[piece.unit];
        const std::int64_t end = std::min(piece.step + kChunk, steps_of(unit.sequence.seqlen_k));
        for (std::int64_t step = piece.step; step < end; ++step) pack(unit, step, to[piece.unit]);
      }
    });
  }

  void run_wave(const std::vector<Unit>& wave, const std::vector<KeyOperands>& to) {
    std::int64_t rows = 0;
    for (const Unit& unit : wave) rows += unit.sequence.seqlen_q * sizes_.group;
    std::int64_t block = kQueryBlock;
    while (block > 2 * kStep && rows < block * threads_ * 4) block /= 2;
    struct Piece {
      std::size_t unit;
      std::int64_t head, query;
    };
    std::vector<Piece> pieces;
    // Causal blocks grow: the longest first leaves the least to wait for.
    for (std::size_t i = 0; i < wave.size(); ++i)
      for (std::int64_t query = (wave[i].sequence.seqlen_q - 1) / block * block; query >= 0; query -= block)
        for (std::int64_t head = 0; head < sizes_.group && query < wave[i].sequence.seqlen_q; ++head)
          pieces.push_back({i, wave[i].kv_head * sizes_.group + head, query});
    share(execution_, threads_, static_cast<std::int64_t>(pieces.size()), [&](auto next) {
      const Buffer scratch(kernels_.forward_scratch(shape_));
      for (std::int64_t task = next(); task >= 0; task = next()) {
        const Piece& piece = pieces[static_cast<std::size_t>(task)];
        queries(wave[piece.unit], to[piece.unit], piece.head, piece.query, block, scratch.data());
      }
    });
  }

  void queries(const Unit& unit, const KeyOperands& from, std::int64_t head, std::int64_t query, std::int64_t block,
               char* scratch) const {
    const Sequence& sequence = unit.sequence;
    ForwardJob job{};
    job.shape = shape_;
    job.keys = from.keys;
    job.values_t = from.values_t;
    job.band = band_options(problem_, sequence);
    job.dtype = problem_.q.dtype;
    job.q =
        static_cast<const char*>(problem_.q.data) + query_offset(problem_.q.strides, sequence, head, query) * bytes_;
    job.q_stride = problem_.q.strides[2];
    job.query = query;
    job.queries = static_cast<int>(std::min(block, sequence.seqlen_q - query));
    job.head_dim = static_cast<int>(sizes_.head_dim);
    job.head_dim_v = static_cast<int>(sizes_.head_dim_v);
    job.options = score_options(problem_, sequence, head);
    job.exponent = exponent_of(problem_, job.options);
    job.dropout = dropout_options(problem_, sequence, head);
    if (problem_.sinks) {
      job.sink = static_cast<const float*>(problem_.sinks.data)[head * problem_.sinks.strides[1]];
      job.has_sink = job.sink > -__builtin_inff();
    }
    job.out =
        static_cast<char*>(outputs_.out.data) + query_offset(outputs_.out.strides, sequence, head, query) * bytes_;
    job.out_stride = outputs_.out.strides[2];
    if (outputs_.lse) {
      job.lse = static_cast<float*>(outputs_.lse.data) + query_offset(outputs_.lse.strides, sequence, head, query);
      job.lse_stride = outputs_.lse.strides[2];
    }
    job.scratch = scratch;
    kernels_.forward(job);
  }

  void clear_unowned_rows() const {
    for (const RowRange& range : unowned_query_rows(problem_)) {
      for (std::int64_t head = 0; head < sizes_.heads; ++head) {
        for (std::int64_t row = range.begin; row < range.end; ++row) {
          const auto& out = outputs_.out;
          std::fill_n(static_cast<char*>(out.data) + (head * out.strides[1] + row * out.strides[2]) * bytes_,
                      sizes_.head_dim_v * bytes_, char{0});
          const auto& lse = outputs_.lse;
          if (lse) static_cast<float*>(lse.data)[head * lse.strides[1] + row * lse.strides[2]] = -__builtin_inff();
        }
      }
    }
  }

  const Kernels& kernels_;
  const AttentionProblem& problem_;
  const ForwardOutputs& outputs_;
  const Execution& execution_;
  const Dimensions sizes_;
  const Shape shape_;
  const std::int64_t bytes_;
  const int threads_;
  std::atomic<bool> finite_{true};
};

}  // namespace

Outcome forward_with(const Kernels& kernels, const AttentionProblem& problem, const ForwardOutputs& outputs,
                     const Execution& execution) {
  return Driver(kernels, problem, outputs, execution).run();
}

}  // namespace anywarp::attention::cpu::amx
