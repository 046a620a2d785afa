#pragma once
#include <vector>

#include "graticule/run_control.h"
#include "graticule/trees/tree_model.h"

namespace graticule::trees {

/// True when the frame has the features of the fit, in number and kind.
bool matches(const TreeModel& model, const FrameView& frame);

/// Raw scores, rows × model.outputs row-major.
void predict_scores(const TreeModel& model, const FrameView& frame, int threads, const RunControl& control, double* out);

/// Predictions, rows × model.width() row-major: scores of a regression, or class probabilities.
void predict(const TreeModel& model, const FrameView& frame, int threads, const RunControl& control, double* out);

/// The mean of what models of one shape predict, as `predict` lays it out; at least one model.
void predict_mean(const std::vector<const TreeModel*>& models, const FrameView& frame, int threads, const RunControl& control, double* out);

}  // namespace graticule::trees
