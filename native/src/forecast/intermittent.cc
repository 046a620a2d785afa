#include "graticule/forecast/intermittent.h"

#include <algorithm>

namespace graticule::forecast {

namespace {

struct Run {
  double error = 0, forecast = 0;
};

/// Teunter, Syntetos and Babai 2011: the chance of demand is smoothed every period, its size when it happens.
Run tsb(const double* y, int n, double chance0, double size0, double alpha, double beta) {
  Run run;
  double chance = chance0, size = size0;
  for (int t = 0; t < n; ++t) {
    const double error = y[t] - chance * size;
    run.error += error * error;
    const bool demand = y[t] != 0;
    chance += beta * ((demand ? 1 : 0) - chance);
    if (demand) size += alpha * (y[t] - size);
  }
  run.forecast = chance * size;
  return run;
}

/// Croston 1972 with the correction of Syntetos and Boylan 2005.
Run croston(const double* y, int n, double interval0, double size0, double alpha) {
  Run run;
  double interval = interval0, size = size0;
  int since = 1;
  for (int t = 0; t < n; ++t, ++since) {
    const double error = y[t] - (1 - alpha / 2) * size / interval;
    run.error += error * error;
    if (y[t] != 0) {
      size += alpha * (y[t] - size);
      interval += alpha * (since - interval);
      since = 0;
    }
  }
  run.forecast = (1 - alpha / 2) * size / interval;
  return run;
}

}  // namespace

double forecast_intermittent(const double* y, int n) {
  double sum = 0;
  int demands = 0;
  for (int t = 0; t < n; ++t) {
    if (y[t] == 0) continue;
    sum += y[t];
    ++demands;
  }
  if (demands == 0) return 0;
  const double size = sum / demands, chance = static_cast<double>(demands) / n;
  const double grid[] = {0.02, 0.05, 0.1, 0.2, 0.3};
  Run best_tsb, best_croston;
  bool first = true, first_croston = true;
  for (double alpha : grid) {
    for (double beta : grid) {
      const Run run = tsb(y, n, chance, size, alpha, beta);
      if (first || run.error < best_tsb.error) best_tsb = run;
      first = false;
    }
    const Run run = croston(y, n, 1 / chance, size, alpha);
    if (first_croston || run.error < best_croston.error) best_croston = run;
    first_croston = false;
  }
  return 0.5 * (best_tsb.forecast + best_croston.forecast);
}

}  // namespace graticule::forecast
