#pragma once
#include "prior/points.h"
#include "prior/style.h"

namespace graticule::prior {

/// A random function of the family the style favours, from x (standardised, of any number of dimensions ≥ 1) to
/// `dims` standardised dimensions.
Points random_function(const Points& x, std::size_t dims, const Style& style, Draws& draws);

/// Random linear forms with unit weight vectors: dense, with a few important inputs, or of few inputs each.
Points random_linear(const Points& x, std::size_t dims, Draws& draws);

/// Applies activation `kind` (0 … kActivations − 1) in place.
void activate(float* values, std::size_t n, std::size_t kind);

}  // namespace graticule::prior
