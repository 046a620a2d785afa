#include "graticule/forecast/ridge_walk.h"

#include <algorithm>
#include <cmath>

namespace graticule::forecast {

bool solve_symmetric(std::vector<double>& a, std::vector<double>& b, int d) {
  // Cholesky, in place.
  for (int i = 0; i < d; ++i) {
    for (int j = 0; j <= i; ++j) {
      double sum = a[i * d + j];
      for (int k = 0; k < j; ++k) sum -= a[i * d + k] * a[j * d + k];
      if (i == j) {
        if (!(sum > 1e-12)) return false;
        a[i * d + i] = std::sqrt(sum);
      } else {
        a[i * d + j] = sum / a[j * d + j];
      }
    }
  }
  for (int i = 0; i < d; ++i) {
    for (int k = 0; k < i; ++k) b[i] -= a[i * d + k] * b[k];
    b[i] /= a[i * d + i];
  }
  for (int i = d - 1; i >= 0; --i) {
    for (int k = i + 1; k < d; ++k) b[i] -= a[k * d + i] * b[k];
    b[i] /= a[i * d + i];
  }
  return true;
}

namespace {

/// Features of the step to time t, scaled to be of order one.
struct Walk {
  int lags, season;
  double intercept, slope, scale;  // line through z, size of the differences

  int width() const { return 2 + lags + (season > 1 ? 1 : 0); }

