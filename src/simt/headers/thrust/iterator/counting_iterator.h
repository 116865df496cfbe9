#pragma once
#include "../anywarp_thrust.h"
