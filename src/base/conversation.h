// A program that is kept running and asked line by line: each question a line on its stdin, each answer a line on its
// stdout. What it says on stderr is lost, so its errors belong into answers.
#pragma once

#include <memory>
#include <string>

#include "anywarp/error.h"
#include "base/subprocess.h"

namespace anywarp {

class Conversation {
 public:
  /// `command.inherit_output` is ignored; `command.timeout` is that of each answer, 0: none.
  /// Errors: ToolMissing when argv[0] cannot be started.
  static Result<Conversation> start(const Command& command);
  ~Conversation();  ///< Closes the program's stdin and waits for its end; past a second it is killed.
  Conversation(Conversation&&) noexcept;
  Conversation& operator=(Conversation&&) noexcept;

  /// `question` holds no line break. Errors: Io when the program has ended or does not answer in time.
  Result<std::string> ask(const std::string& question);

 private:
  struct Process;
  explicit Conversation(std::unique_ptr<Process> process);
  std::unique_ptr<Process> process_;
};

}  // namespace anywarp
