#include "base/subprocess.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <map>
#include <thread>

#include "base/text.h"

extern char** environ;

namespace anywarp {
namespace {

using Clock = std::chrono::steady_clock;

std::vector<std::string> merged_environment(const Command& command) {
  std::map<std::string, std::string> variables;
  for (char** entry = environ; *entry; ++entry) {
    const std::string_view text = *entry;
    const std::size_t equals = text.find('=');
    if (equals != std::string_view::npos) variables[std::string(text.substr(0, equals))] = text.substr(equals + 1);
  }
  for (const auto& [name, value] : command.environment) variables[name] = value;
  std::vector<std::string> merged;
  for (const auto& [name, value] : variables) merged.push_back(name + "=" + value);
  return merged;
}

std::vector<char*> pointers(std::vector<std::string>& strings) {
  std::vector<char*> result;
  for (std::string& text : strings) result.push_back(text.data());
  result.push_back(nullptr);
  return result;
}

struct Pipe {
  int read = -1, write = -1;
  bool open() {
    int ends[2];
    if (::pipe2(ends, O_CLOEXEC) != 0) return false;
    read = ends[0];
    write = ends[1];
    return true;
  }
  void close_write() {
    if (write >= 0) ::close(std::exchange(write, -1));
  }
  ~Pipe() {
    close_write();
    if (read >= 0) ::close(read);
  }
};

// Reads both pipes until they close or the deadline passes; true if it passed.
bool drain(Pipe& out, Pipe& err, Completed& result, std::optional<Clock::time_point> deadline) {
  pollfd ends[2] = {{out.read, POLLIN, 0}, {err.read, POLLIN, 0}};
  std::string* texts[2] = {&result.out, &result.err};
  char buffer[65536];
  while (ends[0].fd >= 0 || ends[1].fd >= 0) {
    int wait = -1;
    if (deadline) {
      const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(*deadline - Clock::now()).count();
      if (left <= 0) return true;
      wait = static_cast<int>(left);
    }
    if (::poll(ends, 2, wait) < 0 && errno != EINTR) return false;
    for (int i = 0; i < 2; ++i) {
      if (ends[i].fd < 0 || !(ends[i].revents & (POLLIN | POLLHUP | POLLERR))) continue;
      const ssize_t count = ::read(ends[i].fd, buffer, sizeof buffer);
      if (count > 0) {
        texts[i]->append(buffer, static_cast<std::size_t>(count));
      } else if (count == 0 || errno != EINTR) {
        ends[i].fd = -1;
      }
    }
  }
  return false;
}

// Waits for the process; true if the deadline passed first (the process is then still running).
bool wait_for(pid_t pid, int& status, std::optional<Clock::time_point> deadline) {
  for (;;) {
    const pid_t done = ::waitpid(pid, &status, deadline ? WNOHANG : 0);
    if (done == pid || (done < 0 && errno != EINTR)) return false;
    if (deadline) {
      if (Clock::now() >= *deadline) return true;
      std::this_thread::sleep_for(std::chrono::milliseconds(2));
    }
  }
}

}  // namespace

Result<int> spawn(const Command& command, const Streams& streams) {
  if (command.argv.empty())
    return fail(ErrorCode::InvalidArgument, "spawn: argv is empty; valid: a program and its arguments");
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  const int ends[3] = {streams.in, streams.out, streams.err};
  for (int target = 0; target < 3; ++target) {
    if (ends[target] >= 0)
      posix_spawn_file_actions_adddup2(&actions, ends[target], target);
    else
      posix_spawn_file_actions_addopen(&actions, target, "/dev/null", target == 0 ? O_RDONLY : O_WRONLY, 0);
  }
  if (!command.directory.empty()) posix_spawn_file_actions_addchdir_np(&actions, command.directory.c_str());
  std::vector<std::string> arguments = command.argv;
  std::vector<std::string> environment = merged_environment(command);
  pid_t pid = -1;
  const int failed = ::posix_spawnp(&pid, command.argv[0].c_str(), &actions, nullptr, pointers(arguments).data(),
                                    pointers(environment).data());
  posix_spawn_file_actions_destroy(&actions);
  if (failed) return fail(ErrorCode::ToolMissing, command.argv[0] + ": cannot be started: " + std::strerror(failed));
  return pid;
}

Result<Completed> run(const Command& command) {
  if (command.argv.empty())
    return fail(ErrorCode::InvalidArgument, "run: argv is empty; valid: a program and its arguments");
  Pipe out, err;
  const bool capture = !command.inherit_output;
  if (capture && (!out.open() || !err.open())) return fail(ErrorCode::Io, std::string("pipe: ") + std::strerror(errno));

  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  if (capture) {
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_adddup2(&actions, out.write, STDOUT_FILENO);
    posix_spawn_file_actions_adddup2(&actions, err.write, STDERR_FILENO);
  }
  if (!command.directory.empty()) posix_spawn_file_actions_addchdir_np(&actions, command.directory.c_str());
  // A group of its own when there is a timeout, so that a compiler's children end with it.
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  const bool own_group = command.timeout.count() > 0;
  if (own_group) {
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP);
    posix_spawnattr_setpgroup(&attributes, 0);
  }

