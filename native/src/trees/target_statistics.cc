#include "trees/target_statistics.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

#include "trees/binning.h"
#include "trees/random.h"

namespace graticule::trees {

// With more classes only the most frequent ones get a statistic: each costs a column.
static constexpr int32_t kMaxClassStatistics = 8;
// Rows' worth of overall mean mixed into each category.
static constexpr double kPriorRows = 2;
static constexpr int kStatisticBins = 128;

static std::vector<int32_t> statistic_classes(const LossState& loss) {
  if (loss.loss != Loss::kLogLoss) return {-1};
  if (loss.classes <= 2) return {1};
  std::vector<size_t> counts(loss.classes, 0);
  for (size_t i = 0; i < loss.rows; ++i) ++counts[loss.codes[i]];
  std::vector<int32_t> order(loss.classes);
  std::iota(order.begin(), order.end(), 0);
  std::stable_sort(order.begin(), order.end(), [&](int32_t a, int32_t b) { return counts[a] > counts[b]; });
  order.resize(std::min(loss.classes, kMaxClassStatistics));
  return order;
}

TargetStatistics target_statistics(const FrameView& frame, const LossState& loss, const BoostingParams& params, ThreadPool& pool) {
  TargetStatistics result;
  std::vector<int32_t> features;
  for (size_t f = 0; f < frame.features.size(); ++f)
    if (frame.features[f].is_category() && frame.features[f].cardinality > params.statistics_above)
      features.push_back(static_cast<int32_t>(f));
  if (features.empty() || loss.rows < 2) return result;

  std::vector<uint32_t> order(loss.rows);
  std::iota(order.begin(), order.end(), 0u);
  Random random(mix(params.seed, 0x7A26E7));
  for (size_t i = order.size(); i > 1; --i) std::swap(order[i - 1], order[random.below(static_cast<uint32_t>(i))]);

  const std::vector<int32_t> classes = statistic_classes(loss);
  const std::vector<uint32_t> sample = sample_rows(loss.rows, mix(params.seed, 0x5A17));
  result.inputs.resize(features.size() * classes.size());
  result.values.resize(result.inputs.size());
  pool.run(result.inputs.size(), [&](size_t task, int) {
    const int32_t feature = features[task / classes.size()], label = classes[task % classes.size()];
    const FeatureView& view = frame.features[feature];
    const int32_t* codes = static_cast<const int32_t*>(view.data);
    const auto value = [&](size_t row) -> double {
      return label < 0 ? static_cast<double>(loss.target[row]) : loss.codes[row] == label ? 1 : 0;
    };
    const auto weight = [&](size_t row) -> double { return loss.weights.empty() ? 1 : loss.weights[row]; };
    double all = 0, all_weight = 0;
    for (size_t row = 0; row < loss.rows; ++row) {
      all += weight(row) * value(row);
      all_weight += weight(row);
    }
    const double prior = all_weight > 0 ? all / all_weight : 0;
    std::vector<double> sums(view.cardinality, 0), weights(view.cardinality, 0);
    std::vector<float>& out = result.values[task];
    out.assign(loss.rows, std::numeric_limits<float>::quiet_NaN());
    for (const uint32_t row : order) {
      const int32_t code = codes[frame.place(row)];
      if (code < 0 || code >= view.cardinality) continue;
      out[row] = static_cast<float>((sums[code] + kPriorRows * prior) / (weights[code] + kPriorRows));
      sums[code] += weight(row) * value(row);
      weights[code] += weight(row);
    }
    std::vector<double> seen(sample.size());
    for (size_t i = 0; i < sample.size(); ++i) seen[i] = out[sample[i]];
    Input& input = result.inputs[task];
    input.feature = feature;
    input.edges = quantile_edges(seen, kStatisticBins);
    input.bin_count = static_cast<int32_t>(input.edges.size()) + 2;
    input.table.resize(view.cardinality);
    for (int32_t code = 0; code < view.cardinality; ++code) {
      const float statistic = static_cast<float>((sums[code] + kPriorRows * prior) / (weights[code] + kPriorRows));
      input.table[code] = static_cast<uint8_t>(
          1 + (std::lower_bound(input.edges.begin(), input.edges.end(), static_cast<double>(statistic)) - input.edges.begin()));
    }
  });
  return result;
}

}  // namespace graticule::trees
