#pragma once
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace graticule {

/// Rings or lines packed one behind the other. Rings are closed: first vertex = last vertex.
struct Outlines {
  const double* xy;            ///< lon, lat pairs in degrees
  const std::uint32_t* ends;   ///< end of each ring, in vertices
  std::size_t count;           ///< number of rings
  const std::uint8_t* holes;   ///< 1 for a ring that is a hole; null for lines
  const std::uint8_t* anchors = nullptr;  ///< 1 for a vertex that stays, such as one where three countries meet; null for none
};

struct SimplifyPlan {
  double tolerance;          ///< metres; used when `most_vertices` is 0
  std::size_t most_vertices; ///< vertex budget; 0 for none
  bool keep_islands;         ///< keep rings smaller than the tolerance, as triangles at least
};

/// Which vertices stay. Douglas–Peucker by distance in metres (local equirectangular plane), then repaired until no two
/// segments cross and every hole lies in its polygon: a simplification of valid polygons is valid.
/// Vertices on ±180° and on the poles stay, so that parts cut there still meet. What stays between two anchors depends on
/// the vertices between them alone, not on their direction: neighbours that share a line and its ends get the same one,
/// except where one of them needed repair.
/// @return one byte for each vertex; a ring without any kept vertex is dropped (with `keep_islands` only under a budget)
std::vector<std::uint8_t> simplify_outlines(const Outlines& outlines, const SimplifyPlan& plan,
                                            const std::atomic<std::int32_t>* cancel);

}  // namespace graticule
