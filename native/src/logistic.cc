#include <algorithm>
#include <cmath>
#include <deque>

#include "blocks.h"
#include "graticule/sizes.h"
#include "graticule/linear.h"
#include "row_space.h"

namespace graticule {

namespace {

double dot(const std::vector<double>& a, const std::vector<double>& b) {
  double sum = 0;
  for (std::size_t i = 0; i < a.size(); ++i) sum += a[i] * b[i];
  return sum;
}

/// The penalised loss and its gradient; partial sums per fixed block of rows, added up in block order.
class Objective {
 public:
  Objective(const Design& x, const std::int32_t* codes, const double* weights, std::size_t classes,
            const LinearOptions& options)
      : x_(x),
        codes_(codes),
        weights_(weights),
        outputs_(classes == 2 ? 1 : classes),
        stride_(x.columns + 1),
        options_(options),
        // At most 64 blocks, so that partial gradients stay small beside the design.
        blocks_(x.rows, std::max<std::size_t>(256, (x.rows + 63) / 64)),
        partial_(blocks_.count, std::vector<double>(size_sum(size_product(outputs_, stride_), 1))) {}

  std::size_t size() const { return outputs_ * stride_; }

  double evaluate(const std::vector<double>& parameters, double penalty, std::vector<double>& gradient) {
    options_.control.check();
    const bool small = x_.rows * size() < 100000;
    for_each_block(blocks_.count, small ? 1 : options_.threads,
                   [&](std::size_t block) { rows(parameters, block, partial_[block]); });
    double loss = 0;
    std::fill(gradient.begin(), gradient.end(), 0.0);
    for (const std::vector<double>& part : partial_) {
      for (std::size_t i = 0; i < gradient.size(); ++i) gradient[i] += part[i];
      loss += part.back();
    }
    for (std::size_t k = 0; k < outputs_; ++k) {
      for (std::size_t j = 0; j + 1 < stride_; ++j) {
        const double value = parameters[k * stride_ + j];
        loss += 0.5 * penalty * value * value;
        gradient[k * stride_ + j] += penalty * value;
      }
    }
    return loss;
  }

 private:
  void rows(const std::vector<double>& parameters, std::size_t block, std::vector<double>& out) const {
    std::fill(out.begin(), out.end(), 0.0);
    const std::size_t p = stride_ - 1;
    std::vector<double> score(outputs_);
    double loss = 0;
    for (std::size_t i = blocks_.begin(block); i < blocks_.end(block); ++i) {
      const double weight = weights_ == nullptr ? 1 : weights_[i];
      if (weight == 0) continue;
      const double* row = x_.row(i);
      for (std::size_t k = 0; k < outputs_; ++k) {
        const double* w = parameters.data() + k * stride_;
        // Four running sums: a fixed order that still lets the processor overlap the additions.
        double s0 = w[p], s1 = 0, s2 = 0, s3 = 0;
        std::size_t j = 0;
        for (; j + 4 <= p; j += 4) {
          s0 += w[j] * row[j];
          s1 += w[j + 1] * row[j + 1];
          s2 += w[j + 2] * row[j + 2];
          s3 += w[j + 3] * row[j + 3];
        }
        for (; j < p; ++j) s0 += w[j] * row[j];
        score[k] = (s0 + s1) + (s2 + s3);
      }
      if (outputs_ == 1) {
        const double s = score[0];
        const double sign = codes_[i] == 1 ? s : -s;
        loss += weight * (sign > 0 ? std::log1p(std::exp(-sign)) : -sign + std::log1p(std::exp(sign)));
        const double probability = s >= 0 ? 1 / (1 + std::exp(-s)) : std::exp(s) / (1 + std::exp(s));
        score[0] = weight * (probability - (codes_[i] == 1 ? 1 : 0));
      } else {
        const double top = *std::max_element(score.begin(), score.end());
        double sum = 0;
        const auto code = static_cast<std::size_t>(codes_[i]);
        const double own = score[code];
        for (double& s : score) {
          s = std::exp(s - top);
          sum += s;
        }
        loss += weight * (std::log(sum) - (own - top));
        for (double& s : score) s = weight * s / sum;
        score[code] -= weight;
      }
      for (std::size_t k = 0; k < outputs_; ++k) {
        const double slope = score[k];
        double* gradient = out.data() + k * stride_;
        for (std::size_t j = 0; j < p; ++j) gradient[j] += slope * row[j];
        gradient[p] += slope;
      }
    }
    out.back() = loss;
  }

