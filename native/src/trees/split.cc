#include "trees/split.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "kernels/gain_scan.h"

namespace graticule::trees {

namespace {

using kernels::Bin;

kernels::GainRule gain_rule(const Sums& total, double rows, double l2, const SplitRules& rules) {
  kernels::GainRule rule;
  rule.gradient = static_cast<double>(total.gradient) * rules.gradient_unit;
  rule.hessian = static_cast<double>(total.hessian) * rules.hessian_unit;
  rule.gradient_unit = rules.gradient_unit;
  rule.hessian_unit = rules.hessian_unit;
  rule.l2 = l2;
  // Rows of a child are estimated from its share of the hessian: exact where hessians are equal.
  const double of_rows = rows > 0 ? rules.min_rows / rows * rule.hessian * (1 - 1e-9) : 0;
  rule.min_hessian = std::max({rules.min_child_weight, of_rows, 1e-12});
  return rule;
}

double bounded_weight(double gradient, double hessian, double l2, const Bounds& bounds) {
  return hessian + l2 > 0 ? std::clamp(-gradient / (hessian + l2), bounds.low, bounds.high) : std::clamp(0.0, bounds.low, bounds.high);
}

/// What a leaf of this weight takes from the loss, twice: G²/(H + λ) where no bound is in its way.
double bounded_score(double gradient, double hessian, double l2, double weight) {
  return -(2 * gradient * weight + (hessian + l2) * weight * weight);
}

/// As `kernels::best_cut`, for a node whose leaves have bounds, or an input that has a direction. Cuts from `free` on need not
/// respect the direction.
kernels::BestCut best_bounded_cut(const int64_t* gradients, const int64_t* hessians, int count, int free, const kernels::GainRule& rule,
                                  const Bounds& bounds, int8_t direction) {
  kernels::BestCut best;
  best.score = -std::numeric_limits<double>::infinity();
  for (int i = 0; i < count; ++i) {
    const double left_g = static_cast<double>(gradients[i]) * rule.gradient_unit, left_h = static_cast<double>(hessians[i]) * rule.hessian_unit;
    const double right_g = rule.gradient - left_g, right_h = rule.hessian - left_h;
    if (std::min(left_h, right_h) < rule.min_hessian) continue;
    const double left = bounded_weight(left_g, left_h, rule.l2, bounds), right = bounded_weight(right_g, right_h, rule.l2, bounds);
    if (i < free && direction * (right - left) < 0) continue;
    const double score = bounded_score(left_g, left_h, rule.l2, left) + bounded_score(right_g, right_h, rule.l2, right);
    if (score > best.score) best = {score, i};
  }
  return best;
}

/// Takes the cut when its gain is the best so far and enough.
bool better(const kernels::BestCut& cut, const kernels::GainRule& rule, const SplitRules& rules, const Bounds& bounds, Split& best) {
  const double parent = bounds.any() ? bounded_score(rule.gradient, rule.hessian, rule.l2, bounded_weight(rule.gradient, rule.hessian, rule.l2, bounds))
                                     : rule.gradient * rule.gradient / (rule.hessian + rule.l2);
  const double gain = cut.score - parent;
  if (!(gain > std::max({best.gain, rules.min_gain, 1e-9 * std::abs(parent) + 1e-12}))) return false;
  best.gain = gain;
  return true;
}

void threshold_split(const Bin* bins, int bin_count, const Sums& total, double rows, const SplitRules& rules, const Bounds& bounds,
                     int8_t direction, Split& best) {
  const kernels::GainRule rule = gain_rule(total, rows, rules.l2, rules);
  const bool any_missing = bins[0].gradient != 0 || bins[0].hessian != 0;
  int64_t gradients[256 + 8] = {0}, hessians[256 + 8] = {0};
  for (const bool missing_left : {false, true}) {
    if (missing_left && !any_missing) break;
    Sums left;
    if (missing_left) left = {bins[0].gradient, bins[0].hessian};
    // The last bin may stand on the left only when missing values stand alone on the right.
    const int last = any_missing && !missing_left ? bin_count - 1 : bin_count - 2;
    for (int b = 1; b <= last; ++b) {
      left.gradient += bins[b].gradient;
      left.hessian += bins[b].hessian;
      gradients[b - 1] = left.gradient;
      hessians[b - 1] = left.hessian;
    }
    if (last < 1) continue;
    // Where missing values stand alone on the right, no value of the input does.
    const int free = last == bin_count - 1 ? last - 1 : last;
    const kernels::BestCut cut = direction != 0 || bounds.any() ? best_bounded_cut(gradients, hessians, last, free, rule, bounds, direction)
                                                                : kernels::best_cut(gradients, hessians, last, rule);
    if (!better(cut, rule, rules, bounds, best)) continue;
    best.direction = cut.index < free ? direction : 0;
    best.bin = static_cast<uint8_t>(cut.index + 1);
    best.left = {gradients[cut.index], hessians[cut.index]};
    // Missing values that this node has not met go with the heavier child.
    best.missing_left = any_missing ? missing_left : best.left.hessian * 2 >= total.hessian;
  }
}

/// Categories in the order of their smoothed gradient ratio, cut once: optimal for convex losses
/// (Fisher 1958), as in LightGBM's categorical splits.
void set_split(const Bin* bins, int bin_count, const Sums& total, double rows, const SplitRules& rules, const Bounds& bounds, Split& best) {
  const kernels::GainRule rule = gain_rule(total, rows, rules.l2 + rules.category_l2, rules);
  uint8_t order[256];
  double ratio[256];
  int used = 0;
  const double mean = rule.hessian > 0 ? rule.gradient / rule.hessian : 0;
  for (int b = 0; b < bin_count; ++b) {
    if (bins[b].hessian == 0 && bins[b].gradient == 0) continue;
    const double weight = static_cast<double>(bins[b].hessian) * rules.hessian_unit + rules.category_smooth;
    ratio[b] = weight > 0 ? (static_cast<double>(bins[b].gradient) * rules.gradient_unit + rules.category_smooth * mean) / weight : 0;
    order[used++] = static_cast<uint8_t>(b);
  }
  if (used < 2) return;
  std::sort(order, order + used, [&](uint8_t a, uint8_t b) { return ratio[a] != ratio[b] ? ratio[a] < ratio[b] : a < b; });
  int64_t gradients[256 + 8] = {0}, hessians[256 + 8] = {0};
  Sums left;
  for (int i = 0; i + 1 < used; ++i) {
    left.gradient += bins[order[i]].gradient;
    left.hessian += bins[order[i]].hessian;
    gradients[i] = left.gradient;
    hessians[i] = left.hessian;
  }
  const kernels::BestCut cut = bounds.any() ? best_bounded_cut(gradients, hessians, used - 1, used - 1, rule, bounds, 0)
                                            : kernels::best_cut(gradients, hessians, used - 1, rule);
  if (!better(cut, rule, rules, bounds, best)) return;
  best.is_set = true;
  best.left = {gradients[cut.index], hessians[cut.index]};
  // Categories that this node has not seen, and missing values if it saw none, go with the heavier child.
  const bool unseen_left = best.left.hessian * 2 >= total.hessian;
  if (unseen_left) best.set = {~0ull, ~0ull, ~0ull, ~0ull};
  const int from = unseen_left ? cut.index + 1 : 0, to = unseen_left ? used : cut.index + 1;
  for (int i = from; i < to; ++i) best.set[order[i] >> 6] ^= 1ull << (order[i] & 63);
}

}  // namespace

double leaf_weight(const Sums& sums, const SplitRules& rules, const Bounds& bounds) {
  return bounded_weight(static_cast<double>(sums.gradient) * rules.gradient_unit, static_cast<double>(sums.hessian) * rules.hessian_unit,
                        rules.l2, bounds);
}

Split best_split(const Bin* bins, int bin_count, int32_t input, bool categorical, const Sums& total, double rows,
                 const SplitRules& rules, const Bounds& bounds, int8_t direction) {
  Split best;
  if (bin_count < 2) return best;
  if (categorical)
    set_split(bins, bin_count, total, rows, rules, bounds, best);
  else
    threshold_split(bins, bin_count, total, rows, rules, bounds, direction, best);
  if (best.gain > 0) best.input = input;
  return best;
}

}  // namespace graticule::trees
