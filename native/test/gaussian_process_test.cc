#include "graticule/gaussian_process.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "check.h"
#include "cholesky.h"

namespace {

struct Lcg {
  std::uint64_t state = 4321;
  double uniform() {
    state = state * 6364136223846793005ull + 1442695040888963407ull;
    return static_cast<double>(state >> 11) / 9007199254740992.0;
  }
};

/// Three columns of two features: the answer bends along the first, is straight along the second, and ignores the third.
struct Waves {
  std::vector<double> x, y;
  std::vector<std::int32_t> features{0, 1, 2}, sample;

  explicit Waves(std::size_t rows) {
    Lcg random;
    for (std::size_t i = 0; i < rows; ++i) {
      for (int j = 0; j < 3; ++j) x.push_back(3.4 * random.uniform() - 1.7);
      y.push_back(std::sin(3 * x[3 * i]) + 0.5 * x[3 * i + 1] + 0.2 * (random.uniform() - 0.5));
      sample.push_back(static_cast<std::int32_t>(i));
    }
  }
  graticule::Design design() const { return {x.data(), y.size(), 3}; }
  graticule::GaussianProcessSpec spec() const {
    graticule::GaussianProcessSpec out;
    out.features = features.data();
    out.feature_count = 3;
    out.targets = y.data();
    out.sample = sample.data();
    out.parts = 1;
    out.part_rows = y.size();
    return out;
  }
};

graticule::GaussianProcess fitted(const Waves& waves, const graticule::GaussianProcessSpec& spec, int threads = 1) {
  graticule::LinearOptions options;
  options.threads = threads;
  return graticule::fit_gaussian_process(waves.design(), spec, options);
}

/// Means of a fit as the caller makes them of its parts.
std::vector<double> means_of(const Waves& train, const graticule::GaussianProcess& process, const Waves& asked, int threads = 1) {
  const std::size_t n = train.y.size(), stride = graticule::padded_rows(n);
  const std::vector<double> points = graticule::scaled_points(train.design(), process.kernel.rates);
  std::vector<double> duals(stride, 0.0), line(4, 0.0), out(asked.y.size());
  for (std::size_t i = 0; i < n; ++i) {
    duals[i] = process.duals[i];
    line[3] += process.kernel.linear * duals[i];
    for (std::size_t j = 0; j < 3; ++j) line[j] += process.kernel.linear / 3 * duals[i] * train.x[3 * i + j];
  }
  graticule::GaussianProcessModel model{n, 1, process.kernel.smooth, process.kernel.rates.data(), points.data(), duals.data(), line.data()};
  graticule::LinearOptions options;
  options.threads = threads;
  graticule::gaussian_process_means(asked.design(), model, out.data(), options);
  return out;
}

void factor_and_inverse_undo_the_matrix(std::size_t n, int threads) {
  Lcg random;
  std::vector<double> root(n * n), matrix(n * n, 0.0);
  for (double& value : root) value = random.uniform() - 0.5;
  for (std::size_t i = 0; i < n; ++i)
    for (std::size_t j = 0; j < n; ++j) {
      for (std::size_t k = 0; k < n; ++k) matrix[i * n + j] += root[i * n + k] * root[j * n + k];
      if (i == j) matrix[i * n + j] += 1;
    }
  graticule::LinearOptions options;
  options.threads = threads;
  std::vector<double> factor = matrix;
  double sum = 0;
  const double log_determinant = graticule::cholesky(factor, n, options);
  for (std::size_t i = 0; i < n; ++i) sum += 2 * std::log(factor[i * n + i]);
  CHECK_NEAR(log_determinant, sum, 1e-9 * (1 + std::fabs(sum)));
  const std::vector<double> inverse = graticule::minus_square(graticule::inverse_of_factor(factor, n, options), n, options);
  double worst = 0;
  for (std::size_t i = 0; i < n; i += n > 100 ? 37 : 1)
    for (std::size_t j = 0; j < n; ++j) {
      double entry = 0;
      for (std::size_t k = 0; k < n; ++k) entry -= matrix[i * n + k] * inverse[std::max(k, j) * n + std::min(k, j)];
      worst = std::max(worst, std::fabs(entry - (i == j ? 1 : 0)));
    }
  CHECK(worst < 1e-8);
}

void what_is_not_positive_has_no_factor() {
  std::vector<double> matrix{1, 2, 2, 1};
  CHECK(std::isnan(graticule::cholesky(matrix, 2, {})));
}

void bends_are_learnt_and_idle_columns_left() {
  const Waves train(200), fresh(333);
  const graticule::GaussianProcess process = fitted(train, train.spec());
  CHECK(process.kernel.rates[0] > 5 * process.kernel.rates[2]);
  const std::vector<double> means = means_of(train, process, fresh);
  double wrong = 0;
  // The first 200 rows of both are the same draws.
  for (std::size_t i = 200; i < 333; ++i) wrong += std::pow(means[i] - fresh.y[i], 2) / 133;
  CHECK(std::sqrt(wrong) < 0.1);
  double left_out = 0;
  for (std::size_t i = 0; i < 200; ++i) left_out += std::pow(process.leave_one_out[i] - train.y[i], 2) / 200;
  CHECK(std::sqrt(left_out) < 0.1);
}

/// Without evaluations the kernel is the usual one, the same with and without a row.
void leaving_a_row_out_is_fitting_without_it() {
  const Waves all(40), without(39);
  graticule::GaussianProcessSpec usual = all.spec(), fewer = without.spec();
  usual.evaluations = fewer.evaluations = 0;
  const double left_out = fitted(all, usual).leave_one_out[39];
  CHECK_NEAR(means_of(without, fitted(without, fewer), all)[39], left_out, 1e-9);
}

void weights_stand_for_repeated_rows() {
  Waves twice(60), once(60);
  std::vector<double> weights(60, 1.0);
  for (std::size_t i = 0; i < 10; ++i) {
    weights[i] = 2;
    twice.y.push_back(twice.y[i]);
    for (std::size_t j = 0; j < 3; ++j) twice.x.push_back(twice.x[3 * i + j]);
  }
  graticule::GaussianProcessSpec weighted = once.spec(), repeated = twice.spec();
  repeated.part_rows = 60;
  weighted.weights = weights.data();
  weighted.evaluations = repeated.evaluations = 0;
  const Waves asked(80);
  const std::vector<double> a = means_of(once, fitted(once, weighted), asked), b = means_of(twice, fitted(twice, repeated), asked);
  for (std::size_t i = 0; i < 80; ++i) CHECK_NEAR(a[i], b[i], 1e-8);
}

void threads_change_no_bit() {
  const Waves train(700), asked(300);
  graticule::GaussianProcessSpec spec = train.spec();
  spec.parts = 2;
  spec.part_rows = 120;
  spec.evaluations = 6;
  const graticule::GaussianProcess one = fitted(train, spec), four = fitted(train, spec, 4);
  CHECK(one.duals == four.duals);
  CHECK(one.leave_one_out == four.leave_one_out);
  CHECK(means_of(train, one, asked) == means_of(train, four, asked, 4));
}

/// Where the posterior density is largest, a row's dual is the slope of its log likelihood.
void classes_stand_where_slopes_are_even() {
  const Waves train(120);
  std::vector<double> targets, offsets{0.3};
  std::vector<std::int32_t> codes;
  for (const double value : train.y) {
    codes.push_back(value > 0.1 ? 1 : 0);
    targets.push_back(2.0 * codes.back() - 1);
  }
  graticule::GaussianProcessSpec spec = train.spec();
  spec.targets = targets.data();
  spec.codes = codes.data();
  spec.offsets = offsets.data();
  const graticule::GaussianProcess process = fitted(train, spec);
  const std::vector<double> latent = means_of(train, process, train);
  double worst = 0;
  for (std::size_t i = 0; i < 120; ++i)
    worst = std::max(worst, std::fabs(process.duals[i] - (codes[i] - 1 / (1 + std::exp(-offsets[0] - latent[i])))));
  CHECK(worst < 0.02);
  const graticule::GaussianProcess four = fitted(train, spec, 4);
  CHECK(process.duals == four.duals && process.leave_one_out == four.leave_one_out);
}

void repeated_rows_without_noise_still_fit() {
  Waves train(50);
  for (std::size_t i = 0; i < train.x.size(); ++i) train.x[i] = static_cast<double>(i % 3);
  for (double& value : train.y) value = 1;
  for (const double value : fitted(train, train.spec()).leave_one_out) CHECK(std::isfinite(value));
}

}  // namespace

int main() {
  for (const std::size_t n : {1, 2, 31, 32, 33, 65, 150}) factor_and_inverse_undo_the_matrix(n, 1);
  factor_and_inverse_undo_the_matrix(700, 3);
  what_is_not_positive_has_no_factor();
  bends_are_learnt_and_idle_columns_left();
  leaving_a_row_out_is_fitting_without_it();
  weights_stand_for_repeated_rows();
  threads_change_no_bit();
  classes_stand_where_slopes_are_even();
  repeated_rows_without_noise_still_fit();
  return 0;
}
