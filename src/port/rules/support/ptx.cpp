#include "port/rules/support/ptx.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <map>
#include <set>

#include "base/text.h"
#include "port/rules/support/ptx_memory.h"
#include "port/tables/ptx_table.h"

namespace anywarp::port {
namespace {

struct Instruction {
  std::string predicate;  // "p", "!p" or empty.
  std::string opcode;
  std::vector<std::string> operands;
};

// Comments gone, `%%reg` as `%reg`.
std::string cleaned(std::string_view text) {
  std::string result;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text.substr(i).starts_with("//")) {
      i = std::min(text.find('\n', i), text.size());
      result += ' ';
    } else if (text.substr(i).starts_with("/*")) {
      i = std::min(text.find("*/", i), text.size() - 2) + 1;
      result += ' ';
    } else if (text.substr(i).starts_with("%%")) {
      result += '%';
      ++i;
    } else {
      result += text[i];
    }
  }
  return result;
}

std::vector<std::string> split_operands(std::string_view text) {
  std::vector<std::string> operands;
  int depth = 0;
  std::string current;
  for (const char c : text) {
    depth += c == '{' || c == '[' || c == '(' ? 1 : c == '}' || c == ']' || c == ')' ? -1 : 0;
    if (c == ',' && depth == 0) {
      operands.emplace_back(trim(current));
      current.clear();
    } else {
      current += c;
    }
  }
  if (!trim(current).empty()) operands.emplace_back(trim(current));
  return operands;
}

Instruction parsed(std::string_view text) {
  Instruction instruction;
  text = trim(text);
  if (text.starts_with('@')) {
    const std::size_t space = text.find_first_of(" \t\n");
    instruction.predicate = text.substr(1, space - 1);
    text = space == std::string_view::npos ? "" : trim(text.substr(space));
  }
  const std::size_t space = text.find_first_of(" \t\n");
  instruction.opcode = text.substr(0, space);
  if (space != std::string_view::npos) instruction.operands = split_operands(text.substr(space));
  return instruction;
}

// Statements between semicolons; braces that open or close a scope aside.
std::vector<std::string> statements_of(const std::string& text) {
  std::vector<std::string> statements;
  std::string current;
  for (const char c : text) {
    const bool at_start = trim(current).empty();
    if (at_start && (c == '{' || c == '}')) continue;
    if (c == ';') {
      if (!at_start) statements.emplace_back(trim(current));
      current.clear();
    } else {
      current += c;
    }
  }
  if (!trim(current).empty()) statements.emplace_back(trim(current));
  return statements;
}

// `.ftz`, `.aligned`, `.volatile` and cache hints change nothing that the C++ could say.
std::string without_hints(std::string_view opcode) {
  std::string result;
  for (const std::string_view part : split(opcode, '.')) {
    if (part == "ftz" || part == "aligned") continue;
    result += (result.empty() ? "" : ".") + std::string(part);
  }
  return result;
}

bool is_ptx(const std::vector<std::string>& statements) {
  static const std::set<std::string_view> kBare{"trap", "brkpt", "exit", "ret"};
  if (statements.empty()) return false;
  for (const std::string& statement : statements) {
    if (statement.starts_with(".reg") || statement.starts_with(".pragma")) return true;
    const std::string opcode = parsed(statement).opcode;
    const std::size_t dot = opcode.find('.');
    const std::string root = opcode.substr(0, dot);
    if (dot == std::string::npos) {
      if (kBare.contains(root)) return true;
      continue;
    }
    static constexpr std::array<std::string_view, 12> kAmd{"s_",       "v_",     "ds_",  "global_",  "buffer_", "flat_",
                                                           "scratch_", "image_", "exp_", "tbuffer_", ".amd",    "lds_"};
    if (std::any_of(kAmd.begin(), kAmd.end(), [&](std::string_view prefix) { return root.starts_with(prefix); }))
      return false;
    if (!root.empty() && std::islower(static_cast<unsigned char>(root.front()))) return true;
  }
  return false;
}

