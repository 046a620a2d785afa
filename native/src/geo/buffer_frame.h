#pragma once
// The map on which the pieces of a buffer are put together. Where longitudes leave a gap and no pole is near it is
// plain longitude and latitude, begun in the gap; else an azimuthal equidistant map of the sphere, on which poles and
// the antimeridian are ordinary places and only the point opposite its centre is none. Coordinates stay exact either
// way: the map only decides which edges are straight.

#include <vector>

#include "arrangement.h"
#include "chain.h"
#include "graticule/geo/buffer.h"

namespace graticule::geo {

class BufferFrame {
 public:
  /// @param chains  the source, its edges nearly geodesics
  /// @param rings   the source's areas, to know which side of an outline is inside
  BufferFrame(const std::vector<Chain>& chains, const std::vector<Path>& rings, double distance);

  bool azimuthal() const { return azimuthal_; }
  /// The buffer reaches every point of the globe.
  bool covers_globe() const { return covers_globe_; }
  /// The point opposite the centre lies inside the source: outlines enclose it from the other side.
  bool inverted() const { return inverted_; }

  /// Rings of overlay.h on this map, which is not azimuthal.
  std::vector<GridRing> to_map(const std::vector<GridRing>& rings) const;
  /// The same for edges along meridians and parallels, no longer than a turn.
  std::vector<Segment> to_map(const std::vector<Segment>& edges) const;

  GridPoint to_grid(const LonLat& at) const;
  LonLat from_grid(const GridPoint& at) const;

  /// True when the straight line from p to q leaves their geodesic by more than the tolerance in metres.
  bool bends(const LonLat& p, const LonLat& q, double tolerance) const;

  /// Outlines of this map on the longitudes and latitudes of overlay.h, cut at ±180°, closed over the poles; edges
  /// stay within the tolerance in metres of where they were.
  std::vector<GridRing> to_lon_lat(const std::vector<OverlayPolygon>& polygons, double tolerance,
                                   const RunControl& control) const;

 private:
  bool choose_gap(const std::vector<Chain>& chains, double distance);
  void choose_centre(const std::vector<Chain>& chains, const std::vector<Path>& rings, double distance);
  void set_centre(const Vec3& centre);
  GridRing unroll(const GridRing& ring, double tolerance, const RunControl& control) const;

  bool azimuthal_ = false, covers_globe_ = false, inverted_ = false;
  double cut_ = -180;
  Vec3 centre_{1, 0, 0}, east_{0, 1, 0}, north_{0, 0, 1};
};

/// Encloses everything on an azimuthal map: the globe's edge as seen from its centre.
GridRing azimuthal_rim();
bool is_azimuthal_rim(const GridRing& ring);

}  // namespace graticule::geo
