#pragma once
// A k-d tree over points in space: is any of them nearer than a radius?

#include <algorithm>
#include <vector>

#include "graticule/geo/geodesic.h"
#include "graticule/run_control.h"

namespace graticule::geo {

class PointTree {
 public:
  /// @throws Aborted when cancelled
  PointTree(std::vector<Vec3> points, const RunControl& control) : points_(std::move(points)) {
    build(0, points_.size(), control);
  }

  bool any_within(const Vec3& at, double radius) const {
    return radius > 0 && search(0, points_.size(), at, radius * radius);
  }

 private:
  static constexpr size_t kLeaf = 8;

  static double axis_of(const Vec3& p, int axis) { return axis == 0 ? p.x : axis == 1 ? p.y : p.z; }

  void build(size_t begin, size_t end, const RunControl& control) {
    if (end - begin <= kLeaf) return;
    control.check();
    const size_t middle = begin + (end - begin) / 2;
    const int axis = widest(begin, end);
    std::nth_element(points_.begin() + static_cast<long>(begin), points_.begin() + static_cast<long>(middle),
                     points_.begin() + static_cast<long>(end),
                     [axis](const Vec3& a, const Vec3& b) { return axis_of(a, axis) < axis_of(b, axis); });
    if (axes_.size() < points_.size()) axes_.resize(points_.size());
    axes_[middle] = static_cast<unsigned char>(axis);
    build(begin, middle, control);
    build(middle + 1, end, control);
  }

  int widest(size_t begin, size_t end) const {
    Vec3 low = points_[begin], high = points_[begin];
    for (size_t i = begin + 1; i < end; ++i) {
      const Vec3& p = points_[i];
      low = {std::min(low.x, p.x), std::min(low.y, p.y), std::min(low.z, p.z)};
      high = {std::max(high.x, p.x), std::max(high.y, p.y), std::max(high.z, p.z)};
    }
    const double dx = high.x - low.x, dy = high.y - low.y, dz = high.z - low.z;
    return dx >= dy && dx >= dz ? 0 : dy >= dz ? 1 : 2;
  }

  static double distance2(const Vec3& a, const Vec3& b) {
    const double x = a.x - b.x, y = a.y - b.y, z = a.z - b.z;
    return x * x + y * y + z * z;
  }

  bool search(size_t begin, size_t end, const Vec3& at, double radius2) const {
    if (end - begin <= kLeaf) {
      for (size_t i = begin; i < end; ++i) {
        if (distance2(points_[i], at) < radius2) return true;
      }
      return false;
    }
    const size_t middle = begin + (end - begin) / 2;
    const Vec3& pivot = points_[middle];
    if (distance2(pivot, at) < radius2) return true;
    const double offset = axis_of(at, axes_[middle]) - axis_of(pivot, axes_[middle]);
    // The side the point lies on first: a hit there spares the other.
    if (offset < 0) {
      return search(begin, middle, at, radius2) ||
             (offset * offset < radius2 && search(middle + 1, end, at, radius2));
    }
    return search(middle + 1, end, at, radius2) || (offset * offset < radius2 && search(begin, middle, at, radius2));
  }

  std::vector<Vec3> points_;
  std::vector<unsigned char> axes_;
};

}  // namespace graticule::geo
