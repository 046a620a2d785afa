#include "graticule/simplify.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <unordered_map>

namespace graticule {

namespace {

constexpr double kMetresPerDegree = 111195.08;  // sphere of mean radius 6,371,008.8 m
constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr int kRounds = 60;

struct Point {
  double x, y;
};

/// An order of points that does not depend on where they stand in a ring.
bool before(Point a, Point b) { return a.x < b.x || (a.x == b.x && a.y < b.y); }

double distance_to_segment(Point p, Point a, Point b) {
  // The same rounding whichever way the line runs.
  if (before(b, a)) std::swap(a, b);
  const double scale = std::cos((a.y + b.y) * 0.5 * 0.017453292519943295);
  const double ax = (a.x - p.x) * scale, ay = a.y - p.y;
  const double dx = (b.x - a.x) * scale, dy = b.y - a.y;
  const double square = dx * dx + dy * dy;
  double t = square > 0 ? -(ax * dx + ay * dy) / square : 0;
  t = std::min(1.0, std::max(0.0, t));
  return kMetresPerDegree * std::hypot(ax + t * dx, ay + t * dy);
}

struct Ring {
  std::size_t first, last;  // last is the closing vertex
  double area;              // absolute, square degrees
  double min_x, min_y, max_x, max_y;
  bool hole, dropped;
};

struct Segment {
  std::size_t a, b;  // vertices; everything between them in the ring is left out
  std::size_t ring;
};

class Simplifier {
 public:
  Simplifier(const Outlines& outlines, const SimplifyPlan& plan) : in_(outlines), plan_(plan) {
    const std::size_t n = outlines.count ? outlines.ends[outlines.count - 1] : 0;
    keep_.assign(n, 0);
    worth_.assign(n, 0);
    std::size_t first = 0;
    for (std::size_t r = 0; r < outlines.count; r++) {
      rings_.push_back(describe(r, first, outlines.ends[r]));
      first = outlines.ends[r];
    }
  }

  std::vector<std::uint8_t> run(const std::atomic<std::int32_t>* cancel) {
    for (const Ring& ring : rings_) weigh(ring);
    if (plan_.most_vertices > 0) drop_beyond_budget();
    const double threshold = plan_.most_vertices > 0 ? threshold_of_budget() : plan_.tolerance;
    for (Ring& ring : rings_) select(ring, threshold);
    if (in_.holes) {
      for (int round = 0; round < kRounds; round++) {
        if (cancel && cancel->load(std::memory_order_relaxed) != 0) break;
        if (!repair_crossings(round) && !repair_nesting()) break;
      }
    }
    return std::move(keep_);
  }

 private:
  Point at(std::size_t v) const { return {in_.xy[2 * v], in_.xy[2 * v + 1]}; }

  Ring describe(std::size_t r, std::size_t first, std::size_t end) const {
    Ring ring{first, end > first ? end - 1 : first, 0, 1e9, 1e9, -1e9, -1e9, in_.holes && in_.holes[r], false};
    for (std::size_t v = first; v < end; v++) {
      const Point p = at(v);
      ring.min_x = std::min(ring.min_x, p.x);
      ring.max_x = std::max(ring.max_x, p.x);
      ring.min_y = std::min(ring.min_y, p.y);
      ring.max_y = std::max(ring.max_y, p.y);
      if (v > first) ring.area += (at(v - 1).x - at(first).x) * (p.y - at(first).y) - (p.x - at(first).x) * (at(v - 1).y - at(first).y);
    }
    ring.area = std::fabs(ring.area) / 2;
    return ring;
  }

  /// Whether a vertex is an end of a run along ±180° or a pole; within such a run all lie on one line.
  bool pinned_at(std::size_t v) const {
    const Point p = at(v), before = at(v - 1), after = at(v + 1);
    if (std::fabs(p.x) == 180) return before.x != p.x || after.x != p.x;
    return std::fabs(p.y) == 90 && (before.y != p.y || after.y != p.y);
  }

  /// The tolerance up to which each vertex stays: its Douglas–Peucker distance, never more than its parent's.
  void weigh(const Ring& ring) {
    if (ring.last <= ring.first) {
      worth_[ring.first] = kInfinity;
      return;
    }
    struct Range {
      std::size_t a, b;
      double limit;
    };
    std::vector<Range> stack;
    std::size_t start = ring.first;
    worth_[start] = kInfinity;
    for (std::size_t v = ring.first + 1; v <= ring.last; v++) {
      if (v < ring.last && !(in_.anchors && in_.anchors[v]) && !pinned_at(v)) continue;
      worth_[v] = kInfinity;
      stack.push_back({start, v, kInfinity});
      start = v;
    }
    while (!stack.empty()) {
      const Range range = stack.back();
      stack.pop_back();
      if (range.b <= range.a + 1) continue;
      const Point a = at(range.a), b = at(range.b);
      std::size_t far = range.a + 1;
      double most = -1;
      for (std::size_t v = range.a + 1; v < range.b; v++) {
        const double d = distance_to_segment(at(v), a, b);
        if (d > most || (d == most && before(at(v), at(far)))) {
          most = d;
          far = v;
        }
      }
      const double worth = std::min(most, range.limit);
      worth_[far] = worth;
      stack.push_back({range.a, far, worth});
      stack.push_back({far, range.b, worth});
    }
  }

