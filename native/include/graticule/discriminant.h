#pragma once
#include <cstddef>
#include <cstdint>
#include <vector>

#include "graticule/linear.h"

namespace graticule {

/// How the covariance of a class is estimated (Friedman 1989, Regularized Discriminant Analysis, JASA 84).
struct DiscriminantSetting {
  double own = 0;     ///< share of the class's own covariance in [0, 1]; the rest is the one pooled over classes
  double shrink = 0;  ///< share in [0, 1] by which correlations between columns are then drawn to zero
};

/// Doubles of one fitted model: for each class its constant, spread, exponent, p means and the p (p + 1) / 2 entries of a
/// lower triangle, row by row, whose diagonal holds reciprocals.
std::size_t discriminant_size(std::size_t columns, std::size_t classes);

/// Classes as elliptical clouds: means and covariances by class, one model for each setting. Densities are Student's, with as
/// many degrees of freedom as the covariance was estimated from: what a normal cloud of unknown covariance predicts (Geisser
/// 1964, Posterior odds for multivariate normal classifications, JRSS B 26), which is less sure of itself where rows are few.
/// A thousandth of each column's variance is added to every cloud, so that columns without spread inside a class
/// do not decide alone. `weights` may be null (all one). Codes are 0 … classes − 1, every class present.
/// @return setting_count × discriminant_size
std::vector<double> fit_discriminant(const Design& x, const std::int32_t* codes, const double* weights, std::size_t classes,
                                     const DiscriminantSetting* settings, std::size_t setting_count,
                                     const LinearOptions& options);

/// Logarithms of each class's share times its density at each row, but for what all classes have in common; n × classes.
void discriminant_scores(const Design& x, const double* model, std::size_t classes, double* scores,
                         const LinearOptions& options);

}  // namespace graticule
