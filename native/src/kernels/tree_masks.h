#pragma once
#include <cstddef>
#include <cstdint>
#include <vector>

#include "kernels/simd.h"

namespace graticule::kernels {

/// One split of a small tree, applied to whole registers of rows: a mask says who goes left, and the number of each row's leaf is
/// taken from what the left or the right child says. A row goes left when its bin ≤ limit, unsigned; set splits have set ≥ 0.
struct MaskNode {
  static constexpr uint16_t kSlot = 0x8000;  ///< marks an operand as a slot; others are numbers of leaves

  uint32_t column;       ///< which column of the block
  int32_t set;           ///< index of 32 bytes, bit b says that bin b goes left; −1: by limit
  uint16_t left, right;  ///< what the children say: a leaf, or a slot that an earlier node has written
  uint8_t limit;
  uint8_t slot;          ///< where this node's answer goes; that of the root: 0
};

/// A tree of at most kMaxLeaves leaves, children before parents. Indices into the arrays of MaskForest.
struct MaskTree {
  uint32_t node_begin, node_count;
  uint32_t leaf_count;
  uint32_t value_begin;  ///< of width × leaf_count values
  int32_t output;        ///< the first of `width` outputs that a leaf has a value for
  int32_t width;
};

struct MaskForest {
  static constexpr size_t kMaxLeaves = 2048;
  /// Answers that wait at a time: the child that needs more of them goes first, so a tree of 2ⁿ leaves needs n at most.
  static constexpr size_t kMaxSlots = 12;
  static constexpr int32_t kMaxWidth = 32;
  static constexpr size_t kMaxValues = 8192;  ///< of one tree

  std::vector<MaskTree> trees;
  std::vector<MaskNode> nodes;
  std::vector<float> leaf_values;
  std::vector<uint8_t> sets;    ///< 32 bytes each
};

/// Rows of a block, that are sent through a tree together: the more of them, the rarer a node is read; so few that bins and answers
/// stay in the first-level cache.
constexpr size_t kMaskRows = 1024;
/// Rows are computed in steps of so many.
constexpr size_t kMaskStep = 64;

/// True when this level is faster than walking the trees row by row.
inline bool masks_pay(Simd simd) { return simd != Simd::kPortable; }

/// Adds every tree's leaf value to scores[output × kMaskRows + row], tree after tree. `bins` holds kMaskRows bytes a column. Rows up to
/// the next multiple of kMaskStep are computed. Only for levels where masks_pay.
void add_tree_scores(const MaskForest& forest, const uint8_t* bins, size_t rows, double* scores, Simd simd = simd_level());

}  // namespace graticule::kernels
