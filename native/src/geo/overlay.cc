#include "graticule/geo/overlay.h"

#include <algorithm>
#include <cmath>

#include "arrangement.h"

namespace graticule::geo {

double twice_area(const GridRing& ring) {
  double area = 0;
  const GridPoint origin = ring.empty() ? GridPoint{0, 0} : ring[0];
  for (size_t i = 0; i < ring.size(); ++i) {
    const GridPoint& p = ring[i];
    const GridPoint& q = ring[i + 1 == ring.size() ? 0 : i + 1];
    area += static_cast<double>(p.x - origin.x) * static_cast<double>(q.y - origin.y) -
            static_cast<double>(q.x - origin.x) * static_cast<double>(p.y - origin.y);
  }
  return area;
}

namespace {

using Edge = std::pair<GridPoint, GridPoint>;

double cross(const GridPoint& at, const GridPoint& u, const GridPoint& v) { return orient(at, u, v); }

/// How far clockwise from the ray at → back the ray at → to lies, in quarters coarse enough to be exact.
int clockwise_half(const GridPoint& at, const GridPoint& back, const GridPoint& to) {
  const double o = cross(at, back, to);
  if (o < 0) return 0;
  if (o > 0) return 2;
  const double dot = static_cast<double>(back.x - at.x) * static_cast<double>(to.x - at.x) +
                     static_cast<double>(back.y - at.y) * static_cast<double>(to.y - at.y);
  return dot < 0 ? 1 : 3;
}

/// Cuts a closed walk at every vertex it visits twice, so that each piece is simple.
void split_simple(const std::vector<uint32_t>& walk, const std::vector<GridPoint>& vertices,
                  std::vector<int32_t>& position, std::vector<GridRing>& rings) {
  std::vector<uint32_t> stack;
  for (const uint32_t vertex : walk) {
    if (position[vertex] >= 0) {
      const auto from = static_cast<size_t>(position[vertex]);
      GridRing ring;
      for (size_t k = from; k < stack.size(); ++k) ring.push_back(vertices[stack[k]]);
      for (size_t k = from + 1; k < stack.size(); ++k) position[stack[k]] = -1;
      stack.resize(from + 1);
      if (ring.size() >= 3) rings.push_back(std::move(ring));
      continue;
    }
    position[vertex] = static_cast<int32_t>(stack.size());
    stack.push_back(vertex);
  }
  GridRing ring;
  for (const uint32_t vertex : stack) {
    ring.push_back(vertices[vertex]);
    position[vertex] = -1;
  }
  if (ring.size() >= 3) rings.push_back(std::move(ring));
}

struct Bounds {
  int64_t x0, y0, x1, y1;
};

Bounds bounds_of(const GridRing& ring) {
  Bounds b{ring[0].x, ring[0].y, ring[0].x, ring[0].y};
  for (const GridPoint& p : ring) {
    b.x0 = std::min(b.x0, p.x);
    b.x1 = std::max(b.x1, p.x);
    b.y0 = std::min(b.y0, p.y);
    b.y1 = std::max(b.y1, p.y);
  }
  return b;
}

/// 1 inside, 0 on the boundary, -1 outside.
int locate(const GridPoint& point, const GridRing& ring) {
  bool inside = false;
  for (size_t i = 0, j = ring.size() - 1; i < ring.size(); j = i++) {
    const GridPoint& p = ring[j];
    const GridPoint& q = ring[i];
    if (p == point || q == point) return 0;
    const bool above = p.y > point.y;
    if (above == (q.y > point.y)) {
      if (p.y == point.y && q.y == point.y && (p.x < point.x) != (q.x < point.x)) return 0;
      continue;
    }
    const double o = orient(p, q, point);
    if (o == 0) return 0;
    if ((o > 0) == !above) inside = !inside;
  }
  return inside ? 1 : -1;
}

bool contains(const GridRing& outer, const GridRing& ring) {
  for (const GridPoint& point : ring) {
    const int where = locate(point, outer);
    if (where != 0) return where > 0;
  }
  return true;
}

}  // namespace

std::vector<GridRing> link_rings(std::vector<Edge>& edges) {
  std::sort(edges.begin(), edges.end());
  const auto n = static_cast<uint32_t>(edges.size());
  std::vector<GridPoint> vertices;
  std::vector<uint32_t> first, vertex_of(n);
  for (uint32_t i = 0; i < n; ++i) {
    if (i == 0 || !(edges[i].first == edges[i - 1].first)) {
      vertices.push_back(edges[i].first);
      first.push_back(i);
    }
    vertex_of[i] = static_cast<uint32_t>(vertices.size()) - 1;
  }
  first.push_back(n);
  const auto find = [&](const GridPoint& point) {
    const auto it = std::lower_bound(vertices.begin(), vertices.end(), point);
    return it != vertices.end() && *it == point ? static_cast<uint32_t>(it - vertices.begin()) : UINT32_MAX;
  };
  std::vector<uint8_t> used(n, 0);
  std::vector<int32_t> position(vertices.size(), -1);
  std::vector<GridRing> rings;
  std::vector<uint32_t> walk;
  for (uint32_t seed = 0; seed < n; ++seed) {
    if (used[seed]) continue;
    walk.clear();
    uint32_t edge = seed;
    while (!used[edge]) {
      used[edge] = 1;
      walk.push_back(vertex_of[edge]);
      const GridPoint back = edges[edge].first, at = edges[edge].second;
      const uint32_t vertex = find(at);
      if (vertex == UINT32_MAX) break;
      uint32_t best = UINT32_MAX;
      int best_half = 4;
      for (uint32_t k = first[vertex]; k < first[vertex + 1]; ++k) {
        if (used[k] && k != seed) continue;
        const int half = clockwise_half(at, back, edges[k].second);
        if (best == UINT32_MAX || half < best_half ||
            (half == best_half && cross(at, edges[k].second, edges[best].second) < 0)) {
          best = k;
          best_half = half;
        }
      }
      if (best == UINT32_MAX) break;
      edge = best;
    }
    split_simple(walk, vertices, position, rings);
  }
  return rings;
}

std::vector<OverlayPolygon> overlay(const std::vector<GridRing>& a, const std::vector<GridRing>& b,
                                    Operation operation, const OverlayOptions& options) {
  std::vector<Segment> segments;
  for (const GridRing& ring : a) add_ring(segments, ring, 1, 0);
  for (const GridRing& ring : b) add_ring(segments, ring, 0, 1);
  settle(segments);
  const std::vector<Winding> below = winding_below(segments);
  const auto inside = [&](int32_t wa, int32_t wb) {
    const bool in_a = options.positive ? wa > 0 : wa != 0, in_b = options.positive ? wb > 0 : wb != 0;
    switch (operation) {
      case Operation::kUnion: return in_a || in_b;
      case Operation::kIntersection: return in_a && in_b;
      case Operation::kDifference: return in_a && !in_b;
      default: return in_a != in_b;
    }
  };
  std::vector<Edge> edges;
  for (size_t i = 0; i < segments.size(); ++i) {
    const Segment& s = segments[i];
    const bool under = inside(below[i].a, below[i].b);
    const bool over = inside(below[i].a + s.weight_a, below[i].b + s.weight_b);
    if (under == over) continue;
    if (over) edges.emplace_back(s.p, s.q);
    else edges.emplace_back(s.q, s.p);
  }
  std::vector<GridRing> rings = link_rings(edges);

  std::vector<OverlayPolygon> polygons;
  std::vector<GridRing> holes;
  for (GridRing& ring : rings) {
    const double area = twice_area(ring);
    if (std::fabs(area) <= 2 * options.min_area) continue;
    if (area > 0) polygons.push_back({std::move(ring), {}});
    else holes.push_back(std::move(ring));
  }
  if (holes.empty()) return polygons;
  std::vector<Bounds> boxes;
  std::vector<double> areas;
  for (const OverlayPolygon& polygon : polygons) {
    boxes.push_back(bounds_of(polygon.outer));
    areas.push_back(twice_area(polygon.outer));
  }
  for (GridRing& hole : holes) {
    const Bounds h = bounds_of(hole);
    size_t parent = polygons.size();
    for (size_t k = 0; k < polygons.size(); ++k) {
      const Bounds& o = boxes[k];
      if (h.x0 < o.x0 || h.x1 > o.x1 || h.y0 < o.y0 || h.y1 > o.y1) continue;
      if (parent != polygons.size() && areas[k] >= areas[parent]) continue;
      if (contains(polygons[k].outer, hole)) parent = k;
    }
    if (parent != polygons.size()) polygons[parent].holes.push_back(std::move(hole));
  }
  return polygons;
}

}  // namespace graticule::geo
