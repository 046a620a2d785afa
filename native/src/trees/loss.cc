#include "trees/loss.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "kernels/gradients.h"

namespace graticule::trees {

template <typename Body>
static void by_block(size_t rows, ThreadPool& pool, const Body& body) {
  const size_t blocks = (rows + kLossBlock - 1) / kLossBlock;
  pool.run(blocks, [&](size_t block, int) {
    const size_t begin = block * kLossBlock;
    body(block, begin, std::min(kLossBlock, rows - begin));
  });
}

LossState make_loss(const Labelled& data, const BoostingParams& params, const LossState* reference) {
  LossState state;
  state.loss = params.loss;
  state.classes = params.loss == Loss::kLogLoss ? params.classes : 0;
  state.outputs = state.classes > 2 ? state.classes : 1;
  state.level = static_cast<float>(params.quantile);
  state.rows = data.frame.rows;
  Labels labels = take_labels(data, params.classes);
  state.codes = std::move(labels.codes);
  state.weights = std::move(labels.weights);
  if (params.loss != Loss::kLogLoss) {
    if (reference != nullptr) {
      state.centre = reference->centre;
      state.spread = reference->spread;
    } else {
      double size = 0;
      for (size_t i = 0; i < state.rows; ++i) size = std::max(size, std::fabs(labels.target[i]));
      // In units of the largest target neither sums nor squares can overflow.
      const double unit = size > 0 ? size : 1;
      double sum = 0, squares = 0, weight = 0;
      for (size_t i = 0; i < state.rows; ++i) {
        const double w = state.weights.empty() ? 1 : state.weights[i];
        sum += w * (labels.target[i] / unit);
        weight += w;
      }
      double mean = sum / weight, rest = 0;
      // A second pass takes back the rounding of the first, which matters where the mean dwarfs the spread.
      for (size_t i = 0; i < state.rows; ++i) rest += (state.weights.empty() ? 1 : state.weights[i]) * (labels.target[i] / unit - mean);
      mean += rest / weight;
      for (size_t i = 0; i < state.rows; ++i) {
        const double w = state.weights.empty() ? 1 : state.weights[i], d = labels.target[i] / unit - mean;
        squares += w * d * d;
      }
      state.centre = mean * unit;
      const double deviation = std::sqrt(squares / weight);
      state.spread = deviation > 1e-14 ? deviation * unit : unit;
    }
    state.target.resize(state.rows);
    for (size_t i = 0; i < state.rows; ++i) {
      // A validation target may lie far outside what was fitted: keep it finite in single precision.
      const double away = labels.target[i] - state.centre;
      const double scaled = std::isfinite(away) ? away / state.spread : labels.target[i] / state.spread - state.centre / state.spread;
      state.target[i] = static_cast<float>(std::clamp(scaled, -1e18, 1e18));
    }
  }
  state.scores.resize(static_cast<size_t>(state.outputs) * state.rows);
  if (state.outputs > 1) state.log_sums.resize(state.rows);
  return state;
}

static double weighted_quantile(const std::vector<float>& values, const std::vector<float>& weights, double level) {
  std::vector<uint32_t> order(values.size());
  std::iota(order.begin(), order.end(), 0u);
  std::sort(order.begin(), order.end(), [&](uint32_t a, uint32_t b) { return values[a] != values[b] ? values[a] < values[b] : a < b; });
  double total = 0, reached = 0;
  for (const uint32_t row : order) total += weights.empty() ? 1 : weights[row];
  for (const uint32_t row : order) {
    reached += weights.empty() ? 1 : weights[row];
    if (reached >= level * total) return values[row];
  }
  return values[order.back()];
}

std::vector<double> best_constant(const LossState& state) {
  std::vector<double> constant(state.outputs, 0);
  if (state.loss == Loss::kQuantile) constant[0] = weighted_quantile(state.target, state.weights, state.level);
  if (state.loss != Loss::kLogLoss) return constant;  // squared: the mean, which is the centre
  std::vector<double> share(std::max(state.classes, 2), 0);
  double total = 0;
  for (size_t i = 0; i < state.rows; ++i) {
    const double w = state.weights.empty() ? 1 : state.weights[i];
    share[state.codes[i]] += w;
    total += w;
  }
  // Half a row spread over the classes keeps absent ones finite.
  for (double& s : share) s = (s + 0.5 / share.size()) / (total + 0.5);
  if (state.outputs == 1)
    constant[0] = std::log(share[1] / share[0]);
  else
    for (int32_t k = 0; k < state.outputs; ++k) constant[k] = std::log(share[k]);
  return constant;
}

void update_log_sums(LossState& state, ThreadPool& pool) {
  if (state.outputs == 1) return;
  by_block(state.rows, pool, [&](size_t, size_t begin, size_t count) {
    float peak[kLossBlock];
    float* sums = state.log_sums.data() + begin;
    const float* first = state.scores.data() + begin;
    std::copy_n(first, count, peak);
    for (int32_t k = 1; k < state.outputs; ++k) {
      const float* scores = first + static_cast<size_t>(k) * state.rows;
      for (size_t i = 0; i < count; ++i) peak[i] = std::max(peak[i], scores[i]);
    }
    std::fill_n(sums, count, 0.0f);
    for (int32_t k = 0; k < state.outputs; ++k)
      kernels::add_exponentials(first + static_cast<size_t>(k) * state.rows, peak, count, sums);
    for (size_t i = 0; i < count; ++i) sums[i] = peak[i] + std::log(sums[i]);
  });
}

void loss_gradients(const LossState& state, int32_t output, size_t begin, size_t count, float* g, float* h) {
  const float* weights = state.weights.empty() ? nullptr : state.weights.data() + begin;
  const float* scores = state.scores.data() + static_cast<size_t>(output) * state.rows + begin;
  if (state.loss == Loss::kSquared) {
    kernels::squared_gradients(scores, state.target.data() + begin, weights, count, g, h);
  } else if (state.loss == Loss::kQuantile) {
    kernels::quantile_gradients(scores, state.target.data() + begin, weights, state.level, count, g, h);
  } else if (state.outputs == 1) {
    kernels::logistic_gradients(scores, state.codes.data() + begin, weights, count, g, h);
  } else {
    const float factor = static_cast<float>(state.classes) / static_cast<float>(state.classes - 1);
    kernels::softmax_gradients(scores, state.log_sums.data() + begin, state.codes.data() + begin, output, factor, weights, count, g, h);
  }
}

double mean_loss(LossState& state, ThreadPool& pool) {
  update_log_sums(state, pool);
  const size_t blocks = (state.rows + kLossBlock - 1) / kLossBlock;
  std::vector<double> sums(blocks, 0), weights(blocks, 0);
  by_block(state.rows, pool, [&](size_t block, size_t begin, size_t count) {
    for (size_t i = begin; i < begin + count; ++i) {
      const double w = state.weights.empty() ? 1 : state.weights[i], s = state.scores[i];
      double loss = 0;
      if (state.loss == Loss::kSquared) {
        loss = (s - state.target[i]) * (s - state.target[i]);
      } else if (state.loss == Loss::kQuantile) {
        const double d = state.target[i] - s;
        loss = d > 0 ? state.level * d : (state.level - 1) * d;
      } else if (state.outputs == 1) {
        const double margin = state.codes[i] == 1 ? s : -s;
        loss = margin > 0 ? std::log1p(std::exp(-margin)) : std::log1p(std::exp(margin)) - margin;
      } else {
        loss = state.log_sums[i] - state.scores[static_cast<size_t>(state.codes[i]) * state.rows + i];
      }
      sums[block] += w * loss;
      weights[block] += w;
    }
  });
  double sum = 0, weight = 0;
  for (size_t block = 0; block < blocks; ++block) {
    sum += sums[block];
    weight += weights[block];
  }
  return weight > 0 ? sum / weight : 0;
}

}  // namespace graticule::trees
