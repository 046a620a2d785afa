#include "graticule/trees/predict.h"

#include <algorithm>
#include <cmath>

#include "graticule/thread_pool.h"
#include "trees/binning.h"
#include "trees/mask_forest.h"

namespace graticule::trees {

static constexpr size_t kRows = kernels::kMaskRows;
/// Rows from which on masks, which always compute whole blocks, are quicker than walks.
static constexpr size_t kFewestMasked = 128;

/// The bin that `Binner` gives one row of an input.
static int16_t bin_of(const Input& input, const FrameView& frame, size_t row) {
  const FeatureView& feature = frame.features[input.feature];
  row = frame.place(row);
  if (feature.is_category()) {
    const uint32_t code = static_cast<uint32_t>(static_cast<const int32_t*>(feature.data)[row]);
    return code < input.table.size() ? input.table[code] : 0;
  }
  const double value = feature.kind == FeatureKind::kFloat32 ? static_cast<double>(static_cast<const float*>(feature.data)[row])
                                                             : static_cast<const double*>(feature.data)[row];
  if (std::isnan(value)) return 0;
  return static_cast<int16_t>(std::lower_bound(input.edges.begin(), input.edges.end(), value) - input.edges.begin() + 1);
}

bool matches(const TreeModel& model, const FrameView& frame) {
  if (frame.features.size() != model.features.size()) return false;
  for (size_t f = 0; f < frame.features.size(); ++f)
    if (frame.features[f].is_category() != model.features[f].category) return false;
  return true;
}

static void link_scores(const TreeModel& model, const double* scores, size_t rows, double* out) {
  const int32_t k = model.outputs, width = model.width();
  for (size_t row = 0; row < rows; ++row, scores += k, out += width) {
    if (model.classes == 1) {
      out[0] = 1;
    } else if (model.link == Link::kIdentity) {
      std::copy_n(scores, k, out);
    } else if (model.link == Link::kLogistic) {
      // From the smaller side, so that a probability near zero keeps its digits.
      const double e = std::exp(-std::fabs(scores[0])), small = e / (1 + e);
      out[1] = scores[0] >= 0 ? 1 / (1 + e) : small;
      out[0] = scores[0] >= 0 ? small : 1 / (1 + e);
    } else {
      double peak = scores[0], sum = 0;
      for (int32_t c = 1; c < k; ++c) peak = std::max(peak, scores[c]);
      for (int32_t c = 0; c < k; ++c) {
        out[c] = model.link == Link::kSoftmax ? std::exp(scores[c] - peak) : scores[c];
        sum += out[c];
      }
      for (int32_t c = 0; c < k; ++c) out[c] = sum > 0 ? out[c] / sum : 1.0 / k;
    }
  }
}

/// A node as small as walking needs it. A leaf leads to itself, whatever the bin.
struct Step {
  uint32_t column;
  int32_t left;     ///< the node for rows that go left; the next one is for the others
  int32_t set;      ///< index of the bins that go left; −1: by limit; −2: none does
  uint8_t limit;    ///< goes left when bin ≤ limit
  uint8_t leaf;
};

static std::vector<Step> steps_of(const TreeModel& model, const std::vector<int32_t>& columns) {
  std::vector<Step> steps(model.nodes.size());
  for (size_t i = 0; i < steps.size(); ++i) {
    const Node& node = model.nodes[i];
    if (node.is_leaf()) {
      steps[i] = {0, static_cast<int32_t>(i), -1, 255, 1};
      continue;
    }
    const bool from_zero = counts_from_zero(node), by_set = (node.flags & Node::kSet) != 0;
    const bool none = !from_zero && !by_set && (node.flags & Node::kMissingLeft) == 0;
    const int32_t column = columns[2 * static_cast<size_t>(node.input) + (from_zero ? 1 : 0)];
    steps[i] = {static_cast<uint32_t>(column) * static_cast<uint32_t>(kRows), node.left, by_set ? node.extra : none ? -2 : -1,
                static_cast<uint8_t>(node.bin - (from_zero ? 1 : 0)), 0};
  }
  return steps;
}

static void walk_trees(const TreeModel& model, const std::vector<Step>& steps, const uint8_t* bins, size_t rows, double* scores) {
  // Rows side by side: while one waits for its node to come from memory, the others go on.
  constexpr size_t kLanes = 8;
  for (const int32_t root : model.roots) {
    for (size_t first = 0; first < rows; first += kLanes) {
      const size_t lanes = std::min(kLanes, rows - first);
      int32_t at[kLanes];
      std::fill_n(at, kLanes, root);
      for (bool open = true; open;) {
        open = false;
        for (size_t lane = 0; lane < kLanes; ++lane) {
          const Step& step = steps[at[lane]];
          const uint8_t bin = bins[step.column + first + (lane < lanes ? lane : 0)];
          bool left = bin <= step.limit;
          if (step.set != -1) left = step.set >= 0 && in_set(model.sets[step.set], bin);
          at[lane] = step.left + (left ? 0 : 1);
          open |= step.leaf == 0;
        }
      }
      for (size_t lane = 0; lane < lanes; ++lane) {
        const Node& leaf = model.nodes[at[lane]];
        for (int32_t e = leaf.left; e < leaf.left + leaf.extra; ++e)
          scores[model.leaves[e].output * kRows + first + lane] += model.leaves[e].value;
      }
    }
  }
}

namespace {

/// One model, laid out for whole blocks of rows.
class BlockScorer {
 public:
  BlockScorer(const TreeModel& model, const FrameView& frame)
      : model_(model), columns_(2 * model.inputs.size(), -1), binner_(model.inputs, frame) {
    std::vector<char> used(columns_.size(), 0);
    for (const Node& node : model.nodes)
      if (!node.is_leaf()) used[2 * static_cast<size_t>(node.input) + (counts_from_zero(node) ? 1 : 0)] = 1;
    for (size_t i = 0; i < used.size(); ++i) {
      if (!used[i]) continue;
      columns_[i] = static_cast<int32_t>(used_.size());
      used_.push_back(static_cast<int32_t>(i));
    }
    const bool masks = kernels::masks_pay(kernels::simd_level()) && frame.rows >= kFewestMasked;
    if (masks) forest_ = make_mask_forest(model, columns_);
    if (forest_.trees.empty()) steps_ = steps_of(model, columns_);
  }

