// Trees against slow, plain references; serialisation against damage.
#include <algorithm>
#include <cmath>
#include <limits>
#include <random>
#include <vector>

#include "check.h"
#include "mutations.h"
#include "graticule/trees/boosting.h"
#include "graticule/trees/explain.h"
#include "graticule/trees/forest.h"
#include "graticule/trees/predict.h"
#include "graticule/trees/serialize.h"
#include "trees/mask_forest.h"
#include "trees/row_division.h"

using namespace graticule;
using namespace graticule::trees;

static std::mt19937_64 generator(11);
static double uniform() { return std::uniform_real_distribution<double>()(generator); }

struct Table {
  std::vector<std::vector<double>> numbers;
  std::vector<std::vector<int32_t>> categories;
  std::vector<int32_t> cardinalities;
  std::vector<double> target;
  std::vector<int32_t> codes;

  FrameView frame() const {
    FrameView view;
    view.rows = target.size();
    for (const auto& column : numbers) view.features.push_back({FeatureKind::kFloat64, column.data(), 0});
    for (size_t c = 0; c < categories.size(); ++c)
      view.features.push_back({FeatureKind::kCategory, categories[c].data(), cardinalities[c]});
    return view;
  }
  Labelled regression() const { return {frame(), target.data(), nullptr, nullptr}; }
  Labelled classification() const { return {frame(), nullptr, codes.data(), nullptr}; }
};

static Table make_table(size_t rows, int numbers, std::vector<int32_t> cardinalities, double missing, int classes) {
  Table table;
  table.cardinalities = cardinalities;
  table.numbers.assign(numbers, std::vector<double>(rows));
  table.categories.assign(cardinalities.size(), std::vector<int32_t>(rows));
  for (size_t row = 0; row < rows; ++row) {
    double y = 0.1 * uniform();
    for (int j = 0; j < numbers; ++j) {
      double& x = table.numbers[j][row];
      x = uniform() < missing ? std::nan("") : uniform();
      y += std::isnan(x) ? 0.4 : (j + 1) * x * x;
    }
    for (size_t c = 0; c < cardinalities.size(); ++c) {
      int32_t& code = table.categories[c][row];
      code = uniform() < missing ? -1 : static_cast<int32_t>(uniform() * cardinalities[c]);
      y += (code * 7 % 5) * 0.3;
    }
    table.target.push_back(y);
    table.codes.push_back(std::clamp(static_cast<int>(y * classes / 4), 0, classes - 1));
  }
  return table;
}

/// One split on few rows: the gain must be the best over every threshold and side for missing values, or every subset of
/// categories, found by trying them all.
static void the_root_split_is_the_best_of_all() {
  for (int trial = 0; trial < 40; ++trial) {
    const bool categorical = trial % 2 == 1;
    const Table table = categorical ? make_table(60, 0, {6}, 0.1, 2) : make_table(60, 1, {}, 0.2, 2);
    BoostingParams params;
    params.iterations = 1;
    params.max_leaves = 2;
    params.min_rows = 1;
    params.learning_rate = 1;
    params.l2 = 0;
    params.category_l2 = 0;
    params.category_smooth = 0;
    const TreeModel model = fit_boosting(table.regression(), nullptr, params, {});
    CHECK(model.roots.size() == 1);
    double mean = 0, spread = 0;
    for (const double y : table.target) mean += y / 60;
    for (const double y : table.target) spread += (y - mean) * (y - mean) / 60;
    const auto gain_of = [&](const auto& left) {
      double sums[2] = {0, 0}, counts[2] = {0, 0};
      for (size_t row = 0; row < 60; ++row) {
        sums[left(row)] += (table.target[row] - mean) / std::sqrt(spread);
        ++counts[left(row)];
      }
      return counts[0] == 0 || counts[1] == 0 ? 0 : sums[0] * sums[0] / counts[0] + sums[1] * sums[1] / counts[1];
    };
    double best = 0;
    if (categorical) {
      for (unsigned subset = 0; subset < 128; ++subset)
        best = std::max(best, gain_of([&](size_t row) { return (subset >> (table.categories[0][row] + 1)) & 1; }));
    } else {
      for (const double cut : table.numbers[0])
        for (const int missing : {0, 1})
          best = std::max(best, gain_of([&](size_t row) {
            const double x = table.numbers[0][row];
            return std::isnan(x) ? missing : static_cast<int>(x <= cut);
          }));
      best = std::max(best, gain_of([&](size_t row) { return static_cast<int>(std::isnan(table.numbers[0][row])); }));
    }
    CHECK_NEAR(model.nodes[0].gain, best, 2e-3 * best);
  }
}

