// A project's own header may have a CUDA name.
#include <hip/hip_runtime.h>
#include "local_name.h"
__global__ void k() {}
