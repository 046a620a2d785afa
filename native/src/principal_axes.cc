#include "graticule/principal_axes.h"

#include <cmath>

#include "symmetric_eigen.h"

namespace graticule {

PrincipalAxes principal_axes(const Design& x, double least_share, const LinearOptions& options) {
  const std::size_t n = x.rows, p = x.columns;
  PrincipalAxes out;
  out.mean.assign(p, 0.0);
  if (n == 0 || p == 0) return out;
  for (std::size_t i = 0; i < n; ++i)
    for (std::size_t j = 0; j < p; ++j) out.mean[j] += x.row(i)[j] / static_cast<double>(n);
  std::vector<double> covariance(p * p, 0.0), away(p);
  for (std::size_t i = 0; i < n; ++i) {
    if (i % 256 == 0) options.control.check();
    for (std::size_t j = 0; j < p; ++j) away[j] = x.row(i)[j] - out.mean[j];
    for (std::size_t j = 0; j < p; ++j) {
      const double scaled = away[j] / static_cast<double>(n);
      for (std::size_t k = 0; k <= j; ++k) covariance[j * p + k] += scaled * away[k];
    }
  }
  for (std::size_t j = 0; j < p; ++j)
    for (std::size_t k = j + 1; k < p; ++k) covariance[j * p + k] = covariance[k * p + j];
  std::vector<double> values;
  symmetric_eigen(covariance, p, values, options.control);
  const double least = least_share * values[p - 1];
  for (std::size_t a = p; a-- > 0 && values[a] > 0 && values[a] >= least;) {
    out.variances.push_back(values[a]);
    double largest = 0;
    for (std::size_t j = 0; j < p; ++j)
      if (std::fabs(covariance[j * p + a]) > std::fabs(largest)) largest = covariance[j * p + a];
    for (std::size_t j = 0; j < p; ++j) out.axes.push_back(largest < 0 ? -covariance[j * p + a] : covariance[j * p + a]);
  }
  return out;
}

}  // namespace graticule
