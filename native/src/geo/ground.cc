#include "ground.h"

#include <algorithm>
#include <cmath>

namespace graticule::geo {

namespace {

/// Grid units that an edge may reach into a piece: what it shares with the piece's own outline, rounded.
constexpr double kSlack = 2;

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

/// Whether more than a point of p → q lies deeper than the slack in a convex ring that runs counter-clockwise.
bool enters(const GridPoint& p, const GridPoint& q, const GridRing& ring) {
  double first = 0, last = 1;
  for (size_t i = 0; i < ring.size(); ++i) {
    const GridPoint &u = ring[i], &v = ring[i + 1 == ring.size() ? 0 : i + 1];
    const double x = static_cast<double>(v.x - u.x), y = static_cast<double>(v.y - u.y);
    const double within = kSlack * std::hypot(x, y);
    const double at_p = x * static_cast<double>(p.y - u.y) - y * static_cast<double>(p.x - u.x) - within;
    const double at_q = x * static_cast<double>(q.y - u.y) - y * static_cast<double>(q.x - u.x) - within;
    if (at_p <= 0 && at_q <= 0) return false;
    if (at_p > 0 && at_q > 0) continue;
    const double t = at_p / (at_p - at_q);
    if (at_p < 0) first = std::max(first, t);
    else last = std::min(last, t);
    if (first >= last) return false;
  }
  return first < last;
}

}  // namespace

Ground::Ground(std::vector<GridRing> rings) : rings_(std::move(rings)), outline_(outline_of(rings_)), cells_(outline_) {}

bool Ground::right_of(const GridPoint& a, const GridPoint& b) const {
  const bool along = a < b;
  const GridPoint &p = along ? a : b, &q = along ? b : a;
  const auto it = std::lower_bound(outline_.begin(), outline_.end(), Segment{p, q, 0, 0},
                                   [](const Segment& s, const Segment& t) { return s.p == t.p ? s.q < t.q : s.p < t.p; });
  if (it == outline_.end() || !(it->p == p) || !(it->q == q)) return false;
  return along ? it->weight_a < 0 : it->weight_a > 0;
}

bool Ground::holds(const GridRing& piece) const {
  GridRing ring(piece);
  if (twice_area(ring) < 0) std::reverse(ring.begin(), ring.end());
  if (!convex(ring)) return false;
  GridPoint low = ring[0], high = ring[0];
  for (const GridPoint& p : ring) {
    low = {std::min(low.x, p.x), std::min(low.y, p.y)};
    high = {std::max(high.x, p.x), std::max(high.y, p.y)};
  }
  return !cells_.any_in(low, high, [&](uint32_t i) {
    const Segment& s = outline_[i];
    if (s.q.x < low.x || s.p.x > high.x || std::max(s.p.y, s.q.y) < low.y || std::min(s.p.y, s.q.y) > high.y) return false;
    return enters(s.p, s.q, ring);
  });
}

}  // namespace graticule::geo
