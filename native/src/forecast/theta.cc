#include "graticule/forecast/theta.h"

#include <algorithm>
#include <cmath>

#include "graticule/forecast/nelder_mead.h"

namespace graticule::forecast {

namespace {

struct State {
  double level, mean, intercept, slope;
};

/// One pass over y; the errors' sum of squares comes back and the state is left after the last observation.
double run(const double* y, int n, double level0, double alpha, double theta, State& state) {
  const double weight = 1 - 1 / theta;
  state = {level0, 0, 0, 0};
  double squares = 0, decay = 1;  // decay = (1 − alpha)^(t − 1)
  for (int t = 1; t <= n; ++t) {
    const double line = decay * state.intercept + (1 - decay * (1 - alpha)) / alpha * state.slope;
    const double fit = state.level + weight * line;
    const double value = y[t - 1], error = value - fit;
    if (t >= 3) squares += error * error;
    state.level = alpha * value + (1 - alpha) * state.level;
    const double before = state.mean;
    state.mean = ((t - 1) * before + value) / t;
    state.slope = t == 1 ? 0 : ((t - 2) * state.slope + 6 * (value - before) / t) / (t + 1);
    state.intercept = state.mean - state.slope * (t + 1) / 2;
    decay *= 1 - alpha;
  }
  return squares;
}

}  // namespace

std::vector<double> forecast_theta(const double* y, int n, int h, int max_evaluations) {
  std::vector<double> mean(h, n > 0 ? y[n - 1] : 0);
  if (n < 4) return mean;
  double spread = 0;
  for (int t = 1; t < n; ++t) spread += std::fabs(y[t] - y[t - 1]);
  spread /= n - 1;
  if (!(spread > 0)) return mean;

  State state{};
  double level = 0, alpha = 0, theta = 0;
  const auto unpack = [&](const double* p) {
    level = y[0] + spread * p[0];
    alpha = 0.1 + 0.89 / (1 + std::exp(-p[1]));
    theta = 1 + 99 / (1 + std::exp(-p[2]));
  };
  const auto objective = [&](const double* p) {
    unpack(p);
    const double value = run(y, n, level, alpha, theta, state);
    return std::isfinite(value) ? value : 1e300;
  };
  std::vector<double> x{0, 0, -4.5};  // alpha about 0.55, theta about 2
  nelder_mead(x, {1.0, 1.0, 1.0}, max_evaluations, 1e-7, objective);
  objective(x.data());

  // The recursion goes on with each forecast in the place of the observation.
  const double weight = 1 - 1 / theta;
  double decay = std::pow(1 - alpha, n);
  for (int j = 0; j < h; ++j) {
    const int t = n + 1 + j;
    const double line = decay * state.intercept + (1 - decay * (1 - alpha)) / alpha * state.slope;
    const double fit = state.level + weight * line;
    mean[j] = fit;
    state.level = alpha * fit + (1 - alpha) * state.level;
    const double before = state.mean;
    state.mean = ((t - 1) * before + fit) / t;
    state.slope = ((t - 2) * state.slope + 6 * (fit - before) / t) / (t + 1);
    state.intercept = state.mean - state.slope * (t + 1) / 2;
    decay *= 1 - alpha;
  }
  return mean;
}

}  // namespace graticule::forecast
