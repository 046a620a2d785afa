#include "graticule/geo/lines.h"

#include <random>

#include "check.h"

using namespace graticule::geo;

namespace {

GridRing square(int64_t x, int64_t y, int64_t side) {
  return {{x, y}, {x + side, y}, {x + side, y + side}, {x, y + side}};
}

double length_of(const std::vector<GridLine>& lines) {
  double length = 0;
  for (const GridLine& line : lines) {
    for (size_t i = 0; i + 1 < line.size(); ++i)
      length += std::hypot(static_cast<double>(line[i + 1].x - line[i].x), static_cast<double>(line[i + 1].y - line[i].y));
  }
  return length;
}

void lines_are_cut_at_the_outline() {
  const std::vector<GridLine> lines{{{-50, 50}, {150, 50}}};
  const auto inside = clip_lines(lines, {square(0, 0, 100)}, true);
  CHECK(inside.size() == 1 && length_of(inside) == 100);
  CHECK(length_of(clip_lines(lines, {square(0, 0, 100)}, false)) == 100);
  // A line on the outline counts as inside.
  const std::vector<GridLine> edge{{{0, 0}, {100, 0}, {200, 0}}};
  CHECK(length_of(clip_lines(edge, {square(0, 0, 100)}, true)) == 100);
}

void neighbours_share_their_border() {
  const auto shared = shared_lines({square(0, 0, 100)}, {square(100, 20, 50)});
  CHECK(shared.size() == 1 && length_of(shared) == 50);
  CHECK(shared_lines({square(0, 0, 100)}, {square(200, 0, 100)}).empty());
}

void a_clamped_ring_covers_the_same_inside_the_box() {
  std::mt19937_64 random(5);
  for (int round = 0; round < 200; ++round) {
    GridRing ring;
    for (int i = 0; i < 12; ++i)
      ring.push_back({static_cast<int64_t>(random() % 4000) - 1500, static_cast<int64_t>(random() % 4000) - 1500});
    const std::vector<GridRing> box{square(0, 0, 1000)};
    OverlayOptions options;
    const auto area = [&](const std::vector<GridRing>& rings) {
      double sum = 0;
      for (const OverlayPolygon& polygon : overlay(rings, box, Operation::kIntersection, options)) {
        sum += twice_area(polygon.outer);
        for (const GridRing& hole : polygon.holes) sum += twice_area(hole);
      }
      return sum / 2;
    };
    const GridRing clamped = clamp_ring(ring, 0, 0, 1000, 1000);
    const double expected = area({ring});
    CHECK_NEAR(clamped.empty() ? 0 : area({clamped}), expected, 12000);
  }
}

}  // namespace

int main() {
  lines_are_cut_at_the_outline();
  neighbours_share_their_border();
  a_clamped_ring_covers_the_same_inside_the_box();
  return 0;
}
