#pragma once
#include <cstddef>
#include <vector>

namespace graticule::prior {

/// One latent vector for each row of a table, stored dimension by dimension so that loops run over rows.
struct Points {
  std::size_t rows = 0, dims = 0;
  std::vector<float> at;

  Points() = default;
  Points(std::size_t n, std::size_t d) : rows(n), dims(d), at(n * d, 0.0f) {}
  float* dim(std::size_t d) { return at.data() + d * rows; }
  const float* dim(std::size_t d) const { return at.data() + d * rows; }
};

/// Shifts and scales `n` values to mean 0 and variance 1, clipped at ±10; a constant becomes 0.
/// @return false when the values were constant
bool standardise(float* values, std::size_t n);

/// The same for every dimension.
void standardise(Points& points);

}  // namespace graticule::prior
