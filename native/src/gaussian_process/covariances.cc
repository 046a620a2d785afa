#include "gaussian_process/covariances.h"

#include <algorithm>
#include <cmath>

#include "blocks.h"
#include "graticule/sizes.h"

namespace graticule {

namespace {

/// a·b of rows, (n × padded n).
std::vector<double> products_of_rows(const Design& x) {
  const std::size_t stride = padded_rows(x.rows);
  std::vector<double> out(size_product(x.rows, stride), 0.0);
  const std::vector<double> columns = scaled_points(x, std::vector<double>(x.columns, 1.0));
  kernels::at_level(kernels::simd_level(), [&]() GRATICULE_INLINE_BODY {
    for (std::size_t i = 0; i < x.rows; ++i)
      for (std::size_t j = 0; j < x.columns; ++j) {
        const double value = x.row(i)[j];
        const double* column = columns.data() + j * stride;
        double* row = out.data() + i * stride;
        for (std::size_t k = 0; k <= i; ++k) row[k] += value * column[k];
      }
  });
  return out;
}

}  // namespace

ProcessRows::ProcessRows(const Design& all, const GaussianProcessSpec& spec, const std::int32_t* rows, std::size_t count) {
  values.reserve(size_product(count, all.columns));
  for (std::size_t r = 0; r < count; ++r) {
    const std::size_t i = rows == nullptr ? r : static_cast<std::size_t>(rows[r]);
    values.insert(values.end(), all.row(i), all.row(i) + all.columns);
    targets.insert(targets.end(), spec.targets + i * spec.outputs, spec.targets + (i + 1) * spec.outputs);
    weights.push_back(spec.weights == nullptr ? 1 : spec.weights[i]);
  }
  x = {values.data(), count, all.columns};
  products = products_of_rows(x);
}

std::vector<double> scaled_rows(const Design& x, const std::vector<double>& rates) {
  std::vector<double> out(x.values, x.values + x.rows * x.columns);
  for (std::size_t j = 0; j < x.columns; ++j) {
    const double root = std::sqrt(rates[j]);
    for (std::size_t i = 0; i < x.rows; ++i) out[i * x.columns + j] *= root;
  }
  return out;
}

std::vector<double> scaled_points(const Design& x, const std::vector<double>& rates) {
  const std::size_t stride = padded_rows(x.rows);
  std::vector<double> out(size_product(x.columns, stride), 0.0);
  for (std::size_t j = 0; j < x.columns; ++j) {
    const double root = std::sqrt(rates[j]);
    for (std::size_t i = 0; i < x.rows; ++i) out[j * stride + i] = root * x.row(i)[j];
  }
  return out;
}

std::vector<double> covariances(const ProcessRows& of, const Kernel& kernel, const LinearOptions& options) {
  const std::size_t n = of.x.rows, p = of.x.columns, stride = padded_rows(n);
  const std::vector<double> rows = scaled_rows(of.x, kernel.rates), points = scaled_points(of.x, kernel.rates);
  std::vector<double> out(size_product(n, n), 0.0);
  const double share = kernel.linear / static_cast<double>(std::max<std::size_t>(1, p));
  const Blocks blocks(n, 64);
  for_each_block(blocks.count, n < 600 ? 1 : options.threads, [&](std::size_t block) {
    options.control.check();
    kernels::at_level(kernels::simd_level(), [&]() GRATICULE_INLINE_BODY {
      for (std::size_t i = blocks.begin(block); i < blocks.end(block); ++i)
        for (std::size_t first = 0; first <= i; first += kKernelLanes) {
          double lanes[kKernelLanes];
          quarter_distances(rows.data() + i * p, points.data(), p, stride, first, lanes);
          for (std::size_t lane = 0; lane < kKernelLanes; ++lane) {
            const double near = 1 / (1 + lanes[lane]);
            lanes[lane] = kernel.smooth * (near * near) + kernel.linear + share * of.products[i * stride + first + lane];
          }
          for (std::size_t k = first; k < std::min(first + kKernelLanes, i + 1); ++k) out[k * n + i] = lanes[k - first];
        }
    });
  });
  for (std::size_t i = 0; i < n; ++i) out[i * n + i] += kernel.noise / of.weights[i];
  return out;
}

std::vector<double> duals_of(const std::vector<double>& lower, const std::vector<double>& targets, std::size_t n,
                             std::size_t outputs) {
  std::vector<double> half(n * outputs, 0.0), out(n * outputs, 0.0);
  for (std::size_t i = 0; i < n; ++i)
    for (std::size_t k = 0; k <= i; ++k)
      for (std::size_t o = 0; o < outputs; ++o) half[i * outputs + o] += lower[i * n + k] * targets[k * outputs + o];
  for (std::size_t i = 0; i < n; ++i)
    for (std::size_t k = 0; k <= i; ++k)
      for (std::size_t o = 0; o < outputs; ++o) out[k * outputs + o] += lower[i * n + k] * half[i * outputs + o];
  return out;
}

std::vector<double> inverse_diagonal(const std::vector<double>& lower, std::size_t n) {
  std::vector<double> out(n, 0.0);
  for (std::size_t i = 0; i < n; ++i)
    for (std::size_t k = 0; k <= i; ++k) out[k] += lower[i * n + k] * lower[i * n + k];
  return out;
}

}  // namespace graticule
