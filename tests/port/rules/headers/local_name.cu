// A project's own header may have a CUDA name.
#include <cuda_runtime.h>
#include "local_name.h"
__global__ void k() {}
