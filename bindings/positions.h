#pragma once
#include <cmath>

#include "napi_setup.h"

namespace graticule::bindings {

/// Positions in degrees, longitude first. What is far from the globe, or no number, would be looked for cell by cell without end.
/// @throws RangeError
inline void check_positions(const Napi::Float64Array& xy) {
  for (std::size_t i = 0; i < xy.ElementLength(); ++i)
    if (!(std::fabs(xy[i]) <= 1000)) throw Napi::RangeError::New(xy.Env(), "a position is not a longitude and latitude in degrees");
}

}  // namespace graticule::bindings
