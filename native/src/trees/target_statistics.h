#pragma once
#include <vector>

#include "trees/loss.h"

namespace graticule::trees {

/// A number derived from a category: the mean target of its rows. While fitting, a row sees only rows before it in a random
/// order (ordered target statistics, Prokhorenkova et al. 2018, §3.2), so its own target cannot leak into its feature;
/// afterwards the statistic is a function of the code, kept as a table of bins.
struct TargetStatistics {
  std::vector<Input> inputs;                ///< to follow the direct inputs
  std::vector<std::vector<float>> values;   ///< by input, one a row; NaN for missing codes
};

TargetStatistics target_statistics(const FrameView& frame, const LossState& loss, const BoostingParams& params, ThreadPool& pool);

}  // namespace graticule::trees
