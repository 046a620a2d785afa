#include "decisive.h"

#include <algorithm>
#include <cmath>

#include "cover_rows.h"
#include "sample_tree.h"

namespace graticule::geo {

namespace {

/// Vertices of a source below which nothing is to be spared.
constexpr size_t kFew = 2000;
/// Metres that a cell's side has at least: coasts have a corner in as many.
constexpr double kLeastCell = 800;
/// Cells beside the distance.
constexpr double kCells = 32, kFewCells = 3;
/// Entries of the region's rows, and samples of the source.
constexpr size_t kMost = 4'000'000;
/// What of a distance circles of straight pieces and edges may be off.
constexpr double kOff = 0.001;
constexpr double kOffMetres = 5;
/// Share of the source that must be spared.
constexpr double kSpared = 0.3;
/// A degree of latitude, and of longitude at the equator, in metres, rounded up.
constexpr double kDegreeNorth = 111'700, kDegreeEast = 111'320;

/// Radii of the ellipsoid where it curves most, along the meridian at the equator, and least, at the poles.
constexpr double kLeastRadius = kEquatorialRadius * (1 - kFlattening) * (1 - kFlattening);
constexpr double kMostRadius = kEquatorialRadius / (1 - kFlattening);

/// A geodesic over a chord is no longer than this with the least radius, and no shorter than this with the most.
double arc_over(double chord, double radius) { return 2 * radius * std::asin(std::min(1.0, chord / (2 * radius))); }

/// Places of all edges, no more than a step apart; edges are counted through all chains.
std::vector<Sample> samples_of(const std::vector<Chain>& chains, double step, const RunControl& control) {
  std::vector<Sample> samples;
  uint32_t edge = 0;
  for (const Chain& chain : chains) {
    const size_t n = chain.at.size(), edges = n == 1 ? 1 : chain.closed ? n : n - 1;
    for (size_t i = 0; i < edges; ++i, ++edge) {
      control.check();
      const LonLat &a = chain.at[i], &b = chain.at[(i + 1) % n];
      const double north = (b.lat - a.lat) * kDegreeNorth, east = (b.lon - a.lon) * kDegreeEast * std::cos(std::min(std::fabs(a.lat), std::fabs(b.lat)) * kDegree);
      const double pieces = std::max(1.0, std::ceil(std::hypot(north, east) / step));
      if (static_cast<double>(samples.size()) + pieces > static_cast<double>(kMost)) return {};
      for (double k = 0; k <= pieces; ++k) {
        const double t = k / pieces;
        samples.push_back({to_ecef({a.lon + t * (b.lon - a.lon), a.lat + t * (b.lat - a.lat)}), edge});
      }
    }
  }
  return samples;
}

/// The edges that are marked, in stretches. A chain all of which is marked stays as it is.
std::vector<Chain> marked_of(const std::vector<Chain>& chains, const std::vector<uint8_t>& marked) {
  std::vector<Chain> result;
  size_t first = 0;
  for (const Chain& chain : chains) {
    const size_t n = chain.at.size(), edges = n == 1 ? 1 : chain.closed ? n : n - 1;
    const auto is_marked = [&](size_t edge) { return marked[first + edge] != 0; };
    size_t begin = 0;
    while (begin < edges && is_marked(begin)) ++begin;
    if (begin == edges) {
      result.push_back(chain);
    } else {
      // From an edge that is not marked on, round a ring that is one.
      Path run;
      const size_t start = chain.closed ? begin : 0, steps = edges;
      const auto end_run = [&] {
        if (!run.empty()) result.push_back({std::move(run), {}, false});
        run = {};
      };
      for (size_t k = 0; k < steps; ++k) {
        const size_t i = (start + k) % edges;
        if (!is_marked(i)) {
          end_run();
          continue;
        }
        if (run.empty()) run.push_back(chain.at[i]);
        run.push_back(chain.at[(i + 1) % n]);
      }
      end_run();
    }
    first += edges;
  }
  return result;
}

constexpr int64_t kEast = 180 * static_cast<int64_t>(kGridPerDegree), kNorth = 90 * static_cast<int64_t>(kGridPerDegree);

/// The outline of runs of cells, row by row; it ends at 180° and at the pole.
class CellOutline {
 public:
  explicit CellOutline(const CellSize& cells) : cells_(cells) {}

  /// The next row to the north.
  void add(std::vector<Run> row) {
    const int64_t low = std::min(kNorth, cells_.south + row_ * cells_.height), high = std::min(kNorth, low + cells_.height);
    for (const Run& run : row) {
      if (low == high || x_of(run.begin) == x_of(run.end)) continue;
      segments_.push_back({{x_of(run.begin), low}, {x_of(run.begin), high}, -1, 0});
      segments_.push_back({{x_of(run.end), low}, {x_of(run.end), high}, 1, 0});
    }
    // Where one of both rows is in and the other is not.
    std::vector<std::pair<int64_t, int>> ends;
    for (const Run& run : below_) ends.insert(ends.end(), {{run.begin, -1}, {run.end, 1}});
    for (const Run& run : row) ends.insert(ends.end(), {{run.begin, 1}, {run.end, -1}});
    std::sort(ends.begin(), ends.end());
    int weight = 0;
    for (size_t k = 0; k < ends.size(); ++k) {
      if (weight != 0 && x_of(ends[k].first) > x_of(ends[k - 1].first))
        segments_.push_back({{x_of(ends[k - 1].first), low}, {x_of(ends[k].first), low}, weight, 0});
      weight += ends[k].second;
    }
    below_ = std::move(row);
    ++row_;
  }

