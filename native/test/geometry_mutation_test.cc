// Outlines by chance (rings without area, repeated vertices, poles, the antimeridian, edges of half the globe) given to buffer,
// overlay, lines and simplification: each ends, and what comes out is what it says.
#include <algorithm>
#include <cmath>
#include <vector>

#include "check.h"
#include "graticule/geo/buffer.h"
#include "graticule/geo/lines.h"
#include "graticule/simplify.h"
#include "mutations.h"
#include "outline.h"

using namespace graticule;
using namespace graticule::geo;

namespace {

constexpr int64_t kHalf = 1800000000, kPole = 900000000;

/// Metres of an edge that is cut into very many where the distance is short beside it.
constexpr double kLong = 2e6;

/// Of how many shapes one may reach round the globe.
constexpr uint64_t kSeldom = 40;

double fraction(Chance& chance) { return static_cast<double>(chance.below(1000001)) / 1e6; }

/// A shape's places: around a centre, or anywhere on the globe, often on its edges.
struct Region {
  LonLat centre;
  double extent;  // degrees
  bool wide;      // reaches to edges of the globe wherever it lies

  explicit Region(Chance& chance)
      : centre{360 * fraction(chance) - 180, 180 * fraction(chance) - 90}, extent(std::pow(10, 8.3 * fraction(chance) - 8)), wide(chance.below(kSeldom) == 0) {
    // Long edges are cut into many: shapes of half the globe come seldom, or the test would take hours.
    if (wide) extent *= 100;
    if (chance.below(3) == 0) centre.lon = chance.below(2) == 0 ? 180 : -180;
    if (chance.below(4) == 0) centre.lat = chance.below(2) == 0 ? 90 : -90;
  }

