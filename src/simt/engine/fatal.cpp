// The ends of a program that the engine brings about: a deadlock, a fault inside a kernel, a trap, a kernel without
// progress. Each names kernel, block and thread on stderr, and leaves a finding for the parent process, which adds
// source lines.
#include <signal.h>
#include <sys/time.h>
#include <unistd.h>

#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <map>
#include <string>
#include <tuple>

#include "execution.h"
#include "findings.h"
#include "options.h"

namespace anywarp::simt {
namespace {

std::string text_of(Index3 i) {
  return "(" + std::to_string(i.x) + "," + std::to_string(i.y) + "," + std::to_string(i.z) + ")";
}

std::string where_of(const ThreadState* thread) {
  if (!running) return "outside any kernel";
  std::string where = std::string("kernel ") + running->site.kernel;
  if (running->site.file)
    where += " (launched at " + std::string(running->site.file) + ":" + std::to_string(running->site.line) + ")";
  if (thread) where += ", block " + text_of(thread->self.block_idx) + ", thread " + text_of(thread->self.thread_idx);
  return where;
}

std::string address_text(std::uintptr_t address) {
  char text[32];
  std::snprintf(text, sizeof text, "0x%zx", static_cast<std::size_t>(address));
  return text;
}

[[noreturn]] void end(int code, const std::string& message) {
  std::fflush(stdout);
  std::fprintf(stderr, "anywarp: %s\n", message.c_str());
  std::fflush(stderr);
  write_findings();
  std::_Exit(code);
}

const char* signal_text(int number) {
  switch (number) {
    case SIGSEGV:
      return "invalid memory access";
    case SIGBUS:
      return "bus error";
    case SIGFPE:
      return "integer division by zero or overflow";
    case SIGILL:
      return "illegal instruction or trap";
    case SIGABRT:
      return "abort";
  }
  return "signal";
}

void on_fault(int number, siginfo_t* info, void* context) {
  signal(number, SIG_DFL);
  if (!running) {
    // The host's own fault: only what was found so far has to be saved.
    write_findings();
    raise(number);
    return;
  }
  const auto* registers = static_cast<const ucontext_t*>(context)->uc_mcontext.gregs;
  const auto address = reinterpret_cast<std::uintptr_t>(info->si_addr);
  std::string message = signal_text(number);
  if (number == SIGSEGV || number == SIGBUS) {
    if (fibre_of_guard(address)) {
      message = "stack overflow: the thread used more than the " + std::to_string(options().stack_bytes / 1024) +
                " KiB that ANYWARP_STACK_KB gives it";
    } else {
      message += " at address " + address_text(address);
      if (address < 65536) message += " (a null pointer)";
    }
  }
  std::fflush(stdout);
  std::fprintf(stderr, "anywarp: %s in %s\n", message.c_str(), where_of(current).c_str());
  if (Record* f = new_finding("memory", "error", 0xdead, static_cast<std::uint64_t>(registers[REG_RIP]))) {
    f->message = "the kernel crashes: " + message;
    f->stack.pc[0] = static_cast<std::uintptr_t>(registers[REG_RIP]) + 1;
    f->stack.depth = 1;
    // Frame pointers, where the code keeps them, lead to the callers of a function in the engine's headers.
    const Stack below = capture_stack();
    for (unsigned i = 0; i < below.depth && f->stack.depth < f->stack.pc.size(); ++i)
      f->stack.pc[f->stack.depth++] = below.pc[i];
  }
  write_findings();
  raise(number);
}

void on_terminate(int) {
  write_findings();
  std::_Exit(128 + SIGTERM);
}

/// Why a thread may spin for ever here that would not on a GPU.
std::string blocks_to_come() {
  if (running->cooperative || running->next_block >= running->blocks) return "";
  return "; " + std::to_string(running->blocks - running->next_block) + " of " + std::to_string(running->blocks) +
         " blocks have not started: if it waits for one of them, that needs a cooperative launch";
}

void on_tick(int) {
  static std::uint64_t last = 0;
  const std::uint64_t now = progress;
  if (running && now == last) {
    if (Record* f = new_finding("sync", "error", 0x71ac, 0)) {
      f->message = "no progress: the thread runs on without reaching a barrier or its end" + blocks_to_come();
      f->stack = capture_stack();
      if (current) {
        f->in_thread = true;
        f->block = current->self.block_idx;
        f->thread = current->self.thread_idx;
      }
    }
    end(kExitNoProgress, "no progress for " + std::to_string(options().watchdog_seconds) + " s in " +
                             where_of(current) + blocks_to_come());
  }
  last = now;
}

const char* wait_text(const ThreadState& t) { return *t.operation ? t.operation : "nothing"; }

}  // namespace

void install_fault_handlers() {
  static bool done = false;
  if (done) return;
  done = true;
  constexpr std::size_t kHandlerStack = 256 * 1024;
  stack_t stack{};
  stack.ss_sp = std::malloc(kHandlerStack);
  stack.ss_size = kHandlerStack;
  sigaltstack(&stack, nullptr);
  struct sigaction action {};
  action.sa_sigaction = on_fault;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER;
  for (const int number : {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT}) sigaction(number, &action, nullptr);
  if (options().findings) signal(SIGTERM, on_terminate);
  if (const unsigned seconds = options().watchdog_seconds) {
    struct sigaction tick {};
    tick.sa_handler = on_tick;
    tick.sa_flags = SA_RESTART | SA_ONSTACK;
    sigaction(SIGPROF, &tick, nullptr);
    const itimerval every{{static_cast<time_t>(seconds), 0}, {static_cast<time_t>(seconds), 0}};
    setitimer(ITIMER_PROF, &every, nullptr);  // Of the processor: a busy machine is no fault.
  }
}

void report_deadlock(Launch& launch) {
  current = nullptr;
  using Key = std::tuple<std::uint64_t, std::string, const void*>;
  std::map<Key, std::size_t> known;
  std::vector<Waiting> groups;
  unsigned waiting = 0;
  for (const Block* block : launch.resident) {
    if (block->live == 0) continue;
    for (unsigned i = 0; i < launch.block_threads; ++i) {
      const ThreadState& t = block->threads[i];
      if (t.wait == Wait::Exited || t.wait == Wait::Unstarted || t.wait == Wait::None) continue;
      ++waiting;
      const auto [entry, added] = known.try_emplace({block->linear, wait_text(t), t.site}, groups.size());
      if (added) groups.emplace_back();
      Waiting& w = groups[entry->second];
      ++w.threads;
      if (added) {
        w.what = wait_text(t);
        if (t.wait == Wait::Mask) {
          char mask[40];
          std::snprintf(mask, sizeof mask, " (mask 0x%llx)", static_cast<unsigned long long>(t.mask));
          w.what += mask;
        }
        w.pc = reinterpret_cast<std::uintptr_t>(t.site);
        w.block = block->index;
        w.first = t.self.thread_idx;
      }
    }
  }
  std::string message = "deadlock: " + std::to_string(waiting) + " threads wait for each other";
  std::string detail;
  Record* f = new_finding("sync", "error", 0xdead10c, 0);
  for (const Waiting& w : groups) {
    detail += "\n  block " + text_of(w.block) + ": " + std::to_string(w.threads) +
              (w.threads == 1 ? " thread" : " threads") + " from " + text_of(w.first) + " on wait at " + w.what;
    if (f) f->waiting.push_back(w);
  }
  if (f) {
    f->message = message;
    if (!f->waiting.empty()) {
      f->stack.pc[0] = f->waiting.front().pc;
      f->stack.depth = 1;
      f->in_thread = true;
      f->block = f->waiting.front().block;
      f->thread = f->waiting.front().first;
    }
  }
  end(kExitDeadlock, message + " in " + where_of(nullptr) + detail);
}

void device_abort(const char* why, const char* file, int line) {
  std::string message = why ? why : "trap";
  if (Record* f = new_finding("memory", "error", 0xab047,
                              reinterpret_cast<std::uintptr_t>(file) + static_cast<unsigned>(line))) {
    f->message = "the kernel ends the program: " + message;
    if (file) {
      f->file = file;
      f->line = line;
    } else {
      f->stack = capture_stack();
    }
  }
  if (file) message += std::string(" at ") + file + ":" + std::to_string(line);
  end(kExitAbort, message + " in " + where_of(current));
}

int device_printf(const char* format, ...) {
  std::va_list arguments;
  va_start(arguments, format);
  const int written = std::vprintf(format, arguments);
  va_end(arguments);
  return written;
}

}  // namespace anywarp::simt
