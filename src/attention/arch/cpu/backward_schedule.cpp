#include "attention/arch/cpu/backward_schedule.h"

#include <sched.h>

#include <algorithm>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

namespace anywarp::attention::cpu {
namespace {

std::int64_t blocks_in(std::int64_t length, std::int64_t block) { return (length + block - 1) / block; }

/// Waits of this kind last microseconds, unless the other thread has lost its core: then ours is given away.
template <typename Condition>
void wait_until(Condition condition) {
  for (int spins = 0; !condition(); ++spins) {
    if (spins < 4000) {
#if defined(__x86_64__)
      _mm_pause();
#endif
    } else {
      sched_yield();
    }
  }
}

}  // namespace

BackwardSchedule::BackwardSchedule(const AttentionProblem& problem, BackwardBlocks blocks, int threads,
                                   bool ordered_units)
    : problem_(problem), sizes_(dimensions(problem)), blocks_(blocks), ordered_units_(ordered_units) {
  const LongestSequence longest = longest_sequence(problem);
  blocks_.queries = std::clamp<std::int64_t>(longest.seqlen_q, 1, blocks.queries);
  query_blocks_ = blocks_in(longest.seqlen_q, blocks_.queries);
  states_a_slot_ = sizes_.group * query_blocks_;
  most_key_blocks_ = std::max<std::int64_t>(1, blocks_in(longest.seqlen_k, blocks_.keys));

  std::int64_t fewest_key_blocks = most_key_blocks_;
  first_ticket_.push_back(0);
  for (std::int64_t index = 0; index < sizes_.sequences; ++index) {
    const std::int64_t here = std::max<std::int64_t>(1, blocks_in(sequence_of(problem, index).seqlen_k, blocks_.keys));
    fewest_key_blocks = std::min(fewest_key_blocks, here);
    first_ticket_.push_back(first_ticket_.back() + here * sizes_.kv_heads);
  }

  const std::int64_t units = sizes_.sequences * sizes_.kv_heads;
  workers_ = static_cast<int>(std::clamp<std::int64_t>(first_ticket_.back(), 1, std::max(1, threads)));
  if (units >= 2 * workers_) units_alone_ = units - std::max<std::int64_t>(workers_, units / 8);
  // As many shared units as can be under way at once, and one for the next to begin in.
  shared_slots_ = std::clamp<std::int64_t>(units - units_alone_, 1, blocks_in(workers_, fewest_key_blocks) + 1);
  slots_ = shared_slots_ + (units_alone_ > 0 ? workers_ : 0);
  if (units_alone_ > 0) {
    const std::int64_t index = units_alone_ / sizes_.kv_heads;
    const std::int64_t a_head = (first_ticket_[index + 1] - first_ticket_[index]) / sizes_.kv_heads;
    next_shared_ = first_ticket_[index] + units_alone_ % sizes_.kv_heads * a_head;
  }
  slot_states_ = std::make_unique<Slot[]>(static_cast<std::size_t>(slots_));
  states_ = std::make_unique<BlockState[]>(static_cast<std::size_t>(slots_ * states_a_slot_));
  if (ordered_units_)
    unit_turn_ = std::make_unique<std::atomic<std::int64_t>[]>(static_cast<std::size_t>(most_key_blocks_));
}

void BackwardSchedule::fill(KeyTicket& ticket, std::int64_t index, std::int64_t kv_head, std::int64_t block) const {
  ticket.sequence = sequence_of(problem_, index);
  ticket.band = band_of(problem_, ticket.sequence);
  ticket.blocks = (first_ticket_[index + 1] - first_ticket_[index]) / sizes_.kv_heads;
  ticket.kv_head = kv_head;
  ticket.unit = index * sizes_.kv_heads + kv_head;
  ticket.block = block;
  ticket.key = block * blocks_.keys;
  ticket.keys = std::min(blocks_.keys, ticket.sequence.seqlen_k - ticket.key);
  ticket.slot = ticket.alone        ? ticket.worker
                : units_alone_ == 0 ? ticket.unit % shared_slots_
                                    : workers_ + (ticket.unit - units_alone_) % shared_slots_;
}

bool BackwardSchedule::take(KeyTicket& ticket) {
  if (ticket.alone && ticket.block + 1 < ticket.blocks) {
    fill(ticket, ticket.sequence.index, ticket.kv_head, ticket.block + 1);
    return true;
  }
  const std::int64_t unit = next_alone_.fetch_add(1, std::memory_order_relaxed);
  ticket.alone = unit < units_alone_;
  if (ticket.alone) {
    fill(ticket, unit / sizes_.kv_heads, unit % sizes_.kv_heads, 0);
  } else {
    const std::int64_t number = next_shared_.fetch_add(1, std::memory_order_relaxed);
    if (number >= first_ticket_.back()) return false;
    const auto after = std::upper_bound(first_ticket_.begin(), first_ticket_.end(), number);
    const std::int64_t index = after - first_ticket_.begin() - 1;
    const std::int64_t blocks = (*after - *(after - 1)) / sizes_.kv_heads;
    const std::int64_t within = number - *(after - 1);
    fill(ticket, index, within / blocks, within % blocks);
  }
  open(ticket);
  return true;
}

void BackwardSchedule::open(const KeyTicket& ticket) {
  Slot& slot = slot_states_[static_cast<std::size_t>(ticket.slot)];
  if (ticket.block != 0) {
    wait_until([&] { return slot.opened.load(std::memory_order_acquire) == ticket.unit; });
    return;
  }
  if (!ticket.alone) {
    const std::int64_t before = ticket.unit - shared_slots_ < units_alone_ ? -1 : ticket.unit - shared_slots_;
    wait_until([&] { return slot.closed.load(std::memory_order_acquire) == before; });
  }
  for (std::int64_t i = 0; i < states_a_slot_; ++i) {
    BlockState& state = states_[static_cast<std::size_t>(ticket.slot * states_a_slot_ + i)];
    state.preparation.store(0, std::memory_order_relaxed);
    state.turn.store(0, std::memory_order_relaxed);
  }
  slot.unfinished.store(ticket.blocks, std::memory_order_relaxed);
  slot.opened.store(ticket.unit, std::memory_order_release);
}

QueryBlock BackwardSchedule::query_block(const KeyTicket& ticket, std::int64_t head_in_group,
                                         std::int64_t block) const {
  QueryBlock result;
  result.index = head_in_group * query_blocks_ + block;
  result.query = block * blocks_.queries;
  result.rows = std::min(blocks_.queries, ticket.sequence.seqlen_q - result.query);
  const KeyRange seen = ticket.band.of_any(result.query, result.query + result.rows - 1);
  if (seen.begin < seen.end) {
    result.first_key_block = seen.begin / blocks_.keys;
    result.end_key_block = (seen.end - 1) / blocks_.keys + 1;
  }
  return result;
}

bool BackwardSchedule::claim(const KeyTicket& ticket, const QueryBlock& block) {
  BlockState& at = state(ticket, block);
  std::int32_t nobody = 0;
  if (at.preparation.compare_exchange_strong(nobody, 1, std::memory_order_acquire)) return true;
  wait_until([&] { return at.preparation.load(std::memory_order_acquire) == 2; });
  return false;
}

void BackwardSchedule::prepared(const KeyTicket& ticket, const QueryBlock& block) {
  state(ticket, block).preparation.store(2, std::memory_order_release);
}

void BackwardSchedule::wait_turn(const KeyTicket& ticket, const QueryBlock& block) {
  const std::atomic<std::int32_t>& turn = state(ticket, block).turn;
  const std::int64_t mine = ticket.block - block.first_key_block;
  wait_until([&] { return turn.load(std::memory_order_acquire) == mine; });
}

void BackwardSchedule::pass_turn(const KeyTicket& ticket, const QueryBlock& block) {
  state(ticket, block).turn.fetch_add(1, std::memory_order_release);
}

void BackwardSchedule::wait_for_earlier_units(const KeyTicket& ticket) {
  if (!ordered_units_) return;
  const auto& turn = unit_turn_[static_cast<std::size_t>(ticket.block)];
  wait_until([&] { return turn.load(std::memory_order_acquire) == ticket.unit; });
}

bool BackwardSchedule::finish(const KeyTicket& ticket) {
  if (ordered_units_) {
    unit_turn_[static_cast<std::size_t>(ticket.block)].store(ticket.unit + 1, std::memory_order_release);
    // The last block speaks for those that longer sequences have.
    for (std::int64_t block = ticket.blocks; ticket.block + 1 == ticket.blocks && block < most_key_blocks_; ++block) {
      auto& turn = unit_turn_[static_cast<std::size_t>(block)];
      wait_until([&] { return turn.load(std::memory_order_acquire) == ticket.unit; });
      turn.store(ticket.unit + 1, std::memory_order_release);
    }
  }
  Slot& slot = slot_states_[static_cast<std::size_t>(ticket.slot)];
  if (slot.unfinished.fetch_sub(1, std::memory_order_acq_rel) != 1) return false;
  if (ordered_units_) wait_until([&] { return next_to_close_.load(std::memory_order_acquire) == ticket.unit; });
  return true;
}

void BackwardSchedule::close(const KeyTicket& ticket) {
  if (ordered_units_) next_to_close_.store(ticket.unit + 1, std::memory_order_release);
  slot_states_[static_cast<std::size_t>(ticket.slot)].closed.store(ticket.unit, std::memory_order_release);
}

}  // namespace anywarp::attention::cpu
