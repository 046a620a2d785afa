#pragma once
#include <algorithm>
#include <stdexcept>
#include <vector>

#include "graticule/trees/frame_view.h"

namespace graticule::trees {

/// A table with its target: float64 for regression, int32 class codes for classification. Weights may be null.
struct Labelled {
  FrameView frame;
  const double* target = nullptr;
  const int32_t* codes = nullptr;
  const double* weights = nullptr;
};

/// A target or weights that cannot be learnt from.
struct BadLabels : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// Copies of target, codes and weights, checked: the caller's memory may be shared with threads that still write to it,
/// and a class code is an index.
struct Labels {
  std::vector<double> target;   ///< regression
  std::vector<int32_t> codes;   ///< classification
  std::vector<float> weights;   ///< scaled to a mean of one; empty: all one
};

/// @throws BadLabels when a target is not finite, a code is outside 0 … classes − 1, or weights are negative, not finite or all zero
Labels take_labels(const Labelled& data, int32_t classes);

}  // namespace graticule::trees
