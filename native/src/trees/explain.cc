#include "graticule/trees/explain.h"

#include <algorithm>

#include "graticule/thread_pool.h"
#include "trees/binning.h"

namespace graticule::trees {

namespace {

/// One feature on the way from a root to a leaf. `zero`: share of training rows that the feature's splits let through.
struct Step {
  int32_t feature;
  double zero;
};

/// A split on the way: the row follows it when it goes to the stated side.
struct Turn {
  int32_t node;
  uint32_t step;
  bool left;
};

struct Path {
  int32_t leaf;
  uint32_t step_begin, step_end, turn_begin, turn_end;
};

struct Paths {
  std::vector<Step> steps;
  std::vector<Turn> turns;
  std::vector<Path> paths;
};

void follow(const TreeModel& model, int32_t at, std::vector<Step>& steps, std::vector<Turn>& turns, Paths& out) {
  const Node& node = model.nodes[at];
  if (node.is_leaf()) {
    Path path{at, static_cast<uint32_t>(out.steps.size()), 0, static_cast<uint32_t>(out.turns.size()), 0};
    out.steps.insert(out.steps.end(), steps.begin(), steps.end());
    out.turns.insert(out.turns.end(), turns.begin(), turns.end());
    path.step_end = static_cast<uint32_t>(out.steps.size());
    path.turn_end = static_cast<uint32_t>(out.turns.size());
    out.paths.push_back(path);
    return;
  }
  const int32_t feature = model.inputs[node.input].feature;
  // Both children weigh in even where covers are unknown, so that the weights of a split always sum to one.
  const double left_cover = model.nodes[node.left].cover, right_cover = model.nodes[node.left + 1].cover;
  const double left_share = left_cover + right_cover > 0 ? left_cover / (left_cover + right_cover) : 0.5;
  size_t step = 0;
  while (step < steps.size() && steps[step].feature != feature) ++step;
  const bool fresh = step == steps.size();
  if (fresh) steps.push_back({feature, 1});
  const double before = steps[step].zero;
  for (const bool left : {true, false}) {
    steps[step].zero = before * (left ? left_share : 1 - left_share);
    turns.push_back({at, static_cast<uint32_t>(step), left});
    follow(model, node.left + (left ? 0 : 1), steps, turns, out);
    turns.pop_back();
  }
  steps[step].zero = before;
  if (fresh) steps.pop_back();
}

/// Shapley values of the game v(S) = Π_{i∈S} one_i Π_{i∉S} zero_i for one path, with one_i ∈ {0, 1}.
/// weights[k] sums, over the subsets of k of the steps, the products with the Shapley weight of their size.
class PathGame {
 public:
  explicit PathGame(size_t longest) : weights_(longest + 2), shares_(longest + 1) {}

  const std::vector<double>& shares(const Step* steps, const char* one, size_t count) {
    weights_[0] = 1;
    for (size_t d = 1; d <= count; ++d) extend(d, steps[d - 1].zero, one[d - 1] != 0);
    for (size_t i = 0; i < count; ++i) {
      const double z = steps[i].zero, o = one[i] != 0 ? 1 : 0;
      shares_[i] = unwound_sum(count, z, o) * (o - z);
    }
    return shares_;
  }

 private:
  // With d steps in play, counting the empty one: w_k ← (k/(d+1)) one w_{k−1} + ((d−k)/(d+1)) zero w_k.
  void extend(size_t d, double zero, bool one) {
    weights_[d] = 0;
    for (size_t k = d; k-- > 0;) {
      if (one) weights_[k + 1] += weights_[k] * static_cast<double>(k + 1) / static_cast<double>(d + 1);
      weights_[k] *= zero * static_cast<double>(d - k) / static_cast<double>(d + 1);
    }
  }

  double unwound_sum(size_t d, double zero, double one) const {
    double total = 0;
    if (one != 0) {
      double next = weights_[d];
      for (size_t k = d; k-- > 0;) {
        const double w = next * static_cast<double>(d + 1) / static_cast<double>(k + 1);
        total += w;
        next = weights_[k] - w * zero * static_cast<double>(d - k) / static_cast<double>(d + 1);
      }
    } else if (zero > 0) {
      for (size_t k = d; k-- > 0;) total += weights_[k] / zero * static_cast<double>(d + 1) / static_cast<double>(d - k);
    }
    return total;
  }

  std::vector<double> weights_, shares_;
};

}  // namespace

void shapley_values(const TreeModel& model, const FrameView& frame, int threads, const RunControl& control, double* out) {
  constexpr size_t kRows = 32;
  const size_t features = model.features.size(), outputs = model.outputs, stride = outputs * (features + 1);
  std::vector<Paths> trees(model.roots.size());
  std::vector<double> expected(model.base);
  size_t longest = 0;
  for (size_t t = 0; t < trees.size(); ++t) {
    std::vector<Step> steps;
    std::vector<Turn> turns;
    follow(model, model.roots[t], steps, turns, trees[t]);
    for (const Path& path : trees[t].paths) {
      double reach = 1;
      for (uint32_t s = path.step_begin; s < path.step_end; ++s) reach *= trees[t].steps[s].zero;
      longest = std::max<size_t>(longest, path.step_end - path.step_begin);
      const Node& leaf = model.nodes[path.leaf];
      for (int32_t e = leaf.left; e < leaf.left + leaf.extra; ++e)
        expected[model.leaves[e].output] += model.scale * reach * model.leaves[e].value;
    }
  }
  const Binner binner(model.inputs, frame);
  const size_t blocks = (frame.rows + kRows - 1) / kRows;
  ThreadPool pool(static_cast<int>(std::min<size_t>(threads, std::max<size_t>(1, blocks))));
  pool.run(blocks, [&](size_t block, int) {
    const size_t begin = block * kRows, rows = std::min(kRows, frame.rows - begin);
    std::vector<uint8_t> bins(model.inputs.size() * kRows);
    for (size_t i = 0; i < model.inputs.size(); ++i)
      binner.block(static_cast<int>(i), begin, rows, bins.data() + i * kRows);
    PathGame game(longest);
    std::vector<char> one(longest);
    for (size_t row = 0; row < rows; ++row) {
      control.check();
      double* phi = out + (begin + row) * stride;
      std::fill_n(phi, stride, 0.0);
      for (size_t k = 0; k < outputs; ++k) phi[k * (features + 1) + features] = expected[k];
      for (const Paths& tree : trees) {
        for (const Path& path : tree.paths) {
          const size_t count = path.step_end - path.step_begin;
          if (count == 0) continue;
          std::fill_n(one.begin(), count, char{1});
          for (uint32_t t = path.turn_begin; t < path.turn_end; ++t) {
            const Turn& turn = tree.turns[t];
            const Node& node = model.nodes[turn.node];
            if (model.goes_left(node, bins[node.input * kRows + row]) != turn.left) one[turn.step] = 0;
          }
          const Step* steps = tree.steps.data() + path.step_begin;
          const std::vector<double>& shares = game.shares(steps, one.data(), count);
          const Node& leaf = model.nodes[path.leaf];
          for (int32_t e = leaf.left; e < leaf.left + leaf.extra; ++e) {
            const LeafEntry& entry = model.leaves[e];
            double* of_output = phi + entry.output * (features + 1);
            for (size_t i = 0; i < count; ++i) of_output[steps[i].feature] += model.scale * entry.value * shares[i];
          }
        }
      }
    }
  });
}

}  // namespace graticule::trees
