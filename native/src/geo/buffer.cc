#include "graticule/geo/buffer.h"

#include <algorithm>
#include <cmath>

#include "point_tree.h"

namespace graticule::geo {

// The buffer is the union of the geometry, of a quadrilateral beside every edge and of a sector of a circle around
// every convex vertex; all their corners are solutions of the direct geodesic problem, so nothing is projected.
// Walking a ring and making the detour A → A' → B' → B beside each edge gives one closed walk whose winding is the
// sum of all these pieces; the overlay keeps where it is positive. Pieces whose outer edge lies deep inside the
// buffer of other vertices cannot show in the outline: they are left out (at 100 km nearly all of them), and the
// holes this may leave inside are recognised by a vertex nearer to the source than the distance.

namespace {

constexpr int64_t kTurn = 3600000000;  // 360° in grid units
constexpr double kPolarLatitude = 87.0;
constexpr double kMetresPerDegree = 111000.0;  // a little under a degree of latitude anywhere

double wrap180(double lon) { return lon - 360.0 * std::floor((lon + 180.0) / 360.0); }

/// Azimuth change at a vertex in (-π, π]: negative turns left.
double turn(double from, double to) {
  double delta = to - from;
  while (delta <= -kPi) delta += 2 * kPi;
  while (delta > kPi) delta -= 2 * kPi;
  return delta;
}

GridPoint to_grid(double lon, double lat) {
  return {static_cast<int64_t>(std::llround(lon * kGridPerDegree)),
          static_cast<int64_t>(std::llround(std::clamp(lat, -90.0, 90.0) * kGridPerDegree))};
}

GridPoint near(const LonLat& point, double lon) {
  return to_grid(lon + wrap180(point.lon - lon), point.lat);
}

struct Builder {
  const double distance;
  const double step;       // radians of arc between two vertices of a circle
  const double tolerance;  // metres that a straight lon/lat edge may leave its geodesic
  const BufferOptions& options;
  double cut = -180;  // longitude where the working frame begins
  std::vector<GridRing> rings;

  Builder(double metres, const BufferOptions& opts)
      : distance(metres),
        step(2 * kPi / opts.circle_segments),
        tolerance(0.0002 * metres + 0.2),
        options(opts) {}

  int64_t grid_cut() const { return static_cast<int64_t>(std::llround(cut * kGridPerDegree)); }

  /// Degrees of longitude that the buffer can reach at a latitude.
  double reach(double lat) const {
    const double top = std::min(89.0, std::fabs(lat) + distance / kMetresPerDegree);
    return std::min(180.0, 1.1 * distance / kMetresPerDegree / std::cos(top * kDegree));
  }

  /// Pieces that may cross the frame's cut are never left out: a gap there would open to the side.
  bool near_cut(const LonLat& at) const {
    const double away = std::fabs(wrap180(at.lon - cut));
    return away <= 2 * reach(at.lat);
  }

  /// Begins the working frame at the multiple of five degrees with the fewest source vertices around it, so that
  /// the antimeridian is an ordinary place for what lies there.
  void choose_cut(const std::vector<Path>& chains) {
    std::vector<size_t> count(72, 0);
    for (const Path& chain : chains) {
      for (const LonLat& at : chain) {
        const int spread = static_cast<int>(std::min(36.0, std::ceil(2 * reach(at.lat) / 5)));
        const int middle = static_cast<int>(std::floor((wrap180(at.lon) + 180) / 5));
        for (int k = -spread; k <= spread; ++k) ++count[static_cast<size_t>((middle + k + 144) % 72)];
      }
    }
    cut = -180.0 + 5.0 * static_cast<double>(std::min_element(count.begin(), count.end()) - count.begin());
  }

  void check_cancelled() const {
    options.control.check();
  }

