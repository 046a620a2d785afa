#pragma once
// The cells of a grid that areas reach, row by row from the south.

#include <cstdint>
#include <vector>

#include "graticule/geo/overlay.h"

namespace graticule::geo {

/// Cells of a grid on a map, counted from its south-western corner.
struct CellSize {
  int64_t west, south, width, height;

  int64_t column_of(int64_t x) const { return (x - west) / width; }
  int64_t row_of(int64_t y) const { return (y - south) / height; }
};

/// Columns from `begin` to before `end`.
struct Run {
  int64_t begin, end;
};

/// For each row the runs of cells that areas reach, in order and apart.
/// @param rings  interior on the left; they may overlap and lie north and east of the grid's corner
/// @param most  entries that the work may take
/// @return empty where it would take more
std::vector<std::vector<Run>> rows_of(const std::vector<GridRing>& rings, const CellSize& cells, size_t most);

}  // namespace graticule::geo
