// Who works on what in the backward, and in which order sums are made. Work is handed out as tickets, a block of keys
// of one key head each, in the order of the keys. A ticket owns the gradients of its keys; the gradient of a block of
// queries is one running sum over key blocks, and is passed from each to the next (turns). Every sum has then one
// order, which depends on the shapes alone: the result has the same bits for any number of threads, any timing, any
// caller's pool. Tickets wait for lower ones only, so that even one thread that runs all tasks in turn comes to an end.
//
// The tickets of one head follow one another along the queries like a wave; a ticket waits for its predecessor only in
// the short moment in which it adds to the queries' gradient. A single long head so uses all threads, without a copy of
// that gradient a thread. Where there are many heads, a worker takes all tickets of one, and waits for nobody: a thread
// that loses its core then holds up no other. The last heads are shared, so that all threads finish together.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <vector>

#include "anywarp/attention.h"
#include "attention/problem.h"

namespace anywarp::attention::cpu {

struct BackwardBlocks {
  std::int64_t queries = 0;
  std::int64_t keys = 0;
};

/// A block of keys of one key head of one sequence.
struct KeyTicket {
  int worker = 0;         ///< Who has it.
  std::int64_t unit = 0;  ///< Of the (sequence, key head) pairs, which.
  Sequence sequence;
  VisibleBand band{};
  std::int64_t kv_head = 0;
  std::int64_t block = 0;
  std::int64_t blocks = 0;  ///< Of the unit; at least 1.
  std::int64_t key = 0;     ///< First key.
  std::int64_t keys = 0;    ///< 0 if the sequence has no keys.
  std::int64_t slot = 0;    ///< Whose memory the unit uses.
  bool alone = false;       ///< The worker has all tickets of the unit.
};

/// A block of queries of one query head, as one of a ticket's steps.
struct QueryBlock {
  std::int64_t index = 0;  ///< Among the slot's: (head in the group) · query blocks + block.
  std::int64_t query = 0;
  std::int64_t rows = 0;
  std::int64_t first_key_block = 0;  ///< The key blocks that it sees: [first, end).
  std::int64_t end_key_block = 0;
};

class BackwardSchedule {
 public:
  /// `ordered_units`: units add to something that they share, so tickets of the same key block follow one another too.
  BackwardSchedule(const AttentionProblem& problem, BackwardBlocks blocks, int threads, bool ordered_units);

  int workers() const { return workers_; }
  std::int64_t slots() const { return slots_; }
  const BackwardBlocks& blocks() const { return blocks_; }
  std::int64_t query_blocks_a_head() const { return query_blocks_; }  ///< In a slot, of the longest sequence.

  /// The next ticket of ticket.worker, once its unit's slot is free. `ticket` is its last one, or has no unit yet.
  /// False: none is left.
  bool take(KeyTicket& ticket);
  QueryBlock query_block(const KeyTicket& ticket, std::int64_t head_in_group, std::int64_t block) const;

  /// True for the first who asks: he prepares the block and calls prepared(). The others return when that is done.
  bool claim(const KeyTicket& ticket, const QueryBlock& block);
  void prepared(const KeyTicket& ticket, const QueryBlock& block);

  /// Until every lower key block has added to the query block's sums.
  void wait_turn(const KeyTicket& ticket, const QueryBlock& block);
  void pass_turn(const KeyTicket& ticket, const QueryBlock& block);

  /// With ordered units: until the same key block of every earlier unit is finished.
  void wait_for_earlier_units(const KeyTicket& ticket);

  /// True for the last ticket of the unit: it then does what is to be done once a unit, and calls close(). With ordered
  /// units it returns when all earlier units are closed.
  bool finish(const KeyTicket& ticket);
  void close(const KeyTicket& ticket);

 private:
  struct alignas(64) Slot {
    std::atomic<std::int64_t> opened{-1}, closed{-1}, unfinished{0};
  };
  struct BlockState {
    std::atomic<std::int32_t> preparation{0};  // 0: nobody, 1: somebody, 2: done.
    std::atomic<std::int32_t> turn{0};         // How many key blocks have added.
  };

  BlockState& state(const KeyTicket& ticket, const QueryBlock& block) {
    return states_[static_cast<std::size_t>(ticket.slot * states_a_slot_ + block.index)];
  }
  void fill(KeyTicket& ticket, std::int64_t index, std::int64_t kv_head, std::int64_t block) const;
  void open(const KeyTicket& ticket);

  const AttentionProblem& problem_;
  Dimensions sizes_;
  BackwardBlocks blocks_;
  bool ordered_units_;
  std::vector<std::int64_t> first_ticket_;  // Of each sequence, and one past the last.
  std::int64_t query_blocks_ = 0;
  std::int64_t states_a_slot_ = 0;
  std::int64_t most_key_blocks_ = 0;
  int workers_ = 1;
  std::int64_t shared_slots_ = 1;  // Behind those of the workers, if these have any.
  std::int64_t slots_ = 1;

  std::int64_t units_alone_ = 0;              // The first so many units are not shared by workers.
  std::atomic<std::int64_t> next_alone_{0};   // Of those, the next unit.
  std::atomic<std::int64_t> next_shared_{0};  // Of the others, the next ticket.
  std::unique_ptr<Slot[]> slot_states_;
  std::unique_ptr<BlockState[]> states_;
  std::unique_ptr<std::atomic<std::int64_t>[]> unit_turn_;  // A key block: which unit may work on it.
  std::atomic<std::int64_t> next_to_close_{0};
};

}  // namespace anywarp::attention::cpu