  /// Under a budget the smallest rings go when even triangles of all would take more than half of it.
  void drop_beyond_budget() {
    if (!in_.holes) return;
    const std::size_t most = std::max<std::size_t>(1, plan_.most_vertices / 8);
    if (rings_.size() <= most) return;
    std::vector<std::size_t> order(rings_.size());
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return rings_[a].area > rings_[b].area; });
    for (std::size_t i = most; i < order.size(); i++) rings_[order[i]].dropped = true;
  }

  double threshold_of_budget() const {
    std::vector<double> worth;
    for (const Ring& ring : rings_)
      if (!ring.dropped)
        for (std::size_t v = ring.first; v <= ring.last; v++) worth.push_back(worth_[v]);
    if (worth.size() <= plan_.most_vertices) return -1;
    std::nth_element(worth.begin(), worth.begin() + plan_.most_vertices, worth.end(), std::greater<double>());
    return worth[plan_.most_vertices];
  }

  void select(Ring& ring, double threshold) {
    if (ring.dropped) return;
    std::size_t kept = 0;
    for (std::size_t v = ring.first; v <= ring.last; v++) kept += keep_[v] = worth_[v] > threshold || worth_[v] == kInfinity;
    if (!in_.holes || kept >= 4) return;
    const bool largest = std::all_of(rings_.begin(), rings_.end(), [&](const Ring& other) { return other.area <= ring.area; });
    if (!plan_.keep_islands && !largest) {
      for (std::size_t v = ring.first; v <= ring.last; v++) keep_[v] = 0;
      ring.dropped = true;
      return;
    }
    // At least a triangle: the vertices of greatest worth.
    while (kept < 4 && restore(ring.first, ring.last)) kept++;
  }

  /// Brings back the left-out vertex of greatest worth strictly between two vertices.
  bool restore(std::size_t a, std::size_t b) {
    std::size_t best = 0;
    double most = -1;
    for (std::size_t v = a + 1; v < b; v++) {
      if (!keep_[v] && (worth_[v] > most || (worth_[v] == most && before(at(v), at(best))))) {
        most = worth_[v];
        best = v;
      }
    }
    if (most < 0) return false;
    keep_[best] = 1;
    return true;
  }

  std::vector<Segment> segments() const {
    std::vector<Segment> list;
    for (std::size_t r = 0; r < rings_.size(); r++) {
      const Ring& ring = rings_[r];
      if (ring.dropped) continue;
      std::size_t before = ring.first;
      for (std::size_t v = ring.first + 1; v <= ring.last; v++) {
        if (!keep_[v]) continue;
        list.push_back({before, v, r});
        before = v;
      }
    }
    return list;
  }

