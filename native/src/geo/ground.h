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

  /// Whether a → b is an edge of the outline with the ground on its right.
  bool right_of(const GridPoint& a, const GridPoint& b) const;

  /// Whether no edge of the outline meets a piece but those along its side a → b, or at its corner where these are one: with ground
  /// on the piece's side of them, all of the piece is ground.
  /// @param piece  false where it is not convex
  bool holds(const GridRing& piece, const GridPoint& a, const GridPoint& b) const;

 private:
  std::vector<GridRing> rings_;
  std::vector<Segment> outline_;
  CellGrid cells_;
};

}  // namespace graticule::geo
