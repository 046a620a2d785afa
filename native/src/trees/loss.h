#pragma once
#include <vector>

#include "graticule/thread_pool.h"
#include "graticule/trees/boosting.h"

namespace graticule::trees {

constexpr size_t kLossBlock = 8192;

/// Targets as the booster sees them: regression targets centred and scaled so that single precision suffices,
/// weights scaled to a mean of one so that rules on weight mean the same for any unit.
struct LossState {
  Loss loss = Loss::kSquared;
  int32_t classes = 0;
  int32_t outputs = 1;
  float level = 0.5f;
  double centre = 0, spread = 1;
  size_t rows = 0;
  std::vector<float> target;   ///< regression
  std::vector<int32_t> codes;
  std::vector<float> weights;  ///< empty: all one
  std::vector<float> scores;   ///< outputs × rows, output-major
  std::vector<float> log_sums;

};

/// `reference` supplies centre and spread for a validation set; null computes them.
LossState make_loss(const Labelled& data, const BoostingParams& params, const LossState* reference);

/// Scores before the first tree: the best constant of the loss, on the scaled target.
std::vector<double> best_constant(const LossState& state);

/// Softmax only: log of the sum of exponentials of each row.
void update_log_sums(LossState& state, ThreadPool& pool);

/// Of rows begin … begin + count − 1, to g[0] and h[0] on.
void loss_gradients(const LossState& state, int32_t output, size_t begin, size_t count, float* g, float* h);

/// Mean loss at the current scores.
double mean_loss(LossState& state, ThreadPool& pool);

}  // namespace graticule::trees
