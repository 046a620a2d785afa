#include "graticule/forecast/portfolio.h"

#include <cmath>
#include <limits>
#include <vector>

#include "check.h"
#include "graticule/forecast/arima.h"
#include "graticule/forecast/complex_smoothing.h"
#include "graticule/forecast/ets.h"
#include "graticule/forecast/intermittent.h"
#include "graticule/forecast/nelder_mead.h"
#include "graticule/forecast/pooled_network.h"
#include "graticule/forecast/ridge_walk.h"
#include "graticule/forecast/season.h"
#include "graticule/forecast/theta.h"

using namespace graticule::forecast;

namespace {

const double pi = std::acos(-1.0);

void simplex_finds_the_valley_of_rosenbrock() {
  std::vector<double> x{-1.2, 1};
  nelder_mead(x, {0.5, 0.5}, 2000, 1e-14, [](const double* p) {
    return 100 * std::pow(p[1] - p[0] * p[0], 2) + std::pow(1 - p[0], 2);
  });
  CHECK_NEAR(x[0], 1, 1e-4);
  CHECK_NEAR(x[1], 1, 1e-4);
}

void moving_average_follows_a_line_through_a_season() {
  std::vector<double> y(48);
  for (int t = 0; t < 48; ++t) y[t] = 3 + 0.5 * t + std::cos(2 * pi * t / 12);
  const std::vector<double> trend = trend_of(y.data(), 48, 12);
  for (int t = 0; t < 48; ++t) CHECK_NEAR(trend[t], 3 + 0.5 * t, 1e-9);
}

void season_is_taken_out_and_put_back() {
  for (bool multiply : {false, true}) {
    std::vector<double> y(60);
    for (int t = 0; t < 60; ++t) {
      const double s = std::sin(2 * pi * t / 12), line = 100 + t;
      y[t] = multiply ? line * (1 + 0.3 * s) : line + 10 * s;
    }
    const double period = 12;
    const Deseasonalised parts = deseasonalise(y.data(), 60, 12, &period, 1, true);
    CHECK(parts.mode == SeasonMode::multiplicative || parts.mode == SeasonMode::additive);
    for (int t = 0; t < 60; ++t) {
      CHECK_NEAR(parts.restore(parts.adjusted[t], t), y[t], 1e-9);
      CHECK_NEAR(parts.adjusted[t], 100 + t, 3);
    }
    CHECK_NEAR(parts.seasonal[60], parts.seasonal[0], 1e-12);
  }
}

void two_seasons_are_taken_out() {
  std::vector<double> y(24 * 7 * 6);
  for (size_t t = 0; t < y.size(); ++t)
    y[t] = 50 + 5 * std::sin(2 * pi * t / 24) + (t / 24 % 7 >= 5 ? -8 : 0);
  const double periods[] = {24, 168};
  const Deseasonalised parts = deseasonalise(y.data(), static_cast<int>(y.size()), 168, periods, 2, true);
  double low = 1e9, high = -1e9;
  for (double value : parts.adjusted) { low = std::min(low, value); high = std::max(high, value); }
  CHECK(high - low < 3);  // out of a swing of 18
}

/// Simple exponential smoothing written plainly: the sum of squares for a given alpha and first level.
double plain_ses(const std::vector<double>& y, double alpha, double level) {
  double squares = 0;
  for (double value : y) {
    squares += (value - level) * (value - level);
    level += alpha * (value - level);
  }
  return squares;
}

void ets_finds_the_least_squares_of_simple_smoothing() {
  const std::vector<double> y{12, 15, 11, 14, 18, 17, 16, 20, 19, 23, 21, 20, 24, 22, 25, 27, 24, 28, 26, 29};
  double least = 1e300;
  for (double alpha = 0.001; alpha < 1; alpha += 0.001)
    for (double level = 5; level < 20; level += 0.05) least = std::min(least, plain_ses(y, alpha, level));
  const EtsFit fit = fit_ets(y.data(), 20, 3, 1, EtsForm{}, {}, 500);
  CHECK(fit.usable);
  CHECK(plain_ses(y, fit.alpha, fit.level0) <= least * 1.001);
  CHECK_NEAR(fit.mean[0], fit.mean[2], 1e-12);
}

void ets_continues_a_line_and_a_season() {
  std::vector<double> y(48);
  for (int t = 0; t < 48; ++t) y[t] = 100 + 2 * t + 15 * std::sin(2 * pi * t / 4) + ((t * 7919) % 13 - 6) * 0.05;
  const EtsForecast forecast = forecast_ets(y.data(), 48, 8, 4, true, 400);
  for (int j = 0; j < 8; ++j) {
    const int t = 48 + j;
    CHECK_NEAR(forecast.mean[j], 100 + 2 * t + 15 * std::sin(2 * pi * t / 4), 3);
    if (j > 0) CHECK(forecast.sigma[j] >= forecast.sigma[j - 1]);
  }
}

/// A walk whose steps are one in a hundred of where it stands: after it grew tenfold its next step is uncertain by one in a
/// hundred of that, not of its mean.
void spread_grows_with_the_level_where_errors_are_shares_of_it() {
  std::vector<double> y(400);
  uint64_t state = 1;
  double level = 100;
  for (double& value : y) {
    double sum = 0;
    for (int k = 0; k < 12; ++k) {
      state = state * 6364136223846793005ULL + 1442695040888963407ULL;
      sum += static_cast<double>(state >> 11) / 9007199254740992.0;
    }
    level *= std::exp(0.00576 + 0.01 * (sum - 6));
    value = level;
  }
  const EtsForecast forecast = forecast_ets(y.data(), 400, 10, 1, false, 250);
  CHECK_NEAR(forecast.sigma[0] / y[399], 0.01, 0.0015);
}

void theta_adds_half_of_the_slope_to_a_line_or_more() {
  std::vector<double> y(30);
  for (int t = 0; t < 30; ++t) y[t] = 10 + 3 * t + ((t * 31) % 7 - 3) * 0.3;
  const std::vector<double> mean = forecast_theta(y.data(), 30, 5, 500);
  for (int j = 0; j < 5; ++j) {
    CHECK(mean[j] > y[29] + (j + 1) * 1.2);
    CHECK(mean[j] < y[29] + (j + 1) * 3.6 + 1);
  }
}

/// A repeatable stream of noise between −1 and 1.
struct Noise {
  uint32_t state = 12345;
  double next() {
    state = state * 1664525u + 1013904223u;
    return static_cast<double>(state >> 8) / (1 << 23) - 1;
  }
};

void arima_follows_an_autoregression_back_to_its_mean() {
  Noise noise;
  std::vector<double> y(400);
  double state = 0;
  for (double& value : y) value = 50 + (state = 0.8 * state + noise.next());
  const std::vector<double> mean = forecast_arima(y.data(), 400, 30, 1, 18);
  CHECK(mean.size() == 30);
  const double first = y[399] - 50;
  CHECK_NEAR(mean[0] - 50, 0.8 * first, 0.25);
  CHECK_NEAR(mean[29], 50, 0.6);
}

void arima_follows_a_drift_and_a_moving_average() {
  Noise noise;
  std::vector<double> y(300);
  double level = 0, before = 0;
  for (double& value : y) {
    const double error = noise.next();
    level += 2 + error - 0.6 * before;
    before = error;
    value = level;
  }
  const std::vector<double> mean = forecast_arima(y.data(), 300, 10, 1, 18);
  CHECK(mean.size() == 10);
  for (int j = 0; j < 10; ++j) CHECK_NEAR(mean[j], y[299] + 2.0 * (j + 1), 1.5);
}

void arima_carries_a_season_on() {
  Noise noise;
  std::vector<double> y(120);
  for (int t = 0; t < 120; ++t) y[t] = 100 + 0.5 * t + 10 * std::sin(2 * pi * t / 12) + 0.5 * noise.next();
  const std::vector<double> mean = forecast_arima(y.data(), 108, 12, 12, 18);
  CHECK(mean.size() == 12);
  for (int j = 0; j < 12; ++j) CHECK_NEAR(mean[j], y[108 + j], 2);
}

void arima_says_nothing_where_there_is_nothing_to_learn() {
  const std::vector<double> line{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12};
  CHECK(forecast_arima(line.data(), 5, 3, 1, 18).empty());
  for (double value : forecast_arima(line.data(), 12, 3, 1, 18)) CHECK(std::isfinite(value));
}

void complex_smoothing_follows_levels_and_trends() {
  Noise noise;
  std::vector<double> flat(80), line(80);
  for (int t = 0; t < 80; ++t) {
    flat[t] = 30 + noise.next();
    line[t] = 30 + 2 * t + noise.next();
  }
  const std::vector<double> level = forecast_complex_smoothing(flat.data(), 80, 6, 400);
  const std::vector<double> trend = forecast_complex_smoothing(line.data(), 80, 6, 400);
  CHECK(level.size() == 6 && trend.size() == 6);
  for (int j = 0; j < 6; ++j) {
    CHECK_NEAR(level[j], 30, 1.5);
    CHECK_NEAR(trend[j], 30 + 2.0 * (80 + j), 8);
  }
  CHECK(forecast_complex_smoothing(flat.data(), 7, 6, 400).empty());
}

void ridge_walk_keeps_a_constant_and_follows_an_autoregression() {
  const std::vector<double> flat(20, 4.0);
  for (double value : forecast_ridge_walk(flat.data(), 20, 5, 2, 0)) CHECK_NEAR(value, 4, 1e-12);
  // z_t alternates around its mean: the next step goes the other way.
  std::vector<double> z(60);
  for (int t = 0; t < 60; ++t) z[t] = 10 + (t % 2 == 0 ? 1 : -1) + ((t * 37) % 11 - 5) * 0.01;
  const std::vector<double> mean = forecast_ridge_walk(z.data(), 60, 2, 3, 0);
  CHECK(mean[0] > 10.5 && mean[1] < 9.5);
}

void level_shape_repeats_the_shape_on_the_level() {
  std::vector<double> y(70);
  for (int t = 0; t < 70; ++t) y[t] = (100 + 10 * (t / 7)) * (t % 7 == 6 ? 0.2 : 1.0);
  const std::vector<double> mean = forecast_level_shape(y.data(), 70, 7, 7);
  CHECK_NEAR(mean[6] / mean[5], 0.2, 0.05);
  CHECK_NEAR(mean[0], 200, 15);
}

void intermittent_demand_has_its_rate() {
  std::vector<double> y(90, 0.0);
  for (int t = 2; t < 90; t += 3) y[t] = 6;
  CHECK_NEAR(forecast_intermittent(y.data(), 90), 2, 0.5);
  const std::vector<double> none(10, 0.0);
  CHECK(forecast_intermittent(none.data(), 10) == 0);
}

void every_length_and_horizon_is_answered() {
  const double periods[] = {7, 365.25};
  for (int n = 1; n <= 40; ++n)
    for (int h : {1, 9}) {
      std::vector<double> y(n), mean(h * member_count), sigma(h);
      for (int t = 0; t < n; ++t) y[t] = (t * 7919) % 17 - (n % 3 == 0 ? 8 : 0);
      forecast_one(y.data(), n, h, periods, 2, mean.data(), sigma.data());
      for (int j = 0; j < h; ++j) {
        for (Member member : {naive, ets, damped, theta, ridge}) CHECK(std::isfinite(mean[j * member_count + member]));
        CHECK(std::isfinite(sigma[j]) && sigma[j] >= 0);
      }
    }
}

void threads_do_not_change_bits_and_cancelling_stops() {
  const int count = 12, n = 50, h = 6;
  std::vector<double> values(count * n);
  for (size_t i = 0; i < values.size(); ++i) values[i] = 20 + (i * 7919) % 23 + 0.1 * (i % n);
  std::vector<int32_t> start(count), length(count, n), horizon(count, h), period_start(count + 1);
  std::vector<int64_t> out(count);
  std::vector<double> periods(count, 12);
  for (int i = 0; i < count; ++i) { start[i] = i * n; out[i] = i * h; period_start[i + 1] = i + 1; }
  const Tasks tasks{values.data(), start.data(), length.data(), horizon.data(), period_start.data(), periods.data(), out.data(), count};
  std::vector<double> one(count * h * member_count), many(one.size()), sigma(count * h);
  int32_t words[2] = {0, 0};
  graticule::RunControl control;
  control.words = words;
  run_portfolio(tasks, {one.data(), sigma.data()}, 1, control, 0, 1);
  CHECK(words[1] == 1000);
  run_portfolio(tasks, {many.data(), sigma.data()}, 3, control, 0, 1);
  for (size_t i = 0; i < one.size(); ++i) CHECK(one[i] == many[i] || (std::isnan(one[i]) && std::isnan(many[i])));
  words[0] = 1;
  bool stopped = false;
  try { run_portfolio(tasks, {many.data(), sigma.data()}, 2, control, 0, 1); }
  catch (const graticule::Aborted&) { stopped = true; }
  CHECK(stopped);
}

/// Forty series that turn in fives from turns of their own, and one that stands still.
struct TurningPool {
  static constexpr int count = 41, length = 12, horizon = 3;
  std::vector<double> values, periods = std::vector<double>(count, 1.0);
  std::vector<std::int32_t> start, learnt = std::vector<std::int32_t>(count, length), asked;
  static double turn(int s, int t) {
    const double shape[] = {0, 6, 9, 2, -8};
    return s == count - 1 ? 4 : 20 + 3 * s + shape[(s + t) % 5];
  }
  TurningPool() {
    for (int s = 0; s < count; ++s) {
      start.push_back(s * length);
      asked.push_back(s);
      for (int t = 0; t < length; ++t) values.push_back(turn(s, t));
    }
  }
  std::vector<double> run(int threads, const graticule::RunControl& control) const {
    std::vector<double> out(count * horizon);
    const Pool pool{values.data(), start.data(),  learnt.data(), periods.data(), count, asked.data(),
                    learnt.data(), count, horizon, 10, 5};
    run_pooled_network(pool, threads, control, out.data());
    return out;
  }
};

void pooled_networks_learn_what_series_have_in_common() {
  const TurningPool pool;
  const std::vector<double> one = pool.run(1, {}), four = pool.run(4, {});
  double missed = 0;
  for (int i = 0; i < (TurningPool::count - 1) * TurningPool::horizon; ++i) {
    CHECK(one[i] == four[i]);
    const int s = i / TurningPool::horizon, j = i % TurningPool::horizon;
    missed += std::fabs(one[i] - TurningPool::turn(s, TurningPool::length + j));
  }
  CHECK(missed / ((TurningPool::count - 1) * TurningPool::horizon) < 1);
  for (int j = 0; j < TurningPool::horizon; ++j) CHECK(std::isnan(one[(TurningPool::count - 1) * TurningPool::horizon + j]));
  std::int32_t words[2] = {1, 0};
  graticule::RunControl control;
  control.words = words;
  bool stopped = false;
  try { pool.run(2, control); }
  catch (const graticule::Aborted&) { stopped = true; }
  CHECK(stopped);
}

/// What walks do next is chance. Windows of them are few beside the weights of a network, which must not learn them by heart.
void pooled_networks_see_next_to_nothing_in_walks() {
  constexpr int count = 35, length = 14, horizon = 6, draws = 8;
  std::uint64_t state = 7;
  const auto uniform = [&] {
    state = state * 6364136223846793005ULL + 1442695040888963407ULL;
    return static_cast<double>(state >> 11) * 0x1p-53;
  };
  double missed = 0, naive = 0;
  for (int draw = 0; draw < draws; ++draw) {
    std::vector<double> values, ahead, periods(count, 1.0), out(count * horizon);
    std::vector<std::int32_t> start, learnt(count, length), asked;
    for (int s = 0; s < count; ++s) {
      start.push_back(s * length);
      asked.push_back(s);
      double level = 500;
      for (int t = 0; t < length + horizon; ++t) {
        level += uniform() + uniform() + uniform() - 1.5;
        (t < length ? values : ahead).push_back(level);
      }
    }
    const Pool pool{values.data(), start.data(),  learnt.data(), periods.data(), count, asked.data(),
                    learnt.data(), count, horizon, 12, 5};
    run_pooled_network(pool, 2, {}, out.data());
    for (int i = 0; i < count * horizon; ++i) {
      missed += std::fabs(out[i] - ahead[i]);
      naive += std::fabs(values[(i / horizon + 1) * length - 1] - ahead[i]);
    }
  }
  CHECK(missed < 1.15 * naive);
}

}  // namespace

int main() {
  simplex_finds_the_valley_of_rosenbrock();
  moving_average_follows_a_line_through_a_season();
  season_is_taken_out_and_put_back();
  two_seasons_are_taken_out();
  ets_finds_the_least_squares_of_simple_smoothing();
  ets_continues_a_line_and_a_season();
  spread_grows_with_the_level_where_errors_are_shares_of_it();
  theta_adds_half_of_the_slope_to_a_line_or_more();
  arima_follows_an_autoregression_back_to_its_mean();
  arima_follows_a_drift_and_a_moving_average();
  arima_carries_a_season_on();
  arima_says_nothing_where_there_is_nothing_to_learn();
  complex_smoothing_follows_levels_and_trends();
  ridge_walk_keeps_a_constant_and_follows_an_autoregression();
  level_shape_repeats_the_shape_on_the_level();
  intermittent_demand_has_its_rate();
  every_length_and_horizon_is_answered();
  threads_do_not_change_bits_and_cancelling_stops();
  pooled_networks_learn_what_series_have_in_common();
  pooled_networks_see_next_to_nothing_in_walks();
  return 0;
}
