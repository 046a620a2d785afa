#include "ground.h"

#include <algorithm>
#include <cmath>

namespace graticule::geo {

namespace {

/// Grid units that a piece is grown by where it stands on the source: its corners there are rounded, and may lie beyond land that
/// is narrower than that.
constexpr double kGrown = 2;

/// What a division may lose, as a share of an edge.
constexpr double kRounding = 1e-12;

std::vector<Segment> outline_of(const std::vector<GridRing>& rings) {
  std::vector<Segment> segments;
  for (const GridRing& ring : rings) add_ring(segments, ring, 1, 0);
  // Borders between two areas cancel.
  merge_equal(segments);
  return segments;
}

bool convex(const GridRing& ring) {
  const size_t n = ring.size();
  for (size_t i = 0; i < n; ++i) {
    if (orient(ring[i], ring[(i + 1) % n], ring[(i + 2) % n]) < 0) return false;
  }
  return n >= 3;
}

/// Whether p → q meets a convex ring that runs counter-clockwise; its outline counts.
bool meets(const GridPoint& p, const GridPoint& q, const GridRing& ring) {
  double first = 0, last = 1;
  for (size_t i = 0; i < ring.size(); ++i) {
    const GridPoint &u = ring[i], &v = ring[i + 1 == ring.size() ? 0 : i + 1];
    const double at_p = orient(u, v, p), at_q = orient(u, v, q);
    if (at_p < 0 && at_q < 0) return false;
    if (at_p >= 0 && at_q >= 0) continue;
    const double t = at_p / (at_p - at_q);
    if (at_p < 0) first = std::max(first, t);
    else last = std::min(last, t);
    if (first > last + kRounding) return false;
  }
  return true;
}

/// A place some grid units from `at`, away from where a vector points.
GridPoint back_from(const GridPoint& at, double x, double y) {
  const double length = std::hypot(x, y);
  if (length == 0) return at;
  return {at.x - std::llround(kGrown * x / length), at.y - std::llround(kGrown * y / length)};
}

/// A piece with its side or its corner on the source moved some grid units back.
GridRing grown(const GridRing& piece, bool corner) {
  GridRing ring(piece);
  if (corner) {
    const GridPoint &from = piece[1], &to = piece.back();
    ring[0] = back_from(piece[0], static_cast<double>(from.x - piece[0].x) + static_cast<double>(to.x - piece[0].x),
                        static_cast<double>(from.y - piece[0].y) + static_cast<double>(to.y - piece[0].y));
  } else {
    const double x = static_cast<double>(piece.back().x - piece[0].x), y = static_cast<double>(piece.back().y - piece[0].y);
    ring[0] = back_from(piece[0], y, -x);
    ring.back() = back_from(piece.back(), y, -x);
  }
  return ring;
}

/// Whether at → to goes into the angle from at → from, counter-clockwise and less than half a turn, to at → end; its sides count.
bool enters(const GridPoint& at, const GridPoint& from, const GridPoint& end, const GridPoint& to) {
  return orient(at, from, to) >= 0 && orient(at, to, end) >= 0;
}

}  // namespace

Ground::Ground(std::vector<GridRing> rings) : rings_(std::move(rings)), outline_(outline_of(rings_)), cells_(outline_) {}

uint32_t Ground::right_of(const GridPoint& a, const GridPoint& b) const {
  const bool along = a < b;
  const GridPoint &p = along ? a : b, &q = along ? b : a;
  const auto it = std::lower_bound(outline_.begin(), outline_.end(), Segment{p, q, 0, 0}, comes_before);
  if (it == outline_.end() || !(it->p == p) || !(it->q == q)) return kNone;
  return (along ? it->weight_a < 0 : it->weight_a > 0) ? static_cast<uint32_t>(it - outline_.begin()) : kNone;
}

bool Ground::holds(const GridRing& piece, uint32_t own, uint32_t other) const {
  const bool corner = other != kNone;
  const GridPoint a = piece[0], b = piece.back();
  if (!corner && a == b) return false;
  GridRing ring = grown(piece, corner);
  if (twice_area(ring) < 0) std::reverse(ring.begin(), ring.end());
  if (!convex(ring)) return false;
  GridPoint low = ring[0], high = ring[0];
  for (const GridPoint& p : ring) {
    low = {std::min(low.x, p.x), std::min(low.y, p.y)};
    high = {std::max(high.x, p.x), std::max(high.y, p.y)};
  }
  // The ends of the source's edge, in the piece's direction: there it has neighbours.
  const Segment& edge = outline_[own];
  const bool along = edge.weight_a < 0;
  const GridPoint &from = along ? edge.p : edge.q, &to = along ? edge.q : edge.p;
  return !cells_.any_in(low, high, [&](uint32_t i) {
    if (i == own || i == other) return false;
    const Segment& s = outline_[i];
    if (s.q.x < low.x || s.p.x > high.x || std::max(s.p.y, s.q.y) < low.y || std::min(s.p.y, s.q.y) > high.y) return false;
    if (!corner) {
      // A neighbour only touches the piece, unless it turns back over it.
      const GridPoint* const far = s.p == a || s.p == b ? &s.q : s.q == a || s.q == b ? &s.p : nullptr;
      const GridPoint& near = far == &s.q ? s.p : s.q;
      if (far != nullptr && near == to && near == b) return enters(b, from, piece[piece.size() - 2], *far);
      if (far != nullptr && near == from && near == a) return enters(a, piece[1], to, *far);
    }
    return meets(s.p, s.q, ring);
  });
}

}  // namespace graticule::geo
