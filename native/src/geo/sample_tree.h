#pragma once
// A k-d tree over places of a source's edges: the nearest of them, and all within a radius.

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

#include "graticule/geo/geodesic.h"
#include "graticule/run_control.h"

namespace graticule::geo {

struct Sample {
  Vec3 at;
  uint32_t edge;
};

class SampleTree {
 public:
  /// @throws Aborted when cancelled
  SampleTree(std::vector<Sample> samples, const RunControl& control) : samples_(std::move(samples)), axes_(samples_.size()) {
    build(0, samples_.size(), control);
  }

  /// Metres by the chord to the nearest; `bound` where none is nearer than that.
  double nearest(const Vec3& at, double bound) const {
    double best = bound * bound;
    search(0, samples_.size(), at, best);
    return std::sqrt(best);
  }

  /// Calls `visit` with the edge of every place within a chord's length.
  template <typename Visit>
  void each_within(const Vec3& at, double radius, const Visit& visit) const {
    walk(0, samples_.size(), at, radius * radius, visit);
  }

 private:
  static constexpr size_t kLeaf = 8;

  static double axis_of(const Vec3& p, int axis) { return axis == 0 ? p.x : axis == 1 ? p.y : p.z; }

  static double square(const Vec3& a, const Vec3& b) {
    const double x = a.x - b.x, y = a.y - b.y, z = a.z - b.z;
    return x * x + y * y + z * z;
  }

  void build(size_t begin, size_t end, const RunControl& control) {
    if (end - begin <= kLeaf) return;
    control.check();
    Vec3 low = samples_[begin].at, high = low;
    for (size_t i = begin + 1; i < end; ++i) {
      const Vec3& p = samples_[i].at;
      low = {std::min(low.x, p.x), std::min(low.y, p.y), std::min(low.z, p.z)};
      high = {std::max(high.x, p.x), std::max(high.y, p.y), std::max(high.z, p.z)};
    }
    const double dx = high.x - low.x, dy = high.y - low.y, dz = high.z - low.z;
    const int axis = dx >= dy && dx >= dz ? 0 : dy >= dz ? 1 : 2;
    const size_t middle = begin + (end - begin) / 2;
    const auto first = samples_.begin();
    std::nth_element(first + static_cast<long>(begin), first + static_cast<long>(middle), first + static_cast<long>(end),
                     [axis](const Sample& a, const Sample& b) { return axis_of(a.at, axis) < axis_of(b.at, axis); });
    axes_[middle] = static_cast<uint8_t>(axis);
    build(begin, middle, control);
    build(middle + 1, end, control);
  }

  void search(size_t begin, size_t end, const Vec3& at, double& best) const {
    if (end - begin <= kLeaf) {
      for (size_t i = begin; i < end; ++i) best = std::min(best, square(samples_[i].at, at));
      return;
    }
    const size_t middle = begin + (end - begin) / 2;
    const double offset = axis_of(at, axes_[middle]) - axis_of(samples_[middle].at, axes_[middle]);
    best = std::min(best, square(samples_[middle].at, at));
    if (offset < 0) search(begin, middle, at, best);
    else search(middle + 1, end, at, best);
    if (offset * offset >= best) return;
    if (offset < 0) search(middle + 1, end, at, best);
    else search(begin, middle, at, best);
  }

  template <typename Visit>
  void walk(size_t begin, size_t end, const Vec3& at, double radius2, const Visit& visit) const {
    if (end - begin <= kLeaf) {
      for (size_t i = begin; i < end; ++i) {
        if (square(samples_[i].at, at) <= radius2) visit(samples_[i].edge);
      }
      return;
    }
    const size_t middle = begin + (end - begin) / 2;
    if (square(samples_[middle].at, at) <= radius2) visit(samples_[middle].edge);
    const double offset = axis_of(at, axes_[middle]) - axis_of(samples_[middle].at, axes_[middle]);
    if (offset < 0 || offset * offset <= radius2) walk(begin, middle, at, radius2, visit);
    if (offset >= 0 || offset * offset <= radius2) walk(middle + 1, end, at, radius2, visit);
  }

  std::vector<Sample> samples_;
  std::vector<uint8_t> axes_;
};

}  // namespace graticule::geo
