#include <algorithm>
#include <utility>

#include "arrangement.h"
#include "graticule/geo/overlay.h"

namespace graticule::geo {

namespace {

/// Whether a ring encloses every place at most once, and always the same way round.
bool is_simple(const GridRing& ring, const RunControl& control) {
  std::vector<Segment> segments;
  add_ring(segments, ring, 1, 0);
  const Arrangement all = arrange(std::move(segments), control);
  int32_t least = 0, most = 0;
  for (size_t i = 0; i < all.segments.size(); ++i) {
    const int32_t under = all.below[i].a, over = under + all.segments[i].weight_a;
    least = std::min({least, under, over});
    most = std::max({most, under, over});
  }
  return most - least <= 1;
}

}  // namespace

std::optional<std::vector<OverlayPolygon>> untangle(const std::vector<GridRing>& rings, const RunControl& control) {
  if (std::all_of(rings.begin(), rings.end(), [&](const GridRing& ring) { return is_simple(ring, control); }))
    return std::nullopt;
  OverlayOptions options;
  options.control = control;
  return overlay({rings.begin(), rings.begin() + 1}, {rings.begin() + 1, rings.end()}, Operation::kDifference, options);
}

}  // namespace graticule::geo
