#include "gaussian_process/classes.h"

#include <algorithm>
#include <cmath>

#include "cholesky.h"

namespace graticule {

namespace {

/// The kernel is learnt as if indicators had Gaussian noise; a class tells as much as a Gaussian observation of variance 4 where it is
/// open. Prior variances beyond the last would be believed by rows that nothing contradicts.
constexpr double kOpenVariance = 4, kMostVariance = 100;
constexpr double kLeastCurvature = 1e-6;
constexpr std::size_t kMostSteps = 20;

/// Where the rows' latent values stand, n × outputs, and what follows from them.
struct Standing {
  std::vector<double> latent, duals;
  double gain = 0;  ///< log likelihood and log prior, but for a constant
};

class Classes {
 public:
  Classes(const ProcessRows& rows, const GaussianProcessSpec& spec)
      : rows_(rows), spec_(spec), n_(rows.x.rows), outputs_(spec.outputs) {}

  /// Gradients of the log likelihood, n × outputs, and a bound of its curvature for each row; returns the log likelihood.
  double slopes(const std::vector<double>& latent, std::vector<double>& gradient, std::vector<double>& curvature) const {
    double likelihood = 0;
    std::vector<double> scores(outputs_ + 1);
    for (std::size_t i = 0; i < n_; ++i) {
      // With one output the first class has the score 0.
      const std::size_t first = outputs_ == 1 ? 1 : 0, classes = outputs_ + first;
      scores[0] = 0;
      for (std::size_t o = 0; o < outputs_; ++o) scores[first + o] = spec_.offsets[o] + latent[i * outputs_ + o];
      const double top = *std::max_element(scores.begin(), scores.begin() + static_cast<std::ptrdiff_t>(classes));
      double total = 0;
      for (std::size_t c = 0; c < classes; ++c) total += std::exp(scores[c] - top);
      const std::size_t code = static_cast<std::size_t>(spec_.codes[i]);
      const double weight = rows_.weights[i];
      likelihood += weight * (scores[code] - top - std::log(total));
      double most = kLeastCurvature;
      for (std::size_t o = 0; o < outputs_; ++o) {
        const double p = std::exp(scores[first + o] - top) / total;
        gradient[i * outputs_ + o] = weight * ((code == first + o ? 1.0 : 0.0) - p);
        most = std::max(most, p * (1 - p));
      }
      // No eigenvalue of diag(p) − p pᵀ is above twice its largest diagonal entry.
      curvature[i] = weight * (outputs_ == 1 ? most : 2 * most);
    }
    return likelihood;
  }

  double gain(const Standing& at, double likelihood) const {
    double norm = 0;
    for (std::size_t i = 0; i < n_ * outputs_; ++i) norm += at.latent[i] * at.duals[i];
    return likelihood - 0.5 * norm;
  }

  /// What a row's latent values would have to be observed as for the same slope.
  std::vector<double> observed(const Standing& at, const std::vector<double>& gradient, const std::vector<double>& curvature) const {
    std::vector<double> out(n_ * outputs_);
    for (std::size_t i = 0; i < n_; ++i)
      for (std::size_t o = 0; o < outputs_; ++o) out[i * outputs_ + o] = at.latent[i * outputs_ + o] + gradient[i * outputs_ + o] / curvature[i];
    return out;
  }

