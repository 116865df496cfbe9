#include <hip/hip_runtime.h>
#include "implied_by_header_check.h"

int answer() { return 42; }
