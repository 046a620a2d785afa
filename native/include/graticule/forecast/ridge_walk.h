#pragma once
#include <vector>

namespace graticule::forecast {

/// A ridge autoregression of the differences: Δz_t on a constant, the standing of z above its line, and `lags` earlier
/// differences (and the one a `season` ago when season > 1). Coefficients shrink to zero, that is to a random walk.
/// Forecasts are averaged over penalties with weights from exact leave-one-out errors.
std::vector<double> forecast_ridge_walk(const double* z, int n, int h, int lags, int season);

/// Solves (A + diag(penalty)) x = b for a symmetric positive A (d × d, row-major, destroyed); false when singular.
bool solve_symmetric(std::vector<double>& a, std::vector<double>& b, int d);

/// Level × shape: the series folded by `period` as an outer product of cycle levels and one shape per phase; the
/// shape is the weighted mean of the latest cycles, the levels go on as a ridge walk. Needs two whole cycles.
std::vector<double> forecast_level_shape(const double* y, int n, int h, int period);

}  // namespace graticule::forecast
