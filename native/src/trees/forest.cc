#include "graticule/trees/forest.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <memory>

#include "trees/forest_tree.h"
#include "trees/loss.h"
#include "trees/target_statistics.h"

namespace graticule::trees {

static void append(TreeModel& model, ForestTree&& tree) {
  const auto node_base = static_cast<int32_t>(model.nodes.size()), leaf_base = static_cast<int32_t>(model.leaves.size()),
             set_base = static_cast<int32_t>(model.sets.size());
  model.roots.push_back(node_base);
  for (Node node : tree.nodes) {
    node.left += node.is_leaf() ? leaf_base : node_base;
    if (node.flags & Node::kSet) node.extra += set_base;
    model.nodes.push_back(node);
  }
  model.leaves.insert(model.leaves.end(), tree.leaves.begin(), tree.leaves.end());
  model.sets.insert(model.sets.end(), tree.sets.begin(), tree.sets.end());
}

/// Every row walks down the trees that have not seen it, in their order: no thread count changes the sums.
static std::vector<double> out_of_bag_means(const TreeModel& model, const std::vector<ForestTree>& trees, const BinnedMatrix& matrix,
                                            ThreadPool& pool, const RunControl& control) {
  constexpr size_t kBlock = 64;
  const size_t rows = matrix.rows, outputs = model.outputs;
  std::vector<double> means(rows * outputs, 0.0);
  pool.run((rows + kBlock - 1) / kBlock, [&](size_t block, int) {
    control.check();
    for (size_t row = block * kBlock; row < std::min(rows, (block + 1) * kBlock); ++row) {
      double* mean = means.data() + row * outputs;
      size_t heard = 0;
      for (size_t t = 0; t < trees.size(); ++t) {
        if (trees[t].seen[row]) continue;
        ++heard;
        int32_t at = model.roots[t];
        while (!model.nodes[at].is_leaf()) {
          const Node& node = model.nodes[at];
          at = node.left + (model.goes_left(node, matrix.column(node.input)[row]) ? 0 : 1);
        }
        const Node& leaf = model.nodes[at];
        for (int32_t e = leaf.left; e < leaf.left + leaf.extra; ++e) mean[model.leaves[e].output] += model.leaves[e].value;
      }
      // The model's scale divides by all trees.
      const double share = model.scale * static_cast<double>(trees.size()) / static_cast<double>(heard);
      for (size_t k = 0; k < outputs; ++k) mean[k] = heard > 0 ? model.base[k] + share * mean[k] : std::nan("");
    }
  });
  return means;
}

TreeModel fit_forest(const Labelled& train, const ForestParams& params, const RunControl& control, std::vector<double>* out_of_bag) {
  control.check();
  ThreadPool pool(params.threads);
  BoostingParams like;
  like.loss = params.classes > 0 ? Loss::kLogLoss : Loss::kSquared;
  like.classes = params.classes;
  like.seed = params.seed;
  like.statistics_above = params.statistics_above;
  const LossState labels = make_loss(train, like, nullptr);

  TreeModel model;
  model.classes = params.classes;
  model.outputs = std::max(1, params.classes);
  model.link = params.classes > 0 ? Link::kShares : Link::kIdentity;
  model.base.assign(model.outputs, params.classes > 0 ? 0 : labels.centre);
  for (const FeatureView& feature : train.frame.features) model.features.push_back({feature.is_category(), feature.cardinality});
  const std::vector<uint32_t> sample = sample_rows(train.frame.rows, mix(params.seed, 0xB125));
  model.inputs.resize(train.frame.features.size());
  pool.run(model.inputs.size(), [&](size_t f, int) {
    control.check();
    model.inputs[f] = make_input(train.frame, static_cast<int>(f), sample, params.max_bins);
  });
  BinnedMatrix matrix;
  {
    TargetStatistics statistics = target_statistics(train.frame, labels, like, pool);
    std::vector<std::vector<float>> overrides(statistics.inputs.empty() ? 0 : model.inputs.size());
    for (Input& input : statistics.inputs) model.inputs.push_back(std::move(input));
    for (auto& values : statistics.values) overrides.push_back(std::move(values));
    control.check();
    matrix = bin_matrix(model.inputs, train.frame, Layout::kColumns, pool, overrides);
  }
  // One share of the mean of trees each; regression leaves are deviations in units of the spread.
  model.scale = (params.classes > 0 ? 1 : labels.spread) / params.trees;
  const ForestData data{matrix, model.inputs, labels.target, labels.codes, labels.weights, params, control};
  std::vector<std::unique_ptr<ForestGrower>> growers(pool.size());
  std::vector<ForestTree> trees(params.trees);
  std::atomic<int> done{0};
  pool.run(trees.size(), [&](size_t tree, int worker) {
    if (!growers[worker]) growers[worker] = std::make_unique<ForestGrower>(data);
    trees[tree] = growers[worker]->grow(mix(mix(params.seed, 0xF0E57), tree));
    control.progress(static_cast<double>(++done) / params.trees);
  });
  size_t nodes = 0, leaves = 0, sets = 0;
  for (const ForestTree& tree : trees) {
    nodes += tree.nodes.size();
    leaves += tree.leaves.size();
    sets += tree.sets.size();
  }
  if (nodes > INT32_MAX || leaves > INT32_MAX) throw std::bad_alloc();
  model.nodes.reserve(nodes);
  model.leaves.reserve(leaves);
  model.sets.reserve(sets);
  for (ForestTree& tree : trees) {
    append(model, std::move(tree));
    tree.nodes = {};
    tree.leaves = {};
    tree.sets = {};
  }
  if (out_of_bag != nullptr) *out_of_bag = out_of_bag_means(model, trees, matrix, pool, control);
  model.best_iteration = params.trees;
  return model;
}

}  // namespace graticule::trees
