#pragma once
#include <vector>

namespace graticule::forecast {

/// Demand with many zeros: the mean of Croston's method with the Syntetos-Boylan correction (1 − α/2) and of
/// Teunter-Syntetos-Babai, smoothing parameters least in squared one-step error. A flat forecast.
double forecast_intermittent(const double* y, int n);

}  // namespace graticule::forecast
