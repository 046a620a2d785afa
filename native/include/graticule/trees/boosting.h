#pragma once
#include <cstdint>
#include <vector>

#include "graticule/run_control.h"
#include "graticule/trees/labelled.h"
#include "graticule/trees/tree_model.h"

namespace graticule::trees {

enum class Loss : uint8_t { kSquared = 0, kQuantile = 1, kLogLoss = 2 };

struct BoostingParams {
  Loss loss = Loss::kSquared;
  int32_t classes = 0;          ///< log loss: 1 … 160
  double quantile = 0.5;        ///< quantile loss: in (0, 1)
  int32_t iterations = 300;
  double learning_rate = 0.06;
  int32_t max_leaves = 31;
  int32_t max_depth = 0;        ///< 0: no limit
  int32_t max_bins = 256;       ///< 2 … 256, one of them for missing values
  double l2 = 1;
  double min_child_weight = 1e-3;
  double min_rows = 10;
  double min_gain = 0;
  double row_fraction = 1;      ///< (0, 1], drawn afresh for each iteration
  double column_fraction = 1;   ///< (0, 1], drawn afresh for each tree
  double node_column_fraction = 1;
  double category_smooth = 10;
  double category_l2 = 10;
  /// Categories beyond this number also get ordered target statistics (Prokhorenkova et al. 2018).
  int32_t statistics_above = 16;
  /// By feature: 1 or −1 where the score may only rise or only fall with a number, else 0; empty: nowhere. Not for the quantile
  /// loss, and for one score a row alone.
  std::vector<int8_t> monotone;
  int32_t patience = 0;         ///< iterations without a better validation loss; 0: none
  bool keep_partial = false;    ///< out of time: keep the iterations so far instead of throwing
  uint64_t seed = 0;
  int32_t threads = 1;
};

/// The same bits for the same input and seed, whatever the thread count. `validation` may be null.
/// @throws Aborted, BadLabels
TreeModel fit_boosting(const Labelled& train, const Labelled* validation, const BoostingParams& params, const RunControl& control);

}  // namespace graticule::trees
