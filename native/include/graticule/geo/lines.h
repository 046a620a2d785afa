#pragma once
// Lines against areas on the grid of overlay.h.

#include <vector>

#include "graticule/geo/overlay.h"

namespace graticule::geo {

using GridLine = std::vector<GridPoint>;

/// The parts of lines inside an area, its outline included (`inside`), or outside it, its outline excluded.
/// Lines are cut where they cross the outline and joined again where only two meet.
std::vector<GridLine> clip_lines(const std::vector<GridLine>& lines, const std::vector<GridRing>& area, bool inside,
                                 const RunControl& control = {});

/// The lines that are part of the outline of both areas.
std::vector<GridLine> shared_lines(const std::vector<GridRing>& a, const std::vector<GridRing>& b,
                                   const RunControl& control = {});

/// A ring clamped to a box: inside the box nothing changes (windings included), outside it collapses onto the edges.
/// Spares the overlay what cannot matter. Empty when the ring does not reach the box.
GridRing clamp_ring(const GridRing& ring, int64_t west, int64_t south, int64_t east, int64_t north);

}  // namespace graticule::geo
