#pragma once
// From the edges that separate inside from outside to polygons with their holes.

#include <cstdint>
#include <vector>

#include "arrangement.h"
#include "graticule/geo/overlay.h"

namespace graticule::geo {

/// For each segment of an arrangement whether it separates the faces that `inside` chooses by the windings of both sources from
/// others: 1 with the inside above, -1 below, 0 for none.
template <class Inside>
std::vector<int8_t> outline_where(const std::vector<Segment>& segments, const std::vector<Below>& below, const Inside& inside) {
  std::vector<int8_t> outline(segments.size());
  for (size_t i = 0; i < segments.size(); ++i) {
    const bool under = inside(below[i].a, below[i].b), over = inside(below[i].a + segments[i].weight_a, below[i].b + segments[i].weight_b);
    outline[i] = static_cast<int8_t>(over - under);
  }
  return outline;
}

/// A hole by its polygon and its place there.
struct HolePlace {
  uint32_t polygon, hole;
};

/// Links edges into simple rings and puts every hole into the polygon that it is cut out of, which the edge below the
/// hole's leftmost corner tells: no ring is searched.
/// @param outline  as `outline_where` gives it
/// @param min_area  rings of fewer square grid units are dropped
/// @param around  becomes for each polygon the hole of another that it stands in, kNone twice for those in none; null where nobody asks
std::vector<OverlayPolygon> link_polygons(const Arrangement& arrangement, const std::vector<int8_t>& outline, double min_area,
                                          const RunControl& control, std::vector<HolePlace>* around = nullptr);

}  // namespace graticule::geo
