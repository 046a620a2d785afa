#pragma once
#include <cstddef>
#include <cstdint>
#include <vector>

#include "graticule/linear.h"

namespace graticule {

/// k(a, b) = smooth · (1 + s / 4)⁻² + linear · (1 + a·b / p), s = Σⱼ rateⱼ (aⱼ − bⱼ)²: a rational quadratic kernel, which is a
/// mixture of Gaussian ones of many length scales, with a rate for each feature, beside a straight line (Rasmussen & Williams,
/// Gaussian Processes for Machine Learning, 2006, §4.2 and §5.1). Observations have the variance noise ÷ weight.
struct Kernel {
  std::vector<double> rates;  ///< one a column; columns of one feature share theirs
  double smooth = 0.5, linear = 0.3, noise = 0.3;
};

/// What a fit is told.
struct GaussianProcessSpec {
  const std::int32_t* features = nullptr;  ///< p: number of the feature that a column is of, 0 … feature_count − 1
  std::size_t feature_count = 0;
  std::size_t outputs = 1;
  const double* targets = nullptr;          ///< n × outputs, of variance about 1 and mean about 0
  const double* weights = nullptr;          ///< n, positive, of mean about 1; null: all one
  const std::int32_t* codes = nullptr;      ///< n classes, of which `targets` are indicators; null: a regression
  const double* offsets = nullptr;          ///< of classes, one an output: scores before anything is known
  const std::int32_t* sample = nullptr;     ///< rows that the kernel is learnt from, in parts
  std::size_t parts = 0, part_rows = 0;     ///< `sample` has parts × part_rows entries
  std::size_t evaluations = 25;             ///< of the marginal likelihood, at most
};

struct GaussianProcess {
  Kernel kernel;
  std::vector<double> duals;          ///< n × outputs
  /// n × outputs: means, or scores of classes with their offsets, for every row as if it had not been seen, by the same kernel.
  std::vector<double> leave_one_out;
};

/// Gaussian process regression of some outputs with a kernel in common. Its rates and variances are those of the largest sum of
/// the parts' log marginal likelihoods and of a prior (L-BFGS); the rest is one Cholesky factor of all rows. With `codes` the outputs
/// are scores of classes, one a class or for two classes the second's over the first, and the factors are one a step of Newton's method.
GaussianProcess fit_gaussian_process(const Design& x, const GaussianProcessSpec& spec, const LinearOptions& options);

/// Rows of training columns × √rate, one column after the other, as `gaussian_process_means` reads them; see `padded_rows`.
/// Behind the last row of each column stand zeros.
std::vector<double> scaled_points(const Design& x, const std::vector<double>& rates);

/// Rows in a column of `scaled_points`.
constexpr std::size_t padded_rows(std::size_t rows) { return (rows + 15) / 16 * 16; }

/// A fitted process as it answers.
struct GaussianProcessModel {
  std::size_t rows = 0, outputs = 0;
  double smooth = 0;
  const double* rates = nullptr;         ///< p
  const double* points = nullptr;        ///< p × padded_rows(rows)
  const double* duals = nullptr;         ///< outputs × padded_rows(rows), zeros behind the last row
  const double* coefficients = nullptr;  ///< outputs × (p + 1) of the straight line, the intercept last
};

/// Means, n × outputs.
void gaussian_process_means(const Design& x, const GaussianProcessModel& model, double* means, const LinearOptions& options);

}  // namespace graticule
