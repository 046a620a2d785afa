#include "graticule/waves.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

#include "blocks.h"
#include "kernels/cosine.h"

namespace graticule {

namespace {

/// Rows that are computed side by side, one to a lane.
constexpr std::size_t kLanes = 16;
constexpr std::size_t kRows = 256;

#if defined(__GNUC__)
/// Compilers that were left to find the lanes themselves took the columns for them.
typedef double Lanes __attribute__((vector_size(kLanes * sizeof(double))));
typedef double LanesAt __attribute__((vector_size(kLanes * sizeof(double)), aligned(8), may_alias));
typedef std::uint64_t LaneBits __attribute__((vector_size(kLanes * sizeof(double))));

GRATICULE_ALWAYS_INLINE void fill(double value, Lanes& out) { out = value - Lanes{}; }
GRATICULE_ALWAYS_INLINE void add_product(Lanes& sum, const double* values, double factor) {
  sum += *reinterpret_cast<const LanesAt*>(values) * factor;
}
GRATICULE_ALWAYS_INLINE void store(const Lanes& lanes, double* out) { *reinterpret_cast<LanesAt*>(out) = lanes; }
GRATICULE_ALWAYS_INLINE void near_wave(Lanes& angles) {
  Lanes cosine;
  kernels::near_cosine<Lanes, LaneBits>(angles, cosine);
  angles = cosine * 1.4142135623730951;
}
#else
struct Lanes {
  double values[kLanes];
};
inline void fill(double value, Lanes& out) { std::fill_n(out.values, kLanes, value); }
inline void add_product(Lanes& sum, const double* values, double factor) {
  for (std::size_t lane = 0; lane < kLanes; ++lane) sum.values[lane] += values[lane] * factor;
}
inline void store(const Lanes& lanes, double* out) { std::copy_n(lanes.values, kLanes, out); }
inline void near_wave(Lanes& angles) {
  for (double& angle : angles.values) angle = 1.4142135623730951 * kernels::near_cosine(angle);
}
#endif

/// One wave of kLanes rows, √2 · cos of `angles`.
GRATICULE_ALWAYS_INLINE void to_wave(Lanes& angles, double* out) {
  store(angles, out);
  int far = 0;
  for (std::size_t lane = 0; lane < kLanes; ++lane) far |= !(std::fabs(out[lane]) <= kernels::kFarthestAngle);
  if (!far) {
    near_wave(angles);
    store(angles, out);
    return;
  }
  // A row's answer must not depend on its neighbours': each lane is told by itself.
  for (std::size_t lane = 0; lane < kLanes; ++lane) {
    const double angle = out[lane];
    out[lane] = 1.4142135623730951 * (std::fabs(angle) <= kernels::kFarthestAngle ? kernels::near_cosine(angle) : std::cos(angle));
  }
}

/// Rows first … first + kLanes − 1 with a row to a lane: values[j × kLanes + lane]; zeros beyond the last row.
void to_lanes(const Design& x, std::size_t first, double* values) {
  const std::size_t rows = std::min(kLanes, x.rows - first);
  std::fill(values, values + x.columns * kLanes, 0.0);
  for (std::size_t lane = 0; lane < rows; ++lane)
    for (std::size_t j = 0; j < x.columns; ++j) values[j * kLanes + lane] = x.row(first + lane)[j];
}

GRATICULE_ALWAYS_INLINE void wave_of_lanes(const double* values, std::size_t columns, const Waves& waves, std::size_t k, double* out) {
  Lanes angles;
  fill(waves.phases[k], angles);
  for (std::size_t j = 0; j < columns; ++j) add_product(angles, values + j * kLanes, waves.frequencies[j * waves.count + k]);
  to_wave(angles, out);
}

/// Calls `body(first, lanes)` with rows in lanes, block after block on all threads.
template <class Body>
void over_lanes(const Design& x, std::size_t work, const LinearOptions& options, const Body& body) {
  const Blocks blocks(x.rows, kRows);
  for_each_block(blocks.count, x.rows * work < 200000 ? 1 : options.threads, [&](std::size_t block) {
    options.control.check();
    std::vector<double> values(x.columns * kLanes);
    for (std::size_t first = blocks.begin(block); first < blocks.end(block); first += kLanes) {
      to_lanes(x, first, values.data());
      body(first, std::min(kLanes, blocks.end(block) - first), values.data());
    }
  });
}

}  // namespace

void wave_design(const Design& x, const Waves& waves, double* out, const LinearOptions& options) {
  const std::size_t p = x.columns, width = p + waves.count;
  over_lanes(x, (p + 20) * waves.count, options, [&](std::size_t first, std::size_t rows, const double* values) {
    for (std::size_t row = 0; row < rows; ++row) std::copy_n(x.row(first + row), p, out + (first + row) * width);
    kernels::at_level(kernels::simd_level(), [&]() GRATICULE_INLINE_BODY {
      for (std::size_t k = 0; k < waves.count; ++k) {
        double wave[kLanes];
        wave_of_lanes(values, p, waves, k, wave);
        for (std::size_t row = 0; row < rows; ++row) out[(first + row) * width + p + k] = wave[row];
      }
    });
  });
}

void wave_scores(const Design& x, const Waves& waves, const double* coefficients, std::size_t outputs, double* scores,
                 const LinearOptions& options) {
  const std::size_t p = x.columns, stride = p + waves.count + 1;
  over_lanes(x, (p + 20 + outputs) * waves.count, options, [&](std::size_t first, std::size_t rows, const double* values) {
    std::vector<double> sums(outputs * kLanes);
    kernels::at_level(kernels::simd_level(), [&]() GRATICULE_INLINE_BODY {
      // In the order of `linear_scores`: intercept, columns, waves.
      for (std::size_t o = 0; o < outputs; ++o) {
        const double* w = coefficients + o * stride;
        Lanes sum;
        fill(w[stride - 1], sum);
        for (std::size_t j = 0; j < p; ++j) add_product(sum, values + j * kLanes, w[j]);
        store(sum, sums.data() + o * kLanes);
      }
      for (std::size_t k = 0; k < waves.count; ++k) {
        double wave[kLanes];
        wave_of_lanes(values, p, waves, k, wave);
        for (std::size_t o = 0; o < outputs; ++o) {
          const double weight = coefficients[o * stride + p + k];
          double* sum = sums.data() + o * kLanes;
          for (std::size_t lane = 0; lane < kLanes; ++lane) sum[lane] += weight * wave[lane];
        }
      }
    });
    for (std::size_t row = 0; row < rows; ++row)
      for (std::size_t o = 0; o < outputs; ++o) scores[(first + row) * outputs + o] = sums[o * kLanes + row];
  });
}

}  // namespace graticule
