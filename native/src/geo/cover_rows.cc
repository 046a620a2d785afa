#include "cover_rows.h"

#include <algorithm>

namespace graticule::geo {

namespace {

/// Where an outline passes through a row, and where it crosses the row's middle.
struct Row {
  std::vector<Run> passed;
  struct Crossing {
    double x;
    int weight;
  };
  std::vector<Crossing> crossed;
};

std::vector<Run> joined(std::vector<Run> runs) {
  std::sort(runs.begin(), runs.end(), [](const Run& a, const Run& b) { return a.begin < b.begin; });
  std::vector<Run> result;
  for (const Run& run : runs) {
    if (!result.empty() && run.begin <= result.back().end) result.back().end = std::max(result.back().end, run.end);
    else result.push_back(run);
  }
  return result;
}

}  // namespace

std::vector<std::vector<Run>> rows_of(const std::vector<GridRing>& rings, const CellSize& cells, size_t most) {
  std::vector<Row> rows;
  size_t entries = 0;
  const auto add = [&](const GridPoint& from, const GridPoint& to) {
    const bool up = from.y <= to.y;
    const GridPoint &p = up ? from : to, &q = up ? to : from;
    const int64_t first = cells.row_of(p.y), last = cells.row_of(q.y);
    if ((entries += static_cast<size_t>(last - first) + 1) > most) return false;
    if (rows.size() <= static_cast<size_t>(last)) rows.resize(static_cast<size_t>(last) + 1);
    const double slope = q.y == p.y ? 0 : static_cast<double>(q.x - p.x) / static_cast<double>(q.y - p.y);
    const auto x_at = [&](double y) { return static_cast<double>(p.x) + slope * (y - static_cast<double>(p.y)); };
    for (int64_t r = first; r <= last; ++r) {
      const double low = static_cast<double>(cells.south + r * cells.height), high = low + static_cast<double>(cells.height);
      const double a = r == first ? static_cast<double>(p.x) : x_at(low), b = r == last ? static_cast<double>(q.x) : x_at(high);
      // A unit of room for what is rounded.
      const auto west = static_cast<int64_t>(std::min(a, b)) - 2, east = static_cast<int64_t>(std::max(a, b)) + 2;
      Row& row = rows[static_cast<size_t>(r)];
      row.passed.push_back({std::max<int64_t>(0, cells.column_of(west)), cells.column_of(east) + 1});
      const double middle = (low + high) / 2;
      if ((static_cast<double>(p.y) <= middle) != (static_cast<double>(q.y) <= middle)) row.crossed.push_back({x_at(middle), up ? -1 : 1});
    }
    return true;
  };
  for (const GridRing& ring : rings) {
    for (size_t i = 0; i < ring.size(); ++i) {
      if (!add(ring[i], ring[i + 1 == ring.size() ? 0 : i + 1])) return {};
    }
  }
  std::vector<std::vector<Run>> result;
  for (Row& row : rows) {
    std::sort(row.crossed.begin(), row.crossed.end(), [](const Row::Crossing& a, const Row::Crossing& b) { return a.x < b.x; });
    int weight = 0;
    for (size_t k = 0; k + 1 < row.crossed.size(); ++k) {
      weight += row.crossed[k].weight;
      if (weight > 0)
        row.passed.push_back({cells.column_of(static_cast<int64_t>(row.crossed[k].x)), cells.column_of(static_cast<int64_t>(row.crossed[k + 1].x)) + 1});
    }
    result.push_back(joined(std::move(row.passed)));
    row = {};
  }
  return result;
}

}  // namespace graticule::geo
