#include "kernels/gain_scan.h"

namespace graticule::kernels {

BestCut best_cut(const int64_t* gradients, const int64_t* hessians, int count, const GainRule& rule, Simd simd) {
  constexpr int kLanes = 8;
  alignas(64) double scores[256 + kLanes];
  alignas(64) double best[kLanes];
  const int padded = (count + kLanes - 1) / kLanes * kLanes;
  double* const score = scores;
  double* const top = best;
  at_level(simd, [=]() GRATICULE_INLINE_BODY {
    for (int i = 0; i < padded; ++i) {
      const double left_g = static_cast<double>(gradients[i]) * rule.gradient_unit;
      const double left_h = static_cast<double>(hessians[i]) * rule.hessian_unit;
      const double right_g = rule.gradient - left_g, right_h = rule.hessian - left_h;
      const double a = left_h + rule.l2, b = right_h + rule.l2;
      const double lesser = left_h < right_h ? left_h : right_h;
      const double value = (left_g * left_g * b + right_g * right_g * a) / (a * b);
      score[i] = lesser >= rule.min_hessian ? value : -1.0;
    }
    for (int i = count; i < padded; ++i) score[i] = -1.0;
    // Eight running maxima side by side: a maximum is exact, so their order does not matter.
    for (int lane = 0; lane < kLanes; ++lane) top[lane] = -1.0;
    for (int i = 0; i < padded; i += kLanes)
      for (int lane = 0; lane < kLanes; ++lane) top[lane] = score[i + lane] > top[lane] ? score[i + lane] : top[lane];
  });
  BestCut cut;
  for (const double value : best) cut.score = value > cut.score ? value : cut.score;
  if (cut.score < 0) return cut;
  while (scores[cut.index] != cut.score) ++cut.index;
  return cut;
}

}  // namespace graticule::kernels
