#include "graticule/simplify.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

#include "line_weights.h"

namespace graticule {

namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr int kRounds = 60;

struct Ring {
  std::size_t first, last;  // last is the closing vertex
  double area;              // absolute, square degrees
  double min_x, min_y, max_x, max_y;
  bool hole, dropped;
};

class Simplifier {
 public:
  Simplifier(const Outlines& outlines, const SimplifyPlan& plan, const RunControl& control)
      : in_(outlines), plan_(plan), control_(control) {
    const std::size_t n = outlines.count ? outlines.ends[outlines.count - 1] : 0;
    keep_.assign(n, 0);
    worth_.assign(n, 0);
    std::size_t first = 0;
    for (std::size_t r = 0; r < outlines.count; r++) {
      rings_.push_back(describe(r, first, outlines.ends[r]));
      first = outlines.ends[r];
    }
  }

  std::vector<std::uint8_t> run() {
    if (in_.steps && run_steps()) return std::move(keep_);
    for (const Ring& ring : rings_) weigh(ring);
    if (plan_.most_vertices > 0) drop_beyond_budget();
    const double threshold = plan_.most_vertices > 0 ? threshold_of_budget() : plan_.tolerance;
    for (Ring& ring : rings_) select(ring, threshold, 0);
    if (in_.holes) {
      for (int round = 0; round < kRounds; round++) {
        if (!repair_crossings(round) && !repair_nesting()) break;
      }
    }
    return std::move(keep_);
  }

 private:
  Point at(std::size_t v) const { return point_at(in_.xy, v); }

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

  /// Outlines of a coverage. False, with nothing chosen, when the nodes leave too little of the budget.
  bool run_steps() {
    const std::size_t most = plan_.most_vertices;
    if (most > 0) {
      drop_beyond_budget();
      std::size_t nodes = 0;
      for (const Ring& ring : rings_)
        if (!ring.dropped) nodes += std::count(in_.steps + ring.first, in_.steps + ring.last, kStays);
      if (3 * nodes > most) {
        for (Ring& ring : rings_) ring.dropped = false;
        return false;
      }
    }
    anchored_ = true;
    for (const Ring& ring : rings_) weigh(ring);
    if (most == 0) {
      choose_step(step_of_tolerance(plan_.tolerance));
      return true;
    }
    if (keep_.size() <= most) {
      std::fill(keep_.begin(), keep_.end(), 1);
      return true;
    }
    const std::vector<Ring> rings = rings_;
    int low = 0, high = kLastStep;
    while (low < high) {
      const int middle = (low + high) / 2;
      if (choose_step(middle) <= most) high = middle;
      else low = middle + 1;
      rings_ = rings;
    }
    if (choose_step(low) <= most) return true;
    rings_ = rings;
    for (Ring& ring : rings_) ring.dropped = false;
    std::fill(worth_.begin(), worth_.end(), 0);
    std::fill(keep_.begin(), keep_.end(), 0);
    anchored_ = false;
    return false;
  }

  /// @return how many vertices it keeps
  std::size_t choose_step(int step) {
    std::fill(keep_.begin(), keep_.end(), 0);
    for (Ring& ring : rings_) select(ring, tolerance_of_step(step), step);
    return std::count(keep_.begin(), keep_.end(), 1);
  }

  void weigh(const Ring& ring) {
    worth_[ring.first] = kInfinity;
    std::size_t start = ring.first;
    for (std::size_t v = ring.first + 1; v <= ring.last; v++) {
      if (v < ring.last && !(anchored_ && in_.steps[v] == kStays) && !pinned_at(v)) continue;
      worth_[v] = kInfinity;
      weigh_between(in_.xy, start, v, worth_, control_);
      start = v;
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

  /// Whether all of a ring lies within the tolerance of the line from its first vertex to the one farthest from that.
  bool slighter_than(const Ring& ring, double tolerance) const {
    const Point first = at(ring.first);
    Point far = first;
    double most = 0;
    for (std::size_t v = ring.first; v < ring.last; v++) {
      const double d = distance_to_segment(at(v), first, first);
      if (d > most) most = d, far = at(v);
    }
    for (std::size_t v = ring.first; v < ring.last && most > tolerance; v++)
      if (distance_to_segment(at(v), first, far) > tolerance) return false;
    return true;
  }

  void select(Ring& ring, double threshold, int step) {
    control_.check();
    if (ring.dropped) return;
    std::size_t kept = 0;
    for (std::size_t v = ring.first; v <= ring.last; v++) {
      const bool held = anchored_ && in_.steps[v] > step;
      kept += keep_[v] = worth_[v] > threshold || worth_[v] == kInfinity || held;
    }
    if (!in_.holes) return;
    const bool slight = anchored_ && !plan_.keep_islands ? slighter_than(ring, threshold) : kept < 4;
    if (slight && !plan_.keep_islands && !largest(ring)) {
      for (std::size_t v = ring.first; v <= ring.last; v++) keep_[v] = 0;
      ring.dropped = true;
      return;
    }
    // At least a triangle: the vertices of greatest worth.
    while (kept < 4 && restore({ring.first, ring.last})) kept++;
  }

  bool largest(const Ring& ring) const {
    return std::all_of(rings_.begin(), rings_.end(), [&](const Ring& other) { return other.area <= ring.area; });
  }

  bool restore(Span span) { return restore_between(in_.xy, span, worth_, keep_) != 0; }

  /// Brings vertices back in segments that cross. True when something changed.
  bool repair_crossings(int round) {
    std::vector<Span> list;
    for (const Ring& ring : rings_) {
      if (ring.dropped) continue;
      std::size_t before = ring.first;
      for (std::size_t v = ring.first + 1; v <= ring.last; v++) {
        if (!keep_[v]) continue;
        list.push_back({before, v});
        before = v;
      }
    }
    const std::vector<std::uint8_t> hit = crossing_spans(in_.xy, list, nullptr, control_);
    bool changed = false;
    for (std::size_t i = 0; i < list.size(); i++) {
      if (!hit[i]) continue;
      // One vertex a round at first; all of them when that does not settle it.
      do {
        control_.check();
        if (!restore(list[i])) break;
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
      control_.check();
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
        control_.check();
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
            changed = restore({before, v}) || changed;
          before = v;
        }
      }
    }
    return changed;
  }

  const Outlines in_;
  const SimplifyPlan plan_;
  const RunControl control_;
  std::vector<Ring> rings_;
  std::vector<std::uint8_t> keep_;
  std::vector<double> worth_;
  bool anchored_ = false;  // nodes and steps of the coverage count
};

}  // namespace

std::vector<std::uint8_t> simplify_outlines(const Outlines& outlines, const SimplifyPlan& plan,
                                            const RunControl& control) {
  return Simplifier(outlines, plan, control).run();
}

}  // namespace graticule
