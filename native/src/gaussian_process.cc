#include "graticule/gaussian_process.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "blocks.h"
#include "cholesky.h"
#include "graticule/sizes.h"
#include "kernels/simd.h"

namespace graticule {

namespace {

constexpr std::size_t kLanes = 16;
static_assert(padded_rows(17) == 2 * kLanes);

/// s / 4 of a point and kLanes training rows from `first`.
GRATICULE_ALWAYS_INLINE void quarter_distances(const double* point, const double* points, std::size_t columns, std::size_t stride,
                                               std::size_t first, double* out) {
  for (std::size_t lane = 0; lane < kLanes; ++lane) out[lane] = 0;
  for (std::size_t j = 0; j < columns; ++j) {
    const double* column = points + j * stride + first;
    for (std::size_t lane = 0; lane < kLanes; ++lane) {
      const double away = point[j] - column[lane];
      out[lane] += away * away;
    }
  }
  for (std::size_t lane = 0; lane < kLanes; ++lane) out[lane] *= 0.25;
}

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

/// Some rows with their targets, and what does not change while the kernel is learnt.
struct Part {
  std::vector<double> values, targets, weights, products;
  Design x;

  Part(const Design& all, const GaussianProcessSpec& spec, const std::int32_t* rows, std::size_t count) {
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
};

/// Points one after the other, scaled: the lanes of `scaled_points` are read against them.
std::vector<double> scaled_rows(const Design& x, const std::vector<double>& rates) {
  std::vector<double> out(x.values, x.values + x.rows * x.columns);
  for (std::size_t j = 0; j < x.columns; ++j) {
    const double root = std::sqrt(rates[j]);
    for (std::size_t i = 0; i < x.rows; ++i) out[i * x.columns + j] *= root;
  }
  return out;
}

/// The covariances of the observations of a part, in the upper triangle.
std::vector<double> covariances(const Part& part, const Kernel& kernel, const LinearOptions& options) {
  const std::size_t n = part.x.rows, p = part.x.columns, stride = padded_rows(n);
  const std::vector<double> rows = scaled_rows(part.x, kernel.rates), points = scaled_points(part.x, kernel.rates);
  std::vector<double> out(size_product(n, n), 0.0);
  const double share = kernel.linear / static_cast<double>(std::max<std::size_t>(1, p));
  const Blocks blocks(n, 64);
  for_each_block(blocks.count, n < 600 ? 1 : options.threads, [&](std::size_t block) {
    options.control.check();
    kernels::at_level(kernels::simd_level(), [&]() GRATICULE_INLINE_BODY {
      for (std::size_t i = blocks.begin(block); i < blocks.end(block); ++i)
        for (std::size_t first = 0; first <= i; first += kLanes) {
          double lanes[kLanes];
          quarter_distances(rows.data() + i * p, points.data(), p, stride, first, lanes);
          for (std::size_t lane = 0; lane < kLanes; ++lane) {
            const double near = 1 / (1 + lanes[lane]);
            lanes[lane] = kernel.smooth * (near * near) + kernel.linear + share * part.products[i * stride + first + lane];
          }
          for (std::size_t k = first; k < std::min(first + kLanes, i + 1); ++k) out[k * n + i] = lanes[k - first];
        }
    });
  });
  for (std::size_t i = 0; i < n; ++i) out[i * n + i] += kernel.noise / part.weights[i];
  return out;
}

/// What the covariances make of the targets: K⁻¹y by X = U⁻ᵀ, n × outputs.
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

/// Logarithms of the kernel's numbers: rates by feature, smooth, linear, noise.
using Parameters = std::vector<double>;

/// Standard deviations of the prior. A rate that few rows ask for is not to be believed: with 1.5 the fourteen regressions of tuning lost 1.01 ×.
constexpr double kRateSpread = 0.9, kVarianceSpread = 2;
constexpr double kLeastNoise = 1e-4;

/// Minus the sum of the parts' log marginal likelihoods and of the log prior, but for a constant.
class Evidence {
 public:
  Evidence(const Design& x, const GaussianProcessSpec& spec, const LinearOptions& options)
      : spec_(spec), options_(options), columns_(x.columns) {
    parts_.reserve(spec.parts);
    for (std::size_t part = 0; part < spec.parts; ++part)
      parts_.emplace_back(x, spec, spec.sample + part * spec.part_rows, spec.part_rows);
    start_.assign(spec.feature_count, -std::log(static_cast<double>(std::max<std::size_t>(1, columns_))));
    const Kernel usual;
    for (const double variance : {usual.smooth, usual.linear, usual.noise}) start_.push_back(std::log(variance));
  }

  const Parameters& start() const { return start_; }

  Kernel kernel(const Parameters& at) const {
    const std::size_t f = spec_.feature_count;
    Kernel out;
    for (std::size_t j = 0; j < columns_; ++j) out.rates.push_back(std::exp(at[static_cast<std::size_t>(spec_.features[j])]));
    out.smooth = std::exp(at[f]);
    out.linear = std::exp(at[f + 1]);
    out.noise = kLeastNoise + std::exp(at[f + 2]);
    return out;
  }

