#include "port/compile_database.h"

#include <nlohmann/json.hpp>

#include "base/text.h"
#include "port/parse.h"

namespace anywarp::port {
namespace fs = std::filesystem;
namespace {

// Splits a shell command as compile_commands.json writes them: spaces, quotes, backslashes.
std::vector<std::string> split_command(std::string_view command) {
  std::vector<std::string> words;
  std::string word;
  bool open = false;
  char quote = '\0';
  for (std::size_t i = 0; i < command.size(); ++i) {
    const char c = command[i];
    if (c == '\\' && quote != '\'' && i + 1 < command.size()) {
      word += command[++i];
      open = true;
    } else if (quote) {
      if (c == quote)
        quote = '\0';
      else
        word += c;
    } else if (c == '"' || c == '\'') {
      quote = c;
      open = true;
    } else if (c == ' ' || c == '\t') {
      if (open) words.push_back(std::move(word));
      word.clear();
      open = false;
    } else {
      word += c;
      open = true;
    }
  }
  if (open) words.push_back(std::move(word));
  return words;
}

std::string key(const fs::path& path) { return fs::absolute(path).lexically_normal().string(); }

}  // namespace

Result<CompileDatabase> CompileDatabase::load(const fs::path& path) {
  CompileDatabase database;
  if (path.empty()) return database;
  const Result<std::string> text = read_file(path);
  if (!text) return tl::make_unexpected(text.error());
  const nlohmann::json json = nlohmann::json::parse(*text, nullptr, /*allow_exceptions=*/false);
  if (!json.is_array())
    return fail(ErrorCode::InvalidArgument,
                "-p: " + path.string() + " is not a compilation database; valid: a JSON array");
  for (const nlohmann::json& item : json) {
    if (!item.is_object() || !item.contains("file")) continue;
    Entry entry;
    entry.directory = item.value("directory", ".");
    if (item.contains("arguments"))
      entry.arguments = item["arguments"].get<std::vector<std::string>>();
    else
      entry.arguments = split_command(item.value("command", ""));
    database.entries_[key(entry.directory / fs::path(item["file"].get<std::string>()))] = std::move(entry);
  }
  return database;
}

void CompileDatabase::add_flags(const fs::path& source, ParseRequest& request) const {
  const auto found = entries_.find(key(source));
  if (found == entries_.end()) return;
  const auto& [directory, arguments] = found->second;
  // nvcc's own flags mean nothing to Clang: only what decides how the text reads is taken.
  for (std::size_t i = 1; i < arguments.size(); ++i) {
    const std::string& argument = arguments[i];
    for (const std::string_view flag : {"-I", "-isystem", "--include-path", "-D", "--define-macro", "-std"}) {
      if (!argument.starts_with(flag)) continue;
      std::string value = argument.substr(flag.size());
      if (value.starts_with("=")) value.erase(0, 1);
      if (value.empty() && i + 1 < arguments.size()) value = arguments[++i];
      if (flag == "-std")
        request.extra.push_back("-std=" + value);
      else if (flag == "-D" || flag == "--define-macro")
        request.defines.push_back(value);
      else
        request.include_dirs.push_back(directory / value);
      break;
    }
  }
}

}  // namespace anywarp::port