  /// Edges as straight lines in lon/lat are cut until each is as good as a geodesic and short beside the distance.
  Path densify(const Path& path, bool closed) const {
    Path out;
    const size_t edges = closed ? path.size() : path.size() - 1;
    for (size_t i = 0; i < edges; ++i) {
      const LonLat a = path[i], b = path[(i + 1) % path.size()];
      out.push_back(a);
      const double lat = std::min(89.9, std::max(std::fabs(a.lat), std::fabs(b.lat))) * kDegree;
      const double x = (b.lon - a.lon) * std::cos((a.lat + b.lat) / 2 * kDegree), y = b.lat - a.lat;
      const double length = std::sqrt(x * x + y * y) * kMetresPerDegree;
      const double straight = std::sqrt(8 * kPolarRadius * tolerance / std::max(std::tan(lat), 0.05));
      const double longest = std::min(straight, std::max(distance / 2, 2000.0));
      const int pieces = std::fabs(a.lat) > 89.9999 && std::fabs(b.lat) > 89.9999
                             ? 1
                             : static_cast<int>(std::min(20000.0, std::ceil(length / longest)));
      for (int k = 1; k < pieces; ++k) {
        const double t = static_cast<double>(k) / pieces;
        out.push_back({a.lon + t * (b.lon - a.lon), a.lat + t * (b.lat - a.lat)});
      }
    }
    if (!closed) out.push_back(path.back());
    return out;
  }

  /// Where a piece's edges are too long or too near a pole to be straight in lon/lat.
  bool polar(const LonLat& at) const {
    return distance > 1e6 || std::fabs(at.lat) + distance / kMetresPerDegree > kPolarLatitude;
  }

  /// True when the outer edge from p to q, and so the piece behind it, cannot reach the outline: both ends lie
  /// deeper inside the buffer of some source vertex than half their distance from each other.
  bool hidden(const PointTree& tree, const LonLat& p, const LonLat& q) const {
    const Vec3 a = to_ecef(p), b = to_ecef(q);
    const double x = a.x - b.x, y = a.y - b.y, z = a.z - b.z;
    const double margin = 0.53 * std::sqrt(x * x + y * y + z * z) + 0.0005 * distance;
    const double radius = chord_lower_bound(distance - margin);
    return distance > margin && tree.any_within(a, radius) && tree.any_within(b, radius);
  }

  void emit(const GridRing& ring) {
    if (ring.size() >= 3) wrap_ring(ring, rings, grid_cut());
  }

  void subdivide(const LonLat& p, const LonLat& q, int depth, Path& out) const {
    const Inverse line = inverse(p, q);
    const LonLat middle = direct(p, line.azimuth1, line.distance / 2);
    const LonLat straight{p.lon + wrap180(q.lon - p.lon) / 2, (p.lat + q.lat) / 2};
    if (depth == 0 || line.distance < tolerance || inverse(middle, straight).distance < tolerance) {
      out.push_back(q);
      return;
    }
    subdivide(p, middle, depth - 1, out);
    subdivide(middle, q, depth - 1, out);
  }

  /// A piece near a pole: its boundary as geodesics, unwrapped, and closed over the pole when it goes round it.
  void emit_polar(const Path& piece) {
    Path dense{piece[0]};
    for (size_t i = 0; i < piece.size(); ++i) subdivide(piece[i], piece[(i + 1) % piece.size()], 12, dense);
    dense.pop_back();
    GridRing ring;
    double lon = dense[0].lon;
    for (const LonLat& point : dense) {
      lon += wrap180(point.lon - lon);
      ring.push_back(to_grid(lon, point.lat));
    }
    const double closing = lon + wrap180(dense[0].lon - lon);
    const double winding = std::round((closing - dense[0].lon) / 360.0);
    if (winding != 0) {
      // Interior on the left: eastwards round the north pole, westwards round the south pole.
      const double pole = winding > 0 ? 90.0 : -90.0;
      ring.push_back(to_grid(closing, dense[0].lat));
      ring.push_back(to_grid(closing, pole));
      ring.push_back(to_grid(dense[0].lon, pole));
    }
    emit(ring);
  }

  /// Corners of the sector around `at` from azimuth `from` turning by `angle` (negative: to the left).
  Path arc(const LonLat& at, double from, double angle) const {
    const int pieces = std::max(1, static_cast<int>(std::ceil(std::fabs(angle) / step - 1e-9)));
    Path out;
    for (int k = 0; k <= pieces; ++k) out.push_back(direct(at, from + angle * k / pieces, distance));
    return out;
  }

  void circle(const LonLat& at) {
    Path round = arc(at, 0, -2 * kPi);
    round.pop_back();
    if (inverse(at, {0, 90}).distance < distance && inverse(at, {0, -90}).distance < distance) {
      // Both poles inside: the circle is the edge of a hole around the antipode.
      emit({to_grid(-180, -90), to_grid(180, -90), to_grid(180, 90), to_grid(-180, 90)});
    }
    emit_polar(round);
  }

