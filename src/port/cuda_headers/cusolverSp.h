// All of cuSOLVER stands in one header here.
#pragma once
#pragma GCC system_header
#include "cusolverDn.h"
