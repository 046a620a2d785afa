#include "crossings.h"

#include <algorithm>
#include <atomic>
#include <cmath>

#include "../blocks.h"
#include "bucket_sort.h"
#include "cell_grid.h"

namespace graticule::geo {

namespace {

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

void limit(size_t count) {
  if (count > kMostSegments) throw TooManySegments();
}

/// Looks at the cancel flag and at the memory once in so many pairs and cells.
class Patience {
 public:
  /// @param others  splits that other strips have found
  Patience(const RunControl& control, const std::vector<Split>& splits, const std::atomic<size_t>& others) : control_(control), splits_(splits), others_(others) {}

  void spend(size_t pairs) {
    if ((work_ += pairs) < 65536) return;
    work_ = 0;
    limit(splits_.size() + others_.load(std::memory_order_relaxed));
    control_.check();
  }

 private:
  const RunControl& control_;
  const std::vector<Split>& splits_;
  const std::atomic<size_t>& others_;
  size_t work_ = 0;
};

/// A part of the map from west to east, and the segments that reach it.
struct Strip {
  int64_t west, east;
  std::vector<uint32_t> chosen, others;
};

/// Which columns of the map chosen segments reach.
class Columns {
 public:
  Columns(const std::vector<Segment>& segments, const std::vector<uint32_t>& chosen) : before_(kColumns + 1, 0) {
    west_ = segments[chosen[0]].p.x - 1;
    int64_t east = west_ + 1;
    for (const uint32_t i : chosen) east = std::max(east, segments[i].q.x + 1);
    per_unit_ = (kColumns - 1) / static_cast<double>(east - west_);
    for (const uint32_t i : chosen) {
      // Reached from here on, and no longer reached.
      ++before_[column_of(segments[i].p.x - 1)];
      --before_[column_of(segments[i].q.x + 1) + 1];
    }
    int32_t reaching = 0, columns = 0;
    for (int32_t& column : before_) {
      reaching += column;
      column = columns;
      columns += reaching > 0;
    }
  }

  bool reached_by(const Segment& s) const { return before_[column_of(s.q.x + 1) + 1] > before_[column_of(s.p.x - 1)]; }

 private:
  static constexpr size_t kColumns = 1 << 14;

  size_t column_of(int64_t x) const {
    return static_cast<size_t>(std::clamp(static_cast<double>(x - west_) * per_unit_, 0.0, static_cast<double>(kColumns - 1)));
  }

  int64_t west_;
  double per_unit_;
  /// Columns reached that lie farther west.
  std::vector<int32_t> before_;
};

/// Chosen segments in a strip, so that its cells fit a processor's cache.
constexpr size_t kInStrip = 8192;

/// Strips with about as many chosen segments each; false when segments are so long that they reach very many of them.
bool deal(const std::vector<Segment>& segments, const std::vector<uint32_t>& chosen, size_t count, std::vector<Strip>& strips) {
  strips.clear();
  for (size_t k = 0; k < count; ++k) {
    const int64_t west = k == 0 ? INT64_MIN : segments[chosen[k * chosen.size() / count]].p.x;
    if (k > 0 && west <= strips.back().west) continue;
    if (k > 0) strips.back().east = west - 1;
    strips.push_back({west, INT64_MAX, {}, {}});
  }
  size_t left = 2 * segments.size() + chosen.size();
  const bool all = chosen.size() == segments.size();
  const Columns columns(segments, chosen);
  size_t strip = 0, next = 0;
  for (uint32_t i = 0; i < segments.size(); ++i) {
    const Segment& s = segments[i];
    const bool own = next < chosen.size() && chosen[next] == i;
    if (own) ++next;
    else if (all || !columns.reached_by(s)) continue;
    while (strips[strip].east < s.p.x - 1) ++strip;
    for (size_t k = strip; k < strips.size() && strips[k].west <= s.q.x + 1; ++k) {
      (own ? strips[k].chosen : strips[k].others).push_back(i);
      if (left-- == 0 && count > 1) return false;
    }
  }
  return true;
}

/// The splits of one strip. Segments are in order of their left ends: the first that begins beyond another ends the search.
void find_in(const Strip& strip, const std::vector<Segment>& segments, Patience& patience, std::vector<Split>& splits) {
  if (strip.chosen.empty()) return;
  const CellGrid grid(segments, strip.chosen, strip.west, strip.east);
  std::vector<Box> boxes;
  for (size_t cell = 0; cell + 1 < grid.start.size(); ++cell) {
    const uint32_t begin = grid.start[cell], end = grid.start[cell + 1];
    if (end - begin < 2) continue;
    boxes.clear();
    for (uint32_t k = begin; k < end; ++k) boxes.emplace_back(segments[grid.members[k]]);
    for (uint32_t u = 0; u + 1 < boxes.size(); ++u) {
      patience.spend(boxes.size() - u);
      for (uint32_t v = u + 1; v < boxes.size() && boxes[v].x0 <= boxes[u].x1; ++v) {
        if (boxes[u].meets(boxes[v])) intersect(segments, grid.members[begin + u], grid.members[begin + v], splits);
      }
    }
  }
  for (const uint32_t i : strip.others) {
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
}

}  // namespace

std::vector<Split> find_splits(const std::vector<Segment>& segments, const std::vector<uint32_t>& chosen, const RunControl& control) {
  std::vector<Split> splits;
  if (chosen.empty()) return splits;
  std::vector<Strip> strips;
  for (size_t count = chosen.size() / kInStrip + 1; !deal(segments, chosen, count, strips); count /= 2) control.check();
  std::vector<std::vector<Split>> found(strips.size());
  std::atomic<size_t> total{0};
  for_each_block(strips.size(), segments.size() < kManyThings ? 1 : kThreads, [&](size_t k) {
    Patience patience(control, found[k], total);
    find_in(strips[k], segments, patience, found[k]);
    limit(total += found[k].size());
  });
  splits.reserve(total);
  for (const std::vector<Split>& part : found) splits.insert(splits.end(), part.begin(), part.end());
  bucket_sort(splits, [](const Split& split) { return static_cast<int64_t>(split.segment); }, [&](const Split& a, const Split& b) {
    if (a.segment != b.segment) return a.segment < b.segment;
    const Segment& s = segments[a.segment];
    const double dx = static_cast<double>(s.q.x - s.p.x), dy = static_cast<double>(s.q.y - s.p.y);
    const double ta = dx * static_cast<double>(a.at.x - s.p.x) + dy * static_cast<double>(a.at.y - s.p.y);
    const double tb = dx * static_cast<double>(b.at.x - s.p.x) + dy * static_cast<double>(b.at.y - s.p.y);
    return ta != tb ? ta < tb : a.at < b.at;
  });
  return splits;
}

}  // namespace graticule::geo