/// Squared loss, deep trees, no shrinkage: one tree per level of residuals is least squares on leaves, so training error falls
/// to nothing.
static void enough_trees_fit_any_function() {
  const Table table = make_table(500, 3, {8}, 0.1, 3);
  BoostingParams params;
  params.min_rows = 1;
  params.learning_rate = 0.5;
  params.iterations = 200;
  params.l2 = 0;
  const TreeModel model = fit_boosting(table.regression(), nullptr, params, {});
  std::vector<double> predicted(500);
  predict(model, table.frame(), 2, {}, predicted.data());
  for (size_t row = 0; row < 500; ++row) CHECK_NEAR(predicted[row], table.target[row], 0.05);
}

static int walk_plain(const TreeModel& model, int32_t root, const Table& table, size_t row) {
  int32_t at = root;
  while (!model.nodes[at].is_leaf()) {
    const Node& node = model.nodes[at];
    const Input& input = model.inputs[node.input];
    unsigned bin = 0;
    const size_t numbers = table.numbers.size();
    if (static_cast<size_t>(input.feature) < numbers) {
      const double x = table.numbers[input.feature][row];
      if (!std::isnan(x)) {
        bin = 1;
        for (const double edge : input.edges) bin += edge < x;
      }
    } else {
      const int32_t code = table.categories[input.feature - numbers][row];
      if (code >= 0 && static_cast<size_t>(code) < input.table.size()) bin = input.table[code];
    }
    at = node.left + (model.goes_left(node, bin) ? 0 : 1);
  }
  return at;
}

static void prediction_equals_a_plain_walk(const TreeModel& model, const Table& table, int threads) {
  const size_t rows = table.target.size(), k = model.outputs;
  std::vector<double> scores(rows * k);
  predict_scores(model, table.frame(), threads, {}, scores.data());
  for (size_t row = 0; row < rows; ++row) {
    std::vector<double> sums(k, 0);
    for (const int32_t root : model.roots) {
      const Node& leaf = model.nodes[walk_plain(model, root, table, row)];
      for (int32_t e = leaf.left; e < leaf.left + leaf.extra; ++e) sums[model.leaves[e].output] += model.leaves[e].value;
    }
    for (size_t c = 0; c < k; ++c) CHECK(scores[row * k + c] == model.base[c] + model.scale * sums[c]);
  }
}

static void masks_agree_at_every_level(const TreeModel& model) {
  // The bins of every input, and beside them the bins less one.
  constexpr size_t kRows = kernels::kMaskRows;
  std::vector<int32_t> columns(2 * model.inputs.size());
  for (size_t i = 0; i < columns.size(); ++i) columns[i] = static_cast<int32_t>(i);
  const kernels::MaskForest forest = make_mask_forest(model, columns);
  CHECK(!forest.trees.empty());
  std::vector<uint8_t> bins(columns.size() * kRows);
  for (size_t at = 0; at < bins.size(); ++at)
    bins[at] = static_cast<uint8_t>(at / kRows % 2 == 0 ? generator() : bins[at - kRows] - 1u);
  for (const size_t rows : {size_t{1}, size_t{130}, kRows}) {
    std::vector<double> expected(model.outputs * kRows, 0);
    for (const int32_t root : model.roots)
      for (size_t row = 0; row < rows; ++row) {
        int32_t at = root;
        while (!model.nodes[at].is_leaf()) {
          const Node& node = model.nodes[at];
          at = node.left + (model.goes_left(node, bins[2 * node.input * kRows + row]) ? 0 : 1);
        }
        const Node& leaf = model.nodes[at];
        for (int32_t e = leaf.left; e < leaf.left + leaf.extra; ++e) expected[model.leaves[e].output * kRows + row] += model.leaves[e].value;
      }
    for (int level = 1; level <= static_cast<int>(kernels::simd_level()); ++level) {
      std::vector<double> scores(expected.size(), 0);
      kernels::add_tree_scores(forest, bins.data(), rows, scores.data(), static_cast<kernels::Simd>(level));
      for (size_t at = 0; at < scores.size(); ++at) CHECK(at % kRows >= rows || scores[at] == expected[at]);
    }
  }
}

