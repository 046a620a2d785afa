#include "needless.h"

#include <algorithm>
#include <cmath>

#include "../blocks.h"
#include "arrangement.h"
#include "bucket_sort.h"

namespace graticule::geo {

namespace {

/// Grid units from the new line: of what is dropped, and of what must not come near it.
constexpr double kOff = 1, kClear = 3;
/// Corners that one line may stand for.
constexpr size_t kLongest = 64;

double away(const GridPoint& from, const GridPoint& to, const GridPoint& at) {
  return std::fabs(orient(from, to, at)) / std::hypot(static_cast<double>(to.x - from.x), static_cast<double>(to.y - from.y));
}

bool between(const GridPoint& from, const GridPoint& to, const GridPoint& at) {
  const auto forward = [](const GridPoint& a, const GridPoint& b, const GridPoint& c) {
    return static_cast<double>(b.x - a.x) * static_cast<double>(c.x - a.x) + static_cast<double>(b.y - a.y) * static_cast<double>(c.y - a.y) > 0;
  };
  return forward(from, to, at) && forward(to, from, at);
}

struct Corners {
  /// In order, one for each ring that goes through a place.
  std::vector<GridPoint> all;

  /// Whether the corners from → … → to are the only ones near their line.
  bool alone(const GridPoint& from, const GridPoint& to, size_t inner) const {
    const auto margin = static_cast<int64_t>(kClear);
    const int64_t low = std::min(from.y, to.y) - margin, high = std::max(from.y, to.y) + margin;
    const GridPoint& left = std::min(from, to);
    const int64_t right = std::max(from.x, to.x) + margin;
    size_t found = 0;
    for (auto it = std::lower_bound(all.begin(), all.end(), GridPoint{left.x - margin, INT64_MIN}); it != all.end() && it->x <= right; ++it) {
      if (it->y < low || it->y > high || away(from, to, *it) >= kClear) continue;
      // Rings touch at their ends as before.
      if (!(*it == from) && !(*it == to) && ++found > inner) return false;
    }
    return true;
  }
};

void drop(GridRing& ring, const Corners& corners, const RunControl& control) {
  const size_t n = ring.size();
  if (n < 4) return;
  GridRing out{ring[0]};
  for (size_t i = 0; i + 1 < n || (i < n && out.size() < 3);) {
    control.check();
    // As far as one line goes from ring[i]; the ring ends where it began.
    size_t last = i + 1;
    for (size_t to = i + 2; to <= n && to - i <= kLongest; ++to) {
      const GridPoint& end = ring[to == n ? 0 : to];
      if (end == ring[i]) break;
      bool fits = true;
      for (size_t k = i + 1; k < to && fits; ++k) fits = away(ring[i], end, ring[k]) < kOff && between(ring[i], end, ring[k]);
      if (!fits) break;
      last = to;
    }
    if (last > i + 1 && !corners.alone(ring[i], ring[last == n ? 0 : last], last - i - 1)) last = i + 1;
    if (last >= n) break;
    out.push_back(ring[last]);
    i = last;
  }
  if (out.size() >= 3 && (twice_area(out) > 0) == (twice_area(ring) > 0)) ring.swap(out);
}

}  // namespace

void drop_needless_corners(std::vector<OverlayPolygon>& polygons, const RunControl& control) {
  std::vector<GridRing*> rings;
  size_t count = 0;
  const auto add = [&](GridRing& ring) {
    rings.push_back(&ring);
    count += ring.size();
  };
  for (OverlayPolygon& polygon : polygons) {
    add(polygon.outer);
    for (GridRing& hole : polygon.holes) add(hole);
  }
  Corners corners;
  corners.all.reserve(count);
  for (const GridRing* ring : rings) corners.all.insert(corners.all.end(), ring->begin(), ring->end());
  bucket_sort(corners.all, [](const GridPoint& p) { return p.x; }, [](const GridPoint& p, const GridPoint& q) { return p < q; });
  for_each_block(rings.size(), count < kManyThings ? 1 : kThreads, [&](size_t i) { drop(*rings[i], corners, control); });
}

}  // namespace graticule::geo
