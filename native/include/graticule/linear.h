#pragma once
#include <cstddef>
#include <cstdint>
#include <vector>

#include "graticule/run_control.h"

namespace graticule {

/// A dense n × p row-major design without missing values; columns should be on comparable scales, because one
/// penalty acts on all coefficients. The intercept is never penalised.
struct Design {
  const double* values = nullptr;
  std::size_t rows = 0;
  std::size_t columns = 0;
  const double* row(std::size_t i) const { return values + i * columns; }
};

struct LinearOptions {
  int threads = 1;
  RunControl control;
};

struct RidgePath {
  std::vector<double> loo_mse;       ///< weighted mean squared leave-one-out residual, one per penalty
  std::size_t best = 0;              ///< index of the penalty with the least finite error, else of the largest one
  std::vector<double> coefficients;  ///< p, at the best penalty
  double intercept = 0;
  std::vector<double> loo_predictions;  ///< n, at the best penalty
};

/// Ridge regression, min Σ w (y − b − x·β)² + λ ‖β‖², for every λ of `penalties` from one eigendecomposition of the
/// smaller Gram matrix (p × p or n × n); the leave-one-out residual is e / (1 − h) with h the leverage
/// (Golub, Heath & Wahba 1979; Hastie, Tibshirani & Friedman, The Elements of Statistical Learning, §7.10).
/// `weights` may be null (all one).
RidgePath fit_ridge(const Design& x, const double* y, const double* weights, const double* penalties,
                    std::size_t penalty_count, const LinearOptions& options);

struct LogisticSpec {
  std::size_t classes = 2;
  int max_iterations = 200;  ///< L-BFGS iterations per penalty
  double tolerance = 1e-5;   ///< stop when the largest gradient entry, per unit of weight, falls below this
};

/// Multinomial logistic regression, min Σ w · log-loss + λ/2 ‖B‖² (intercepts free), along a path of penalties, each
/// fit started from the one before (L-BFGS with Armijo–Wolfe backtracking: Nocedal & Wright, Numerical Optimization,
/// alg. 7.4–7.5). Codes are 0 … classes − 1. Two classes use one score, scores of class 0 being zero.
/// @return penalty_count × outputs × (p + 1), the intercept last; outputs = 1 for two classes, else classes
std::vector<double> fit_logistic(const Design& x, const std::int32_t* codes, const double* weights,
                                 const double* penalties, std::size_t penalty_count, const LogisticSpec& spec,
                                 const LinearOptions& options);

/// Scores, n × outputs: x · coefficients + intercept, `coefficients` being outputs × (p + 1), the intercept last.
void linear_scores(const Design& x, const double* coefficients, std::size_t outputs, double* scores,
                   const LinearOptions& options);

}  // namespace graticule
