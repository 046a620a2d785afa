#pragma once
// Geometries of any kind as a list of parts, and what is made of them: buffers, overlays and lines against areas.

#include <cstdint>
#include <optional>
#include <vector>

#include "graticule/geo/buffer.h"
#include "graticule/geo/lines.h"

namespace graticule::geo {

enum class PartKind : uint8_t { kOuter = 0, kHole = 1, kLine = 2, kPoints = 3 };

/// Positions in degrees; a hole belongs to the outer ring before it, rings are without the repeated last position.
struct Parts {
  std::vector<Path> paths;
  /// One a path.
  std::vector<PartKind> kinds;
};

/// Parts laid out as they travel: lon, lat, lon, lat …; the positions of each part; its kind.
struct FlatParts {
  std::vector<double> coordinates;
  std::vector<int32_t> sizes;
  std::vector<uint8_t> kinds;
};

/// Everything within `distance` metres of the parts, less the areas of `without`; or right only in the areas of `within`, where there
/// are some.
FlatParts buffer_parts(Parts parts, Parts without, Parts within, double distance, const BufferOptions& options);

/// A set operation on the areas of both.
FlatParts overlay_parts(Parts a, Parts b, Operation operation, const RunControl& control);

/// Polygons whose rings cross themselves as what they enclose, longitudes as they run on.
/// @return nothing when all rings are simple
std::optional<FlatParts> untangle_parts(const Parts& parts, const RunControl& control);

enum class LineVerb { kInside, kOutside, kShared };

/// The lines of `a` inside or outside the areas of `b`, or what the outlines of both share.
FlatParts line_parts(Parts a, Parts b, LineVerb verb, const RunControl& control);

}  // namespace graticule::geo
