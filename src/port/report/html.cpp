// The report as a page: what a reviewer opens. Counts first, then what is left to do by hand, then each file before and
// after with every rule's word on the line that it is about. One file, no scripts from elsewhere.
#include <fmt/core.h>

#include <algorithm>
#include <map>

#include "base/text.h"
#include "port/report/report.h"

namespace anywarp::port {
namespace {

constexpr std::string_view kStyle = R"(
:root{--ink:#1c2430;--soft:#667085;--line:#e4e7ec;--paper:#fff;--ground:#f7f8fa;--auto:#2563eb;--review:#b7791f;--manual:#c0392b;--ok:#1f8a4c;
--add:#e8f6ee;--del:#fdecea}
@media(prefers-color-scheme:dark){:root{--ink:#e6e9ef;--soft:#98a2b3;--line:#2b3240;--paper:#171c26;--ground:#10141c;--auto:#7aa7ff;--review:#e5b454;
--manual:#ff8577;--ok:#5cc98a;--add:#153325;--del:#3a1d1d}}
*{box-sizing:border-box}body{margin:0;background:var(--ground);color:var(--ink);font:15px/1.5 system-ui,sans-serif}
main{max-width:1280px;margin:0 auto;padding:32px 24px}h1{font-size:26px;margin:0 0 4px}h2{font-size:18px;margin:36px 0 12px}
.soft{color:var(--soft)}.tiles{display:flex;gap:12px;flex-wrap:wrap;margin:20px 0}.tile{background:var(--paper);border:1px solid var(--line);
border-radius:10px;padding:12px 18px;min-width:130px}.tile b{display:block;font-size:26px;line-height:1.2}.auto{color:var(--auto)}.review{color:var(--review)}
.manual{color:var(--manual)}.ok{color:var(--ok)}table{border-collapse:collapse;width:100%;background:var(--paper);border:1px solid var(--line);border-radius:10px}
td,th{padding:6px 12px;text-align:left;border-bottom:1px solid var(--line);vertical-align:top}th{font-weight:600;color:var(--soft);font-size:13px}
details{background:var(--paper);border:1px solid var(--line);border-radius:10px;margin:10px 0;overflow:hidden}summary{padding:10px 16px;cursor:pointer;font-weight:600}
.code{width:100%;border:0;border-radius:0;border-top:1px solid var(--line);font:12.5px/1.55 ui-monospace,Menlo,Consolas,monospace;table-layout:fixed}
.code td{border:0;padding:0 10px;white-space:pre-wrap;overflow-wrap:anywhere}.code td.n{width:52px;text-align:right;color:var(--soft);user-select:none}
tr.add td{background:var(--add)}tr.del td{background:var(--del)}tr.note td{font:13px/1.5 system-ui,sans-serif;padding:3px 10px;border-left:3px solid}tr.note td.n{border:0}
tr.gap td{color:var(--soft);text-align:center;background:var(--ground)}code{font-family:ui-monospace,Menlo,Consolas,monospace;font-size:.92em}
)";

std::string escaped(std::string_view text) {
  std::string result;
  for (const char c : text) {
    if (c == '&')
      result += "&amp;";
    else if (c == '<')
      result += "&lt;";
    else if (c == '>')
      result += "&gt;";
    else if (c == '"')
      result += "&quot;";
    else
      result += c;
  }
  return result;
}

enum class Change { Same, Removed, Added };
struct DiffLine {
  Change change;
  unsigned before;  // Line in the input; of an added line: the one it follows.
  std::string_view text;
};

// Lines before and after, aligned. Edits rarely move lines far, so a window of 400 lines is looked through for the next
// common one; a reader sees the same as with an exact alignment.
std::vector<DiffLine> aligned(std::string_view before_text, std::string_view after_text) {
  const auto before = split(before_text, '\n'), after = split(after_text, '\n');
  std::vector<DiffLine> lines;
  std::size_t i = 0, j = 0;
  while (i < before.size() || j < after.size()) {
    if (i < before.size() && j < after.size() && before[i] == after[j]) {
      lines.push_back({Change::Same, static_cast<unsigned>(i + 1), before[i]});
      ++i, ++j;
      continue;
    }
    std::size_t skip_before = before.size() - i, skip_after = after.size() - j;
    for (std::size_t sum = 1; sum < 400; ++sum) {
      bool found = false;
      for (std::size_t a = 0; a <= sum && !found; ++a) {
        const std::size_t b = sum - a;
        if (i + a < before.size() && j + b < after.size() && before[i + a] == after[j + b] &&
            !trim(before[i + a]).empty()) {
          skip_before = a, skip_after = b;
          found = true;
        }
      }
      if (found) break;
    }
    for (std::size_t k = 0; k < skip_before; ++k, ++i)
      lines.push_back({Change::Removed, static_cast<unsigned>(i + 1), before[i]});
    for (std::size_t k = 0; k < skip_after; ++k, ++j)
      lines.push_back({Change::Added, static_cast<unsigned>(i), after[j]});
  }
  return lines;
}

std::string note_row(const Diagnostic& d) {
  const std::string_view severity = to_string(d.severity);
  const std::string suggestion =
      d.suggestion.empty() ? "" : "<br>suggested: <code>" + escaped(d.suggestion) + "</code>";
  return fmt::format(
      "<tr class=\"note\"><td class=\"n\"></td><td class=\"{0}\"><b>{0}</b> {1} <span "
      "class=\"soft\">[{2}]</span>{3}</td></tr>\n",
      severity, escaped(d.message), escaped(d.rule), suggestion);
}

std::string file_section(const FileReport& file) {
  std::multimap<unsigned, const Diagnostic*> notes;
  for (const Diagnostic& d : file.diagnostics) notes.emplace(d.line, &d);
  const std::vector<DiffLine> lines = aligned(file.before, file.after);
  // Three lines of context around what changed or was spoken of.
  std::vector<bool> shown(lines.size());
  for (std::size_t k = 0; k < lines.size(); ++k)
    if (lines[k].change != Change::Same || notes.contains(lines[k].before))
      for (std::size_t near = k < 3 ? 0 : k - 3; near < std::min(lines.size(), k + 4); ++near) shown[near] = true;
  std::string rows;
  bool gap = false;
  for (std::size_t k = 0; k < lines.size(); ++k) {
    if (!shown[k]) {
      if (!gap) rows += "<tr class=\"gap\"><td class=\"n\"></td><td>⋯</td></tr>\n";
      gap = true;
      continue;
    }
    gap = false;
    const DiffLine& line = lines[k];
    const char* kind = line.change == Change::Same ? "" : line.change == Change::Removed ? "del" : "add";
    rows += fmt::format("<tr class=\"{}\"><td class=\"n\">{}</td><td>{}</td></tr>\n", kind,
                        line.change == Change::Added ? "+" : std::to_string(line.before), escaped(line.text));
    if (line.change == Change::Added) continue;
    for (auto [at, end] = notes.equal_range(line.before); at != end; ++at) rows += note_row(*at->second);
  }
  const auto count = [&](Severity s) {
    return std::count_if(file.diagnostics.begin(), file.diagnostics.end(),
                         [&](const Diagnostic& d) { return d.severity == s; });
  };
  const auto manual = count(Severity::Manual), review = count(Severity::Review);
  return fmt::format(
      "<details{}><summary>{} <span class=\"soft\">{}</span> <span class=\"auto\">{} auto</span> <span "
      "class=\"review\">{} review</span> "
      "<span class=\"manual\">{} manual</span></summary><table class=\"code\">{}</table></details>\n",
      manual + review > 0 ? " open" : "", escaped(file.output.generic_string()), to_string(file.read),
      count(Severity::Auto), review, manual, rows);
}

std::string tile(std::string_view kind, std::size_t number, std::string_view label) {
  return fmt::format("<div class=\"tile\"><b class=\"{}\">{}</b>{}</div>", kind, number, label);
}

std::string left_to_do(const PortReport& report) {
  std::string rows;
  for (const FileReport& file : report.files) {
    for (const Diagnostic& d : file.diagnostics)
      if (d.severity == Severity::Manual)
        rows +=
            fmt::format("<tr><td><code>{}:{}</code></td><td>{}{}</td><td class=\"soft\">{}</td></tr>\n",
                        escaped(file.output.generic_string()), d.line, escaped(d.message),
                        d.suggestion.empty() ? "" : "<br><code>" + escaped(d.suggestion) + "</code>", escaped(d.rule));
    for (const UnparsedRegion& region : file.unparsed)
      rows += fmt::format(
          "<tr><td><code>{}:{}</code></td><td>read by tokens only: {}</td><td class=\"soft\">parser</td></tr>\n",
          escaped(file.output.generic_string()), region.first_line, escaped(region.error));
  }
  if (rows.empty()) return "<p class=\"ok\">Nothing is left to do by hand.</p>";
  return "<table><tr><th>place</th><th>what</th><th>rule</th></tr>" + rows + "</table>";
}

// One row a file, one column a target.
std::string compiled_table(const PortReport& report) {
  if (report.compiled.empty()) return "<p class=\"soft\">" + escaped(report.toolchain) + "</p>";
  std::vector<std::string> targets;
  std::vector<std::filesystem::path> paths;
  std::map<std::pair<std::filesystem::path, std::string>, const CompileReport*> cells;
  for (const CompileReport& unit : report.compiled) {
    if (std::find(targets.begin(), targets.end(), unit.target) == targets.end()) targets.push_back(unit.target);
    if (std::find(paths.begin(), paths.end(), unit.path) == paths.end()) paths.push_back(unit.path);
    cells[{unit.path, unit.target}] = &unit;
  }
  std::string head, rows, errors;
  for (const std::string& target : targets) head += "<th>" + target + "</th>";
  for (const std::filesystem::path& path : paths) {
    rows += "<tr><td><code>" + escaped(path.generic_string()) + "</code></td>";
    for (const std::string& target : targets) {
      const auto found = cells.find({path, target});
      if (found == cells.end()) {
        rows += "<td class=\"soft\">no device code</td>";
        continue;
      }
      rows += found->second->ok ? "<td class=\"ok\">compiles</td>" : "<td class=\"manual\">does not compile</td>";
      for (const std::string& error : found->second->errors)
        errors += "<tr><td>" + target + "</td><td><code>" + escaped(error) + "</code></td></tr>";
    }
    rows += "</tr>\n";
  }
  if (!errors.empty()) errors = "<p></p><table><tr><th>target</th><th>error</th></tr>" + errors + "</table>";
  return "<p class=\"soft\">" + escaped(report.toolchain) + "</p><table><tr><th>file</th>" + head + "</tr>" + rows +
         "</table>" + errors;
}

}  // namespace

std::string report_html(const PortReport& report) {
  std::string sections, notes;
  std::size_t changed = 0;
  for (const FileReport& file : report.files) {
    const bool touched = file.before != file.after || !file.diagnostics.empty();
    changed += file.before != file.after;
    if (touched) sections += file_section(file);
  }
  for (const std::string& note : report.notes) notes += "<li>" + escaped(note) + "</li>";
  if (!notes.empty()) notes = "<h2>Notes</h2><ul>" + notes + "</ul>";
  return fmt::format(
      "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\">"
      "<title>anywarp port report</title><style>{}</style><main><h1>Port report</h1>"
      "<div class=\"soft\">{} files, {} changed</div><div class=\"tiles\">{}{}{}</div>"
      "<h2>Left to do by hand</h2>{}<h2>Compiled for AMD</h2>{}{}<h2>Files</h2>{}</main></html>\n",
      kStyle, report.files.size(), changed, tile("auto", report.count(Severity::Auto), "changed for you"),
      tile("review", report.count(Severity::Review), "changed, look"),
      tile("manual", report.count(Severity::Manual), "left to you"), left_to_do(report), compiled_table(report), notes,
      sections.empty() ? "<p>Nothing changed.</p>" : sections);
}

}  // namespace anywarp::port
