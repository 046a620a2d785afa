#include "cholesky.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "blocks.h"
#include "graticule/sizes.h"
#include "kernels/simd.h"

namespace graticule {

namespace {

/// Rows of a panel, and columns that are worked on together, so that both stay in the cache.
constexpr std::size_t kPanel = 32;
constexpr std::size_t kTile = 512;

/// row[j] −= Σₖ aₖ · b[k × n + j] for `count` of k and the columns first … last − 1; aₖ = a[k × n].
GRATICULE_ALWAYS_INLINE void subtract_rows(double* row, const double* a, const double* b, std::size_t n, std::size_t count,
                                           std::size_t first, std::size_t last) {
  std::size_t k = 0;
  for (; k + 4 <= count; k += 4) {
    const double a0 = a[k * n], a1 = a[(k + 1) * n], a2 = a[(k + 2) * n], a3 = a[(k + 3) * n];
    const double *b0 = b + k * n, *b1 = b0 + n, *b2 = b1 + n, *b3 = b2 + n;
    for (std::size_t j = first; j < last; ++j) row[j] -= (a0 * b0[j] + a1 * b1[j]) + (a2 * b2[j] + a3 * b3[j]);
  }
  for (; k < count; ++k) {
    const double value = a[k * n];
    const double* from = b + k * n;
    for (std::size_t j = first; j < last; ++j) row[j] -= value * from[j];
  }
}

/// For rows i of a panel and panels of k: c[i] −= Σₖ a[k][i] · b[k], columns first … last − 1 of each.
void subtract_panels(double* c, const double* a, const double* b, std::size_t n, std::size_t i_first, std::size_t i_last,
                     std::size_t k_first, std::size_t k_last, std::size_t first, std::size_t last) {
  kernels::at_level(kernels::simd_level(), [&]() GRATICULE_INLINE_BODY {
    for (std::size_t tile = first; tile < last; tile += kTile) {
      const std::size_t end = std::min(last, tile + kTile);
      for (std::size_t k = k_first; k < k_last; k += kPanel) {
        const std::size_t count = std::min(kPanel, k_last - k);
        for (std::size_t i = i_first; i < i_last; ++i) subtract_rows(c + i * n, a + k * n + i, b + k * n, n, count, tile, end);
      }
    }
  });
}

int threads_for(std::size_t n, const LinearOptions& options) { return n < 600 ? 1 : options.threads; }

}  // namespace

double cholesky(std::vector<double>& matrix, std::size_t n, const LinearOptions& options) {
  double* u = matrix.data();
  double log_determinant = 0;
  for (std::size_t first = 0; first < n; first += kPanel) {
    options.control.check();
    const std::size_t last = std::min(n, first + kPanel);
    for (std::size_t k = first; k < last; ++k) {
      double* row = u + k * n;
      kernels::at_level(kernels::simd_level(), [&]() GRATICULE_INLINE_BODY {
        subtract_rows(row, u + first * n + k, u + first * n, n, k - first, k, n);
      });
      if (!(row[k] > 0)) return std::numeric_limits<double>::quiet_NaN();
      log_determinant += std::log(row[k]);
      const double scale = 1 / std::sqrt(row[k]);
      for (std::size_t j = k; j < n; ++j) row[j] *= scale;
    }
    const Blocks blocks(n - last, kPanel);
    for_each_block(blocks.count, threads_for(n - last, options), [&](std::size_t block) {
      const std::size_t from = last + blocks.begin(block), to = last + blocks.end(block);
      subtract_panels(u, u, u, n, from, to, first, last, from, n);
    });
  }
  return log_determinant;
}

std::vector<double> inverse_of_factor(const std::vector<double>& upper, std::size_t n, const LinearOptions& options) {
  std::vector<double> out(size_product(n, n), 0.0);
  double* x = out.data();
  const double* u = upper.data();
  for (std::size_t i = 0; i < n; ++i) x[i * n + i] = 1;
  // Row i is (eᵢ − Σₖ uₖᵢ xₖ) ÷ uᵢᵢ over k < i, and zero behind column i. Columns are worked on apart from one another.
  const Blocks tiles(n, n < 600 ? n : 128);
  for_each_block(tiles.count, threads_for(n, options), [&](std::size_t tile) {
    const std::size_t left = tiles.begin(tile), right = tiles.end(tile);
    for (std::size_t first = left / kPanel * kPanel; first < n; first += kPanel) {
      options.control.check();
      const std::size_t last = std::min(n, first + kPanel);
      // Rows above `left` are zero in these columns.
      if (first > left)
        subtract_panels(x, u, x, n, first, last, left, first, left, std::min(right, last));
      for (std::size_t i = std::max(first, left); i < last; ++i) {
        double* row = x + i * n;
        const std::size_t end = std::min(right, i + 1);
        for (std::size_t k = std::max(first, left); k < i; ++k) {
          const double value = u[k * n + i];
          const double* from = x + k * n;
          for (std::size_t j = left; j < std::min(end, k + 1); ++j) row[j] -= value * from[j];
        }
        const double scale = 1 / u[i * n + i];
        for (std::size_t j = left; j < end; ++j) row[j] *= scale;
      }
    }
  });
  return out;
}

std::vector<double> minus_square(const std::vector<double>& lower, std::size_t n, const LinearOptions& options) {
  std::vector<double> out(size_product(n, n), 0.0);
  const Blocks blocks(n, kPanel);
  for_each_block(blocks.count, threads_for(n, options), [&](std::size_t block) {
    options.control.check();
    const std::size_t first = blocks.begin(block), last = blocks.end(block);
    // Rows of X above `first` are zero in these columns.
    subtract_panels(out.data(), lower.data(), lower.data(), n, first, last, first, n, 0, last);
  });
  return out;
}

}  // namespace graticule