  struct Edge {
    double azimuth1, azimuth2;
    LonLat start, end;  // the offset edge
    bool kept;
  };

  /// Walks a closed chain of source vertices with the detours beside its edges on the right.
  void walk(const Path& chain, const PointTree& tree) {
    const size_t n = chain.size();
    if (n < 2) return;
    std::vector<Edge> edges(n);
    for (size_t i = 0; i < n; ++i) {
      if ((i & 255) == 0) check_cancelled();
      const LonLat &a = chain[i], &b = chain[(i + 1) % n];
      const Inverse line = inverse(a, b);
      Edge& edge = edges[i];
      edge.kept = line.distance > 0;
      if (!edge.kept) continue;
      edge.azimuth1 = line.azimuth1;
      edge.azimuth2 = line.azimuth2;
      edge.start = direct(a, line.azimuth1 + kPi / 2, distance);
      edge.end = direct(b, line.azimuth2 + kPi / 2, distance);
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
      if ((k & 255) == 0) check_cancelled();
      const size_t i = real[k], previous = real[(k + real.size() - 1) % real.size()];
      const LonLat &a = chain[i], &b = chain[(i + 1) % n];
      Edge& edge = edges[i];
      const bool near_pole = polar(a) || polar(b);
      sector(a, edges[previous].azimuth2, edge.azimuth1, near_pole, tree, ring);
      if (near_cut(a) || near_cut(b) || !hidden(tree, edge.start, edge.end)) {
        if (near_pole) {
          emit_polar({a, edge.start, edge.end, b});
        } else {
          append(ring, near(edge.start, a.lon));
          append(ring, near(edge.end, b.lon));
        }
      }
      append(ring, to_grid(b.lon, b.lat));
    }
    emit(ring);
  }

  static void append(GridRing& ring, const GridPoint& point) {
    // A step out and straight back again (the side that a quadrilateral shares with its sector) cancels.
    const size_t n = ring.size();
    if (n > 0 && ring[n - 1] == point) return;
    if (n > 1 && ring[n - 2] == point) {
      ring.pop_back();
      return;
    }
    ring.push_back(point);
  }

