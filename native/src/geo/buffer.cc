#include "graticule/geo/buffer.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstdint>
#include <functional>
#include <iterator>
#include <optional>

#include "../blocks.h"
#include "bucket_sort.h"
#include "buffer_frame.h"
#include "buffer_pieces.h"
#include "decisive.h"
#include "graticule/geo/lines.h"
#include "needless.h"
#include "rings.h"

namespace graticule::geo {

// The buffer is the union of the geometry, of a quadrilateral beside every edge and of a sector of a circle around
// every convex vertex; all their corners are solutions of the direct geodesic problem, so nothing is projected.
// Walking a ring and making the detour A → A' → B' → B beside each edge gives one closed walk whose winding is the
// sum of all these pieces; the overlay keeps where it is positive. Pieces whose outer edge lies deep inside the
// buffer of other vertices cannot show in the outline: they are left out (at 100 km nearly all of them), and the
// holes this may leave inside are recognised by a vertex nearer to the source than the distance.

namespace {

constexpr int64_t kTurn = 3600000000;  // 360° in grid units
constexpr double kMetresPerDegree = 111000.0;  // a little under a degree of latitude anywhere

/// A hole of the buffer keeps the distance everywhere; one that pieces left out have opened inside the buffer
/// comes nearer to the source somewhere. The chords of circles cost what `round` says (the middle of a chord lies nearer than
/// its ends), straight edges less than a thousandth and a metre.
bool spurious(const GridRing& ring, const PointTree& tree, double distance, double round, const BufferFrame& frame,
              const RunControl& control) {
  const double radius = chord_lower_bound(round * std::max(0.98 * distance, 0.999 * distance - 1));
  for (size_t i = 0; i < ring.size(); ++i) {
    control.check();
    const GridPoint &p = ring[i], &q = ring[i + 1 == ring.size() ? 0 : i + 1];
    const LonLat at = frame.from_grid(p), middle = frame.from_grid({(p.x + q.x) / 2, (p.y + q.y) / 2});
    if (tree.any_within(to_ecef(at), radius) || tree.any_within(to_ecef(middle), radius)) return true;
  }
  return false;
}

/// In square grid units: (100 grid units)² are about a square metre.
constexpr double kLeastArea = 1e4;

/// What rings, and areas by their outline besides, are together.
std::vector<OverlayPolygon> united(const std::vector<GridRing>& rings, std::vector<Segment> segments, const RunControl& control) {
  for (const GridRing& ring : rings) add_ring(segments, ring, 1, 0);
  const Arrangement all = arrange(std::move(segments), control);
  return link_polygons(all, outline_where(all.segments, all.below, [](int32_t a, int32_t) { return a > 0; }), kLeastArea, control);
}

OverlayPolygon whole_globe() {
  return {{{-kTurn / 2, -kTurn / 4}, {kTurn / 2, -kTurn / 4}, {kTurn / 2, kTurn / 4}, {-kTurn / 2, kTurn / 4}}, {}};
}

bool within_globe(const std::vector<OverlayPolygon>& polygons) {
  return std::all_of(polygons.begin(), polygons.end(), [](const OverlayPolygon& polygon) {
    return std::all_of(polygon.outer.begin(), polygon.outer.end(),
                       [](const GridPoint& p) { return std::llabs(p.x) <= kTurn / 2; });
  });
}

/// What lies outside of a box cannot matter to what lies inside.
std::vector<GridRing> clamped(const std::vector<GridRing>& rings, const std::vector<GridRing>& to) {
  int64_t west = INT64_MAX, south = INT64_MAX, east = INT64_MIN, north = INT64_MIN;
  for (const GridRing& ring : to) {
    for (const GridPoint& p : ring) {
      west = std::min(west, p.x);
      east = std::max(east, p.x);
      south = std::min(south, p.y);
      north = std::max(north, p.y);
    }
  }
  std::vector<GridRing> result;
  for (const GridRing& ring : rings) {
    // One unit of margin keeps the clamped edges off the outline.
    GridRing inside = clamp_ring(ring, west - 1, south - 1, east + 1, north + 1);
    if (!inside.empty()) result.push_back(std::move(inside));
  }
  return result;
}

std::vector<OverlayPolygon> less(std::vector<OverlayPolygon> polygons, const std::vector<GridRing>& without, const RunControl& control) {
  if (without.empty()) return polygons;
  std::vector<GridRing> rings;
  for (OverlayPolygon& polygon : polygons) {
    rings.push_back(std::move(polygon.outer));
    std::move(polygon.holes.begin(), polygon.holes.end(), std::back_inserter(rings));
  }
  // Slivers of rounding: about a tenth of a square metre.
  return overlay(rings, clamped(without, rings), Operation::kDifference, {true, 1e3, control});
}

/// The ground as far as the buffer may reach, and somewhat farther.
std::vector<GridRing> ground_near(const std::vector<Chain>& chains, double distance, const BufferFrame& frame,
                                  const std::vector<GridRing>& without) {
  GridRing corners;
  for (const Chain& chain : chains) {
    for (const LonLat& at : chain.at) {
      const double up = 1.1 * distance / kMetresPerDegree;
      const double aside = up / std::cos(std::min(89.0, std::fabs(at.lat) + up) * kDegree);
      const GridPoint p = frame.to_grid(at);
      const auto x = static_cast<int64_t>(aside * kGridPerDegree), y = static_cast<int64_t>(up * kGridPerDegree);
      corners.push_back({p.x - x, p.y - y});
      corners.push_back({p.x + x, p.y + y});
    }
  }
  return clamped(frame.to_map(without), {corners});
}

/// Takes holes away, and the outer rings that stand in them; other holes of these go to the polygon that stays around them.
/// @param around  as `link_polygons` gives it
/// @param closes  of each polygon the holes that go
std::vector<OverlayPolygon> without_holes(std::vector<OverlayPolygon> polygons, const std::vector<HolePlace>& around,
                                          const std::vector<std::vector<uint8_t>>& closes) {
  const size_t n = polygons.size();
  const auto goes = [&](size_t k) { return around[k].polygon != kNone && closes[around[k].polygon][around[k].hole] != 0; };
  for (size_t k = 0; k < n; ++k) {
    std::vector<GridRing>& holes = polygons[k].holes;
    size_t kept = 0;
    for (size_t hole = 0; hole < holes.size(); ++hole) {
      if (closes[k][hole]) continue;
      if (kept != hole) holes[kept] = std::move(holes[hole]);
      ++kept;
    }
    holes.resize(kept);
  }
  std::vector<uint8_t> grown(n, 0);
  for (size_t k = 0; k < n; ++k) {
    if (!goes(k)) continue;
    size_t to = k;
    while (goes(to)) to = around[to].polygon;
    grown[to] |= !polygons[k].holes.empty();
    std::move(polygons[k].holes.begin(), polygons[k].holes.end(), std::back_inserter(polygons[to].holes));
  }
  std::vector<OverlayPolygon> result;
  for (size_t k = 0; k < n; ++k) {
    if (goes(k)) continue;
    // In order of where they begin, as all holes are.
    if (grown[k]) std::stable_sort(polygons[k].holes.begin(), polygons[k].holes.end(), [](const GridRing& a, const GridRing& b) { return a[0] < b[0]; });
    result.push_back(std::move(polygons[k]));
  }
  return result;
}

/// Pieces less the ground as one arrangement. The ground counts as a piece as well, so that pieces left out in it open nothing.
/// @param ground  may be empty
/// @param covered  outline of what lies in the buffer besides
/// @param inner  tells holes that pieces left out have opened inside the buffer
std::vector<OverlayPolygon> put_together(const std::vector<GridRing>& pieces, const std::vector<GridRing>& ground,
                                         const std::vector<Segment>& covered,
                                         const std::function<bool(const GridRing&)>& inner, double min_area,
                                         const RunControl& control) {
  std::vector<Segment> segments(covered);
  size_t vertices = covered.size();
  for (const auto* rings : {&pieces, &ground}) {
    for (const GridRing& ring : *rings) vertices += ring.size();
  }
  segments.reserve(vertices);
  for (const GridRing& ring : pieces) add_ring(segments, ring, 1, 0);
  for (const GridRing& ring : ground) add_ring(segments, ring, 1, 1);
  const Arrangement all = arrange(std::move(segments), control);
  std::vector<int8_t> outline = outline_where(all.segments, all.below, [](int32_t a, int32_t b) { return a > 0 || b > 0; });
  std::vector<HolePlace> around;
  std::vector<OverlayPolygon> whole = link_polygons(all, outline, min_area, control, &around);
  // What they have opened is closed again. In it pieces may stand, and a hole of the buffer in them: their own outline goes as well,
  // for the hole to stay.
  std::vector<std::vector<uint8_t>> closes(whole.size());
  for (size_t k = 0; k < whole.size(); ++k) {
    for (const GridRing& hole : whole[k].holes) closes[k].push_back(inner(hole));
  }
  if (ground.empty()) return without_holes(std::move(whole), around, closes);
  outline = outline_where(all.segments, all.below, [](int32_t a, int32_t b) { return a > 0 && b <= 0; });
  std::vector<Segment> closed;
  for (size_t k = 0; k < whole.size(); ++k) {
    if (around[k].polygon != kNone && closes[around[k].polygon][around[k].hole]) add_ring(closed, whole[k].outer, 1, 0);
    for (size_t hole = 0; hole < whole[k].holes.size(); ++hole) {
      if (closes[k][hole]) add_ring(closed, whole[k].holes[hole], 1, 0);
    }
  }
  // Both sides of their edges are inside now, where they are no ground.
  for (const Segment& edge : closed) {
    const auto i = static_cast<size_t>(std::lower_bound(all.segments.begin(), all.segments.end(), edge, comes_before) - all.segments.begin());
    const int32_t under = all.below[i].b, over = under + all.segments[i].weight_b;
    outline[i] = static_cast<int8_t>((over <= 0) - (under <= 0));
  }
  std::vector<OverlayPolygon> result = link_polygons(all, outline, min_area, control);
  drop_needless_corners(result, control);
  return result;
}

/// Vertices of a source from which on a second thread is worth its start.
constexpr size_t kManyVertices = 4000;

/// Whether a ring touches a pole in one corner. Which side of its edges is inside then depends on the longitude that the corner is
/// written with.
bool has_lone_pole(const Path& ring) {
  const auto polar = [](const LonLat& at) { return std::fabs(at.lat) == 90; };
  for (size_t i = 0; i < ring.size(); ++i) {
    if (polar(ring[i]) && !polar(ring[(i + 1) % ring.size()]) && !polar(ring[(i + ring.size() - 1) % ring.size()])) return true;
  }
  return false;
}

/// @param without  what is taken away
/// @param region  where alone the buffer has to be right; empty for everywhere
std::vector<OverlayPolygon> buffer_of(const BufferInput& input, const std::vector<GridRing>& without, const std::vector<GridRing>& region,
                                      double distance, const BufferOptions& options) {
  std::vector<Chain> chains;
  size_t left = kMostSegments;
  const auto cut = [&](const Path& path, bool closed) {
    if (!path.empty()) chains.push_back(densify(path, closed, distance, left, options.control));
  };
  for (const Path& ring : input.rings) {
    cut(ring, true);
    if (!has_lone_pole(ring)) continue;
    Path both_sides(ring);
    both_sides.push_back(ring[0]);
    cut(both_sides, false);
  }
  for (const Path& line : input.lines) cut(line, false);
  for (const LonLat& point : input.points) chains.push_back({{point}, {0}, true});
  if (chains.empty()) return {};
  std::vector<Segment> covered;
  if (!region.empty() && input.rings.empty()) {
    std::optional<Decisive> few = decisive(chains, distance, region, options.control);
    if (few) {
      chains = std::move(few->chains);
      covered = std::move(few->covered);
    }
  }
  if (chains.empty()) return united({}, covered, options.control);
  const BufferFrame frame(chains, input.rings, distance);
  std::vector<Vec3> source;
  for (const Chain& chain : chains) {
    for (const LonLat& point : chain.at) source.push_back(to_ecef(point));
  }
  const bool many = source.size() > kManyVertices;
  const PointTree tree(std::move(source), options.control);
  if (frame.covers_globe()) return less({whole_globe()}, without, options.control);
  std::optional<Ground> ground;
  if (!without.empty() && !frame.azimuthal()) ground.emplace(ground_near(chains, distance, frame, without));

  // Long chains first, so that threads end together; which of them makes a piece does not matter to the overlay.
  std::vector<const Chain*> order;
  for (const Chain& chain : chains) order.push_back(&chain);
  std::stable_sort(order.begin(), order.end(), [](const Chain* a, const Chain* b) { return a->at.size() > b->at.size(); });
  std::vector<Pieces> shares(many ? kThreads : 1, Pieces(distance, frame, tree, ground ? &*ground : nullptr, options));
  // A chain that is most of the source would keep one thread busy after the others have ended.
  size_t long_ones = 0;
  while (many && long_ones < order.size() && order[long_ones]->at.size() > kManyVertices) shares[0].add(*order[long_ones++], kThreads);
  std::atomic<size_t> next{long_ones};
  for_each_block(shares.size(), static_cast<int>(shares.size()), [&](size_t share) {
    for (size_t i; (i = next.fetch_add(1)) < order.size();) shares[share].add(*order[i]);
  });
  Pieces& pieces = shares[0];
  for (size_t i = 1; i < shares.size(); ++i) pieces.take(std::move(shares[i]));
  if (frame.inverted()) pieces.rings.push_back(azimuthal_rim());
  options.control.check();

  const double round = std::cos(kPi / options.circle_segments);
  const auto inner = [&](const GridRing& ring) {
    if (pieces.knows_left_out() && !pieces.left_out.may_have_opened(ring)) return false;
    return spurious(ring, tree, distance, round, frame, options.control);
  };
  std::vector<OverlayPolygon> polygons = put_together(
      pieces.rings, ground ? ground->rings() : std::vector<GridRing>{}, frame.azimuthal() ? std::vector<Segment>{} : frame.to_map(covered), inner, kLeastArea, options.control);
  options.control.check();
  if (frame.azimuthal() || !within_globe(polygons)) {
    polygons = united(frame.to_lon_lat(polygons, edge_tolerance(distance) / 2, options.control),
                      frame.azimuthal() ? covered : std::vector<Segment>{}, options.control);
  }
  return ground ? polygons : less(std::move(polygons), without, options.control);
}

/// Rings that cross themselves: what they enclose, either way round, and their outlines as lines with two sides.
BufferInput untangled(const BufferInput& input, const RunControl& control) {
  BufferInput result{{}, input.lines, input.points};
  std::vector<GridRing> rings;
  for (const Path& ring : input.rings) {
    GridRing on_grid;
    for (const LonLat& at : ring) {
      on_grid.push_back({std::llround(at.lon * kGridPerDegree), std::llround(at.lat * kGridPerDegree)});
    }
    rings.push_back(std::move(on_grid));
    result.lines.push_back(ring);
    if (!ring.empty()) result.lines.back().push_back(ring[0]);
  }
  OverlayOptions options;
  options.control = control;
  const auto add = [&](const GridRing& ring) {
    Path path;
    for (const GridPoint& p : ring) path.push_back({static_cast<double>(p.x) / kGridPerDegree, static_cast<double>(p.y) / kGridPerDegree});
    result.rings.push_back(std::move(path));
  };
  for (const OverlayPolygon& polygon : overlay(rings, {}, Operation::kUnion, options)) {
    add(polygon.outer);
    for (const GridRing& hole : polygon.holes) add(hole);
  }
  return result;
}

}  // namespace

std::vector<OverlayPolygon> geodesic_buffer(const BufferInput& input, double distance, const BufferOptions& options) {
  std::vector<OverlayPolygon> result = buffer_of(input, {}, {}, distance, options);
  if (!result.empty() || (input.rings.empty() && input.lines.empty() && input.points.empty())) return result;
  // Nothing is left only where rings cross themselves, so that pieces lie on the wrong side of their edges.
  result = buffer_of(untangled(input, options.control), {}, {}, distance, options);
  if (result.empty()) throw TooExpensive("The outlines of this query are too tangled for a buffer.");
  return result;
}

std::vector<OverlayPolygon> geodesic_buffer_outside(const BufferInput& input, const std::vector<GridRing>& without,
                                                    double distance, const BufferOptions& options) {
  if (without.empty()) return geodesic_buffer(input, distance, options);
  std::vector<OverlayPolygon> result = buffer_of(input, without, {}, distance, options);
  // Whether nothing is left or rings cross themselves is told by the whole buffer.
  if (!result.empty() || input.rings.empty()) return result;
  return less(geodesic_buffer(input, distance, options), without, options.control);
}

std::vector<OverlayPolygon> geodesic_buffer_within(const BufferInput& input, const std::vector<GridRing>& region, double distance,
                                                   const BufferOptions& options) {
  if (region.empty() || !input.rings.empty()) return geodesic_buffer(input, distance, options);
  return buffer_of(input, {}, region, distance, options);
}

}  // namespace graticule::geo
