#include <algorithm>

long larger(long a, long b) { return std::max(a, b); }
