// cuSPARSE's second interface, which is its only one.
#pragma once
#pragma GCC system_header
#include "cusparse.h"
