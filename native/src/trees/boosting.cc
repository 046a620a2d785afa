#include "graticule/trees/boosting.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

#include "kernels/gradients.h"
#include "trees/binning.h"
#include "trees/grower.h"
#include "trees/loss.h"
#include "trees/random.h"
#include "trees/target_statistics.h"

namespace graticule::trees {

namespace {

int32_t walk(const TreeModel& model, int32_t root, const BinnedMatrix& matrix, size_t row) {
  int32_t at = root;
  while (!model.nodes[at].is_leaf()) {
    const Node& node = model.nodes[at];
    at = node.left + (model.goes_left(node, matrix.at(row, node.input)) ? 0 : 1);
  }
  return at;
}

class Booster {
 public:
  Booster(const Labelled& train, const Labelled* validation, const BoostingParams& params, const RunControl& control)
      : train_(train), validation_(validation), params_(params), control_(control), pool_(params.threads) {}

  TreeModel fit();

 private:
  void prepare();
  void draw_rows(int32_t iteration);
  std::vector<int32_t> draw_inputs(uint64_t tree_seed) const;
  bool add_tree(int32_t iteration, int32_t output);
  float leaf_value(const Grower::Leaf& leaf, const SplitRules& rules, const LossState& loss);
  void add_to_scores(const std::vector<Grower::Leaf>& leaves, const std::vector<float>& values, int32_t root, int32_t output);

