#include "arrangement.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <stdexcept>
#include <string>

#include "../blocks.h"
#include "cell_grid.h"

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
  std::sort(segments.begin(), segments.end(), [](const Segment& s, const Segment& t) {
    return s.p == t.p ? s.q < t.q : s.p < t.p;
  });
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

namespace {

void limit(size_t count) {
  if (count > kMostSegments) throw TooManySegments();
}

struct Split {
  uint32_t segment;
  GridPoint at;
};

/// True when `point` is no end of `s` but lies less than half a grid unit from its inside: the segment then passes
/// through that point's pixel and must bend to it.
bool touches(const Segment& s, const GridPoint& point, double orientation) {
  if (point == s.p || point == s.q) return false;
  const double dx = static_cast<double>(s.q.x - s.p.x), dy = static_cast<double>(s.q.y - s.p.y);
  const double length2 = dx * dx + dy * dy;
  if (orientation * orientation >= 0.25 * length2) return false;
  const double along =
      dx * static_cast<double>(point.x - s.p.x) + dy * static_cast<double>(point.y - s.p.y);
  return along > 0 && along < length2;
}

GridPoint crossing(const GridPoint& from, double d_from, double d_to, const GridPoint& to) {
  const double t = d_from / (d_from - d_to);
  return {from.x + static_cast<int64_t>(std::llround(t * static_cast<double>(to.x - from.x))),
          from.y + static_cast<int64_t>(std::llround(t * static_cast<double>(to.y - from.y)))};
}

void intersect(const std::vector<Segment>& segments, uint32_t i, uint32_t j, std::vector<Split>& splits) {
  const Segment& s = segments[i];
  const Segment& t = segments[j];
  const double sp = orient(t.p, t.q, s.p), sq = orient(t.p, t.q, s.q);
  const double tx = static_cast<double>(t.q.x - t.p.x), ty = static_cast<double>(t.q.y - t.p.y);
  const double length_t = std::sqrt(tx * tx + ty * ty);
  // Both ends well on one side: nothing touches.
  if ((sp > length_t && sq > length_t) || (sp < -length_t && sq < -length_t)) return;
  const double tp = orient(s.p, s.q, t.p), tq = orient(s.p, s.q, t.q);
  bool touched = false;
  if (touches(t, s.p, sp)) splits.push_back({j, s.p}), touched = true;
  if (touches(t, s.q, sq)) splits.push_back({j, s.q}), touched = true;
  if (touches(s, t.p, tp)) splits.push_back({i, t.p}), touched = true;
  if (touches(s, t.q, tq)) splits.push_back({i, t.q}), touched = true;
  if (touched) return;
  if ((sp > 0) == (sq > 0) || (tp > 0) == (tq > 0) || sp == 0 || sq == 0 || tp == 0 || tq == 0) return;
  const GridPoint at = crossing(s.p, sp, sq, s.q);
  if (!(at == s.p) && !(at == s.q)) splits.push_back({i, at});
  if (!(at == t.p) && !(at == t.q)) splits.push_back({j, at});
}

struct Box {
  int64_t x0, x1, y0, y1;

  explicit Box(const Segment& s)
      : x0(s.p.x - 1), x1(s.q.x + 1), y0(std::min(s.p.y, s.q.y) - 1), y1(std::max(s.p.y, s.q.y) + 1) {}

  bool meets(const Box& other) const {
    return x0 <= other.x1 && other.x0 <= x1 && y0 <= other.y1 && other.y0 <= y1;
  }
};

/// Looks at the cancel flag and at the memory once in so many pairs and cells.
struct Patience {
  const RunControl& control;
  const std::vector<Split>& splits;
  size_t work = 0;