 private:
  const ProcessRows& rows_;
  const GaussianProcessSpec& spec_;
  std::size_t n_, outputs_;
};

/// (UᵀU)⁻¹ b for the n × outputs right sides, in place.
void solve(const std::vector<double>& upper, std::size_t n, std::size_t outputs, std::vector<double>& b) {
  for (std::size_t o = 0; o < outputs; ++o) {
    std::vector<double> x(n);
    for (std::size_t i = 0; i < n; ++i) x[i] = b[i * outputs + o];
    for (std::size_t i = 0; i < n; ++i) {
      const double* row = upper.data() + i * n;
      const double own = x[i] /= row[i];
      for (std::size_t k = i + 1; k < n; ++k) x[k] -= row[k] * own;
    }
    for (std::size_t i = n; i-- > 0;) {
      const double* row = upper.data() + i * n;
      double sum = x[i];
      for (std::size_t k = i + 1; k < n; ++k) sum -= row[k] * x[k];
      x[i] = sum / row[i];
    }
    for (std::size_t i = 0; i < n; ++i) b[i * outputs + o] = x[i];
  }
}

}  // namespace

void fit_classes(const ProcessRows& rows, const GaussianProcessSpec& spec, const LinearOptions& options, GaussianProcess& out) {
  const std::size_t n = rows.x.rows, outputs = spec.outputs;
  Kernel& kernel = out.kernel;
  const double unit = std::min(kOpenVariance / kernel.noise, kMostVariance / (kernel.smooth + kernel.linear));
  kernel.smooth *= unit;
  kernel.linear *= unit;
  kernel.noise = 0;
  const std::vector<double> prior = covariances(rows, kernel, options);
  const Classes classes(rows, spec);
  Standing at{std::vector<double>(n * outputs, 0.0), std::vector<double>(n * outputs, 0.0), 0};
  std::vector<double> gradient(n * outputs), curvature(n), factor;
  const auto factorise = [&] {
    factor = prior;
    for (std::size_t i = 0; i < n; ++i) factor[i * n + i] += 1 / curvature[i];
    cholesky(factor, n, options);
  };
  at.gain = classes.slopes(at.latent, gradient, curvature);
  for (std::size_t step = 0; step < kMostSteps; ++step) {
    options.control.check();
    // Newton's step is a regression on what the rows would have to be observed as, with the variance 1 ÷ curvature.
    const std::vector<double> wanted = classes.observed(at, gradient, curvature);
    factorise();
    Standing next{std::vector<double>(n * outputs), wanted, 0};
    solve(factor, n, outputs, next.duals);
    for (std::size_t i = 0; i < n; ++i)
      for (std::size_t o = 0; o < outputs; ++o)
        next.latent[i * outputs + o] = wanted[i * outputs + o] - next.duals[i * outputs + o] / curvature[i];
    std::vector<double> next_gradient(n * outputs), next_curvature(n);
    double length = 1;
    for (;; length /= 2) {
      next.gain = classes.gain(next, classes.slopes(next.latent, next_gradient, next_curvature));
      if (next.gain >= at.gain || length < 1e-3) break;
      for (std::size_t i = 0; i < n * outputs; ++i) {
        next.latent[i] = 0.5 * (next.latent[i] + at.latent[i]);
        next.duals[i] = 0.5 * (next.duals[i] + at.duals[i]);
      }
    }
    if (!(next.gain >= at.gain)) break;
    const double gained = next.gain - at.gain;
    at = std::move(next);
    gradient.swap(next_gradient);
    curvature.swap(next_curvature);
    if (gained < 0.01) break;
  }

  // As for a regression on what stands for the rows in the end (Rasmussen & Williams, §5.4.2). The bound would have the other classes hold
  // a score that is left without its row.
  if (outputs > 1)
    for (double& bound : curvature) bound *= 0.5;
  const std::vector<double> stands = classes.observed(at, gradient, curvature);
  factorise();
  const std::vector<double> lower = inverse_of_factor(factor, n, options);
  out.duals = duals_of(lower, stands, n, outputs);
  const std::vector<double> precision = inverse_diagonal(lower, n);
  out.leave_one_out.resize(n * outputs);
  for (std::size_t i = 0; i < n; ++i)
    for (std::size_t o = 0; o < outputs; ++o)
      out.leave_one_out[i * outputs + o] = spec.offsets[o] + stands[i * outputs + o] - out.duals[i * outputs + o] / precision[i];
}

}  // namespace graticule
