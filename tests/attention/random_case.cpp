#include "random_case.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <sstream>

#include "attention/problem.h"

namespace anywarp::attention {
namespace {

class Draw {
 public:
  Draw(Case& c, std::uint64_t seed) : c_(c), p_(c.problem) { c_.random.seed(seed); }

  std::string all(Pass pass) {
    shapes(pass);
    band();
    options();
    said_ << " dtype " << static_cast<int>(p_.q.dtype) << " causal " << static_cast<int>(p_.causal) << " window "
          << p_.window_left << ' ' << p_.window_right << " softcap " << p_.softcap << " dropout " << p_.dropout.p;
    return said_.str();
  }

 private:
  std::int64_t between(std::int64_t low, std::int64_t high) {
    return std::uniform_int_distribution<std::int64_t>(low, high)(c_.random);
  }
  bool chance(double probability) { return std::bernoulli_distribution(probability)(c_.random); }
  template <typename T>
  T one_of(std::initializer_list<T> list) {
    return list.begin()[between(0, static_cast<std::int64_t>(list.size()) - 1)];
  }

  std::int64_t length() {
    if (chance(0.05)) return 0;
    return chance(0.4) ? between(1, 20) : chance(0.7) ? between(1, 100) : between(100, 220);
  }
  std::int64_t head_dim() {
    if (chance(0.5)) return one_of<std::int64_t>({16, 32, 64, 64, 96, 128});
    return chance(0.7) ? between(1, 80) : between(80, 300);
  }
  Layout layout() {
    return chance(0.5) ? Layout::Dense : one_of({Layout::RowsFirst, Layout::Padded, Layout::Backward});
  }

  Tensor tensor(const std::array<std::int64_t, 4>& shape, DType dtype, double deviation) {
    const Tensor made = c_.normal(dtype, shape, layout(), deviation);
    // Outliers as in FlashAttention-3's accuracy test: one element in a thousand is ten times as large.
    if (outliers_)
      for (std::int64_t i = 0; i < made.elements() / 1000; ++i)
        set(made,
            {between(0, shape[0] - 1), between(0, shape[1] - 1), between(0, shape[2] - 1), between(0, shape[3] - 1)},
            std::normal_distribution<double>(0.0, 10.0)(c_.random));
    return made;
  }

  void shapes(Pass pass) {
    const DType dtype = one_of({DType::Float32, DType::Float16, DType::BFloat16});
    batch_ = chance(0.05) ? 0 : between(1, 3);
    kv_heads_ = between(1, 2);
    heads_ = kv_heads_ * one_of<std::int64_t>({1, 1, 1, 2, 3, 8});
    seqlen_q_ = chance(0.2) ? 1 : length();
    seqlen_k_ = chance(0.3) ? seqlen_q_ : length();
    head_dim_ = head_dim();
    head_dim_v_ = chance(0.7) ? head_dim_ : head_dim();
    deviation_ = chance(0.2) ? 4.0 : 1.0;
    outliers_ = chance(0.2);
    // The reference takes about 10 ns a multiplication.
    while (batch_ * heads_ * seqlen_q_ * seqlen_k_ * (head_dim_ + head_dim_v_) > 3'000'000) {
      if (batch_ > 1)
        --batch_;
      else if (heads_ > kv_heads_)
        heads_ = kv_heads_;
      else if (head_dim_ + head_dim_v_ > 160)
        head_dim_ = head_dim_v_ = 72;
      else if (seqlen_q_ > seqlen_k_)
        seqlen_q_ /= 2;
      else
        seqlen_k_ /= 2;
    }
    const double form = std::uniform_real_distribution<double>()(c_.random);
    if (form < 0.25)
      packed(dtype);
    else if (form < 0.4)
      cache(dtype, pass);
    else if (form < 0.55 && pass == Pass::Forward)
      paged(dtype);
    else
      dense(dtype);
    said_ << " batch " << batch_ << " heads " << heads_ << '/' << kv_heads_ << " lengths " << seqlen_q_ << ' '
          << seqlen_k_ << " dims " << head_dim_ << ' ' << head_dim_v_ << " deviation " << deviation_
          << (outliers_ ? " outliers" : "");
  }

