#pragma once
#include <vector>

namespace graticule::forecast {

/// One exponential-smoothing state space model (Hyndman, Koehler, Ord and Snyder 2008), additive trend only.
struct EtsForm {
  bool multiplicative_error = false;
  bool trend = false;
  bool damped = false;
  enum class Season { none, additive, multiplicative } season = Season::none;
};

struct EtsFit {
  EtsForm form;
  double alpha = 0, beta = 0, gamma = 0, phi = 1;
  double level0 = 0, slope0 = 0;
  double aicc = 0;
  bool usable = false;
  std::vector<double> mean;   ///< h forecasts
  std::vector<double> sigma;  ///< for each, what one step's error would be there, in the units of y
};

/// Minimises −2 log likelihood over smoothing parameters, damping and the first level and slope; first seasonal
/// states come from classical decomposition (`season0`, `period` values).
EtsFit fit_ets(const double* y, int n, int h, int period, const EtsForm& form, const std::vector<double>& season0,
               int max_evaluations);

struct EtsForecast {
  std::vector<double> mean;    ///< average over the forms, weighted by exp(−AICc difference / 2)
  std::vector<double> damped;  ///< the best damped-trend form alone
  std::vector<double> sigma;   ///< standard deviation of the mixture of forms, by horizon
};

/// Fits every admissible form and averages. `seasonal` false leaves the seasonal forms out, `damped_only` true all
/// but those with a damped trend.
EtsForecast forecast_ets(const double* y, int n, int h, int period, bool seasonal, int max_evaluations,
                         bool damped_only = false);

}  // namespace graticule::forecast
