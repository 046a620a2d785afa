#pragma once
// Geodesics on the WGS 84 ellipsoid: the direct and inverse problems after T. Vincenty, "Direct and inverse
// solutions of geodesics on the ellipsoid with application of nested equations", Survey Review 23 (1975),
// good to well under a millimetre; the inverse falls back to a great circle where the iteration cannot converge
// (nearly antipodal points).

namespace graticule::geo {

constexpr double kPi = 3.14159265358979323846;
constexpr double kDegree = kPi / 180.0;
/// WGS 84 (NIMA TR8350.2): equatorial radius in metres and flattening.
constexpr double kEquatorialRadius = 6378137.0;
constexpr double kFlattening = 1.0 / 298.257223563;
constexpr double kPolarRadius = kEquatorialRadius * (1.0 - kFlattening);

/// Longitude and latitude in degrees, in that order.
struct LonLat {
  double lon;
  double lat;
};

/// Earth-centred, earth-fixed coordinates in metres of a point on the ellipsoid.
struct Vec3 {
  double x, y, z;
};

struct Inverse {
  double distance;   // metres
  double azimuth1;   // radians, clockwise from north, at the first point
  double azimuth2;   // the same line's azimuth at the second point
};

/// The point at `distance` metres from `from` along `azimuth` radians; longitude in [-180, 180].
LonLat direct(LonLat from, double azimuth, double distance);
Inverse inverse(LonLat from, LonLat to);

Vec3 to_ecef(LonLat point);

/// A lower bound of the straight-line (chord) distance between any two points of the ellipsoid that lie
/// `distance` metres apart along the ellipsoid; it is within 1e-5 of the true chord up to 1,000 km.
double chord_lower_bound(double distance);

}  // namespace graticule::geo
