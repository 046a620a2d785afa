#include "trees/row_division.h"

#include <numeric>

namespace graticule::trees {

namespace {

/// Those that go left to the front of `to`, the others to its end; returns how many go left. Each row is written to both places and
/// kept in one: no branch to mispredict.
template <class GoesLeft>
size_t divide(const uint16_t* from, size_t count, uint16_t* to, const uint8_t* column, const GoesLeft& goes_left) {
  size_t front = 0, back = count;
  for (size_t i = 0; i < count; ++i) {
    const uint16_t row = from[i];
    const size_t left = goes_left(column[row]) ? 1 : 0;
    to[front] = row;
    to[back - 1] = row;
    front += left;
    back -= 1 - left;
  }
  return front;
}

size_t divide(const TreeModel& model, const Node& node, const uint16_t* from, size_t count, uint16_t* to, const uint8_t* column) {
  if (node.flags & Node::kSet) {
    const BinSet& set = model.sets[node.extra];
    if (model.inputs[node.input].bin_count <= 64) {
      const uint64_t word = set[0];
      return divide(from, count, to, column, [word](uint8_t bin) { return word >> (bin & 63) & 1; });
    }
    return divide(from, count, to, column, [&set](uint8_t bin) { return in_set(set, bin); });
  }
  // Bins from `first` up to the node's; a missing value, bin 0, is beyond them where they start at 1.
  const uint8_t first = node.flags & Node::kMissingLeft ? 0 : 1;
  const auto bins = static_cast<unsigned>(node.bin) + 1 - first;
  return divide(from, count, to, column, [first, bins](uint8_t bin) { return static_cast<uint8_t>(bin - first) < bins; });
}

}  // namespace

void RowDivision::add_tree(const TreeModel& model, int32_t root, const std::vector<int32_t>& columns, const uint8_t* bins, size_t stride,
                           size_t rows, double* scores) {
  const size_t outputs = model.outputs;
  std::iota(sides_[0].begin(), sides_[0].begin() + static_cast<std::ptrdiff_t>(rows), uint16_t{0});
  open_.assign(1, {root, 0, static_cast<uint16_t>(rows), 0});
  while (!open_.empty()) {
    const Open at = open_.back();
    open_.pop_back();
    const Node& node = model.nodes[at.node];
    const uint16_t* own = sides_[at.side].data();
    if (node.is_leaf()) {
      for (int32_t e = node.left; e < node.left + node.extra; ++e) {
        double* out = scores + model.leaves[e].output;
        const double value = model.leaves[e].value;
        for (size_t i = at.begin; i < at.end; ++i) out[own[i] * outputs] += value;
      }
      continue;
    }
    const uint8_t other = at.side ^ 1;
    const uint8_t* column = bins + static_cast<size_t>(columns[node.input]) * stride;
    const auto middle = static_cast<uint16_t>(
        at.begin + divide(model, node, own + at.begin, at.end - at.begin, sides_[other].data() + at.begin, column));
    if (middle < at.end) open_.push_back({node.left + 1, middle, at.end, other});
    if (at.begin < middle) open_.push_back({node.left, at.begin, middle, other});
  }
}

void RowDivision::add_scores(const TreeModel& model, const std::vector<int32_t>& columns, const uint8_t* bins, size_t stride, size_t rows,
                             double* scores) {
  for (auto& side : sides_) side.resize(kMostDividedRows);
  for (const int32_t root : model.roots) add_tree(model, root, columns, bins, stride, rows, scores);
}

}  // namespace graticule::trees
