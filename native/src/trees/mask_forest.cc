#include "trees/mask_forest.h"

#include <algorithm>

namespace graticule::trees {

using kernels::MaskForest;

namespace {

class Layout {
 public:
  Layout(const TreeModel& model, const std::vector<int32_t>& columns, MaskForest& forest)
      : model_(model), columns_(columns), forest_(forest), needs_(model.nodes.size()) {}

  bool add(int32_t root) {
    kernels::MaskTree tree{};
    tree.node_begin = static_cast<uint32_t>(forest_.nodes.size());
    tree.value_begin = static_cast<uint32_t>(forest_.leaf_values.size());
    tree.output = only_output(root);
    tree.width = 1;
    if (tree.output < 0) {
      if (model_.outputs > MaskForest::kMaxWidth) return false;
      tree.output = 0;
      tree.width = model_.outputs;
    }
    uint16_t answer = 0;
    need(root);
    leaf_values_.clear();
    if (!visit(root, 0, tree, answer)) return false;
    tree.node_count = static_cast<uint32_t>(forest_.nodes.size()) - tree.node_begin;
    for (int32_t c = 0; c < tree.width; ++c)
      for (size_t at = static_cast<size_t>(c); at < leaf_values_.size(); at += static_cast<size_t>(tree.width)) forest_.leaf_values.push_back(leaf_values_[at]);
    forest_.trees.push_back(tree);
    return true;
  }

 private:
  /// The output that every leaf below a node adds one value to; −1 when there is none such.
  int32_t only_output(int32_t root) {
    int32_t output = -1;
    open_.assign(1, root);
    while (!open_.empty()) {
      const Node& node = model_.nodes[open_.back()];
      open_.pop_back();
      if (!node.is_leaf()) {
        open_.push_back(node.left);
        open_.push_back(node.left + 1);
        continue;
      }
      if (node.extra != 1) return -1;
      const int32_t its = model_.leaves[node.left].output;
      if (output >= 0 && output != its) return -1;
      output = its;
    }
    return output;
  }

  /// Slots that answers below a node take: the child that needs more goes first, and leaves one for its answer.
  uint8_t need(int32_t at) {
    const Node& node = model_.nodes[at];
    if (node.is_leaf()) return needs_[at] = 0;
    const uint8_t a = need(node.left), b = need(node.left + 1);
    return needs_[at] = a == b ? static_cast<uint8_t>(a + 1) : std::max(a, b);
  }

  /// Children before parents. `answer` becomes where the node's answer is to be read: its leaf, or the given slot.
  bool visit(int32_t at, uint8_t slot, kernels::MaskTree& tree, uint16_t& answer) {
    const Node& node = model_.nodes[at];
    if (node.is_leaf()) {
      if (tree.leaf_count >= MaskForest::kMaxLeaves || (tree.leaf_count + 1) * static_cast<size_t>(tree.width) > MaskForest::kMaxValues)
        return false;
      leaf_values_.resize(leaf_values_.size() + static_cast<size_t>(tree.width), 0.0f);
      float* own = leaf_values_.data() + leaf_values_.size() - tree.width;
      for (int32_t e = node.left; e < node.left + node.extra; ++e) {
        float& value = own[model_.leaves[e].output - tree.output];
        // Two entries of one output are two additions, which one value need not round alike.
        if (value != 0) return false;
        value = model_.leaves[e].value;
      }
      answer = static_cast<uint16_t>(tree.leaf_count++);
      return true;
    }
    if (needs_[at] > MaskForest::kMaxSlots) return false;
    kernels::MaskNode split{};
    const int first = needs_[node.left] >= needs_[node.left + 1] ? 0 : 1;
    uint16_t answers[2];
    if (!visit(node.left + first, slot, tree, answers[first])) return false;
    const bool taken = (answers[first] & kernels::MaskNode::kSlot) != 0;
    if (!visit(node.left + 1 - first, static_cast<uint8_t>(slot + (taken ? 1 : 0)), tree, answers[1 - first])) return false;
    split.left = answers[0];
    split.right = answers[1];
    split.slot = slot;
    answer = static_cast<uint16_t>(kernels::MaskNode::kSlot | slot);
    split.column = static_cast<uint32_t>(columns_[2 * static_cast<size_t>(node.input) + (counts_from_zero(node) ? 1 : 0)]);
    split.set = -1;
    if (node.flags & Node::kSet) {
      split.set = static_cast<int32_t>(forest_.sets.size() / 32);
      for (const uint64_t word : model_.sets[node.extra])
        for (int byte = 0; byte < 8; ++byte) forest_.sets.push_back(static_cast<uint8_t>(word >> (8 * byte)));
    } else if (node.flags & Node::kMissingLeft) {
      split.limit = node.bin;
    } else if (node.bin == 0) {
      // No bin at all goes left: no bin is a member of the empty set.
      split.set = static_cast<int32_t>(forest_.sets.size() / 32);
      forest_.sets.resize(forest_.sets.size() + 32, 0);
    } else {
      split.limit = static_cast<uint8_t>(node.bin - 1);
    }
    forest_.nodes.push_back(split);
    return true;
  }

  const TreeModel& model_;
  const std::vector<int32_t>& columns_;
  MaskForest& forest_;
  std::vector<int32_t> open_;
  std::vector<float> leaf_values_;  ///< of one tree, leaf by leaf
  std::vector<uint8_t> needs_;  ///< by node of the model
};

}  // namespace

bool counts_from_zero(const Node& node) { return (node.flags & (Node::kSet | Node::kMissingLeft)) == 0 && node.bin > 0; }

MaskForest make_mask_forest(const TreeModel& model, const std::vector<int32_t>& columns) {
  MaskForest forest;
  Layout layout(model, columns, forest);
  for (const int32_t root : model.roots)
    if (!layout.add(root)) return MaskForest{};
  // Outputs are summed up apart, each in the order of its trees: those of one output stand together.
  const auto& trees = forest.trees;
  if (std::all_of(trees.begin(), trees.end(), [](const kernels::MaskTree& tree) { return tree.width == 1; }))
    std::stable_sort(forest.trees.begin(), forest.trees.end(),
                     [](const kernels::MaskTree& a, const kernels::MaskTree& b) { return a.output < b.output; });
  return forest;
}

}  // namespace graticule::trees