  void spend(size_t pairs) {
    if ((work += pairs) < 65536) return;
    work = 0;
    limit(splits.size());
    control.check();
  }
};

/// Segments from which on a second thread is worth its start.
constexpr size_t kFewSegments = 50000;

void find_in_cells(const std::vector<Segment>& segments, const CellGrid& grid, size_t from, size_t to, std::vector<Split>& splits,
                   const RunControl& control) {
  Patience patience{control, splits};
  std::vector<Box> boxes;
  for (size_t cell = from; cell < to; ++cell) {
    const uint32_t begin = grid.start[cell], end = grid.start[cell + 1];
    if (end - begin < 2) continue;
    boxes.clear();
    for (uint32_t k = begin; k < end; ++k) boxes.emplace_back(segments[grid.members[k]]);
    for (uint32_t u = 0; u + 1 < boxes.size(); ++u) {
      patience.spend(boxes.size() - u);
      // Segments are in order of their left ends: the first that begins beyond this one ends the search.
      for (uint32_t v = u + 1; v < boxes.size() && boxes[v].x0 <= boxes[u].x1; ++v) {
        if (boxes[u].meets(boxes[v])) intersect(segments, grid.members[begin + u], grid.members[begin + v], splits);
      }
    }
  }
}

/// Where segments must be split: those that are new against one another and against the rest.
std::vector<Split> find_splits(const std::vector<Segment>& segments, const std::vector<uint8_t>& dirty,
                               const RunControl& control) {
  std::vector<Split> splits;
  std::vector<uint32_t> fresh;
  for (uint32_t i = 0; i < segments.size(); ++i) {
    if (dirty[i]) fresh.push_back(i);
  }
  if (fresh.empty()) return splits;
  const CellGrid grid(segments, fresh);
  // Which thread finds a split does not matter: they are sorted afterwards.
  const Blocks blocks(grid.start.size() - 1, fresh.size() < kFewSegments ? grid.start.size() : grid.start.size() / 64);
  std::vector<std::vector<Split>> found(blocks.count);
  for_each_block(blocks.count, blocks.count > 1 ? 2 : 1, [&](size_t block) {
    find_in_cells(segments, grid, blocks.begin(block), blocks.end(block), found[block], control);
  });
  for (const std::vector<Split>& part : found) {
    splits.insert(splits.end(), part.begin(), part.end());
    limit(splits.size());
  }
  if (fresh.size() == segments.size()) return splits;
  Patience patience{control, splits};
  for (uint32_t i = 0; i < segments.size(); ++i) {
    if (dirty[i]) continue;
    const Box box(segments[i]);
    const size_t columns = grid.walk(segments[i], [&](size_t cell) {
      patience.spend(1 + grid.start[cell + 1] - grid.start[cell]);
      for (uint32_t k = grid.start[cell]; k < grid.start[cell + 1]; ++k) {
        const uint32_t j = grid.members[k];
        if (segments[j].p.x - 1 > box.x1) break;
        if (box.meets(Box(segments[j]))) intersect(segments, std::min(i, j), std::max(i, j), splits);
      }
    });
    patience.spend(1 + columns);
  }
  return splits;
}

}  // namespace

