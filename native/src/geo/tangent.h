#pragma once
// Short geodesics without solving them: a sphere that touches the ellipsoid at a vertex stands for it nearby.

#include "graticule/geo/geodesic.h"

namespace graticule::geo {

/// Metres up to which the ellipsoid is as good as the sphere that touches it: farther than that the geodesics are
/// solved. The third order left out, e² d³ / R², is 2e-6 of the distance at 100 km.
constexpr double kNear = 100000;

/// A point in both coordinates.
struct Spot {
  LonLat at;
  Vec3 space;
};

/// A vertex of the source with its tangent plane and the radii of curvature along the meridian and across it.
struct Site {
  LonLat at;
  Vec3 space, east, north, up;
  double meridional, normal;
};

Site site_of(const LonLat& at);

/// The point `distance` metres along an azimuth on the sphere whose radius is that of the ellipsoid in that direction
/// (Euler's theorem), for distances up to kNear.
Spot nearby(const Site& from, double azimuth, double distance);

/// More than a hundredth of a millimetre.
bool apart(const Site& a, const Site& b);

/// Azimuth at `from` of the way to `to`, or (`side` −1) of the way on, away from it. Edges are short: the normal
/// section leaves the geodesic by less than 1e-7 radians.
double azimuth_of(const Site& from, const Site& to, double side);

}  // namespace graticule::geo
