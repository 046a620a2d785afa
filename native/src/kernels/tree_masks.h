#pragma once
#include <cstddef>
#include <cstdint>
#include <vector>

#include "kernels/simd.h"

namespace graticule::kernels {

/// One split of a small tree, applied to 64 rows at once: a bit a row says who goes left. A row goes left when its bin ≤ limit,
/// unsigned; set splits have set ≥ 0.
struct MaskNode {
  uint32_t column;  ///< which column of the block
  uint16_t reach;   ///< whose rows it divides; its children are 2k + 1 and 2k + 2 for the k-th node of the tree
  uint8_t limit;
  int32_t set;      ///< index of 32 bytes, bit b says that bin b goes left; −1: by limit
};

/// A tree of at most kMaxLeaves leaves, laid out for tests of 64 rows a split. Indices into the arrays of MaskForest.
struct MaskTree {
  uint32_t node_begin, node_count;
  uint32_t term_begin;
  uint16_t term_ends[11];  ///< terms of each bit of a leaf number, counted from term_begin
  uint32_t leaf_count;
  uint32_t value_begin;  ///< of leaf_count × width values
  int32_t output;        ///< the first of `width` outputs that a leaf has a value for
  int32_t width;
};

struct MaskForest {
  static constexpr size_t kMaxLeaves = 2048;
  static constexpr int32_t kMaxWidth = 32;
  static constexpr size_t kMaxValues = 8192;  ///< of one tree

  std::vector<MaskTree> trees;
  std::vector<MaskNode> nodes;  ///< parents before children
  std::vector<uint16_t> terms;  ///< rows in any of these reaches have the bit set
  std::vector<float> leaf_values;
  std::vector<uint8_t> sets;    ///< 32 bytes each
};

/// Rows of a block, that go down a tree together: so few that who reaches which node of most trees stays in the first-level cache.
constexpr size_t kMaskRows = 256;

/// True when this level is faster than walking the trees row by row.
inline bool masks_pay(Simd simd) { return simd != Simd::kPortable; }

/// Which rows reach each node and each leaf of a tree, a bit a row. Kept from call to call.
typedef std::vector<uint64_t> Reaches;

/// Adds every tree's leaf value to scores[output × kMaskRows + row], tree after tree. `bins` holds kMaskRows bytes a column;
/// all kMaskRows rows are computed. Only for levels where masks_pay.
void add_tree_scores(const MaskForest& forest, const uint8_t* bins, Reaches& reaches, double* scores, Simd simd = simd_level());

}  // namespace graticule::kernels
