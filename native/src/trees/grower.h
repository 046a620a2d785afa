#pragma once
#include <cstdint>
#include <memory>
#include <vector>

#include "graticule/run_control.h"
#include "graticule/thread_pool.h"
#include "graticule/trees/tree_model.h"
#include "trees/binning.h"
#include "trees/split.h"

namespace graticule::trees {

struct GrowLimits {
  int max_leaves = 31;
  int max_depth = 0;  ///< 0: no limit
  double node_columns = 1;  ///< share of the tree's inputs that each node may look at
  size_t histogram_bytes = size_t{256} << 20;  ///< memory for the histograms of open leaves
  /// By input: 1 or −1 where the score may only rise or only fall with it, else 0; empty: nowhere.
  std::vector<int8_t> directions;
};

/// Grows one tree at a time, best leaf first, on packed gradients. Buffers live from tree to tree.
class Grower {
 public:
  struct Leaf {
    size_t begin, end;  ///< its rows: rows()[begin … end − 1], ascending
    int32_t node;
    Sums sums;
    Bounds bounds;
  };

  Grower(const BinnedMatrix& matrix, const std::vector<Input>& inputs, ThreadPool& pool, const RunControl& control,
         const GrowLimits& limits);

  /// Rows to grow on are rows()[0 … row_count − 1], set by the caller, ascending. `inputs` are the inputs to look at, ascending.
  /// Appends the nodes to `model` (leaves without values) and returns the leaves in the order of their nodes.
  std::vector<Leaf> grow(TreeModel& model, size_t row_count, const kernels::PackedGradient* gradients,
                         const std::vector<int32_t>& active, const SplitRules& rules, uint64_t seed);

  std::vector<uint32_t>& rows() { return rows_; }

 private:
  struct Open {
    Leaf leaf;
    int depth = 0;
    int slot = -1;  ///< histogram, or none
    Split split;
  };

  void lay_out(const std::vector<int32_t>& active);
  void build(const Open& leaf, const kernels::PackedGradient* gradients, kernels::Bin* histogram);
  void subtract_and_scan(Open* small, Open* large, const SplitRules& rules, uint64_t seed);
  size_t partition(const Open& leaf, const BinSet* set, const Split& split);
  Sums sum_rows(size_t row_count, const kernels::PackedGradient* gradients) const;
  int take_slot(std::vector<Open>& open);
  kernels::Bin* slot(int index) { return slots_[index].get(); }

  const BinnedMatrix& matrix_;
  const std::vector<Input>& inputs_;
  ThreadPool& pool_;
  const RunControl& control_;
  GrowLimits limits_;
  std::vector<uint32_t> rows_, left_, right_;
  std::vector<int32_t> active_;
  /// Where the histogram of each active input begins, and the bins of all. Few active inputs are counted column by column
  /// and stand side by side; else whole groups are counted row by row, and each stands where it always does.
  std::vector<size_t> offsets_;
  size_t bins_ = 0;
  bool few_ = false;
  std::vector<int> active_groups_;
  std::vector<std::unique_ptr<kernels::Bin[]>> slots_;
  std::vector<int> free_;
  size_t max_slots_;
  std::vector<std::vector<int64_t>> packed_;  ///< by worker
  std::vector<Split> found_;
};

}  // namespace graticule::trees
