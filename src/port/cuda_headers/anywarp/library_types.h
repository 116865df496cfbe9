// Types that the libraries share: element types of matrices and signals.
#pragma once
#pragma GCC system_header
// cudaDataType and its constants stand with the runtime types.
#include "../generated/runtime_types.h"

typedef enum cudaDataType cudaDataType_t;
typedef enum libraryPropertyType_t { MAJOR_VERSION, MINOR_VERSION, PATCH_LEVEL } libraryPropertyType;