  /// NaN where numbers end.
  double operator()(const Parameters& at, Parameters& gradient) const {
    const std::size_t f = spec_.feature_count;
    const Kernel its = kernel(at);
    std::vector<Parameters> slopes(parts_.size(), Parameters(at.size(), 0.0));
    std::vector<double> losses(parts_.size());
    for_each_block(parts_.size(), options_.threads,
                   [&](std::size_t part) { losses[part] = evidence(parts_[part], its, slopes[part]); });
    double loss = 0;
    std::fill(gradient.begin(), gradient.end(), 0.0);
    for (std::size_t part = 0; part < parts_.size(); ++part) {
      loss += losses[part];
      for (std::size_t i = 0; i < at.size(); ++i) gradient[i] += slopes[part][i];
    }
    gradient[f + 2] *= 1 - kLeastNoise / its.noise;
    for (std::size_t i = 0; i < at.size(); ++i) {
      const double away = at[i] - start_[i], spread = i < f ? kRateSpread : kVarianceSpread;
      loss += 0.5 * away * away / (spread * spread);
      gradient[i] += away / (spread * spread);
    }
    return loss;
  }

 private:
  double evidence(const Part& part, const Kernel& its, Parameters& slopes) const {
    const std::size_t n = part.x.rows, p = columns_, f = spec_.feature_count, outputs = spec_.outputs, stride = padded_rows(n);
    LinearOptions alone = options_;
    alone.threads = 1;
    std::vector<double> factor = covariances(part, its, alone);
    const double log_determinant = cholesky(factor, n, alone);
    if (std::isnan(log_determinant)) return log_determinant;
    const std::vector<double> lower = inverse_of_factor(factor, n, alone);
    const std::vector<double> duals = duals_of(lower, part.targets, n, outputs);
    const std::vector<double> inverse = minus_square(lower, n, alone);
    double loss = 0.5 * static_cast<double>(outputs) * log_determinant;
    for (std::size_t i = 0; i < n * outputs; ++i) loss += 0.5 * duals[i] * part.targets[i];

    // ½ tr(G ∂K) with G = outputs · K⁻¹ − α αᵀ: pairs below the diagonal count twice.
    const std::vector<double> rows = scaled_rows(part.x, its.rates), points = scaled_points(part.x, its.rates);
    const double scale = static_cast<double>(outputs), share = 1 / static_cast<double>(std::max<std::size_t>(1, p));
    std::vector<double> by_column(p * kLanes, 0.0), of_smooth(kLanes, 0.0), of_linear(kLanes, 0.0);
    double of_noise = 0;
    for (std::size_t i = 0; i < n; ++i) {
      double own = -scale * inverse[i * n + i];
      for (std::size_t o = 0; o < outputs; ++o) own -= duals[i * outputs + o] * duals[i * outputs + o];
      of_smooth[0] += 0.5 * own;
      of_linear[0] += 0.5 * own * (1 + share * part.products[i * stride + i]);
      of_noise += 0.5 * own / part.weights[i];
    }
    kernels::at_level(kernels::simd_level(), [&]() GRATICULE_INLINE_BODY {
      for (std::size_t i = 0; i < n; ++i)
        for (std::size_t first = 0; first < i; first += kLanes) {
          double pull[kLanes], near[kLanes];
          for (std::size_t lane = 0; lane < kLanes; ++lane) {
            const std::size_t k = first + lane;
            pull[lane] = 0;
            if (k >= i) continue;
            pull[lane] = -scale * inverse[i * n + k];
            for (std::size_t o = 0; o < outputs; ++o) pull[lane] -= duals[i * outputs + o] * duals[k * outputs + o];
          }
          quarter_distances(rows.data() + i * p, points.data(), p, stride, first, near);
          for (std::size_t lane = 0; lane < kLanes; ++lane) {
            near[lane] = 1 / (1 + near[lane]);
            of_smooth[lane] += pull[lane] * (near[lane] * near[lane]);
            of_linear[lane] += pull[lane] * (1 + share * part.products[i * stride + first + lane]);
            pull[lane] *= -0.5 * (near[lane] * near[lane]) * near[lane];
          }
          for (std::size_t j = 0; j < p; ++j) {
            const double* column = points.data() + j * stride + first;
            const double at = rows[i * p + j];
            for (std::size_t lane = 0; lane < kLanes; ++lane) {
              const double away = at - column[lane];
              by_column[j * kLanes + lane] += pull[lane] * (away * away);
            }
          }
        }
    });
    for (std::size_t lane = 0; lane < kLanes; ++lane) {
      slopes[f] += its.smooth * of_smooth[lane];
      slopes[f + 1] += its.linear * of_linear[lane];
      for (std::size_t j = 0; j < p; ++j)
        slopes[static_cast<std::size_t>(spec_.features[j])] += its.smooth * by_column[j * kLanes + lane];
    }
    slopes[f + 2] = its.noise * of_noise;
    return loss;
  }

