// Takes words, says them, and ends as it is told.
// ARGS: 7 "two words" --json
// EXPECT: 3 arguments: [7] [two words] [--json]; the kernel makes 14 of 7
// EXIT: 9

#include <cstdio>
#include <cstdlib>

__global__ void doubled(int* value) { *value *= 2; }

int main(int argc, char** argv) {
  printf("%d arguments:", argc - 1);
  for (int i = 1; i < argc; ++i) printf(" [%s]%s", argv[i], i + 1 < argc ? "" : "; ");
  int* value;
  cudaMallocManaged(&value, sizeof(int));
  *value = argc > 1 ? atoi(argv[1]) : 1;
  const int before = *value;
  doubled<<<1, 1>>>(value);
  cudaDeviceSynchronize();
  printf("the kernel makes %d of %d\n", *value, before);
  return 9;
}
