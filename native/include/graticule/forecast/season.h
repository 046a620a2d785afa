#pragma once
#include <vector>

namespace graticule::forecast {

enum class SeasonMode { none, additive, multiplicative };

/// A series taken apart: `adjusted[t]` (n values) and the seasonal value of every t in [0, n + h).
/// Additive: y = adjusted + seasonal; multiplicative: y = adjusted * seasonal.
struct Deseasonalised {
  SeasonMode mode = SeasonMode::none;
  std::vector<double> adjusted;
  std::vector<double> seasonal;
  double restore(double value, int t) const {
    if (mode == SeasonMode::none) return value;
    return mode == SeasonMode::additive ? value + seasonal[t] : value * seasonal[t];
  }
};

/// Autocorrelation at `lag`, of the series less its mean.
double autocorrelation(const double* y, int n, int lag);

/// The seasonality test of the M3 competition (Assimakopoulos and Nikolopoulos 2000): the autocorrelation at the
/// period exceeds 1.645 of its Bartlett standard error. A strong trend hides a season from that
/// test, so an autocorrelation of the detrended series above 0.4 is enough as well; between two and three periods,
/// where the test has no power, above 0.3.
bool is_seasonal(const double* y, int n, int period);

/// Centred moving average over one period (2 × m for even m); the ends are continued by the local slope.
std::vector<double> trend_of(const double* y, int n, int period);

/// Where place t stands in a period cut into `slots` phases.
int season_slot(int t, double period, int slots);

/// The mean shape of one period, over its phases; sums to zero.
struct SeasonShape {
  double period;
  std::vector<double> values;
};

/// Additive shapes of several periods, the shorter ones taken out before the longer ones are measured. Smoothing over
/// neighbouring phases and shrinkage are chosen by leaving one cycle out. Periods that y does not hold twice are left out.
std::vector<SeasonShape> season_shapes(const double* y, int n, const double* periods, int n_periods);

/// Removes the seasons of the given periods (ascending, each may be fractional). A single period up to 24 is
/// removed by classical decomposition when the test says so; longer or several ones by averaging phases, with
/// the smoothing over neighbouring phases and the shrinkage chosen by leaving one cycle out.
Deseasonalised deseasonalise(const double* y, int n, int h, const double* periods, int n_periods, bool test);

}  // namespace graticule::forecast
