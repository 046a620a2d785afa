#pragma once
#include <cstddef>
#include <vector>

#include "graticule/run_control.h"

namespace graticule {

/// Eigenvalues (ascending) and eigenvectors of a symmetric n × n matrix: Householder tridiagonalisation, then the
/// implicit QL iteration (Golub & Van Loan, Matrix Computations, §8.3). `matrix` is overwritten: on return its
/// column j, read as matrix[i * n + j], is the unit eigenvector of values[j].
void symmetric_eigen(std::vector<double>& matrix, std::size_t n, std::vector<double>& values,
                     const RunControl& control);

}  // namespace graticule
