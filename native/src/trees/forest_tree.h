#pragma once
#include <vector>

#include "graticule/trees/forest.h"
#include "trees/binning.h"
#include "trees/random.h"

namespace graticule::trees {

/// What all trees of a forest read.
struct ForestData {
  const BinnedMatrix& matrix;  ///< with columns
  const std::vector<Input>& inputs;
  const std::vector<float>& target;   ///< regression
  const std::vector<int32_t>& codes;  ///< classification
  const std::vector<float>& weights;  ///< empty: all one
  const ForestParams& params;
  const RunControl& control;
};

/// One tree with indices of its own, to be appended to a model.
struct ForestTree {
  std::vector<Node> nodes;
  std::vector<LeafEntry> leaves;
  std::vector<BinSet> sets;
  std::vector<bool> seen;  ///< by row: whether the tree learnt from it
};

/// Grows one tree on one thread. Impurity is the weighted squared error of the target or of the class indicators (Gini):
/// minimising it maximises Σ_k S_k² / W of the children, with S_k the weighted sum and W the weight of a child.
class ForestGrower {
 public:
  explicit ForestGrower(const ForestData& data);
  ForestTree grow(uint64_t seed);

 private:
  struct Span {
    size_t begin, end;
    int32_t node;
    int32_t depth;
  };
  struct Cut {
    double score = -1;
    int32_t input = -1;
    uint8_t bin = 0;
    bool missing_left = false, is_set = false;
    BinSet set{};
  };
  /// Running Σ_k S_k² of a left child and Σ_k S_k T_k against the node's totals T, kept up row by row so that
  /// nothing costs a pass over all classes.
  struct Tally {
    double weight = 0, squares = 0, cross = 0, sum = 0;
    size_t rows = 0;
  };

  void draw_rows(Random& random);
  void total(const Span& span);
  void forget(const Span& span);
  void add(Tally& tally, uint32_t row);
  void drop_counts(const uint32_t* rows, size_t count);
  double score(const Tally& left) const;
  bool random_cut(const Span& span, int32_t input, Random& random, Cut& best);
  bool best_cut(const Span& span, int32_t input, Random& random, Cut& best);
  bool goes_left(const Cut& cut, uint8_t bin) const;
  void leaf(ForestTree& tree, const Span& span);
  double weight(uint32_t row) const { return row_weights_[row]; }

  const ForestData& data_;
  const bool classification_;
  std::vector<uint32_t> rows_, right_, sorted_;
  std::vector<float> row_weights_;
  std::vector<double> totals_, left_;  ///< by class
  std::vector<int32_t> order_;
  Tally node_;
};

}  // namespace graticule::trees
