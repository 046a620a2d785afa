#include "graticule/geo/buffer.h"

#include <algorithm>
#include <cmath>

#include "buffer_frame.h"
#include "left_out.h"
#include "point_tree.h"
#include "tangent.h"

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

/// Azimuth change at a vertex in (-π, π]: negative turns left.
double turn(double from, double to) {
  double delta = to - from;
  while (delta <= -kPi) delta += 2 * kPi;
  while (delta > kPi) delta -= 2 * kPi;
  return delta;
}

/// Metres that a straight edge may leave the geodesic it stands for.
double edge_tolerance(double distance) { return 0.0002 * distance + 0.2; }

/// Edges as straight lines in lon/lat are cut until each is as good as a geodesic and short beside the distance.
/// @param left  vertices that the paths may still have; counted down
Path densify(const Path& path, bool closed, double distance, size_t& left, const RunControl& control) {
  Path out;
  const size_t edges = closed ? path.size() : path.size() - 1;
  for (size_t i = 0; i < edges; ++i) {
    const LonLat a = path[i], b = path[(i + 1) % path.size()];
    control.check();
    out.push_back(a);
    const double lat = std::min(89.9, std::max(std::fabs(a.lat), std::fabs(b.lat))) * kDegree;
    const double x = (b.lon - a.lon) * std::cos((a.lat + b.lat) / 2 * kDegree), y = b.lat - a.lat;
    const double length = std::sqrt(x * x + y * y) * kMetresPerDegree;
    const double straight = std::sqrt(8 * kPolarRadius * edge_tolerance(distance) / std::max(std::tan(lat), 0.05));
    const double longest = std::min(straight, std::max(distance / 2, 2000.0));
    const int pieces = std::fabs(a.lat) > 89.9999 && std::fabs(b.lat) > 89.9999
                           ? 1
                           : static_cast<int>(std::min(20000.0, std::ceil(length / longest)));
    const auto more = static_cast<size_t>(std::max(1, pieces));
    if (more > left) throw TooManySegments();
    left -= more;
    for (int k = 1; k < pieces; ++k) {
      const double t = static_cast<double>(k) / pieces;
      out.push_back({a.lon + t * (b.lon - a.lon), a.lat + t * (b.lat - a.lat)});
    }
  }
  if (!closed) out.push_back(path.back());
  return out;
}

struct Builder {
  const double distance;
  const double step;       // radians of arc between two vertices of a circle
  const double tolerance;  // metres
  const BufferFrame& frame;
  const BufferOptions& options;
  std::vector<GridRing> rings;
  LeftOut left_out;
  /// Vertices of all rings, and halvings of their edges: near the rim of the map an edge may need thousands.
  size_t vertices = 0, halvings = 0;

  Builder(double metres, const BufferFrame& map, const BufferOptions& opts)
      : distance(metres),
        step(2 * kPi / opts.circle_segments),
        tolerance(edge_tolerance(metres)),
        frame(map),
        options(opts),
        left_out(2 * metres / kMetresPerDegree * kGridPerDegree) {}

  void check_cancelled() const { options.control.check(); }

  Spot offset(const Site& from, double azimuth) const {
    if (distance <= kNear) return nearby(from, azimuth, distance);
    const LonLat at = direct(from.at, azimuth, distance);
    return {at, to_ecef(at)};
  }

  /// How much deeper than the distance both ends of an outer edge must lie inside the buffer of some source vertex, so
  /// that the edge, and the piece behind it, cannot reach the outline: half their distance from each other.
  double margin(const Spot& p, const Spot& q) const {
    const double x = p.space.x - q.space.x, y = p.space.y - q.space.y, z = p.space.z - q.space.z;
    return 0.53 * std::sqrt(x * x + y * y + z * z) + 0.0005 * distance;
  }

  bool deep(const PointTree& tree, const Spot& at, double by) const {
    return distance > by && tree.any_within(at.space, chord_lower_bound(distance - by));
  }

  /// The geodesic from p to q in pieces that are straight on the map, without p.
  void follow(const LonLat& p, const LonLat& q, int depth, GridRing& out) {
    if (depth == 0 || !frame.bends(p, q, tolerance)) {
      append(out, frame.to_grid(q));
      return;
    }
    check_cancelled();
    if (++halvings > kMostSegments) throw TooManySegments();
    const Inverse line = inverse(p, q);
    const LonLat middle = direct(p, line.azimuth1, line.distance / 2);
    follow(p, middle, depth - 1, out);
    follow(middle, q, depth - 1, out);
  }

  bool straight(const Path& piece) const {
    for (size_t i = 0; i < piece.size(); ++i) {
      if (frame.bends(piece[i], piece[(i + 1) % piece.size()], tolerance)) return false;
    }
    return true;
  }