  std::vector<Segment> take() {
    add({});
    return std::move(segments_);
  }

 private:
  int64_t x_of(int64_t column) const { return std::min(kEast, cells_.west + column * cells_.width); }

  const CellSize cells_;
  int64_t row_ = 0;
  std::vector<Run> below_;
  std::vector<Segment> segments_;
};

/// Cells about as wide as high, from the region's south-western corner on.
CellSize cells_over(const std::vector<GridRing>& region, double metres) {
  int64_t west = INT64_MAX, south = INT64_MAX, north = INT64_MIN;
  for (const GridRing& ring : region) {
    for (const GridPoint& p : ring) {
      west = std::min(west, p.x);
      south = std::min(south, p.y);
      north = std::max(north, p.y);
    }
  }
  const double middle = static_cast<double>(south + north) / 2 / kGridPerDegree;
  const double degrees = metres / kDegreeNorth;
  const auto in_grid = [](double size) { return std::max<int64_t>(16, std::llround(size * kGridPerDegree)); };
  return {std::max(-kEast, west - 8), std::max(-kNorth, south - 8), in_grid(degrees / std::max(0.2, std::cos(middle * kDegree))), in_grid(degrees)};
}

}  // namespace

std::optional<Decisive> decisive(const std::vector<Chain>& chains, double distance, const std::vector<GridRing>& region,
                                 const RunControl& control) {
  size_t edges = 0;
  for (const Chain& chain : chains) edges += chain.at.size() == 1 || chain.closed ? chain.at.size() : chain.at.size() - 1;
  const double side = std::max(kLeastCell, distance / kCells);
  if (edges < kFew || region.empty() || distance < kFewCells * side) return std::nullopt;
  const CellSize cells = cells_over(region, side);
  const std::vector<std::vector<Run>> rows = rows_of(region, cells, kMost);
  if (rows.empty()) return std::nullopt;
  const double step = side / 2;
  std::vector<Sample> samples = samples_of(chains, step, control);
  if (samples.empty()) return std::nullopt;
  const SampleTree tree(std::move(samples), control);
  const double slack = kOff * distance + kOffMetres;
  std::vector<uint8_t> marked(edges, 0);
  CellOutline outline(cells);
  for (size_t r = 0; r < rows.size(); ++r) {
    const int64_t low = cells.south + static_cast<int64_t>(r) * cells.height;
    const double lat0 = static_cast<double>(low) / kGridPerDegree, lat1 = static_cast<double>(low + cells.height) / kGridPerDegree;
    const double nearest_equator = lat0 * lat1 < 0 ? 0 : std::min(std::fabs(lat0), std::fabs(lat1));
    const double width = static_cast<double>(cells.width) / kGridPerDegree * kDegreeEast * std::cos(std::min(90.0, nearest_equator) * kDegree);
    const double reach = 0.505 * std::hypot(width, (lat1 - lat0) * kDegreeNorth);
    std::vector<Run> inside;
    const auto cover = [&](int64_t begin, int64_t end) {
      if (!inside.empty() && inside.back().end == begin) inside.back().end = end;
      else inside.push_back({begin, end});
    };
    for (const Run& run : rows[r]) {
      double bound = 1e9;
      for (int64_t c = run.begin; c < run.end;) {
        control.check();
        const GridPoint middle{cells.west + c * cells.width + cells.width / 2, low + cells.height / 2};
        const Vec3 at = to_ecef({static_cast<double>(middle.x) / kGridPerDegree, static_cast<double>(middle.y) / kGridPerDegree});
        const double chord = tree.nearest(at, bound), away = arc_over(chord, kLeastRadius);
        // Neighbours lie a cell's width away, and so much nearer or farther at most.
        const double in = distance - slack - away - reach, out = arc_over(chord, kMostRadius) - step / 2 - reach - slack - distance;
        int64_t next = c + 1;
        if (in > 0) {
          next = std::min(run.end, next + static_cast<int64_t>(in / width));
          cover(c, next);
        } else if (out > 0) {
          next = std::min(run.end, next + static_cast<int64_t>(out / width));
        } else {
          tree.each_within(at, away + 2 * reach + slack + step / 2, [&](uint32_t edge) { marked[edge] = 1; });
        }
        bound = chord + 1.01 * width * static_cast<double>(next - c) + 1;
        c = next;
      }
    }
    outline.add(std::move(inside));
  }
  const auto kept = static_cast<double>(std::count(marked.begin(), marked.end(), 1));
  if (kept > (1 - kSpared) * static_cast<double>(edges)) return std::nullopt;
  return Decisive{marked_of(chains, marked), outline.take()};
}

}  // namespace graticule::geo
