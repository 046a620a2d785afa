#include "graticule/geo/overlay.h"

#include <algorithm>
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

void tangled_rings_are_what_they_enclose() {
  CHECK(!untangle({square(0, 0, 100)}));
  CHECK(!untangle({square(0, 0, 100), square(10, 10, 20)}));
  // Two triangles that meet in the middle, one of either direction, through a crossing and through a corner.
  const auto bow = untangle({{{0, 0}, {100, 100}, {100, 0}, {0, 100}}});
  CHECK(bow && bow->size() == 2 && area_of(*bow) == 5000);
  const auto corner = untangle({{{0, 0}, {50, 50}, {100, 100}, {100, 0}, {50, 50}, {0, 100}}});
  CHECK(corner && area_of(*corner) == 5000);
  // A ring twice round the same square encloses it once, a hole of two lobes takes both away.
  GridRing twice = square(0, 0, 100);
  for (const GridPoint& p : square(0, 0, 100)) twice.push_back(p);
  CHECK(untangle({twice}) && area_of(*untangle({twice})) == 10000);
  const auto holed = untangle({square(-50, -50, 200), {{0, 0}, {100, 100}, {100, 0}, {0, 100}}});
  CHECK(holed && area_of(*holed) == 35000);
  // Lobes that touch at a corner and go the same way round are simple.
  CHECK(!untangle({{{0, 0}, {50, 50}, {100, 0}, {100, 100}, {50, 50}, {0, 100}}}));
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

/// Far more segments than one strip of the map takes, in cells of their own: together what the cells are one by one.
void many_shapes_are_what_each_is() {
  std::mt19937_64 random(13);
  constexpr int64_t kCell = 1000000;
  std::vector<GridRing> all_a, all_b;
  double expected = 0;
  for (int64_t cell = 0; cell < 2900; ++cell) {
    // Columns begin where they like, so that borders between strips lie within cells.
    const int64_t column = cell / 50, x = column * kCell + column * column % 977, y = cell % 50 * kCell;
    for (std::vector<GridRing>* shapes : {&all_a, &all_b}) {
      GridRing ring;
      for (int k = 0; k < 9; ++k) {
        ring.push_back({x + static_cast<int64_t>(random() % (kCell - 100)), y + static_cast<int64_t>(random() % (kCell - 100))});
      }
      shapes->push_back(ring);
    }
    expected += area_of(overlay({all_a.back()}, {all_b.back()}, Operation::kDifference));
  }
  CHECK_NEAR(area_of(overlay(all_a, all_b, Operation::kDifference)), expected, 1e-9 * expected);
}

bool inside(const GridPoint& at, const GridRing& ring) {
  bool result = false;
  for (size_t i = 0, j = ring.size() - 1; i < ring.size(); j = i++) {
    const GridPoint &p = ring[j], &q = ring[i];
    if ((p.y > at.y) == (q.y > at.y)) continue;
    const double t = static_cast<double>(at.y - p.y) / static_cast<double>(q.y - p.y);
    if (static_cast<double>(p.x) + t * static_cast<double>(q.x - p.x) > static_cast<double>(at.x)) result = !result;
  }
  return result;
}

/// Every hole belongs to the smallest polygon around it, found here by looking at all of them.
void holes_find_their_polygons() {
  std::mt19937_64 random(11);
  size_t holes = 0;
  for (int round = 0; round < 200; ++round) {
    std::vector<GridRing> a, b;
    for (int k = 0; k < 40; ++k) {
      const auto at = [&] { return static_cast<int64_t>(random() % 900); };
      const int64_t side = 10 + static_cast<int64_t>(random() % 300);
      GridRing ring = square(at(), at(), side);
      if (k % 3 == 0) ring = {{ring[0].x, ring[0].y + side / 2}, {ring[0].x + side / 2, ring[0].y},
                              {ring[0].x + side, ring[0].y + side / 2}, {ring[0].x + side / 2, ring[0].y + side}};
      (k % 2 == 0 ? a : b).push_back(ring);
    }
    for (const Operation operation : {Operation::kSymmetricDifference, Operation::kDifference}) {
      const auto polygons = overlay(a, b, operation);
      for (const OverlayPolygon& polygon : polygons) {
        for (const GridRing& hole : polygon.holes) {
          ++holes;
          // A corner of the hole that is none of any outer ring decides; the rings never cross.
          const GridPoint* corner = nullptr;
          for (const GridPoint& p : hole) {
            bool shared = false;
            for (const OverlayPolygon& other : polygons) {
              for (size_t i = 0, j = other.outer.size() - 1; i < other.outer.size(); j = i++) {
                const GridPoint &s = other.outer[j], &t = other.outer[i];
                const int64_t cross = (t.x - s.x) * (p.y - s.y) - (t.y - s.y) * (p.x - s.x);
                shared = shared || (cross == 0 && p.x >= std::min(s.x, t.x) && p.x <= std::max(s.x, t.x) &&
                                    p.y >= std::min(s.y, t.y) && p.y <= std::max(s.y, t.y));
              }
            }
            if (!shared) corner = &p;
          }
          if (corner == nullptr) continue;
          CHECK(inside(*corner, polygon.outer));
          for (const OverlayPolygon& other : polygons) {
            if (inside(*corner, other.outer)) CHECK(twice_area(other.outer) >= twice_area(polygon.outer));
          }
        }
      }
    }
  }
  CHECK(holes > 500);
}

/// A comb with as many teeth as holes: time must not grow with their product.
void many_holes_in_a_long_outline() {
  constexpr int64_t kTeeth = 60000;
  GridRing comb{{0, 0}, {10 * kTeeth, 0}};
  for (int64_t i = kTeeth; i-- > 0;) {
    comb.push_back({10 * i + 8, 100});
    comb.push_back({10 * i + 4, 50});
  }
  std::vector<GridRing> holes;
  for (int64_t i = 0; i < kTeeth; ++i) holes.push_back(square(10 * i + 4, 10, 4));
  const auto cut = overlay({comb}, holes, Operation::kDifference);
  CHECK(cut.size() == 1 && cut[0].holes.size() == static_cast<size_t>(kTeeth));
}

void a_cancelled_overlay_ends() {
  std::int32_t words[2] = {2, 0};
  OverlayOptions options;
  options.control.words = words;
  bool aborted = false;
  try {
    overlay({square(0, 0, 100)}, {square(50, 50, 100)}, Operation::kUnion, options);
  } catch (const graticule::Aborted&) {
    aborted = true;
  }
  CHECK(aborted);
}

}  // namespace

int main() {
  holes_find_their_polygons();
  many_holes_in_a_long_outline();
  a_cancelled_overlay_ends();
  squares_combine();
  shared_edges_vanish_and_holes_nest();
  tangled_rings_are_what_they_enclose();
  random_shapes_add_up();
  many_shapes_are_what_each_is();
  return 0;
}
