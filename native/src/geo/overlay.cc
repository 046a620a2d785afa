#include "graticule/geo/overlay.h"

#include <utility>

#include "arrangement.h"
#include "rings.h"

namespace graticule::geo {

std::vector<OverlayPolygon> overlay(const std::vector<GridRing>& a, const std::vector<GridRing>& b,
                                    Operation operation, const OverlayOptions& options) {
  std::vector<Segment> segments;
  size_t vertices = 0;
  for (const auto* rings : {&a, &b}) {
    for (const GridRing& ring : *rings) vertices += ring.size();
  }
  segments.reserve(vertices);
  for (const GridRing& ring : a) add_ring(segments, ring, 1, 0);
  for (const GridRing& ring : b) add_ring(segments, ring, 0, 1);
  const Arrangement all = arrange(std::move(segments), options.control);
  const auto inside = [&](int32_t wa, int32_t wb) {
    const bool in_a = options.positive ? wa > 0 : wa != 0, in_b = options.positive ? wb > 0 : wb != 0;
    switch (operation) {
      case Operation::kUnion: return in_a || in_b;
      case Operation::kIntersection: return in_a && in_b;
      case Operation::kDifference: return in_a && !in_b;
      default: return in_a != in_b;
    }
  };
  return link_polygons(all, outline_where(all.segments, all.below, inside), options.min_area, options.control);
}

}  // namespace graticule::geo