  const Design& x_;
  const std::int32_t* codes_;
  const double* weights_;
  std::size_t outputs_, stride_;
  const LinearOptions& options_;
  Blocks blocks_;
  std::vector<std::vector<double>> partial_;
};

struct Pair {
  std::vector<double> step, change;
  double rho;
};

/// Minimises in place; stops at the tolerance, at the iteration limit, or when no step lowers the loss any more.
void minimise(Objective& objective, std::vector<double>& parameters, double penalty, double total_weight,
              const LogisticSpec& spec) {
  constexpr std::size_t memory = 10;
  const std::size_t size = parameters.size();
  std::vector<double> gradient(size), trial(size), trial_gradient(size), direction(size);
  std::deque<Pair> history;
  double loss = objective.evaluate(parameters, penalty, gradient);
  for (int iteration = 0; iteration < spec.max_iterations; ++iteration) {
    double largest = 0;
    for (double g : gradient) largest = std::max(largest, std::fabs(g));
    if (largest <= spec.tolerance * total_weight) return;

    direction = gradient;
    std::vector<double> alpha(history.size());
    for (std::size_t h = history.size(); h-- > 0;) {
      alpha[h] = history[h].rho * dot(history[h].step, direction);
      for (std::size_t i = 0; i < size; ++i) direction[i] -= alpha[h] * history[h].change[i];
    }
    if (!history.empty()) {
      const Pair& last = history.back();
      const double scale = 1 / (last.rho * dot(last.change, last.change));
      for (double& value : direction) value *= scale;
    }
    for (std::size_t h = 0; h < history.size(); ++h) {
      const double beta = history[h].rho * dot(history[h].change, direction);
      for (std::size_t i = 0; i < size; ++i) direction[i] += (alpha[h] - beta) * history[h].step[i];
    }
    double slope = -dot(gradient, direction);
    if (!(slope < 0)) {
      history.clear();
      direction = gradient;
      slope = -dot(gradient, gradient);
    }

    // Weak Wolfe conditions by bracketing; the first step of a run is scaled to unit length.
    double step = history.empty() ? 1 / std::sqrt(std::max(-slope, 1e-300)) : 1;
    double low = 0, high = 0, trial_loss = loss;
    bool accepted = false;
    for (int attempt = 0; attempt < 30; ++attempt) {
      for (std::size_t i = 0; i < size; ++i) trial[i] = parameters[i] - step * direction[i];
      trial_loss = objective.evaluate(trial, penalty, trial_gradient);
      if (!(trial_loss <= loss + 1e-4 * step * slope)) {
        high = step;
      } else {
        accepted = true;
        if (-dot(trial_gradient, direction) >= 0.9 * slope) break;
        low = step;
      }
      step = high > 0 ? 0.5 * (low + high) : 2 * step;
      if (accepted && high > 0 && high - low < 1e-3 * high) break;
    }
    if (!accepted || !(trial_loss < loss)) return;

    Pair pair{std::vector<double>(size), std::vector<double>(size), 0};
    for (std::size_t i = 0; i < size; ++i) {
      pair.step[i] = trial[i] - parameters[i];
      pair.change[i] = trial_gradient[i] - gradient[i];
    }
    const double curvature = dot(pair.step, pair.change);
    if (curvature > 1e-12 * dot(pair.change, pair.change)) {
      pair.rho = 1 / curvature;
      history.push_back(std::move(pair));
      if (history.size() > memory) history.pop_front();
    }
    const double gain = loss - trial_loss;
    parameters.swap(trial);
    gradient.swap(trial_gradient);
    loss = trial_loss;
    if (gain <= 1e-10 * std::fabs(loss)) return;
  }
}

}  // namespace

static std::vector<double> fit_path(const Design& x, const std::int32_t* codes, const double* weights,
                                    const double* penalties, std::size_t penalty_count, const LogisticSpec& spec,
                                    const LinearOptions& options) {
  Objective objective(x, codes, weights, spec.classes, options);
  double total = 0;
  for (std::size_t i = 0; i < x.rows; ++i) total += weights == nullptr ? 1 : weights[i];
  std::vector<double> parameters(objective.size(), 0.0), path;
  path.reserve(parameters.size() * penalty_count);
  for (std::size_t l = 0; l < penalty_count; ++l) {
    minimise(objective, parameters, penalties[l], total, spec);
    path.insert(path.end(), parameters.begin(), parameters.end());
    options.control.progress(static_cast<double>(l + 1) / static_cast<double>(penalty_count));
  }
  return path;
}

std::vector<double> fit_logistic(const Design& x, const std::int32_t* codes, const double* weights,
                                 const double* penalties, std::size_t penalty_count, const LogisticSpec& spec,
                                 const LinearOptions& options) {
  if (x.columns <= x.rows) return fit_path(x, codes, weights, penalties, penalty_count, spec, options);
  const RowSpace space = row_space(x, options);
  const Design narrow{space.scores.data(), x.rows, space.rank};
  const std::vector<double> found = fit_path(narrow, codes, weights, penalties, penalty_count, spec, options);
  const std::size_t outputs = spec.classes == 2 ? 1 : spec.classes, solutions = penalty_count * outputs;
  std::vector<double> path(solutions * (x.columns + 1));
  for (std::size_t s = 0; s < solutions; ++s) {
    const double* from = &found[s * (space.rank + 1)];
    double* to = &path[s * (x.columns + 1)];
    for (std::size_t j = 0; j < x.columns; ++j) {
      double sum = 0;
      for (std::size_t r = 0; r < space.rank; ++r) sum += space.basis[j * space.rank + r] * from[r];
      to[j] = sum;
    }
    to[x.columns] = from[space.rank];
  }
  return path;
}

}  // namespace graticule
