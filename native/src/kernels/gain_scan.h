#pragma once
#include <cstddef>
#include <cstdint>

#include "kernels/simd.h"

namespace graticule::kernels {

/// What a cut must satisfy, in real units: sums times unit.
struct GainRule {
  double gradient, hessian;  ///< of the whole node
  double gradient_unit, hessian_unit;
  double l2;
  double min_hessian;        ///< of each child
};

struct BestCut {
  double score = -1;  ///< G_l²/(H_l + λ) + G_r²/(H_r + λ), or −1 when no cut is allowed
  int index = 0;      ///< the first that has it
};

/// The best cut after one of `count` ≤ 256 places; gradients[i] and hessians[i] are the left child's sums on the grid when
/// cut after place i. Both arrays have room for 8 more.
BestCut best_cut(const int64_t* gradients, const int64_t* hessians, int count, const GainRule& rule, Simd simd = simd_level());

}  // namespace graticule::kernels
