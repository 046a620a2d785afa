#include "graticule/geo/geodesic.h"

#include <algorithm>
#include <cmath>

namespace graticule::geo {

namespace {

double wrap_degrees(double lon) {
  if (lon > 180.0 || lon < -180.0) {
    lon = std::fmod(lon + 180.0, 360.0);
    if (lon < 0) lon += 360.0;
    lon -= 180.0;
  }
  return lon;
}

/// Vincenty's series in u² = cos²α · e'².
void series(double u2, double& a, double& b) {
  a = 1.0 + u2 / 16384.0 * (4096.0 + u2 * (-768.0 + u2 * (320.0 - 175.0 * u2)));
  b = u2 / 1024.0 * (256.0 + u2 * (-128.0 + u2 * (74.0 - 47.0 * u2)));
}

double delta_sigma(double b, double sin_sigma, double cos_sigma, double cos_2m) {
  const double c2 = cos_2m * cos_2m;
  return b * sin_sigma *
         (cos_2m + b / 4.0 * (cos_sigma * (-1.0 + 2.0 * c2) -
                              b / 6.0 * cos_2m * (-3.0 + 4.0 * sin_sigma * sin_sigma) * (-3.0 + 4.0 * c2)));
}

constexpr double kSecondEccentricity2 =
    (kEquatorialRadius * kEquatorialRadius - kPolarRadius * kPolarRadius) / (kPolarRadius * kPolarRadius);

double great_circle(double u1, double u2, double lambda) {
  const double s = std::sin((u2 - u1) / 2), t = std::sin(lambda / 2);
  return 2 * std::asin(std::min(1.0, std::sqrt(s * s + std::cos(u1) * std::cos(u2) * t * t)));
}

}  // namespace

LonLat direct(LonLat from, double azimuth, double distance) {
  const double tan_u1 = (1 - kFlattening) * std::tan(from.lat * kDegree);
  const double cos_u1 = 1 / std::sqrt(1 + tan_u1 * tan_u1), sin_u1 = tan_u1 * cos_u1;
  const double sin_a1 = std::sin(azimuth), cos_a1 = std::cos(azimuth);
  const double sigma1 = std::atan2(tan_u1, cos_a1);
  const double sin_alpha = cos_u1 * sin_a1;
  const double cos2_alpha = 1 - sin_alpha * sin_alpha;
  double a, b;
  series(cos2_alpha * kSecondEccentricity2, a, b);
  const double base = distance / (kPolarRadius * a);
  double sigma = base, sin_sigma = 0, cos_sigma = 1, cos_2m = 0;
  for (int i = 0; i < 20; ++i) {
    cos_2m = std::cos(2 * sigma1 + sigma);
    sin_sigma = std::sin(sigma);
    cos_sigma = std::cos(sigma);
    const double next = base + delta_sigma(b, sin_sigma, cos_sigma, cos_2m);
    const double change = std::fabs(next - sigma);
    sigma = next;
    if (change < 1e-13) break;
  }
  sin_sigma = std::sin(sigma);
  cos_sigma = std::cos(sigma);
  cos_2m = std::cos(2 * sigma1 + sigma);
  const double t = sin_u1 * sin_sigma - cos_u1 * cos_sigma * cos_a1;
  const double lat = std::atan2(sin_u1 * cos_sigma + cos_u1 * sin_sigma * cos_a1,
                                (1 - kFlattening) * std::sqrt(sin_alpha * sin_alpha + t * t));
  const double lambda = std::atan2(sin_sigma * sin_a1, cos_u1 * cos_sigma - sin_u1 * sin_sigma * cos_a1);
  const double c = kFlattening / 16 * cos2_alpha * (4 + kFlattening * (4 - 3 * cos2_alpha));
  const double l =
      lambda - (1 - c) * kFlattening * sin_alpha *
                   (sigma + c * sin_sigma * (cos_2m + c * cos_sigma * (-1 + 2 * cos_2m * cos_2m)));
  return {wrap_degrees(from.lon + l / kDegree), lat / kDegree};
}

Inverse inverse(LonLat from, LonLat to) {
  const double l = wrap_degrees(to.lon - from.lon) * kDegree;
  const double u1 = std::atan((1 - kFlattening) * std::tan(from.lat * kDegree));
  const double u2 = std::atan((1 - kFlattening) * std::tan(to.lat * kDegree));
  const double sin_u1 = std::sin(u1), cos_u1 = std::cos(u1), sin_u2 = std::sin(u2), cos_u2 = std::cos(u2);
  double lambda = l, sin_sigma = 0, cos_sigma = 1, sigma = 0, cos2_alpha = 1, cos_2m = 0;
  bool converged = false;
  for (int i = 0; i < 100; ++i) {
    const double sin_l = std::sin(lambda), cos_l = std::cos(lambda);
    const double p = cos_u2 * sin_l, q = cos_u1 * sin_u2 - sin_u1 * cos_u2 * cos_l;
    sin_sigma = std::sqrt(p * p + q * q);
    if (sin_sigma == 0) return {0, 0, 0};
    cos_sigma = sin_u1 * sin_u2 + cos_u1 * cos_u2 * cos_l;
    sigma = std::atan2(sin_sigma, cos_sigma);
    const double sin_alpha = cos_u1 * cos_u2 * sin_l / sin_sigma;
    cos2_alpha = 1 - sin_alpha * sin_alpha;
    cos_2m = cos2_alpha > 1e-15 ? cos_sigma - 2 * sin_u1 * sin_u2 / cos2_alpha : 0;
    const double c = kFlattening / 16 * cos2_alpha * (4 + kFlattening * (4 - 3 * cos2_alpha));
    const double next =
        l + (1 - c) * kFlattening * sin_alpha *
                (sigma + c * sin_sigma * (cos_2m + c * cos_sigma * (-1 + 2 * cos_2m * cos_2m)));
    const double change = std::fabs(next - lambda);
    lambda = next;
    if (change < 1e-12) {
      converged = true;
      break;
    }
    if (std::fabs(lambda) > kPi) break;
  }
  if (!converged) {
    const double mean_radius = (2 * kEquatorialRadius + kPolarRadius) / 3;
    const double azimuth = std::atan2(cos_u2 * std::sin(l), cos_u1 * sin_u2 - sin_u1 * cos_u2 * std::cos(l));
    return {mean_radius * great_circle(u1, u2, l), azimuth, azimuth};
  }
  double a, b;
  series(cos2_alpha * kSecondEccentricity2, a, b);
  const double distance = kPolarRadius * a * (sigma - delta_sigma(b, sin_sigma, cos_sigma, cos_2m));
  const double sin_l = std::sin(lambda), cos_l = std::cos(lambda);
  return {distance, std::atan2(cos_u2 * sin_l, cos_u1 * sin_u2 - sin_u1 * cos_u2 * cos_l),
          std::atan2(cos_u1 * sin_l, -sin_u1 * cos_u2 + cos_u1 * sin_u2 * cos_l)};
}

Vec3 to_ecef(LonLat point) {
  constexpr double e2 = kFlattening * (2 - kFlattening);
  const double lat = point.lat * kDegree, lon = point.lon * kDegree;
  const double s = std::sin(lat), c = std::cos(lat);
  const double n = kEquatorialRadius / std::sqrt(1 - e2 * s * s);
  return {n * c * std::cos(lon), n * c * std::sin(lon), n * (1 - e2) * s};
}

double chord_lower_bound(double distance) {
  // The chord is shortest where the surface curves most: the meridian at the equator, radius a(1 - e²).
  constexpr double e2 = kFlattening * (2 - kFlattening);
  constexpr double radius = kEquatorialRadius * (1 - e2);
  return 2 * radius * std::sin(std::min(kPi / 2, distance / (2 * radius)));
}

}  // namespace graticule::geo
