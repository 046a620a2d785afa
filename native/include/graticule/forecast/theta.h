#pragma once
#include <vector>

namespace graticule::forecast {

/// Dynamic optimised Theta model (Fiorucci, Pellegrini, Louzada, Petropoulos and Koehler 2016) on a series without
/// season: level, alpha in [0.1, 0.99] and theta in [1, 100] minimise the squared one-step errors from the third on.
std::vector<double> forecast_theta(const double* y, int n, int h, int max_evaluations);

}  // namespace graticule::forecast