  /// Whether `left_out` is kept. On an azimuthal map the edges of pieces bend; at long distances so much is left out that
  /// it would spare no ring.
  bool knows_left_out() const { return !frame.azimuthal() && distance <= 20000; }

  void leave_out(const Path& piece) {
    if (!knows_left_out()) return;
    GridRing corners;
    for (const LonLat& corner : piece) corners.push_back(frame.to_grid(corner));
    left_out.add(corners);
  }

  /// A piece on its own, its edges as geodesics.
  void emit(const Path& piece) {
    check_cancelled();
    GridRing ring;
    for (size_t i = 0; i < piece.size(); ++i) follow(piece[i], piece[(i + 1) % piece.size()], 12, ring);
    if (ring.size() >= 3) rings.push_back(std::move(ring));
  }

  /// Corners of the sector around `at` from azimuth `from` turning by `angle` (negative: to the left).
  std::vector<Spot> arc(const Site& at, double from, double angle) const {
    const int pieces = std::max(1, static_cast<int>(std::ceil(std::fabs(angle) / step - 1e-9)));
    std::vector<Spot> out;
    for (int k = 0; k <= pieces; ++k) out.push_back(offset(at, from + angle * k / pieces));
    return out;
  }

  void circle(const LonLat& at) {
    Path round;
    for (const Spot& spot : arc(site_of(at), 0, -2 * kPi)) round.push_back(spot.at);
    round.pop_back();
    emit(round);
  }

  struct Edge {
    double azimuth1, azimuth2;
    Spot start, end;  // the offset edge
    bool kept;
  };

  /// Walks a closed chain of source vertices with the detours beside its edges on the right.
  void walk(const Path& chain, const PointTree& tree) {
    const size_t n = chain.size();
    if (n < 2) return;
    std::vector<Site> sites;
    sites.reserve(n);
    for (const LonLat& at : chain) sites.push_back(site_of(at));
    std::vector<Edge> edges(n);
    for (size_t i = 0; i < n; ++i) {
      if ((i & 255) == 0) check_cancelled();
      const Site& from = sites[i];
      const Site& to = sites[(i + 1) % n];
      Edge& edge = edges[i];
      edge.kept = apart(from, to);
      if (!edge.kept) continue;
      if (distance <= kNear) {
        edge.azimuth1 = azimuth_of(from, to, 1);
        edge.azimuth2 = azimuth_of(to, from, -1);
      } else {
        const Inverse line = inverse(from.at, to.at);
        edge.azimuth1 = line.azimuth1;
        edge.azimuth2 = line.azimuth2;
      }
      edge.start = offset(from, edge.azimuth1 + kPi / 2);
      edge.end = offset(to, edge.azimuth2 + kPi / 2);
    }
    // Edges without length (a pole written as a line, repeated vertices) are passed over.
    std::vector<size_t> real;
    for (size_t i = 0; i < n; ++i) {
      if (edges[i].kept) real.push_back(i);
    }
    if (real.empty()) {
      circle(chain[0]);
      return;
    }
    GridRing ring;
    for (size_t k = 0; k < real.size(); ++k) {
      check_cancelled();
      const size_t i = real[k], previous = real[(k + real.size() - 1) % real.size()];
      const LonLat &a = chain[i], &b = chain[(i + 1) % n];
      Edge& edge = edges[i];
      sector(sites[i], edges[previous].azimuth2, edge.azimuth1, tree, ring);
      const double by = margin(edge.start, edge.end);
      if (!deep(tree, edge.start, by) || !deep(tree, edge.end, by)) {
        const Path piece{a, edge.start.at, edge.end.at, b};
        if (straight(piece)) {
          append(ring, frame.to_grid(edge.start.at));
          append(ring, frame.to_grid(edge.end.at));
        } else {
          emit(piece);
        }
      } else {
        leave_out({a, edge.start.at, edge.end.at, b});
      }
      follow(a, b, 12, ring);
    }
    if (ring.size() >= 3) rings.push_back(std::move(ring));
  }

  void append(GridRing& ring, const GridPoint& point) {
    // A step out and straight back again (the side that a quadrilateral shares with its sector) cancels.
    const size_t n = ring.size();
    if (n > 0 && ring[n - 1] == point) return;
    if (n > 1 && ring[n - 2] == point) {
      ring.pop_back();
      --vertices;
      return;
    }
    if (++vertices > kMostSegments) throw TooManySegments();
    ring.push_back(point);
  }

