#pragma once
#include <vector>

#include "graticule/linear.h"

namespace graticule {

/// Directions of a cloud of rows, those of the largest variance first.
struct PrincipalAxes {
  std::vector<double> mean;       ///< p
  std::vector<double> variances;  ///< one an axis, descending
  std::vector<double> axes;       ///< count × p, row-major, unit vectors; the entry of largest magnitude is positive
};

/// Eigenvectors of the covariance matrix (Hotelling 1933), but those with less than `least_share` of the largest variance.
PrincipalAxes principal_axes(const Design& x, double least_share, const LinearOptions& options);

}  // namespace graticule
