#pragma once
#include <vector>

#include "graticule/trees/tree_model.h"
#include "kernels/tree_masks.h"

namespace graticule::trees {

/// Lays a model out for mask prediction; `columns[input]` is the column of a block that holds an input's bins.
/// Empty when a tree has more than 256 leaves, or leaves of more values than are worth spelling out.
kernels::MaskForest make_mask_forest(const TreeModel& model, const std::vector<int32_t>& columns);

}  // namespace graticule::trees