  struct Scratch {
    std::vector<uint8_t> bins;
    std::vector<double> by_output;
    kernels::Reaches reaches;
  };

  /// Raw scores of rows begin … begin + rows − 1, at most kRows of them.
  void block(size_t begin, size_t rows, Scratch& s, double* scores) const {
    const size_t k = model_.outputs;
    // Leaves look at a bin like other nodes, also where no column is used.
    s.bins.resize(std::max({s.bins.size(), used_.size() * kRows, kRows}));
    s.by_output.assign(kRows * k, 0.0);
    for (size_t i = 0; i < used_.size(); ++i) {
      uint8_t* bins = s.bins.data() + i * kRows;
      const bool less_one = used_[i] % 2 == 1;
      // The bins themselves, where they are read too, stand just before.
      if (less_one && i > 0 && used_[i - 1] + 1 == used_[i])
        std::copy_n(bins - kRows, rows, bins);
      else
        binner_.block(used_[i] / 2, begin, rows, bins);
      if (less_one)
        for (size_t row = 0; row < kRows; ++row) --bins[row];
    }
    if (forest_.trees.empty())
      walk_trees(model_, steps_, s.bins.data(), rows, s.by_output.data());
    else
      kernels::add_tree_scores(forest_, s.bins.data(), s.reaches, s.by_output.data());
    for (size_t c = 0; c < k; ++c)
      for (size_t row = 0; row < rows; ++row) scores[row * k + c] = model_.base[c] + model_.scale * s.by_output[c * kRows + row];
  }