std::string_view local_type(std::string_view type) {
  static const std::map<std::string_view, std::string_view> kTypes{{"pred", "bool"},
                                                                   {"b16", "unsigned short"},
                                                                   {"u16", "unsigned short"},
                                                                   {"s16", "short"},
                                                                   {"f16", "unsigned short"},
                                                                   {"b32", "unsigned"},
                                                                   {"u32", "unsigned"},
                                                                   {"s32", "int"},
                                                                   {"f32", "float"},
                                                                   {"f16x2", "unsigned"},
                                                                   {"b64", "unsigned long long"},
                                                                   {"u64", "unsigned long long"},
                                                                   {"s64", "long long"},
                                                                   {"f64", "double"}};
  const auto found = kTypes.find(type);
  return found == kTypes.end() ? std::string_view() : found->second;
}

class Translator {
 public:
  Translator(const SourceFile& file, const AsmStatement& statement, WarpPolicy warp)
      : file_(file), statement_(statement), warp_(warp) {}

  PtxPort run() {
    PtxPort port;
    if (statement_.text.find_first_not_of(" \t\n;") == std::string::npos && statement_.plain_text) return port;
    const std::vector<std::string> statements = statements_of(cleaned(statement_.text));
    if (!is_ptx(statements)) return port;
    port.verdict = PtxVerdict::Sure;
    // What is refused decides for the whole statement, matrix instructions first.
    for (const std::string& text : statements) {
      const PtxRow* row = find_ptx(without_hints(parsed(text).opcode));
      if (row != nullptr && row->verdict == "matrix") return refused(text, row->note, true);
    }
    if (!statement_.plain_text) return refused(statements.front(), "the instruction is put together by macros", false);
    for (const std::string& text : statements) {
      if (!translate(text)) return refused(text, why_.empty() ? "no HIP form of it is known" : why_, false);
    }
    port.code = code();
    port.verdict = look_ ? PtxVerdict::Look : PtxVerdict::Sure;
    port.message = message(statements);
    if (port.code.find("anywarp::hip::") != std::string::npos || port.code.find("__cvta_") != std::string::npos)
      port.include = "\"anywarp_compat/ptx.h\"";
    else if (port.code.find("__dp4a") != std::string::npos || port.code.find("__nanosleep") != std::string::npos)
      port.include = "\"anywarp_compat/device.h\"";
    return port;
  }

 private:
  static PtxPort refused(const std::string& statement, std::string_view note, bool matrix) {
    PtxPort port;
    port.verdict = PtxVerdict::Refused;
    port.matrix = matrix;
    port.message = "PTX `" + parsed(statement).opcode + "` is left: " + std::string(note);
    return port;
  }

  std::string message(const std::vector<std::string>& statements) const {
    std::string names;
    for (const std::string& text : statements) {
      if (text.starts_with(".")) continue;
      const Instruction instruction = parsed(text);
      std::string opcode = instruction.opcode;
      if (!instruction.operands.empty() && find_ptx(instruction.operands.back()) != nullptr)
        opcode += " " + instruction.operands.back();
      if (names.find("`" + opcode + "`") == std::string::npos)
        names += (names.empty() ? "" : ", ") + ("`" + opcode + "`");
    }
    std::string text = "PTX " + names + (codes_.empty() ? " is dropped" : " is written in C++");
    if (!note_.empty()) text += ": " + note_;
    return text;
  }

  bool translate(const std::string& text) {
    if (text.starts_with(".reg")) return declare(text);
    if (text.starts_with(".pragma")) return true;
    if (text.find(':') != std::string::npos && text.find("::") == std::string::npos) {
      why_ = "it branches to a label";
      return false;
    }
    const Instruction instruction = parsed(text);
    const auto statement = translated(instruction);
    if (!statement) return false;
    if (statement->empty()) return true;
    std::string guard;
    if (!instruction.predicate.empty()) {
      const bool negated = instruction.predicate.front() == '!';
      const auto name = value(negated ? instruction.predicate.substr(1) : instruction.predicate);
      if (!name) return false;
      guard = "if (" + std::string(negated ? "!" : "") + *name + ") ";
    }
    codes_.push_back(guard + *statement);
    return true;
  }

