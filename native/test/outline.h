#pragma once
// What a buffer is held against: distances found without it, and which side of its outline a place lies on.

#include <cmath>
#include <utility>
#include <vector>

#include "graticule/geo/buffer.h"

namespace graticule::geo {

inline LonLat from_grid(const GridPoint& p) { return {p.x / kGridPerDegree, p.y / kGridPerDegree}; }

/// The outline as many short straight pieces: a plain reference to measure the distance to.
struct Outline {
  std::vector<std::pair<LonLat, LonLat>> pieces;
  std::vector<Vec3> middles;
  double longest = 0;

  void add(const Path& path, bool closed, int cuts) {
    const size_t edges = closed ? path.size() : path.size() - 1;
    for (size_t i = 0; i < edges; ++i) {
      const LonLat a = path[i], b = path[(i + 1) % path.size()];
      for (int k = 0; k < cuts; ++k) {
        const auto at = [&](double t) { return LonLat{a.lon + t * (b.lon - a.lon), a.lat + t * (b.lat - a.lat)}; };
        pieces.emplace_back(at(static_cast<double>(k) / cuts), at(static_cast<double>(k + 1) / cuts));
        middles.push_back(to_ecef(at((k + 0.5) / cuts)));
        longest = std::fmax(longest, inverse(pieces.back().first, pieces.back().second).distance);
      }
    }
  }

  /// Golden section on every piece that could be the nearest: its middle is no farther than the nearest middle
  /// by more than the longest piece.
  double distance_to(const LonLat& at) const {
    const Vec3 p = to_ecef(at);
    const auto chord = [&](const Vec3& q) {
      return std::sqrt((p.x - q.x) * (p.x - q.x) + (p.y - q.y) * (p.y - q.y) + (p.z - q.z) * (p.z - q.z));
    };
    double nearest = 1e30;
    for (const Vec3& middle : middles) nearest = std::fmin(nearest, chord(middle));
    double result = 1e30;
    for (size_t i = 0; i < pieces.size(); ++i) {
      if (chord(middles[i]) > nearest + longest) continue;
      const auto& [a, b] = pieces[i];
      const auto distance = [&, a = a, b = b](double t) {
        return inverse(at, {a.lon + t * (b.lon - a.lon), a.lat + t * (b.lat - a.lat)}).distance;
      };
      double low = 0, high = 1;
      for (int k = 0; k < 24; ++k) {
        const double u = low + 0.382 * (high - low), v = low + 0.618 * (high - low);
        if (distance(u) < distance(v)) high = v;
        else low = u;
      }
      result = std::fmin(result, distance((low + high) / 2));
    }
    return result;
  }
};

inline bool inside(const std::vector<OverlayPolygon>& polygons, const GridPoint& at) {
  bool result = false;
  const auto cross = [&](const GridRing& ring) {
    for (size_t i = 0, j = ring.size() - 1; i < ring.size(); j = i++) {
      const GridPoint &p = ring[j], &q = ring[i];
      if ((p.y > at.y) == (q.y > at.y)) continue;
      if (p.x + static_cast<double>(at.y - p.y) / (q.y - p.y) * (q.x - p.x) > at.x) result = !result;
    }
  };
  for (const OverlayPolygon& polygon : polygons) {
    cross(polygon.outer);
    for (const GridRing& hole : polygon.holes) cross(hole);
  }
  return result;
}

}  // namespace graticule::geo
