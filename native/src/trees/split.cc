#include "trees/split.h"

#include <algorithm>

namespace graticule::trees {

namespace {

/// Compares candidate partitions without a division each: gains are num/den with den > 0.
class Search {
 public:
  Search(const Sums& total, double rows, double l2, const SplitRules& rules)
      : rules_(rules), l2_(l2), g_(total.gradient * rules.gradient_unit), h_(total.hessian * rules.hessian_unit),
        min_weight_(rules.min_child_weight),
        // Rows of a child are estimated from its share of the hessian: exact where hessians are equal.
        min_hessian_(rows > 0 ? rules.min_rows / rows * h_ * (1 - 1e-9) : 0) {
    min_weight_ = std::max({min_weight_, min_hessian_, 1e-12});
    parent_ = g_ * g_ / (h_ + l2_);
    best_ = parent_ + std::max(rules.min_gain, 1e-9 * parent_ + 1e-12);
  }

  /// True when the partition with these left sums is the best so far.
  bool offer(double left_g, double left_h) {
    const double right_h = h_ - left_h;
    if (left_h < min_weight_ || right_h < min_weight_) return false;
    const double right_g = g_ - left_g;
    const double a = left_h + l2_, b = right_h + l2_;
    const double num = left_g * left_g * b + right_g * right_g * a, den = a * b;
    if (!(num > best_ * den)) return false;
    best_ = num / den;
    return true;
  }

  double gain() const { return best_ - parent_; }

 private:
  const SplitRules& rules_;
  double l2_, g_, h_, min_weight_, min_hessian_, parent_, best_;
};

void threshold_split(const kernels::Bin* bins, int bin_count, const Sums& total, double rows, const SplitRules& rules, Split& best) {
  Search search(total, rows, rules.l2, rules);
  const bool any_missing = bins[0].gradient != 0 || bins[0].hessian != 0;
  for (const bool missing_left : {false, true}) {
    if (missing_left && !any_missing) break;
    Sums left;
    if (missing_left) left = {bins[0].gradient, bins[0].hessian};
    // The last bin may stand on the left only when missing values stand alone on the right.
    const int last = any_missing && !missing_left ? bin_count - 1 : bin_count - 2;
    for (int b = 1; b <= last; ++b) {
      if (bins[b].hessian == 0 && bins[b].gradient == 0) continue;
      left.gradient += bins[b].gradient;
      left.hessian += bins[b].hessian;
      if (!search.offer(left.gradient * rules.gradient_unit, left.hessian * rules.hessian_unit)) continue;
      best.gain = search.gain();
      best.bin = static_cast<uint8_t>(b);
      best.missing_left = missing_left;
      best.left = left;
    }
  }
  // Never met missing values go with the heavier child.
  if (best.gain > 0 && !any_missing) best.missing_left = best.left.hessian * 2 >= total.hessian;
}

/// Categories in the order of their smoothed gradient ratio, cut once: optimal for convex losses
/// (Fisher 1958), as in LightGBM's categorical splits.
void set_split(const kernels::Bin* bins, int bin_count, const Sums& total, double rows, const SplitRules& rules, Split& best) {
  Search search(total, rows, rules.l2 + rules.category_l2, rules);
  uint8_t order[256];
  double ratio[256];
  int used = 0;
  const double mean = total.hessian > 0 ? total.gradient * rules.gradient_unit / (total.hessian * rules.hessian_unit) : 0;
  for (int b = 0; b < bin_count; ++b) {
    if (bins[b].hessian == 0 && bins[b].gradient == 0) continue;
    ratio[b] = (bins[b].gradient * rules.gradient_unit + rules.category_smooth * mean) /
               (bins[b].hessian * rules.hessian_unit + rules.category_smooth);
    order[used++] = static_cast<uint8_t>(b);
  }
  std::sort(order, order + used, [&](uint8_t a, uint8_t b) { return ratio[a] != ratio[b] ? ratio[a] < ratio[b] : a < b; });
  Sums left;
  int taken = 0;
  for (int i = 0; i + 1 < used; ++i) {
    left.gradient += bins[order[i]].gradient;
    left.hessian += bins[order[i]].hessian;
    if (!search.offer(left.gradient * rules.gradient_unit, left.hessian * rules.hessian_unit)) continue;
    best.gain = search.gain();
    best.left = left;
    taken = i + 1;
  }
  if (taken == 0) return;
  best.is_set = true;
  for (int i = 0; i < taken; ++i) best.set[order[i] >> 6] |= 1ull << (order[i] & 63);
  // Categories that this node has not seen, and missing values if it saw none, go with the heavier child.
  if (best.left.hessian * 2 < total.hessian) return;
  BinSet right{};
  for (int i = taken; i < used; ++i) right[order[i] >> 6] |= 1ull << (order[i] & 63);
  for (int word = 0; word < 4; ++word) best.set[word] = ~right[word];
}

}  // namespace

Split best_split(const kernels::Bin* bins, int bin_count, int32_t input, bool categorical, const Sums& total, double rows,
                 const SplitRules& rules) {
  Split best;
  if (bin_count < 2) return best;
  if (categorical)
    set_split(bins, bin_count, total, rows, rules, best);
  else
    threshold_split(bins, bin_count, total, rows, rules, best);
  if (best.gain > 0) best.input = input;
  return best;
}

}  // namespace graticule::trees
