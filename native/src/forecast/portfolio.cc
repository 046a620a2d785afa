#include "graticule/forecast/portfolio.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <limits>
#include <vector>

#include "graticule/forecast/arima.h"
#include "graticule/forecast/complex_smoothing.h"
#include "graticule/forecast/ets.h"
#include "graticule/forecast/intermittent.h"
#include "graticule/forecast/multi_season.h"
#include "graticule/forecast/ridge_walk.h"
#include "graticule/forecast/season.h"
#include "graticule/forecast/theta.h"
#include "graticule/thread_pool.h"

namespace graticule::forecast {

namespace {

constexpr double not_a_number = std::numeric_limits<double>::quiet_NaN();
constexpr int most_arimas = 18;

/// Root mean square of the differences at `lag`: what a (seasonal) naive forecast misses by.
double difference_size(const double* y, int n, int lag) {
  if (n <= lag) return 0;
  double squares = 0;
  for (int t = lag; t < n; ++t) squares += (y[t] - y[t - lag]) * (y[t] - y[t - lag]);
  return std::sqrt(squares / (n - lag));
}

/// Spread of one step where smoothing fits every observation: steps less season and drift, and as much of the plain steps as few
/// observations leave in doubt that the season and the drift are what they seem.
double exact_spread(const double* y, const double* adjusted, int n, int period) {
  const double drift = (adjusted[n - 1] - adjusted[0]) / (n - 1);
  double squares = 0;
  for (int t = 1; t < n; ++t) squares += std::pow(adjusted[t] - adjusted[t - 1] - drift, 2);
  const double cycle = period > 1 ? static_cast<double>(period) / n : 0;
  const double doubt = std::min(1.0, 3.0 / n + cycle * cycle);
  return std::hypot(std::sqrt(squares / (n - 1)), doubt * difference_size(y, n, 1));
}

}  // namespace

void forecast_one(const double* y, int n, int h, const double* periods, int n_periods, double* mean, double* sigma) {
  const auto put = [&](Member member, const std::vector<double>& path) {
    if (path.empty()) return;
    for (int j = 0; j < h; ++j) mean[j * member_count + member] = path[j];
  };
  std::fill(mean, mean + static_cast<size_t>(h) * member_count, not_a_number);

  int usable = 0;
  while (usable < n_periods && n >= 2 * periods[usable]) ++usable;
  const double longest = usable > 0 ? periods[usable - 1] : 1;
  const int limit = std::max<int>(most_observations, static_cast<int>(std::ceil(most_cycles * longest)));
  if (n > limit) {
    y += n - limit;
    n = limit;
  }
  const double last = y[n - 1];
  bool constant = true;
  int zeros = 0;
  bool negative = false;
  for (int t = 0; t < n; ++t) {
    constant = constant && y[t] == last;
    zeros += y[t] == 0;
    negative = negative || y[t] < 0;
  }
  if (constant) {
    for (int j = 0; j < h; ++j) {
      for (int k = 0; k < intermittent; ++k) mean[j * member_count + k] = last;
      // One lone observation tells nothing of its spread: half of its size is a guess that widens with the horizon.
      sigma[j] = n >= 3 ? 0 : 0.5 * std::fabs(last) * std::sqrt(j + 1.0) / n;
    }
    return;
  }

  const bool simple_period = usable == 1 && periods[0] <= 24 && periods[0] == std::floor(periods[0]);
  const int period = simple_period ? static_cast<int>(periods[0]) : 1;
  const Deseasonalised parts = deseasonalise(y, n, h, periods, usable, true);
  const double* adjusted = parts.adjusted.data();
  const bool seasonal = parts.mode != SeasonMode::none;
  const auto restored = [&](std::vector<double> path) {
    for (int j = 0; j < h; ++j) path[j] = parts.restore(path[j], n + j);
    return path;
  };

  // (Seasonal) naive on the adjusted series: Naive2 of the M competitions.
  put(naive, restored(std::vector<double>(h, adjusted[n - 1])));

  // Long series get fewer evaluations: the likelihood is sharp there and every evaluation dear.
  const int evaluations = n <= 200 ? 400 : n <= 600 ? 250 : 160;
  EtsForecast smoothing;
  const bool try_season = simple_period && n >= 2 * period + 3 &&
                          (seasonal || autocorrelation(adjusted, n, period) > 0.1 || n < 3 * period);
  // A season of its own takes a few observations more than two cycles: without it the season would be taken for noise.
  const bool as_is = !seasonal || (simple_period && n >= 2 * period + 3);
  if (as_is) {
    smoothing = forecast_ets(y, n, h, period, try_season, evaluations);
    put(ets, smoothing.mean);
  } else {
    smoothing = forecast_ets(adjusted, n, h, 1, false, evaluations);
    put(ets, restored(smoothing.mean));
  }
  if (simple_period && seasonal) {
    put(damped, restored(forecast_ets(adjusted, n, h, 1, false, evaluations, n >= 6).damped));
  } else {
    put(damped, seasonal ? restored(smoothing.damped) : smoothing.damped);
  }
  for (int j = 0; j < h; ++j) {
    const double swing = parts.mode == SeasonMode::multiplicative && !as_is ? parts.seasonal[n + j] : 1;
    sigma[j] = smoothing.sigma[j] * swing;
  }
  // Before smoothing has a season of its own the season itself is in doubt, and no past origin can show by how much.
  if (simple_period && seasonal && !as_is)
    for (int j = 0; j < h; ++j) sigma[j] *= std::sqrt(1 + static_cast<double>(period) / n);
  if (!(sigma[0] > 0)) {
    const double size = exact_spread(y, adjusted, n, seasonal ? static_cast<int>(std::lround(periods[0])) : 1);
    for (int j = 0; j < h; ++j) sigma[j] = size * std::sqrt(j + 1.0);
  }

  put(theta, restored(forecast_theta(adjusted, n, h, evaluations)));
  std::vector<double> complex = forecast_complex_smoothing(adjusted, n, h, evaluations);
  if (!complex.empty()) put(complex_smoothing, restored(std::move(complex)));

  // A season of a whole number of steps is ARIMA's own; others are taken out before.
  if (simple_period || !seasonal) {
    put(arima, forecast_arima(y, n, h, period, most_arimas));
  } else {
    std::vector<double> rest = forecast_arima(adjusted, n, h, 1, most_arimas);
    if (!rest.empty()) put(arima, restored(std::move(rest)));
  }

  bool positive = true;
  double low = adjusted[0], high = adjusted[0];
  for (int t = 0; t < n; ++t) {
    positive = positive && adjusted[t] > 0;
    low = std::min(low, adjusted[t]);
    high = std::max(high, adjusted[t]);
  }
  const bool logs = positive && high > 1.5 * low && low > 0.02 * high;
  std::vector<double> worked(adjusted, adjusted + n);
  if (logs)
    for (double& value : worked) value = std::log(value);
  const int lags = n < 20 ? 1 : n < 60 ? 3 : 6;
  std::vector<double> path = forecast_ridge_walk(worked.data(), n, h, lags, period > 1 ? period : 0);
  if (logs)
    for (double& value : path) value = std::exp(value);
  put(ridge, restored(path));

  const int fold = usable > 0 ? static_cast<int>(std::lround(periods[usable - 1])) : 1;
  if (usable > 0 && n >= 2 * fold) put(level_shape, forecast_level_shape(y, n, h, fold));

  // Several seasons, or a long one: the smoothing models above see only what is left of them.
  if (usable > 0 && (!simple_period || period > 12)) {
    std::vector<double> worked_seasons(y, y + n);
    const bool season_logs = parts.mode == SeasonMode::multiplicative;
    if (season_logs)
      for (double& value : worked_seasons) value = std::log(value);
    const std::vector<double> own(periods, periods + usable);
    std::vector<double> smoothed = forecast_multi_season(worked_seasons.data(), n, h, own, evaluations);
    if (season_logs)
      for (double& value : smoothed) value = std::exp(value);
    put(multi_season, smoothed);
    std::vector<double> rest(adjusted, adjusted + n);
    if (season_logs)
      for (double& value : rest) value = std::log(value);
    std::vector<double> reverting = forecast_seasonal_ridge(rest.data(), n, h, own);
    if (season_logs)
      for (double& value : reverting) value = std::exp(value);
    put(seasonal_ridge, restored(reverting));
    // The latest cycles as they were, of the longest period that is held three times, else of the shortest.
    int cycle = static_cast<int>(std::lround(own[0]));
    for (double period : own)
      if (n >= 3 * period) cycle = static_cast<int>(std::lround(period));
    std::vector<double> repeated(h);
    for (int j = 0; j < h; ++j) {
      const int cycles = std::min(3, n / cycle);
      double sum = 0;
      for (int c = 1; c <= cycles; ++c) sum += y[n - c * cycle + j % cycle];
      repeated[j] = sum / cycles;
    }
    put(seasonal_naive, repeated);
  }

  if (!negative && zeros >= 0.3 * n) put(intermittent, std::vector<double>(h, forecast_intermittent(y, n)));
}

void run_portfolio(const Tasks& tasks, const Outputs& outputs, int threads, const RunControl& control,
                   double progress_from, double progress_to) {
  std::atomic<int32_t> done{0};
  ThreadPool pool(std::max(1, std::min<int>(threads, tasks.tasks)));
  pool.run(tasks.tasks, [&](size_t i, int) {
    control.check();
    const int32_t from = tasks.period_start[i];
    forecast_one(tasks.values + tasks.start[i], tasks.length[i], tasks.horizon[i], tasks.periods + from,
                 tasks.period_start[i + 1] - from, outputs.mean + tasks.out_start[i] * member_count,
                 outputs.sigma + tasks.out_start[i]);
    const int32_t count = done.fetch_add(1) + 1;
    control.progress(progress_from + (progress_to - progress_from) * count / tasks.tasks);
  });
}

}  // namespace graticule::forecast
