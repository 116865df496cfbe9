// cuRAND's device generators against values that NVIDIA's own header gives when compiled for the host (CUDA 13.0), for seeds,
// subsequences and offsets that use every jump. Runs on the engine and, built with nvcc, on a GPU:
//   nvcc -arch=sm_90 -o build/gpu/conformance_random tests/simt/intrinsics/conformance_random.cu
// Prints "ok" and returns 0, or the first mismatches and 1.
#include <cuda_runtime.h>
#include <curand_kernel.h>

#include <cmath>
#include <cstdio>

#include "launch.h"

struct Case {
  unsigned long long seed, subsequence, offset;
  unsigned first_xorwow, first_philox, sixth_xorwow, sixth_philox;
  float uniform_xorwow;
  double double_xorwow;
  float normal_xorwow, uniform_philox;
  double double_philox;
  float normal_philox;
};

__device__ const Case kCases[] = {
    {0ull, 0, 0, 3179217846u, 1713891541u, 1986458431u, 1555169499u, 0.227643266f, 0.14406516578192247, -0.92717f, 0.693930924f, 0.037094080820679665, 2.5441f},
    {0ull, 0, 1000003, 2086573228u, 2908317598u, 628525719u, 4171914456u, 0.553103983f, 0.88719996293584669, -0.71893f, 0.82634145f, 0.54412854765541852, -1.3157f},
    {0ull, 1, 5, 2436410096u, 3653729773u, 28818204u, 896882636u, 0.95422709f, 0.82454718920979442, -0.48103f, 0.662939906f, 0.13440600410103798, 0.88681f},
    {0ull, 7, 1, 3755599455u, 2522621249u, 4000354814u, 3343714722u, 0.0100288233f, 0.37989188193076245, 0.52809f, 0.484817445f, 0.56806755135767162, 1.0383f},
    {0ull, 100000, 0, 3870470203u, 1043085808u, 724646819u, 1101599209u, 0.547448993f, 0.036592815687117641, 1.4895f, 0.675893247f, 0.31547717307694256, -0.7782f},
    {0ull, 100000, 1000003, 3851097600u, 1834913477u, 276171637u, 4217067838u, 0.867176592f, 0.19039820432851567, -0.40582f, 0.516959131f, 0.66460883244872093, -0.24432f},
    {1234ull, 0, 5, 2501467243u, 482218876u, 2477592138u, 3424062247u, 0.688476861f, 0.72452668187328606, -0.34218f, 0.535602272f, 0.71152652776800096, 0.6317f},
    {1234ull, 1, 1, 3978931785u, 1392278645u, 1929890176u, 495137217u, 0.799349427f, 0.37742384131006129, -2.1245f, 0.527328908f, 0.17193037923425436, 0.91059f},
    {1234ull, 7, 0, 3362343509u, 1457915124u, 2223688508u, 2897886456u, 0.211107925f, 0.33990634952396731, 0.27871f, 0.831606448f, 0.06892423378303647, 0.33083f},
    {1234ull, 7, 1000003, 3471185442u, 1428886500u, 2850847157u, 1280629386u, 0.674429655f, 0.079995687461445086, 0.87521f, 0.326956779f, 0.28756683878600597, 0.98729f},
    {1234ull, 100000, 5, 4250916800u, 3564777289u, 454172944u, 528852107u, 0.670568228f, 0.15678751195060286, -0.30401f, 0.513716996f, 0.85206878022290766, -2.2495f},
    {0x123456789abcdefull, 0, 1, 1070377272u, 3314331723u, 2476595936u, 1698698277u, 0.323129326f, 0.12991412265757979, -0.92731f, 0.697660089f, 0.96798954159021378, 1.0748f},
    {0x123456789abcdefull, 1, 0, 1832686709u, 4204658526u, 1667709471u, 2392758451u, 0.823291183f, 0.47430318982769487, 1.7272f, 0.616955161f, 0.19249983783811331, 1.0089f},
    {0x123456789abcdefull, 1, 1000003, 1330964719u, 2351342682u, 4156206325u, 1662076366u, 0.608288229f, 0.11739816165578937, 1.7893f, 0.153852776f, 0.59713584301061928, 0.77678f},
    {0x123456789abcdefull, 7, 5, 4166864432u, 518091411u, 3099096422u, 2686953279u, 0.164877996f, 0.23659972925556078, -0.0073229f, 0.21151118f, 0.20689577492885292, -0.012135f},
    {0x123456789abcdefull, 100000, 1, 2331870710u, 1600154721u, 692953829u, 3540763206u, 0.267418981f, 0.81175571329189555, -0.23407f, 0.822966874f, 0.36672289157286286, 0.52323f},
    {0x123456789abcdefull, 100000, 1000003, 190975461u, 1164085925u, 983626247u, 1918658029u, 0.913219094f, 0.016603401913288074, 0.15457f, 0.214928001f, 0.25807061162777245, 0.029489f},
};

struct Drawn {
  unsigned first_xorwow, first_philox, sixth_xorwow, sixth_philox;
  float uniform_xorwow, normal_xorwow, uniform_philox, normal_philox;
  double double_xorwow, double_philox;
};

__global__ void draw(Drawn* out) {
  const Case& c = kCases[threadIdx.x];
  Drawn& d = out[threadIdx.x];
  curandStateXORWOW_t x;
  curandStatePhilox4_32_10_t p;
  curand_init(c.seed, c.subsequence, c.offset, &x);
  curand_init(c.seed, c.subsequence, c.offset, &p);
  d.first_xorwow = curand(&x);
  d.first_philox = curand(&p);
  for (int i = 0; i < 5; ++i) d.sixth_xorwow = curand(&x), d.sixth_philox = curand(&p);
  d.uniform_xorwow = curand_uniform(&x);
  d.double_xorwow = curand_uniform_double(&x);
  d.normal_xorwow = curand_normal(&x);
  d.uniform_philox = curand_uniform(&p);
  d.double_philox = curand_uniform_double(&p);
  d.normal_philox = curand_normal(&p);
}

int main() {
  constexpr int kCount = sizeof(kCases) / sizeof(kCases[0]);
  Drawn* drawn = nullptr;
  cudaMallocManaged(&drawn, sizeof(Drawn) * kCount);
  LAUNCH(draw, 1, kCount, drawn);
  cudaDeviceSynchronize();
  Case cases[kCount];
  cudaMemcpyFromSymbol(cases, kCases, sizeof cases);
  int wrong = 0;
  for (int i = 0; i < kCount; ++i) {
    const Case& c = cases[i];
    const Drawn& d = drawn[i];
    const bool bits = d.first_xorwow == c.first_xorwow && d.first_philox == c.first_philox && d.sixth_xorwow == c.sixth_xorwow &&
                      d.sixth_philox == c.sixth_philox && d.uniform_xorwow == c.uniform_xorwow && d.double_xorwow == c.double_xorwow &&
                      d.uniform_philox == c.uniform_philox && d.double_philox == c.double_philox;
    const bool normals = std::fabs(d.normal_xorwow - c.normal_xorwow) < 2e-5f * (1 + std::fabs(c.normal_xorwow)) && std::fabs(d.normal_philox - c.normal_philox) < 2e-5f * (1 + std::fabs(c.normal_philox));
    if (bits && normals) continue;
    ++wrong;
    std::printf("seed %llx, subsequence %llu, offset %llu: %s\n", c.seed, c.subsequence, c.offset, bits ? "normals differ" : "values differ");
  }
  if (wrong == 0) std::printf("ok\n");
  return wrong != 0;
}