  LonLat place(Chance& chance) const {
    LonLat at{centre.lon + extent * (2 * fraction(chance) - 1), centre.lat + extent * (2 * fraction(chance) - 1)};
    if (wide && chance.below(12) == 0) at.lon = chance.below(2) == 0 ? 180 : -180;
    if (wide && chance.below(12) == 0) at.lat = chance.below(2) == 0 ? 90 : -90;
    return {std::clamp(at.lon, -180.0, 180.0), std::clamp(at.lat, -90.0, 90.0)};
  }
};

Path path(Chance& chance, const Region& region) {
  Path result;
  const std::size_t vertices = 1 + chance.below(6);
  while (result.size() < vertices) {
    const LonLat at = region.place(chance);
    switch (result.empty() ? 9 : chance.below(10)) {
      case 0: result.push_back(result.back()); break;                                  // twice
      case 1: result.push_back(result[chance.below(result.size())]); break;            // back to an earlier one
      case 2: result.push_back({at.lon, result.back().lat}); break;                    // along a parallel
      case 3: result.push_back({result.back().lon, at.lat}); break;                    // along a meridian
      default: result.push_back(at);
    }
  }
  return result;
}

double signed_area(const Path& ring) {
  double area = 0;
  for (std::size_t i = 0; i < ring.size(); ++i) {
    const LonLat &p = ring[i], &q = ring[(i + 1) % ring.size()];
    area += (p.lon - ring[0].lon) * (q.lat - ring[0].lat) - (q.lon - ring[0].lon) * (p.lat - ring[0].lat);
  }
  return area;
}

GridPoint on_grid(const LonLat& at) { return {std::llround(at.lon * kGridPerDegree), std::llround(at.lat * kGridPerDegree)}; }

GridRing on_grid(const Path& path) {
  GridRing ring;
  for (const LonLat& at : path) ring.push_back(on_grid(at));
  return ring;
}

/// Metres of the longest edge, on a sphere without poles: enough to choose a distance by.
double longest_edge(const Path& path) {
  double longest = 0;
  for (std::size_t i = 0; i < path.size(); ++i) {
    const LonLat &p = path[i], &q = path[(i + 1) % path.size()];
    longest = std::max(longest, 111000 * std::hypot(p.lon - q.lon, p.lat - q.lat));
  }
  return longest;
}

/// Rings of at least three corners on the globe, outer ones counter-clockwise, holes clockwise.
/// @return twice their area
double area_of(const std::vector<OverlayPolygon>& polygons) {
  double area = 0;
  const auto add = [&](const GridRing& ring, bool hole) {
    CHECK(ring.size() >= 3);
    for (const GridPoint& p : ring) CHECK(std::llabs(p.x) <= kHalf && std::llabs(p.y) <= kPole);
    const double twice = twice_area(ring);
    CHECK(hole ? twice < 0 : twice > 0);
    area += twice;
  };
  for (const OverlayPolygon& polygon : polygons) {
    add(polygon.outer, false);
    for (const GridRing& hole : polygon.holes) add(hole, true);
  }
  return area;
}

/// Places whose distance is found without the buffer lie on the side of it that this says. Areas are triangles: what others enclose
/// that cross themselves is a matter of taste.
void places_lie_on_their_side(Chance& chance, const BufferInput& input, double distance, const BufferOptions& options,
                              const std::vector<OverlayPolygon>& polygons) {
  if (distance > 1.5e7) return;
  Outline source;
  std::vector<LonLat> vertices;
  const auto add = [&](const Path& path, bool closed) {
    source.add(path, closed, 2 + static_cast<int>(longest_edge(path) / 5e5));
    vertices.insert(vertices.end(), path.begin(), path.end());
  };
  for (const Path& ring : input.rings) {
    if (ring.size() > 3) return;
    add(ring, true);
  }
  for (const Path& line : input.lines) add(line, false);
  for (const LonLat& point : input.points) add({point, point}, false);
  // Chords of circles lie nearer than their ends; the globe that the longest distances are measured on is round.
  const double slack = (distance > 1e6 ? 0.006 : 0.002) * distance + 1, least = distance * std::cos(kPi / options.circle_segments) - slack;
  for (int k = 0; k < 4; ++k) {
    const LonLat at = direct(vertices[chance.below(vertices.size())], 2 * kPi * fraction(chance), (0.4 + 0.8 * fraction(chance)) * distance);
    bool within = false;
    for (const Path& ring : input.rings) within = within || inside({{on_grid(ring), {}}}, on_grid(at));
    const double away = within ? 0 : source.distance_to(at);
    if (away > least && away < distance + slack) continue;
    CHECK(inside(polygons, on_grid(at)) == (away < distance));
  }
}

void buffers(Chance& chance) {
  const Region region(chance);
  BufferInput input;
  double longest = 0;
  const std::size_t parts = 1 + chance.below(3);
  for (std::size_t k = 0; k < parts; ++k) {
    Path part = path(chance, region);
    longest = std::max(longest, longest_edge(part));
    if (part.size() == 1 || chance.below(4) == 0) {
      input.points.push_back(part[0]);
    } else if (chance.below(2) == 0) {
      input.lines.push_back(std::move(part));
    } else {
      if (signed_area(part) < 0) std::reverse(part.begin(), part.end());
      input.rings.push_back(std::move(part));
    }
  }
  double distance = std::pow(10, 7.3 * fraction(chance));
  // Long edges are cut by the distance: seldom into thousands of pieces, or the test would take hours.
  if (chance.below(4000) > 0) distance = std::max({distance, longest / 10, std::min(longest, kLong) / 2, longest - kLong});
  distance = std::min(distance, 2.0e7);
  BufferOptions options;
  options.circle_segments = 32 << chance.below(3);
  try {
    const std::vector<OverlayPolygon> polygons = geodesic_buffer(input, distance, options);
    CHECK(area_of(polygons) > 0);
    places_lie_on_their_side(chance, input, distance, options, polygons);
  } catch (const TooExpensive&) {
    // Refused rather than answered with nothing: tangles, and circles of less than the least area that is kept.
  }
}

std::vector<GridRing> area(Chance& chance, const Region& region) {
  std::vector<GridRing> rings;
  for (std::size_t k = chance.below(4); k > 0; --k) rings.push_back(on_grid(path(chance, region)));
  return rings;
}

void overlays(Chance& chance) {
  const Region region(chance);
  const std::vector<GridRing> a = area(chance, region), b = area(chance, region);
  OverlayOptions options;
  options.positive = chance.below(2) == 0;
  const double both = area_of(overlay(a, b, Operation::kIntersection, options));
  const double only_a = area_of(overlay(a, b, Operation::kDifference, options));
  const double only_b = area_of(overlay(b, a, Operation::kDifference, options));
  const double either = area_of(overlay(a, b, Operation::kUnion, options));
  const double one = area_of(overlay(a, b, Operation::kSymmetricDifference, options));
  // The same arrangement behind all five: only sums of large numbers round.
  const double slack = 1e-12 * 8.0 * kHalf * kPole + 4;
  CHECK_NEAR(only_a + only_b, one, slack);
  CHECK_NEAR(one + both, either, slack);
}

void lines(Chance& chance) {
  const Region region(chance);
  const std::vector<GridRing> within = area(chance, region), other = area(chance, region);
  std::vector<GridLine> given;
  for (std::size_t k = chance.below(4); k > 0; --k) given.push_back(on_grid(path(chance, region)));
  for (const auto& parts : {clip_lines(given, within, true), clip_lines(given, within, false), shared_lines(within, other)}) {
    for (const GridLine& line : parts) {
      CHECK(line.size() >= 2);
      for (std::size_t i = 1; i < line.size(); ++i) CHECK(!(line[i] == line[i - 1]));
    }
  }
  for (const GridRing& ring : within) {
    const GridPoint p = on_grid(region.place(chance)), q = on_grid(region.place(chance));
    const GridRing clamped = clamp_ring(ring, std::min(p.x, q.x), std::min(p.y, q.y), std::max(p.x, q.x), std::max(p.y, q.y));
    CHECK(clamped.empty() || clamped.size() >= 3 || clamped.size() == ring.size());
  }
}

std::vector<GridRing> rings_of(const std::vector<OverlayPolygon>& polygons) {
  std::vector<GridRing> rings;
  for (const OverlayPolygon& polygon : polygons) {
    rings.push_back(polygon.outer);
    rings.insert(rings.end(), polygon.holes.begin(), polygon.holes.end());
  }
  return rings;
}

double length_of(const std::vector<GridRing>& rings) {
  double length = 0;
  for (const GridRing& ring : rings) {
    for (std::size_t i = 0; i < ring.size(); ++i) {
      const GridPoint &p = ring[i], &q = ring[(i + 1) % ring.size()];
      length += std::hypot(static_cast<double>(p.x - q.x), static_cast<double>(p.y - q.y));
    }
  }
  return length;
}

/// What lies off a coast is what a buffer less the land is when each is made by itself, but for rounding.
/// @param land  rings with the interior on the left that do not overlap
void band_is_buffer_less_land(const BufferInput& input, const std::vector<GridRing>& land, double distance) {
  OverlayOptions options;
  options.min_area = 1e4;
  options.positive = true;
  try {
    const std::vector<OverlayPolygon> whole = geodesic_buffer(input, distance), band = geodesic_buffer_outside(input, land, distance);
    area_of(band);
    const std::vector<GridRing> expected = rings_of(overlay(rings_of(whole), land, Operation::kDifference, options)), got = rings_of(band);
    const double off = area_of(overlay(got, expected, Operation::kSymmetricDifference, options));
    // A grid unit or two along all outlines, the chords of circles that two sources make a little rounder together, and what is too
    // small to be kept.
    const double chord = (1 - std::cos(kPi / BufferOptions().circle_segments)) * distance / 111000 * kGridPerDegree;
    CHECK(off <= (4 + chord) * (length_of(got) + length_of(expected)) + 1e5);
  } catch (const TooExpensive&) {
  }
}

/// The sea off stretches of a coast.
void bands(Chance& chance) {
  const Region region(chance);
  OverlayOptions options;
  options.min_area = 1e4;
  const std::vector<GridRing> land = rings_of(overlay(area(chance, region), {}, Operation::kUnion, options));
  BufferInput input;
  double longest = 0;
  for (const GridRing& ring : land) {
    // Some stretches of the outline, along it or against it, closed or not.
    if (chance.below(4) == 0) continue;
    Path line;
    const std::size_t first = chance.below(ring.size()), count = 2 + chance.below(ring.size());
    for (std::size_t k = 0; k < count; ++k) {
      const GridPoint& p = ring[(first + k) % ring.size()];
      line.push_back({static_cast<double>(p.x) / kGridPerDegree, static_cast<double>(p.y) / kGridPerDegree});
    }
    if (chance.below(2) == 0) std::reverse(line.begin(), line.end());
    longest = std::max(longest, longest_edge(line));
    input.lines.push_back(std::move(line));
  }
  if (input.lines.empty()) return;
  const double distance = std::min(std::max(std::pow(10, 7.3 * fraction(chance)), longest / (longest > 1e5 ? 2 : 10)), 2.0e7);
  band_is_buffer_less_land(input, land, distance);
}

void simplifications(Chance& chance) {
  const Region region(chance);
  std::vector<double> xy;
  std::vector<std::uint32_t> ends;
  std::vector<std::uint8_t> holes;
  for (std::size_t k = 1 + chance.below(4); k > 0; --k) {
    Path ring;
    for (std::size_t pieces = 1 + chance.below(6); pieces > 0; --pieces) {
      const Path piece = path(chance, region);
      ring.insert(ring.end(), piece.begin(), piece.end());
    }
    ring.push_back(ring[0]);
    for (const LonLat& at : ring) xy.insert(xy.end(), {at.lon, at.lat});
    ends.push_back(static_cast<std::uint32_t>(xy.size() / 2));
    holes.push_back(ends.size() > 1 && chance.below(2) == 0);
  }
  const bool closed = chance.below(4) > 0;
  const Outlines outlines{xy.data(), ends.data(), ends.size(), closed ? holes.data() : nullptr};
  const SimplifyPlan plan{std::pow(10, 8 * fraction(chance) - 1), chance.below(2) == 0 ? 0 : chance.below(40), chance.below(2) == 0};
  const std::vector<std::uint8_t> keep = simplify_outlines(outlines, plan);
  CHECK(keep.size() == xy.size() / 2);
  std::size_t first = 0;
  for (const std::uint32_t end : ends) {
    const auto kept = std::count(keep.begin() + static_cast<long>(first), keep.begin() + static_cast<long>(end), 1);
    CHECK(kept == 0 || (keep[first] == 1 && keep[end - 1] == 1));
    first = end;
  }
}

/// Work that its caller has given up ends at once, whatever its size.
template <class Work>
void stops(Work work) {
  std::int32_t words[2] = {1, 0};
  bool stopped = false;
  try {
    work(RunControl{words});
  } catch (const Aborted&) {
    stopped = true;
  }
  CHECK(stopped);
}

void cancelled_work_stops() {
  const Path ring = {{-179, -80}, {179, -80}, {179, 80}, {-179, 80}};
  BufferInput input;
  input.rings.assign(40, ring);
  stops([&](const RunControl& control) { geodesic_buffer(input, 1, {128, control}); });
  const std::vector<GridRing> rings = {on_grid(ring), on_grid(Path{{0, 0}, {10, 0}, {10, 10}})};
  stops([&](const RunControl& control) { overlay(rings, rings, Operation::kUnion, {false, 0, control}); });
  stops([&](const RunControl& control) { clip_lines(rings, rings, true, control); });
  std::vector<double> xy;
  for (int i = 0; i <= 10; ++i) xy.insert(xy.end(), {static_cast<double>(i % 10), static_cast<double>(i % 3)});
  const std::uint32_t end = 11;
  const std::uint8_t shell = 0;
  stops([&](const RunControl& control) { simplify_outlines({xy.data(), &end, 1, &shell}, {1, 0, true}, control); });
}

/// Thousands of edges half round the globe at a distance of metres: refused instead of filling the memory.
void too_much_is_refused() {
  BufferInput input;
  Path zigzag;
  for (int i = 0; i < 2000; ++i) zigzag.push_back({i % 2 == 0 ? -170.0 : 170.0, -60 + 0.05 * i});
  input.lines.push_back(zigzag);
  bool refused = false;
  try {
    geodesic_buffer(input, 1);
  } catch (const TooExpensive&) {
    refused = true;
  }
  CHECK(refused);
}

/// Lands a few grid units wide, whose bands once lost pieces as large as a field.
void slivers_have_whole_bands() {
  struct Sliver {
    double distance;
    Path line;
    std::vector<GridRing> land;
  };
  const std::vector<Sliver> slivers = {
      {144.48225125631237,
       {{179.9995155, 0.8852584}, {180, 0.8858827}},
       {{{1799991203, 8847495}, {1799995076, 8851986}, {1799995155, 8852584}, {1800000000, 8858827}},
        {{1799994476, 8847417}, {1800000000, 8857695}, {1799995076, 8851986}}}},
      {6.0395572169788876,
       {{15.2643821, -70.7507758}, {15.2643821, -70.7507845}},
       {{{152643596, -707507845}, {152643832, -707508243}, {152643821, -707507758}, {152643821, -707507845}}}},
      {956343.08850002149,
       {{-162.7686058, -51.3644381}, {-162.7685930, -51.3644410}, {-180, -51.3644447}, {-162.7686058, -51.3644381}},
       {{{-1627686058, -513644381}, {-1627685930, -513644410}, {-1800000000, -513644447}}}},
  };
  OverlayOptions options;
  options.min_area = 1e4;
  for (const Sliver& sliver : slivers) {
    for (const bool back : {false, true}) {
      BufferInput input;
      input.lines = {sliver.line};
      if (back) std::reverse(input.lines[0].begin(), input.lines[0].end());
      band_is_buffer_less_land(input, rings_of(overlay(sliver.land, {}, Operation::kUnion, options)), sliver.distance);
    }
  }
}

/// An outline that runs around the globe ten times keeps all its turns.
void spirals_keep_their_turns() {
  GridRing running;
  for (int i = 0; i <= 3600; i += 5) running.push_back({i * 10000000LL, 800000000 + i * 10000LL});
  for (int i = 3600; i >= 0; i -= 5) running.push_back({i * 10000000LL, 800100000 + i * 10000LL});
  std::vector<GridRing> cut;
  wrap_ring(running, cut);
  double sum = 0;
  for (const GridRing& ring : cut) sum += twice_area(ring);
  CHECK_NEAR(sum / twice_area(running), 1, 1e-6);
}

}  // namespace

int main() {
  cancelled_work_stops();
  too_much_is_refused();
  spirals_keep_their_turns();
  slivers_have_whole_bands();
  each_mutation(60, [](Chance& chance, uint64_t mutation) {
    if (mutation % 4 == 0) buffers(chance);  // these take longer
    if (mutation % 4 == 1) bands(chance);
    overlays(chance);
    lines(chance);
    simplifications(chance);
  });
  return 0;
}
