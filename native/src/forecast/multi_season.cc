#include "graticule/forecast/multi_season.h"

#include <algorithm>
#include <cmath>

#include "graticule/forecast/nelder_mead.h"
#include "graticule/forecast/ridge_walk.h"
#include "graticule/forecast/season.h"

namespace graticule::forecast {

namespace {

double logistic(double x) { return 1 / (1 + std::exp(-x)); }

/// States of the seasons, one after the other, and where each observation stands in them.
struct Seasons {
  int count = 0, observations = 0;
  std::vector<int> phase;     ///< count × (n + h), positions in `states`
  std::vector<double> first;  ///< states before the first observation
};

Seasons seasons_of(const double* y, int n, int h, const std::vector<double>& periods) {
  const std::vector<SeasonShape> shapes = season_shapes(y, n, periods.data(), static_cast<int>(periods.size()));
  Seasons out;
  out.count = static_cast<int>(shapes.size());
  out.observations = n + h;
  out.phase.resize(static_cast<size_t>(out.count) * (n + h));
  for (int k = 0; k < out.count; ++k) {
    const int start = static_cast<int>(out.first.size()), slots = static_cast<int>(shapes[k].values.size());
    for (int t = 0; t < n + h; ++t)
      out.phase[static_cast<size_t>(k) * (n + h) + t] = start + season_slot(t, shapes[k].period, slots);
    out.first.insert(out.first.end(), shapes[k].values.begin(), shapes[k].values.end());
  }
  return out;
}

struct Smoothing {
  double alpha, phi;
  double gamma[8];
};

/// What the last observation leaves: level, error and season states.
struct State {
  double level = 0, error = 0;
  std::vector<double> seasons;
};

double run(const double* y, int n, const Seasons& seasons, const Smoothing& smoothing, double level0, State& state) {
  state.level = level0;
  state.error = 0;
  state.seasons = seasons.first;
  double squares = 0;
  const size_t stride = seasons.observations;
  for (int t = 0; t < n; ++t) {
    double base = state.level;
    for (int k = 0; k < seasons.count; ++k) base += state.seasons[seasons.phase[k * stride + t]];
    const double error = y[t] - base;
    const double surprise = error - smoothing.phi * state.error;
    squares += surprise * surprise;
    state.level += smoothing.alpha * surprise;
    for (int k = 0; k < seasons.count; ++k) state.seasons[seasons.phase[k * stride + t]] += smoothing.gamma[k] * surprise;
    state.error = error;
  }
  return std::isfinite(squares) ? squares : 1e300;
}

}  // namespace

std::vector<double> forecast_multi_season(const double* y, int n, int h, const std::vector<double>& periods,
                                          int max_evaluations) {
  const auto most = static_cast<std::ptrdiff_t>(std::min<size_t>(8, periods.size()));
  const Seasons seasons = seasons_of(y, n, h, {periods.begin(), periods.begin() + most});
  // Not every period has a shape: one shorter than two observations has none.
  const int count = seasons.count;
  const size_t stride = n + h;
  const int head = std::min(n, static_cast<int>(std::lround(periods[0])));
  double level0 = 0;
  for (int t = 0; t < head; ++t) {
    level0 += y[t] / head;
    for (int k = 0; k < count; ++k) level0 -= seasons.first[seasons.phase[k * stride + t]] / head;
  }
  Smoothing smoothing{};
  State state;
  const auto unpack = [&](const double* p) {
    smoothing.alpha = logistic(p[0]);
    smoothing.phi = 0.995 * logistic(p[1]);
    for (int k = 0; k < count; ++k) smoothing.gamma[k] = 0.5 * logistic(p[2 + k]);
  };
  const auto objective = [&](const double* p) {
    unpack(p);
    return run(y, n, seasons, smoothing, level0, state);
  };
  std::vector<double> x{-3.0, 1.0}, step{1.5, 1.5};
  for (int k = 0; k < count; ++k) { x.push_back(-3.5); step.push_back(1.5); }
  nelder_mead(x, step, max_evaluations, 1e-6, objective);
  objective(x.data());
  std::vector<double> mean(h);
  double error = state.error;
  for (int j = 0; j < h; ++j) {
    error *= smoothing.phi;
    mean[j] = state.level + error;
    for (int k = 0; k < count; ++k) mean[j] += state.seasons[seasons.phase[k * stride + n + j]];
  }
  return mean;
}

std::vector<double> forecast_seasonal_ridge(const double* z, int n, int h, const std::vector<double>& periods) {
  std::vector<int> lags{1, 2, 3};
  for (double period : periods) {
    const int lag = static_cast<int>(std::lround(period));
    for (int near = lag - 1; near <= lag + 1; ++near)
      if (near > 3 && 3 * near <= n) lags.push_back(near);
  }
  std::sort(lags.begin(), lags.end());
  lags.erase(std::unique(lags.begin(), lags.end()), lags.end());
  const int d = static_cast<int>(lags.size()), start = lags.back(), rows = n - start;
  double mean = 0, squares = 0;
  for (int t = 0; t < n; ++t) mean += z[t] / n;
  for (int t = 0; t < n; ++t) squares += (z[t] - mean) * (z[t] - mean);
  const double scale = std::sqrt(squares / n);
  std::vector<double> flat(h, mean);
  if (rows < 2 * d || !(scale > 0)) return flat;

  std::vector<double> path(n + h);
  for (int t = 0; t < n; ++t) path[t] = (z[t] - mean) / scale;
  std::vector<double> gram(d * d, 0), moment(d, 0), row(d);
  const auto features = [&](int t) {
    for (int k = 0; k < d; ++k) row[k] = path[t - lags[k]];
  };
  for (int t = start; t < n; ++t) {
    features(t);
    for (int a = 0; a < d; ++a) {
      moment[a] += row[a] * path[t];
      for (int b = 0; b < d; ++b) gram[a * d + b] += row[a] * row[b];
    }
  }
  std::vector<double> losses, u(d);
  std::vector<std::vector<double>> coefficients;
  double least = 1e300;
  for (double share : {0.001, 0.003, 0.01, 0.03, 0.1, 0.3}) {
    std::vector<double> factor = gram, w = moment;
    for (int k = 0; k < d; ++k) factor[k * d + k] += share * rows;
    if (!solve_symmetric(factor, w, d)) continue;
    double loss = 0;
    for (int t = start; t < n; ++t) {
      features(t);
      double fit = 0, leverage = 0;
      for (int k = 0; k < d; ++k) {
        double sum = row[k];
        for (int j = 0; j < k; ++j) sum -= factor[k * d + j] * u[j];
        u[k] = sum / factor[k * d + k];
        leverage += u[k] * u[k];
        fit += w[k] * row[k];
      }
      const double error = (path[t] - fit) / std::max(0.05, 1 - leverage);
      loss += error * error / rows;
    }
    losses.push_back(loss);
    coefficients.push_back(w);
    least = std::min(least, loss);
  }
  if (losses.empty()) return flat;
  std::vector<double> total(h, 0);
  double weights = 0;
  for (size_t k = 0; k < losses.size(); ++k) {
    const double weight = std::exp(-0.5 * rows * std::log(std::max(losses[k], 1e-300) / std::max(least, 1e-300)));
    if (!(weight > 1e-6)) continue;
    double most = 0;
    for (int j = 0; j < h; ++j) {
      features(n + j);
      double value = 0;
      for (int a = 0; a < d; ++a) value += coefficients[k][a] * row[a];
      path[n + j] = value;
      most = std::max(most, std::fabs(value));
    }
    // A recursion that explodes says nothing.
    if (!(most < 20)) continue;
    weights += weight;
    for (int j = 0; j < h; ++j) total[j] += weight * path[n + j];
  }
  if (!(weights > 0)) return flat;
  for (int j = 0; j < h; ++j) total[j] = mean + scale * total[j] / weights;
  return total;
}

}  // namespace graticule::forecast
