#include "graticule/geo/buffer.h"

#include <algorithm>
#include <random>

#include "check.h"
#include "outline.h"

using namespace graticule::geo;

namespace {

Outline outline(const Path& path, bool closed, int cuts) {
  Outline result;
  result.add(path, closed, cuts);
  return result;
}

Outline point_outline(LonLat at) {
  Outline result;
  result.pieces.emplace_back(at, at);
  result.middles.push_back(to_ecef(at));
  return result;
}

/// Every vertex of the outline that is not on the cut at ±180 or a pole lies at the distance asked for.
void outline_is_at(const std::vector<OverlayPolygon>& polygons, const Outline& source, double distance) {
  CHECK(!polygons.empty());
  size_t checked = 0;
  const auto check_ring = [&](const GridRing& ring) {
    // A long outline against a detailed source: 400 places of it, evenly spread.
    for (size_t i = 0; i < ring.size(); i += 1 + ring.size() / 400) {
      const GridPoint &p = ring[i], &q = ring[(i + 1) % ring.size()];
      const auto cut = [](const GridPoint& v) { return std::llabs(v.x) == 1800000000 || std::llabs(v.y) == 900000000; };
      for (const LonLat& at : {from_grid(p), LonLat{(p.x + q.x) / 2 / kGridPerDegree, (p.y + q.y) / 2 / kGridPerDegree}}) {
        if (cut(p) || cut(q)) continue;
        CHECK_NEAR(source.distance_to(at), distance, 0.001 * distance + 1);
        ++checked;
      }
    }
  };
  for (const OverlayPolygon& polygon : polygons) {
    check_ring(polygon.outer);
    for (const GridRing& hole : polygon.holes) check_ring(hole);
  }
  CHECK(checked > 16);
}

void vincenty_agrees_with_known_lines() {
  // Flinders Peak to Buninyong, the worked example of the Geocentric Datum of Australia manual (GRS 80 and WGS 84
  // agree to a tenth of a millimetre here): 54,972.271 m, azimuth 306°52'05.37".
  const LonLat flinders{144.424867889, -37.951033417}, buninyong{143.926495528, -37.652821139};
  const Inverse line = inverse(flinders, buninyong);
  CHECK_NEAR(line.distance, 54972.271, 0.002);
  CHECK_NEAR(line.azimuth1 / kDegree + 360, 306.868158333, 1e-6);
  const LonLat there = direct(flinders, line.azimuth1, line.distance);
  CHECK_NEAR(there.lon, buninyong.lon, 1e-9);
  CHECK_NEAR(there.lat, buninyong.lat, 1e-9);
  // A quarter meridian of WGS 84.
  CHECK_NEAR(inverse({10, 0}, {10, 90}).distance, 10001965.729, 0.01);
}

void circles_are_round_everywhere() {
  for (const double lat : {0.0, 60.0, 85.0, 89.9, 90.0, -89.99}) {
    for (const double lon : {0.0, 179.9}) {
      for (const double distance : {1000.0, 100000.0, 500000.0}) {
        BufferInput input;
        input.points.push_back({lon, lat});
        outline_is_at(geodesic_buffer(input, distance), point_outline({lon, lat}), distance);
      }
    }
  }
  BufferInput far;
  far.points.push_back({2.35, 48.85});
  outline_is_at(geodesic_buffer(far, 15000000), point_outline({2.35, 48.85}), 15000000);
}

/// A ragged shore round a bay: pieces that are left out open a ring of gaps round the middle, which is farther away than asked for.
void the_middle_of_a_bay_stays_outside() {
  std::mt19937 random(3);
  std::uniform_real_distribution<double> share(0, 1);
  for (int round = 0; round < 60; ++round) {
    const int n = 30 + static_cast<int>(share(random) * 120);
    Path line;
    double nearest = 1e30;
    for (int i = 0; i < n; ++i) {
      const double metres = 18000 + 25000 * share(random) * share(random);
      line.push_back(direct({100, 55}, 2 * kPi * i / n, metres));
      nearest = std::fmin(nearest, metres);
    }
    line.push_back(line[0]);
    BufferInput input;
    input.lines.push_back(line);
    const Outline source = outline(line, false, 1);
    const std::vector<OverlayPolygon> polygons = geodesic_buffer(input, 15000);
    for (int k = 0; k < 60; ++k) {
      const LonLat at = direct({100, 55}, 2 * kPi * share(random), 45000 * share(random));
      const double away = source.distance_to(at);
      if (std::fabs(away - 15000) < 30) continue;
      CHECK(inside(polygons, {std::llround(at.lon * kGridPerDegree), std::llround(at.lat * kGridPerDegree)}) == (away < 15000));
    }
  }
}

void polygons_and_lines_keep_their_distance() {
  const Path triangle{{178, -20}, {180, -18}, {178.5, -16}};
  const Path arctic{{20, 85}, {60, 86}, {100, 88.5}, {40, 89.5}};
  const Path comb{{10, 50}, {11, 50}, {11, 51}, {10.9, 51}, {10.9, 50.1}, {10.5, 50.1}, {10.5, 51}, {10.4, 51},
                  {10.4, 50.1}, {10.1, 50.1}, {10.1, 51}, {10, 51}};
  for (const Path& ring : {triangle, arctic, comb}) {
    for (const double distance : {1000.0, 10000.0, 100000.0}) {
      BufferInput input;
      input.rings.push_back(ring);
      outline_is_at(geodesic_buffer(input, distance), outline(ring, true, 60), distance);
    }
  }
  const Path line{{-5, 60}, {0, 61}, {3, 60.5}};
  BufferInput input;
  input.lines.push_back(line);
  outline_is_at(geodesic_buffer(input, 20000), outline(line, false, 60), 20000);
}

/// A ragged coast at a large distance, where nearly all pieces are left out: no hole or notch may remain.
void hidden_pieces_leave_no_trace() {
  std::mt19937_64 random(3);
  Path coast;
  for (int i = 0; i < 2000; ++i) {
    const double angle = 2 * kPi * i / 2000, radius = 3 + 0.4 * static_cast<double>(random() % 1000) / 1000;
    coast.push_back({20 + 1.8 * radius * std::cos(angle), 55 + radius * std::sin(angle)});
  }
  BufferInput input;
  input.rings.push_back(coast);
  const auto polygons = geodesic_buffer(input, 150000);
  CHECK(polygons.size() == 1 && polygons[0].holes.empty());
  CHECK(polygons[0].outer.size() > 50 && polygons[0].outer.size() < 2000);
  outline_is_at(polygons, outline(coast, true, 16), 150000);
}

void polar_cap_grows_towards_the_equator() {
  // Antarctica as RFC 7946 writes it: cut at ±180 with an edge along the pole.
  BufferInput input;
  input.rings.push_back({{-180, -90}, {180, -90}, {180, -75}, {90, -70}, {0, -72}, {-90, -73}, {-180, -75}});
  const auto polygons = geodesic_buffer(input, 200000);
  CHECK(polygons.size() == 1 && polygons[0].holes.empty());
  Path ice{{180, -75}, {90, -70}, {0, -72}, {-90, -73}, {-180, -75}};
  outline_is_at(polygons, outline(ice, false, 100), 200000);
}

/// A ragged ring of 400 vertices about a pole, with the pole inside it, beside it or within the distance.
Path ragged(double sign, double from, double to) {
  std::mt19937_64 random(5);
  Path coast;
  const int n = 400;
  for (int i = 0; i < n; ++i) {
    const double lon = from + (to - from) * i / n;
    coast.push_back({lon, sign * (81.0 + 3.0 * static_cast<double>(random() % 1000) / 1000)});
  }
  return coast;
}

/// Around a pole and far from the source pieces are left out as everywhere else.
void nothing_is_special_about_the_poles() {
  for (const double sign : {1.0, -1.0}) {
    // Beside the pole: an arc of land from 60° W to 70° E, 200 km thick.
    Path land = ragged(sign, -60, 70);
    for (int lon = 70; lon >= -60; --lon) land.push_back({static_cast<double>(lon), sign * 80});
    if (sign > 0) std::reverse(land.begin(), land.end());
    for (const double distance : {100000.0, 2500000.0}) {
      BufferInput input;
      input.rings.push_back(land);
      outline_is_at(geodesic_buffer(input, distance), outline(land, true, 2), distance);
    }
    // Over the pole, cut at ±180 as RFC 7946 asks.
    Path coast = ragged(sign, -180, 180);
    coast.push_back({180, coast[0].lat});
    const Outline shore = outline(coast, false, 2);
    coast.push_back({180, sign * 90});
    coast.push_back({-180, sign * 90});
    if (sign < 0) std::reverse(coast.begin(), coast.end());
    BufferInput input;
    input.rings.push_back(coast);
    for (const double distance : {100000.0, 1000000.0}) {
      const auto polygons = geodesic_buffer(input, distance);
      CHECK(polygons.size() == 1 && polygons[0].holes.empty());
      outline_is_at(polygons, shore, distance);
    }
  }
}

/// A corner at a pole is written with two longitudes, each with a north of its own.
void corners_at_poles_are_round() {
  const std::vector<Path> rings = {{{82.455592688, -90}, {82.455582556, -89.999852784}, {82.455080826, -90}},
                                   {{0, 88}, {90, 88}, {90, 90}, {0, 90}},
                                   {{-170, -89}, {-170, -90}, {100, -90}, {100, -89}},
                                   {{179.999367186, 90}, {179.998907496, 89.999939907}, {179.998180751, 89.998901927}}};
  for (const Path& ring : rings) {
    for (const double distance : {1000.0, 100000.0, 1966967.5716689266}) {
      BufferInput input;
      input.rings.push_back(ring);
      outline_is_at(geodesic_buffer(input, distance), outline(ring, true, 20), distance);
    }
  }
}

/// All but a cap: the buffer grows into the cap, and fills it when the distance is large enough.
void the_rest_of_the_globe_grows_into_what_is_left_out() {
  for (const double sign : {1.0, -1.0}) {
    Path edge;
    for (int lon = -180; lon <= 180; lon += 2) edge.push_back({static_cast<double>(lon), sign * (70.0 + lon % 3)});
    const Outline shore = outline(edge, false, 10);
    edge.push_back({180, -sign * 90});
    edge.push_back({-180, -sign * 90});
    if (sign > 0) std::reverse(edge.begin(), edge.end());
    BufferInput input;
    input.rings.push_back(edge);
    outline_is_at(geodesic_buffer(input, 300000), shore, 300000);
    const auto all = geodesic_buffer(input, 3000000);
    CHECK(all.size() == 1 && all[0].holes.empty());
    CHECK_NEAR(twice_area(all[0].outer), 2 * 3.6e9 * 1.8e9, 1);
  }
}

void half_way_round_is_everywhere() {
  BufferInput input;
  input.points.push_back({2.35, 48.85});
  const auto all = geodesic_buffer(input, 20003930);
  CHECK(all.size() == 1);
  CHECK_NEAR(twice_area(all[0].outer), 2 * 3.6e9 * 1.8e9, 1);
  outline_is_at(geodesic_buffer(input, 19900000), point_outline({2.35, 48.85}), 19900000);
}

double area_of(const std::vector<OverlayPolygon>& polygons) {
  double area = 0;
  for (const OverlayPolygon& polygon : polygons) {
    area += twice_area(polygon.outer) / 2;
    for (const GridRing& hole : polygon.holes) area += twice_area(hole) / 2;
  }
  return area;
}

/// Sectors a few grid units wide stand on land so narrow that its other shore crosses them where they have next to no width:
/// what reaches beyond that shore is sea.
void land_narrower_than_the_distance_hides_nothing_beyond_it() {
  struct Shore {
    double distance;
    Path line;
    std::vector<GridRing> land;
  };
  const std::vector<Shore> shores = {
      {52537.581854944321,
       {{-180, -48.5942517}, {-179.9995726, -47.6476287}, {-180, -48.3188277}},
       {{{-1800000000, -485942517}, {-1799995726, -476476287}, {-1800000000, -483188277}},
        {{-1800000000, -455332681}, {-1785134232, -482032659}, {-1784012033, -481512047}}}},
      {109223.12748171961,
       {{40.3986387, 5.1116938}, {40.7232555, 6.2810692}, {40.9258333, 7.0077497}},
       {{{403986387, 51116938}, {409258333, 70077497}, {407232555, 62810692}}}},
      // A hole of the land that touches the outer shore: beyond the corner they share lies the sea.
      {606605.99770148157,
       {{-179.9999092, -79.6038193}, {-180, -79.6039838}, {-179.9999332, -79.6041231}, {-179.9999092, -79.6038193}},
       {{{-1800000000, -796051787}, {-1799995630, -796048951}, {-1799974725, -796009813}, {-1800000000, -796027601}, {-1800000000, -796039838}},
        {{-1800000000, -796039838}, {-1799999092, -796038193}, {-1799999332, -796041231}}}},
      // Land a centimetre or two wide where its shore turns back beside the line.
      {144.48225125631237,
       {{179.9995155, 0.8852584}, {180, 0.8858827}},
       {{{1799991203, 8847495}, {1799995076, 8851986}, {1799995155, 8852584}, {1800000000, 8858827}},
        {{1799994476, 8847417}, {1800000000, 8857695}, {1799995076, 8851986}}}},
      {6.0395572169788876,
       {{15.2643821, -70.7507758}, {15.2643821, -70.7507845}},
       {{{152643596, -707507845}, {152643832, -707508243}, {152643821, -707507758}, {152643821, -707507845}}}},
      {956343.08850002149,
       {{-162.7686058, -51.3644381}, {-162.7685930, -51.3644410}, {-180, -51.3644447}, {-162.7686058, -51.3644381}},
       {{{-1627686058, -513644381}, {-1800000000, -513644447}, {-1627685930, -513644410}}}},
  };
  for (const Shore& shore : shores) {
    BufferInput input;
    input.lines.push_back(shore.line);
    std::vector<GridRing> whole;
    for (const OverlayPolygon& polygon : geodesic_buffer(input, shore.distance)) whole.push_back(polygon.outer);
    OverlayOptions options;
    options.positive = true;
    const double expected = area_of(overlay(whole, shore.land, Operation::kDifference, options));
    CHECK(expected > 0);
    // What is too small to be kept, and the chords of circles, which two sources make a little rounder together.
    CHECK_NEAR(area_of(geodesic_buffer_outside(input, shore.land, shore.distance)), expected, 2e4 + 5e-5 * expected);
  }
}

void rings_are_wrapped_at_the_antimeridian() {
  std::vector<GridRing> out;
  wrap_ring({{1790000000, 0}, {1810000000, 0}, {1810000000, 100}, {1790000000, 100}}, out);
  CHECK(out.size() == 2);
  double area = 0;
  for (const GridRing& ring : out) area += twice_area(ring) / 2;
  CHECK(area == 20000000.0 * 100);
}

}  // namespace

int main() {
  vincenty_agrees_with_known_lines();
  rings_are_wrapped_at_the_antimeridian();
  circles_are_round_everywhere();
  the_middle_of_a_bay_stays_outside();
  polygons_and_lines_keep_their_distance();
  hidden_pieces_leave_no_trace();
  polar_cap_grows_towards_the_equator();
  nothing_is_special_about_the_poles();
  corners_at_poles_are_round();
  the_rest_of_the_globe_grows_into_what_is_left_out();
  half_way_round_is_everywhere();
  land_narrower_than_the_distance_hides_nothing_beyond_it();
  return 0;
}
