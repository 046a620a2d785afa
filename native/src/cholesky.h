#pragma once
#include <cstddef>
#include <vector>

#include "graticule/linear.h"

namespace graticule {

/// Cholesky's factor U of a symmetric positive definite n × n matrix, UᵀU, in place in its upper triangle, by panels (Golub & Van
/// Loan, Matrix Computations, §4.2.9); what lies below the diagonal is lost. Any number of threads gives the same bits.
/// @return the logarithm of the determinant; NaN where the matrix is not positive definite
double cholesky(std::vector<double>& matrix, std::size_t n, const LinearOptions& options);

/// The lower triangle of (Uᵀ)⁻¹, zeros above it.
std::vector<double> inverse_of_factor(const std::vector<double>& upper, std::size_t n, const LinearOptions& options);

/// −XᵀX in the lower triangle (and in places above it): with X of `inverse_of_factor`, minus the inverse of the matrix.
std::vector<double> minus_square(const std::vector<double>& lower, std::size_t n, const LinearOptions& options);

}  // namespace graticule
