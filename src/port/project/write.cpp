#include "port/project/write.h"

#include <unistd.h>

#include "base/text.h"

namespace anywarp::port {
namespace fs = std::filesystem;
namespace {

// Removes the staging folder on every way out.
struct Staging {
  fs::path path;
  ~Staging() {
    std::error_code code;
    fs::remove_all(path, code);
  }
};

Result<void> stage(const fs::path& root, const OutputFile& file) {
  const fs::path path = root / file.relative;
  if (!file.copy) return write_file(path, file.text, file.source);
  std::error_code code;
  fs::create_directories(path.parent_path(), code);
  if (!code) fs::copy_file(file.source, path, fs::copy_options::overwrite_existing, code);
  if (code) return fail(ErrorCode::Io, file.source.string() + ": cannot be copied to the output: " + code.message());
  return {};
}

// Keeps `path` as it is under the first name that is free or holds the same bytes.
Result<void> back_up(const fs::path& path) {
  const Result<std::string> text = read_file(path);
  if (!text) return tl::make_unexpected(text.error());
  for (int number = 1;; ++number) {
    const fs::path backup =
        path.string() + std::string(kBackupSuffix) + (number > 1 ? "." + std::to_string(number) : "");
    std::error_code code;
    if (!fs::exists(backup, code)) return write_file(backup, *text, path);
    const Result<std::string> kept = read_file(backup);
    if (kept && *kept == *text) return {};
  }
}

}  // namespace

Result<void> write_tree(const fs::path& destination, const std::vector<OutputFile>& files) {
  std::error_code code;
  const fs::path target = fs::absolute(destination).lexically_normal();
  const fs::path clean = target.has_filename() ? target : target.parent_path();
  if (fs::exists(clean, code) && !fs::is_directory(clean, code))
    return fail(ErrorCode::InvalidArgument,
                "-o: " + destination.string() + " is a file; valid: a directory, existing or new");
  const fs::path parent = clean.parent_path();
  fs::create_directories(parent, code);
  if (code) return fail(ErrorCode::Io, "-o: " + parent.string() + ": cannot be created: " + code.message());
  const bool exists = fs::is_directory(clean, code);
  if (::access((exists ? clean : parent).c_str(), W_OK) != 0)
    return fail(ErrorCode::Io, "-o: " + (exists ? clean : parent).string() + ": is not writable");
  for (const OutputFile& file : files)
    if (const fs::path place = clean / file.relative; exists && fs::is_directory(place, code))
      return fail(ErrorCode::Io,
                  "-o: " + place.string() + " is a directory; a file of that name is to be written there");
    else
      for (fs::path folder = place.parent_path(); exists && folder != clean; folder = folder.parent_path())
        if (fs::exists(folder, code) && !fs::is_directory(folder, code))
          return fail(ErrorCode::Io,
                      "-o: " + folder.string() + " is a file; a directory of that name is to be written there");
  // Inside an existing output when its parent is not ours to write in.
  const bool beside = ::access(parent.c_str(), W_OK) == 0;
  const Staging staging{(beside ? parent : clean) /
                        ("." + clean.filename().string() + ".anywarp-" + std::to_string(::getpid()))};
  for (const OutputFile& file : files)
    if (auto staged = stage(staging.path, file); !staged) return staged;
  if (!exists) {
    fs::create_directories(staging.path, code);
    fs::rename(staging.path, clean, code);
    if (code) return fail(ErrorCode::Io, "-o: " + clean.string() + ": cannot be written: " + code.message());
    return {};
  }
  for (const OutputFile& file : files) {
    fs::create_directories((clean / file.relative).parent_path(), code);
    if (!code) fs::rename(staging.path / file.relative, clean / file.relative, code);
    if (code)
      return fail(ErrorCode::Io, "-o: " + (clean / file.relative).string() + ": cannot be written: " + code.message());
  }
  return {};
}

Result<void> write_in_place(const std::vector<OutputFile>& files) {
  for (const OutputFile& file : files) {
    std::error_code code;
    if (file.copy) {
      fs::create_directories(file.relative.parent_path(), code);
      if (!code) fs::copy_file(file.source, file.relative, fs::copy_options::overwrite_existing, code);
      if (code) return fail(ErrorCode::Io, file.relative.string() + ": cannot be written: " + code.message());
      continue;
    }
    if (auto kept = back_up(file.source); !kept) return kept;
    if (auto written = write_file(file.relative, file.text, file.source); !written) return written;
  }
  return {};
}

}  // namespace anywarp::port
