#include "port/rules/support/warp_analysis.h"

#include <algorithm>

namespace anywarp::port {
namespace {

bool is_fragment_operation(std::string_view name) {
  return name == "mma_sync" || name == "bmma_sync" || name == "load_matrix_sync" || name == "store_matrix_sync" ||
         name == "fill_fragment";
}

// `wmma::`, `rocwmma::`, `fragment<`, or an operation on fragments.
bool touches_fragments(const CodeShape& shape, std::size_t token) {
  const std::string_view s = shape.at(token);
  if (is_member_access(shape.file(), token)) return false;
  if (s == "wmma" || s == "rocwmma") return shape.at(token + 1) == "::";
  if (s == "fragment") return shape.at(token + 1) == "<";
  return is_fragment_operation(s) && (shape.at(token + 1) == "(" || shape.at(token + 1) == "<");
}

// Names of macros that hold `word` or one of the names found so far.
std::set<std::string_view> macros_with(const std::vector<std::unique_ptr<SourceFile>>& files, std::string_view word) {
  std::set<std::string_view> found;
  for (std::size_t before = found.size() + 1; before != found.size();) {
    before = found.size();
    for (const auto& file : files)
      for (const Directive& directive : file->directives()) {
        if (directive.keyword != "define" || directive.operand.empty()) continue;
        // Whole function definitions in a macro are no attribute.
        if (directive.last_token - directive.first_token > 16) continue;
        for (std::size_t t = directive.first_token + 3; t < directive.last_token; ++t)
          if (file->spelling(t) == word || found.count(file->spelling(t)) != 0) found.insert(directive.operand);
      }
  }
  return found;
}

}  // namespace

WarpAnalysis::WarpAnalysis(const RuleContext& context) {
  const auto device = macros_with(context.files, "__device__");
  const auto kernel = macros_with(context.files, "__global__");
  for (const auto& file : context.files) {
    shapes_.push_back(std::make_unique<CodeShape>(*file, device, kernel));
    by_file_[file.get()] = shapes_.back().get();
  }
  constants_ = std::make_unique<ConstantTable>(shapes_);
  find_wavefront_functions(context.options.warp);
  find_following_constants();
}

void WarpAnalysis::find_wavefront_functions(WarpPolicy policy) {
  const auto each = [&](auto&& visit) {
    for (const auto& shape : shapes_)
      for (const FunctionShape& function : shape->functions()) visit(*shape, function);
  };
  // Names that stand for fragments: aliases, classes that hold some, macros.
  for (bool changed = true; changed;) {
    changed = false;
    for (const auto& shape : shapes_) {
      for (std::size_t t = 0; t < shape->file().tokens().size(); ++t) {
        if (!shape->is_identifier(t)) continue;
        if (!touches_fragments(*shape, t) && !wavefront_names_.contains(shape->at(t))) continue;
        std::string_view name;
        if (const MacroShape* macro = shape->macro_around(t))
          name = macro->name;
        else if (shape->file().tokens()[t].in_directive || shape->function_around(t) != nullptr)
          continue;
        else
          for (std::size_t b = t; b-- > 0 && t - b < 64;) {
            const std::string_view s = shape->at(b);
            if (s == ";" || s == "}") break;
            if (s == "using" && shape->is_identifier(b + 1) && shape->at(b + 2) == "=") name = shape->at(b + 1);
            if (s == "struct" || s == "class") name = shape->at(b + 1);
            if (s == "typedef")
              for (std::size_t e = t; e < shape->file().tokens().size() && shape->at(e) != ";"; ++e)
                if (shape->is_identifier(e)) name = shape->at(e);
            if (!name.empty()) break;
          }
        const std::size_t open = shape->enclosing_open(t);
        if (name.empty() && open != kNoToken && shape->at(open) == "{")
          for (std::size_t b = open; b-- > 0 && open - b < 24 && shape->at(b) != ";" && shape->at(b) != "}";)
            if (shape->at(b) == "struct" || shape->at(b) == "class") name = shape->at(b + 1);
        if (!name.empty() && wavefront_names_.insert(name).second) changed = true;
      }
    }
  }
  std::unordered_map<std::string_view, std::vector<const FunctionShape*>> by_name;
  std::unordered_map<const FunctionShape*, std::vector<const FunctionShape*>> calls, callers;
  each([&](const CodeShape&, const FunctionShape& function) {
    if (function.on_device() && !function.name.empty()) by_name[function.name].push_back(&function);
  });
  std::set<const FunctionShape*> down;
  each([&](const CodeShape& shape, const FunctionShape& function) {
    for (std::size_t t = function.head.first; t < function.body_close; ++t) {
      if (!shape.is_identifier(t)) continue;
      if (function.on_device() && (touches_fragments(shape, t) || wavefront_names_.contains(shape.at(t))) &&
          shape.at(t) != function.name)
        wavefront_.insert(&function);
      if (t <= function.params_close) continue;
      const auto named = by_name.find(shape.at(t));
      if (named == by_name.end()) continue;
      for (const FunctionShape* callee : named->second) {
        if (callee == &function) continue;
        calls[&function].push_back(callee);
        callers[callee].push_back(&function);
      }
    }
  });
  if (policy == WarpPolicy::Native)
    each([&](const CodeShape&, const FunctionShape& f) {
      if (f.on_device()) wavefront_.insert(&f);
    });
  const auto spread = [](std::set<const FunctionShape*>& set, const auto& edges, auto&& may) {
    std::vector<const FunctionShape*> work(set.begin(), set.end());
    while (!work.empty()) {
      const FunctionShape* function = work.back();
      work.pop_back();
      const auto found = edges.find(function);
      if (found == edges.end()) continue;
      for (const FunctionShape* other : found->second)
        if (may(other) && set.insert(other).second) work.push_back(other);
    }
  };
  // Who calls a function with fragments has wavefronts for warps, and so has whom it calls.
  spread(wavefront_, callers, [](const FunctionShape* f) { return f->on_device(); });
  spread(wavefront_, calls, [](const FunctionShape* f) { return f->on_device() && !f->is_kernel; });
  // What kernels with 32-lane warps reach.
  std::set<const FunctionShape*> logical;
  each([&](const CodeShape&, const FunctionShape& f) {
    if (f.is_kernel && !wavefront_.contains(&f)) logical.insert(&f);
  });
  spread(logical, calls, [](const FunctionShape* f) { return f->on_device() && !f->is_kernel; });
  std::set_intersection(wavefront_.begin(), wavefront_.end(), logical.begin(), logical.end(),
                        std::inserter(shared_, shared_.begin()));
  for (const FunctionShape* function : shared_) wavefront_.erase(function);
  each([&](const CodeShape&, const FunctionShape& f) {
    if (f.is_kernel) (wavefront_.contains(&f) ? wavefront_kernels_ : logical_kernels_).insert(f.name);
  });
  // A macro that launches such a kernel stands for it.
  for (const auto& shape : shapes_)
    for (const MacroShape& macro : shape->macros())
      for (std::size_t t = macro.body.first; t < macro.body.last; ++t)
        if (shape->at(t + 1) != "(" || shape->at(t) != macro.name)
          if (wavefront_kernels_.contains(shape->at(t))) wavefront_kernels_.insert(macro.name);
  each([&](const CodeShape& shape, const FunctionShape& function) {
    if (function.on_device()) return;
    for (std::size_t t = function.body_open; t < function.body_close; ++t) {
      if (!shape.is_identifier(t)) continue;
      if (wavefront_kernels_.contains(shape.at(t))) host_wavefront_.insert(&function);
      if (logical_kernels_.contains(shape.at(t))) host_logical_.insert(&function);
    }
  });
}

bool WarpAnalysis::on_wavefront(const CodeShape& shape, std::size_t token) const {
  if (const FunctionShape* function = shape.function_around(token)) return on_wavefront(function);
  const MacroShape* macro = shape.macro_around(token);
  return macro != nullptr && wavefront_names_.contains(macro->name);
}

void WarpAnalysis::note_use(const Constant* constant, std::set<const Constant*>& into) const {
  if (!into.insert(constant).second) return;
  for (std::size_t t = constant->value.first; t < constant->value.last; ++t) {
    const Constant* other = constant->shape->is_identifier(t) ? constants_->resolve(*constant->shape, t) : nullptr;
    if (other != nullptr && other->role != WidthRole::None) note_use(other, into);
  }
}

void WarpAnalysis::find_following_constants() {
  for (const auto& shape : shapes_) {
    for (std::size_t t = 0; t < shape->file().tokens().size(); ++t) {
      if (!shape->is_identifier(t)) continue;
      const Constant* constant = constants_->resolve(*shape, t);
      if (constant == nullptr || constant->role == WidthRole::None || constant->name_token == t) continue;
      const FunctionShape* function = shape->function_around(t);
      const MacroShape* macro = shape->macro_around(t);
      if (function != nullptr && function->on_device()) {
        if (on_wavefront(function)) note_use(constant, follows_);
        if (!on_wavefront(function) || also_logical(function)) note_use(constant, means_32_);
      } else if (function != nullptr && launches_wavefront(function)) {
        note_use(constant, follows_);
      } else if (macro != nullptr &&
                 (wavefront_names_.contains(macro->name) || wavefront_kernels_.contains(macro->name))) {
        note_use(constant, follows_);
      }
    }
  }
  // Of two constants of one name (both branches of an #if) both follow.
  std::set<const Constant*> same;
  for (const Constant* constant : follows_)
    for (const auto& other : constants_->all())
      if (other->name == constant->name && other->shape == constant->shape && other->scope == constant->scope &&
          other->role == constant->role && other->owner_open == constant->owner_open)
        same.insert(other.get());
  follows_.insert(same.begin(), same.end());
}

const WarpAnalysis& SharedWarpAnalysis::of(const RuleContext& context) const {
  const SourceFile* first = context.files.empty() ? nullptr : context.files.front().get();
  if (!analysis_ || first_ != first) {
    analysis_ = std::make_shared<const WarpAnalysis>(context);
    first_ = first;
  }
  return *analysis_;
}

}  // namespace anywarp::port
