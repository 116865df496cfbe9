#pragma once
#include <ATen/cuda/CUDAConfig.h>
