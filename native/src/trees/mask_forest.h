#pragma once
#include <vector>

#include "graticule/trees/tree_model.h"
#include "kernels/tree_masks.h"

namespace graticule::trees {

/// Whether a split reads bins less one: bin 0, missing values, then is the largest and goes right.
bool counts_from_zero(const Node& node);

/// Lays a model out for mask prediction; `columns[2 × input]` is the column of a block that holds an input's bins, and the entry
/// after it the column of its bins less one, where splits read them.
/// Empty when a tree has more than kMaxLeaves leaves, or leaves of more values than are worth spelling out.
kernels::MaskForest make_mask_forest(const TreeModel& model, const std::vector<int32_t>& columns);

}  // namespace graticule::trees