  void features(const double* z, int t, double* out) const {
    int k = 0;
    out[k++] = 1;
    out[k++] = (z[t - 1] - intercept - slope * (t - 1)) / scale / 4;
    for (int lag = 1; lag <= lags; ++lag) out[k++] = (z[t - lag] - z[t - lag - 1]) / scale;
    if (season > 1) out[k++] = (z[t - season] - z[t - season - 1]) / scale;
  }
};

}  // namespace

std::vector<double> forecast_ridge_walk(const double* z, int n, int h, int lags, int season) {
  std::vector<double> mean(h, n > 0 ? z[n - 1] : 0);
  lags = std::min(lags, std::max(0, (n - 3) / 3));
  if (season > 1 && n < 3 * season) season = 0;
  const int start = std::max(lags + 1, season > 1 ? season + 1 : 1);
  const int rows = n - start;
  if (rows < 3) return mean;

  Walk walk{lags, season, 0, 0, 0};
  double sx = 0, sy = 0, sxx = 0, sxy = 0;
  for (int t = 0; t < n; ++t) { sx += t; sy += z[t]; sxx += double(t) * t; sxy += t * z[t]; }
  walk.slope = (n * sxy - sx * sy) / (n * sxx - sx * sx);
  walk.intercept = (sy - walk.slope * sx) / n;
  double squares = 0;
  for (int t = 1; t < n; ++t) squares += (z[t] - z[t - 1]) * (z[t] - z[t - 1]);
  walk.scale = std::sqrt(squares / (n - 1));
  if (!(walk.scale > 0)) return mean;

  const int d = walk.width();
  std::vector<double> design(static_cast<size_t>(rows) * d), target(rows), gram(d * d, 0), moment(d, 0);
  for (int i = 0; i < rows; ++i) {
    double* row = &design[static_cast<size_t>(i) * d];
    walk.features(z, start + i, row);
    target[i] = (z[start + i] - z[start + i - 1]) / walk.scale;
    for (int a = 0; a < d; ++a) {
      moment[a] += row[a] * target[i];
      for (int b = 0; b < d; ++b) gram[a * d + b] += row[a] * row[b];
    }
  }
  // Penalties as a share of the rows; the largest is a random walk but for the drift.
  const double shares[] = {0.01, 0.03, 0.1, 0.3, 1, 3, 10};
  std::vector<double> total(h, 0), path(n + h), row(d);
  double weights = 0, least = -1;
  std::vector<std::vector<double>> coefficients;
  std::vector<double> losses;
  for (double share : shares) {
    std::vector<double> a = gram, w = moment;
    const double penalty = share * rows;
    a[0] += 0.1 * penalty;
    for (int k = 1; k < d; ++k) a[k * d + k] += penalty;
    std::vector<double> factor = a;
    if (!solve_symmetric(factor, w, d)) continue;
    // Leverage of a row x: |L⁻¹ x|² with the Cholesky factor L left by the solve.
    double loss = 0;
    std::vector<double> u(d);
    for (int i = 0; i < rows; ++i) {
      const double* x = &design[static_cast<size_t>(i) * d];
      double fit = 0, leverage = 0;
      for (int k = 0; k < d; ++k) {
        double sum = x[k];
        for (int j = 0; j < k; ++j) sum -= factor[k * d + j] * u[j];
        u[k] = sum / factor[k * d + k];
        leverage += u[k] * u[k];
        fit += w[k] * x[k];
      }
      const double error = (target[i] - fit) / std::max(0.05, 1 - leverage);
      loss += error * error;
    }
    loss /= rows;
    if (!std::isfinite(loss)) continue;
    coefficients.push_back(w);
    losses.push_back(loss);
    if (least < 0 || loss < least) least = loss;
  }
  if (coefficients.empty()) return mean;
  for (size_t k = 0; k < coefficients.size(); ++k) {
    const double weight = std::exp(-0.5 * rows * std::log(std::max(losses[k], 1e-300) / std::max(least, 1e-300)));
    std::copy(z, z + n, path.begin());
    bool finite = true;
    for (int j = 0; j < h; ++j) {
      const int t = n + j;
      walk.features(path.data(), t, row.data());
      double step = 0;
      for (int a = 0; a < d; ++a) step += coefficients[k][a] * row[a];
      path[t] = path[t - 1] + walk.scale * step;
      finite = finite && std::isfinite(path[t]);
    }
    if (!finite) continue;
    weights += weight;
    for (int j = 0; j < h; ++j) total[j] += weight * path[n + j];
  }
  if (weights > 0)
    for (int j = 0; j < h; ++j) mean[j] = total[j] / weights;
  return mean;
}

std::vector<double> forecast_level_shape(const double* y, int n, int h, int period) {
  if (period < 2 || n < 2 * period) return forecast_ridge_walk(y, n, h, 3, 0);
  // Cycles end at the last observation, so that the newest one is whole.
  const int cycles = n / period, skip = n - cycles * period;
  const double* folded = y + skip;
  bool positive = true;
  for (int t = 0; t < n; ++t) positive = positive && y[t] > 0;
  std::vector<double> level(cycles, 0), shape(period, 0);
  for (int c = 0; c < cycles; ++c) {
    for (int j = 0; j < period; ++j) level[c] += folded[c * period + j];
    level[c] /= period;
  }
  // The slope inside a cycle belongs to the level, not to the shape.
  const double drift = cycles > 1 ? (level[cycles - 1] - level[0]) / ((cycles - 1.0) * period) : 0;
  double weight = 1, weights = 0;
  for (int c = cycles - 1; c >= 0 && c >= cycles - 12; --c, weight *= 0.8) {
    for (int j = 0; j < period; ++j) {
      const double base = level[c] + drift * (j - 0.5 * (period - 1));
      const double value = folded[c * period + j];
      shape[j] += weight * (positive ? value / std::max(base, 1e-9 * level[c]) : value - base);
    }
    weights += weight;
  }
  double mean_shape = 0;
  for (double& value : shape) { value /= weights; mean_shape += value / period; }
  for (double& value : shape) value = positive ? value / mean_shape : value - mean_shape;

  const int ahead = (h + period - 1) / period + 1;
  std::vector<double> worked(cycles);
  const bool logs = positive && cycles >= 3;
  for (int c = 0; c < cycles; ++c) worked[c] = logs ? std::log(level[c]) : level[c];
  std::vector<double> future = forecast_ridge_walk(worked.data(), cycles, ahead, 2, 0);
  if (logs)
    for (double& value : future) value = std::exp(value);
  // The newest adjusted observations say where the level stands now; the path is moved there and eases back.
  double now = 0;
  const int recent = std::max(1, std::min(period / 3, 6));
  for (int j = period - recent; j < period; ++j) {
    const double value = folded[(cycles - 1) * period + j];
    now += (positive ? value / std::max(shape[j], 1e-6) : value - shape[j]) / recent;
  }
  const auto level_at = [&](double position) {  // position in cycles; c + 0.5 is the middle of forecast cycle c
    const double x = position - 0.5;
    const int c = static_cast<int>(std::floor(x));
    const double left = c < 0 ? level[cycles - 1] : future[std::min(c, ahead - 1)];
    const double right = future[std::min(c + 1, ahead - 1)];
    return left + (right - left) * (x - c);
  };
  const double gap = now - level_at(-0.5 * recent / period);
  std::vector<double> mean(h);
  for (int j = 0; j < h; ++j) {
    const double base = level_at((j + 0.5) / period) + gap * std::pow(0.5, j / (2.0 * period));
    mean[j] = positive ? std::max(base, 0.0) * shape[j % period] : base + shape[j % period];
  }
  return mean;
}

}  // namespace graticule::forecast
