#include "graticule/coverage.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numeric>

#include "line_weights.h"

namespace graticule {

namespace {

constexpr double kFirstTolerance = 64;
constexpr int kStepsToTheOctave = 8;
constexpr int kMostRounds = 400;
constexpr int kPatientRounds = 40;

const std::array<double, kLastStep + 1>& tolerances() {
  static const auto table = [] {
    std::array<double, kLastStep + 1> made{};
    for (int step = 1; step <= kLastStep; step++)
      made[step] = kFirstTolerance * std::exp2((step - 1) / static_cast<double>(kStepsToTheOctave));
    return made;
  }();
  return table;
}

struct Line {
  std::size_t first, last;
  bool closed;
};

class Coverage {
 public:
  explicit Coverage(const CoverageLines& lines) : xy_(lines.xy) {
    const std::size_t n = lines.count ? lines.ends[lines.count - 1] : 0;
    worth_.assign(n, 0);
    steps_.assign(n, 0);
    keep_.assign(n, 0);
    std::size_t first = 0;
    for (std::size_t i = 0; i < lines.count; i++) {
      const std::size_t last = lines.ends[i] - 1;
      const Point a = point_at(xy_, first), b = point_at(xy_, last);
      lines_.push_back({first, last, a.x == b.x && a.y == b.y});
      worth_[first] = worth_[last] = std::numeric_limits<double>::infinity();
      weigh_between(xy_, first, last, worth_);
      first = last + 1;
    }
    fresh_.assign(n, 0);
    by_longitude_.resize(n);
    std::iota(by_longitude_.begin(), by_longitude_.end(), 0);
    std::sort(by_longitude_.begin(), by_longitude_.end(),
              [&](std::uint32_t v, std::uint32_t w) { return before(point_at(xy_, v), point_at(xy_, w)); });
  }

  CoverageSteps run() {
    for (int step = kLastStep; step >= 0; step--) settle(step);
    return {std::move(steps_), unresolved_};
  }

 private:
  void settle(int step) {
    const double tolerance = tolerance_of_step(step);
    std::vector<std::uint8_t> repaired(lines_.size(), 0);
    const std::vector<std::uint8_t> before = keep_;
    for (std::size_t i = 0; i < lines_.size(); i++) {
      const Line& line = lines_[i];
      std::size_t kept = 0;
      for (std::size_t v = line.first; v <= line.last; v++) {
        const bool held = steps_[v] > step;
        repaired[i] |= held;
        kept += keep_[v] = worth_[v] > tolerance || held;
      }
      while (line.closed && kept < 4 && restore_between(xy_, {line.first, line.last}, worth_, keep_)) kept++;
    }
    // What was settled at the step before needs no second look but where vertices came back.
    for (std::size_t v = 0; v < keep_.size(); v++) fresh_[v] = keep_[v] && !before[v];
    for (int round = 0; round < kMostRounds && repair(repaired, round); round++) {}
    for (std::size_t i = 0; i < lines_.size(); i++) {
      if (!repaired[i]) continue;
      for (std::size_t v = lines_[i].first + 1; v < lines_[i].last; v++)
        if (keep_[v] && worth_[v] <= tolerance) steps_[v] = std::max<std::uint8_t>(steps_[v], static_cast<std::uint8_t>(step + 1));
    }
  }

  /// Brings back vertices in segments that cross or jump over something; false when there was nothing to bring back.
  bool repair(std::vector<std::uint8_t>& repaired, int round) {
    std::vector<Span> spans;
    std::vector<std::uint32_t> owner;
    std::vector<std::uint8_t> fresh;
    for (std::uint32_t i = 0; i < lines_.size(); i++) {
      std::size_t before = lines_[i].first;
      for (std::size_t v = before + 1; v <= lines_[i].last; v++) {
        if (!keep_[v]) continue;
        spans.push_back({before, v});
        owner.push_back(i);
        fresh.push_back(fresh_[before] || fresh_[v]);
        before = v;
      }
    }
    std::vector<std::uint8_t> hit = crossing_spans(xy_, spans, &fresh);
    mark_jumps(spans, fresh, hit);
    std::fill(fresh_.begin(), fresh_.end(), 0);
    bool changed = false;
    unresolved_ = 0;
    for (std::size_t s = 0; s < spans.size(); s++) {
      if (!hit[s]) continue;
      bool restored = false;
      do {
        const std::size_t v = restore_between(xy_, spans[s], worth_, keep_);
        if (v == 0) break;
        fresh_[v] = 1;
        restored = true;
      } while (round >= kPatientRounds);
      repaired[owner[s]] |= restored;
      changed |= restored;
      unresolved_ += !restored;
    }
    return changed;
  }

  /// Segments between which and what they leave out a kept vertex lies: they jump over it.
  void mark_jumps(const std::vector<Span>& spans, const std::vector<std::uint8_t>& fresh, std::vector<std::uint8_t>& hit) const {
    std::vector<std::uint32_t> news;
    for (const std::uint32_t v : by_longitude_)
      if (fresh_[v]) news.push_back(v);
    for (std::size_t s = 0; s < spans.size(); s++) {
      const Span span = spans[s];
      if (hit[s] || span.b <= span.a + 1) continue;
      double west = 1e9, east = -1e9, south = 1e9, north = -1e9;
      for (std::size_t v = span.a; v <= span.b; v++) {
        west = std::min(west, xy_[2 * v]), east = std::max(east, xy_[2 * v]);
        south = std::min(south, xy_[2 * v + 1]), north = std::max(north, xy_[2 * v + 1]);
      }
      const std::vector<std::uint32_t>& others = fresh[s] ? by_longitude_ : news;
      auto at = std::lower_bound(others.begin(), others.end(), west, [&](std::uint32_t v, double x) { return xy_[2 * v] < x; });
      for (; at != others.end() && xy_[2 * *at] <= east && !hit[s]; ++at) {
        const double y = xy_[2 * *at + 1];
        if (keep_[*at] && y > south && y < north) hit[s] = within(point_at(xy_, *at), span);
      }
    }
  }

  /// Whether a point lies between a segment and the vertices that it leaves out. The segment's own ends do not.
  bool within(Point p, Span span) const {
    bool in = false;
    Point a = point_at(xy_, span.b);
    if (p.x == a.x && p.y == a.y) return false;
    for (std::size_t v = span.a; v <= span.b; v++) {
      const Point b = point_at(xy_, v);
      if (v == span.a && p.x == b.x && p.y == b.y) return false;
      if ((a.y > p.y) != (b.y > p.y) && p.x < (b.x - a.x) * (p.y - a.y) / (b.y - a.y) + a.x) in = !in;
      a = b;
    }
    return in;
  }

  const double* xy_;
  std::vector<Line> lines_;
  std::vector<double> worth_;
  std::vector<std::uint8_t> steps_, keep_;
  std::vector<std::uint8_t> fresh_;  // kept since the last repair
  std::vector<std::uint32_t> by_longitude_;
  std::size_t unresolved_ = 0;
};

}  // namespace

double tolerance_of_step(int step) { return tolerances()[std::min(std::max(step, 0), kLastStep)]; }

int step_of_tolerance(double metres) {
  const auto& table = tolerances();
  return static_cast<int>(std::upper_bound(table.begin() + 1, table.end(), metres) - table.begin()) - 1;
}

CoverageSteps coverage_steps(const CoverageLines& lines) { return Coverage(lines).run(); }

}  // namespace graticule
