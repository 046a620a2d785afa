#include "graticule/trees/predict.h"

#include <algorithm>
#include <cmath>

#include "graticule/thread_pool.h"
#include "trees/binning.h"
#include "trees/mask_forest.h"

namespace graticule::trees {

static constexpr size_t kRows = kernels::kMaskRows;

bool matches(const TreeModel& model, const FrameView& frame) {
  if (frame.features.size() != model.features.size()) return false;
  for (size_t f = 0; f < frame.features.size(); ++f)
    if (frame.features[f].is_category() != model.features[f].category) return false;
  return true;
}

static std::vector<int32_t> used_inputs(const TreeModel& model) {
  std::vector<char> used(model.inputs.size(), 0);
  for (const Node& node : model.nodes)
    if (!node.is_leaf()) used[node.input] = 1;
  std::vector<int32_t> list;
  for (size_t i = 0; i < used.size(); ++i)
    if (used[i]) list.push_back(static_cast<int32_t>(i));
  return list;
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
  int32_t set;      ///< index of the bins that go left; −1: by limit
  uint8_t limit;    ///< goes left when bin − shift ≤ limit, unsigned
  uint8_t shift;
  uint8_t leaf;
};

static std::vector<Step> steps_of(const TreeModel& model, const std::vector<int32_t>& columns) {
  std::vector<Step> steps(model.nodes.size());
  for (size_t i = 0; i < steps.size(); ++i) {
    const Node& node = model.nodes[i];
    if (node.is_leaf()) {
      steps[i] = {0, static_cast<int32_t>(i), -1, 255, 0, 1};
    } else {
      const bool missing_left = (node.flags & Node::kMissingLeft) != 0;
      steps[i] = {static_cast<uint32_t>(columns[node.input]) * static_cast<uint32_t>(kRows), node.left, -1, node.bin, 0, 0};
      if (node.flags & Node::kSet) {
        steps[i].set = node.extra;
      } else if (!missing_left) {
        // Bin 0 becomes the largest; without any bin that goes left, 255 − 1 is no bin's place either.
        steps[i].shift = 1;
        steps[i].limit = static_cast<uint8_t>(node.bin - 1);
        if (node.bin == 0) steps[i].set = -2;
      }
    }
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
          bool left = static_cast<uint8_t>(bin - step.shift) <= step.limit;
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

static void run(const TreeModel& model, const FrameView& frame, int threads, const RunControl& control, bool raw, double* out) {
  const std::vector<int32_t> used = used_inputs(model);
  std::vector<int32_t> columns(model.inputs.size(), 0);
  for (size_t i = 0; i < used.size(); ++i) columns[used[i]] = static_cast<int32_t>(i);
  const Binner binner(model.inputs, frame);
  const size_t blocks = (frame.rows + kRows - 1) / kRows, k = model.outputs;
  const bool masks = kernels::masks_pay(kernels::simd_level()) && frame.rows >= kRows / 4;
  const kernels::MaskForest forest = masks ? make_mask_forest(model, columns) : kernels::MaskForest{};
  const std::vector<Step> steps = forest.trees.empty() ? steps_of(model, columns) : std::vector<Step>{};
  ThreadPool pool(static_cast<int>(std::min<size_t>(threads, (blocks + 7) / 8)));
  struct Scratch {
    std::vector<uint8_t> bins;
    std::vector<double> by_output, by_row;
  };
  std::vector<Scratch> scratch(pool.size());
  for (Scratch& s : scratch) {
    // Leaves look at a bin like other nodes, also where no column is used.
    s.bins.resize(std::max<size_t>(1, used.size()) * kRows);
    s.by_output.resize(kRows * k);
    s.by_row.resize(kRows * k);
  }
  pool.run(blocks, [&](size_t block, int worker) {
    control.check();
    const size_t begin = block * kRows, rows = std::min(kRows, frame.rows - begin);
    Scratch& s = scratch[worker];
    for (size_t i = 0; i < used.size(); ++i) binner.block(used[i], begin, rows, s.bins.data() + i * kRows);
    std::fill(s.by_output.begin(), s.by_output.end(), 0.0);
    if (forest.trees.empty())
      walk_trees(model, steps, s.bins.data(), rows, s.by_output.data());
    else
      kernels::add_tree_scores(forest, s.bins.data(), s.by_output.data());
    double* scores = raw ? out + begin * k : s.by_row.data();
    for (size_t c = 0; c < k; ++c)
      for (size_t row = 0; row < rows; ++row) scores[row * k + c] = model.base[c] + model.scale * s.by_output[c * kRows + row];
    if (!raw) link_scores(model, scores, rows, out + begin * model.width());
  });
}

void predict_scores(const TreeModel& model, const FrameView& frame, int threads, const RunControl& control, double* out) {
  run(model, frame, threads, control, true, out);
}

void predict(const TreeModel& model, const FrameView& frame, int threads, const RunControl& control, double* out) {
  run(model, frame, threads, control, false, out);
}

}  // namespace graticule::trees
