// All of cuDNN stands in one header here.
#pragma once
#pragma GCC system_header
#include "cudnn.h"
