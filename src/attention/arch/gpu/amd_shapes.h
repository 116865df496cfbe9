// How an AMD family's kernels are cut: what the host plans with, and the kernels are compiled with. A family
// (arch/cdna, arch/rdna) is a type that has
//
//   kIsFloat                                     whether its kernels are of float32, or of the kinds of 16 bits
//   Mma<Kind, kHeadDim, role>                    the matrix instruction
//   kLanes                                       of a wavefront
//   has_few                                      whether there is a kernel for Role::Few
//   kPadding                                     elements between the columns of a transposed tile, as the instruction
//                                                reads them without bank conflicts; 0 if none lies so
//   forward_shape, backward_keys_shape,          an AmdShape for each head dimension
//   backward_query_shape
#pragma once

#include "attention/arch/gpu/plan.h"

namespace anywarp::attention::gpu {

struct AmdShape {
  int warps;             ///< Wavefronts of a work-group.
  int warp_rows;         ///< Of the instruction's tile: queries, or for dk and dv keys.
  int columns;           ///< Of a tile that is walked over: keys, or for dk and dv queries.
  int waves;             ///< Of a SIMD, at least: limits registers.
  int parts = 1;         ///< Work-groups that share the columns of dk and dv.
  bool rereads = false;  ///< Whether a wavefront's own rows are read anew for every tile: registers do not hold them.

  constexpr int rows() const { return warps * warp_rows; }
};

}  // namespace anywarp::attention::gpu
