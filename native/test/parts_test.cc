#include "graticule/geo/parts.h"

#include "check.h"

using namespace graticule::geo;
using graticule::RunControl;

namespace {

/// Clockwise where asked: parts may come wound either way.
Path square(double west, double south, double side, bool clockwise = false) {
  Path path{{west, south}, {west + side, south}, {west + side, south + side}, {west, south + side}};
  if (clockwise) std::swap(path[1], path[3]);
  return path;
}

Parts areas(std::vector<Path> paths) {
  Parts parts;
  for (Path& path : paths) {
    parts.paths.push_back(std::move(path));
    parts.kinds.push_back(PartKind::kOuter);
  }
  return parts;
}

/// Square degrees, holes taken away.
double area_of(const FlatParts& parts) {
  double area = 0;
  std::size_t at = 0;
  for (std::size_t i = 0; i < parts.sizes.size(); ++i) {
    const std::size_t n = static_cast<std::size_t>(parts.sizes[i]);
    double twice = 0;
    for (std::size_t k = 0; k < n; ++k) {
      const double *p = &parts.coordinates[2 * (at + k)], *q = &parts.coordinates[2 * (at + (k + 1) % n)];
      twice += p[0] * q[1] - q[0] * p[1];
    }
    area += twice / 2;
    at += n;
  }
  return area;
}

void overlays_take_rings_of_either_winding() {
  for (const bool clockwise : {false, true}) {
    const Parts a = areas({square(0, 0, 10, clockwise)}), b = areas({square(5, 0, 10)});
    CHECK_NEAR(area_of(overlay_parts(a, b, Operation::kUnion, {})), 150, 1e-6);
    CHECK_NEAR(area_of(overlay_parts(a, b, Operation::kIntersection, {})), 50, 1e-6);
    CHECK_NEAR(area_of(overlay_parts(a, b, Operation::kDifference, {})), 50, 1e-6);
  }
}

void a_hole_is_taken_away() {
  Parts ring = areas({square(0, 0, 10)});
  ring.paths.push_back(square(2, 2, 2));
  ring.kinds.push_back(PartKind::kHole);
  CHECK_NEAR(area_of(overlay_parts(ring, areas({square(0, 0, 10)}), Operation::kIntersection, {})), 96, 1e-6);
}

void nothing_comes_of_what_lies_apart() {
  const Parts a = areas({square(0, 0, 1)}), b = areas({square(50, 0, 1)});
  CHECK(overlay_parts(a, b, Operation::kIntersection, {}).sizes.empty());
  CHECK(line_parts(a, b, LineVerb::kShared, {}).sizes.empty());
}

void lines_are_cut_by_areas_and_shared_by_outlines() {
  Parts line;
  line.paths.push_back({{-5, 5}, {15, 5}});
  line.kinds.push_back(PartKind::kLine);
  const FlatParts inside = line_parts(line, areas({square(0, 0, 10)}), LineVerb::kInside, {});
  CHECK(inside.sizes.size() == 1 && inside.kinds[0] == static_cast<uint8_t>(PartKind::kLine));
  CHECK_NEAR(inside.coordinates[2] - inside.coordinates[0], 10, 1e-9);
  CHECK(line_parts(line, areas({square(0, 0, 10)}), LineVerb::kOutside, {}).sizes.size() == 2);
  CHECK(line_parts(areas({square(0, 0, 10)}), areas({square(10, 0, 5)}), LineVerb::kShared, {}).sizes.size() == 1);
}

void only_rings_that_cross_themselves_are_untangled() {
  CHECK(!untangle_parts(areas({square(0, 0, 1)}), {}));
  const auto bow = untangle_parts(areas({{{0, 0}, {2, 2}, {2, 0}, {0, 2}}}), {});
  CHECK(bow && bow->sizes.size() == 2);
}

void buffers_take_points_lines_and_areas_less_others() {
  Parts parts = areas({square(0, 0, 1)});
  parts.paths.push_back({{20, 0}, {21, 0}});
  parts.kinds.push_back(PartKind::kLine);
  parts.paths.push_back({{40, 0}});
  parts.kinds.push_back(PartKind::kPoints);
  CHECK(buffer_parts(parts, {}, {}, 10'000, {}).sizes.size() == 3);
  const double whole = area_of(buffer_parts(areas({square(0, 0, 1)}), {}, {}, 10'000, {}));
  CHECK_NEAR(area_of(buffer_parts(areas({square(0, 0, 1)}), areas({square(0, 0, 1)}), {}, 10'000, {})), whole - 1, 1e-3);
}

void a_cancelled_run_stops() {
  std::int32_t words[2] = {1, 0};
  RunControl control;
  control.words = words;
  try {
    overlay_parts(areas({square(0, 0, 10)}), areas({square(5, 0, 10)}), Operation::kUnion, control);
    CHECK(false);
  } catch (const graticule::Aborted&) {
  }
}

}  // namespace

int main() {
  overlays_take_rings_of_either_winding();
  a_hole_is_taken_away();
  nothing_comes_of_what_lies_apart();
  lines_are_cut_by_areas_and_shared_by_outlines();
  only_rings_that_cross_themselves_are_untangled();
  buffers_take_points_lines_and_areas_less_others();
  a_cancelled_run_stops();
}
