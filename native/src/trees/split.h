#pragma once
#include <cstdint>
#include <limits>

#include "graticule/trees/tree_model.h"
#include "kernels/histogram.h"

namespace graticule::trees {

/// What a split must satisfy, and the grid on which its sums stand.
struct SplitRules {
  double l2 = 1;
  double min_child_weight = 1e-3;
  double min_gain = 0;
  double min_rows = 1;
  double category_smooth = 10;
  double category_l2 = 10;
  double gradient_unit = 1;  ///< value of one grid step
  double hessian_unit = 1;
};

struct Sums {
  int64_t gradient = 0;
  int64_t hessian = 0;
};

/// Between what the leaves below a node must stay, before the learning rate, so that scores are monotone.
struct Bounds {
  double low = -std::numeric_limits<double>::infinity();
  double high = std::numeric_limits<double>::infinity();

  bool any() const { return low > -std::numeric_limits<double>::infinity() || high < std::numeric_limits<double>::infinity(); }
};

struct Split {
  double gain = 0;  ///< 0: none found
  int32_t input = -1;
  uint8_t bin = 0;
  bool missing_left = false;
  bool is_set = false;
  BinSet set{};
  /// 1: no leaf on the left may stand above one on the right, −1: below one; 0: as they like.
  int8_t direction = 0;
  Sums left;

  bool found() const { return input >= 0; }
};

/// −G / (H + λ), the best value of a leaf, or the nearest within the bounds.
double leaf_weight(const Sums& sums, const SplitRules& rules, const Bounds& bounds);

/// Best split of a node on one input. `bins` are the node's sums by bin, `rows` its row count.
/// Gain is G_l²/(H_l + λ) + G_r²/(H_r + λ) − G²/(H + λ) (Chen and Guestrin 2016, eq. 7, without the ½); within bounds, what
/// the bounded leaves gain. `direction` 1 or −1: values of the input, missing ones aside, may only raise or only lower the
/// score, which holds when the children of every split on it are kept apart by the middle of their weights (as in XGBoost).
Split best_split(const kernels::Bin* bins, int bin_count, int32_t input, bool categorical, const Sums& total, double rows,
                 const SplitRules& rules, const Bounds& bounds = {}, int8_t direction = 0);

}  // namespace graticule::trees