  static double side(Point a, Point b, Point c) { return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x); }

  bool cross(const Segment& s, const Segment& t) const {
    const Point a = at(s.a), b = at(s.b), c = at(t.a), d = at(t.b);
    if (std::max(a.x, b.x) < std::min(c.x, d.x) || std::max(c.x, d.x) < std::min(a.x, b.x)) return false;
    if (std::max(a.y, b.y) < std::min(c.y, d.y) || std::max(c.y, d.y) < std::min(a.y, b.y)) return false;
    const auto same = [](Point p, Point q) { return p.x == q.x && p.y == q.y; };
    const bool ac = same(a, c), ad = same(a, d), bc = same(b, c), bd = same(b, d);
    const double c1 = side(a, b, c), d1 = side(a, b, d), a1 = side(c, d, a), b1 = side(c, d, b);
    if (ac || ad || bc || bd) {
      // They share an end: wrong only when one folds back over the other.
      if (c1 != 0 || d1 != 0) return false;
      const Point joint = ac || ad ? a : b, p = ac || ad ? b : a, q = ac || bc ? d : c;
      return (p.x - joint.x) * (q.x - joint.x) + (p.y - joint.y) * (q.y - joint.y) > 0;
    }
    return ((c1 >= 0 && d1 <= 0) || (c1 <= 0 && d1 >= 0)) && ((a1 >= 0 && b1 <= 0) || (a1 <= 0 && b1 >= 0));
  }

  /// Finds crossing segments by a grid and brings vertices back in both. True when something changed.
  bool repair_crossings(int round) {
    const std::vector<Segment> list = segments();
    if (list.size() < 2) return false;
    double total = 0;
    for (const Segment& s : list) total += std::hypot(at(s.b).x - at(s.a).x, at(s.b).y - at(s.a).y);
    const double cell = std::max(1e-4, 2 * total / static_cast<double>(list.size()));
    std::unordered_map<std::uint64_t, std::vector<std::uint32_t>> grid;
    grid.reserve(list.size() * 2);
    std::vector<std::uint8_t> hit(list.size(), 0);
    for (std::uint32_t i = 0; i < list.size(); i++) {
      const Point a = at(list[i].a), b = at(list[i].b);
      const long y0 = static_cast<long>(std::floor(std::min(a.y, b.y) / cell)), y1 = static_cast<long>(std::floor(std::max(a.y, b.y) / cell));
      for (long y = y0; y <= y1; y++) {
        // Only the columns that the segment touches in this row of cells.
        double from = std::min(a.x, b.x), to = std::max(a.x, b.x);
        if (a.y != b.y) {
          double t0 = (y * cell - a.y) / (b.y - a.y), t1 = ((y + 1) * cell - a.y) / (b.y - a.y);
          t0 = std::min(1.0, std::max(0.0, t0));
          t1 = std::min(1.0, std::max(0.0, t1));
          from = std::min(a.x + t0 * (b.x - a.x), a.x + t1 * (b.x - a.x));
          to = std::max(a.x + t0 * (b.x - a.x), a.x + t1 * (b.x - a.x));
        }
        const long x0 = static_cast<long>(std::floor(from / cell - 1e-9)), x1 = static_cast<long>(std::floor(to / cell + 1e-9));
        for (long x = x0; x <= x1; x++) {
          std::vector<std::uint32_t>& others = grid[(static_cast<std::uint64_t>(x + 4000000) << 32) | static_cast<std::uint32_t>(y + 4000000)];
          for (std::uint32_t j : others) {
            if (hit[i] && hit[j]) continue;
            if (cross(list[i], list[j])) hit[i] = hit[j] = 1;
          }
          others.push_back(i);
        }
      }
    }
    bool changed = false;
    for (std::size_t i = 0; i < list.size(); i++) {
      if (!hit[i]) continue;
      // One vertex a round at first; all of them when that does not settle it.
      do {
        if (!restore(list[i].a, list[i].b)) break;
        changed = true;
      } while (round >= kRounds / 2);
    }
    return changed;
  }

  bool inside(Point p, const Ring& ring) const {
    bool in = false;
    Point a = at(ring.first);
    for (std::size_t v = ring.first + 1; v <= ring.last; v++) {
      if (!keep_[v]) continue;
      const Point b = at(v);
      if ((a.y > p.y) != (b.y > p.y) && p.x < (b.x - a.x) * (p.y - a.y) / (b.y - a.y) + a.x) in = !in;
      a = b;
    }
    return in;
  }

  /// A hole left outside, or an island swallowed, by an edge that now jumps over it. True when something changed.
  bool repair_nesting() {
    bool changed = false;
    for (std::size_t r = 0; r < rings_.size(); r++) {
      const Ring& ring = rings_[r];
      if (ring.dropped) continue;
      const Point p = at(ring.first);
      bool odd = false;
      std::vector<std::size_t> around;
      for (std::size_t o = 0; o < rings_.size(); o++) {
        const Ring& other = rings_[o];
        if (o == r || other.dropped || p.x <= other.min_x || p.x >= other.max_x || p.y <= other.min_y || p.y >= other.max_y) continue;
        around.push_back(o);
        odd ^= inside(p, other);
      }
      if (odd == ring.hole) continue;
      for (std::size_t o : around) {
        const Ring& other = rings_[o];
        // The edges near the ring are the ones that may have jumped over it.
        std::size_t before = other.first;
        for (std::size_t v = other.first + 1; v <= other.last; v++) {
          if (!keep_[v]) continue;
          double x0 = kInfinity, x1 = -kInfinity, y0 = kInfinity, y1 = -kInfinity;
          for (std::size_t w = before; w <= v; w++) {
            x0 = std::min(x0, at(w).x), x1 = std::max(x1, at(w).x);
            y0 = std::min(y0, at(w).y), y1 = std::max(y1, at(w).y);
          }
          if (x0 <= ring.max_x && x1 >= ring.min_x && y0 <= ring.max_y && y1 >= ring.min_y)
            changed = restore(before, v) || changed;
          before = v;
        }
      }
    }
    return changed;
  }

  const Outlines in_;
  const SimplifyPlan plan_;
  std::vector<Ring> rings_;
  std::vector<std::uint8_t> keep_;
  std::vector<double> worth_;
};

}  // namespace

std::vector<std::uint8_t> simplify_outlines(const Outlines& outlines, const SimplifyPlan& plan,
                                            const std::atomic<std::int32_t>* cancel) {
  return Simplifier(outlines, plan).run(cancel);
}

}  // namespace graticule
