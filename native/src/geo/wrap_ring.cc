#include <algorithm>
#include <cmath>
#include <string>

#include "graticule/geo/buffer.h"

namespace graticule::geo {

namespace {

constexpr int64_t kTurn = 3600000000;  // 360° in grid units
constexpr int64_t kMostTurns = 1000;

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
  // As many strips as the ring runs through: a spiral around a pole takes one for each turn.
  const auto strip_of = [&](int64_t x) {
    return static_cast<int64_t>(std::floor(static_cast<double>(x - base) / static_cast<double>(kTurn)));
  };
  if (strip_of(high) - strip_of(low) > kMostTurns) {
    throw TooExpensive("An outline of this query runs around the globe more than " + std::to_string(kMostTurns) + " times.");
  }
  for (int64_t strip = strip_of(low); strip <= strip_of(high); ++strip) {
    const int64_t left = base + strip * kTurn, right = left + kTurn;
    if (high <= left || low >= right) continue;
    GridRing cut;
    const int64_t low_x = left - strip * kTurn, high_x = low_x + kTurn;
    const auto push = [&](int64_t x, int64_t y) {
      const GridPoint point{std::clamp(x, left, right) - strip * kTurn, y};
      const size_t n = cut.size();
      // A run along the border keeps only its ends: what lies beyond collapses onto it, thousands of vertices that
      // would all have to be split by one another.
      if (n > 1 && (point.x == low_x || point.x == high_x) && cut[n - 1].x == point.x && cut[n - 2].x == point.x) {
        cut[n - 1] = point;
        return;
      }
      if (n == 0 || !(cut.back() == point)) cut.push_back(point);
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

}  // namespace graticule::geo
