#pragma once
#include <vector>

namespace graticule::forecast {

/// Complex exponential smoothing (Svetunkov, Kourentzes and Ord 2022) on a series without season: a level and what it
/// hides, smoothed by one complex number inside its stability region. It tells no trend from a level, so it follows both.
/// @return h forecasts; empty when the series is too short
std::vector<double> forecast_complex_smoothing(const double* y, int n, int h, int max_evaluations);

}  // namespace graticule::forecast
