#include "graticule/forecast/arima.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "graticule/forecast/ridge_walk.h"
#include "graticule/forecast/season.h"

namespace graticule::forecast {

namespace {

constexpr int most_order = 3, most_seasonal_order = 2;
constexpr int most_coefficients = 2 * most_order + 2 * most_seasonal_order + 1;
/// Partial autocorrelations stay inside of this: a root on the circle is a difference that was not taken.
constexpr double largest_partial = 0.985;
constexpr int most_iterations = 12;
/// KPSS statistic above which a level is refused at 5 %.
constexpr double kpss_critical = 0.463;
/// Strength of a season (Wang, Smith and Hyndman 2006) from which it is differenced.
constexpr double strong_season = 0.64;

struct Orders {
  int p = 0, q = 0, sp = 0, sq = 0;
  bool constant = false;
  int count() const { return p + q + sp + sq + (constant ? 1 : 0); }
  bool operator==(const Orders& o) const {
    return p == o.p && q == o.q && sp == o.sp && sq == o.sq && constant == o.constant;
  }
};

/// Unbounded parameters: partial autocorrelations through tanh, in the order p, q, P, Q, constant.
using Parameters = std::array<double, most_coefficients>;

struct Term {
  int lag;
  double coefficient;
};

/// Lags and coefficients of the product of a polynomial and a seasonal one, without the leading 1.
struct Polynomial {
  std::array<Term, (most_order + 1) * (most_seasonal_order + 1)> terms;
  int count = 0;
};

/// Coefficients of a stationary autoregression from its partial autocorrelations (Durbin and Levinson).
void from_partials(const double* free, int order, double* out) {
  double before[most_order];
  for (int k = 0; k < order; ++k) {
    const double partial = largest_partial * std::tanh(free[k]);
    std::copy(out, out + k, before);
    for (int j = 0; j < k; ++j) out[j] = before[j] - partial * before[k - 1 - j];
    out[k] = partial;
  }
}

/// 1 − Σ a_i B^i times 1 − Σ s_j B^(jm), less the 1.
Polynomial product(const double* free, int order, const double* seasonal_free, int seasonal_order, int period) {
  double own[most_order], seasonal[most_order];
  from_partials(free, order, own);
  from_partials(seasonal_free, seasonal_order, seasonal);
  Polynomial out;
  for (int j = 0; j <= seasonal_order; ++j)
    for (int i = 0; i <= order; ++i) {
      if (i == 0 && j == 0) continue;
      const double a = i == 0 ? 1 : -own[i - 1], b = j == 0 ? 1 : -seasonal[j - 1];
      out.terms[out.count++] = {i + j * period, a * b};
    }
  return out;
}

/// A differenced series and the errors of a model on it.
struct Differenced {
  std::vector<double> w;
  int period;

  void unpack(const Orders& orders, const Parameters& x, Polynomial& ar, Polynomial& ma, double& constant) const {
    const double* at = x.data();
    const double *p = at, *q = at + orders.p, *sp = q + orders.q, *sq = sp + orders.sp;
    ar = product(p, orders.p, sp, orders.sp, period);
    ma = product(q, orders.q, sq, orders.sq, period);
    constant = orders.constant ? x[orders.count() - 1] : 0;
  }

