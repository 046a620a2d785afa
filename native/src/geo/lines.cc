#include "graticule/geo/lines.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "arrangement.h"

namespace graticule::geo {

namespace {

/// Joins segments end to end; a line ends where one, three or more meet.
std::vector<GridLine> join(const std::vector<Segment>& segments, const RunControl& control) {
  struct End {
    GridPoint at;
    uint32_t segment;
  };
  std::vector<End> ends;
  for (uint32_t i = 0; i < segments.size(); ++i) {
    ends.push_back({segments[i].p, i});
    ends.push_back({segments[i].q, i});
  }
  std::sort(ends.begin(), ends.end(), [](const End& a, const End& b) {
    return a.at == b.at ? a.segment < b.segment : a.at < b.at;
  });
  const auto range = [&](const GridPoint& at) {
    return std::equal_range(ends.begin(), ends.end(), End{at, 0},
                            [](const End& a, const End& b) { return a.at < b.at; });
  };
  std::vector<uint8_t> used(segments.size(), 0);
  std::vector<GridLine> lines;
  const auto walk = [&](uint32_t segment, GridPoint from) {
    GridLine line{from};
    for (;;) {
      control.check();
      used[segment] = 1;
      const GridPoint to = segments[segment].p == from ? segments[segment].q : segments[segment].p;
      line.push_back(to);
      const auto [begin, end] = range(to);
      if (end - begin != 2) break;
      const uint32_t next = begin->segment == segment ? (begin + 1)->segment : begin->segment;
      if (used[next]) break;
      segment = next;
      from = to;
    }
    lines.push_back(std::move(line));
  };
  for (const bool loops : {false, true}) {
    for (const End& end : ends) {
      if (used[end.segment]) continue;
      const auto [first, last] = range(end.at);
      if (loops || last - first != 2) walk(end.segment, end.at);
    }
  }
  return lines;
}

void add_line(std::vector<Segment>& segments, const GridLine& line) {
  for (size_t i = 0; i + 1 < line.size(); ++i) {
    const GridPoint &p = line[i], &q = line[i + 1];
    // Direction does not matter, so weights never cancel.
    if (p < q) segments.push_back({p, q, 0, 1});
    else if (q < p) segments.push_back({q, p, 0, 1});
  }
}

}  // namespace

std::vector<GridLine> clip_lines(const std::vector<GridLine>& lines, const std::vector<GridRing>& area, bool inside,
                                 const RunControl& control) {
  std::vector<Segment> segments;
  for (const GridLine& line : lines) add_line(segments, line);
  for (const GridRing& ring : area) add_ring(segments, ring, 1, 0);
  const Arrangement all = arrange(std::move(segments), control);
  std::vector<Segment> kept;
  for (size_t i = 0; i < all.segments.size(); ++i) {
    const Segment& s = all.segments[i];
    if (s.weight_b == 0) continue;
    const bool within = all.below[i].a > 0 || all.below[i].a + s.weight_a > 0;
    if (within == inside) kept.push_back(s);
  }
  return join(kept, control);
}

std::vector<GridLine> shared_lines(const std::vector<GridRing>& a, const std::vector<GridRing>& b,
                                   const RunControl& control) {
  std::vector<Segment> segments;
  for (const GridRing& ring : a) add_ring(segments, ring, 1, 0);
  for (const GridRing& ring : b) add_ring(segments, ring, 0, 1);
  settle(segments, control);
  std::vector<Segment> kept;
  for (const Segment& s : segments) {
    if (s.weight_a != 0 && s.weight_b != 0) kept.push_back(s);
  }
  return join(kept, control);
}

GridRing clamp_ring(const GridRing& ring, int64_t west, int64_t south, int64_t east, int64_t north) {
  const auto clamp_axis = [](const GridRing& in, int64_t GridPoint::*axis, int64_t GridPoint::*other, int64_t low,
                             int64_t high) {
    GridRing out;
    const auto push = [&](int64_t value, int64_t rest) {
      GridPoint point{};
      point.*axis = std::clamp(value, low, high);
      point.*other = rest;
      // A run along the edge keeps only its ends.
      const size_t n = out.size();
      if (n > 1 && (point.*axis == low || point.*axis == high) && out[n - 1].*axis == point.*axis &&
          out[n - 2].*axis == point.*axis) {
        out[n - 1] = point;
        return;
      }
      if (n == 0 || !(out[n - 1] == point)) out.push_back(point);
    };
    for (size_t i = 0; i < in.size(); ++i) {
      const GridPoint &p = in[i], &q = in[i + 1 == in.size() ? 0 : i + 1];
      push(p.*axis, p.*other);
      const int64_t edges[2] = {p.*axis < q.*axis ? low : high, p.*axis < q.*axis ? high : low};
      for (const int64_t edge : edges) {
        if ((p.*axis < edge) == (q.*axis < edge) || p.*axis == edge || q.*axis == edge) continue;
        const double t = static_cast<double>(edge - p.*axis) / static_cast<double>(q.*axis - p.*axis);
        push(edge, p.*other + static_cast<int64_t>(std::llround(t * static_cast<double>(q.*other - p.*other))));
      }
    }
    return out;
  };
  int64_t low_x = ring[0].x, high_x = low_x, low_y = ring[0].y, high_y = low_y;
  for (const GridPoint& p : ring) {
    low_x = std::min(low_x, p.x);
    high_x = std::max(high_x, p.x);
    low_y = std::min(low_y, p.y);
    high_y = std::max(high_y, p.y);
  }
  if (high_x < west || low_x > east || high_y < south || low_y > north) return {};
  if (low_x >= west && high_x <= east && low_y >= south && high_y <= north) return ring;
  const GridRing columns = clamp_axis(ring, &GridPoint::x, &GridPoint::y, west, east);
  if (columns.size() < 3) return {};
  GridRing result = clamp_axis(columns, &GridPoint::y, &GridPoint::x, south, north);
  if (result.size() < 3) return {};
  return result;
}

}  // namespace graticule::geo
