#include <algorithm>
#include <cmath>

#include "blocks.h"
#include "graticule/gaussian_process.h"
#include "kernels/simd.h"

namespace graticule {

namespace {

/// Training rows whose shares are summed up apart, and rows that are asked about at once: a column of training rows is loaded once for
/// all of them.
constexpr std::size_t kApart = 8, kAbreast = 8;

#if defined(__GNUC__)
/// As many as are one instruction's work.
template <std::size_t Count>
struct Beside {
  typedef double Vector __attribute__((vector_size(Count * sizeof(double))));
  typedef double VectorAt __attribute__((vector_size(Count * sizeof(double)), aligned(8), may_alias));
  Vector values;
};
template <std::size_t Count>
GRATICULE_ALWAYS_INLINE void load(const double* from, Beside<Count>& out) {
  out.values = *reinterpret_cast<const typename Beside<Count>::VectorAt*>(from);
}
template <std::size_t Count>
GRATICULE_ALWAYS_INLINE void store(const Beside<Count>& from, double* out) {
  *reinterpret_cast<typename Beside<Count>::VectorAt*>(out) = from.values;
}
template <std::size_t Count>
GRATICULE_ALWAYS_INLINE void add(Beside<Count>& to, double value) {
  to.values += value;
}
template <std::size_t Count>
GRATICULE_ALWAYS_INLINE void add_product(Beside<Count>& to, const Beside<Count>& values, double factor) {
  to.values += values.values * factor;
}
template <std::size_t Count>
GRATICULE_ALWAYS_INLINE void add_product(Beside<Count>& to, const Beside<Count>& values, const Beside<Count>& factors) {
  to.values += values.values * factors.values;
}
/// (1 + s / 4)⁻², of 1 + s / 4. Rounding may leave a trace less than 1 between equal rows.
template <std::size_t Count>
GRATICULE_ALWAYS_INLINE void nearness(Beside<Count>& its) {
  const typename Beside<Count>::Vector near = 1.0 / its.values;
  its.values = near * near;
}
#else
template <std::size_t Count>
struct Beside {
  double values[Count];
};
template <std::size_t Count>
inline void load(const double* from, Beside<Count>& out) {
  std::copy_n(from, Count, out.values);
}
template <std::size_t Count>
inline void store(const Beside<Count>& from, double* out) {
  std::copy_n(from.values, Count, out);
}
template <std::size_t Count>
inline void add(Beside<Count>& to, double value) {
  for (double& each : to.values) each += value;
}
template <std::size_t Count>
inline void add_product(Beside<Count>& to, const Beside<Count>& values, double factor) {
  for (std::size_t lane = 0; lane < Count; ++lane) to.values[lane] += values.values[lane] * factor;
}
template <std::size_t Count>
inline void add_product(Beside<Count>& to, const Beside<Count>& values, const Beside<Count>& factors) {
  for (std::size_t lane = 0; lane < Count; ++lane) to.values[lane] += values.values[lane] * factors.values[lane];
}
template <std::size_t Count>
inline void nearness(Beside<Count>& its) {
  for (double& each : its.values) {
    const double near = 1 / each;
    each = near * near;
  }
}
#endif

/// Sums of duals × nearness of kAbreast rows, outputs × kAbreast × kApart. s / 4 = |a|² / 4 + |b|² / 4 − a·b / 2.
/// @param points  columns × kAbreast: what is asked about, scaled by −√rate / 2
/// @param lengths of the same: 1 + |a|² / 4
/// @param squares |b|² / 4 of training rows
template <std::size_t Count>
GRATICULE_ALWAYS_INLINE void sum_near(const GaussianProcessModel& model, std::size_t columns, const double* points, const double* lengths,
                                      const double* squares, double* sums) {
  const std::size_t stride = padded_rows(model.rows);
  for (std::size_t first = 0; first < stride; first += Count) {
    Beside<Count> near[kAbreast], own;
    load(squares + first, own);
#pragma GCC unroll 8
    for (std::size_t q = 0; q < kAbreast; ++q) {
      near[q] = own;
      add(near[q], lengths[q]);
    }
    for (std::size_t j = 0; j < columns; ++j) {
      load(model.points + j * stride + first, own);
#pragma GCC unroll 8
      for (std::size_t q = 0; q < kAbreast; ++q) add_product(near[q], own, points[j * kAbreast + q]);
    }
#pragma GCC unroll 8
    for (std::size_t q = 0; q < kAbreast; ++q) nearness(near[q]);
    for (std::size_t o = 0; o < model.outputs; ++o) {
      load(model.duals + o * stride + first, own);
#pragma GCC unroll 8
      for (std::size_t q = 0; q < kAbreast; ++q) {
        double* to = sums + (o * kAbreast + q) * kApart + first % kApart;
        Beside<Count> sum;
        load(to, sum);
        add_product(sum, own, near[q]);
        store(sum, to);
      }
    }
  }
}

}  // namespace

void gaussian_process_means(const Design& x, const GaussianProcessModel& model, double* means, const LinearOptions& options) {
  const std::size_t p = x.columns, outputs = model.outputs, stride = padded_rows(model.rows);
  const Blocks blocks(x.rows, 64);
  std::vector<double> roots(p), squares(stride, 0.0);
  for (std::size_t j = 0; j < p; ++j) {
    roots[j] = std::sqrt(model.rates[j]);
    for (std::size_t i = 0; i < stride; ++i) squares[i] += 0.25 * model.points[j * stride + i] * model.points[j * stride + i];
  }
  const kernels::Simd level = kernels::simd_level();
  for_each_block(blocks.count, x.rows * stride * (p + 10) < 200000 ? 1 : options.threads, [&](std::size_t block) {
    options.control.check();
    std::vector<double> points(p * kAbreast), sums(outputs * kAbreast * kApart);
    for (std::size_t first = blocks.begin(block); first < blocks.end(block); first += kAbreast) {
      const std::size_t count = std::min(kAbreast, blocks.end(block) - first);
      double lengths[kAbreast];
      for (std::size_t q = 0; q < kAbreast; ++q) {
        // Where fewer rows are left, the last of them is asked about again.
        const double* row = x.row(first + std::min(q, count - 1));
        lengths[q] = 1;
        for (std::size_t j = 0; j < p; ++j) {
          const double value = roots[j] * row[j];
          lengths[q] += 0.25 * value * value;
          points[j * kAbreast + q] = -0.5 * value;
        }
      }
      std::fill(sums.begin(), sums.end(), 0.0);
      kernels::at_level(level, [&]() GRATICULE_INLINE_BODY {
        if (level == kernels::Simd::kAvx512)
          sum_near<kApart>(model, p, points.data(), lengths, squares.data(), sums.data());
        else
          sum_near<kApart / 2>(model, p, points.data(), lengths, squares.data(), sums.data());
      });
      for (std::size_t q = 0; q < count; ++q)
        for (std::size_t o = 0; o < outputs; ++o) {
          const double* line = model.coefficients + o * (p + 1);
          const double* lanes = sums.data() + (o * kAbreast + q) * kApart;
          double sum = 0, straight = line[p];
          for (std::size_t lane = 0; lane < kApart; ++lane) sum += lanes[lane];
          for (std::size_t j = 0; j < p; ++j) straight += line[j] * x.row(first + q)[j];
          means[(first + q) * outputs + o] = model.smooth * sum + straight;
        }
    }
  });
}

}  // namespace graticule
