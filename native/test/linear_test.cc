#include "graticule/linear.h"

#include <limits>
#include <vector>

#include "../src/symmetric_eigen.h"
#include "check.h"

namespace {

/// A plain reproducible generator: tests need no library's distribution.
struct Lcg {
  std::uint64_t state = 12345;
  double uniform() {
    state = state * 6364136223846793005ull + 1442695040888963407ull;
    return static_cast<double>(state >> 11) / 9007199254740992.0;
  }
  double normal() {
    double sum = 0;
    for (int i = 0; i < 12; ++i) sum += uniform();
    return sum - 6;
  }
};

void eigen_decomposes() {
  for (const std::size_t n : {1u, 2u, 3u, 17u, 60u}) {
    Lcg random;
    std::vector<double> a(n * n);
    for (std::size_t i = 0; i < n; ++i)
      for (std::size_t j = 0; j <= i; ++j) a[i * n + j] = a[j * n + i] = random.normal();
    std::vector<double> v = a, d;
    graticule::symmetric_eigen(v, n, d, {});
    for (std::size_t i = 0; i < n; ++i) {
      if (i > 0) CHECK(d[i - 1] <= d[i]);
      for (std::size_t j = 0; j < n; ++j) {
        double rebuilt = 0, product = 0;
        for (std::size_t k = 0; k < n; ++k) {
          rebuilt += v[i * n + k] * d[k] * v[j * n + k];
          product += v[k * n + i] * v[k * n + j];
        }
        CHECK_NEAR(rebuilt, a[i * n + j], 1e-10 * static_cast<double>(n));
        CHECK_NEAR(product, i == j ? 1 : 0, 1e-11 * static_cast<double>(n));
      }
    }
  }
}

/// Rows that are all one of a few leave rounding of rounding behind, whose squares are no doubles; so do tiny and huge numbers.
void eigen_of_low_rank() {
  const std::size_t n = 200;
  for (const double scale : {1.0, 1e-170, 1e170}) {
    Lcg random;
    double kinds[3][8];
    for (auto& kind : kinds)
      for (double& value : kind) value = random.normal();
    std::vector<double> a(n * n);
    for (std::size_t i = 0; i < n; ++i)
      for (std::size_t j = 0; j < n; ++j)
        for (std::size_t k = 0; k < 8; ++k) a[i * n + j] += scale * kinds[i % 3][k] * kinds[j % 3][k];
    std::vector<double> v = a, d;
    graticule::symmetric_eigen(v, n, d, {});
    for (std::size_t i = 0; i < n; ++i)
      for (std::size_t j = 0; j < n; ++j) {
        double rebuilt = 0;
        for (std::size_t k = 0; k < n; ++k) rebuilt += v[i * n + k] * (d[k] / scale) * v[j * n + k];
        CHECK_NEAR(rebuilt, a[i * n + j] / scale, 1e-9);
      }
  }
}

/// Solves the ridge normal equations by Gaussian elimination: the slow, plain reference.
std::vector<double> plain_ridge(const std::vector<double>& x, const std::vector<double>& y, const std::vector<double>& w,
                                std::size_t p, double penalty, std::size_t skip) {
  const std::size_t n = y.size(), m = p + 1;
  std::vector<double> a(m * (m + 1), 0.0);
  for (std::size_t i = 0; i < n; ++i) {
    if (i == skip) continue;
    std::vector<double> row(x.begin() + static_cast<long>(i * p), x.begin() + static_cast<long>((i + 1) * p));
    row.push_back(1);
    for (std::size_t r = 0; r < m; ++r) {
      for (std::size_t c = 0; c < m; ++c) a[r * (m + 1) + c] += w[i] * row[r] * row[c];
      a[r * (m + 1) + m] += w[i] * row[r] * y[i];
    }
  }
  for (std::size_t j = 0; j < p; ++j) a[j * (m + 1) + j] += penalty;
  for (std::size_t pivot = 0; pivot < m; ++pivot) {
    for (std::size_t r = 0; r < m; ++r) {
      if (r == pivot) continue;
      const double factor = a[r * (m + 1) + pivot] / a[pivot * (m + 1) + pivot];
      for (std::size_t c = pivot; c <= m; ++c) a[r * (m + 1) + c] -= factor * a[pivot * (m + 1) + c];
    }
  }
  std::vector<double> beta(m);
  for (std::size_t r = 0; r < m; ++r) beta[r] = a[r * (m + 1) + m] / a[r * (m + 1) + r];
  return beta;
}

void ridge_matches_the_normal_equations_and_leaving_rows_out(std::size_t n, std::size_t p) {
  Lcg random;
  std::vector<double> x(n * p), y(n), w(n);
  for (double& value : x) value = random.normal();
  for (std::size_t i = 0; i < n; ++i) {
    y[i] = 3 + 2 * x[i * p] - x[i * p + 1] + 0.3 * random.normal();
    w[i] = 0.5 + random.uniform();
  }
  const graticule::Design design{x.data(), n, p};
  const double penalties[] = {0.1, 1, 10};
  const graticule::RidgePath path = graticule::fit_ridge(design, y.data(), w.data(), penalties, 3, {2, {}});
  const std::vector<double> beta = plain_ridge(x, y, w, p, penalties[path.best], n);
  for (std::size_t j = 0; j < p; ++j) CHECK_NEAR(path.coefficients[j], beta[j], 1e-8);
  CHECK_NEAR(path.intercept, beta[p], 1e-8);
  for (std::size_t l = 0; l < 3; ++l) {
    double error = 0, total = 0;
    for (std::size_t i = 0; i < n; ++i) {
      const std::vector<double> without = plain_ridge(x, y, w, p, penalties[l], i);
      double prediction = without[p];
      for (std::size_t j = 0; j < p; ++j) prediction += without[j] * x[i * p + j];
      error += w[i] * (y[i] - prediction) * (y[i] - prediction);
      total += w[i];
      if (l == path.best) CHECK_NEAR(path.loo_predictions[i], prediction, 1e-6);
    }
    CHECK_NEAR(path.loo_mse[l], error / total, 1e-6);
  }
  const graticule::RidgePath one = graticule::fit_ridge(design, y.data(), w.data(), penalties, 3, {1, {}});
  CHECK(one.coefficients == path.coefficients && one.loo_mse == path.loo_mse);
}

void logistic_reaches_a_zero_gradient(std::size_t classes) {
  const std::size_t n = 700, p = 5;
  Lcg random;
  std::vector<double> x(n * p);
  std::vector<std::int32_t> codes(n);
  for (double& value : x) value = random.normal();
  for (std::size_t i = 0; i < n; ++i) {
    const double score = x[i * p] + 0.5 * x[i * p + 1] + random.normal();
    codes[i] = classes == 2 ? (score > 0.3 ? 1 : 0) : score > 0.8 ? 2 : score > -0.5 ? 1 : 0;
  }
  const graticule::Design design{x.data(), n, p};
  const double penalties[] = {100, 1};
  const graticule::LogisticSpec spec{classes, 500, 1e-9};
  const std::vector<double> path = graticule::fit_logistic(design, codes.data(), nullptr, penalties, 2, spec, {2, {}});
  CHECK(path == graticule::fit_logistic(design, codes.data(), nullptr, penalties, 2, spec, {1, {}}));
  const std::size_t outputs = classes == 2 ? 1 : classes, stride = p + 1;
  CHECK(path.size() == 2 * outputs * stride);
  for (std::size_t l = 0; l < 2; ++l) {
    const double* b = &path[l * outputs * stride];
    std::vector<double> scores(n * outputs), gradient(outputs * stride, 0.0);
    graticule::linear_scores(design, b, outputs, scores.data(), {2, {}});
    for (std::size_t i = 0; i < n; ++i) {
      double sum = outputs == 1 ? 1 : 0;
      for (std::size_t k = 0; k < outputs; ++k) sum += std::exp(scores[i * outputs + k]);
      for (std::size_t k = 0; k < outputs; ++k) {
        const bool own = outputs == 1 ? codes[i] == 1 : codes[i] == static_cast<std::int32_t>(k);
        const double slope = std::exp(scores[i * outputs + k]) / sum - (own ? 1 : 0);
        for (std::size_t j = 0; j < p; ++j) gradient[k * stride + j] += slope * x[i * p + j];
        gradient[k * stride + p] += slope;
      }
    }
    for (std::size_t k = 0; k < outputs; ++k)
      for (std::size_t j = 0; j < stride; ++j)
        CHECK_NEAR(gradient[k * stride + j] + (j < p ? penalties[l] * b[k * stride + j] : 0), 0, 1e-3);
  }
}

void ridge_takes_the_largest_penalty_where_no_error_is_finite() {
  const double huge = std::numeric_limits<double>::max();
  const std::vector<double> x = {1, 2, 3, 4}, far = {huge, -huge, huge, -huge};
  const std::vector<double> none(4, std::numeric_limits<double>::quiet_NaN());
  const double penalties[] = {0.1, 10, 1};
  for (const std::vector<double>& y : {far, none}) {
    const auto path = graticule::fit_ridge({x.data(), 4, 1}, y.data(), nullptr, penalties, 3, {1, {}});
    CHECK(path.best == 1);
  }
}

void a_set_flag_aborts() {
  std::int32_t words[2] = {1, 0};
  const std::vector<double> x = {1, 2, 3}, y = {1, 2, 3};
  const double penalty = 1;
  graticule::LinearOptions options;
  options.control.words = words;
  bool aborted = false;
  try {
    graticule::fit_ridge({x.data(), 3, 1}, y.data(), nullptr, &penalty, 1, options);
  } catch (const graticule::Aborted&) {
    aborted = true;
  }
  CHECK(aborted);
}

}  // namespace

int main() {
  eigen_decomposes();
  eigen_of_low_rank();
  ridge_matches_the_normal_equations_and_leaving_rows_out(40, 4);
  ridge_matches_the_normal_equations_and_leaving_rows_out(12, 20);
  logistic_reaches_a_zero_gradient(2);
  logistic_reaches_a_zero_gradient(3);
  ridge_takes_the_largest_penalty_where_no_error_is_finite();
  a_set_flag_aborts();
  return 0;
}
