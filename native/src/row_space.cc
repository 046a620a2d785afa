#include "row_space.h"

#include <cmath>

#include "blocks.h"
#include "symmetric_eigen.h"

namespace graticule {

namespace {

/// X Xᵀ, n × n; each entry is one sum in column order.
std::vector<double> gram_of_rows(const Design& x, const LinearOptions& options) {
  const std::size_t n = x.rows, p = x.columns;
  std::vector<double> gram(n * n);
  const Blocks blocks(n, 8);
  for_each_block(blocks.count, options.threads, [&](std::size_t block) {
    options.control.check();
    for (std::size_t i = blocks.begin(block); i < blocks.end(block); ++i) {
      const double* a = x.row(i);
      for (std::size_t k = 0; k <= i; ++k) {
        const double* b = x.row(k);
        double s0 = 0, s1 = 0, s2 = 0, s3 = 0;
        std::size_t j = 0;
        for (; j + 4 <= p; j += 4) {
          s0 += a[j] * b[j];
          s1 += a[j + 1] * b[j + 1];
          s2 += a[j + 2] * b[j + 2];
          s3 += a[j + 3] * b[j + 3];
        }
        for (; j < p; ++j) s0 += a[j] * b[j];
        gram[i * n + k] = (s0 + s1) + (s2 + s3);
      }
    }
  });
  for (std::size_t i = 0; i < n; ++i)
    for (std::size_t k = i + 1; k < n; ++k) gram[i * n + k] = gram[k * n + i];
  return gram;
}

}  // namespace

RowSpace row_space(const Design& x, const LinearOptions& options) {
  const std::size_t n = x.rows, p = x.columns;
  std::vector<double> vectors = gram_of_rows(x, options), values;
  symmetric_eigen(vectors, n, values, options.control);
  double largest = 0;
  for (const double value : values) largest = value > largest ? value : largest;
  std::vector<std::size_t> kept;
  for (std::size_t r = 0; r < n; ++r)
    if (values[r] > 1e-12 * largest && values[r] > 0) kept.push_back(r);
  RowSpace space;
  space.rank = kept.size();
  space.scores.resize(n * space.rank);
  space.basis.assign(p * space.rank, 0.0);
  for (std::size_t r = 0; r < space.rank; ++r) {
    const double length = std::sqrt(values[kept[r]]);
    for (std::size_t i = 0; i < n; ++i) space.scores[i * space.rank + r] = vectors[i * n + kept[r]] * length;
  }
  // basis = Xᵀ U D^−½ = Xᵀ · scores · D^−1.
  const Blocks blocks(p, 64);
  for_each_block(blocks.count, options.threads, [&](std::size_t block) {
    options.control.check();
    for (std::size_t i = 0; i < n; ++i) {
      const double* row = x.row(i);
      const double* score = space.scores.data() + i * space.rank;
      for (std::size_t j = blocks.begin(block); j < blocks.end(block); ++j) {
        double* out = space.basis.data() + j * space.rank;
        for (std::size_t r = 0; r < space.rank; ++r) out[r] += row[j] * score[r];
      }
    }
    for (std::size_t j = blocks.begin(block); j < blocks.end(block); ++j)
      for (std::size_t r = 0; r < space.rank; ++r) space.basis[j * space.rank + r] /= values[kept[r]];
  });
  return space;
}

}  // namespace graticule
