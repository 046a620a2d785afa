#include "graticule/geo/parts.h"

#include <algorithm>
#include <cmath>

namespace graticule::geo {
namespace {

double signed_area(const Path& path) {
  double area = 0;
  for (std::size_t i = 0; i < path.size(); ++i) {
    const LonLat &p = path[i], &q = path[(i + 1) % path.size()];
    area += (p.lon - path[0].lon) * (q.lat - path[0].lat) - (q.lon - path[0].lon) * (p.lat - path[0].lat);
  }
  return area;
}

/// Interior on the left: outer rings counter-clockwise, holes clockwise.
void orient_ring(Path& path, PartKind kind) {
  if ((signed_area(path) > 0) != (kind == PartKind::kOuter)) std::reverse(path.begin(), path.end());
}

bool is_ring(PartKind kind) { return kind == PartKind::kOuter || kind == PartKind::kHole; }

std::vector<GridPoint> to_grid(const Path& path) {
  std::vector<GridPoint> points;
  points.reserve(path.size());
  for (const LonLat& p : path) points.push_back({std::llround(p.lon * kGridPerDegree), std::llround(p.lat * kGridPerDegree)});
  return points;
}

/// The rings, cut at ±180°.
std::vector<GridRing> to_rings(Parts& parts) {
  std::vector<GridRing> rings;
  for (std::size_t i = 0; i < parts.paths.size(); ++i) {
    if (!is_ring(parts.kinds[i])) continue;
    orient_ring(parts.paths[i], parts.kinds[i]);
    wrap_ring(to_grid(parts.paths[i]), rings);
  }
  return rings;
}

/// On the grid: what lies outside cannot matter to an intersection or a difference.
struct Box {
  int64_t west, south, east, north;
};

void clamp_to(std::vector<GridRing>& rings, const Box& box) {
  std::vector<GridRing> clamped;
  for (const GridRing& ring : rings) {
    GridRing inside = clamp_ring(ring, box.west, box.south, box.east, box.north);
    if (!inside.empty()) clamped.push_back(std::move(inside));
  }
  rings.swap(clamped);
}

Box bounds_of(const std::vector<std::vector<GridPoint>>& paths) {
  Box box{INT64_MAX, INT64_MAX, INT64_MIN, INT64_MIN};
  for (const std::vector<GridPoint>& path : paths) {
    for (const GridPoint& p : path)
      box = {std::min(box.west, p.x), std::min(box.south, p.y), std::max(box.east, p.x), std::max(box.north, p.y)};
  }
  // One unit of margin keeps the clamped edges off the outline of the other area.
  return {box.west - 1, box.south - 1, box.east + 1, box.north + 1};
}

void add(FlatParts& out, const std::vector<GridPoint>& points, PartKind kind) {
  for (const GridPoint& p : points) {
    out.coordinates.push_back(static_cast<double>(p.x) / kGridPerDegree);
    out.coordinates.push_back(static_cast<double>(p.y) / kGridPerDegree);
  }
  out.sizes.push_back(static_cast<int32_t>(points.size()));
  out.kinds.push_back(static_cast<uint8_t>(kind));
}

void add(FlatParts& out, const std::vector<OverlayPolygon>& polygons) {
  std::size_t vertices = out.coordinates.size() / 2;
  for (const OverlayPolygon& polygon : polygons) {
    vertices += polygon.outer.size();
    for (const GridRing& hole : polygon.holes) vertices += hole.size();
  }
  out.coordinates.reserve(2 * vertices);
  for (const OverlayPolygon& polygon : polygons) {
    add(out, polygon.outer, PartKind::kOuter);
    for (const GridRing& hole : polygon.holes) add(out, hole, PartKind::kHole);
  }
}

FlatParts flat(const std::vector<OverlayPolygon>& polygons) {
  FlatParts out;
  add(out, polygons);
  return out;
}

FlatParts flat(const std::vector<GridLine>& lines) {
  FlatParts out;
  for (const GridLine& line : lines) add(out, line, PartKind::kLine);
  return out;
}

}  // namespace

FlatParts buffer_parts(Parts parts, Parts without, Parts within, double distance, const BufferOptions& options) {
  BufferInput input;
  for (std::size_t i = 0; i < parts.paths.size(); ++i) {
    Path& path = parts.paths[i];
    if (parts.kinds[i] == PartKind::kPoints) {
      input.points.insert(input.points.end(), path.begin(), path.end());
    } else if (parts.kinds[i] == PartKind::kLine) {
      input.lines.push_back(std::move(path));
    } else {
      orient_ring(path, parts.kinds[i]);
      input.rings.push_back(std::move(path));
    }
  }
  if (!within.paths.empty()) return flat(geodesic_buffer_within(input, to_rings(within), distance, options));
  return flat(geodesic_buffer_outside(input, to_rings(without), distance, options));
}

FlatParts overlay_parts(Parts a, Parts b, Operation operation, const RunControl& control) {
  std::vector<GridRing> p = to_rings(a), q = to_rings(b);
  OverlayOptions options;
  options.positive = true;
  options.min_area = 1e3;  // slivers of rounding: about a tenth of a square metre
  options.control = control;
  if (operation == Operation::kIntersection || operation == Operation::kDifference) {
    if (!p.empty()) clamp_to(q, bounds_of(p));
    if (operation == Operation::kIntersection && !q.empty()) clamp_to(p, bounds_of(q));
    if (operation == Operation::kIntersection && q.empty()) return {};
  }
  return flat(overlay(p, q, operation, options));
}

std::optional<FlatParts> untangle_parts(const Parts& parts, const RunControl& control) {
  std::vector<std::vector<GridRing>> polygons;
  for (std::size_t i = 0; i < parts.paths.size(); ++i) {
    if (parts.kinds[i] == PartKind::kOuter) polygons.emplace_back();
    if (is_ring(parts.kinds[i]) && !polygons.empty()) polygons.back().push_back(to_grid(parts.paths[i]));
  }
  std::vector<std::optional<std::vector<OverlayPolygon>>> loops;
  bool changed = false;
  for (const std::vector<GridRing>& rings : polygons) {
    loops.push_back(untangle(rings, control));
    changed = changed || loops.back().has_value();
  }
  if (!changed) return std::nullopt;
  FlatParts out;
  for (std::size_t i = 0; i < polygons.size(); ++i) {
    if (loops[i]) add(out, *loops[i]);
    else add(out, {OverlayPolygon{polygons[i][0], {polygons[i].begin() + 1, polygons[i].end()}}});
  }
  return out;
}

FlatParts line_parts(Parts a, Parts b, LineVerb verb, const RunControl& control) {
  std::vector<GridRing> area = to_rings(b);
  if (verb == LineVerb::kShared) {
    const std::vector<GridRing> other = to_rings(a);
    if (other.empty() || area.empty()) return {};
    clamp_to(area, bounds_of(other));
    return area.empty() ? FlatParts() : flat(shared_lines(other, area, control));
  }
  std::vector<GridLine> lines;
  for (std::size_t i = 0; i < a.paths.size(); ++i) {
    if (a.kinds[i] == PartKind::kLine) lines.push_back(to_grid(a.paths[i]));
  }
  if (lines.empty()) return {};
  clamp_to(area, bounds_of(lines));
  return flat(clip_lines(lines, area, verb == LineVerb::kInside, control));
}

}  // namespace graticule::geo
