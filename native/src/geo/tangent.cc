#include "tangent.h"

#include <cmath>

namespace graticule::geo {

Site site_of(const LonLat& at) {
  const double e2 = kFlattening * (2 - kFlattening);
  const double sin_lon = std::sin(at.lon * kDegree), cos_lon = std::cos(at.lon * kDegree);
  const double sin_lat = std::sin(at.lat * kDegree), cos_lat = std::cos(at.lat * kDegree);
  const double w2 = 1 - e2 * sin_lat * sin_lat, normal = kEquatorialRadius / std::sqrt(w2);
  return {at,
          {normal * cos_lat * cos_lon, normal * cos_lat * sin_lon, normal * (1 - e2) * sin_lat},
          {-sin_lon, cos_lon, 0},
          {-sin_lat * cos_lon, -sin_lat * sin_lon, cos_lat},
          {cos_lat * cos_lon, cos_lat * sin_lon, sin_lat},
          normal * (1 - e2) / w2,
          normal};
}

Spot nearby(const Site& from, double azimuth, double distance) {
  const double e = std::sin(azimuth), n = std::cos(azimuth);
  const double radius = 1 / (n * n / from.meridional + e * e / from.normal);
  const double angle = distance / radius, aside = radius * std::sin(angle);
  const double half = std::sin(angle / 2), down = 2 * radius * half * half;
  const Vec3 &x = from.east, &y = from.north, &z = from.up;
  const Vec3 at{from.space.x + aside * (e * x.x + n * y.x) - down * z.x,
                from.space.y + aside * (e * x.y + n * y.y) - down * z.y,
                from.space.z + aside * (e * x.z + n * y.z) - down * z.z};
  const double across = std::sqrt(at.x * at.x + at.y * at.y), shrink = 1 - kFlattening;
  return {{std::atan2(at.y, at.x) / kDegree, std::atan2(at.z, shrink * shrink * across) / kDegree}, at};
}

bool apart(const Site& a, const Site& b) {
  const double x = a.space.x - b.space.x, y = a.space.y - b.space.y, z = a.space.z - b.space.z;
  return x * x + y * y + z * z > 1e-10;
}

double azimuth_of(const Site& from, const Site& to, double side) {
  const double x = side * (to.space.x - from.space.x), y = side * (to.space.y - from.space.y),
               z = side * (to.space.z - from.space.z);
  return std::atan2(x * from.east.x + y * from.east.y, x * from.north.x + y * from.north.y + z * from.north.z);
}

}  // namespace graticule::geo
