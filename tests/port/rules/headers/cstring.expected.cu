#include <hip/hip_runtime.h>
#include <cstring>

__global__ void k(char* x) { memset(x, 0, 4); }

int main() {
  float host[4];
  memset(host, 0, sizeof(host));
  return static_cast<int>(strlen("abc"));
}
