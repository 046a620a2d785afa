#pragma once
// From the edges that separate inside from outside to polygons with their holes.

#include <cstdint>
#include <functional>
#include <vector>

#include "arrangement.h"
#include "graticule/geo/overlay.h"

namespace graticule::geo {

constexpr uint32_t kNone = UINT32_MAX;

/// A directed edge of a result, its inside on the left.
struct BoundaryEdge {
  GridPoint from, to;
  /// The edge of the result below this one, across the same face; kNone where nothing lies below.
  uint32_t below;
};

/// Links edges into simple rings and puts every hole into the polygon that it is cut out of, which the edge below the
/// hole's leftmost corner tells: no ring is searched. Reorders `edges` and renumbers their `below`.
/// @param min_area  rings of fewer square grid units are dropped
std::vector<OverlayPolygon> link_polygons(std::vector<BoundaryEdge>& edges, double min_area, const RunControl& control);

/// The faces of a settled arrangement that `inside` chooses by the windings of both sources, as polygons.
std::vector<OverlayPolygon> polygons_where(const std::vector<Segment>& segments, const std::vector<Below>& below,
                                           const std::function<bool(int32_t a, int32_t b)>& inside, double min_area,
                                           const RunControl& control);

}  // namespace graticule::geo
