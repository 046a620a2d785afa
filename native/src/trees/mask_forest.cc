#include "trees/mask_forest.h"

#include <algorithm>

namespace graticule::trees {

using kernels::MaskForest;

namespace {

class Layout {
 public:
  Layout(const TreeModel& model, const std::vector<int32_t>& columns, MaskForest& forest)
      : model_(model), columns_(columns), forest_(forest) {}

  bool add(int32_t root) {
    kernels::MaskTree tree{};
    tree.node_begin = static_cast<uint32_t>(forest_.nodes.size());
    tree.term_begin = static_cast<uint32_t>(forest_.terms.size());
    tree.leaf_begin = static_cast<uint32_t>(forest_.leaf_reach.size());
    tree.value_begin = static_cast<uint32_t>(forest_.leaf_values.size());
    tree.output = only_output(root);
    tree.width = 1;
    if (tree.output < 0) {
      if (model_.outputs > MaskForest::kMaxWidth) return false;
      tree.output = 0;
      tree.width = model_.outputs;
    }
    if (!visit(root, 0, tree)) return false;
    tree.node_count = static_cast<uint32_t>(forest_.nodes.size()) - tree.node_begin;
    tree.leaf_count = static_cast<uint32_t>(forest_.leaf_reach.size()) - tree.leaf_begin;
    add_terms(tree);
    forest_.trees.push_back(tree);
    return true;
  }

 private:
  /// The output that every leaf below a node adds one value to; −1 when there is none such.
  int32_t only_output(int32_t root) const {
    int32_t output = -1;
    std::vector<int32_t> open{root};
    while (!open.empty()) {
      const Node& node = model_.nodes[open.back()];
      open.pop_back();
      if (!node.is_leaf()) {
        open.push_back(node.left);
        open.push_back(node.left + 1);
        continue;
      }
      if (node.extra != 1) return -1;
      const int32_t its = model_.leaves[node.left].output;
      if (output >= 0 && output != its) return -1;
      output = its;
    }
    return output;
  }

  /// Depth first, so that the leaves below a node have neighbouring numbers.
  bool visit(int32_t at, uint16_t reach, kernels::MaskTree& tree) {
    const Node& node = model_.nodes[at];
    const size_t leaves = forest_.leaf_reach.size() - tree.leaf_begin;
    if (node.is_leaf()) {
      if (leaves >= MaskForest::kMaxLeaves) return false;
      const size_t at = forest_.leaf_values.size();
      forest_.leaf_values.resize(at + static_cast<size_t>(tree.width), 0.0f);
      for (int32_t e = node.left; e < node.left + node.extra; ++e) {
        float& value = forest_.leaf_values[at + static_cast<size_t>(model_.leaves[e].output - tree.output)];
        // Two entries of one output are two additions, which one value need not round alike.
        if (value != 0) return false;
        value = model_.leaves[e].value;
      }
      forest_.leaf_reach.push_back(reach);
      return true;
    }
    const uint32_t k = static_cast<uint32_t>(forest_.nodes.size()) - tree.node_begin;
    if (k + 1 >= MaskForest::kMaxLeaves) return false;
    kernels::MaskNode split{};
    split.column = static_cast<uint32_t>(columns_[node.input]);
    split.reach = reach;
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
      split.shift = 1;
      split.limit = static_cast<uint8_t>(node.bin - 1);
    }
    forest_.nodes.push_back(split);
    const size_t first = forest_.leaf_reach.size() - tree.leaf_begin;
    if (!visit(node.left, static_cast<uint16_t>(2 * k + 1), tree)) return false;
    const size_t middle = forest_.leaf_reach.size() - tree.leaf_begin;
    if (!visit(node.left + 1, static_cast<uint16_t>(2 * k + 2), tree)) return false;
    const size_t end = forest_.leaf_reach.size() - tree.leaf_begin;
    note(static_cast<uint16_t>(2 * k + 1), first, middle);
    note(static_cast<uint16_t>(2 * k + 2), middle, end);
    return true;
  }

  struct Range {
    uint16_t reach;
    size_t begin, end;
  };

  void note(uint16_t reach, size_t begin, size_t end) { ranges_.push_back({reach, begin, end}); }

  /// Bit b of a row's leaf number is the union of the largest subtrees all of whose leaves have bit b.
  void add_terms(kernels::MaskTree& tree) {
    const size_t leaves = tree.leaf_count;
    for (uint16_t bit = 0; bit < 8; ++bit) {
      std::vector<size_t> with_bit(leaves + 1, 0);  // prefix counts
      for (size_t leaf = 0; leaf < leaves; ++leaf) with_bit[leaf + 1] = with_bit[leaf] + ((leaf >> bit) & 1);
      std::vector<char> covered(leaves, 0);
      // Ranges stand children before parents: take the largest first.
      for (size_t i = ranges_.size(); i-- > 0;) {
        const Range& range = ranges_[i];
        if (with_bit[range.end] - with_bit[range.begin] != range.end - range.begin || covered[range.begin]) continue;
        for (size_t leaf = range.begin; leaf < range.end; ++leaf) covered[leaf] = 1;
        forest_.terms.push_back(range.reach);
      }
      tree.term_ends[bit] = static_cast<uint16_t>(forest_.terms.size() - tree.term_begin);
    }
    ranges_.clear();
  }

  const TreeModel& model_;
  const std::vector<int32_t>& columns_;
  MaskForest& forest_;
  std::vector<Range> ranges_;
};

}  // namespace

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
