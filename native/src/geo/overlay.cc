#include "graticule/geo/overlay.h"

#include "arrangement.h"
#include "rings.h"

namespace graticule::geo {

std::vector<OverlayPolygon> polygons_where(const std::vector<Segment>& segments, const std::vector<Below>& below,
                                           const std::function<bool(int32_t, int32_t)>& inside, double min_area,
                                           const RunControl& control) {
  std::vector<BoundaryEdge> edges;
  edges.reserve(segments.size());
  // The edge of the result each segment is, and for others the segment whose lower face they share.
  std::vector<uint32_t> edge_of(segments.size(), kNone), through(segments.size(), kNone);
  for (uint32_t i = 0; i < segments.size(); ++i) {
    const Segment& s = segments[i];
    const bool under = inside(below[i].a, below[i].b);
    const bool over = inside(below[i].a + s.weight_a, below[i].b + s.weight_b);
    through[i] = below[i].segment;
    if (under == over) continue;
    edge_of[i] = static_cast<uint32_t>(edges.size());
    if (over) edges.push_back({s.p, s.q, i});
    else edges.push_back({s.q, s.p, i});
  }
  // Down through segments that are no edges, halving the way for those who follow.
  for (BoundaryEdge& edge : edges) {
    control.check();
    uint32_t at = through[edge.below];
    while (at != kNone && edge_of[at] == kNone) {
      const uint32_t next = through[at];
      if (next != kNone && edge_of[next] == kNone) through[at] = through[next];
      at = next;
    }
    edge.below = at == kNone ? kNone : edge_of[at];
  }
  return link_polygons(edges, min_area, control);
}

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
  settle(segments, options.control);
  const std::vector<Below> below = sweep(segments, options.control);
  const auto inside = [&](int32_t wa, int32_t wb) {
    const bool in_a = options.positive ? wa > 0 : wa != 0, in_b = options.positive ? wb > 0 : wb != 0;
    switch (operation) {
      case Operation::kUnion: return in_a || in_b;
      case Operation::kIntersection: return in_a && in_b;
      case Operation::kDifference: return in_a && !in_b;
      default: return in_a != in_b;
    }
  };
  return polygons_where(segments, below, inside, options.min_area, options.control);
}

}  // namespace graticule::geo
