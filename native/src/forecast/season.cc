#include "graticule/forecast/season.h"

#include <algorithm>
#include <cmath>

namespace graticule::forecast {

double autocorrelation(const double* y, int n, int lag) {
  if (lag >= n) return 0;
  double mean = 0, whole = 0, part = 0;
  for (int t = 0; t < n; ++t) mean += y[t];
  mean /= n;
  for (int t = 0; t < n; ++t) whole += (y[t] - mean) * (y[t] - mean);
  for (int t = lag; t < n; ++t) part += (y[t] - mean) * (y[t - lag] - mean);
  return whole > 0 ? part / whole : 0;
}

bool is_seasonal(const double* y, int n, int period) {
  if (period < 2 || n < 2 * period) return false;
  // A strong trend drowns the season in the test: also look at what is left once the trend is out.
  const std::vector<double> trend = trend_of(y, n, period);
  std::vector<double> rest(n);
  for (int t = 0; t < n; ++t) rest[t] = y[t] - trend[t];
  const double alike = autocorrelation(rest.data(), n, period);
  if (n < 3 * period) return alike > 0.3;
  if (alike > 0.4) return true;
  double sum = 0;
  for (int lag = 1; lag < period; ++lag) {
    const double r = autocorrelation(y, n, lag);
    sum += r * r;
  }
  return std::fabs(autocorrelation(y, n, period)) > 1.645 * std::sqrt((1 + 2 * sum) / n);
}

std::vector<double> trend_of(const double* y, int n, int period) {
  std::vector<double> trend(n);
  const int half = period / 2;
  const bool even = period % 2 == 0;
  if (n < 2 * half + 1 || period < 2) {
    double mean = 0;
    for (int t = 0; t < n; ++t) mean += y[t];
    std::fill(trend.begin(), trend.end(), n > 0 ? mean / n : 0);
    return trend;
  }
  double sum = 0;
  for (int t = 0; t < 2 * half + 1; ++t) sum += y[t];
  for (int t = half; t + half < n; ++t) {
    if (t > half) sum += y[t + half] - y[t - half - 1];
    const double total = even ? sum - 0.5 * (y[t - half] + y[t + half]) : sum;
    trend[t] = total / period;
  }
  const int first = half, last = n - half - 1;
  const int reach = std::min(last - first, period);
  const double head = reach > 0 ? (trend[first + reach] - trend[first]) / reach : 0;
  const double tail = reach > 0 ? (trend[last] - trend[last - reach]) / reach : 0;
  for (int t = 0; t < first; ++t) trend[t] = trend[first] - head * (first - t);
  for (int t = last + 1; t < n; ++t) trend[t] = trend[last] + tail * (t - last);
  return trend;
}

int season_slot(int t, double period, int slots) {
  const double cycle = t / period;
  const int slot = static_cast<int>((cycle - std::floor(cycle)) * slots + 1e-9);
  return std::min(slot, slots - 1);
}

namespace {

/// Classical decomposition; returns the sum of squares that it leaves in the units of y.
double classical(const double* y, int n, int period, bool multiplicative, std::vector<double>& index) {
  const std::vector<double> trend = trend_of(y, n, period);
  index.assign(period, 0.0);
  std::vector<int> count(period, 0);
  const int half = period / 2;
  const auto gather = [&](int from, int to) {
    for (int t = from; t < to; ++t) {
      index[t % period] += multiplicative ? y[t] / trend[t] : y[t] - trend[t];
      ++count[t % period];
    }
  };
  if (multiplicative) {
    for (int t = 0; t < n; ++t)
      if (!(trend[t] > 0)) return -1;
  }
  gather(half, n - half);
  double mean = 0;
  for (int j = 0; j < period; ++j) {
    index[j] = count[j] > 0 ? index[j] / count[j] : (multiplicative ? 1.0 : 0.0);
    mean += index[j];
  }
  mean /= period;
  for (double& value : index) value = multiplicative ? value / mean : value - mean;
  if (multiplicative)
    for (double value : index)
      if (!(value > 0.01)) return -1;
  double left = 0;
  for (int t = half; t < n - half; ++t) {
    const double fit = multiplicative ? trend[t] * index[t % period] : trend[t] + index[t % period];
    left += (y[t] - fit) * (y[t] - fit);
  }
  return left;
}

/// Mean shape over `slots` phases of a detrended series, smoothed over ±width phases, amplitude shrunk.
/// Width and shrinkage minimise the squared error of each cycle predicted from the other cycles.
std::vector<double> smoothed_shape(const std::vector<double>& detrended, double period, int slots) {
  const int n = static_cast<int>(detrended.size());
  const int cycles = std::max(1, static_cast<int>(std::ceil(n / period)));
  std::vector<double> sum(slots, 0), best_shape(slots, 0);
  std::vector<int> count(slots, 0);
  std::vector<std::vector<double>> cycle_sum(cycles, std::vector<double>(slots, 0));
  std::vector<std::vector<int>> cycle_count(cycles, std::vector<int>(slots, 0));
  for (int t = 0; t < n; ++t) {
    const int slot = season_slot(t, period, slots);
    const int cycle = std::min(cycles - 1, static_cast<int>(t / period));
    sum[slot] += detrended[t];
    ++count[slot];
    cycle_sum[cycle][slot] += detrended[t];
    ++cycle_count[cycle][slot];
  }
  const auto smooth = [&](const std::vector<double>& s, const std::vector<int>& c, int width) {
    std::vector<double> shape(slots);
    double total = 0;
    int number = 0;
    for (int k = -width; k <= width; ++k) {
      const int j = ((k % slots) + slots) % slots;
      total += s[j];
      number += c[j];
    }
    for (int j = 0; j < slots; ++j) {
      shape[j] = number > 0 ? total / number : 0;
      const int out = (((j - width) % slots) + slots) % slots, in = (j + width + 1) % slots;
      total += s[in] - s[out];
      number += c[in] - c[out];
    }
    return shape;
  };
  double best = -1, best_shrink = 0;
  for (int width = 0; 2 * width + 1 < slots / 2 || width == 0; width = width == 0 ? 1 : width * 2) {
    double cross = 0, square = 0, whole = 0;
    std::vector<double> others(slots);
    std::vector<int> number(slots);
    for (int cycle = 0; cycle < cycles; ++cycle) {
      for (int j = 0; j < slots; ++j) {
        others[j] = sum[j] - cycle_sum[cycle][j];
        number[j] = count[j] - cycle_count[cycle][j];
      }
      const std::vector<double> shape = smooth(others, number, width);
      for (int j = 0; j < slots; ++j) {
        if (cycle_count[cycle][j] == 0) continue;
        const double seen = cycle_sum[cycle][j] / cycle_count[cycle][j];
        cross += shape[j] * seen;
        square += shape[j] * shape[j];
        whole += seen * seen;
      }
    }
    const double shrink = square > 0 ? std::min(1.0, std::max(0.0, cross / square)) : 0;
    const double left = whole - 2 * shrink * cross + shrink * shrink * square;
    if (best < 0 || left < best * (1 - 1e-9)) {
      best = left;
      best_shrink = shrink;
      best_shape = smooth(sum, count, width);
    }
    if (width > slots) break;
  }
  double mean = 0;
  for (double value : best_shape) mean += value;
  mean /= slots;
  for (double& value : best_shape) value = (value - mean) * best_shrink;
  return best_shape;
}

}  // namespace

std::vector<SeasonShape> season_shapes(const double* y, int n, const double* periods, int n_periods) {
  std::vector<SeasonShape> shapes;
  std::vector<double> rest(y, y + n);
  for (int k = 0; k < n_periods; ++k) {
    const double period = periods[k];
    if (period < 2 || n < 2 * period) continue;
    const int slots = std::max(2, static_cast<int>(std::lround(period)));
    std::vector<double> detrended = rest;
    const std::vector<double> trend = trend_of(rest.data(), n, slots);
    for (int t = 0; t < n; ++t) detrended[t] -= trend[t];
    shapes.push_back({period, smoothed_shape(detrended, period, slots)});
    for (int t = 0; t < n; ++t) rest[t] -= shapes.back().values[season_slot(t, period, slots)];
  }
  return shapes;
}

Deseasonalised deseasonalise(const double* y, int n, int h, const double* periods, int n_periods, bool test) {
  Deseasonalised out;
  out.adjusted.assign(y, y + n);
  const int usable = static_cast<int>(std::count_if(periods, periods + n_periods, [&](double p) { return p >= 2 && n >= 2 * p; }));
  if (usable == 0) return out;
  bool positive = true;
  for (int t = 0; t < n; ++t) positive = positive && y[t] > 0;

  if (usable == 1 && periods[0] <= 24 && periods[0] == std::floor(periods[0])) {
    const int m = static_cast<int>(periods[0]);
    if (test && !is_seasonal(y, n, m)) return out;
    std::vector<double> added, multiplied;
    const double left_added = classical(y, n, m, false, added);
    const double left_multiplied = positive ? classical(y, n, m, true, multiplied) : -1;
    // Multiplicative unless additive is clearly closer: growing series need it beyond the sample.
    const bool multiply = left_multiplied >= 0 && left_multiplied <= 1.05 * left_added;
    out.mode = multiply ? SeasonMode::multiplicative : SeasonMode::additive;
    const std::vector<double>& index = multiply ? multiplied : added;
    out.seasonal.resize(n + h);
    for (int t = 0; t < n + h; ++t) out.seasonal[t] = index[t % m];
    for (int t = 0; t < n; ++t) out.adjusted[t] = multiply ? y[t] / index[t % m] : y[t] - index[t % m];
    return out;
  }

  // Several or long periods: additive, in logarithms when the series is positive and swings in proportion.
  double low = y[0], high = y[0];
  for (int t = 0; t < n; ++t) { low = std::min(low, y[t]); high = std::max(high, y[t]); }
  const bool logs = positive && high > 1.5 * low && low > 0.02 * high;
  std::vector<double> rest(n), total(n + h, 0.0);
  for (int t = 0; t < n; ++t) rest[t] = logs ? std::log(y[t]) : y[t];
  for (const SeasonShape& shape : season_shapes(rest.data(), n, periods, n_periods)) {
    const int slots = static_cast<int>(shape.values.size());
    for (int t = 0; t < n + h; ++t) total[t] += shape.values[season_slot(t, shape.period, slots)];
  }
  for (int t = 0; t < n; ++t) rest[t] -= total[t];
  out.mode = logs ? SeasonMode::multiplicative : SeasonMode::additive;
  out.seasonal.resize(n + h);
  for (int t = 0; t < n + h; ++t) out.seasonal[t] = logs ? std::exp(total[t]) : total[t];
  for (int t = 0; t < n; ++t) out.adjusted[t] = logs ? std::exp(rest[t]) : rest[t];
  return out;
}

}  // namespace graticule::forecast
