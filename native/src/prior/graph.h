#pragma once
#include <cstddef>
#include <cstdint>
#include <vector>

#include "prior/points.h"
#include "prior/style.h"

namespace graticule::prior {

/// A latent vector per row. Entries that columns or the target show come first, one slice after another; `free_dims`
/// more are seen by descendants alone.
struct Node {
  std::vector<std::size_t> parents;  ///< of lower index
  std::size_t shown_dims = 0;
  std::size_t free_dims = 1;
  std::size_t groups = 0;  ///< of a root: a mixture of this many clusters; 0: any distribution
  Points points;
  std::vector<std::uint32_t> group;  ///< cluster of each row, for a root that is a mixture
};

/// A random directed acyclic graph, nodes in topological order.
struct Graph {
  std::vector<Node> nodes;
  std::size_t target = 0;            ///< the node that the target is read from
  std::vector<std::size_t> sources;  ///< nodes that columns may be read from; some of them are related to the target
};

Graph draw_graph(std::size_t columns, const Style& style, Draws& draws);

/// Adds a node without relatives, for irrelevant columns, and returns its index.
std::size_t add_isolated(Graph& graph, const Style& style, Draws& draws);

/// The nodes that `wanted` ones depend on, themselves included, one flag a node.
std::vector<char> ancestry(const Graph& graph, const std::vector<std::size_t>& wanted);

/// Fills `points` of node `index`, whose parents are filled, for `rows` rows.
void evaluate_node(Graph& graph, std::size_t index, std::size_t rows, const Style& style, Draws& draws);

}  // namespace graticule::prior
