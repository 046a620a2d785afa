#include "line_weights.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace graticule {

namespace {

constexpr double kMetresPerDegree = 111195.08;  // sphere of mean radius 6,371,008.8 m

double side(Point a, Point b, Point c) { return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x); }

bool same(Point p, Point q) { return p.x == q.x && p.y == q.y; }

bool cross(Point a, Point b, Point c, Point d) {
  if (std::max(a.x, b.x) < std::min(c.x, d.x) || std::max(c.x, d.x) < std::min(a.x, b.x)) return false;
  if (std::max(a.y, b.y) < std::min(c.y, d.y) || std::max(c.y, d.y) < std::min(a.y, b.y)) return false;
  const bool ac = same(a, c), ad = same(a, d), bc = same(b, c), bd = same(b, d);
  const double c1 = side(a, b, c), d1 = side(a, b, d), a1 = side(c, d, a), b1 = side(c, d, b);
  if (ac || ad || bc || bd) {
    // They share an end: wrong only when one folds back over the other.
    if (c1 != 0 || d1 != 0) return false;
    const Point joint = ac || ad ? a : b, p = ac || ad ? b : a, q = ac || (bc && !ad) ? d : c;
    return (p.x - joint.x) * (q.x - joint.x) + (p.y - joint.y) * (q.y - joint.y) > 0;
  }
  return ((c1 >= 0 && d1 <= 0) || (c1 <= 0 && d1 >= 0)) && ((a1 >= 0 && b1 <= 0) || (a1 <= 0 && b1 >= 0));
}

struct Entry {
  std::uint64_t cell;
  std::uint32_t span;
};

/// Cells by a part of their number: may say yes for a cell that was not set.
class CellSet {
 public:
  /// @param used  false: nothing will be set or asked for
  explicit CellSet(bool used) : bits_(used ? std::size_t{1} << 22 : 0) {}
  void set(std::uint64_t cell) { bits_[slot(cell)] = true; }
  bool has(std::uint64_t cell) const { return bits_[slot(cell)]; }

 private:
  static std::size_t slot(std::uint64_t cell) { return (cell * 0x9E3779B97F4A7C15ull) >> 42; }
  std::vector<bool> bits_;
};

/// Calls `use` with every cell of a grid that a span touches.
template <typename Use>
void each_cell(const double* xy, Span span, double cell, Use use) {
  const Point a = point_at(xy, span.a), b = point_at(xy, span.b);
  const long y0 = static_cast<long>(std::floor(std::min(a.y, b.y) / cell)), y1 = static_cast<long>(std::floor(std::max(a.y, b.y) / cell));
  for (long y = y0; y <= y1; y++) {
    // Only the columns that the span touches in this row of cells.
    double from = std::min(a.x, b.x), to = std::max(a.x, b.x);
    if (a.y != b.y) {
      double t0 = (y * cell - a.y) / (b.y - a.y), t1 = ((y + 1) * cell - a.y) / (b.y - a.y);
      t0 = std::min(1.0, std::max(0.0, t0));
      t1 = std::min(1.0, std::max(0.0, t1));
      from = std::min(a.x + t0 * (b.x - a.x), a.x + t1 * (b.x - a.x));
      to = std::max(a.x + t0 * (b.x - a.x), a.x + t1 * (b.x - a.x));
    }
    const long x0 = static_cast<long>(std::floor(from / cell - 1e-9)), x1 = static_cast<long>(std::floor(to / cell + 1e-9));
    for (long x = x0; x <= x1; x++) use((static_cast<std::uint64_t>(x + 4000000) << 32) | static_cast<std::uint32_t>(y + 4000000));
  }
}

/// Every cell of a grid that each span touches, sorted by cell; of cells without a fresh span none.
std::vector<Entry> grid_of(const double* xy, const std::vector<Span>& spans, const std::vector<std::uint8_t>* fresh) {
  double total = 0;
  for (const Span& s : spans) total += std::hypot(xy[2 * s.b] - xy[2 * s.a], xy[2 * s.b + 1] - xy[2 * s.a + 1]);
  const double cell = std::max(1e-4, 2 * total / static_cast<double>(spans.size()));
  CellSet wanted(fresh != nullptr);
  if (fresh)
    for (std::size_t i = 0; i < spans.size(); i++)
      if ((*fresh)[i]) each_cell(xy, spans[i], cell, [&](std::uint64_t at) { wanted.set(at); });
  std::vector<Entry> entries;
  for (std::uint32_t i = 0; i < spans.size(); i++)
    each_cell(xy, spans[i], cell, [&](std::uint64_t at) {
      if (!fresh || wanted.has(at)) entries.push_back({at, i});
    });
  std::sort(entries.begin(), entries.end(), [](const Entry& p, const Entry& q) { return p.cell < q.cell; });
  return entries;
}

}  // namespace

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

void weigh_between(const double* xy, std::size_t first, std::size_t last, std::vector<double>& worth, const RunControl& control) {
  struct Range {
    std::size_t a, b;
    double limit;
  };
  std::vector<Range> stack{{first, last, std::numeric_limits<double>::infinity()}};
  while (!stack.empty()) {
    const Range range = stack.back();
    stack.pop_back();
    control.check();
    if (range.b <= range.a + 1) continue;
    const Point a = point_at(xy, range.a), b = point_at(xy, range.b);
    std::size_t far = range.a + 1;
    double most = -1;
    for (std::size_t v = range.a + 1; v < range.b; v++) {
      const double d = distance_to_segment(point_at(xy, v), a, b);
      if (d > most || (d == most && before(point_at(xy, v), point_at(xy, far)))) {
        most = d;
        far = v;
      }
    }
    worth[far] = std::min(most, range.limit);
    stack.push_back({range.a, far, worth[far]});
    stack.push_back({far, range.b, worth[far]});
  }
}

std::vector<std::uint8_t> crossing_spans(const double* xy, const std::vector<Span>& spans, const std::vector<std::uint8_t>* fresh,
                                         const RunControl& control) {
  std::vector<std::uint8_t> hit(spans.size(), 0);
  if (spans.size() < 2) return hit;
  const std::vector<Entry> entries = grid_of(xy, spans, fresh);
  for (std::size_t from = 0, to; from < entries.size(); from = to) {
    for (to = from + 1; to < entries.size() && entries[to].cell == entries[from].cell;) to++;
    for (std::size_t p = from; p < to; p++) {
      control.check();
      const std::uint32_t i = entries[p].span;
      for (std::size_t q = p + 1; q < to; q++) {
        const std::uint32_t j = entries[q].span;
        if ((hit[i] && hit[j]) || (fresh && !(*fresh)[i] && !(*fresh)[j])) continue;
        if (cross(point_at(xy, spans[i].a), point_at(xy, spans[i].b), point_at(xy, spans[j].a), point_at(xy, spans[j].b)))
          hit[i] = hit[j] = 1;
      }
    }
  }
  return hit;
}

std::size_t restore_between(const double* xy, Span span, const std::vector<double>& worth, std::vector<std::uint8_t>& keep) {
  std::size_t best = 0;
  double most = -1;
  for (std::size_t v = span.a + 1; v < span.b; v++) {
    if (keep[v]) continue;
    if (worth[v] > most || (worth[v] == most && before(point_at(xy, v), point_at(xy, best)))) {
      most = worth[v];
      best = v;
    }
  }
  if (most >= 0) keep[best] = 1;
  return best;
}

}  // namespace graticule
