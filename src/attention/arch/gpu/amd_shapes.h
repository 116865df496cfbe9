// How an AMD family's kernels are cut: what the host plans with, and the kernels are compiled with. A family
// (arch/cdna, arch/rdna) is a type that has
//
//   Mma<Kind>                                    the matrix instruction,
//   ForwardMma<Kind, role>                       that of the forward
//   kLanes, kRows                                of a wavefront: lanes, and rows of Mma's tile
//   has_few                                      whether there is a kernel for Role::Few
//   kPadding                                     elements between the columns of a transposed tile, as the instruction
//                                                reads them without bank conflicts
//   forward_shape, backward_keys_shape,          an AmdShape for each head dimension
//   backward_query_shape
//   runs_on                                      whether a GPU by the name that HIP gives it is one of the family
#pragma once

#include "attention/arch/gpu/plan.h"

namespace anywarp::attention::gpu {

struct AmdShape {
  int warps;      ///< Wavefronts of a work-group.
  int columns;    ///< Of a tile that is walked over: keys, or for dk and dv queries.
  int waves;      ///< Of a SIMD, at least: limits registers.
  int parts = 1;  ///< Work-groups that share the columns of dk and dv.
};

}  // namespace anywarp::attention::gpu
