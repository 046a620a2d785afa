#pragma once
#include "graticule/run_control.h"
#include "graticule/trees/tree_model.h"

namespace graticule::trees {

/// Exact Shapley values of the raw scores, path-dependent: a split on an absent feature is followed both ways in
/// proportion to the training rows that went there (Lundberg et al. 2020, Explainable AI for trees, algorithm 2).
/// rows × outputs × (features + 1) row-major; the last of each row and output is the expected score, and all sum to the score.
void shapley_values(const TreeModel& model, const FrameView& frame, int threads, const RunControl& control, double* out);

}  // namespace graticule::trees
