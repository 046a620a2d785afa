#pragma once
// Where pieces of a buffer were left out: a hole that this has opened has all its corners there.

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <unordered_set>

#include "graticule/geo/overlay.h"

namespace graticule::geo {

/// Cells of a coarse grid that the boxes of the pieces touch.
class LeftOut {
 public:
  /// @param cell  grid units of a cell's side, about the size of a piece
  explicit LeftOut(double cell) : per_unit_(1 / std::max(cell, 1000.0)) {}

  /// A piece by its corners; its edges are straight.
  void add(const GridRing& piece) {
    GridPoint low = piece[0], high = piece[0];
    for (const GridPoint& p : piece) {
      low = {std::min(low.x, p.x), std::min(low.y, p.y)};
      high = {std::max(high.x, p.x), std::max(high.y, p.y)};
    }
    for (int64_t x = cell(low.x - kMargin); x <= cell(high.x + kMargin); ++x) {
      for (int64_t y = cell(low.y - kMargin); y <= cell(high.y + kMargin); ++y) cells_.insert(key(x, y));
    }
  }

  void add(const LeftOut& other) { cells_.insert(other.cells_.begin(), other.cells_.end()); }

  /// False when some corner of a ring lies away from all that was left out; a few hundred corners are looked at.
  bool may_have_opened(const GridRing& ring) const {
    const std::size_t step = 1 + ring.size() / 256;
    for (std::size_t i = 0; i < ring.size(); i += step) {
      if (cells_.count(key(cell(ring[i].x), cell(ring[i].y))) == 0) return false;
    }
    return true;
  }

 private:
  /// Grid units that rounding may move a corner by, with room to spare: about a metre.
  static constexpr int64_t kMargin = 100;

  int64_t cell(int64_t at) const { return static_cast<int64_t>(std::floor(static_cast<double>(at) * per_unit_)); }
  static uint64_t key(int64_t x, int64_t y) { return static_cast<uint64_t>(x) << 32 ^ (static_cast<uint64_t>(y) & 0xffffffffu); }

  double per_unit_;
  std::unordered_set<uint64_t> cells_;
};

}  // namespace graticule::geo
