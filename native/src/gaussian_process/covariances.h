#pragma once
#include <cstddef>
#include <cstdint>
#include <vector>

#include "graticule/gaussian_process.h"
#include "kernels/simd.h"

namespace graticule {

/// Training rows that are looked at together.
constexpr std::size_t kKernelLanes = 16;
static_assert(padded_rows(17) == 2 * kKernelLanes);

/// s / 4 of a point and kKernelLanes training rows from `first`.
GRATICULE_ALWAYS_INLINE void quarter_distances(const double* point, const double* points, std::size_t columns, std::size_t stride,
                                               std::size_t first, double* out) {
  for (std::size_t lane = 0; lane < kKernelLanes; ++lane) out[lane] = 0;
  for (std::size_t j = 0; j < columns; ++j) {
    const double* column = points + j * stride + first;
    for (std::size_t lane = 0; lane < kKernelLanes; ++lane) {
      const double away = point[j] - column[lane];
      out[lane] += away * away;
    }
  }
  for (std::size_t lane = 0; lane < kKernelLanes; ++lane) out[lane] *= 0.25;
}

/// Some rows with their targets, and what does not change while the kernel is learnt.
struct ProcessRows {
  std::vector<double> values, targets, weights, products;  ///< products: a·b of rows, n × padded n
  Design x;

  /// @param rows  null: the first `count`
  ProcessRows(const Design& all, const GaussianProcessSpec& spec, const std::int32_t* rows, std::size_t count);
};

/// Points one after the other, scaled: the lanes of `scaled_points` are read against them.
std::vector<double> scaled_rows(const Design& x, const std::vector<double>& rates);

/// The covariances of the observations of some rows, in the upper triangle.
std::vector<double> covariances(const ProcessRows& of, const Kernel& kernel, const LinearOptions& options);

/// What the covariances make of the targets: K⁻¹y by X = U⁻ᵀ, n × outputs.
std::vector<double> duals_of(const std::vector<double>& lower, const std::vector<double>& targets, std::size_t n,
                             std::size_t outputs);

/// The diagonal of K⁻¹ by X = U⁻ᵀ.
std::vector<double> inverse_diagonal(const std::vector<double>& lower, std::size_t n);

}  // namespace graticule
