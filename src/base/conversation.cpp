#include "base/conversation.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <cstring>
#include <thread>

namespace anywarp {
namespace {

using Clock = std::chrono::steady_clock;

}  // namespace

struct Conversation::Process {
  pid_t pid = -1;
  int end = -1;  ///< Ours of a socket pair, whose other end is the program's stdin and stdout.
  std::chrono::milliseconds timeout{0};
  std::string read;  ///< What came after the last answer.

  ~Process() {
    if (end >= 0) ::close(end);
    if (pid <= 0) return;
    for (int wait = 0; wait < 100; ++wait) {
      if (::waitpid(pid, nullptr, WNOHANG) != 0) return;
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    ::kill(pid, SIGKILL);
    ::waitpid(pid, nullptr, 0);
  }
};

Conversation::Conversation(std::unique_ptr<Process> process) : process_(std::move(process)) {}
Conversation::~Conversation() = default;
Conversation::Conversation(Conversation&&) noexcept = default;
Conversation& Conversation::operator=(Conversation&&) noexcept = default;

Result<Conversation> Conversation::start(const Command& command) {
  int ends[2];
  if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0)
    return fail(ErrorCode::Io, std::string("socketpair: ") + std::strerror(errno));
  const Result<int> pid = spawn(command, {.in = ends[1], .out = ends[1], .err = -1});
  ::close(ends[1]);
  if (!pid) {
    ::close(ends[0]);
    return tl::make_unexpected(pid.error());
  }
  auto process = std::make_unique<Process>();
  process->pid = *pid;
  process->end = ends[0];
  process->timeout = command.timeout;
  return Conversation(std::move(process));
}

Result<std::string> Conversation::ask(const std::string& question) {
  const std::string line = question + '\n';
  for (std::size_t sent = 0; sent < line.size();) {
    const ssize_t count = ::send(process_->end, line.data() + sent, line.size() - sent, MSG_NOSIGNAL);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return fail(ErrorCode::Io, "the program has ended before it was asked");
    sent += static_cast<std::size_t>(count);
  }
  const Clock::time_point deadline = Clock::now() + process_->timeout;
  for (;;) {
    if (const std::size_t end = process_->read.find('\n'); end != std::string::npos) {
      std::string answer = process_->read.substr(0, end);
      process_->read.erase(0, end + 1);
      return answer;
    }
    int wait = -1;
    if (process_->timeout.count() > 0) {
      const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(deadline - Clock::now()).count();
      if (left <= 0) return fail(ErrorCode::Io, "the program does not answer");
      wait = static_cast<int>(left);
    }
    pollfd readable{process_->end, POLLIN, 0};
    if (::poll(&readable, 1, wait) <= 0) continue;
    char buffer[4096];
    const ssize_t count = ::recv(process_->end, buffer, sizeof buffer, 0);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return fail(ErrorCode::Io, "the program has ended without an answer");
    process_->read.append(buffer, static_cast<std::size_t>(count));
  }
}

}  // namespace anywarp
