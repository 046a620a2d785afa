#pragma once
#include <cstddef>
#include <cstdint>
#include <vector>

#include "graticule/coverage.h"
#include "graticule/run_control.h"

namespace graticule {

/// Rings or lines packed one behind the other. Rings are closed: first vertex = last vertex.
struct Outlines {
  const double* xy;            ///< lon, lat pairs in degrees
  const std::uint32_t* ends;   ///< end of each ring, in vertices
  std::size_t count;           ///< number of rings
  const std::uint8_t* holes;   ///< 1 for a ring that is a hole; null for lines
  /// For outlines of a checked coverage (coverage.h): kStays at its nodes, elsewhere the step of tolerance below which a
  /// vertex stays whatever its distance. Null for outlines that stand alone.
  const std::uint8_t* steps = nullptr;
};

struct SimplifyPlan {
  double tolerance;          ///< metres; used when `most_vertices` is 0
  std::size_t most_vertices; ///< vertex budget; 0 for none
  bool keep_islands;         ///< keep rings smaller than the tolerance, as triangles at least
};

/// Which vertices stay: Douglas–Peucker by distance in metres (local equirectangular plane).
/// Outlines that stand alone are then repaired until no two segments cross and every hole lies in its polygon, so that a
/// simplification of valid polygons is valid. Outlines of a coverage are valid by its steps; what stays between two nodes
/// depends on the vertices between them alone, not on their direction, so that all that share a line keep the same
/// vertices. Their tolerance is the step below the one asked for; a budget takes the finest step that fits, and leaves
/// the coverage aside when the nodes alone would take a third of it.
/// Vertices on ±180° and on the poles stay, so that parts cut there still meet.
/// @return one byte for each vertex; a ring without any kept vertex is dropped (with `keep_islands` only under a budget)
/// @throws Aborted when cancelled
std::vector<std::uint8_t> simplify_outlines(const Outlines& outlines, const SimplifyPlan& plan,
                                            const RunControl& control = {});

}  // namespace graticule