  // `.reg .pred p, q;`
  bool declare(const std::string& text) {
    const std::size_t dot = text.find('.', 4);
    if (dot == std::string::npos) return false;
    const std::size_t end = text.find_first_of(" \t\n", dot);
    const std::string_view type = local_type(std::string_view(text).substr(dot + 1, end - dot - 1));
    if (type.empty() || end == std::string::npos) return false;
    for (const std::string& name : split_operands(std::string_view(text).substr(end))) {
      if (name.find('<') != std::string::npos) return false;
      const std::string local = "ptx_" + name.substr(name.find_first_not_of("%$"));
      locals_[name] = local;
      declarations_ += std::string(type) + " " + local + "; ";
    }
    return true;
  }

  // An operand as a C++ expression.
  std::optional<std::string> value(std::string_view operand) {
    operand = trim(operand);
    if (operand.empty()) return std::nullopt;
    if (operand.front() == '[' && operand.back() == ']') return address(operand.substr(1, operand.size() - 2));
    if (const auto local = locals_.find(std::string(operand)); local != locals_.end()) return local->second;
    if (operand.front() == '%' && operand.size() > 1) {
      if (std::isdigit(static_cast<unsigned char>(operand[1]))) return expression(operand.substr(1));
      const PtxRow* row = find_ptx(operand);
      if (row == nullptr) return std::nullopt;
      const bool native = warp_ == WarpPolicy::Native && !row->native.empty();
      look_ = look_ || row->verdict == "look";
      if (!row->note.empty() && !native) note_ = row->note;
      return std::string(native ? row->native : row->hip);
    }
    if (operand.starts_with("0f") || operand.starts_with("0F"))
      return "__uint_as_float(0x" + std::string(operand.substr(2)) + "u)";
    const bool negative = operand.front() == '-';
    const std::string_view digits = negative ? operand.substr(1) : operand;
    if (integer_literal(digits)) return std::string(operand);
    return std::nullopt;
  }

  std::optional<std::string> expression(std::string_view number) {
    std::size_t index = 0;
    for (const char c : number) {
      if (!std::isdigit(static_cast<unsigned char>(c))) return std::nullopt;
      index = index * 10 + static_cast<std::size_t>(c - '0');
    }
    if (index >= statement_.operands.size()) return std::nullopt;
    const TokenRange range = statement_.operands[index].expression;
    std::string text(text_of(file_, range));
    // Line continuations of a macro body would break the line that the expression goes to.
    text.erase(std::remove_if(text.begin(), text.end(), [](char c) { return c == '\\' || c == '\n'; }), text.end());
    const bool primary = range.last - range.first == 1 || is_postfix(range);
    return primary ? text : "(" + text + ")";
  }

  // `a[i]`, `p.x`, `f(x)`: binds tighter than any operator that may stand around it.
  bool is_postfix(TokenRange range) const {
    if (file_.tokens()[range.first].kind != TokenKind::Identifier) return false;
    for (std::size_t i = range.first + 1; i < range.last; ++i) {
      const std::string_view spelling = file_.spelling(i);
      if (spelling == "(" || spelling == "[") {
        const auto partner = file_.matching(i);
        if (!partner || *partner >= range.last) return false;
        i = *partner;
      } else if (spelling == "<") {
        const auto partner = matching_angle(file_, i);
        if (!partner || *partner >= range.last) return false;
        i = *partner;
      } else if (spelling != "." && spelling != "->" && spelling != "::" &&
                 file_.tokens()[i].kind != TokenKind::Identifier) {
        return false;
      }
    }
    return true;
  }

