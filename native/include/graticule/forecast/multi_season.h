#pragma once
#include <vector>

namespace graticule::forecast {

/// Exponential smoothing with several additive seasons and first-order autoregressive errors: the BATS model of
/// De Livera, Hyndman and Snyder 2011 without Box-Cox and trend, after Taylor 2003. First seasons are the shapes of
/// `season_shapes`; level, season and error parameters minimise the squared one-step errors.
/// @param periods  ascending, each ≥ 2 and at most n / 2, may be fractional
std::vector<double> forecast_multi_season(const double* y, int n, int h, const std::vector<double>& periods,
                                          int max_evaluations);

/// Ridge autoregression in levels of a series without its seasons: three recent lags and, for every period, the lags
/// one step around it, so that what a season leaves and what reverts to the mean are both carried on. Forecasts are
/// averaged over penalties with weights from exact leave-one-out errors.
std::vector<double> forecast_seasonal_ridge(const double* z, int n, int h, const std::vector<double>& periods);

}  // namespace graticule::forecast
