#pragma once
// The geodesic buffer: every point within a distance, measured along the WGS 84 ellipsoid, of a geometry.

#include <vector>

#include "graticule/geo/geodesic.h"
#include "graticule/geo/overlay.h"
#include "graticule/run_control.h"

namespace graticule::geo {

using Path = std::vector<LonLat>;

struct BufferInput {
  /// Closed rings without the repeated last point, interior on the left (outer rings counter-clockwise, holes
  /// clockwise), cut at the antimeridian as RFC 7946 asks; they should not cross themselves.
  std::vector<Path> rings;
  /// Open lines, buffered on both sides with round ends.
  std::vector<Path> lines;
  std::vector<LonLat> points;
};

struct BufferOptions {
  /// Vertices of a full circle, 32 at least: with fewer the outline cannot be told from a hole inside it. The chord of 1/128 circle stays within 0.03 % of the distance.
  int circle_segments = 128;
  RunControl control;
};

/// The buffer, cut at ±180° and closed over the poles, on the grid of overlay.h. Includes the input's inside.
/// @param distance metres, > 0
/// @throws Aborted when cancelled; TooExpensive
std::vector<OverlayPolygon> geodesic_buffer(const BufferInput& input, double distance,
                                            const BufferOptions& options = {});

/// The buffer less an area: what of it lies in the area is not put together at all.
/// @param without  rings on the grid of overlay.h within ±180°, interior on the left; they may overlap
/// @return empty where nothing is left
std::vector<OverlayPolygon> geodesic_buffer_outside(const BufferInput& input, const std::vector<GridRing>& without,
                                                    double distance, const BufferOptions& options = {});

/// A buffer that is right inside a region; what it is outside of it is left open.
/// @param region  as `without` above
/// @return empty where nothing of the buffer lies in the region, or something elsewhere
std::vector<OverlayPolygon> geodesic_buffer_within(const BufferInput& input, const std::vector<GridRing>& region, double distance,
                                                   const BufferOptions& options = {});

/// Cuts a ring whose longitudes run on into the strip of 360° that begins at `base`; windings are kept.
void wrap_ring(const GridRing& ring, std::vector<GridRing>& out, int64_t base = -1800000000);

}  // namespace graticule::geo
