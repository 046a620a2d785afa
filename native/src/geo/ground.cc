#include "ground.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace graticule::geo {

namespace {

/// Grid units from the source that an edge may keep within: the source runs along it, its places rounded.
constexpr double kSlack = 2;

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

/// Grid units from p + t (q - p) to a → b.
double away(const GridPoint& p, const GridPoint& q, double t, const GridPoint& a, const GridPoint& b) {
  const double x = static_cast<double>(p.x - a.x) + t * static_cast<double>(q.x - p.x);
  const double y = static_cast<double>(p.y - a.y) + t * static_cast<double>(q.y - p.y);
  const double along_x = static_cast<double>(b.x - a.x), along_y = static_cast<double>(b.y - a.y);
  const double square = along_x * along_x + along_y * along_y;
  const double nearest = square > 0 ? std::clamp((x * along_x + y * along_y) / square, 0.0, 1.0) : 0;
  return std::hypot(x - nearest * along_x, y - nearest * along_y);
}

enum class Meets { kNowhere, kBesideSource, kWithin };

/// Where p → q meets a convex ring that runs counter-clockwise and stands on the source with its side a → b. A piece may be narrower
/// than any slack, and nearly all of it lie behind an edge that crosses it: only what lies beside the source is forgiven.
Meets meets(const GridPoint& p, const GridPoint& q, const GridRing& ring, const GridPoint& a, const GridPoint& b) {
  double first = 0, last = 1;
  for (size_t i = 0; i < ring.size(); ++i) {
    const GridPoint &u = ring[i], &v = ring[i + 1 == ring.size() ? 0 : i + 1];
    const double at_p = orient(u, v, p), at_q = orient(u, v, q);
    if (at_p < 0 && at_q < 0) return Meets::kNowhere;
    if (at_p >= 0 && at_q >= 0) continue;
    const double t = at_p / (at_p - at_q);
    if (at_p < 0) first = std::max(first, t);
    else last = std::min(last, t);
    if (first > last + kRounding) return Meets::kNowhere;
  }
  return away(p, q, first, a, b) > kSlack || away(p, q, last, a, b) > kSlack ? Meets::kWithin : Meets::kBesideSource;
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

bool Ground::holds(const GridRing& piece, const GridPoint& a, const GridPoint& b) const {
  GridRing ring(piece);
  if (twice_area(ring) < 0) std::reverse(ring.begin(), ring.end());
  if (!convex(ring)) return false;
  GridPoint low = ring[0], high = ring[0];
  for (const GridPoint& p : ring) {
    low = {std::min(low.x, p.x), std::min(low.y, p.y)};
    high = {std::max(high.x, p.x), std::max(high.y, p.y)};
  }
  // The source's own edge and one before and behind it, or the two of its corner. With more another outline passes there, and
  // beyond it may be no ground.
  std::array<uint32_t, 3> own{};
  size_t met = 0;
  const size_t most = a == b ? 2 : 3;
  return !cells_.any_in(low, high, [&](uint32_t i) {
    const Segment& s = outline_[i];
    if (s.q.x < low.x || s.p.x > high.x || std::max(s.p.y, s.q.y) < low.y || std::min(s.p.y, s.q.y) > high.y) return false;
    const Meets where = meets(s.p, s.q, ring, a, b);
    if (where != Meets::kBesideSource) return where == Meets::kWithin;
    if (std::find(own.begin(), own.begin() + met, i) != own.begin() + met) return false;
    if (met == most) return true;
    own[met++] = i;
    return false;
  });
}

}  // namespace graticule::geo
