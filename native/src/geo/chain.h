#pragma once
// The source of a buffer with its edges cut short.

#include <cstddef>
#include <vector>

#include "graticule/geo/buffer.h"

namespace graticule::geo {

/// Metres that a straight edge may leave the geodesic it stands for.
inline double edge_tolerance(double distance) { return 0.0002 * distance + 0.2; }

/// A ring or a line of the source, its edges nearly geodesics.
struct Chain {
  Path at;
  /// Which vertices the source has, by their place in `at`; the others cut its edges.
  std::vector<std::size_t> given;
  bool closed;
};

/// Edges as straight lines in lon/lat are cut until each is as good as a geodesic and short beside the distance.
/// @param left  vertices that the paths may still have; counted down
Chain densify(const Path& path, bool closed, double distance, std::size_t& left, const RunControl& control);

}  // namespace graticule::geo
