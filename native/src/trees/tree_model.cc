#include "graticule/trees/tree_model.h"

namespace graticule::trees {

size_t TreeModel::bytes() const {
  size_t total = sizeof(*this) + nodes.capacity() * sizeof(Node) + leaves.capacity() * sizeof(LeafEntry) +
                 sets.capacity() * sizeof(BinSet) + roots.capacity() * sizeof(int32_t);
  for (const Input& input : inputs) total += sizeof(Input) + input.edges.capacity() * sizeof(double) + input.table.capacity();
  return total;
}

std::vector<double> gain_importance(const TreeModel& model) {
  std::vector<double> importance(model.features.size(), 0);
  for (const Node& node : model.nodes)
    if (!node.is_leaf()) importance[model.inputs[node.input].feature] += node.gain;
  return importance;
}

}  // namespace graticule::trees
