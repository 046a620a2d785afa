#include "prior/points.h"

#include <algorithm>
#include <cmath>

namespace graticule::prior {

bool standardise(float* values, std::size_t n) {
  double sum = 0;
  for (std::size_t i = 0; i < n; ++i) {
    // Powers and exponentials of far outliers may overflow; what matters is that they are far out.
    if (!(std::fabs(values[i]) < 1e12f)) values[i] = values[i] > 0 ? 1e12f : values[i] < 0 ? -1e12f : 0.0f;
    sum += values[i];
  }
  const double mean = sum / static_cast<double>(n);
  double squares = 0;
  for (std::size_t i = 0; i < n; ++i) squares += (values[i] - mean) * (values[i] - mean);
  const double deviation = std::sqrt(squares / static_cast<double>(n));
  if (!(deviation > 1e-6 * (1 + std::fabs(mean)))) {
    std::fill(values, values + n, 0.0f);
    return false;
  }
  const float centre = static_cast<float>(mean), scale = static_cast<float>(1 / deviation);
  for (std::size_t i = 0; i < n; ++i) values[i] = std::clamp((values[i] - centre) * scale, -10.0f, 10.0f);
  return true;
}

void standardise(Points& points) {
  for (std::size_t d = 0; d < points.dims; ++d) standardise(points.dim(d), points.rows);
}

}  // namespace graticule::prior
