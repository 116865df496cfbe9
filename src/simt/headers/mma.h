// nvcuda::wmma: see intrinsics/wmma.h.
#pragma once
#include "../intrinsics/wmma.h"
