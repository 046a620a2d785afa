#include <algorithm>
#include <cmath>
#include <limits>

#include "blocks.h"
#include "graticule/sizes.h"
#include "graticule/linear.h"
#include "symmetric_eigen.h"

namespace graticule {

namespace {

/// The centred design, each row scaled by √w, so that weighted least squares becomes a plain one.
struct Centred {
  std::vector<double> x, y, root_weight, mean;
  double y_mean = 0, total = 0;
};

Centred centre(const Design& design, const double* y, const double* weights) {
  const std::size_t n = design.rows, p = design.columns;
  Centred out;
  out.root_weight.resize(n);
  out.mean.assign(p, 0.0);
  for (std::size_t i = 0; i < n; ++i) {
    const double w = weights == nullptr ? 1 : weights[i];
    out.root_weight[i] = std::sqrt(w);
    out.total += w;
    out.y_mean += w * y[i];
    const double* row = design.row(i);
    for (std::size_t j = 0; j < p; ++j) out.mean[j] += w * row[j];
  }
  if (out.total > 0) {
    out.y_mean /= out.total;
    for (double& m : out.mean) m /= out.total;
  }
  out.x.resize(n * p);
  out.y.resize(n);
  for (std::size_t i = 0; i < n; ++i) {
    const double root = out.root_weight[i];
    const double* row = design.row(i);
    for (std::size_t j = 0; j < p; ++j) out.x[i * p + j] = root * (row[j] - out.mean[j]);
    out.y[i] = root * (y[i] - out.y_mean);
  }
  return out;
}

/// XᵀX (p × p), rows of the result in blocks; each entry is summed in row order.
std::vector<double> gram_of_columns(const std::vector<double>& x, std::size_t n, std::size_t p,
                                    const LinearOptions& options) {
  std::vector<double> gram(size_product(p, p), 0.0);
  const Blocks blocks(p, 16);
  for_each_block(blocks.count, n * p * p < 200000 ? 1 : options.threads, [&](std::size_t block) {
    const std::size_t first = blocks.begin(block), last = blocks.end(block);
    for (std::size_t i = 0; i < n; ++i) {
      if ((i & 4095u) == 0) options.control.check();
      const double* row = x.data() + i * p;
      for (std::size_t a = first; a < last; ++a) {
        const double value = row[a];
        if (value == 0) continue;
        double* out = gram.data() + a * p;
        for (std::size_t b = a; b < p; ++b) out[b] += value * row[b];
      }
    }
  });
  for (std::size_t a = 0; a < p; ++a)
    for (std::size_t b = 0; b < a; ++b) gram[a * p + b] = gram[b * p + a];
  return gram;
}

/// out (n × r) = a (n × m, row-major) · b (m × r, row-major).
std::vector<double> product(const std::vector<double>& a, const std::vector<double>& b, std::size_t n, std::size_t m,
                            std::size_t r, const LinearOptions& options) {
  std::vector<double> out(size_product(n, r), 0.0);
  const Blocks blocks(n, 64);
  for_each_block(blocks.count, n * m * r < 200000 ? 1 : options.threads, [&](std::size_t block) {
    options.control.check();
    for (std::size_t i = blocks.begin(block); i < blocks.end(block); ++i) {
      double* row = out.data() + i * r;
      for (std::size_t k = 0; k < m; ++k) {
        const double value = a[i * m + k];
        if (value == 0) continue;
        const double* from = b.data() + k * r;
        for (std::size_t j = 0; j < r; ++j) row[j] += value * from[j];
      }
    }
  });
  return out;
}

std::vector<double> transposed(const std::vector<double>& a, std::size_t n, std::size_t m) {
  std::vector<double> out(n * m);
  for (std::size_t i = 0; i < n; ++i)
    for (std::size_t j = 0; j < m; ++j) out[j * n + i] = a[i * m + j];
  return out;
}

}  // namespace

RidgePath fit_ridge(const Design& design, const double* y, const double* weights, const double* penalties,
                    std::size_t penalty_count, const LinearOptions& options) {
  const std::size_t n = design.rows, p = design.columns;
  RidgePath path;
  path.coefficients.assign(p, 0.0);
  path.loo_mse.assign(penalty_count, 0.0);
  path.loo_predictions.assign(n, 0.0);
  const Centred c = centre(design, y, weights);
  path.intercept = c.y_mean;

  // Scores U (n × r) with X = U · D^½-free basis: U = X V for the primal (columns of V are eigenvectors of XᵀX,
  // ‖u_j‖² = d_j), U = eigenvectors of XXᵀ for the dual (‖u_j‖² = 1).
  const bool primal = p <= n;
  const std::size_t r = primal ? p : n;
  std::vector<double> basis =
      primal ? gram_of_columns(c.x, n, p, options) : product(c.x, transposed(c.x, n, p), n, p, n, options);
  std::vector<double> d;
  symmetric_eigen(basis, r, d, options.control);
  options.control.progress(0.6);
  std::vector<double> u = primal ? product(c.x, basis, n, p, r, options) : basis;
  std::vector<double> uy(r, 0.0);
  for (std::size_t i = 0; i < n; ++i)
    for (std::size_t j = 0; j < r; ++j) uy[j] += u[i * r + j] * c.y[i];
  for (double& value : d) value = std::max(value, 0.0);

  // Fitted value of row i: Σ_j u_ij g_j uy_j; leverage: Σ_j u_ij² g_j; g = 1/(d+λ) primal, d/(d+λ) dual.
  double best_error = std::numeric_limits<double>::infinity();
  std::vector<double> gain(r), predictions(n);
  for (std::size_t l = 0; l < penalty_count; ++l) {
    options.control.check();
    for (std::size_t j = 0; j < r; ++j) {
      const double denominator = d[j] + penalties[l];
      gain[j] = denominator > 0 ? (primal ? 1 : d[j]) / denominator : 0;
    }
    double error = 0;
    for (std::size_t i = 0; i < n; ++i) {
      const double root = c.root_weight[i];
      // The free intercept has leverage w/Σw of its own.
      double fitted = 0, leverage = c.total > 0 ? root * root / c.total : 0;
      const double* row = u.data() + i * r;
      for (std::size_t j = 0; j < r; ++j) {
        fitted += row[j] * gain[j] * uy[j];
        leverage += row[j] * row[j] * gain[j];
      }
      const double residual = (c.y[i] - fitted) / std::max(1 - leverage, 1e-10);
      error += residual * residual;
      predictions[i] = root > 0 ? y[i] - residual / root : c.y_mean;
    }
    path.loo_mse[l] = c.total > 0 ? error / c.total : 0;
    // Without any finite error (values near the largest number, or none) the strongest penalty is the least harm.
    const bool unknown = !std::isfinite(best_error) && !std::isfinite(path.loo_mse[l]);
    if (path.loo_mse[l] < best_error || (unknown && penalties[l] >= penalties[path.best])) {
      if (std::isfinite(path.loo_mse[l])) best_error = path.loo_mse[l];
      path.best = l;
      path.loo_predictions = predictions;
    }
  }

  // β = V diag(1/(d+λ)) Vᵀ Xᵀ y = V diag(1/(d+λ)) uy (primal); β = Xᵀ U diag(1/(d+λ)) uy (dual).
  const double penalty = penalties[path.best];
  std::vector<double> scaled(r);
  for (std::size_t j = 0; j < r; ++j) scaled[j] = d[j] + penalty > 0 ? uy[j] / (d[j] + penalty) : 0;
  if (primal) {
    for (std::size_t k = 0; k < p; ++k)
      for (std::size_t j = 0; j < r; ++j) path.coefficients[k] += basis[k * r + j] * scaled[j];
  } else {
    for (std::size_t i = 0; i < n; ++i) {
      double dual = 0;
      for (std::size_t j = 0; j < r; ++j) dual += u[i * r + j] * scaled[j];
      for (std::size_t k = 0; k < p; ++k) path.coefficients[k] += c.x[i * p + k] * dual;
    }
  }
  for (std::size_t k = 0; k < p; ++k) path.intercept -= path.coefficients[k] * c.mean[k];
  options.control.progress(1);
  return path;
}

void linear_scores(const Design& x, const double* coefficients, std::size_t outputs, double* scores,
                   const LinearOptions& options) {
  const std::size_t p = x.columns;
  const Blocks blocks(x.rows, 256);
  for_each_block(blocks.count, x.rows * p * outputs < 200000 ? 1 : options.threads, [&](std::size_t block) {
    options.control.check();
    for (std::size_t i = blocks.begin(block); i < blocks.end(block); ++i) {
      const double* row = x.row(i);
      for (std::size_t k = 0; k < outputs; ++k) {
        const double* w = coefficients + k * (p + 1);
        double sum = w[p];
        for (std::size_t j = 0; j < p; ++j) sum += w[j] * row[j];
        scores[i * outputs + k] = sum;
      }
    }
  });
}

}  // namespace graticule
