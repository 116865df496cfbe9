// An AMD family's launch code and kernels on the engine, whole:
// attention_forward and attention_backward find its row in the registry, and
// the row plans and launches as on a GPU. Matrix instructions are emulated lane
// by lane. Every option, small shapes, against float64. Prints "ok", or what
// differs. Arguments: forward, backward or bias, and a part of the names of the
// cases to run.
#include <cstdio>
#include <string_view>

#include "engine_case.h"

int main(int argc, char** argv) {
  const std::string_view pass = argc > 1 ? argv[1] : "";
  const char* const only = argc > 2 ? argv[2] : "";
  int failures = 0;
  if (pass.empty() || pass == "forward") failures += forward_failures(only);
  if (pass.empty() || pass == "backward") failures += backward_failures(only);
  if (pass.empty() || pass == "bias") failures += bias_failures(only);
  if (failures == 0) std::puts("ok");
  return failures == 0 ? 0 : 1;
}
