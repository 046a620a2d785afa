#include "graticule/forecast/complex_smoothing.h"

#include <algorithm>
#include <cmath>

#include "graticule/forecast/nelder_mead.h"

namespace graticule::forecast {

namespace {

constexpr double refused = 1e300;

struct State {
  double level, hidden;
};

/// The region in which older errors count less and less.
bool stable(double a0, double a1) {
  return (a0 - 2.5) * (a0 - 2.5) + a1 * a1 > 1.25 && (a0 - 0.5) * (a0 - 0.5) + (a1 - 1) * (a1 - 1) > 0.25 &&
         (a0 - 1.5) * (a0 - 1.5) + (a1 - 0.5) * (a1 - 0.5) < 1.5;
}

}  // namespace

std::vector<double> forecast_complex_smoothing(const double* y, int n, int h, int max_evaluations) {
  if (n < 8) return {};
  const int head = std::min(n, 10);
  double level0 = 0, spread = 0;
  for (int t = 0; t < head; ++t) level0 += y[t] / head;
  for (int t = 1; t < n; ++t) spread += std::fabs(y[t] - y[t - 1]) / (n - 1);
  if (!(spread > 0)) return {};

  State state{};
  const auto run = [&](const double* p) {
    const double a0 = p[0], a1 = p[1];
    if (!stable(a0, a1)) return refused;
    state = {level0 + spread * p[2], level0 / 1.1 + spread * p[3]};
    double squares = 0;
    for (int t = 0; t < n; ++t) {
      const double error = y[t] - state.level;
      squares += error * error;
      const double level = state.level - (1 - a1) * state.hidden + (a0 - a1) * error;
      state.hidden = state.level + (1 - a0) * state.hidden + (a0 + a1) * error;
      state.level = level;
    }
    return std::isfinite(squares) ? squares : refused;
  };
  std::vector<double> x{1.3, 1.0, 0, 0};
  nelder_mead(x, {0.15, 0.05, 1.0, 1.0}, max_evaluations, 1e-7, run);
  if (!(run(x.data()) < refused)) return {};
  std::vector<double> mean(h);
  for (int j = 0; j < h; ++j) {
    mean[j] = state.level;
    const double level = state.level - (1 - x[1]) * state.hidden;
    state.hidden = state.level + (1 - x[0]) * state.hidden;
    state.level = level;
    if (!std::isfinite(mean[j])) return {};
  }
  return mean;
}

}  // namespace graticule::forecast
