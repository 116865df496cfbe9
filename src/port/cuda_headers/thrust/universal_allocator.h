// A part of Thrust, all of which stands in anywarp_thrust.h.
#pragma once
#pragma GCC system_header
#include "anywarp_thrust.h"
