// Byte-range changes of one build file, gathered out of order and applied once.
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <utility>

namespace anywarp::port {

class TextEdits {
 public:
  /// Replaces [begin, end). Ranges must not overlap; equal begins are insertions, kept in order of arrival.
  void replace(std::size_t begin, std::size_t end, std::string text) {
    edits_.emplace(begin, std::pair(end, std::move(text)));
  }
  void insert(std::size_t at, std::string text) { replace(at, at, std::move(text)); }
  bool empty() const { return edits_.empty(); }

  std::string apply(std::string_view original) const {
    std::string result;
    std::size_t at = 0;
    for (const auto& [begin, change] : edits_) {
      if (begin < at) continue;
      result += original.substr(at, begin - at);
      result += change.second;
      at = change.first;
    }
    result += original.substr(at);
    return result;
  }

 private:
  std::multimap<std::size_t, std::pair<std::size_t, std::string>> edits_;
};

}  // namespace anywarp::port