  std::vector<std::string> arguments = command.argv;
  std::vector<std::string> environment = merged_environment(command);
  pid_t pid = -1;
  const int failed = ::posix_spawnp(&pid, command.argv[0].c_str(), &actions, &attributes, pointers(arguments).data(),
                                    pointers(environment).data());
  posix_spawn_file_actions_destroy(&actions);
  posix_spawnattr_destroy(&attributes);
  if (failed) return fail(ErrorCode::ToolMissing, command.argv[0] + ": cannot be started: " + std::strerror(failed));

  Completed result;
  std::optional<Clock::time_point> deadline;
  if (own_group) deadline = Clock::now() + command.timeout;
  if (capture) {
    out.close_write();
    err.close_write();
    result.timed_out = drain(out, err, result, deadline);
  }
  int status = 0;
  if (result.timed_out || wait_for(pid, status, deadline)) {
    result.timed_out = true;
    ::kill(own_group ? -pid : pid, SIGKILL);
    wait_for(pid, status, std::nullopt);
  }
  if (WIFSIGNALED(status)) result.signal = WTERMSIG(status);
  if (WIFEXITED(status)) result.exit_code = WEXITSTATUS(status);
  // posix_spawn reports a missing program as exit 127 on some systems.
  if (capture && result.exit_code == 127 && result.out.empty() && result.err.empty())
    return fail(ErrorCode::ToolMissing, command.argv[0] + ": cannot be started");
  return result;
}

std::vector<Result<Completed>> run_all(const std::vector<Command>& commands) {
  std::vector<Result<Completed>> results(commands.size(), fail(ErrorCode::Internal, "not run"));
  std::atomic<std::size_t> next{0};
  const auto work = [&] {
    for (std::size_t i = next++; i < commands.size(); i = next++) results[i] = run(commands[i]);
  };
  std::vector<std::thread> workers;
  const unsigned count = std::min<std::size_t>(std::max(1u, std::thread::hardware_concurrency()), commands.size());
  for (unsigned i = 0; i < count; ++i) workers.emplace_back(work);
  for (std::thread& worker : workers) worker.join();
  return results;
}

std::optional<std::filesystem::path> find_program(const std::vector<std::string>& names) {
  const char* path = std::getenv("PATH");
  for (const std::string& name : names) {
    for (std::string_view folder : split(path ? path : "/usr/bin:/bin", ':')) {
      const std::filesystem::path candidate = std::filesystem::path(folder.empty() ? "." : folder) / name;
      if (::access(candidate.c_str(), X_OK) == 0 && std::filesystem::is_regular_file(candidate)) return candidate;
    }
  }
  return std::nullopt;
}

}  // namespace anywarp
