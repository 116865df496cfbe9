// Stands for PyTorch's header: all of it is in anywarp_torch.h.
#pragma once
#pragma GCC system_header
#include "../anywarp_torch.h"