  void make(DType dtype, std::int64_t q_batch, std::int64_t q_rows, std::int64_t k_batch, std::int64_t k_rows) {
    p_.q = tensor({q_batch, heads_, q_rows, head_dim_}, dtype, deviation_);
    p_.k = tensor({k_batch, kv_heads_, k_rows, head_dim_}, dtype, deviation_);
    p_.v = tensor({k_batch, kv_heads_, k_rows, head_dim_v_}, dtype, 1.0);
  }

  void dense(DType dtype) {
    said_ << "dense";
    make(dtype, batch_, seqlen_q_, batch_, seqlen_k_);
  }

  void packed(DType dtype) {
    said_ << "packed";
    p_.sequences = batch_;
    std::vector<std::int32_t> cu_q{0}, cu_k{0};
    for (std::int64_t s = 0; s < batch_; ++s) {
      cu_q.push_back(cu_q.back() + static_cast<std::int32_t>(between(0, seqlen_q_)));
      cu_k.push_back(cu_k.back() + static_cast<std::int32_t>(between(0, seqlen_k_)));
    }
    p_.cu_seqlens_q = c_.storage.make_ints(cu_q);
    p_.cu_seqlens_k = c_.storage.make_ints(cu_k);
    make(dtype, 1, cu_q.back() + between(0, 3), 1, cu_k.back() + between(0, 3));
    if (chance(0.3)) {
      std::vector<std::int32_t> used;
      for (std::int64_t s = 0; s < batch_; ++s)
        used.push_back(static_cast<std::int32_t>(between(0, cu_k[s + 1] - cu_k[s])));
      p_.seqlens_k = c_.storage.make_ints(used);
    }
    hide_unowned_keys();
  }

  std::int32_t* lengths(std::int64_t low, std::int64_t high) {
    std::vector<std::int32_t> values;
    for (std::int64_t s = 0; s < batch_; ++s) values.push_back(static_cast<std::int32_t>(between(low, high)));
    return c_.storage.make_ints(values);
  }

  void cache(DType dtype, Pass pass) {
    said_ << "cache";
    const bool indexed = pass == Pass::Forward && chance(0.5);
    const std::int64_t rows = indexed ? batch_ + 2 : batch_;
    make(dtype, batch_, seqlen_q_, rows, seqlen_k_);
    p_.seqlens_k = lengths(0, seqlen_k_);
    if (chance(0.5)) p_.leftpad_k = lengths(0, seqlen_k_ / 2);
    if (indexed) p_.kv_batch_index = lengths(0, rows - 1);
    hide_unowned_keys();
  }

  void paged(DType dtype) {
    const std::int64_t page = one_of<std::int64_t>({1, 3, 16, 64});
    said_ << "paged " << page;
    p_.pages_per_sequence = (seqlen_k_ + page - 1) / page;
    const std::int64_t pages = batch_ * p_.pages_per_sequence + 1;
    make(dtype, batch_, seqlen_q_, pages, page);
    std::vector<std::int32_t> table(static_cast<std::size_t>(pages));
    std::iota(table.begin(), table.end(), 0);
    std::shuffle(table.begin(), table.end(), c_.random);
    p_.block_table = c_.storage.make_ints(table);
    p_.seqlens_k = lengths(0, seqlen_k_);
    if (chance(0.3)) p_.leftpad_k = lengths(0, seqlen_k_ / 2);
    hide_unowned_keys();
  }

