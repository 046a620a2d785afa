#include "arrangement.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

#include "bucket_sort.h"

namespace graticule::geo {

TooManySegments::TooManySegments()
    : TooExpensive("The outlines of this query cross one another in more than " +
                         std::to_string(kMostSegments) + " pieces.") {}

double orient(const GridPoint& p, const GridPoint& q, const GridPoint& r) {
  const int64_t ax = q.x - p.x, ay = q.y - p.y, bx = r.x - p.x, by = r.y - p.y;
  const double left = static_cast<double>(ax) * static_cast<double>(by);
  const double right = static_cast<double>(ay) * static_cast<double>(bx);
  const double value = left - right;
  // Differences are exact in a double; the two products and their difference lose at most 4 units in the last place.
  if (std::fabs(value) > 4.5e-16 * (std::fabs(left) + std::fabs(right))) return value;
  const __int128 exact = static_cast<__int128>(ax) * by - static_cast<__int128>(ay) * bx;
  return static_cast<double>(exact);
}

void add_ring(std::vector<Segment>& segments, const GridRing& ring, int32_t weight_a, int32_t weight_b) {
  const size_t n = ring.size();
  for (size_t i = 0; i < n; ++i) {
    const GridPoint& p = ring[i];
    const GridPoint& q = ring[i + 1 == n ? 0 : i + 1];
    if (p < q) segments.push_back({p, q, weight_a, weight_b});
    else if (q < p) segments.push_back({q, p, -weight_a, -weight_b});
  }
}

void merge_equal(std::vector<Segment>& segments) {
  bucket_sort(segments, [](const Segment& s) { return s.p.x; }, comes_before);
  size_t kept = 0;
  for (size_t i = 0; i < segments.size();) {
    Segment sum = segments[i];
    for (++i; i < segments.size() && segments[i].p == sum.p && segments[i].q == sum.q; ++i) {
      sum.weight_a += segments[i].weight_a;
      sum.weight_b += segments[i].weight_b;
    }
    if (sum.weight_a != 0 || sum.weight_b != 0) segments[kept++] = sum;
  }
  segments.resize(kept);
}

Arrangement arrange(std::vector<Segment> segments, const RunControl& control) {
  Arrangement result;
  settle(segments, control);
  result.segments = std::move(segments);
  const std::vector<Segment>& all = result.segments;
  const auto n = static_cast<uint32_t>(all.size());
  struct End {
    GridPoint at;
    uint32_t segment;
  };
  std::vector<End> ends(n);
  for (uint32_t i = 0; i < n; ++i) ends[i] = {all[i].q, i};
  bucket_sort(ends, [](const End& e) { return e.at.x; }, [](const End& e, const End& f) { return e.at == f.at ? e.segment < f.segment : e.at < f.at; });
  control.check();
  result.left.resize(n);
  result.right.resize(n);
  result.by_right.resize(n);
  result.points.reserve(n);
  std::vector<GridPoint>& points = result.points;
  for (uint32_t i = 0, k = 0; i < n || k < n;) {
    const bool starts = i < n && !(ends[k].at < all[i].p);
    const GridPoint& at = starts ? all[i].p : ends[k].at;
    if (points.empty() || !(points.back() == at)) points.push_back(at);
    const auto index = static_cast<uint32_t>(points.size() - 1);
    if (starts) {
      result.left[i++] = index;
    } else {
      result.by_right[k] = ends[k].segment;
      result.right[ends[k++].segment] = index;
    }
  }
  sweep(result, control);
  return result;
}

}  // namespace graticule::geo