static void division_equals_a_plain_walk(const TreeModel& model) {
  std::vector<int32_t> columns(model.inputs.size());
  for (size_t i = 0; i < columns.size(); ++i) columns[i] = static_cast<int32_t>(columns.size() - 1 - i);
  RowDivision division;
  for (const size_t rows : {size_t{1}, size_t{70}, kMostDividedRows}) {
    std::vector<uint8_t> bins(columns.size() * rows);
    for (size_t input = 0; input < columns.size(); ++input)
      for (size_t row = 0; row < rows; ++row)
        bins[columns[input] * rows + row] = static_cast<uint8_t>(generator() % model.inputs[input].bin_count);
    std::vector<double> scores(model.outputs * rows, 0), expected(scores.size(), 0);
    division.add_scores(model, columns, bins.data(), rows, rows, scores.data());
    for (const int32_t root : model.roots)
      for (size_t row = 0; row < rows; ++row) {
        int32_t at = root;
        while (!model.nodes[at].is_leaf()) {
          const Node& node = model.nodes[at];
          at = node.left + (model.goes_left(node, bins[columns[node.input] * rows + row]) ? 0 : 1);
        }
        const Node& leaf = model.nodes[at];
        for (int32_t e = leaf.left; e < leaf.left + leaf.extra; ++e) expected[row * model.outputs + model.leaves[e].output] += model.leaves[e].value;
      }
    CHECK(scores == expected);
  }
}

/// Every byte of the payload changed in turn, with the checksum made right again: either refused, or safe to run.
static void damaged_bytes_are_refused_or_harmless(const TreeModel& model, const Table& table) {
  const std::vector<uint8_t> bytes = serialize(model);
  CHECK(serialize(deserialize(bytes.data(), bytes.size())) == bytes);
  std::vector<double> out(table.target.size() * 65536 / 1024);
  size_t refused = 0, survived = 0;
  each_mutation(800, [&](Chance& chance, uint64_t trial) {
    std::vector<uint8_t> damaged = bytes;
    const size_t payload = damaged.size() - kModelHeaderBytes;
    damaged[kModelHeaderBytes + chance.below(trial % 2 == 0 ? std::min<size_t>(payload, 400) : payload)] ^= 1 << (chance.below(8));
    bool checked = false;
    try {
      deserialize(damaged.data(), damaged.size());
    } catch (const BadModelBytes&) {
      checked = true;
    }
    CHECK(checked);
    seal_model_bytes(damaged);
    try {
      const TreeModel other = deserialize(damaged.data(), damaged.size());
      ++survived;
      if (matches(other, table.frame()) && static_cast<size_t>(other.width()) * table.target.size() <= out.size())
        predict(other, table.frame(), 1, {}, out.data());
    } catch (const BadModelBytes&) {
      ++refused;
    }
  });
  CHECK(refused > 0 && survived > 0);
  for (size_t size = 0; size < bytes.size(); size += 1 + bytes.size() / 200) {
    bool checked = false;
    try {
      deserialize(bytes.data(), size);
    } catch (const BadModelBytes&) {
      checked = true;
    }
    CHECK(checked);
  }
}

/// Shapley values by their definition: the value of a set of features is the tree's expectation when splits on the others
/// are followed both ways by cover.
static double expectation(const TreeModel& model, int32_t at, const Table& table, size_t row, unsigned present, int output) {
  const Node& node = model.nodes[at];
  if (node.is_leaf()) {
    double value = 0;
    for (int32_t e = node.left; e < node.left + node.extra; ++e)
      if (model.leaves[e].output == output) value += model.leaves[e].value;
    return value;
  }
  if ((present >> model.inputs[node.input].feature) & 1) {
    TreeModel stump;
    stump.inputs = model.inputs;
    stump.sets = model.sets;
    stump.nodes = {node, Node{}, Node{}};
    stump.nodes[0].left = 1;
    const int side = walk_plain(stump, 0, table, row) - 1;
    return expectation(model, node.left + side, table, row, present, output);
  }
  const double left = model.nodes[node.left].cover, right = model.nodes[node.left + 1].cover;
  return (left * expectation(model, node.left, table, row, present, output) +
          right * expectation(model, node.left + 1, table, row, present, output)) / (left + right);
}

