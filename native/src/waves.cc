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
/// Compilers that were left to find the lanes themselves took the columns for them. The vectors are of so many bytes, no longer than
/// the registers of the level that the code is compiled for: longer ones would be kept in memory.
template <std::size_t Bytes>
struct Lanes {
  static constexpr std::size_t kEach = Bytes / sizeof(double), kParts = kLanes / kEach;
  typedef double Part __attribute__((vector_size(Bytes)));
  typedef double PartAt __attribute__((vector_size(Bytes), aligned(8), may_alias));
  typedef std::uint64_t Words __attribute__((vector_size(Bytes)));
  Part parts[kParts];
};

template <std::size_t Bytes>
GRATICULE_ALWAYS_INLINE void fill(double value, Lanes<Bytes>& out) {
#pragma GCC unroll 8
  for (std::size_t p = 0; p < Lanes<Bytes>::kParts; ++p) out.parts[p] = value - typename Lanes<Bytes>::Part{};
}
template <std::size_t Bytes>
GRATICULE_ALWAYS_INLINE void add_product(Lanes<Bytes>& sum, const double* values, double factor) {
  using L = Lanes<Bytes>;
#pragma GCC unroll 8
  for (std::size_t p = 0; p < L::kParts; ++p)
    sum.parts[p] += *reinterpret_cast<const typename L::PartAt*>(values + p * L::kEach) * factor;
}
template <std::size_t Bytes>
GRATICULE_ALWAYS_INLINE void store(const Lanes<Bytes>& from, double* out) {
  using L = Lanes<Bytes>;
#pragma GCC unroll 8
  for (std::size_t p = 0; p < L::kParts; ++p) *reinterpret_cast<typename L::PartAt*>(out + p * L::kEach) = from.parts[p];
}
template <std::size_t Bytes>
GRATICULE_ALWAYS_INLINE void near_wave(Lanes<Bytes>& angles) {
  using L = Lanes<Bytes>;
#pragma GCC unroll 8
  for (std::size_t p = 0; p < L::kParts; ++p) {
    typename L::Part cosine;
    kernels::near_cosine<typename L::Part, typename L::Words>(angles.parts[p], cosine);
    angles.parts[p] = cosine * 1.4142135623730951;
  }
}
#else
template <std::size_t Bytes>
struct Lanes {
  double values[kLanes];
};
template <std::size_t Bytes>
inline void fill(double value, Lanes<Bytes>& out) {
  std::fill_n(out.values, kLanes, value);
}
template <std::size_t Bytes>
inline void add_product(Lanes<Bytes>& sum, const double* values, double factor) {
  for (std::size_t lane = 0; lane < kLanes; ++lane) sum.values[lane] += values[lane] * factor;
}
template <std::size_t Bytes>
inline void store(const Lanes<Bytes>& from, double* out) {
  std::copy_n(from.values, kLanes, out);
}
template <std::size_t Bytes>
inline void near_wave(Lanes<Bytes>& angles) {
  for (double& angle : angles.values) angle = 1.4142135623730951 * kernels::near_cosine(angle);
}
#endif

/// One wave of kLanes rows, √2 · cos of `angles`.
template <std::size_t Bytes>
GRATICULE_ALWAYS_INLINE void to_wave(Lanes<Bytes>& angles, double* out) {
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

template <std::size_t Bytes>
GRATICULE_ALWAYS_INLINE void wave_of_lanes(const double* values, std::size_t columns, const Waves& waves, std::size_t k, double* out) {
  Lanes<Bytes> angles;
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
    kernels::at_level_of(kernels::simd_level(), [&](auto bytes) GRATICULE_INLINE_BODY {
      constexpr std::size_t kBytes = decltype(bytes)::value;
      for (std::size_t k = 0; k < waves.count; ++k) {
        double wave[kLanes];
        wave_of_lanes<kBytes>(values, p, waves, k, wave);
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
    kernels::at_level_of(kernels::simd_level(), [&](auto bytes) GRATICULE_INLINE_BODY {
      constexpr std::size_t kBytes = decltype(bytes)::value;
      // In the order of `linear_scores`: intercept, columns, waves.
      for (std::size_t o = 0; o < outputs; ++o) {
        const double* w = coefficients + o * stride;
        Lanes<kBytes> sum;
        fill(w[stride - 1], sum);
        for (std::size_t j = 0; j < p; ++j) add_product(sum, values + j * kLanes, w[j]);
        store(sum, sums.data() + o * kLanes);
      }
      for (std::size_t k = 0; k < waves.count; ++k) {
        double wave[kLanes];
        wave_of_lanes<kBytes>(values, p, waves, k, wave);
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
