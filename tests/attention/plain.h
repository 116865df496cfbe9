// Attention as a few lines of a tensor library would compute it in the problem's dtype: each intermediate (scores,
// probabilities, their gradients) is rounded to the dtype, products are accumulated in float32. Its distance from the
// float64 reference is the measure of accuracy: an implementation may err twice as much.
#pragma once

#include <vector>

#include "attention/reference/reference.h"
#include "case.h"

namespace anywarp::attention {

struct Plain {
  std::vector<double> out, lse;
  reference::BackwardResult gradient;  ///< Empty unless asked for.
  double score = 0.0;                  ///< The largest |S| of a visible key.
  double dscore = 0.0;                 ///< The largest P · (|dP| + |Σ out · dout|): what dS is a difference of.
};
Plain plain(const Case& c, bool backward);

/// Half of the distance between 1 and the next number.
double unit_roundoff(DType dtype);

}  // namespace anywarp::attention
