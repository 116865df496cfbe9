// Unified diffs come from diff(1): every machine has one, and it is the one people trust.
#include <unistd.h>

#include "base/subprocess.h"
#include "base/text.h"
#include "port/report/report.h"

namespace anywarp::port {
namespace fs = std::filesystem;

Result<std::string> report_diff(const PortReport& report) {
  const fs::path folder = fs::temp_directory_path() / ("anywarp-diff-" + std::to_string(::getpid()));
  std::string all;
  std::optional<Error> failed;
  for (const FileReport& file : report.files) {
    if (file.before == file.after) continue;
    const fs::path before = folder / "before", after = folder / "after";
    if (auto written = write_file(before, file.before); !written) failed = written.error();
    if (auto written = write_file(after, file.after); !written) failed = written.error();
    if (failed) break;
    const Result<Completed> diff = run({{"diff", "-u", "--label", "a/" + file.output.generic_string(), "--label",
                                         "b/" + file.output.generic_string(), before.string(), after.string()}});
    if (!diff) {
      failed = diff.error();
      break;
    }
    all += diff->out;
  }
  std::error_code code;
  fs::remove_all(folder, code);
  if (failed) return tl::make_unexpected(*failed);
  return all;
}

}  // namespace anywarp::port
