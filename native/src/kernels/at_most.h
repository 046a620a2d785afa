#pragma once
#include <cstddef>
#include <cstdint>

#include "kernels/simd.h"

namespace graticule::kernels {

/// How many of some numbers are at most `limit`.
size_t count_at_most(const uint32_t* values, size_t count, uint32_t limit, Simd simd = simd_level());

/// Places beyond those that are found which may be written to.
constexpr size_t kPlacesPadding = 16;

/// Their places, ascending; returns how many there are. There is room for `count` and kPlacesPadding more.
size_t places_at_most(const uint32_t* values, size_t count, uint32_t limit, uint32_t* places, Simd simd = simd_level());

}  // namespace graticule::kernels