  // `%1`, `%1+16`, `%1 + 0x10`.
  std::optional<std::string> address(std::string_view text) {
    const std::size_t plus = text.find('+');
    if (plus == std::string_view::npos) return value(text);
    const auto base = value(text.substr(0, plus));
    const auto offset = value(text.substr(plus + 1));
    if (!base || !offset) return std::nullopt;
    return "anywarp::hip::offset_address(" + *base + ", " + *offset + ")";
  }

  std::optional<std::vector<std::string>> values(const std::vector<std::string>& operands) {
    std::vector<std::string> result;
    for (const std::string& operand : operands) {
      const auto one = value(operand);
      if (!one) return std::nullopt;
      result.push_back(*one);
    }
    return result;
  }

  std::optional<std::string> translated(const Instruction& instruction) {
    const std::string opcode = without_hints(instruction.opcode);
    const std::string root = opcode.substr(0, opcode.find('.'));
    const std::string type = opcode.substr(opcode.rfind('.') + 1);
    if ((opcode == "bar.sync" || opcode == "barrier.sync") && instruction.operands.size() == 1 &&
        instruction.operands[0] == "0")
      return "__syncthreads()";
    if (root == "ld" || root == "ldu" || root == "st" || root == "atom" || root == "red") return memory(instruction);
    if (opcode.starts_with("cp.async.c") && !opcode.starts_with("cp.async.commit")) return copy(instruction);
    if (root == "mov") return move(instruction);
    if (root == "setp") return compare(opcode, instruction);
    static const std::map<std::string_view, std::string_view> kBinary{
        {"add", "+"}, {"sub", "-"}, {"and", "&"}, {"or", "|"}, {"xor", "^"}, {"shl", "<<"}, {"shr", ">>"}};
    const PtxRow* row = find_ptx(opcode);
    if (row == nullptr) {
      const auto binary = kBinary.find(root);
      const std::string_view cast = local_type(type);
      if (binary == kBinary.end() || std::count(opcode.begin(), opcode.end(), '.') != 1 || cast.empty() ||
          instruction.operands.size() != 3)
        return std::nullopt;
      const auto operands = values(instruction.operands);
      if (!operands) return std::nullopt;
      const bool plain = type == "pred" || type[0] == 'f';
      const auto as_type = [&](const std::string& text) {
        return plain ? text : "static_cast<" + std::string(cast) + ">(" + text + ")";
      };
      const bool shift = binary->second == "<<" || binary->second == ">>";
      if (shift && !integer_literal((*operands)[2])) return std::nullopt;  // PTX clamps the count, C++ does not.
      return (*operands)[0] + " = " + as_type((*operands)[1]) + " " + std::string(binary->second) + " " +
             (shift ? (*operands)[2] : as_type((*operands)[2]));
    }
    if (row->verdict == "refuse" || row->verdict == "matrix") {
      why_ = row->note;
      return std::nullopt;
    }
    look_ = look_ || row->verdict == "look";
    if (!row->note.empty()) note_ = row->note;
    if (row->hip.empty()) return "";
    const auto operands = values(instruction.operands);
    if (!operands) return std::nullopt;
    return filled(row->hip, *operands);
  }

  static std::optional<std::string> filled(std::string_view pattern, const std::vector<std::string>& operands) {
    std::string result;
    for (std::size_t i = 0; i < pattern.size(); ++i) {
      if (pattern[i] == '{' && i + 2 < pattern.size() && pattern[i + 2] == '}') {
        const auto index = static_cast<std::size_t>(pattern[i + 1] - '0');
        if (index >= operands.size()) return std::nullopt;
        result += operands[index];
        i += 2;
      } else {
        result += pattern[i];
      }
    }
    return result;
  }

  std::optional<std::string> memory(const Instruction& instruction) {
    const auto access = parse_memory(instruction.opcode);
    if (!access) return std::nullopt;
    std::vector<std::string> flat;
    for (const std::string& operand : instruction.operands) {
      if (operand.front() == '{' && operand.back() == '}') {
        for (const std::string& part : split_operands(std::string_view(operand).substr(1, operand.size() - 2))) {
          const auto one = value(part);
          if (!one) return std::nullopt;
          flat.push_back(*one);
        }
      } else {
        const auto one = value(operand);
        if (!one) return std::nullopt;
        flat.push_back(*one);
      }
    }
    return memory_code(*access, flat);
  }