static void shapley_values_equal_their_definition(const TreeModel& model, const Table& table, size_t rows) {
  const int features = static_cast<int>(model.features.size());
  Table few = table;
  for (auto& column : few.numbers) column.resize(rows);
  for (auto& column : few.categories) column.resize(rows);
  few.target.resize(rows);
  std::vector<double> shap(rows * model.outputs * (features + 1));
  shapley_values(model, few.frame(), 2, {}, shap.data());
  for (size_t row = 0; row < rows; ++row)
    for (int k = 0; k < model.outputs; ++k) {
      std::vector<double> value(1u << features, model.base[k]);
      for (unsigned set = 0; set < value.size(); ++set)
        for (const int32_t root : model.roots) value[set] += model.scale * expectation(model, root, few, row, set, k);
      const double* found = shap.data() + (row * model.outputs + k) * (features + 1);
      CHECK_NEAR(found[features], value[0], 1e-9);
      for (int f = 0; f < features; ++f) {
        double phi = 0;
        for (unsigned set = 0; set < value.size(); ++set) {
          if ((set >> f) & 1) continue;
          int size = 0;
          for (int j = 0; j < features; ++j) size += (set >> j) & 1;
          phi += std::tgamma(size + 1) * std::tgamma(features - size) / std::tgamma(features + 1) * (value[set | 1u << f] - value[set]);
        }
        CHECK_NEAR(found[f], phi, 1e-9);
      }
    }
}

int main() {
  the_root_split_is_the_best_of_all();
  enough_trees_fit_any_function();

  const Table table = make_table(1500, 3, {6, 40, 300}, 0.15, 3);
  BoostingParams params;
  params.loss = Loss::kLogLoss;
  params.classes = 3;
  params.iterations = 6;
  params.row_fraction = 0.8;
  params.column_fraction = 0.8;
  params.seed = 3;
  const TreeModel boosted = fit_boosting(table.classification(), nullptr, params, {});
  params.threads = 3;
  CHECK(serialize(fit_boosting(table.classification(), nullptr, params, {})) == serialize(boosted));
  prediction_equals_a_plain_walk(boosted, table, 2);
  masks_agree_at_every_level(boosted);
  division_equals_a_plain_walk(boosted);
  damaged_bytes_are_refused_or_harmless(boosted, table);
  shapley_values_equal_their_definition(boosted, table, 4);

  // Leaves are looked up in different ways by their number, and trees are done in groups: two and a half of them.
  for (const int leaves : {2, 6, 16, 17, 32, 33, 48, 49, 64, 65, 200}) {
    BoostingParams sized;
    sized.iterations = 40;
    sized.max_leaves = leaves;
    sized.min_rows = 2;
    sized.seed = 4;
    const TreeModel model = fit_boosting(table.regression(), nullptr, sized, {});
    CHECK(static_cast<int>(model.leaves.size()) >= leaves);
    prediction_equals_a_plain_walk(model, table, 2);
    masks_agree_at_every_level(model);
  }

  {
    // Leaf numbers of more than eight bits.
    const Table large = make_table(1500, 3, {8}, 0.1, 3);
    ForestParams deep;
    deep.trees = 3;
    const TreeModel numbers = fit_forest(large.regression(), deep, {});
    CHECK(numbers.nodes.size() > 3 * 2 * 512);
    masks_agree_at_every_level(numbers);
    prediction_equals_a_plain_walk(numbers, large, 2);
    division_equals_a_plain_walk(numbers);
    deep.classes = 3;
    masks_agree_at_every_level(fit_forest(large.classification(), deep, {}));
  }

  for (const bool extra : {true, false}) {
    ForestParams forest;
    forest.classes = 3;
    forest.extra = extra;
    forest.trees = 4;
    const TreeModel model = fit_forest(table.classification(), forest, {});
    forest.threads = 3;
    CHECK(serialize(fit_forest(table.classification(), forest, {})) == serialize(model));
    prediction_equals_a_plain_walk(model, table, 2);
    division_equals_a_plain_walk(model);
    shapley_values_equal_their_definition(model, table, 2);
    forest.min_rows = 8;
    masks_agree_at_every_level(fit_forest(table.classification(), forest, {}));
    forest.classes = 0;
    masks_agree_at_every_level(fit_forest(table.regression(), forest, {}));
    prediction_equals_a_plain_walk(fit_forest(table.regression(), forest, {}), table, 1);
  }
  return 0;
}
