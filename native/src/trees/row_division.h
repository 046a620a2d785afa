#pragma once
#include <cstdint>
#include <vector>

#include "graticule/trees/tree_model.h"

namespace graticule::trees {

/// Rows that are divided together; their numbers fit in 16 bits.
constexpr size_t kMostDividedRows = 8192;

/// Sends a block of rows down the trees of a model all at once, node by node: the rows at a node are divided by its split, and a
/// subtree that no row reaches is never looked at. For trees so large that most rows are nearly alone in their leaves.
class RowDivision {
 public:
  /// Adds every tree's leaf values to scores[row × outputs + output], tree after tree.
  /// @param columns by input: where its bins stand in `bins`, in columns of `stride` bytes
  /// @param rows    at most kMostDividedRows
  void add_scores(const TreeModel& model, const std::vector<int32_t>& columns, const uint8_t* bins, size_t stride, size_t rows, double* scores);

 private:
  struct Open {
    int32_t node;
    uint16_t begin, end;  ///< its rows, within the side
    uint8_t side;
  };

  void add_tree(const TreeModel& model, int32_t root, const std::vector<int32_t>& columns, const uint8_t* bins, size_t stride, size_t rows,
                double* scores);

  /// Numbers of rows. Those of a node stand in one of the two sides, those of its children at the same places of the other.
  std::vector<uint16_t> sides_[2];
  std::vector<Open> open_;
};

}  // namespace graticule::trees