  const Labelled& train_;
  const Labelled* validation_;
  const BoostingParams& params_;
  const RunControl& control_;
  ThreadPool pool_;
  TreeModel model_;
  LossState loss_, held_out_;
  BinnedMatrix matrix_, held_out_matrix_;
  std::unique_ptr<Grower> grower_;
  std::vector<uint32_t> bag_, out_of_bag_;
  std::vector<float> g_, h_;
  std::vector<kernels::PackedGradient> packed_;
};

void Booster::prepare() {
  const FrameView& frame = train_.frame;
  loss_ = make_loss(train_, params_, nullptr);
  model_.classes = loss_.classes;
  model_.outputs = loss_.outputs;
  model_.link = params_.loss != Loss::kLogLoss ? Link::kIdentity : loss_.outputs > 1 ? Link::kSoftmax : Link::kLogistic;
  for (const FeatureView& feature : frame.features) model_.features.push_back({feature.is_category(), feature.cardinality});
  // Leaves stay on the scaled target, where single precision holds any unit.
  model_.scale = loss_.spread;
  const std::vector<double> constant = best_constant(loss_);
  for (int32_t k = 0; k < loss_.outputs; ++k) {
    std::fill_n(loss_.scores.data() + static_cast<size_t>(k) * loss_.rows, loss_.rows, static_cast<float>(constant[k]));
    model_.base.push_back(constant[k] * loss_.spread + loss_.centre);
  }
  const std::vector<uint32_t> sample = sample_rows(frame.rows, mix(params_.seed, 0xB125));
  model_.inputs.resize(frame.features.size());
  pool_.run(model_.inputs.size(), [&](size_t f, int) {
    control_.check();
    model_.inputs[f] = make_input(frame, static_cast<int>(f), sample, params_.max_bins);
  });
  {
    TargetStatistics statistics = target_statistics(frame, loss_, params_, pool_);
    std::vector<std::vector<float>> overrides(statistics.inputs.empty() ? 0 : model_.inputs.size());
    for (Input& input : statistics.inputs) model_.inputs.push_back(std::move(input));
    for (auto& values : statistics.values) overrides.push_back(std::move(values));
    control_.check();
    matrix_ = bin_matrix(model_.inputs, frame, Layout::kBoth, pool_, overrides);
  }
  if (validation_ != nullptr) {
    held_out_ = make_loss(*validation_, params_, &loss_);
    for (int32_t k = 0; k < loss_.outputs; ++k)
      std::fill_n(held_out_.scores.data() + static_cast<size_t>(k) * held_out_.rows, held_out_.rows, static_cast<float>(constant[k]));
    held_out_matrix_ = bin_matrix(model_.inputs, validation_->frame, Layout::kRows, pool_);
  }
  g_.resize(frame.rows);
  h_.resize(frame.rows);
  packed_.resize(frame.rows);
  GrowLimits limits;
  limits.max_leaves = params_.max_leaves;
  limits.max_depth = params_.max_depth;
  limits.node_columns = params_.node_column_fraction;
  if (!params_.monotone.empty()) {
    // Statistics of a category are inputs of a feature too, but a category has no direction.
    for (const Input& input : model_.inputs)
      limits.directions.push_back(frame.features[input.feature].is_category() ? int8_t{0} : params_.monotone[input.feature]);
  }
  grower_ = std::make_unique<Grower>(matrix_, model_.inputs, pool_, control_, limits);
}

void Booster::draw_rows(int32_t iteration) {
  bag_.clear();
  out_of_bag_.clear();
  const uint64_t seed = mix(mix(params_.seed, 0xBA6), static_cast<uint64_t>(iteration));
  for (size_t row = 0; row < loss_.rows; ++row) {
    const bool in = params_.row_fraction >= 1 || unit(mix(seed, row)) < params_.row_fraction;
    (in ? bag_ : out_of_bag_).push_back(static_cast<uint32_t>(row));
  }
}

std::vector<int32_t> Booster::draw_inputs(uint64_t tree_seed) const {
  std::vector<int32_t> inputs(model_.inputs.size());
  std::iota(inputs.begin(), inputs.end(), 0);
  if (params_.column_fraction >= 1) return inputs;
  // A partial shuffle: exactly the share asked for, at least one.
  const size_t keep = std::max<size_t>(1, static_cast<size_t>(std::lround(params_.column_fraction * inputs.size())));
  Random random(mix(tree_seed, 0xC01));
  for (size_t i = 0; i < std::min(keep, inputs.size()); ++i)
    std::swap(inputs[i], inputs[i + random.below(static_cast<uint32_t>(inputs.size() - i))]);
  inputs.resize(std::min(keep, inputs.size()));
  std::sort(inputs.begin(), inputs.end());
  return inputs;
}

float Booster::leaf_value(const Grower::Leaf& leaf, const SplitRules& rules, const LossState& loss) {
  if (loss.loss != Loss::kQuantile) {
    return static_cast<float>(leaf_weight(leaf.sums, rules, leaf.bounds) * params_.learning_rate);
  }
  // The pinball loss has no curvature: the best step is the quantile of the leaf's residuals.
  std::vector<std::pair<float, float>> residuals;
  residuals.reserve(leaf.end - leaf.begin);
  double total = 0, reached = 0;
  for (size_t i = leaf.begin; i < leaf.end; ++i) {
    const uint32_t row = grower_->rows()[i];
    const float w = loss.weights.empty() ? 1.0f : loss.weights[row];
    residuals.emplace_back(loss.target[row] - loss.scores[row], w);
    total += w;
  }
  std::sort(residuals.begin(), residuals.end());
  float value = residuals.empty() ? 0 : residuals.back().first;
  for (const auto& [residual, w] : residuals) {
    reached += w;
    if (reached >= loss.level * total) {
      value = residual;
      break;
    }
  }
  return static_cast<float>(value * params_.learning_rate);
}

void Booster::add_to_scores(const std::vector<Grower::Leaf>& leaves, const std::vector<float>& values, int32_t root, int32_t output) {
  float* scores = loss_.scores.data() + static_cast<size_t>(output) * loss_.rows;
  const uint32_t* rows = grower_->rows().data();
  pool_.run(leaves.size(), [&](size_t leaf, int) {
    for (size_t i = leaves[leaf].begin; i < leaves[leaf].end; ++i) scores[rows[i]] += values[leaf];
  });
  std::vector<float> by_node(model_.nodes.size() - root);
  for (size_t leaf = 0; leaf < leaves.size(); ++leaf) by_node[leaves[leaf].node - root] = values[leaf];
  const auto block_of = [](size_t block, size_t total) { return std::pair(block * kLossBlock, std::min(total, (block + 1) * kLossBlock)); };
  pool_.run((out_of_bag_.size() + kLossBlock - 1) / kLossBlock, [&](size_t block, int) {
    const auto [begin, end] = block_of(block, out_of_bag_.size());
    for (size_t i = begin; i < end; ++i) scores[out_of_bag_[i]] += by_node[walk(model_, root, matrix_, out_of_bag_[i]) - root];
  });
  if (validation_ == nullptr) return;
  float* held_out = held_out_.scores.data() + static_cast<size_t>(output) * held_out_.rows;
  pool_.run((held_out_.rows + kLossBlock - 1) / kLossBlock, [&](size_t block, int) {
    const auto [begin, end] = block_of(block, held_out_.rows);
    for (size_t row = begin; row < end; ++row) held_out[row] += by_node[walk(model_, root, held_out_matrix_, row) - root];
  });
}

bool Booster::add_tree(int32_t iteration, int32_t output) {
  const uint64_t tree_seed = mix(mix(params_.seed, static_cast<uint64_t>(iteration)), static_cast<uint64_t>(output));
  const size_t blocks = (loss_.rows + kLossBlock - 1) / kLossBlock;
  std::vector<float> peaks_g(blocks), peaks_h(blocks);
  const auto size_of = [&](size_t block) { return std::min(kLossBlock, loss_.rows - block * kLossBlock); };
  pool_.run(blocks, [&](size_t block, int) {
    const size_t begin = block * kLossBlock;
    loss_gradients(loss_, output, begin, size_of(block), g_.data() + begin, h_.data() + begin);
    kernels::gradient_range(g_.data() + begin, h_.data() + begin, size_of(block), &peaks_g[block], &peaks_h[block]);
  });
  const float peak_g = *std::max_element(peaks_g.begin(), peaks_g.end()), peak_h = *std::max_element(peaks_h.begin(), peaks_h.end());
  if (!(peak_g > 0) || !(peak_h > 0)) return false;
  // A unit hessian stays one step, so that its sums are row counts; all else uses the whole grid.
  const float g_scale = 32766.0f / peak_g;
  const float h_scale = params_.loss != Loss::kLogLoss && loss_.weights.empty() ? 1.0f : 65534.0f / peak_h;
  if (!std::isfinite(g_scale) || !std::isfinite(h_scale)) return false;
  pool_.run(blocks, [&](size_t block, int) {
    const size_t begin = block * kLossBlock;
    kernels::pack_gradients(g_.data() + begin, h_.data() + begin, size_of(block), g_scale, h_scale,
                            static_cast<uint32_t>(mix(tree_seed, 0x9AC)), static_cast<uint32_t>(begin), packed_.data() + begin);
  });

  SplitRules rules;
  rules.l2 = params_.l2;
  rules.min_child_weight = params_.min_child_weight;
  rules.min_gain = params_.min_gain;
  rules.min_rows = params_.min_rows;
  rules.category_smooth = params_.category_smooth;
  rules.category_l2 = params_.category_l2;
  rules.gradient_unit = 1.0 / g_scale;
  rules.hessian_unit = 1.0 / h_scale;
  std::copy(bag_.begin(), bag_.end(), grower_->rows().begin());
  const std::vector<Grower::Leaf> leaves =
      grower_->grow(model_, bag_.size(), packed_.data(), draw_inputs(tree_seed), rules, mix(tree_seed, 0x90DE));
  std::vector<float> values(leaves.size());
  pool_.run(leaves.size(), [&](size_t leaf, int) { values[leaf] = leaf_value(leaves[leaf], rules, loss_); });
  for (size_t leaf = 0; leaf < leaves.size(); ++leaf) {
    Node& node = model_.nodes[leaves[leaf].node];
    node.left = static_cast<int32_t>(model_.leaves.size());
    node.extra = 1;
    model_.leaves.push_back({output, values[leaf]});
  }
  add_to_scores(leaves, values, model_.roots.back(), output);
  return leaves.size() > 1;
}

TreeModel Booster::fit() {
  control_.check();
  prepare();
  const bool constant = model_.classes == 1;
  const bool random = params_.row_fraction < 1 || params_.column_fraction < 1 || params_.node_column_fraction < 1;
  double best = validation_ == nullptr ? 0 : mean_loss(held_out_, pool_);
  int32_t barren = 0;
  struct Mark {
    int32_t iteration = 0;
    size_t roots = 0, nodes = 0, leaves = 0, sets = 0;
  } mark;
  try {
    for (int32_t iteration = 0; iteration < params_.iterations && !constant && !model_.inputs.empty(); ++iteration) {
      control_.check();
      control_.progress(static_cast<double>(iteration) / params_.iterations);
      if (iteration == 0 || params_.row_fraction < 1) draw_rows(iteration);
      update_log_sums(loss_, pool_);
      bool grew = false;
      for (int32_t output = 0; output < model_.outputs; ++output) grew |= add_tree(iteration, output);
      // Without chance in the draw a barren iteration would only repeat itself.
      barren = grew ? 0 : barren + 1;
      if (barren >= (random ? 10 : 1)) break;
      const double held_out = validation_ == nullptr ? 0 : mean_loss(held_out_, pool_);
      if (validation_ == nullptr || held_out < best) {
        best = held_out;
        mark = {iteration + 1, model_.roots.size(), model_.nodes.size(), model_.leaves.size(), model_.sets.size()};
      } else if (params_.patience > 0 && iteration + 1 - mark.iteration >= params_.patience) {
        break;
      }
    }
    control_.check();
  } catch (const Aborted&) {
    // The trees of the iteration that was cut short lie behind the mark.
    if (!params_.keep_partial || !control_.out_of_time()) throw;
  }
  model_.best_iteration = mark.iteration;
  model_.roots.resize(mark.roots);
  model_.nodes.resize(mark.nodes);
  model_.leaves.resize(mark.leaves);
  model_.sets.resize(mark.sets);
  model_.nodes.shrink_to_fit();
  control_.progress(1);
  return std::move(model_);
}

}  // namespace

TreeModel fit_boosting(const Labelled& train, const Labelled* validation, const BoostingParams& params, const RunControl& control) {
  return Booster(train, validation, params, control).fit();
}

}  // namespace graticule::trees
