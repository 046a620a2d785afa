#pragma once
#include <cstddef>

#include "graticule/linear.h"

namespace graticule {

/// Random Fourier features (Rahimi & Recht, NIPS 2007): wave k of a row x is √2 · cos(phases[k] + Σ_j x_j · frequencies[j × count + k]).
struct Waves {
  const double* frequencies = nullptr;  ///< columns × count, row-major, in radians per unit of a column
  const double* phases = nullptr;       ///< count, in radians
  std::size_t count = 0;
};

/// The columns of x and then its waves, rows × (columns + count) row-major.
void wave_design(const Design& x, const Waves& waves, double* out, const LinearOptions& options);

/// What `linear_scores` gives for `wave_design`, bit for bit, without writing the design down.
/// @param coefficients outputs × (columns + count + 1), the intercept last
void wave_scores(const Design& x, const Waves& waves, const double* coefficients, std::size_t outputs, double* scores,
                 const LinearOptions& options);

}  // namespace graticule
