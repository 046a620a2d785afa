#include "graticule/discriminant.h"

#include <algorithm>
#include <cmath>

#include "blocks.h"
#include "graticule/sizes.h"

namespace graticule {

namespace {

/// Of each column's variance: the least that a cloud has. Chosen on tables outside the reported ones.
constexpr double kLeastSpread = 1e-3;
constexpr double kLeastFreedom = 2;

constexpr std::size_t triangle(std::size_t n) { return n * (n + 1) / 2; }

/// Weight, means and sums of products about the means of one class; products as a lower triangle, row by row.
struct Moments {
  double weight = 0;
  std::vector<double> mean, products;
};

Moments moments_of(const Design& x, const std::int32_t* codes, const double* weights, std::int32_t code,
                   const RunControl& control) {
  const std::size_t p = x.columns;
  Moments out{0, std::vector<double>(p, 0.0), std::vector<double>(triangle(p), 0.0)};
  const auto weight_of = [&](std::size_t i) { return codes[i] != code ? 0.0 : weights == nullptr ? 1.0 : weights[i]; };
  for (std::size_t i = 0; i < x.rows; ++i) {
    const double weight = weight_of(i);
    if (weight == 0) continue;
    out.weight += weight;
    for (std::size_t j = 0; j < p; ++j) out.mean[j] += weight * x.row(i)[j];
  }
  for (double& value : out.mean) value /= out.weight > 0 ? out.weight : 1;
  std::vector<double> away(p);
  for (std::size_t i = 0; i < x.rows; ++i) {
    const double weight = weight_of(i);
    if (weight == 0) continue;
    if (i % 256 == 0) control.check();
    for (std::size_t j = 0; j < p; ++j) away[j] = x.row(i)[j] - out.mean[j];
    double* at = out.products.data();
    for (std::size_t j = 0; j < p; at += ++j) {
      const double scaled = weight * away[j];
      if (scaled == 0) continue;
      for (std::size_t k = 0; k <= j; ++k) at[k] += scaled * away[k];
    }
  }
  return out;
}

/// Cholesky's factor in place, reciprocals on the diagonal (Golub & Van Loan, Matrix Computations, §4.2).
/// @return the logarithm of the determinant
double factorise(double* lower, std::size_t n) {
  double log_determinant = 0;
  for (std::size_t j = 0; j < n; ++j) {
    double* row = lower + triangle(j);
    for (std::size_t k = 0; k <= j; ++k) {
      const double* other = lower + triangle(k);
      double sum = row[k];
      for (std::size_t l = 0; l < k; ++l) sum -= row[l] * other[l];
      if (k < j) {
        row[k] = sum * other[k];
      } else {
        sum = std::max(sum, 1e-12);
        log_determinant += std::log(sum);
        row[k] = 1 / std::sqrt(sum);
      }
    }
  }
  return log_determinant;
}

}  // namespace

std::size_t discriminant_size(std::size_t columns, std::size_t classes) {
  const std::size_t odd = columns % 2 == 0 ? size_sum(columns, 1) : columns, even = columns % 2 == 0 ? columns : size_sum(columns, 1);
  return size_product(classes, size_sum(3, columns, size_product(odd, even / 2)));
}

std::vector<double> fit_discriminant(const Design& x, const std::int32_t* codes, const double* weights, std::size_t classes,
                                     const DiscriminantSetting* settings, std::size_t setting_count,
                                     const LinearOptions& options) {
  const std::size_t p = x.columns, size = discriminant_size(p, classes);
  std::vector<Moments> moments(classes);
  for_each_block(classes, options.threads, [&](std::size_t k) {
    moments[k] = moments_of(x, codes, weights, static_cast<std::int32_t>(k), options.control);
  });
  double total = 0;
  std::vector<double> pooled(triangle(p), 0.0), centre(p, 0.0), least(p, 0.0);
  for (const Moments& its : moments) {
    total += its.weight;
    for (std::size_t i = 0; i < pooled.size(); ++i) pooled[i] += its.products[i];
    for (std::size_t j = 0; j < p; ++j) centre[j] += its.weight * its.mean[j];
  }
  const double freedom = std::max(1.0, total - static_cast<double>(classes));
  for (std::size_t j = 0; j < p; ++j) {
    double between = 0;
    for (const Moments& its : moments) between += its.weight * std::pow(its.mean[j] - centre[j] / total, 2);
    least[j] = kLeastSpread * (pooled[triangle(j) + j] + between) / total;
  }
  for (double& value : pooled) value /= freedom;

  std::vector<double> out(size_product(setting_count, size));
  for_each_block(setting_count * classes, options.threads, [&](std::size_t block) {
    options.control.check();
    const auto [own, shrink] = settings[block / classes];
    const Moments& its = moments[block % classes];
    double* at = out.data() + block / classes * size + block % classes * (3 + p + triangle(p));
    double* lower = std::copy(its.mean.begin(), its.mean.end(), at + 3);
    const double own_freedom = std::max(1.0, its.weight - 1);
    for (std::size_t j = 0, i = 0; j < p; ++j)
      for (std::size_t k = 0; k <= j; ++k, ++i) {
        const double value = (1 - own) * pooled[i] + own * its.products[i] / own_freedom;
        lower[i] = j == k ? value + least[j] : (1 - shrink) * value;
      }
    const double log_determinant = factorise(lower, p);
    const double columns = static_cast<double>(p);
    const double degrees = std::max(kLeastFreedom, (1 - own) * freedom + own * own_freedom - columns + 1);
    const double spread = degrees * (1 + 1 / std::max(its.weight, 1e-9));
    const double share = (its.weight + 0.5) / (total + 0.5 * static_cast<double>(classes));
    at[0] = std::log(share) - 0.5 * columns * std::log(spread) - 0.5 * log_determinant;
    at[1] = spread;
    at[2] = (degrees + columns) / 2;
  });
  // Not in the threads: lgamma writes a global sign.
  const double half = 0.5 * static_cast<double>(p);
  for (std::size_t at = 0; at < out.size(); at += size / classes) {
    out[at] += std::lgamma(out[at + 2]) - std::lgamma(out[at + 2] - half);
  }
  return out;
}

void discriminant_scores(const Design& x, const double* model, std::size_t classes, double* scores,
                         const LinearOptions& options) {
  const std::size_t p = x.columns;
  const Blocks blocks(x.rows, 128);
  for_each_block(blocks.count, options.threads, [&](std::size_t block) {
    options.control.check();
    std::vector<double> away(p);
    for (std::size_t i = blocks.begin(block); i < blocks.end(block); ++i) {
      const double* at = model;
      for (std::size_t k = 0; k < classes; ++k, at += 3 + p + triangle(p)) {
        const double *mean = at + 3, *row = mean + p;
        double distance = 0;
        for (std::size_t j = 0; j < p; row += ++j) {
          double sum = x.row(i)[j] - mean[j];
          for (std::size_t l = 0; l < j; ++l) sum -= row[l] * away[l];
          away[j] = sum * row[j];
          distance += away[j] * away[j];
        }
        scores[i * classes + k] = at[0] - at[2] * std::log1p(distance / at[1]);
      }
    }
  });
}

}  // namespace graticule
