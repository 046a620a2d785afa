#pragma once
#include <vector>

namespace graticule::forecast {

/// ARIMA(p, d, q)(P, D, Q) with a season of `period` steps (1 for none), chosen as Hyndman and Khandakar (2008) do: d by
/// KPSS tests, D by the strength of the season, the orders by steps to better neighbours. Coefficients minimise the
/// conditional sum of squares inside the stationary and invertible region; the models on the way are averaged with
/// weights exp(−AICc difference / 2).
/// @param most_models  models that are fitted at most
/// @return h forecasts; empty when the series is too short or nothing could be fitted
std::vector<double> forecast_arima(const double* y, int n, int h, int period, int most_models);

}  // namespace graticule::forecast