  /// Errors one step ahead, what lies before the first observation taken as the mean; returns their sum of squares.
  double errors(const Orders& orders, const Parameters& x, std::vector<double>& e) const {
    Polynomial ar, ma;
    double constant;
    unpack(orders, x, ar, ma, constant);
    const int n = static_cast<int>(w.size());
    for (int t = 0; t < n; ++t) e[t] = w[t] - constant;
    for (int k = 0; k < ar.count; ++k) {
      const auto [lag, a] = ar.terms[k];
      for (int t = lag; t < n; ++t) e[t] += a * (w[t - lag] - constant);
    }
    double squares = 0;
    if (ma.count == 0) {
      for (int t = 0; t < n; ++t) squares += e[t] * e[t];
      return squares;
    }
    for (int t = 0; t < n; ++t) {
      double value = e[t];
      for (int k = 0; k < ma.count; ++k)
        if (t >= ma.terms[k].lag) value -= ma.terms[k].coefficient * e[t - ma.terms[k].lag];
      e[t] = value;
      squares += value * value;
    }
    return squares;
  }
};

struct Fit {
  Orders orders;
  Parameters x{};
  double aicc = 1e300;
};

/// Levenberg and Marquardt on the one-step errors, with numerical slopes.
double minimise(const Differenced& series, Fit& fit) {
  const int n = static_cast<int>(series.w.size()), d = fit.orders.count();
  std::vector<double> e(n), moved(n), slopes(static_cast<size_t>(n) * std::max(1, d));
  double squares = series.errors(fit.orders, fit.x, e);
  double damping = 1e-2;
  for (int iteration = 0; iteration < most_iterations && d > 0; ++iteration) {
    for (int k = 0; k < d; ++k) {
      Parameters near = fit.x;
      const double step = 1e-5 * std::max(1.0, std::fabs(near[k]));
      near[k] += step;
      series.errors(fit.orders, near, moved);
      double* slope = &slopes[static_cast<size_t>(k) * n];
      for (int t = 0; t < n; ++t) slope[t] = (moved[t] - e[t]) / step;
    }
    std::vector<double> gram(d * d), moment(d);
    for (int a = 0; a < d; ++a) {
      const double* left = &slopes[static_cast<size_t>(a) * n];
      for (int b = 0; b <= a; ++b) {
        const double* right = &slopes[static_cast<size_t>(b) * n];
        double sum = 0;
        for (int t = 0; t < n; ++t) sum += left[t] * right[t];
        gram[a * d + b] = gram[b * d + a] = sum;
      }
      double sum = 0;
      for (int t = 0; t < n; ++t) sum += left[t] * e[t];
      moment[a] = -sum;
    }
    bool better = false;
    double gain = 0;
    for (int attempt = 0; attempt < 5 && !better; ++attempt) {
      std::vector<double> factor = gram, move = moment;
      for (int k = 0; k < d; ++k) factor[k * d + k] += damping * gram[k * d + k] + 1e-10 * squares + 1e-12;
      if (!solve_symmetric(factor, move, d)) {
        damping *= 10;
        continue;
      }
      Parameters next = fit.x;
      for (int k = 0; k < d; ++k) next[k] += k == d - 1 && fit.orders.constant ? move[k] : std::clamp(move[k], -1.0, 1.0);
      const double value = series.errors(fit.orders, next, moved);
      if (std::isfinite(value) && value < squares) {
        gain = squares - value;
        squares = value;
        fit.x = next;
        e.swap(moved);
        damping = std::max(1e-6, damping * 0.2);
        better = true;
      } else {
        damping *= 10;
      }
    }
    if (!better || gain < 1e-6 * squares) break;
  }
  return squares;
}

double kpss(const std::vector<double>& w) {
  const int n = static_cast<int>(w.size());
  double mean = 0;
  for (double value : w) mean += value / n;
  double walk = 0, walks = 0, variance = 0;
  for (double value : w) {
    walk += value - mean;
    walks += walk * walk;
    variance += (value - mean) * (value - mean);
  }
  const int lags = static_cast<int>(3 * std::sqrt(static_cast<double>(n)) / 13);
  for (int lag = 1; lag <= lags; ++lag) {
    double sum = 0;
    for (int t = lag; t < n; ++t) sum += (w[t] - mean) * (w[t - lag] - mean);
    variance += 2 * (1 - lag / (lags + 1.0)) * sum;
  }
  return variance > 0 ? walks / (static_cast<double>(n) * variance) : 0;
}

std::vector<double> difference(const std::vector<double>& w, int lag) {
  std::vector<double> out(w.size() - lag);
  for (size_t t = 0; t < out.size(); ++t) out[t] = w[t + lag] - w[t];
  return out;
}

double season_strength(const double* y, int n, int period) {
  const std::vector<double> trend = trend_of(y, n, period);
  std::vector<double> shape(period, 0), count(period, 0);
  const int half = period / 2;
  for (int t = half; t < n - half; ++t) {
    shape[t % period] += y[t] - trend[t];
    ++count[t % period];
  }
  double whole = 0, left = 0;
  for (int j = 0; j < period; ++j) shape[j] /= std::max(1.0, count[j]);
  for (int t = half; t < n - half; ++t) {
    const double rest = y[t] - trend[t];
    whole += rest * rest;
    left += (rest - shape[t % period]) * (rest - shape[t % period]);
  }
  return whole > 0 ? 1 - left / whole : 0;
}

/// Parameters of `from` where both models have them, else nought.
Parameters carried(const Fit& from, const Orders& to, double constant) {
  Parameters out{};
  const double* source = from.x.data();
  int at = 0;
  const auto copy = [&](int has, int wants) {
    for (int k = 0; k < wants; ++k) out[at++] = k < has ? std::clamp(source[k], -2.0, 2.0) : 0.05;
    source += has;
  };
  copy(from.orders.p, to.p);
  copy(from.orders.q, to.q);
  copy(from.orders.sp, to.sp);
  copy(from.orders.sq, to.sq);
  if (to.constant) out[at] = from.orders.constant ? *source : constant;
  return out;
}

}  // namespace

std::vector<double> forecast_arima(const double* y, int n, int h, int period, int most_models) {
  if (n < 8) return {};
  const bool seasonal = period > 1 && n >= 2 * period + 6;
  std::vector<double> w(y, y + n);
  const int seasonal_differences = seasonal && n >= 3 * period && season_strength(y, n, period) > strong_season ? 1 : 0;
  std::vector<std::vector<double>> heads;  // the series before each difference
  std::vector<int> lags;
  const auto take = [&](int lag) {
    heads.push_back(w);
    lags.push_back(lag);
    w = difference(w, lag);
  };
  if (seasonal_differences) take(period);
  int differences = 0;
  while (differences < 2 && w.size() > 8 && kpss(w) > kpss_critical) {
    take(1);
    ++differences;
  }
  const int rows = static_cast<int>(w.size());
  double mean = 0, squares = 0;
  for (double value : w) mean += value / rows;
  for (double value : w) squares += (value - mean) * (value - mean);
  if (!(squares > 1e-20 * rows)) return {};

  const Differenced series{w, seasonal ? period : 1};
  const bool may_drift = differences + seasonal_differences <= 1;
  std::vector<Fit> fits;
  const auto tried = [&](const Orders& orders) {
    return std::any_of(fits.begin(), fits.end(), [&](const Fit& fit) { return fit.orders == orders; });
  };
  int best = -1;
  const auto attempt = [&](const Orders& orders) {
    if (static_cast<int>(fits.size()) >= most_models || tried(orders)) return false;
    const int parameters = orders.count() + 1;
    if (rows - parameters - 1 <= 2) return false;
    Fit fit;
    fit.orders = orders;
    fit.x = best < 0 ? carried(Fit{}, orders, mean) : carried(fits[best], orders, mean);
    const double left = minimise(series, fit);
    fit.aicc = rows * std::log(std::max(left / rows, 1e-300)) + 2.0 * parameters +
               2.0 * parameters * (parameters + 1) / (rows - parameters - 1);
    if (!std::isfinite(fit.aicc)) fit.aicc = 1e300;
    fits.push_back(fit);
    const int last = static_cast<int>(fits.size()) - 1;
    if (best >= 0 && !(fit.aicc < fits[best].aicc)) return false;
    best = last;
    return true;
  };
  const int one = seasonal ? 1 : 0;
  attempt({0, 0, 0, 0, may_drift});
  if (may_drift) attempt({0, 0, 0, 0, false});
  attempt({1, 0, one, 0, may_drift});
  attempt({0, 1, 0, one, may_drift});
  attempt({2, 2, one, one, may_drift});
  for (bool moved = true; moved && best >= 0;) {
    moved = false;
    const Orders now = fits[best].orders;
    const int steps[][4] = {{-1, 0, 0, 0}, {1, 0, 0, 0}, {0, -1, 0, 0}, {0, 1, 0, 0},  {0, 0, -1, 0}, {0, 0, 1, 0},
                            {0, 0, 0, -1}, {0, 0, 0, 1}, {1, 1, 0, 0},  {-1, -1, 0, 0}, {0, 0, 1, 1}, {0, 0, -1, -1}};
    for (const auto& step : steps) {
      Orders next = now;
      next.p += step[0];
      next.q += step[1];
      next.sp += step[2];
      next.sq += step[3];
      if (next.p < 0 || next.p > most_order || next.q < 0 || next.q > most_order) continue;
      const int most = seasonal ? most_seasonal_order : 0;
      if (next.sp < 0 || next.sp > most || next.sq < 0 || next.sq > most) continue;
      if (attempt(next)) {
        moved = true;
        break;
      }
    }
    if (!moved && may_drift) {
      Orders other = now;
      other.constant = !other.constant;
      moved = attempt(other);
    }
  }
  if (best < 0) return {};

  std::vector<double> total(h, 0), e(rows), path(rows + h), errors(rows + h, 0.0);
  double weights = 0;
  for (const Fit& fit : fits) {
    const double weight = std::exp(-0.5 * (fit.aicc - fits[best].aicc));
    if (!(weight > 0.02)) continue;
    series.errors(fit.orders, fit.x, e);
    Polynomial ar, ma;
    double constant;
    series.unpack(fit.orders, fit.x, ar, ma, constant);
    std::copy(w.begin(), w.end(), path.begin());
    std::copy(e.begin(), e.end(), errors.begin());
    for (int t = rows; t < rows + h; ++t) {
      double value = constant;
      for (int k = 0; k < ar.count; ++k)
        if (t >= ar.terms[k].lag) value -= ar.terms[k].coefficient * (path[t - ar.terms[k].lag] - constant);
      for (int k = 0; k < ma.count; ++k)
        if (t >= ma.terms[k].lag) value += ma.terms[k].coefficient * errors[t - ma.terms[k].lag];
      path[t] = value;
      errors[t] = 0;
    }
    weights += weight;
    for (int j = 0; j < h; ++j) total[j] += weight * path[rows + j];
  }
  for (double& value : total) value /= weights;
  for (int k = static_cast<int>(lags.size()) - 1; k >= 0; --k) {
    const std::vector<double>& head = heads[k];
    const int lag = lags[k], size = static_cast<int>(head.size());
    for (int j = 0; j < h; ++j) total[j] += j < lag ? head[size - lag + j] : total[j - lag];
  }
  for (double value : total)
    if (!std::isfinite(value)) return {};
  return total;
}

}  // namespace graticule::forecast
