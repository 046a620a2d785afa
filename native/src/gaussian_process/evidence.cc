#include "gaussian_process/evidence.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "blocks.h"
#include "cholesky.h"
#include "gaussian_process/covariances.h"
#include "kernels/simd.h"

namespace graticule {

namespace {

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
  double evidence(const ProcessRows& part, const Kernel& its, Parameters& slopes) const {
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
    std::vector<double> by_column(p * kKernelLanes, 0.0), of_smooth(kKernelLanes, 0.0), of_linear(kKernelLanes, 0.0);
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
        for (std::size_t first = 0; first < i; first += kKernelLanes) {
          double pull[kKernelLanes], near[kKernelLanes];
          for (std::size_t lane = 0; lane < kKernelLanes; ++lane) {
            const std::size_t k = first + lane;
            pull[lane] = 0;
            if (k >= i) continue;
            pull[lane] = -scale * inverse[i * n + k];
            for (std::size_t o = 0; o < outputs; ++o) pull[lane] -= duals[i * outputs + o] * duals[k * outputs + o];
          }
          quarter_distances(rows.data() + i * p, points.data(), p, stride, first, near);
          for (std::size_t lane = 0; lane < kKernelLanes; ++lane) {
            near[lane] = 1 / (1 + near[lane]);
            of_smooth[lane] += pull[lane] * (near[lane] * near[lane]);
            of_linear[lane] += pull[lane] * (1 + share * part.products[i * stride + first + lane]);
            pull[lane] *= -0.5 * (near[lane] * near[lane]) * near[lane];
          }
          for (std::size_t j = 0; j < p; ++j) {
            const double* column = points.data() + j * stride + first;
            const double at = rows[i * p + j];
            for (std::size_t lane = 0; lane < kKernelLanes; ++lane) {
              const double away = at - column[lane];
              by_column[j * kKernelLanes + lane] += pull[lane] * (away * away);
            }
          }
        }
    });
    for (std::size_t lane = 0; lane < kKernelLanes; ++lane) {
      slopes[f] += its.smooth * of_smooth[lane];
      slopes[f + 1] += its.linear * of_linear[lane];
      for (std::size_t j = 0; j < p; ++j)
        slopes[static_cast<std::size_t>(spec_.features[j])] += its.smooth * by_column[j * kKernelLanes + lane];
    }
    slopes[f + 2] = its.noise * of_noise;
    return loss;
  }

  GaussianProcessSpec spec_;
  LinearOptions options_;
  std::size_t columns_;
  std::vector<ProcessRows> parts_;
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

Kernel most_likely_kernel(const Design& x, const GaussianProcessSpec& spec, const LinearOptions& options) {
  const Evidence evidence(x, spec, options);
  return evidence.kernel(most_likely(evidence, spec.evaluations, options.control));
}

}  // namespace graticule