 private:
  const TreeModel& model_;
  /// Of an input's bins and of its bins less one: the column of a block; and the other way round.
  std::vector<int32_t> columns_, used_;
  Binner binner_;
  kernels::MaskForest forest_;
  std::vector<Step> steps_;
};

/// Trees that a row walks side by side: while one waits for its node to come from memory, the others go on.
constexpr size_t kTreesAbreast = 16;

/// Rows one by one, straight through the nodes: nothing is laid out first, which for few rows would be most of the work.
/// Additions come in the order of `BlockScorer`.
void score_few(const TreeModel& model, const FrameView& frame, double* scores) {
  const size_t k = model.outputs;
  constexpr int16_t kUnknown = -1;
  std::vector<int16_t> bins;
  std::vector<double> sums;
  for (size_t row = 0; row < frame.rows; ++row) {
    bins.assign(model.inputs.size(), kUnknown);
    sums.assign(k, 0.0);
    for (size_t first = 0; first < model.roots.size(); first += kTreesAbreast) {
      const size_t trees = std::min(kTreesAbreast, model.roots.size() - first);
      const Node* at[kTreesAbreast];
      for (size_t tree = 0; tree < trees; ++tree) at[tree] = &model.nodes[model.roots[first + tree]];
      for (bool open = true; open;) {
        open = false;
        for (size_t tree = 0; tree < trees; ++tree) {
          const Node& node = *at[tree];
          if (node.is_leaf()) continue;
          int16_t& bin = bins[node.input];
          if (bin == kUnknown) bin = bin_of(model.inputs[node.input], frame, row);
          at[tree] = &model.nodes[node.left + (model.goes_left(node, static_cast<unsigned>(bin)) ? 0 : 1)];
          open = true;
        }
      }
      for (size_t tree = 0; tree < trees; ++tree)
        for (int32_t e = at[tree]->left; e < at[tree]->left + at[tree]->extra; ++e) sums[model.leaves[e].output] += model.leaves[e].value;
    }
    for (size_t c = 0; c < k; ++c) scores[row * k + c] = model.base[c] + model.scale * sums[c];
  }
}

/// Rows that are not worth a layout.
constexpr size_t kFewRows = 16;

/// Calls `each(model, begin, rows, scores, worker)` for every model and block of rows: for a block in the order of the models.
template <class Each>
void run(const std::vector<const TreeModel*>& models, const FrameView& frame, int threads, const RunControl& control, const Each& each) {
  size_t outputs = 1;
  for (const TreeModel* model : models) outputs = std::max<size_t>(outputs, model->outputs);
  if (frame.rows <= kFewRows) {
    std::vector<double> scores(frame.rows * outputs);
    for (size_t m = 0; m < models.size(); ++m) {
      control.check();
      score_few(*models[m], frame, scores.data());
      each(m, 0, frame.rows, scores.data(), 0);
    }
    return;
  }
  std::vector<BlockScorer> scorers;
  scorers.reserve(models.size());
  for (const TreeModel* model : models) scorers.emplace_back(*model, frame);
  const size_t blocks = (frame.rows + kRows - 1) / kRows;
  // A thread for a stretch of work that is worth starting it: some eight blocks of one model.
  ThreadPool pool(static_cast<int>(std::min<size_t>(std::max(threads, 1), (blocks * models.size() + 7) / 8)));
  struct Scratch {
    BlockScorer::Scratch own;
    std::vector<double> scores;
  };
  std::vector<Scratch> scratch(pool.size());
  for (Scratch& s : scratch) s.scores.resize(kRows * outputs);
  pool.run(blocks, [&](size_t block, int worker) {
    control.check();
    const size_t begin = block * kRows, rows = std::min(kRows, frame.rows - begin);
    Scratch& s = scratch[worker];
    for (size_t m = 0; m < models.size(); ++m) {
      scorers[m].block(begin, rows, s.own, s.scores.data());
      each(m, begin, rows, s.scores.data(), worker);
    }
  });
}

}  // namespace

void predict_scores(const TreeModel& model, const FrameView& frame, int threads, const RunControl& control, double* out) {
  const size_t k = model.outputs;
  run({&model}, frame, threads, control, [&](size_t, size_t begin, size_t rows, const double* scores, int) {
    std::copy_n(scores, rows * k, out + begin * k);
  });
}

void predict_mean(const std::vector<const TreeModel*>& models, const FrameView& frame, int threads, const RunControl& control, double* out) {
  const size_t width = models.front()->width();
  const double share = 1.0 / static_cast<double>(models.size());
  std::vector<std::vector<double>> linked(static_cast<size_t>(std::max(threads, 1)), std::vector<double>(kRows * width));
  run(models, frame, threads, control, [&](size_t m, size_t begin, size_t rows, const double* scores, int worker) {
    double* block = out + begin * width;
    if (models.size() == 1) return link_scores(*models[m], scores, rows, block);
    double* own = linked[static_cast<size_t>(worker)].data();
    link_scores(*models[m], scores, rows, own);
    for (size_t i = 0; i < rows * width; ++i) block[i] = (m == 0 ? 0.0 : block[i]) + share * own[i];
  });
}

void predict(const TreeModel& model, const FrameView& frame, int threads, const RunControl& control, double* out) {
  predict_mean({&model}, frame, threads, control, out);
}

}  // namespace graticule::trees
