#include "attention/registry.h"

#include "attention/reference/reference.h"

namespace anywarp::attention {

std::span<const Implementation> implementations() {
  static const Implementation table[] = {
      reference::implementation(),
  };
  return table;
}

}  // namespace anywarp::attention
