#include "prior/filter.h"

#include <algorithm>
#include <cmath>

#include "graticule/trees/forest.h"
#include "graticule/trees/predict.h"

namespace graticule::prior {

namespace {

constexpr std::size_t kMostRows = 400;
constexpr std::int32_t kTrees = 12;
/// So few trees scatter more than the forest they stand for; drawn this much towards the constant they show a weak signal
/// that they would otherwise drown.
constexpr double kTrust = 0.6;
/// Share kept of the tables whose signal is next to nothing; all are from half of what a perfect forest explains on. Tables as
/// people have them are mostly well explained, and noise teaches slowly.
constexpr double kFaintest = 0.1;

/// Rows `from` to `to` of the set, column by column.
struct Half {
  std::vector<std::vector<float>> numbers;
  std::vector<std::vector<std::int32_t>> codes;
  std::vector<double> target;
  std::vector<std::int32_t> labels;
  trees::Labelled view;

  Half(const SyntheticSet& set, std::size_t from, std::size_t to) : numbers(set.columns), codes(set.columns) {
    const std::size_t n = to - from;
    view.frame.rows = n;
    for (std::size_t j = 0; j < set.columns; ++j) {
      const float* cell = set.x.data() + from * set.columns + j;
      if (set.categorical[j]) {
        std::int32_t most = 0;
        for (std::size_t i = 0; i < n; ++i, cell += set.columns) {
          codes[j].push_back(std::isnan(*cell) ? -1 : static_cast<std::int32_t>(*cell));
          most = std::max(most, codes[j].back());
        }
        view.frame.features.push_back({trees::FeatureKind::kCategory, codes[j].data(), 64});
      } else {
        for (std::size_t i = 0; i < n; ++i, cell += set.columns) numbers[j].push_back(*cell);
        view.frame.features.push_back({trees::FeatureKind::kFloat32, numbers[j].data(), 0});
      }
    }
    for (std::size_t i = from; i < to; ++i) {
      if (set.classes > 0) labels.push_back(static_cast<std::int32_t>(set.y[i]));
      else target.push_back(set.y[i]);
    }
    view.target = target.data();
    view.codes = labels.data();
  }
};

/// Squared error of each row of `test`, by the forest and by the mean of `train`; added to the sums.
struct Gains {
  double sum = 0, squares = 0, constant = 0;
  std::size_t rows = 0;

  void add(const Half& train, const Half& test, std::uint32_t classes, std::uint64_t seed) {
    const std::size_t width = std::max<std::size_t>(1, classes), n = test.view.frame.rows;
    trees::ForestParams params;
    params.classes = static_cast<std::int32_t>(classes);
    params.trees = kTrees;
    params.min_rows = 4;
    params.max_depth = 7;
    params.max_bins = 64;
    params.statistics_above = 64;
    params.seed = seed;
    std::vector<double> predicted(n * width);
    trees::predict(trees::fit_forest(train.view, params, {}), test.view.frame, 1, {}, predicted.data());
    std::vector<double> mean(width, 0.0);
    const double share = 1 / static_cast<double>(train.view.frame.rows);
    for (const std::int32_t label : train.labels) mean[static_cast<std::size_t>(label)] += share;
    for (const double value : train.target) mean[0] += share * value;
    for (std::size_t i = 0; i < n; ++i) {
      double by_forest = 0, by_mean = 0;
      for (std::size_t k = 0; k < width; ++k) {
        const double truth = classes > 0 ? (static_cast<std::size_t>(test.labels[i]) == k ? 1.0 : 0.0) : test.target[i];
        const double drawn = mean[k] + kTrust * (predicted[i * width + k] - mean[k]);
        by_forest += (drawn - truth) * (drawn - truth);
        by_mean += (mean[k] - truth) * (mean[k] - truth);
      }
      const double gain = by_mean - by_forest;
      sum += gain;
      squares += gain * gain;
      constant += by_mean;
      ++rows;
    }
  }
};

}  // namespace

double explained(const SyntheticSet& set, std::uint64_t seed) {
  const std::size_t rows = std::min(set.rows, kMostRows), middle = rows / 2;
  const Half first(set, 0, middle), second(set, middle, rows);
  Gains gains;
  gains.add(first, second, set.classes, seed);
  gains.add(second, first, set.classes, seed + 1);
  const double n = static_cast<double>(gains.rows), mean = gains.sum / n;
  const double error = std::sqrt(std::max(0.0, gains.squares / n - mean * mean) / n);
  const double share = gains.constant > 0 ? gains.sum / gains.constant : 0;
  return mean > 1.64 * error && share > 0.01 ? share : 0;
}

bool worth_keeping(double explained, Draws& draws) {
  // Drawn towards the constant, a perfect forest explains 1 - (1 - kTrust)^2 of the constant's error.
  constexpr double kMost = 1 - (1 - kTrust) * (1 - kTrust);
  return explained > 0 && draws.uniform() < kFaintest + (1 - kFaintest) * std::min(1.0, explained / (0.5 * kMost));
}

}  // namespace graticule::prior
