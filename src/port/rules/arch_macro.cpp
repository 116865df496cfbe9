// `__CUDA_ARCH__`, `__CUDACC__`, `CUDART_VERSION` and their kin are undefined on HIP (HIP porting guide, "Compiler
// defines"), and the preprocessor takes undefined for 0: untouched tests choose the oldest branch without a word. They
// become tests of
// `__HIP_DEVICE_COMPILE__`, `__HIPCC__` or a constant, so that AMD devices take the newest branch that is not NVIDIA's
// PTX. Host code that compares compute capabilities compiles and misleads (an MI300 says 9.4): it is reported.
#include <set>

#include "port/rules/rule.h"
#include "port/rules/support/arch_tests.h"
#include "port/rules/support/tokens.h"

namespace anywarp::port {
namespace {

bool is_comparison_or_sum(std::string_view spelling) {
  static const std::set<std::string_view> kOperators{"<", "<=", ">", ">=", "==", "!=", "*"};
  return kOperators.contains(spelling);
}

class ArchMacro final : public Rule {
 public:
  void on_file(const SourceFile& file, const RuleContext& context, Sink& sink) const override {
    const ArchTests tests(file);
    for (const ArchEdit& edit : tests.edits()) {
      if (edit.length == 0)
        sink.say(file, edit.offset, edit.severity, edit.message, edit.suggestion);
      else
        sink.replace(file, edit.offset, edit.length, edit.text, edit.severity, edit.message);
    }
    compute_capability(file, context, tests, sink);
  }

 private:
  static void compute_capability(const SourceFile& file, const RuleContext& context, const ArchTests& tests,
                                 Sink& sink) {
    const std::set<std::string, std::less<>> properties = property_variables(file);
    const std::string why =
        "a compute capability on AMD is the gfx number (MI300: 9.4, RX 7900: 11.0), not NVIDIA's: ask for the "
        "feature, or compare gcnArchName";
    for (std::size_t i = 2; i < file.tokens().size(); ++i) {
      const std::string_view name = file.spelling(i);
      if (name == "cudaDevAttrComputeCapabilityMajor" && is_cuda_name(file, i, context) && !tests.off_on_hip(i)) {
        sink.say(file, file.tokens()[i].offset, Severity::Manual, why, "hipDeviceProp_t::gcnArchName");
        continue;
      }
      if (name != "major" || !is_member_access(file, i)) continue;
      const bool compared = is_comparison_or_sum(file.spelling(i + 1)) || is_comparison_or_sum(before_object(file, i));
      if (!compared || tests.off_on_hip(i)) continue;
      const NameOrigin origin = context.facts.of(file).origin(file.tokens()[i].offset);
      const bool torch = file.spelling(i - 2) == ")" && file.spelling(i - 3) == "(" &&
                         file.spelling(i - 4).ends_with("DeviceProperties");
      if (origin == NameOrigin::Cuda || torch ||
          (origin != NameOrigin::User && properties.contains(file.spelling(i - 2))))
        sink.say(file, file.tokens()[i].offset, Severity::Manual, why, "hipDeviceProp_t::gcnArchName");
    }
  }

  // `8 <= prop.major`: what stands before `prop`.
  static std::string_view before_object(const SourceFile& file, std::size_t member) {
    return file.spelling(member - 3);
  }

  static std::set<std::string, std::less<>> property_variables(const SourceFile& file) {
    std::set<std::string, std::less<>> names;
    for (std::size_t i = 0; i < file.tokens().size(); ++i) {
      if (file.spelling(i) != "cudaDeviceProp" && file.spelling(i) != "getCurrentDeviceProperties" &&
          file.spelling(i) != "getDeviceProperties")
        continue;
      if (file.spelling(i) == "cudaDeviceProp") {
        std::size_t next = i + 1;
        while (file.spelling(next) == "*" || file.spelling(next) == "&" || file.spelling(next) == "const") ++next;
        names.emplace(file.spelling(next));
        continue;
      }
      // `auto* prop = at::cuda::getCurrentDeviceProperties();`
      for (std::size_t j = i; j-- > 0 && i - j < 8;)
        if (file.spelling(j) == "=") names.emplace(file.spelling(j - 1));
    }
    return names;
  }
};

}  // namespace

std::unique_ptr<Rule> make_arch_macro() { return std::make_unique<ArchMacro>(); }

}  // namespace anywarp::port
