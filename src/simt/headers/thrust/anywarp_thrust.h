#pragma once
#include "../../intrinsics/thrust_algorithm.h"
namespace thrust = ::anywarp::simt::thrust;