  /// NaN into the rows of k and v that no sequence reads.
  void hide_unowned_keys() {
    std::vector<bool> owned(static_cast<std::size_t>(p_.k.shape[0] * p_.k.shape[2]), false);
    const auto rows = dense_strides({p_.k.shape[0], 1, p_.k.shape[2], 1});
    for (std::int64_t s = 0; s < batch_; ++s) {
      const Sequence sequence = sequence_of(p_, s);
      for (std::int64_t key = 0; key < sequence.seqlen_k; ++key) owned[key_offset(rows, sequence, 0, key)] = true;
    }
    const double nan = std::numeric_limits<double>::quiet_NaN();
    for (std::int64_t b = 0; b < p_.k.shape[0]; ++b)
      for (std::int64_t row = 0; row < p_.k.shape[2]; ++row)
        for (std::int64_t h = 0; h < kv_heads_ && !owned[b * p_.k.shape[2] + row]; ++h) {
          for (std::int64_t d = 0; d < head_dim_; ++d) set(writable(p_.k), {b, h, row, d}, nan);
          for (std::int64_t d = 0; d < head_dim_v_; ++d) set(writable(p_.v), {b, h, row, d}, nan);
        }
  }

  void band() {
    p_.causal = one_of({Causal::None, Causal::None, Causal::BottomRight, Causal::TopLeft});
    if (chance(0.2)) p_.window_left = between(0, seqlen_k_);
    if (chance(0.2)) p_.window_right = between(0, seqlen_k_ / 2 + 1);
  }

  std::array<std::int64_t, 4> score_shape() {
    const LongestSequence longest = longest_sequence(p_);
    const std::int64_t keys =
        p_.block_table == nullptr && p_.cu_seqlens_k == nullptr ? p_.k.shape[2] : longest.seqlen_k;
    const std::int64_t queries = p_.cu_seqlens_q == nullptr ? p_.q.shape[2] : longest.seqlen_q;
    std::array<std::int64_t, 4> shape = {c_.sequences(), heads_, queries, keys};
    for (std::int64_t& axis : shape)
      if (chance(0.35)) axis = 1;
    return shape;
  }

  void options() {
    if (chance(0.2)) p_.scale = one_of({0.0f, -0.3f, 0.7f, 0.05f});
    if (chance(0.2)) p_.softcap = one_of({1.0f, 5.0f, 30.0f});
    if (chance(0.2)) c_.add_alibi(chance(0.5)), said_ << " alibi";
    if (chance(0.25)) {
      p_.bias = c_.normal(one_of({DType::Float32, p_.q.dtype}), score_shape(), layout());
      if (chance(0.3)) sprinkle(p_.bias, -std::numeric_limits<double>::infinity());
      said_ << " bias " << p_.bias.shape[0] << ' ' << p_.bias.shape[1] << ' ' << p_.bias.shape[2] << ' '
            << p_.bias.shape[3];
    }
    if (chance(0.25)) {
      c_.add_mask(score_shape(), one_of({0.1, 0.5, 0.95}));
      said_ << " mask " << p_.mask.shape[0] << ' ' << p_.mask.shape[1] << ' ' << p_.mask.shape[2] << ' '
            << p_.mask.shape[3];
    }
    if (chance(0.2)) c_.add_sinks(), said_ << " sinks";
    if (chance(0.2)) p_.dropout = {.p = one_of({0.1f, 0.5f}), .seed = c_.random(), .offset = c_.random() >> 20};
    p_.deterministic = chance(0.5);
  }

  void sprinkle(const ConstTensor& tensor, double value) {
    for (std::int64_t i = 0; i < tensor.elements() / 4; ++i)
      set(writable(tensor),
          {between(0, tensor.shape[0] - 1), between(0, tensor.shape[1] - 1), between(0, tensor.shape[2] - 1),
           between(0, tensor.shape[3] - 1)},
          value);
  }

  Case& c_;
  AttentionProblem& p_;
  std::ostringstream said_;
  std::int64_t batch_ = 0, heads_ = 0, kv_heads_ = 0, seqlen_q_ = 0, seqlen_k_ = 0, head_dim_ = 0, head_dim_v_ = 0;
  double deviation_ = 1.0;
  bool outliers_ = false;
};

}  // namespace

std::string draw(Case& c, std::uint64_t seed, Pass pass) { return Draw(c, seed).all(pass); }

}  // namespace anywarp::attention
