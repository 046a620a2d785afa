#include "graticule/discriminant.h"

#include <array>
#include <cmath>
#include <vector>

#include "check.h"

namespace {

using graticule::DiscriminantSetting;

struct Lcg {
  std::uint64_t state = 12345;
  double uniform() {
    state = state * 6364136223846793005ull + 1442695040888963407ull;
    return static_cast<double>(state >> 11) / 9007199254740992.0;
  }
};

/// Two columns, classes of different shape around different centres.
struct Clouds {
  std::vector<double> x;
  std::vector<std::int32_t> codes;

  Clouds(std::size_t rows, std::int32_t classes) {
    Lcg random;
    for (std::size_t i = 0; i < rows; ++i) {
      const auto code = static_cast<std::int32_t>(i % static_cast<std::size_t>(classes));
      const double a = random.uniform() - 0.5, b = random.uniform() - 0.5;
      x.push_back(code + a);
      x.push_back(0.5 * code + (code == 0 ? a + 0.3 * b : b));
      codes.push_back(code);
    }
  }
  graticule::Design design() const { return {x.data(), codes.size(), 2}; }
};

std::vector<double> scores_of(const Clouds& clouds, const double* weights, std::size_t classes, DiscriminantSetting setting,
                              int threads = 1) {
  graticule::LinearOptions options;
  options.threads = threads;
  const std::vector<double> model =
      graticule::fit_discriminant(clouds.design(), clouds.codes.data(), weights, classes, &setting, 1, options);
  CHECK(model.size() == graticule::discriminant_size(2, classes));
  std::vector<double> scores(clouds.codes.size() * classes);
  graticule::discriminant_scores(clouds.design(), model.data(), classes, scores.data(), options);
  return scores;
}

/// Weighted mean and covariance (n − 1) of one class, or sums of products where `products`.
std::array<double, 5> plain_moments(const Clouds& clouds, std::int32_t code, bool products) {
  double n = 0, ma = 0, mb = 0, aa = 0, ab = 0, bb = 0;
  for (std::size_t i = 0; i < clouds.codes.size(); ++i)
    if (clouds.codes[i] == code) n += 1, ma += clouds.x[2 * i], mb += clouds.x[2 * i + 1];
  ma /= n, mb /= n;
  for (std::size_t i = 0; i < clouds.codes.size(); ++i) {
    if (clouds.codes[i] != code) continue;
    const double a = clouds.x[2 * i] - ma, b = clouds.x[2 * i + 1] - mb;
    aa += a * a, ab += a * b, bb += b * b;
  }
  const double share = products ? 1 : n - 1;
  return {ma, mb, aa / share, ab / share, bb / share};
}

/// A class's logarithm of share × density differs from the other's as the textbook's formula for two columns says.
void agrees_with_the_formula(DiscriminantSetting setting) {
  const std::size_t n = 60;
  const Clouds clouds(n, 2);
  const std::vector<double> scores = scores_of(clouds, nullptr, 2, setting);
  const double half = n / 2.0, freedom = n - 2.0;
  double total_variance[2] = {0, 0}, pooled[3] = {0, 0, 0};
  for (std::size_t j = 0; j < 2; ++j) {
    double mean = 0;
    for (std::size_t i = 0; i < n; ++i) mean += clouds.x[2 * i + j] / n;
    for (std::size_t i = 0; i < n; ++i) total_variance[j] += std::pow(clouds.x[2 * i + j] - mean, 2) / n;
  }
  for (const std::int32_t k : {0, 1}) {
    const auto m = plain_moments(clouds, k, true);
    for (std::size_t i = 0; i < 3; ++i) pooled[i] += m[i + 2] / freedom;
  }
  for (std::size_t i = 0; i < n; ++i) {
    double log_density[2];
    for (const std::int32_t k : {0, 1}) {
      const auto m = plain_moments(clouds, k, false);
      const auto mix = [&](std::size_t e) { return (1 - setting.own) * pooled[e] + setting.own * m[e + 2]; };
      const double aa = mix(0) + 1e-3 * total_variance[0], bb = mix(2) + 1e-3 * total_variance[1];
      const double ab = (1 - setting.shrink) * mix(1), determinant = aa * bb - ab * ab;
      const double a = clouds.x[2 * i] - m[0], b = clouds.x[2 * i + 1] - m[1];
      const double distance = (bb * a * a - 2 * ab * a * b + aa * b * b) / determinant;
      const double degrees = (1 - setting.own) * freedom + setting.own * (half - 1) - 1;
      const double spread = degrees * (1 + 1 / half);
      log_density[k] = std::lgamma((degrees + 2) / 2) - std::lgamma(degrees / 2) - std::log(spread) -
                       0.5 * std::log(determinant) - (degrees + 2) / 2 * std::log1p(distance / spread);
    }
    CHECK_NEAR(scores[2 * i] - scores[2 * i + 1], log_density[0] - log_density[1], 1e-9);
  }
}

void a_weight_of_two_is_a_row_twice() {
  const Clouds once(40, 2);
  Clouds twice = once;
  std::vector<double> weights(40, 1.0);
  for (std::size_t i = 0; i < 40; i += 3) {
    weights[i] = 2;
    twice.x.push_back(once.x[2 * i]);
    twice.x.push_back(once.x[2 * i + 1]);
    twice.codes.push_back(once.codes[i]);
  }
  const std::vector<double> a = scores_of(once, weights.data(), 2, {0.3, 0.1}), b = scores_of(twice, nullptr, 2, {0.3, 0.1});
  for (std::size_t i = 0; i < a.size(); ++i) CHECK_NEAR(a[i], b[i], 1e-9);
}

void the_number_of_threads_changes_no_bit() {
  const Clouds clouds(1000, 5);
  CHECK(scores_of(clouds, nullptr, 5, {0.6, 0.01}, 1) == scores_of(clouds, nullptr, 5, {0.6, 0.01}, 4));
}

/// A column that is the same all over a class, and a class of one row: still finite, and sure where it should be.
void columns_without_spread_stay_finite() {
  Clouds clouds(41, 2);
  clouds.codes.back() = 2;
  for (std::size_t i = 0; i < clouds.codes.size(); ++i) clouds.x[2 * i + 1] = clouds.codes[i];
  for (const double own : {0.0, 1.0}) {
    const std::vector<double> scores = scores_of(clouds, nullptr, 3, {own, 0});
    for (std::size_t i = 0; i < clouds.codes.size(); ++i) {
      for (std::size_t k = 0; k < 3; ++k) {
        CHECK(std::isfinite(scores[3 * i + k]));
        if (own == 0) CHECK(scores[3 * i + static_cast<std::size_t>(clouds.codes[i])] >= scores[3 * i + k]);
      }
    }
  }
}

}  // namespace

int main() {
  agrees_with_the_formula({0, 0});
  agrees_with_the_formula({1, 0});
  agrees_with_the_formula({0.3, 0.5});
  a_weight_of_two_is_a_row_twice();
  the_number_of_threads_changes_no_bit();
  columns_without_spread_stay_finite();
  return 0;
}
