#pragma once
#include <array>
#include <cstdint>
#include <vector>

#include "graticule/trees/frame_view.h"

namespace graticule::trees {

/// How raw scores become predictions.
enum class Link : uint8_t {
  kIdentity = 0,  ///< the score itself
  kLogistic = 1,  ///< one score; two probabilities
  kSoftmax = 2,   ///< one score a class
  kShares = 3,    ///< scores already are class shares, to be scaled to a sum of one
};

/// One column that splits look at, as bins: bin 0 is missing.
/// Numbers: bin b ≥ 1 holds edges[b − 2] < x ≤ edges[b − 1]. Categories: bins[code], also for statistics of a
/// category, which are a function of the code alone once the fit is over.
struct Input {
  int32_t feature = 0;
  bool categorical = false;  ///< splits are sets of bins, not thresholds
  int32_t bin_count = 1;     ///< including bin 0
  std::vector<double> edges;
  std::vector<uint8_t> table;
};

/// Splits on the longest way to a leaf; deeper nodes become leaves. Far beyond what helps, short enough for recursion.
constexpr int32_t kMaxTreeDepth = 1000;

/// Children are neighbours: right is left + 1. A leaf has input −1 and owns entries [left, left + extra).
struct Node {
  static constexpr uint8_t kMissingLeft = 1;
  static constexpr uint8_t kSet = 2;

  int32_t input = -1;
  int32_t left = 0;    ///< index within the model's nodes, or first leaf entry
  int32_t extra = 0;   ///< leaf: number of entries; set split: index into `sets`
  uint8_t bin = 0;     ///< goes left when 1 ≤ x ≤ bin
  uint8_t flags = 0;
  float gain = 0;
  float cover = 0;     ///< training rows that reached the node

  bool is_leaf() const { return input < 0; }
};

struct LeafEntry {
  int32_t output;
  float value;
};

/// Bins that go left.
using BinSet = std::array<uint64_t, 4>;

inline bool in_set(const BinSet& set, unsigned bin) { return (set[bin >> 6] >> (bin & 63)) & 1; }

struct FeatureSpec {
  bool category = false;
  int32_t cardinality = 0;
};

/// An additive ensemble: score[k] = base[k] + scale × Σ leaf values of output k.
struct TreeModel {
  Link link = Link::kIdentity;
  int32_t classes = 0;  ///< 0 for regression
  int32_t outputs = 1;  ///< raw scores a row
  int32_t best_iteration = 0;
  double scale = 1;
  std::vector<double> base;
  std::vector<FeatureSpec> features;
  std::vector<Input> inputs;
  std::vector<int32_t> roots;
  std::vector<Node> nodes;
  std::vector<LeafEntry> leaves;
  std::vector<BinSet> sets;

  /// Values a row of predict(): one score, or one probability a class.
  int32_t width() const { return classes > 0 ? classes : outputs; }
  size_t bytes() const;

  bool goes_left(const Node& node, unsigned bin) const {
    if (node.flags & Node::kSet) return in_set(sets[node.extra], bin);
    return bin == 0 ? (node.flags & Node::kMissingLeft) != 0 : bin <= node.bin;
  }
};

/// Total gain of the splits on each feature of the frame, in frame order.
std::vector<double> gain_importance(const TreeModel& model);

}  // namespace graticule::trees