  void sector(const LonLat& at, double azimuth_in, double azimuth_out, bool near_pole, const PointTree& tree,
              GridRing& ring) {
    append(ring, to_grid(at.lon, at.lat));
    double angle = turn(azimuth_in, azimuth_out);
    if (angle > kPi - 1e-6) angle -= 2 * kPi;  // a full reversal is a round end, not a notch
    if (angle >= 0) return;
    const Path points = arc(at, azimuth_in + kPi / 2, angle);
    const auto shows = [&, all = near_cut(at)](size_t k) { return all || !hidden(tree, points[k], points[k + 1]); };
    for (size_t k = 0; k + 1 < points.size();) {
      if (!shows(k)) {
        ++k;
        continue;
      }
      Path fan{at, points[k]};
      while (k + 1 < points.size() && shows(k)) fan.push_back(points[++k]);
      if (near_pole) {
        emit_polar(fan);
        continue;
      }
      for (size_t m = 1; m < fan.size(); ++m) append(ring, near(fan[m], at.lon));
      append(ring, to_grid(at.lon, at.lat));
    }
  }
};

/// A ring of the true outline keeps the distance everywhere but on the cuts; one that pieces left out have opened
/// inside the buffer comes nearer to the source somewhere.
bool spurious(const GridRing& ring, const PointTree& tree, double distance, int64_t cut) {
  const double radius = chord_lower_bound(0.98 * distance);
  const auto on_cut = [&](const GridPoint& p) {
    return p.x == cut || p.x == cut + kTurn || std::llabs(p.y) == kTurn / 4;
  };
  for (size_t i = 0; i < ring.size(); ++i) {
    const GridPoint &p = ring[i], &q = ring[i + 1 == ring.size() ? 0 : i + 1];
    if (on_cut(p) || on_cut(q)) continue;
    const LonLat at{p.x / kGridPerDegree, p.y / kGridPerDegree};
    const LonLat middle{(p.x + q.x) / 2 / kGridPerDegree, (p.y + q.y) / 2 / kGridPerDegree};
    if (tree.any_within(to_ecef(at), radius) || tree.any_within(to_ecef(middle), radius)) return true;
  }
  return false;
}

}  // namespace

void wrap_ring(const GridRing& ring, std::vector<GridRing>& out, int64_t base) {
  int64_t low = ring[0].x, high = ring[0].x;
  for (const GridPoint& p : ring) {
    low = std::min(low, p.x);
    high = std::max(high, p.x);
  }
  if (low >= base && high <= base + kTurn) {
    out.push_back(ring);
    return;
  }
  for (int64_t strip = -4; strip <= 4; ++strip) {
    const int64_t left = base + strip * kTurn, right = left + kTurn;
    if (high <= left || low >= right) continue;
    GridRing cut;
    const auto push = [&](int64_t x, int64_t y) {
      const GridPoint point{std::clamp(x, left, right) - strip * kTurn, y};
      if (cut.empty() || !(cut.back() == point)) cut.push_back(point);
    };
    for (size_t i = 0; i < ring.size(); ++i) {
      const GridPoint &p = ring[i], &q = ring[i + 1 == ring.size() ? 0 : i + 1];
      push(p.x, p.y);
      // Vertices where the edge enters or leaves the strip, in the order of travel.
      const int64_t borders[2] = {p.x < q.x ? left : right, p.x < q.x ? right : left};
      for (const int64_t x : borders) {
        if ((p.x < x) == (q.x < x) || p.x == x || q.x == x) continue;
        const double t = static_cast<double>(x - p.x) / static_cast<double>(q.x - p.x);
        push(x, p.y + static_cast<int64_t>(std::llround(t * static_cast<double>(q.y - p.y))));
      }
    }
    if (cut.size() >= 3) out.push_back(std::move(cut));
  }
}

/// From the working frame to -180 … 180: healed along the frame's cut, cut along the antimeridian.
std::vector<OverlayPolygon> reframe(std::vector<OverlayPolygon> polygons, const OverlayOptions& options) {
  std::vector<GridRing> rings;
  bool outside = false;
  const auto add = [&](const GridRing& ring) {
    for (const GridPoint& p : ring) outside = outside || std::llabs(p.x) > kTurn / 2;
    wrap_ring(ring, rings);
  };
  for (const OverlayPolygon& polygon : polygons) {
    add(polygon.outer);
    for (const GridRing& hole : polygon.holes) add(hole);
  }
  return outside ? overlay(rings, {}, Operation::kUnion, options) : polygons;
}

std::vector<OverlayPolygon> geodesic_buffer(const BufferInput& input, double distance, const BufferOptions& options) {
  Builder builder(distance, options);
  std::vector<Path> chains;
  std::vector<Vec3> source;
  const auto add_source = [&](const Path& path) {
    for (const LonLat& point : path) source.push_back(to_ecef(point));
  };
  for (const Path& ring : input.rings) {
    chains.push_back(builder.densify(ring, true));
    add_source(chains.back());
  }
  for (const Path& line : input.lines) {
    if (line.empty()) continue;
    Path chain = builder.densify(line, false);
    add_source(chain);
    // There and back again: a ring without inside.
    for (size_t i = chain.size() - 1; i-- > 1;) chain.push_back(chain[i]);
    chains.push_back(std::move(chain));
  }
  for (const LonLat& point : input.points) source.push_back(to_ecef(point));
  const PointTree tree(std::move(source));
  builder.choose_cut(chains);
  for (const Path& chain : chains) {
    if (chain.size() == 1) builder.circle(chain[0]);
    else builder.walk(chain, tree);
  }
  for (const LonLat& point : input.points) builder.circle(point);
  options.control.check();

  OverlayOptions overlay_options;
  overlay_options.positive = true;
  overlay_options.min_area = 1e4;  // (100 grid units)²: about a square metre
  std::vector<OverlayPolygon> polygons = overlay(builder.rings, {}, Operation::kUnion, overlay_options);
  const int64_t cut = builder.grid_cut();
  const auto inner = [&](const GridRing& ring) { return spurious(ring, tree, distance, cut); };
  polygons.erase(std::remove_if(polygons.begin(), polygons.end(),
                                [&](const OverlayPolygon& polygon) { return inner(polygon.outer); }),
                 polygons.end());
  for (OverlayPolygon& polygon : polygons) {
    auto& holes = polygon.holes;
    holes.erase(std::remove_if(holes.begin(), holes.end(), inner), holes.end());
  }
  return reframe(std::move(polygons), overlay_options);
}

}  // namespace graticule::geo
