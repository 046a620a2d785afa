#include "buffer_frame.h"

#include <algorithm>
#include <cmath>

namespace graticule::geo {

namespace {

constexpr int64_t kTurn = 3600000000;  // 360° in grid units
constexpr double kMetresPerDegree = 111000.0;  // a little under a degree of latitude anywhere
constexpr double kMeanRadius = (2 * kEquatorialRadius + kPolarRadius) / 3;
/// Nearer to a pole the edges of pieces are no longer straight in longitude and latitude.
constexpr double kPolarLatitude = 87.0;
/// Radians from the centre up to which an azimuthal map needs no better centre.
constexpr double kComfortable = 160 * kDegree;

double wrap180(double lon) { return lon - 360.0 * std::floor((lon + 180.0) / 360.0); }

double dot(const Vec3& a, const Vec3& b) { return a.x * b.x + a.y * b.y + a.z * b.z; }

Vec3 unit(const LonLat& at) {
  const double c = std::cos(at.lat * kDegree);
  return {c * std::cos(at.lon * kDegree), c * std::sin(at.lon * kDegree), std::sin(at.lat * kDegree)};
}

Vec3 scaled(const Vec3& v, double by) { return {v.x * by, v.y * by, v.z * by}; }

LonLat place_of(const Vec3& v) {
  return {std::atan2(v.y, v.x) / kDegree, std::atan2(v.z, std::hypot(v.x, v.y)) / kDegree};
}

int64_t grid(double degrees) { return static_cast<int64_t>(std::llround(degrees * kGridPerDegree)); }

/// Even-odd rule on rings cut at ±180°.
bool inside(const LonLat& at, const std::vector<Path>& rings) {
  bool result = false;
  for (const Path& ring : rings) {
    for (size_t i = 0, j = ring.size() - 1; i < ring.size(); j = i++) {
      const LonLat &p = ring[j], &q = ring[i];
      if ((p.lat > at.lat) == (q.lat > at.lat)) continue;
      if (p.lon + (at.lat - p.lat) / (q.lat - p.lat) * (q.lon - p.lon) > at.lon) result = !result;
    }
  }
  return result;
}

bool inside(const GridPoint& at, const GridRing& ring) {
  bool result = false;
  for (size_t i = 0, j = ring.size() - 1; i < ring.size(); j = i++) {
    const GridPoint &p = ring[j], &q = ring[i];
    if ((p.y > at.y) == (q.y > at.y)) continue;
    const double t = static_cast<double>(at.y - p.y) / static_cast<double>(q.y - p.y);
    if (static_cast<double>(p.x) + t * static_cast<double>(q.x - p.x) > static_cast<double>(at.x)) result = !result;
  }
  return result;
}

}  // namespace

GridRing azimuthal_rim() { return {{-kTurn, -kTurn}, {kTurn, -kTurn}, {kTurn, kTurn}, {-kTurn, kTurn}}; }

bool is_azimuthal_rim(const GridRing& ring) {
  return std::any_of(ring.begin(), ring.end(), [](const GridPoint& p) { return p.x == kTurn; });
}

BufferFrame::BufferFrame(const std::vector<Chain>& chains, const std::vector<Path>& rings, double distance) {
  if (choose_gap(chains, distance)) return;
  azimuthal_ = true;
  choose_centre(chains, rings, distance);
}

/// Looks for a multiple of five degrees of longitude that no piece of the buffer can reach.
bool BufferFrame::choose_gap(const std::vector<Chain>& chains, double distance) {
  if (distance > 1e6) return false;
  double top = 0;
  for (const Chain& chain : chains) {
    for (const LonLat& at : chain.at) top = std::max(top, std::fabs(at.lat));
  }
  if (top + distance / kMetresPerDegree > kPolarLatitude) return false;
  std::vector<bool> taken(72, false);
  for (const Chain& chain : chains) {
    for (const LonLat& at : chain.at) {
      const double widest = std::fabs(at.lat) + distance / kMetresPerDegree;
      const double reach = 1.1 * distance / kMetresPerDegree / std::cos(widest * kDegree) + 2.5;
      const int spread = static_cast<int>(std::ceil(reach / 5));
      const int middle = static_cast<int>(std::floor((wrap180(at.lon) + 180) / 5 + 0.5));
      if (spread >= 36) return false;
      for (int k = -spread; k <= spread; ++k) taken[static_cast<size_t>((middle + k + 144) % 72)] = true;
    }
  }
  const auto gap = std::find(taken.begin(), taken.end(), false);
  if (gap == taken.end()) return false;
  cut_ = -180.0 + 5.0 * static_cast<double>(gap - taken.begin());
  return true;
}

/// The middle of the source, unless the buffer reaches too near to the point opposite; then the point whose opposite
/// is farthest from the source.
void BufferFrame::choose_centre(const std::vector<Chain>& chains, const std::vector<Path>& rings, double distance) {
  std::vector<Vec3> points;
  for (const Chain& chain : chains) {
    for (const LonLat& at : chain.at) points.push_back(unit(at));
  }
  Vec3 sum{0, 0, 0};
  for (const Vec3& p : points) sum = {sum.x + p.x, sum.y + p.y, sum.z + p.z};
  const double length = std::sqrt(dot(sum, sum));
  Vec3 best = length > 1e-9 ? scaled(sum, 1 / length) : Vec3{1, 0, 0};
  const size_t stride = 1 + points.size() / 2000;
  // Radians from the point opposite a centre to the nearest sampled point of the source.
  const auto clearance = [&](const Vec3& centre) {
    double least = 1;
    for (size_t i = 0; i < points.size(); i += stride) least = std::min(least, dot(points[i], centre));
    return kPi - std::acos(std::clamp(least, -1.0, 1.0));
  };
  const double reach = distance / kPolarRadius;
  double clear = clearance(best);
  if (clear - reach < kPi - kComfortable) {
    // A spiral of points spread evenly over the sphere, then ever shorter steps from the best of them.
    constexpr int kCandidates = 400;
    for (int i = 0; i < kCandidates; ++i) {
      const double z = 1 - (2 * i + 1.0) / kCandidates, turn = i * kPi * (3 - std::sqrt(5.0));
      const Vec3 candidate{std::sqrt(1 - z * z) * std::cos(turn), std::sqrt(1 - z * z) * std::sin(turn), z};
      const double at = clearance(candidate);
      if (at > clear) clear = at, best = candidate;
    }
    // Every step gains room or halves its length; what is found after a thousand is good enough.
    double step = 0.1;
    for (int tries = 0; tries < 1000 && step > 1e-5; ++tries) {
      set_centre(best);
      Vec3 next = best;
      for (int k = 0; k < 8; ++k) {
        const double c = std::cos(k * kPi / 4), s = std::sin(k * kPi / 4);
        const Vec3 away{c * east_.x + s * north_.x, c * east_.y + s * north_.y, c * east_.z + s * north_.z};
        const Vec3 candidate{std::cos(step) * best.x + std::sin(step) * away.x,
                             std::cos(step) * best.y + std::sin(step) * away.y,
                             std::cos(step) * best.z + std::sin(step) * away.z};
        const double at = clearance(candidate);
        if (at > clear) clear = at, next = candidate;
      }
      if (dot(next, best) == dot(best, best)) step /= 2;
      best = next;
    }
  }
  set_centre(best);
  inverted_ = inside(place_of(scaled(best, -1)), rings);
  double least = 1;
  for (const Vec3& p : points) least = std::min(least, dot(p, best));
  // On the mean sphere, to a thousandth: a gap of less than some 20 km opposite the source counts as covered.
  covers_globe_ = !inverted_ && (kPi - std::acos(std::clamp(least, -1.0, 1.0))) * kMeanRadius <= distance * 1.001;
}

void BufferFrame::set_centre(const Vec3& centre) {
  centre_ = centre;
  const Vec3 axis = std::fabs(centre.z) < 0.9 ? Vec3{0, 0, 1} : Vec3{1, 0, 0};
  const Vec3 side{axis.y * centre.z - axis.z * centre.y, axis.z * centre.x - axis.x * centre.z,
                  axis.x * centre.y - axis.y * centre.x};
  east_ = scaled(side, 1 / std::sqrt(dot(side, side)));
  north_ = {centre.y * east_.z - centre.z * east_.y, centre.z * east_.x - centre.x * east_.z,
            centre.x * east_.y - centre.y * east_.x};
}

std::vector<GridRing> BufferFrame::to_map(const std::vector<GridRing>& rings) const {
  std::vector<GridRing> result;
  for (const GridRing& ring : rings) wrap_ring(ring, result, grid(cut_));
  return result;
}

std::vector<Segment> BufferFrame::to_map(const std::vector<Segment>& edges) const {
  std::vector<Segment> result;
  const int64_t west = grid(cut_), east = west + kTurn;
  const auto put = [&](const GridPoint& p, const GridPoint& q, int32_t weight) {
    if (!(p < q)) return;
    // On the cut itself goes what has its inside there.
    const bool upright = p.x == q.x, before = upright ? p.x < west || (p.x == west && weight > 0) : p.x < west;
    const bool beyond = upright ? p.x > east || (p.x == east && weight < 0) : q.x > east;
    const int64_t by = before ? kTurn : beyond ? -kTurn : 0;
    result.push_back({{p.x + by, p.y}, {q.x + by, q.y}, weight, 0});
  };
  for (const Segment& edge : edges) {
    GridPoint from = edge.p;
    for (const int64_t seam : {west, east}) {
      if (from.x >= seam || edge.q.x <= seam) continue;
      put(from, {seam, from.y}, edge.weight_a);
      from.x = seam;
      // What is above, up to the edge that closes it, ends at the cut and begins there.
      result.push_back({{east, from.y}, {east, kTurn / 4}, edge.weight_a, 0});
      result.push_back({{west, from.y}, {west, kTurn / 4}, -edge.weight_a, 0});
    }
    put(from, edge.q, edge.weight_a);
  }
  return result;
}

GridPoint BufferFrame::to_grid(const LonLat& at) const {
  if (!azimuthal_) {
    const double lon = at.lon - 360.0 * std::floor((at.lon - cut_) / 360.0);
    return {grid(lon), grid(std::clamp(at.lat, -90.0, 90.0))};
  }
  const Vec3 v = unit(at);
  const double x = dot(v, east_), y = dot(v, north_), s = std::hypot(x, y), depth = dot(v, centre_);
  // The point opposite the centre is the whole rim; any of its points will do.
  if (s < 1e-12) return {depth > 0 ? 0 : kTurn / 2, 0};
  const double stretch = std::atan2(s, depth) / s;
  return {grid(x * stretch / kDegree), grid(y * stretch / kDegree)};
}

LonLat BufferFrame::from_grid(const GridPoint& at) const {
  const double x = static_cast<double>(at.x) / kGridPerDegree, y = static_cast<double>(at.y) / kGridPerDegree;
  if (!azimuthal_) return {x, y};
  const double away = std::hypot(x, y);
  if (away == 0) return place_of(centre_);
  const double c = std::cos(away * kDegree), s = std::sin(away * kDegree) / away;
  return place_of({c * centre_.x + s * (x * east_.x + y * north_.x), c * centre_.y + s * (x * east_.y + y * north_.y),
                   c * centre_.z + s * (x * east_.z + y * north_.z)});
}

/// A great circle that passes the centre at the angle t, across: from its nearest point on it leaves the straight
/// line of the map by (t - sin t cos t) / (2 sin² t) times the square of half the length over the radius. Lengths on
/// the map are never shorter than on the sphere.
bool BufferFrame::bends(const LonLat& p, const LonLat& q, double tolerance) const {
  if (!azimuthal_) return false;
  const GridPoint a = to_grid(p), b = to_grid(q);
  const auto away = [](const GridPoint& v) {
    return std::hypot(static_cast<double>(v.x), static_cast<double>(v.y)) / kGridPerDegree * kDegree;
  };
  const double t = std::min(std::max(away(a), away(b)), 179.9 * kDegree);
  const double sine = std::sin(t);
  const double factor = t < 0.01 ? t / 3 : (t - sine * std::cos(t)) / (2 * sine * sine);
  const double length = away({b.x - a.x, b.y - a.y}) * kMeanRadius;
  return factor * length * length / (4 * kMeanRadius) > tolerance;
}

/// One outline with its longitudes running on; one that goes round a pole is closed over the north pole.
GridRing BufferFrame::unroll(const GridRing& ring, double tolerance, const RunControl& control) const {
  GridRing out;
  double lon = 0;
  bool begun = false;
  const auto push = [&](const LonLat& at) {
    if (out.size() >= kMostSegments) throw TooManySegments();
    lon = begun ? lon + wrap180(at.lon - lon) : at.lon;
    begun = true;
    out.push_back({grid(lon), grid(at.lat)});
  };
  // Halves an edge until its middle lies where the straight line in longitude and latitude has it.
  const auto follow = [&](const auto& self, const GridPoint& a, const GridPoint& b, const LonLat& p, const LonLat& q,
                          int depth) -> void {
    control.check();
    const GridPoint m{(a.x + b.x) / 2, (a.y + b.y) / 2};
    const LonLat middle = from_grid(m);
    const double dx = wrap180(p.lon + wrap180(q.lon - p.lon) / 2 - middle.lon) * std::cos(middle.lat * kDegree);
    const double off = std::hypot(dx, (p.lat + q.lat) / 2 - middle.lat) * kMetresPerDegree;
    if (depth == 0 || m == a || m == b || (off < tolerance && std::fabs(wrap180(q.lon - p.lon)) < 90)) {
      push(q);
      return;
    }
    self(self, a, m, p, middle, depth - 1);
    self(self, m, b, middle, q, depth - 1);
  };
  const LonLat start = from_grid(ring[0]);
  push(start);
  LonLat p = start;
  for (size_t i = 0; i < ring.size(); ++i) {
    const GridPoint& next = ring[i + 1 == ring.size() ? 0 : i + 1];
    const LonLat q = from_grid(next);
    follow(follow, ring[i], next, p, q, 40);
    p = q;
  }
  const GridPoint first = out.front(), last = out.back();
  if (std::llabs(last.x - first.x) > kTurn / 2) {
    out.push_back({last.x, kTurn / 4});
    out.push_back({first.x, kTurn / 4});
  } else {
    out.pop_back();
  }
  return out;
}

std::vector<GridRing> BufferFrame::to_lon_lat(const std::vector<OverlayPolygon>& polygons, double tolerance,
                                              const RunControl& control) const {
  std::vector<GridRing> rings;
  if (!azimuthal_) {
    for (const OverlayPolygon& polygon : polygons) {
      wrap_ring(polygon.outer, rings);
      for (const GridRing& hole : polygon.holes) wrap_ring(hole, rings);
    }
    return rings;
  }
  // Closed over the north pole, every outline leaves the south pole outside: where it is inside, the globe is added.
  const GridPoint south = to_grid({0, -90});
  bool south_inside = false;
  const auto add = [&](const GridRing& ring) {
    if (inside(south, ring)) south_inside = !south_inside;
    if (!is_azimuthal_rim(ring)) wrap_ring(unroll(ring, tolerance, control), rings);
  };
  for (const OverlayPolygon& polygon : polygons) {
    add(polygon.outer);
    for (const GridRing& hole : polygon.holes) add(hole);
  }
  if (south_inside) {
    rings.push_back(
        {{-kTurn / 2, -kTurn / 4}, {kTurn / 2, -kTurn / 4}, {kTurn / 2, kTurn / 4}, {-kTurn / 2, kTurn / 4}});
  }
  return rings;
}

}  // namespace graticule::geo
