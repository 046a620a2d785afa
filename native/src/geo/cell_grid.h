#pragma once
// Which segments pass through which cells of a uniform grid.

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

#include "arrangement.h"

namespace graticule::geo {

/// Cells of a uniform grid with the chosen segments that pass through them, in compressed columns: segments are in order of
/// their left ends, so that those of neighbouring cells lie near one another in memory as well.
struct CellGrid {
  int64_t min_x = 0, min_y = 0;
  double size = 0, per_unit = 0;  // grid units of a cell's side, and its inverse
  int64_t columns = 0, rows = 0;
  std::vector<uint32_t> start, members;

  int64_t column_of(int64_t x) const { return static_cast<int64_t>(static_cast<double>(x - min_x) * per_unit); }
  int64_t row_of(double y) const { return static_cast<int64_t>((y - static_cast<double>(min_y)) * per_unit); }

  /// Calls `visit` with every cell that a segment passes through.
  /// @return the columns it looked at
  template <typename Visit>
  size_t walk(const Segment& s, Visit visit) const {
    const int64_t first = std::max<int64_t>(0, column_of(s.p.x - 1));
    const int64_t last = std::min<int64_t>(columns - 1, column_of(s.q.x + 1));
    // Not the columns that there are: a grid may be a part of the map.
    const bool spans = column_of(s.p.x - 1) != column_of(s.q.x + 1);
    const double slope = s.q.x == s.p.x ? 0 : static_cast<double>(s.q.y - s.p.y) / static_cast<double>(s.q.x - s.p.x);
    for (int64_t c = first; c <= last; ++c) {
      double low = static_cast<double>(std::min(s.p.y, s.q.y)), high = static_cast<double>(std::max(s.p.y, s.q.y));
      if (spans && s.q.x != s.p.x) {
        const double left = std::max(static_cast<double>(s.p.x), static_cast<double>(min_x) + c * size - 1);
        const double right = std::min(static_cast<double>(s.q.x), static_cast<double>(min_x) + (c + 1) * size + 1);
        const double ya = s.p.y + slope * (left - s.p.x), yb = s.p.y + slope * (right - s.p.x);
        low = std::max(low, std::min(ya, yb) - 2);
        high = std::min(high, std::max(ya, yb) + 2);
      }
      const int64_t r0 = std::max<int64_t>(0, row_of(low - 1)), r1 = std::min<int64_t>(rows - 1, row_of(high + 1));
      for (int64_t r = r0; r <= r1; ++r) visit(static_cast<size_t>(c * rows + r));
    }
    return static_cast<size_t>(std::max<int64_t>(0, last - first + 1));
  }

  /// Calls `test` with the members of all cells that a box touches until one answers true.
  template <typename Test>
  bool any_in(const GridPoint& low, const GridPoint& high, Test test) const {
    if (members.empty()) return false;
    const int64_t first = std::max<int64_t>(0, column_of(low.x - 1)), last = std::min<int64_t>(columns - 1, column_of(high.x + 1));
    const int64_t r0 = std::max<int64_t>(0, row_of(static_cast<double>(low.y - 1)));
    const int64_t r1 = std::min<int64_t>(rows - 1, row_of(static_cast<double>(high.y + 1)));
    for (int64_t c = first; c <= last; ++c) {
      for (int64_t r = r0; r <= r1; ++r) {
        const size_t cell = static_cast<size_t>(c * rows + r);
        for (uint32_t k = start[cell]; k < start[cell + 1]; ++k) {
          if (test(members[k])) return true;
        }
      }
    }
    return false;
  }

  explicit CellGrid(const std::vector<Segment>& segments) : CellGrid(segments, all_of(segments)) {}

  /// @param west, east  what of the map is looked at; all segments reach it
  CellGrid(const std::vector<Segment>& segments, const std::vector<uint32_t>& chosen, int64_t west = INT64_MIN, int64_t east = INT64_MAX) {
    if (chosen.empty()) return;
    const Segment& any = segments[chosen[0]];
    int64_t max_x = any.q.x, max_y = any.p.y;
    min_x = any.p.x;
    min_y = any.p.y;
    double total = 0;
    for (const uint32_t i : chosen) {
      const Segment& s = segments[i];
      min_x = std::min(min_x, s.p.x);
      max_x = std::max(max_x, s.q.x);
      min_y = std::min({min_y, s.p.y, s.q.y});
      max_y = std::max({max_y, s.p.y, s.q.y});
      total += std::fabs(static_cast<double>(s.q.x - s.p.x)) + std::fabs(static_cast<double>(s.q.y - s.p.y));
    }
    min_x = std::max(min_x, west);
    max_x = std::min(max_x, east);
    const double width = static_cast<double>(max_x - min_x) + 2, height = static_cast<double>(max_y - min_y) + 2;
    const double n = static_cast<double>(chosen.size());
    // About two cells a segment, but no cell much smaller than the mean segment.
    size = std::max({std::sqrt(width * height / (2 * n)), total / n, 4.0});
    size = std::max(size, std::max(width, height) / 30000.0);
    per_unit = 1 / size;
    columns = static_cast<int64_t>(width / size) + 1;
    rows = static_cast<int64_t>(height / size) + 1;
    start.assign(static_cast<size_t>(columns * rows) + 1, 0);
    for (const uint32_t i : chosen) walk(segments[i], [&](size_t cell) { ++start[cell + 1]; });
    for (size_t i = 1; i < start.size(); ++i) start[i] += start[i - 1];
    members.resize(start.back());
    std::vector<uint32_t> fill(start.begin(), start.end() - 1);
    for (const uint32_t i : chosen) walk(segments[i], [&](size_t cell) { members[fill[cell]++] = i; });
  }

 private:
  static std::vector<uint32_t> all_of(const std::vector<Segment>& segments) {
    std::vector<uint32_t> all(segments.size());
    for (uint32_t i = 0; i < all.size(); ++i) all[i] = i;
    return all;
  }
};

}  // namespace graticule::geo
