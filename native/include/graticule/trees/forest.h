#pragma once
#include <cstdint>
#include <vector>

#include "graticule/run_control.h"
#include "graticule/trees/labelled.h"
#include "graticule/trees/tree_model.h"

namespace graticule::trees {

struct ForestParams {
  int32_t classes = 0;          ///< 0: regression
  bool extra = true;            ///< random thresholds on all rows (extra-trees), or best ones on bootstrap samples (random forest)
  int32_t trees = 200;
  double row_fraction = 1;      ///< share of the rows that each of the extra-trees sees, drawn without replacement
  double candidates = 0;        ///< inputs tried at each node; 0: √p for classification, all for regression
  double min_rows = 1;          ///< least rows in a child
  int32_t max_depth = 0;        ///< 0: no limit
  int32_t max_bins = 256;
  int32_t statistics_above = 16;  ///< categories beyond which a column also gets ordered target statistics
  uint64_t seed = 0;
  int32_t threads = 1;
};

/// Extremely randomised trees (Geurts, Ernst and Wehenkel 2006) or a random forest (Breiman 2001), averaged.
/// Thresholds are drawn over the bins of a node, that is over ranks, so outliers do not stretch them.
/// The same bits for the same input and seed, whatever the thread count.
/// @param out_of_bag where not null: becomes rows × max(1, classes), for each training row the mean over the trees that have
///                   not seen it (Breiman 1996, Out-of-bag estimation); NaN for a row that every tree has seen
/// @throws Aborted, BadLabels
TreeModel fit_forest(const Labelled& train, const ForestParams& params, const RunControl& control,
                     std::vector<double>* out_of_bag = nullptr);

}  // namespace graticule::trees