void settle(std::vector<Segment>& segments, const RunControl& control) {
  limit(segments.size());
  merge_equal(segments);
  std::vector<uint8_t> dirty(segments.size(), 1);
  std::vector<Segment> merged;  // kept from round to round: its pages are not asked for anew
  for (int round = 0; round < 64; ++round) {
    std::vector<Split> splits = find_splits(segments, dirty, control);
    if (splits.empty()) return;
    limit(splits.size());
    std::sort(splits.begin(), splits.end(), [&](const Split& a, const Split& b) {
      if (a.segment != b.segment) return a.segment < b.segment;
      const Segment& s = segments[a.segment];
      const double dx = static_cast<double>(s.q.x - s.p.x), dy = static_cast<double>(s.q.y - s.p.y);
      const double ta = dx * static_cast<double>(a.at.x - s.p.x) + dy * static_cast<double>(a.at.y - s.p.y);
      const double tb = dx * static_cast<double>(b.at.x - s.p.x) + dy * static_cast<double>(b.at.y - s.p.y);
      return ta != tb ? ta < tb : a.at < b.at;
    });
    control.check();
    std::vector<Segment> fresh;
    std::vector<uint8_t> gone(segments.size(), 0);
    for (size_t k = 0; k < splits.size();) {
      const uint32_t index = splits[k].segment;
      const Segment s = segments[index];
      gone[index] = 1;
      GridPoint from = s.p;
      const auto piece = [&](const GridPoint& to) {
        if (from < to) fresh.push_back({from, to, s.weight_a, s.weight_b});
        else if (to < from) fresh.push_back({to, from, -s.weight_a, -s.weight_b});
        from = to;
      };
      for (; k < splits.size() && splits[k].segment == index; ++k) piece(splits[k].at);
      piece(s.q);
    }
    merge_equal(fresh);
    size_t kept = 0;
    for (size_t i = 0; i < segments.size(); ++i) {
      if (!gone[i]) segments[kept++] = segments[i];
    }
    segments.resize(kept);
    // Merge the two sorted lists; equal segments add up, and only what is new has to be tested again.
    merged.clear();
    merged.reserve(kept + fresh.size());
    dirty.clear();
    size_t i = 0, j = 0;
    const auto less = [](const Segment& s, const Segment& t) { return s.p == t.p ? s.q < t.q : s.p < t.p; };
    while (i < kept || j < fresh.size()) {
      if (j == fresh.size() || (i < kept && less(segments[i], fresh[j]))) {
        merged.push_back(segments[i++]);
        dirty.push_back(0);
      } else if (i == kept || less(fresh[j], segments[i])) {
        merged.push_back(fresh[j++]);
        dirty.push_back(1);
      } else {
        Segment sum = segments[i++];
        sum.weight_a += fresh[j].weight_a;
        sum.weight_b += fresh[j++].weight_b;
        if (sum.weight_a == 0 && sum.weight_b == 0) continue;
        merged.push_back(sum);
        dirty.push_back(0);
      }
    }
    segments.swap(merged);
    limit(segments.size());
    control.check();
  }
  throw TooExpensive("The outlines of this query still cross one another after 64 rounds of cutting.");
}

std::vector<Below> sweep(const std::vector<Segment>& segments, const RunControl& control) {
  const auto n = static_cast<uint32_t>(segments.size());
  std::vector<Below> below(n);
  struct End {
    GridPoint at;
    uint32_t segment;
  };
  std::vector<End> ends(n);
  for (uint32_t i = 0; i < n; ++i) ends[i] = {segments[i].q, i};
  std::sort(ends.begin(), ends.end(), [](const End& e, const End& f) { return e.at < f.at; });

  const auto under = [&](uint32_t i, uint32_t j) {
    if (i == j) return false;
    const Segment& s = segments[i];
    const Segment& t = segments[j];
    double o;
    if (s.p == t.p) {
      o = orient(s.p, s.q, t.q);
    } else if (s.p < t.p) {
      o = orient(s.p, s.q, t.p);
      if (o == 0) o = orient(s.p, s.q, t.q);
    } else {
      o = -orient(t.p, t.q, s.p);
      if (o == 0) o = -orient(t.p, t.q, s.q);
    }
    return o != 0 ? o > 0 : i < j;
  };
  using Status = std::set<uint32_t, decltype(under)>;
  Status status(under);
  std::vector<Status::iterator> where(n);
  std::vector<uint32_t> group;
  uint32_t start = 0, end = 0;
  uint32_t steps = 0;
  while (start < n) {
    if ((steps++ & 4095) == 0) control.check();
    const GridPoint at = segments[start].p;
    while (end < n && !(at < ends[end].at)) status.erase(where[ends[end++].segment]);
    group.clear();
    while (start < n && segments[start].p == at) group.push_back(start++);
    // From the lowest up, so that the neighbour below is always settled first.
    std::sort(group.begin(), group.end(), under);
    for (const uint32_t i : group) {
      where[i] = status.insert(i).first;
      if (where[i] == status.begin()) {
        below[i] = {0, 0, UINT32_MAX};
      } else {
        const uint32_t neighbour = *std::prev(where[i]);
        below[i] = {below[neighbour].a + segments[neighbour].weight_a,
                    below[neighbour].b + segments[neighbour].weight_b, neighbour};
      }
    }
  }
  return below;
}

}  // namespace graticule::geo
