#include "graticule/forecast/ets.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "graticule/forecast/nelder_mead.h"
#include "graticule/forecast/season.h"

namespace graticule::forecast {

namespace {

constexpr double refused = 1e300;
/// A lead in AICc that no trend makes up for.
constexpr double hopeless = 25;
/// The bounds of damping that R's ets uses: below 0.8 a trend is gone at once, above 0.98 it never damps.
constexpr double phi_low = 0.8, phi_high = 0.98;

double logistic(double x) { return 1 / (1 + std::exp(-x)); }

/// The filter: runs the model over y and returns −2 log likelihood (up to a constant), leaving the last states.
struct Filter {
  const double* y;
  int n, period;
  EtsForm form;
  std::vector<double> season;  // ring of `period` states
  /// Sums of squared errors, in the units of y and as shares of the fit (multiplicative errors alone).
  double level, slope, squares, relative;

  double run(double alpha, double beta, double gamma, double phi, double level0, double slope0,
             const std::vector<double>& season0) {
    using Season = EtsForm::Season;
    level = level0;
    slope = slope0;
    squares = relative = 0;
    double logs = 0, product = 1;
    if (form.season != Season::none) season = season0;
    int at = 0;
    for (int t = 0; t < n; ++t) {
      const double trend = form.trend ? phi * slope : 0;
      const double base = level + trend;
      double fit = base, s = 0;
      if (form.season == Season::additive) { s = season[at]; fit = base + s; }
      else if (form.season == Season::multiplicative) { s = season[at]; fit = base * s; }
      const double error = y[t] - fit;
      squares += error * error;
      if (form.multiplicative_error) {
        if (!(fit > 1e-9)) return refused;
        const double e = error / fit;
        relative += e * e;
        // One logarithm for many fits: the product is taken out before it leaves the range of a double.
        product *= fit;
        if (product > 1e150 || product < 1e-150) {
          logs += std::log(product);
          product = 1;
        }
        if (form.season == Season::multiplicative) {
          level = base * (1 + alpha * e);
          slope = trend + beta * base * e;
          season[at] = s * (1 + gamma * e);
        } else if (form.season == Season::additive) {
          level = base + alpha * fit * e;
          slope = trend + beta * fit * e;
          season[at] = s + gamma * fit * e;
        } else {
          level = base * (1 + alpha * e);
          slope = trend + beta * base * e;
        }
      } else {
        level = base + alpha * error;
        slope = trend + beta * error;
        if (form.season == Season::additive) season[at] = s + gamma * error;
      }
      if (form.season != Season::none && ++at == period) at = 0;
    }
    const double value = form.multiplicative_error ? n * std::log(std::max(relative, 1e-300)) + 2 * (logs + std::log(product))
                                                   : n * std::log(std::max(squares, 1e-300));
    return std::isfinite(value) ? value : refused;
  }
};

}  // namespace

EtsFit fit_ets(const double* y, int n, int h, int period, const EtsForm& form, const std::vector<double>& season0,
               int max_evaluations) {
  using Season = EtsForm::Season;
  const bool seasonal = form.season != Season::none;
  EtsFit fit;
  fit.form = form;

  // Start: a line through the first (seasonally adjusted) observations, as R's ets does.
  const int first = std::min(n, std::max(10, seasonal ? 2 * period : 10));
  double sx = 0, sy = 0, sxx = 0, sxy = 0;
  for (int t = 0; t < first; ++t) {
    double value = y[t];
    if (form.season == Season::additive) value -= season0[t % period];
    if (form.season == Season::multiplicative) value /= season0[t % period];
    sx += t + 1; sy += value; sxx += (t + 1.0) * (t + 1.0); sxy += (t + 1.0) * value;
  }
  const double determinant = first * sxx - sx * sx;
  const double slope = form.trend && determinant > 0 ? (first * sxy - sx * sy) / determinant : 0;
  const double level = form.trend ? (sy - slope * sx) / first : sy / first;
  double spread = 0;
  for (int t = 1; t < n; ++t) spread += std::fabs(y[t] - y[t - 1]);
  spread = spread / std::max(1, n - 1);
  if (!(spread > 0)) spread = std::max(1e-6, std::fabs(y[0]) * 1e-6);

  // Free parameters, unconstrained: alpha = logistic, beta = alpha × logistic, gamma = (1 − alpha) × logistic.
  std::vector<double> x{-0.5}, step{1.0};
  if (form.trend) { x.push_back(-2.0); step.push_back(1.0); }
  if (seasonal) { x.push_back(-2.0); step.push_back(1.0); }
  if (form.damped) { x.push_back(1.5); step.push_back(1.0); }
  x.push_back(0); step.push_back(1);
  if (form.trend) { x.push_back(0); step.push_back(0.25); }

  Filter filter{y, n, period, form, season0, 0, 0, 0, 0};
  const auto unpack = [&](const double* p) {
    int k = 0;
    fit.alpha = 1e-4 + (1 - 2e-4) * logistic(p[k++]);
    fit.beta = form.trend ? fit.alpha * logistic(p[k++]) : 0;
    fit.gamma = seasonal ? (1 - fit.alpha) * logistic(p[k++]) : 0;
    fit.phi = form.damped ? phi_low + (phi_high - phi_low) * logistic(p[k++]) : 1;
    fit.level0 = level + spread * p[k++];
    fit.slope0 = form.trend ? slope + spread * p[k] : 0;
  };
  const auto objective = [&](const double* p) {
    unpack(p);
    return filter.run(fit.alpha, fit.beta, fit.gamma, fit.phi, fit.level0, fit.slope0, season0);
  };
  nelder_mead(x, step, max_evaluations, 1e-6, objective);
  const double value = objective(x.data());
  const int parameters = static_cast<int>(x.size()) + (seasonal ? period - 1 : 0) + 1;
  if (!(value < refused) || n - parameters - 1 <= 0) return fit;
  fit.aicc = value + 2.0 * parameters + 2.0 * parameters * (parameters + 1) / (n - parameters - 1);
  // Unbiased for all the states that were fitted, and widened for their own uncertainty.
  const double freedom = std::max(1.0, n - parameters + 1.0);
  const auto size = [&](double sum_of_squares) { return std::sqrt(sum_of_squares / freedom * (1 + (parameters - 1.0) / n)); };
  fit.mean.resize(h);
  fit.sigma.assign(h, form.multiplicative_error ? size(filter.relative) : size(filter.squares));
  double damping = fit.phi, sum = 0;
  for (int j = 0; j < h; ++j) {
    sum += damping;
    damping *= fit.phi;
    double forecast = filter.level + (form.trend ? sum * filter.slope : 0);
    const double s = seasonal ? filter.season[(n + j) % period] : 0;
    if (form.season == Season::additive) forecast += s;
    if (form.season == Season::multiplicative) forecast *= s;
    if (!std::isfinite(forecast)) return fit;
    fit.mean[j] = forecast;
    // Errors that are shares of the level grow with it: a series that doubled is twice as uncertain as its past says.
    // A mean that falls through nought keeps a quarter of where it began.
    if (form.multiplicative_error) fit.sigma[j] *= std::max(std::fabs(forecast), 0.25 * std::fabs(fit.mean[0]));
  }
  fit.usable = true;
  return fit;
}

EtsForecast forecast_ets(const double* y, int n, int h, int period, bool seasonal, int max_evaluations,
                         bool damped_only) {
  using Season = EtsForm::Season;
  EtsForecast out;
  bool positive = true;
  for (int t = 0; t < n; ++t) positive = positive && y[t] > 0;
  std::vector<double> added, multiplied;
  if (seasonal && period >= 2 && period <= 24 && n >= 2 * period + 1) {
    const std::vector<double> trend = trend_of(y, n, period);
    added.assign(period, 0);
    multiplied.assign(period, 0);
    std::vector<int> count(period, 0);
    bool divisible = positive;
    for (int t = 0; t < n; ++t) {
      added[t % period] += y[t] - trend[t];
      divisible = divisible && trend[t] > 0;
      multiplied[t % period] += divisible ? y[t] / trend[t] : 1;
      ++count[t % period];
    }
    double mean_added = 0, mean_multiplied = 0;
    for (int j = 0; j < period; ++j) {
      added[j] /= count[j]; multiplied[j] /= count[j];
      mean_added += added[j] / period; mean_multiplied += multiplied[j] / period;
    }
    for (int j = 0; j < period; ++j) {
      added[j] -= mean_added; multiplied[j] /= mean_multiplied;
      if (!(multiplied[j] > 0.02)) divisible = false;
    }
    if (!divisible) multiplied.clear();
  }

  std::vector<EtsFit> fits;
  const auto try_form = [&](bool multiplicative_error, bool trend, bool damped, Season season) {
    const EtsForm form{multiplicative_error, trend, damped, season};
    const std::vector<double> none;
    EtsFit fit = fit_ets(y, n, h, std::max(1, period), form,
                         season == Season::none ? none : (season == Season::additive ? added : multiplied), max_evaluations);
    if (fit.usable) fits.push_back(std::move(fit));
  };
  // Without trend first: when one kind of season is out of the question there, its trended forms are not tried either.
  bool plain = true, with_added = !added.empty(), with_multiplied = !multiplied.empty();
  for (int trend = damped_only ? 2 : 0; trend < 3; ++trend) {
    if (trend > 0 && n < 4 + trend) continue;
    if (plain) {
      try_form(false, trend > 0, trend == 2, Season::none);
      if (positive) try_form(true, trend > 0, trend == 2, Season::none);
    }
    if (with_added) try_form(false, trend > 0, trend == 2, Season::additive);
    if (with_multiplied) try_form(true, trend > 0, trend == 2, Season::multiplicative);
    if (trend > 0) continue;
    double least[3] = {1e300, 1e300, 1e300}, best = 1e300;
    for (const EtsFit& fit : fits) {
      double& own = least[static_cast<int>(fit.form.season)];
      own = std::min(own, fit.aicc);
      best = std::min(best, fit.aicc);
    }
    plain = plain && least[0] < best + hopeless;
    with_added = with_added && least[1] < best + hopeless;
    with_multiplied = with_multiplied && least[2] < best + hopeless;
  }
  out.mean.assign(h, 0);
  out.sigma.assign(h, 0);
  if (fits.empty()) {
    double mean = 0;
    for (int t = std::max(0, n - 3); t < n; ++t) mean += y[t];
    std::fill(out.mean.begin(), out.mean.end(), mean / std::max(1, std::min(3, n)));
    out.damped = out.mean;
    return out;
  }
  const EtsFit* best = nullptr;
  const EtsFit* damped = nullptr;
  for (const EtsFit& fit : fits) {
    if (!best || fit.aicc < best->aicc) best = &fit;
    if (fit.form.damped && (!damped || fit.aicc < damped->aicc)) damped = &fit;
  }
  double total = 0;
  std::vector<double> weights;
  for (const EtsFit& fit : fits) {
    const double weight = std::exp(-0.5 * (fit.aicc - best->aicc));
    weights.push_back(weight < 1e-4 ? 0 : weight);
    total += weights.back();
    for (int j = 0; j < h; ++j) out.mean[j] += weights.back() * fit.mean[j];
  }
  for (double& value : out.mean) value /= total;
  out.damped = damped ? damped->mean : best->mean;
  // The variance of the mixture: what each form claims, and how far the forms lie apart.
  for (size_t k = 0; k < fits.size(); ++k) {
    if (weights[k] == 0) continue;
    const EtsFit& fit = fits[k];
    // Class 1 variance (Hyndman et al. 2008, table 6.1); multiplicative forms take it as an approximation.
    double variance = 1, damping = fit.phi, sum = 0;
    for (int j = 0; j < h; ++j) {
      const double apart = fit.mean[j] - out.mean[j];
      out.sigma[j] += weights[k] / total * (fit.sigma[j] * fit.sigma[j] * variance + apart * apart);
      sum += damping;
      damping *= fit.phi;
      double c = fit.alpha + (fit.form.trend ? fit.beta * sum : 0);
      if (fit.form.season != Season::none && (j + 1) % period == 0) c += fit.gamma;
      variance += c * c;
    }
  }
  for (double& value : out.sigma) value = std::sqrt(value);
  return out;
}

}  // namespace graticule::forecast
