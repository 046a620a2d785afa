#include "buffer_pieces.h"

#include <algorithm>
#include <cmath>
#include <iterator>

#include "../blocks.h"

namespace graticule::geo {

namespace {

constexpr double kMetresPerDegree = 111000.0;  // a little under a degree of latitude anywhere

/// Metres that corners of pieces may lie off, rounded to the grid: a strip inside the outline as wide as that is never left out.
constexpr double kRounding = 0.03;

/// Radians that a turn may fall short of a full reversal to count as one: in spits and slits that narrow the side that the angle lies
/// on is a matter of rounding. A round end is never wrong, for all of it is near its vertex.
constexpr double kHairpin = 0.01;

/// Edges of a long chain that one thread walks at a time.
constexpr size_t kStretch = 512;

/// Azimuth change at a vertex in (-π, π]: negative turns left.
double turn(double from, double to) {
  double delta = to - from;
  while (delta <= -kPi) delta += 2 * kPi;
  while (delta > kPi) delta -= 2 * kPi;
  return delta;
}

/// An azimuth at one vertex as it is at another in the same place: at a pole each longitude has its own north.
double carried(const Site& from, const Site& to, double azimuth) {
  if (from.at.lon == to.at.lon) return azimuth;
  const double e = std::sin(azimuth), n = std::cos(azimuth);
  const Vec3 way{e * from.east.x + n * from.north.x, e * from.east.y + n * from.north.y, e * from.east.z + n * from.north.z};
  return std::atan2(way.x * to.east.x + way.y * to.east.y + way.z * to.east.z,
                    way.x * to.north.x + way.y * to.north.y + way.z * to.north.z);
}

}  // namespace

Pieces::Pieces(double metres, const BufferFrame& frame, const PointTree& tree, const Ground* ground,
               const BufferOptions& options)
    : left_out(2 * metres / kMetresPerDegree * kGridPerDegree),
      distance_(metres),
      step_(2 * kPi / options.circle_segments),
      tolerance_(edge_tolerance(metres)),
      frame_(frame),
      tree_(tree),
      ground_(ground),
      options_(options) {}

Spot Pieces::offset(const Site& from, double azimuth) const {
  if (distance_ <= kNear) return nearby(from, azimuth, distance_);
  const LonLat at = direct(from.at, azimuth, distance_);
  return {at, to_ecef(at)};
}

/// How much deeper than the distance both ends of an outer edge must lie inside the buffer of some source vertex, so
/// that the edge, and the piece behind it, cannot reach the outline: half their distance from each other.
double Pieces::margin(const Spot& p, const Spot& q) const {
  const double x = p.space.x - q.space.x, y = p.space.y - q.space.y, z = p.space.z - q.space.z;
  return 0.53 * std::sqrt(x * x + y * y + z * z) + std::max(0.0005 * distance_, kRounding);
}

bool Pieces::deep(const Spot& at, double by) const {
  return distance_ > by && tree_.any_within(at.space, chord_lower_bound(distance_ - by));
}

/// The geodesic from p to q in pieces that are straight on the map, without p.
void Pieces::follow(const LonLat& p, const LonLat& q, int depth, GridRing& out) {
  if (depth == 0 || !frame_.bends(p, q, tolerance_)) {
    append(out, frame_.to_grid(q));
    return;
  }
  check_cancelled();
  if (++halvings_ > kMostSegments) throw TooManySegments();
  const Inverse line = inverse(p, q);
  const LonLat middle = direct(p, line.azimuth1, line.distance / 2);
  follow(p, middle, depth - 1, out);
  follow(middle, q, depth - 1, out);
}

bool Pieces::straight(const Path& piece) const {
  for (size_t i = 0; i < piece.size(); ++i) {
    if (frame_.bends(piece[i], piece[(i + 1) % piece.size()], tolerance_)) return false;
  }
  return true;
}

void Pieces::leave_out(const Path& piece) {
  if (!knows_left_out()) return;
  GridRing corners;
  for (const LonLat& corner : piece) corners.push_back(frame_.to_grid(corner));
  left_out.add(corners);
}

/// A piece on its own, its edges as geodesics.
void Pieces::emit(const Path& piece) {
  check_cancelled();
  GridRing ring;
  for (size_t i = 0; i < piece.size(); ++i) follow(piece[i], piece[(i + 1) % piece.size()], 12, ring);
  if (ring.size() >= 3) rings.push_back(std::move(ring));
}

/// Corners of the sector around `at` from azimuth `from` turning by `angle` (negative: to the left).
std::vector<Spot> Pieces::arc(const Site& at, double from, double angle) const {
  const int pieces = std::max(1, static_cast<int>(std::ceil(std::fabs(angle) / step_ - 1e-9)));
  std::vector<Spot> out;
  for (int k = 0; k <= pieces; ++k) out.push_back(offset(at, from + angle * k / pieces));
  return out;
}

void Pieces::circle(const LonLat& at) {
  Path round;
  for (const Spot& spot : arc(site_of(at), 0, -2 * kPi)) round.push_back(spot.at);
  round.pop_back();
  emit(round);
}

void Pieces::add(const Chain& chain, int threads) {
  if (chain.at.size() == 1) {
    circle(chain.at[0]);
    return;
  }
  if (chain.closed) {
    walk(chain.at, inland(chain), threads);
    return;
  }
  // A line goes there and back again: a ring without inside.
  Path path = chain.at;
  for (size_t k = path.size() - 1; k-- > 1;) path.push_back(path[k]);
  walk(path, inland(chain), threads);
}

void Pieces::take(Pieces&& other) {
  std::move(other.rings.begin(), other.rings.end(), std::back_inserter(rings));
  left_out.add(other.left_out);
  if ((halvings_ += other.halvings_) > kMostSegments) throw TooManySegments();
}

/// For each edge of the walk the edge of the ground's outline that it runs along with the ground on its right, kNone for others; empty
/// without ground.
std::vector<uint32_t> Pieces::inland(const Chain& chain) const {
  if (ground_ == nullptr) return {};
  const size_t n = chain.at.size();
  std::vector<uint32_t> there(chain.closed ? n : n - 1), back(chain.closed ? 0 : n - 1);
  for (size_t g = 0; g < chain.given.size(); ++g) {
    const size_t from = chain.given[g], to = g + 1 < chain.given.size() ? chain.given[g + 1] : chain.closed ? n : from;
    if (to == from) break;
    const GridPoint a = frame_.to_grid(chain.at[from]), b = frame_.to_grid(chain.at[to == n ? 0 : to]);
    std::fill(there.begin() + static_cast<long>(from), there.begin() + static_cast<long>(to), ground_->right_of(a, b));
    if (!chain.closed) {
      std::fill(back.begin() + static_cast<long>(from), back.begin() + static_cast<long>(to), ground_->right_of(b, a));
    }
  }
  there.insert(there.end(), back.rbegin(), back.rend());
  return there;
}

/// A piece all of which will be taken away; it stands on edges of the ground's outline.
bool Pieces::in_ground(const Path& piece, uint32_t own, uint32_t other) const {
  GridRing corners;
  for (const LonLat& corner : piece) corners.push_back(frame_.to_grid(corner));
  return ground_->holds(corners, own, other);
}

Pieces::Edge Pieces::edge_of(const Site& from, const Site& to) const {
  Edge edge{};
  edge.kept = apart(from, to);
  if (!edge.kept) return edge;
  if (distance_ <= kNear) {
    edge.azimuth1 = azimuth_of(from, to, 1);
    edge.azimuth2 = azimuth_of(to, from, -1);
  } else {
    const Inverse line = inverse(from.at, to.at);
    edge.azimuth1 = line.azimuth1;
    edge.azimuth2 = line.azimuth2;
  }
  edge.start = offset(from, edge.azimuth1 + kPi / 2);
  edge.end = offset(to, edge.azimuth2 + kPi / 2);
  return edge;
}

/// Walks a closed chain of source vertices with the detours beside its edges on the right.
void Pieces::walk(const Path& chain, const std::vector<uint32_t>& inland, int threads) {
  const size_t n = chain.size();
  if (n < 2) return;
  Walk walk{chain, inland, std::vector<Site>(n), std::vector<Edge>(n), {}};
  const Blocks blocks(n, kStretch);
  for_each_block(blocks.count, threads, [&](size_t block) {
    check_cancelled();
    for (size_t i = blocks.begin(block); i < blocks.end(block); ++i) walk.sites[i] = site_of(chain[i]);
  });
  for_each_block(blocks.count, threads, [&](size_t block) {
    check_cancelled();
    for (size_t i = blocks.begin(block); i < blocks.end(block); ++i) walk.edges[i] = edge_of(walk.sites[i], walk.sites[(i + 1) % n]);
  });
  // Edges without length (a pole written as a line, repeated vertices) are passed over.
  for (size_t i = 0; i < n; ++i) {
    if (walk.edges[i].kept) walk.real.push_back(i);
  }
  if (walk.real.empty()) {
    circle(chain[0]);
    return;
  }
  GridRing ring;
  const Blocks stretches(walk.real.size(), threads > 1 ? kStretch : walk.real.size());
  if (stretches.count == 1) {
    stretch(walk, 0, walk.real.size(), ring);
  } else {
    std::vector<Pieces> others(stretches.count, Pieces(distance_, frame_, tree_, ground_, options_));
    std::vector<GridRing> parts(stretches.count);
    for_each_block(stretches.count, threads, [&](size_t k) { others[k].stretch(walk, stretches.begin(k), stretches.end(k), parts[k]); });
    for (size_t k = 0; k < stretches.count; ++k) {
      take(std::move(others[k]));
      for (const GridPoint& point : parts[k]) append(ring, point);
    }
  }
  if (ring.size() >= 3) rings.push_back(std::move(ring));
}

/// The edges [first, last) of those that have a length, and the sectors before them.
void Pieces::stretch(const Walk& walk, size_t first, size_t last, GridRing& ring) {
  const size_t n = walk.chain.size();
  for (size_t k = first; k < last; ++k) {
    check_cancelled();
    const size_t i = walk.real[k], previous = walk.real[(k + walk.real.size() - 1) % walk.real.size()];
    const LonLat &a = walk.chain[i], &b = walk.chain[(i + 1) % n];
    const Edge& edge = walk.edges[i];
    const uint32_t own = walk.inland.empty() ? kNone : walk.inland[i];
    const double in = carried(walk.sites[(previous + 1) % n], walk.sites[i], walk.edges[previous].azimuth2);
    sector(walk.sites[i], in, edge.azimuth1, own == kNone ? kNone : walk.inland[previous], own, ring);
    const double by = margin(edge.start, edge.end);
    if (own != kNone && in_ground({a, edge.start.at, edge.end.at, b}, own)) {
      // Nothing of it is left in the end.
    } else if (!deep(edge.start, by) || !deep(edge.end, by)) {
      const Path piece{a, edge.start.at, edge.end.at, b};
      if (straight(piece)) {
        append(ring, frame_.to_grid(edge.start.at));
        append(ring, frame_.to_grid(edge.end.at));
      } else {
        emit(piece);
      }
    } else {
      leave_out({a, edge.start.at, edge.end.at, b});
    }
    follow(a, b, 12, ring);
  }
}

void Pieces::append(GridRing& ring, const GridPoint& point) {
  // A step out and straight back again (the side that a quadrilateral shares with its sector) cancels.
  const size_t n = ring.size();
  if (n > 0 && ring[n - 1] == point) return;
  if (n > 1 && ring[n - 2] == point) {
    ring.pop_back();
    --vertices_;
    return;
  }
  if (++vertices_ > kMostSegments) throw TooManySegments();
  ring.push_back(point);
}

void Pieces::sector(const Site& site, double azimuth_in, double azimuth_out, uint32_t before, uint32_t after, GridRing& ring) {
  const LonLat& at = site.at;
  append(ring, frame_.to_grid(at));
  double angle = turn(azimuth_in, azimuth_out);
  if (angle > kPi - kHairpin) angle -= 2 * kPi;  // a full reversal is a round end, not a notch
  if (angle >= 0) return;
  const std::vector<Spot> points = arc(site, azimuth_in + kPi / 2, angle);
  if (before != kNone && after != kNone) {
    Path whole{at};
    for (const Spot& point : points) whole.push_back(point.at);
    if (in_ground(whole, before, after)) return;
  }
  const double by = margin(points[0], points[1]);
  std::vector<uint8_t> inner(points.size());
  for (size_t k = 0; k < points.size(); ++k) inner[k] = deep(points[k], by);
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
    for (size_t m = 1; m < fan.size(); ++m) append(ring, frame_.to_grid(fan[m]));
    append(ring, frame_.to_grid(at));
  }
}

}  // namespace graticule::geo
