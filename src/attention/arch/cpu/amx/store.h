// Float32 accumulators of the backward, as tiles, into rows of dq, dk and dv.
#pragma once

#include "attention/arch/cpu/amx/finish.h"
#include "attention/arch/cpu/amx/job.h"
#include "attention/arch/cpu/amx/words.h"

namespace anywarp::attention::cpu::ANYWARP_ISA {

inline void store_rows(const amx::StoreJob& job) {
  const int tiles = 2 * job.steps;
  for (int half = 0; half < 2; ++half) {
    for (int tile = 0; tile * kWidth < job.columns; ++tile) {
      const char* from = job.tiles + (job.transposed ? 2 * tile + half : half * tiles + tile) * amx::kTile;
      Uints rows[16];
      unrolled<16>([&](auto i) {
        Floats sum = bits_as<Floats>(load_line<Uints>(from + 64 * i.value));
        for (int n = 1; n < job.count; ++n)
          sum += bits_as<Floats>(load_line<Uints>(from + n * job.spacing + 64 * i.value));
        rows[i.value] = bits_as<Uints>(sum * broadcast(job.scale));
      });
      if (job.transposed) transpose(rows);
      unrolled<16>([&](auto i) {
        detail::store_columns(job.dtype, job.rows[half * kWidth + i.value], tile * kWidth, job.columns,
                              bits_as<Floats>(rows[i.value]));
      });
    }
  }
}

}  // namespace anywarp::attention::cpu::ANYWARP_ISA
