#pragma once
// Corners that show nothing: what is left where hidden pieces crossed an edge that stays.

#include <vector>

#include "graticule/geo/overlay.h"

namespace graticule::geo {

/// Drops corners that lie less than a grid unit from the line between those that stay, where nothing else of the polygons comes
/// near that line: rings stay simple, and touch where they touched.
void drop_needless_corners(std::vector<OverlayPolygon>& polygons, const RunControl& control);

}  // namespace graticule::geo
