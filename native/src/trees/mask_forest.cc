#include "trees/mask_forest.h"

#include <algorithm>
#include <array>

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
    add_terms(tree);
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

  /// Depth first, so that the leaves below a node have neighbouring numbers.
  bool visit(int32_t at, uint16_t reach, kernels::MaskTree& tree) {
    const Node& node = model_.nodes[at];
    if (node.is_leaf()) {
      if (tree.leaf_count >= MaskForest::kMaxLeaves || (tree.leaf_count + 1) * static_cast<size_t>(tree.width) > MaskForest::kMaxValues)
        return false;
      const size_t at = forest_.leaf_values.size();
      forest_.leaf_values.resize(at + static_cast<size_t>(tree.width), 0.0f);
      for (int32_t e = node.left; e < node.left + node.extra; ++e) {
        float& value = forest_.leaf_values[at + static_cast<size_t>(model_.leaves[e].output - tree.output)];
        // Two entries of one output are two additions, which one value need not round alike.
        if (value != 0) return false;
        value = model_.leaves[e].value;
      }
      ++tree.leaf_count;
      return true;
    }
    const uint32_t k = static_cast<uint32_t>(forest_.nodes.size()) - tree.node_begin;
    if (k + 1 >= MaskForest::kMaxLeaves) return false;
    kernels::MaskNode split{};
    split.column = static_cast<uint32_t>(columns_[2 * static_cast<size_t>(node.input) + (counts_from_zero(node) ? 1 : 0)]);
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
      split.limit = static_cast<uint8_t>(node.bin - 1);
    }
    forest_.nodes.push_back(split);
    const size_t first = tree.leaf_count;
    if (!visit(node.left, static_cast<uint16_t>(2 * k + 1), tree)) return false;
    const size_t middle = tree.leaf_count;
    if (!visit(node.left + 1, static_cast<uint16_t>(2 * k + 2), tree)) return false;
    const size_t end = tree.leaf_count;
    const unsigned here = common_bits(first, end);
    note(static_cast<uint16_t>(2 * k + 1), common_bits(first, middle) & ~here);
    note(static_cast<uint16_t>(2 * k + 2), common_bits(middle, end) & ~here);
    return true;
  }

  /// Bits that are set in all numbers begin … end − 1.
  static unsigned common_bits(size_t begin, size_t end) {
    unsigned varying = static_cast<unsigned>(begin ^ (end - 1));
    for (const int shift : {1, 2, 4, 8}) varying |= varying >> shift;
    return static_cast<unsigned>(begin) & ~varying;
  }

  /// All leaves below a node have these bits, and not all below its parent.
  void note(uint16_t reach, unsigned bits) {
    for (size_t bit = 0; bits >> bit; ++bit)
      if (bits >> bit & 1) terms_[bit].push_back(reach);
  }

  /// Bit b of a row's leaf number is the union of the largest subtrees all of whose leaves have bit b.
  void add_terms(kernels::MaskTree& tree) {
    for (size_t bit = 0; bit < terms_.size(); ++bit) {
      forest_.terms.insert(forest_.terms.end(), terms_[bit].begin(), terms_[bit].end());
      terms_[bit].clear();
      tree.term_ends[bit] = static_cast<uint16_t>(forest_.terms.size() - tree.term_begin);
    }
  }

  const TreeModel& model_;
  const std::vector<int32_t>& columns_;
  MaskForest& forest_;
  std::array<std::vector<uint16_t>, 11> terms_;
  std::vector<int32_t> open_;
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