  // cp.async.cg.shared.global.L2::128B [%0], [%1], 16, %2
  std::optional<std::string> copy(const Instruction& instruction) {
    const auto operands = values(instruction.operands);
    if (!operands || operands->size() < 3 || operands->size() > 4 ||
        instruction.opcode.find("bulk") != std::string::npos ||
        instruction.opcode.find("cache_hint") != std::string::npos)
      return std::nullopt;
    look_ = true;
    note_ =
        "AMD has no asynchronous copy to shared memory that C++ reaches, so the copy is made at once; waits that "
        "follow go";
    std::string code = "anywarp::hip::copy_to_shared<" + (*operands)[2] + ">(" + (*operands)[0] + ", " + (*operands)[1];
    if (operands->size() == 4) code += ", " + (*operands)[3];
    return code + ")";
  }

  std::optional<std::string> move(const Instruction& instruction) {
    if (instruction.operands.size() != 2) return std::nullopt;
    const std::string& to = instruction.operands[0];
    const std::string& from = instruction.operands[1];
    const bool pack = from.front() == '{';
    const bool unpack = to.front() == '{';
    if (!pack && !unpack) {
      const auto operands = values(instruction.operands);
      if (!operands) return std::nullopt;
      return (*operands)[0] + " = " + (*operands)[1];
    }
    if (pack && unpack) return std::nullopt;
    const std::string& list = pack ? from : to;
    const auto parts = values(split_operands(std::string_view(list).substr(1, list.size() - 2)));
    const auto whole = value(pack ? to : from);
    const std::string type = instruction.opcode.substr(instruction.opcode.rfind('.') + 1);
    if (!parts || !whole || parts->size() != 2 || (type != "b64" && type != "b32")) return std::nullopt;
    if (pack) return *whole + " = anywarp::hip::pack_" + type + "(" + (*parts)[0] + ", " + (*parts)[1] + ")";
    return "anywarp::hip::unpack_" + type + "(" + *whole + ", " + (*parts)[0] + ", " + (*parts)[1] + ")";
  }

  // setp.ne.b32 p, %0, 0
  std::optional<std::string> compare(const std::string& opcode, const Instruction& instruction) {
    static const std::map<std::string_view, std::string_view> kOperators{{"eq", "=="}, {"ne", "!="}, {"lt", "<"},
                                                                         {"le", "<="}, {"gt", ">"},  {"ge", ">="}};
    const auto parts = split(opcode, '.');
    const auto operands = values(instruction.operands);
    if (parts.size() != 3 || !operands || operands->size() != 3) return std::nullopt;
    const auto op = kOperators.find(parts[1]);
    const std::string_view type = local_type(parts[2]);
    if (op == kOperators.end() || type.empty()) return std::nullopt;
    return (*operands)[0] + " = static_cast<" + std::string(type) + ">(" + (*operands)[1] + ") " +
           std::string(op->second) + " " + (*operands)[2];
  }

  std::string code() const {
    if (codes_.empty()) return "";
    const bool guarded = codes_.front().starts_with("if (");
    if (codes_.size() == 1 && declarations_.empty() && !guarded) return codes_.front() + ";";
    std::string text = "{ " + declarations_;
    for (const std::string& one : codes_) text += one + "; ";
    return text + "}";
  }

  const SourceFile& file_;
  const AsmStatement& statement_;
  WarpPolicy warp_;
  std::map<std::string, std::string> locals_;
  std::string declarations_;
  std::vector<std::string> codes_;
  std::string note_;
  std::string why_;
  bool look_ = false;
};

}  // namespace

PtxPort port_asm(const SourceFile& file, const AsmStatement& statement, WarpPolicy warp) {
  return Translator(file, statement, warp).run();
}

}  // namespace anywarp::port
