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

/// Thrown before the segments of an arrangement take more memory than a server can spare.
struct TooManySegments : std::runtime_error {
  TooManySegments();
};

/// Segments, split ones included, that an overlay works with at most: about a gigabyte.
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
/// @throws std::runtime_error when the arrangement does not settle (never seen; 64 rounds); Aborted when cancelled;
///         TooManySegments
std::vector<OverlayPolygon> overlay(const std::vector<GridRing>& a, const std::vector<GridRing>& b,
                                    Operation operation, const OverlayOptions& options = {});

/// Twice the signed area in square grid units, positive for counter-clockwise rings.
double twice_area(const GridRing& ring);

}  // namespace graticule::geo
