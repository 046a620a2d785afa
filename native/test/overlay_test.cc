#include "graticule/geo/overlay.h"

#include <random>

#include "check.h"

using namespace graticule::geo;

namespace {

double area_of(const std::vector<OverlayPolygon>& polygons) {
  double area = 0;
  for (const OverlayPolygon& polygon : polygons) {
    CHECK(twice_area(polygon.outer) > 0);
    area += twice_area(polygon.outer) / 2;
    for (const GridRing& hole : polygon.holes) {
      CHECK(twice_area(hole) < 0);
      area += twice_area(hole) / 2;
    }
  }
  return area;
}

GridRing square(int64_t x, int64_t y, int64_t side) {
  return {{x, y}, {x + side, y}, {x + side, y + side}, {x, y + side}};
}

void squares_combine() {
  const std::vector<GridRing> a{square(0, 0, 100)}, b{square(50, 50, 100)};
  CHECK(area_of(overlay(a, b, Operation::kUnion)) == 17500);
  CHECK(area_of(overlay(a, b, Operation::kIntersection)) == 2500);
  CHECK(area_of(overlay(a, b, Operation::kDifference)) == 7500);
  CHECK(area_of(overlay(a, b, Operation::kSymmetricDifference)) == 15000);
}

void shared_edges_vanish_and_holes_nest() {
  const std::vector<GridRing> a{square(0, 0, 100)}, beside{square(100, 0, 100)};
  const auto joined = overlay(a, beside, Operation::kUnion);
  CHECK(joined.size() == 1 && joined[0].holes.empty() && area_of(joined) == 20000);
  const std::vector<GridRing> inner{square(25, 25, 50)};
  const auto ring = overlay(a, inner, Operation::kDifference);
  CHECK(ring.size() == 1 && ring[0].holes.size() == 1 && area_of(ring) == 7500);
  // A hole that touches the outer ring at a point stays a hole of a simple outer ring.
  const std::vector<GridRing> diamond{{{0, 50}, {50, 25}, {75, 50}, {50, 75}}};
  const auto touched = overlay(a, diamond, Operation::kDifference);
  CHECK_NEAR(area_of(touched), 10000 - 1875, 0);
}

/// Areas must add up whatever the shapes: |A| + |B| = |A ∪ B| + |A ∩ B|, A = (A − B) + (A ∩ B).
void random_shapes_add_up() {
  std::mt19937_64 random(7);
  for (int round = 0; round < 300; ++round) {
    const int64_t span = round % 3 == 0 ? 40 : round % 3 == 1 ? 100000 : 3000000000;
    const auto shape = [&](int n) {
      GridRing ring;
      for (int i = 0; i < n; ++i) {
        ring.push_back({static_cast<int64_t>(random() % static_cast<uint64_t>(span)),
                        static_cast<int64_t>(random() % static_cast<uint64_t>(span))});
      }
      return ring;
    };
    std::vector<GridRing> a, b;
    for (int k = 0; k < 3; ++k) a.push_back(shape(3 + static_cast<int>(random() % 20)));
    for (int k = 0; k < 3; ++k) b.push_back(shape(3 + static_cast<int>(random() % 20)));
    const double in_a = area_of(overlay(a, {}, Operation::kUnion)), in_b = area_of(overlay(b, {}, Operation::kUnion));
    const double both = area_of(overlay(a, b, Operation::kIntersection));
    const double either = area_of(overlay(a, b, Operation::kUnion));
    const double only = area_of(overlay(a, b, Operation::kDifference));
    const double scale = static_cast<double>(span);
    // Each crossing moves by at most a grid unit: the error is a perimeter times one unit.
    const double tolerance = 400.0 * scale;
    CHECK_NEAR(in_a + in_b, both + either, tolerance);
    CHECK_NEAR(in_a, only + both, tolerance);
  }
}

}  // namespace

int main() {
  squares_combine();
  shared_edges_vanish_and_holes_nest();
  random_shapes_add_up();
  return 0;
}
