#pragma once
#include <vector>

#include "graticule/linear.h"

namespace graticule {

/// A wide design (p > n) seen from the span of its rows: a rotation without loss for any model whose penalty is the
/// Euclidean length of its coefficients, because they lie in that span (the representer theorem).
struct RowSpace {
  std::size_t rank = 0;
  std::vector<double> scores;  ///< n × rank: the design in the new coordinates
  std::vector<double> basis;   ///< p × rank, orthonormal columns: β = basis · γ
};

RowSpace row_space(const Design& x, const LinearOptions& options);

}  // namespace graticule
