#pragma once
// Polygon overlay by winding numbers on an integer grid. Input rings may cross themselves and one another in any
// way; the output is clean: simple rings, outer ones counter-clockwise, holes clockwise and nested in their outer.
//
// Method: intersections are found through a uniform grid with exact integer predicates, rounded to the grid and
// inserted until nothing crosses any more (snap rounding by iteration, after J. Hobby, "Practical segment
// intersection with finite precision output", 1999); equal edges are merged with their windings added; one sweep
// gives the winding below every edge; edges that separate inside from outside are linked into rings.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <stdexcept>
#include <vector>

#include "graticule/run_control.h"

namespace graticule::geo {

/// Grid units per degree: the seven decimals of the output, about a centimetre.
constexpr double kGridPerDegree = 1e7;

struct GridPoint {
  int64_t x, y;
  bool operator==(const GridPoint& other) const { return x == other.x && y == other.y; }
  bool operator<(const GridPoint& other) const { return x != other.x ? x < other.x : y < other.y; }
};

using GridRing = std::vector<GridPoint>;

/// Thrown by geometry that would take more memory or more rounds than a server can spare.
struct TooExpensive : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// Outlines of more segments than kMostSegments, those that they are cut into included.
struct TooManySegments : TooExpensive {
  TooManySegments();
};

/// Segments, split ones included, that an overlay, and vertices that a buffer, works with at most: about a gigabyte.
constexpr size_t kMostSegments = 6000000;

enum class Operation { kUnion, kIntersection, kDifference, kSymmetricDifference };

struct OverlayPolygon {
  GridRing outer;
  std::vector<GridRing> holes;
};

struct OverlayOptions {
  /// Inside of a source is where its winding is positive (true) or not zero (false).
  bool positive = false;
  /// Rings of fewer square grid units than this are dropped (slivers of rounding).
  double min_area = 0;
  RunControl control;
};

/// `a` and `b` are closed rings without the repeated last point. Only `a` is needed for kUnion.
/// @throws TooExpensive, also when the arrangement does not settle in 64 rounds (never seen); Aborted when cancelled
std::vector<OverlayPolygon> overlay(const std::vector<GridRing>& a, const std::vector<GridRing>& b,
                                    Operation operation, const OverlayOptions& options = {});

/// What a polygon encloses whose rings may cross themselves: everything that its outer ring goes round, either way and
/// any number of times, less what its holes go round.
/// @param rings  outer ring first, without the repeated last point
/// @return nothing when every ring is simple already; corners may touch
/// @throws as overlay
std::optional<std::vector<OverlayPolygon>> untangle(const std::vector<GridRing>& rings, const RunControl& control = {});

/// Twice the signed area in square grid units, positive for counter-clockwise rings.
double twice_area(const GridRing& ring);

}  // namespace graticule::geo
