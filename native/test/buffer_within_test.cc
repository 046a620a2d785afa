#include <random>

#include "check.h"
#include "graticule/geo/buffer.h"

using namespace graticule::geo;

namespace {

int64_t grid(double degrees) { return std::llround(degrees * kGridPerDegree); }

/// A crooked outline round a place, counter-clockwise; longitudes run on.
Path coast(LonLat middle, double degrees, int corners, unsigned seed) {
  std::mt19937 random(seed);
  std::uniform_real_distribution<double> crooked(0.9, 1.1);
  Path path;
  for (int i = 0; i < corners; ++i) {
    const double turn = 2 * kPi * i / corners, away = degrees * crooked(random) * (1 + 0.3 * std::sin(5 * turn));
    path.push_back({middle.lon + away * std::cos(turn) / std::cos(middle.lat * kDegree), middle.lat + away * std::sin(turn)});
  }
  return path;
}

/// An outline as it is given: lines within ±180°, cut where they leave it.
void add_lines(BufferInput& input, const Path& ring) {
  const auto wrapped = [](const LonLat& at) { return LonLat{at.lon - 360 * std::floor((at.lon + 180) / 360), at.lat}; };
  Path line{wrapped(ring[0])};
  for (size_t i = 1; i <= ring.size(); ++i) {
    const LonLat from = line.back(), to = wrapped(ring[i % ring.size()]);
    if (std::fabs(to.lon - from.lon) < 180) {
      line.push_back(to);
      continue;
    }
    const double seam = from.lon > 0 ? 180 : -180, beyond = to.lon > 0 ? to.lon - 360 : to.lon + 360;
    const double lat = from.lat + (to.lat - from.lat) * (seam - from.lon) / (beyond - from.lon);
    line.push_back({seam, lat});
    input.lines.push_back(line);
    line = {{-seam, lat}, to};
  }
  input.lines.push_back(line);
}

std::vector<GridRing> region_of(const Path& ring) {
  GridRing on_grid;
  for (const LonLat& at : ring) on_grid.push_back({grid(at.lon), grid(at.lat)});
  std::vector<GridRing> rings;
  wrap_ring(on_grid, rings);
  return rings;
}

std::vector<GridRing> rings_of(const std::vector<OverlayPolygon>& polygons) {
  std::vector<GridRing> rings;
  for (const OverlayPolygon& polygon : polygons) {
    rings.push_back(polygon.outer);
    rings.insert(rings.end(), polygon.holes.begin(), polygon.holes.end());
  }
  return rings;
}

/// Square degrees.
double area_of(const std::vector<OverlayPolygon>& polygons) {
  double twice = 0;
  for (const GridRing& ring : rings_of(polygons)) {
    for (size_t i = 0; i < ring.size(); ++i) {
      const GridPoint &p = ring[i], &q = ring[(i + 1) % ring.size()];
      twice += static_cast<double>(p.x - ring[0].x) * static_cast<double>(q.y - ring[0].y) -
               static_cast<double>(q.x - ring[0].x) * static_cast<double>(p.y - ring[0].y);
    }
  }
  return twice / 2 / kGridPerDegree / kGridPerDegree;
}

/// What of the region the buffer takes and what it leaves are the same with a region and without.
void is_right_inside(const BufferInput& input, const std::vector<GridRing>& region, double distance, double share = 1e-6) {
  const std::vector<GridRing> whole = rings_of(geodesic_buffer(input, distance));
  const std::vector<GridRing> within = rings_of(geodesic_buffer_within(input, region, distance));
  const std::vector<GridRing> a = rings_of(overlay(region, whole, Operation::kIntersection));
  const std::vector<GridRing> b = rings_of(overlay(region, within, Operation::kIntersection));
  const double all = area_of(overlay(region, {}, Operation::kUnion));
  CHECK(area_of(overlay(a, {}, Operation::kUnion)) > 0.05 * all);
  CHECK(area_of(overlay(a, b, Operation::kSymmetricDifference)) < share * all);
}

void the_inland_of_a_continent_is_the_same() {
  BufferInput input;
  const Path continent = coast({20, 10}, 12, 4000, 1);
  add_lines(input, continent);
  for (int i = 0; i < 12; ++i) add_lines(input, coast({2.0 + 3 * i, -8}, 0.6, 60, static_cast<unsigned>(i)));
  for (const double distance : {20'000.0, 100'000.0, 500'000.0, 900'000.0}) is_right_inside(input, region_of(continent), distance);
  // At sea as well, and in a part.
  is_right_inside(input, region_of({{0, -20}, {30, -20}, {30, 25}, {0, 25}}), 200'000);
}

void nothing_is_special_about_the_antimeridian() {
  BufferInput input;
  const Path continent = coast({179, 50}, 10, 3000, 7);
  add_lines(input, continent);
  for (const double distance : {30'000.0, 300'000.0, 700'000.0}) is_right_inside(input, region_of(continent), distance);
}

/// The whole is drawn on an azimuthal map, the part in longitude and latitude: straight edges differ by the buffer's tolerance.
void a_coast_round_the_pole_may_do_with_a_part() {
  BufferInput input;
  Path shore;
  std::mt19937 random(3);
  std::uniform_real_distribution<double> crooked(-1, 1);
  for (int i = 0; i <= 3600; ++i) shore.push_back({-180 + i * 0.1, 70 + crooked(random)});
  shore.back().lat = shore.front().lat;
  input.lines.push_back(shore);
  is_right_inside(input, region_of({{-180, 40}, {180, 40}, {180, 69}, {-180, 69}}), 800'000, 1e-4);
  is_right_inside(input, region_of({{-60, 55}, {60, 55}, {60, 69}, {-60, 69}}), 800'000, 1e-4);
  is_right_inside(input, region_of({{-180, 71}, {180, 71}, {180, 90}, {-180, 90}}), 800'000, 1e-4);
}

void what_is_far_from_all_is_empty() {
  BufferInput input;
  add_lines(input, coast({20, 10}, 12, 2000, 5));
  const std::vector<GridRing> far = region_of({{100, -10}, {120, -10}, {120, 10}, {100, 10}});
  CHECK(overlay(far, rings_of(geodesic_buffer_within(input, far, 100'000)), Operation::kIntersection).empty());
  // Wholly inside: all of it is covered.
  const std::vector<GridRing> near = region_of({{19, 9}, {21, 9}, {21, 11}, {19, 11}});
  const std::vector<GridRing> left = rings_of(overlay(near, rings_of(geodesic_buffer_within(input, near, 3'000'000)), Operation::kDifference));
  CHECK(left.empty());
}

}  // namespace

int main() {
  the_inland_of_a_continent_is_the_same();
  nothing_is_special_about_the_antimeridian();
  a_coast_round_the_pole_may_do_with_a_part();
  what_is_far_from_all_is_empty();
  return 0;
}
