#pragma once
// Areas that will be taken away from a buffer: the pieces of it that lie in them need not be put together.

#include <vector>

#include "arrangement.h"
#include "cell_grid.h"

namespace graticule::geo {

class Ground {
 public:
  /// @param rings  interior on the left; they may touch and overlap
  explicit Ground(std::vector<GridRing> rings);

  /// Rings on the map of the buffer.
  const std::vector<GridRing>& rings() const { return rings_; }

  /// The edge a → b of the outline when it has the ground on its right; kNone otherwise.
  uint32_t right_of(const GridPoint& a, const GridPoint& b) const;

  /// Whether a piece that stands on edges of the outline, with ground on its side of them, is ground all over: no other edge enters it.
  /// @param piece  of an edge its four corners, the first and the last on the source; of a vertex that and its arc. False where it is
  ///               not convex
  /// @param own  what `right_of` says of the edge; of a vertex the two that meet there
  bool holds(const GridRing& piece, uint32_t own, uint32_t other = kNone) const;

 private:
  std::vector<GridRing> rings_;
  std::vector<Segment> outline_;
  CellGrid cells_;
};

}  // namespace graticule::geo
