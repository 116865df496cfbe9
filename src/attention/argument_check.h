// The words and the single checks that validation is made of: each says of one argument what it is and what it must be.
#pragma once

#include <initializer_list>
#include <string>

#include "anywarp/attention.h"

namespace anywarp::attention {

/// `name is value; it must be expected`.
tl::unexpected<Error> invalid(const std::string& name, const std::string& value, const std::string& expected);

std::string name_of(DType dtype);
std::string name_of(Device device);
/// `[2, 8, 128, 64]`
std::string text_of(const std::array<std::int64_t, 4>& values);

Result<void> check_dtype(const char* name, DType dtype, std::initializer_list<DType> allowed);

/// Lengths not negative, element count and byte offsets within 63 bits, data there if there are elements, aligned.
Result<void> check_memory(const char* name, const ConstTensor& tensor);

/// The columns lie side by side.
Result<void> check_unit_columns(const char* name, const ConstTensor& tensor);

/// The shape is `expected`; −1 stands for any length.
Result<void> check_shape(const char* name, const ConstTensor& tensor, const std::array<std::int64_t, 4>& expected);

/// Written elements have a place each: no axis is broadcast.
Result<void> check_writable(const char* name, const Tensor& tensor);

/// What is written does not lie in what is read: told where both are dense, or start at the same element.
Result<void> check_apart(const char* written_name, const Tensor& written, const char* read_name,
                         const ConstTensor& read);

}  // namespace anywarp::attention

/// Returns the error of a Result<void>, if it is one.
#define ANYWARP_CHECK(expression)                              \
  do {                                                         \
    if (auto checked = (expression); !checked) return checked; \
  } while (false)
