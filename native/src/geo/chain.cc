#include "chain.h"

#include <algorithm>
#include <cmath>

namespace graticule::geo {

namespace {

constexpr double kMetresPerDegree = 111000.0;  // a little under a degree of latitude anywhere

}  // namespace

Chain densify(const Path& path, bool closed, double distance, size_t& left, const RunControl& control) {
  Chain chain{{}, {}, closed};
  Path& out = chain.at;
  const size_t edges = closed ? path.size() : path.size() - 1;
  for (size_t i = 0; i < edges; ++i) {
    const LonLat a = path[i], b = path[(i + 1) % path.size()];
    control.check();
    chain.given.push_back(out.size());
    out.push_back(a);
    const double lat = std::min(89.9, std::max(std::fabs(a.lat), std::fabs(b.lat))) * kDegree;
    const double x = (b.lon - a.lon) * std::cos((a.lat + b.lat) / 2 * kDegree), y = b.lat - a.lat;
    const double length = std::sqrt(x * x + y * y) * kMetresPerDegree;
    const double straight = std::sqrt(8 * kPolarRadius * edge_tolerance(distance) / std::max(std::tan(lat), 0.05));
    const double longest = std::min(straight, std::max(distance / 2, 2000.0));
    const int pieces = std::fabs(a.lat) > 89.9999 && std::fabs(b.lat) > 89.9999
                           ? 1
                           : static_cast<int>(std::min(20000.0, std::ceil(length / longest)));
    const auto more = static_cast<size_t>(std::max(1, pieces));
    if (more > left) throw TooManySegments();
    left -= more;
    for (int k = 1; k < pieces; ++k) {
      const double t = static_cast<double>(k) / pieces;
      out.push_back({a.lon + t * (b.lon - a.lon), a.lat + t * (b.lat - a.lat)});
    }
  }
  if (!closed) {
    chain.given.push_back(out.size());
    out.push_back(path.back());
  }
  return chain;
}

}  // namespace graticule::geo