  void sector(const Site& site, double azimuth_in, double azimuth_out, const PointTree& tree, GridRing& ring) {
    const LonLat& at = site.at;
    append(ring, frame.to_grid(at));
    double angle = turn(azimuth_in, azimuth_out);
    if (angle > kPi - 1e-6) angle -= 2 * kPi;  // a full reversal is a round end, not a notch
    if (angle >= 0) return;
    const std::vector<Spot> points = arc(site, azimuth_in + kPi / 2, angle);
    const double by = margin(points[0], points[1]);
    std::vector<uint8_t> inner(points.size());
    for (size_t k = 0; k < points.size(); ++k) inner[k] = deep(tree, points[k], by);
    for (size_t k = 0; k + 1 < points.size();) {
      if (inner[k] && inner[k + 1]) {
        Path hidden{at, points[k].at};
        while (k + 1 < points.size() && inner[k] && inner[k + 1]) hidden.push_back(points[++k].at);
        leave_out(hidden);
        continue;
      }
      Path fan{at, points[k].at};
      while (k + 1 < points.size() && !(inner[k] && inner[k + 1])) fan.push_back(points[++k].at);
      if (!straight(fan)) {
        emit(fan);
        continue;
      }
      for (size_t m = 1; m < fan.size(); ++m) append(ring, frame.to_grid(fan[m]));
      append(ring, frame.to_grid(at));
    }
  }
};

/// A ring of the true outline keeps the distance everywhere; one that pieces left out have opened inside the buffer
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

OverlayPolygon whole_globe() {
  return {{{-kTurn / 2, -kTurn / 4}, {kTurn / 2, -kTurn / 4}, {kTurn / 2, kTurn / 4}, {-kTurn / 2, kTurn / 4}}, {}};
}

bool within_globe(const std::vector<OverlayPolygon>& polygons) {
  return std::all_of(polygons.begin(), polygons.end(), [](const OverlayPolygon& polygon) {
    return std::all_of(polygon.outer.begin(), polygon.outer.end(),
                       [](const GridPoint& p) { return std::llabs(p.x) <= kTurn / 2; });
  });
}

std::vector<OverlayPolygon> buffer_of(const BufferInput& input, double distance, const BufferOptions& options) {
  std::vector<Path> chains;
  size_t left = kMostSegments;
  const auto cut = [&](const Path& path, bool closed) {
    if (!path.empty()) chains.push_back(densify(path, closed, distance, left, options.control));
  };
  for (const Path& ring : input.rings) cut(ring, true);
  const size_t closed = chains.size();
  for (const Path& line : input.lines) cut(line, false);
  for (const LonLat& point : input.points) chains.push_back({point});
  if (chains.empty()) return {};
  std::vector<Vec3> source;
  for (const Path& chain : chains) {
    for (const LonLat& point : chain) source.push_back(to_ecef(point));
  }
  const PointTree tree(std::move(source), options.control);
  const BufferFrame frame(chains, input.rings, distance);
  if (frame.covers_globe()) return {whole_globe()};
  // Lines go there and back again: rings without inside.
  for (size_t i = closed; i < chains.size(); ++i) {
    for (size_t k = chains[i].size() - 1; k-- > 1;) chains[i].push_back(chains[i][k]);
  }
  Builder builder(distance, frame, options);
  for (const Path& chain : chains) {
    if (chain.size() == 1) builder.circle(chain[0]);
    else builder.walk(chain, tree);
  }
  if (frame.inverted()) builder.rings.push_back(azimuthal_rim());
  options.control.check();

  OverlayOptions overlay_options;
  overlay_options.positive = true;
  overlay_options.control = options.control;
  overlay_options.min_area = 1e4;  // (100 grid units)²: about a square metre
  std::vector<OverlayPolygon> polygons = overlay(builder.rings, {}, Operation::kUnion, overlay_options);
  const double round = std::cos(kPi / options.circle_segments);
  const auto inner = [&](const GridRing& ring) {
    if (frame.azimuthal() && is_azimuthal_rim(ring)) return false;
    if (builder.knows_left_out() && !builder.left_out.may_have_opened(ring)) return false;
    return spurious(ring, tree, distance, round, frame, options.control);
  };
  polygons.erase(std::remove_if(polygons.begin(), polygons.end(),
                                [&](const OverlayPolygon& polygon) { return inner(polygon.outer); }),
                 polygons.end());
  for (OverlayPolygon& polygon : polygons) {
    auto& holes = polygon.holes;
    holes.erase(std::remove_if(holes.begin(), holes.end(), inner), holes.end());
  }
  options.control.check();
  if (!frame.azimuthal() && within_globe(polygons)) return polygons;
  return overlay(frame.to_lon_lat(polygons, edge_tolerance(distance) / 2, options.control), {}, Operation::kUnion, overlay_options);
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
  std::vector<OverlayPolygon> result = buffer_of(input, distance, options);
  if (!result.empty() || (input.rings.empty() && input.lines.empty() && input.points.empty())) return result;
  // Nothing is left only where rings cross themselves, so that pieces lie on the wrong side of their edges.
  result = buffer_of(untangled(input, options.control), distance, options);
  if (result.empty()) throw TooExpensive("The outlines of this query are too tangled for a buffer.");
  return result;
}

}  // namespace graticule::geo
