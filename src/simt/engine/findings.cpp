#include "findings.h"

#include <dlfcn.h>
#include <fcntl.h>
#include <link.h>
#include <unistd.h>
#include <unwind.h>

#include <cstdio>
#include <unordered_map>

#include "options.h"

namespace anywarp::simt {
namespace {

struct Image {
  std::uintptr_t bias = 0, low = 0, high = 0;
};

Image find_image() {
  Image image;
  dl_iterate_phdr(
      [](dl_phdr_info* info, std::size_t, void* out) {
        auto& found = *static_cast<Image*>(out);
        found.bias = info->dlpi_addr;
        found.low = ~std::uintptr_t{0};
        for (int i = 0; i < info->dlpi_phnum; ++i) {
          const auto& segment = info->dlpi_phdr[i];
          if (segment.p_type != PT_LOAD) continue;
          found.low = std::min<std::uintptr_t>(found.low, info->dlpi_addr + segment.p_vaddr);
          found.high = std::max<std::uintptr_t>(found.high, info->dlpi_addr + segment.p_vaddr + segment.p_memsz);
        }
        return 1;  // The first is the program itself.
      },
      &image);
  return image;
}

const Image& image() {
  static const Image instance = find_image();
  return instance;
}

constexpr std::uint32_t kElsewhere = 0x80000000u;

// Never destroyed: findings are written from exit handlers.
struct Store {
  std::vector<Record*> findings;
  std::unordered_map<std::uint64_t, Record*> by_key;
  std::vector<std::uintptr_t> elsewhere;
  std::unordered_map<std::uintptr_t, std::uint32_t> elsewhere_index;
};
Store& store() {
  static auto* instance = new Store;
  return *instance;
}

struct Walk {
  Stack stack;
  unsigned skip = 1;
};

_Unwind_Reason_Code visit_frame(_Unwind_Context* context, void* data) {
  auto& walk = *static_cast<Walk*>(data);
  if (walk.skip != 0) {
    --walk.skip;
    return _URC_NO_REASON;
  }
  const std::uintptr_t pc = _Unwind_GetIP(context);
  if (pc == 0 || walk.stack.depth == walk.stack.pc.size()) return _URC_END_OF_STACK;
  walk.stack.pc[walk.stack.depth++] = pc;
  return _URC_NO_REASON;
}

// ---- JSON ----------------------------------------------------------------------------------------------------------

void quote(std::string& out, const std::string& text) {
  out += '"';
  for (const char c : text) {
    if (c == '"' || c == '\\') {
      out += '\\';
      out += c;
    } else if (static_cast<unsigned char>(c) < 0x20) {
      char code[8];
      std::snprintf(code, sizeof code, "\\u%04x", c);
      out += code;
    } else {
      out += c;
    }
  }
  out += '"';
}

void field(std::string& out, const char* name, const std::string& value) {
  out += ",\"";
  out += name;
  out += "\":";
  quote(out, value);
}

void field(std::string& out, const char* name, Index3 i) {
  char text[96];
  std::snprintf(text, sizeof text, ",\"%s\":[%u,%u,%u]", name, i.x, i.y, i.z);
  out += text;
}

void field(std::string& out, const char* name, std::uint64_t value) {
  out += ",\"" + std::string(name) + "\":" + std::to_string(value);
}

/// "0x1234" in the program, "/path/to/lib.so+0x1234" elsewhere; of the call, not of what follows it.
std::string pc_text(std::uintptr_t pc) {
  if (pc == 0) return "";
  pc -= 1;
  char text[32];
  if (pc >= image().low && pc < image().high) {
    std::snprintf(text, sizeof text, "0x%zx", static_cast<std::size_t>(pc - image().bias));
    return text;
  }
  Dl_info info{};
  if (!dladdr(reinterpret_cast<void*>(pc), &info) || !info.dli_fname) return "";
  std::snprintf(text, sizeof text, "+0x%zx",
                static_cast<std::size_t>(pc - reinterpret_cast<std::uintptr_t>(info.dli_fbase)));
  return std::string(info.dli_fname) + text;
}

void field(std::string& out, const char* name, const Stack& stack) {
  out += ",\"" + std::string(name) + "\":[";
  for (unsigned i = 0; i < stack.depth; ++i) {
    if (i) out += ',';
    quote(out, pc_text(stack.pc[i]));
  }
  out += ']';
}

std::string to_json(const Record& f) {
  std::string out = "{\"checker\":";
  quote(out, f.checker);
  field(out, "severity", std::string(f.severity));
  field(out, "message", f.message);
  if (!f.kernel.empty()) field(out, "kernel", f.kernel);
  if (!f.launch_file.empty()) {
    field(out, "launch_file", f.launch_file);
    field(out, "launch_line", static_cast<std::uint64_t>(f.launch_line));
  }
  if (f.in_thread) {
    field(out, "block", f.block);
    field(out, "thread", f.thread);
  }
  if (f.stack.depth) field(out, "pc", pc_text(f.stack.pc[0]));
  if (f.stack.depth) field(out, "stack", f.stack);
  if (!f.variable.empty()) field(out, "variable", f.variable);
  if (!f.file.empty()) {
    field(out, "file", f.file);
    field(out, "line", static_cast<std::uint64_t>(f.line));
  }
  if (f.has_other) {
    std::string other;
    field(other, "pc", pc_text(f.other_pc));
    field(other, "kind", f.other_kind);
    field(other, "block", f.other_block);
    field(other, "thread", f.other_thread);
    out += ",\"other\":{" + other.substr(1) + "}";
  }
  if (!f.places.empty()) {
    std::string places;
    for (const auto& [name, stack] : f.places) field(places, name.c_str(), stack);
    out += ",\"places\":{" + places.substr(1) + "}";
  }
  if (!f.waiting.empty()) {
    out += ",\"waiting\":[";
    for (std::size_t i = 0; i < f.waiting.size(); ++i) {
      const Waiting& w = f.waiting[i];
      std::string item;
      field(item, "what", w.what);
      field(item, "pc", pc_text(w.pc));
      field(item, "threads", static_cast<std::uint64_t>(w.threads));
      field(item, "block", w.block);
      field(item, "first", w.first);
      out += (i ? ",{" : "{") + item.substr(1) + "}";
    }
    out += ']';
  }
  field(out, "count", f.count);
  return out + "}\n";
}

}  // namespace

Stack capture_stack() {
  Walk walk;
  _Unwind_Backtrace(visit_frame, &walk);
  return walk.stack;
}

std::uint32_t pack_pc(std::uintptr_t pc) {
  const Image& i = image();
  if (pc >= i.low && pc < i.high && pc - i.bias < kElsewhere) return static_cast<std::uint32_t>(pc - i.bias);
  Store& s = store();
  const auto [entry, added] = s.elsewhere_index.try_emplace(pc, static_cast<std::uint32_t>(s.elsewhere.size()));
  if (added) s.elsewhere.push_back(pc);
  return kElsewhere | entry->second;
}

std::uintptr_t unpack_pc(std::uint32_t packed) {
  return packed & kElsewhere ? store().elsewhere[packed & ~kElsewhere] : packed + image().bias;
}

Record* new_finding(const char* checker, const char* severity, std::uint64_t key_a, std::uint64_t key_b) {
  // FNV-1a over the checker's name and the keys; a collision would merge two findings, at odds of one in billions.
  std::uint64_t key = 0xcbf29ce484222325ull;
  for (const char* c = checker; *c; ++c) key = (key ^ static_cast<unsigned char>(*c)) * 0x100000001b3ull;
  for (const std::uint64_t part : {key_a, key_b})
    for (int shift = 0; shift < 64; shift += 8) key = (key ^ ((part >> shift) & 0xff)) * 0x100000001b3ull;
  Store& s = store();
  Record*& entry = s.by_key[key];
  if (entry) {
    ++entry->count;
    return nullptr;
  }
  entry = new Record;
  s.findings.push_back(entry);
  entry->checker = checker;
  entry->severity = severity;
  if (running) {
    entry->kernel = running->site.kernel;
    entry->launch_file = running->site.file ? running->site.file : "";
    entry->launch_line = running->site.line;
  }
  if (current) {
    entry->in_thread = true;
    entry->block = current->self.block_idx;
    entry->thread = current->self.thread_idx;
  }
  return entry;
}

void write_findings() {
  if (!options().findings) return;
  std::string text;
  for (const Record* finding : store().findings) text += to_json(*finding);
  const int file = open(options().findings, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644);
  if (file < 0) {
    std::fprintf(stderr, "anywarp: cannot write the findings to %s\n", options().findings);
    return;
  }
  for (std::size_t done = 0; done < text.size();) {
    const ssize_t n = write(file, text.data() + done, text.size() - done);
    if (n <= 0) break;
    done += static_cast<std::size_t>(n);
  }
  close(file);
}

}  // namespace anywarp::simt