  GaussianProcessSpec spec_;
  LinearOptions options_;
  std::size_t columns_;
  std::vector<Part> parts_;
  Parameters start_;
};

double dot(const Parameters& a, const Parameters& b) {
  double sum = 0;
  for (std::size_t i = 0; i < a.size(); ++i) sum += a[i] * b[i];
  return sum;
}

/// The direction of L-BFGS from past steps and differences of gradients, the newest last (Nocedal & Wright, Numerical
/// Optimization, alg. 7.4).
Parameters direction_of(const Parameters& gradient, const std::vector<Parameters>& steps, const std::vector<Parameters>& changes) {
  Parameters out = gradient;
  std::vector<double> shares(steps.size());
  for (std::size_t i = steps.size(); i-- > 0;) {
    shares[i] = dot(steps[i], out) / dot(steps[i], changes[i]);
    for (std::size_t j = 0; j < out.size(); ++j) out[j] -= shares[i] * changes[i][j];
  }
  if (!steps.empty()) {
    const double scale = dot(steps.back(), changes.back()) / dot(changes.back(), changes.back());
    for (double& value : out) value *= scale;
  }
  for (std::size_t i = 0; i < steps.size(); ++i) {
    const double share = shares[i] - dot(changes[i], out) / dot(steps[i], changes[i]);
    for (std::size_t j = 0; j < out.size(); ++j) out[j] += share * steps[i][j];
  }
  for (double& value : out) value = -value;
  // No logarithm changes by more than 2 at once.
  double largest = 0;
  for (const double value : out) largest = std::max(largest, std::fabs(value));
  const double most = steps.empty() ? 0.7 : 2;
  if (largest > most)
    for (double& value : out) value *= most / largest;
  return out;
}

Parameters most_likely(const Evidence& evidence, std::size_t evaluations, const RunControl& control) {
  constexpr std::size_t kMemory = 10;
  Parameters at = evidence.start(), gradient(at.size());
  double here = evidence(at, gradient);
  std::vector<Parameters> steps, changes;
  for (std::size_t used = 1; used < evaluations && !std::isnan(here);) {
    const Parameters step = direction_of(gradient, steps, changes);
    const double slope = dot(step, gradient);
    if (!(slope < -1e-3)) break;
    double length = 1, there = std::numeric_limits<double>::quiet_NaN();
    Parameters next, next_gradient(at.size());
    for (; used < evaluations; length *= 0.4) {
      control.check();
      next = at;
      for (std::size_t i = 0; i < at.size(); ++i) next[i] += length * step[i];
      there = evidence(next, next_gradient);
      ++used;
      if (there <= here + 1e-4 * length * slope) break;
    }
    if (!(there < here)) break;
    Parameters change(at.size()), moved(at.size());
    for (std::size_t i = 0; i < at.size(); ++i) {
      change[i] = next_gradient[i] - gradient[i];
      moved[i] = next[i] - at[i];
    }
    const double gain = here - there;
    at = next;
    here = there;
    gradient = next_gradient;
    if (gain < 0.02) break;
    if (dot(moved, change) <= 1e-10) continue;
    steps.push_back(moved);
    changes.push_back(change);
    if (steps.size() > kMemory) {
      steps.erase(steps.begin());
      changes.erase(changes.begin());
    }
  }
  return at;
}

}  // namespace

std::vector<double> scaled_points(const Design& x, const std::vector<double>& rates) {
  const std::size_t stride = padded_rows(x.rows);
  std::vector<double> out(size_product(x.columns, stride), 0.0);
  for (std::size_t j = 0; j < x.columns; ++j) {
    const double root = std::sqrt(rates[j]);
    for (std::size_t i = 0; i < x.rows; ++i) out[j * stride + i] = root * x.row(i)[j];
  }
  return out;
}

GaussianProcess fit_gaussian_process(const Design& x, const GaussianProcessSpec& spec, const LinearOptions& options) {
  const std::size_t n = x.rows, outputs = spec.outputs;
  const Evidence evidence(x, spec, options);
  GaussianProcess out;
  out.kernel = evidence.kernel(most_likely(evidence, spec.evaluations, options.control));
  options.control.progress(0.5);

  const Part all(x, spec, nullptr, n);
  std::vector<double> factor;
  // Rows that repeat one another with next to no noise may leave nothing positive to the last of them.
  for (;; out.kernel.noise *= 10) {
    factor = covariances(all, out.kernel, options);
    if (!std::isnan(cholesky(factor, n, options)) || out.kernel.noise > 1e6) break;
  }
  const std::vector<double> lower = inverse_of_factor(factor, n, options);
  out.duals = duals_of(lower, all.targets, n, outputs);
  // The residual of a row left out is its dual ÷ the diagonal entry of K⁻¹ (Rasmussen & Williams, §5.4.2).
  std::vector<double> precision(n, 0.0);
  for (std::size_t i = 0; i < n; ++i)
    for (std::size_t k = 0; k <= i; ++k) precision[k] += lower[i * n + k] * lower[i * n + k];
  out.leave_one_out.resize(n * outputs);
  for (std::size_t i = 0; i < n; ++i)
    for (std::size_t o = 0; o < outputs; ++o)
      out.leave_one_out[i * outputs + o] = all.targets[i * outputs + o] - out.duals[i * outputs + o] / precision[i];
  options.control.progress(1);
  return out;
}

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
