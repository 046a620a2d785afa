#pragma once
#include <cstddef>
#include <cstdint>

#include "kernels/simd.h"

namespace graticule::kernels {

/// How many of some numbers are at most `limit`.
size_t count_at_most(const uint32_t* values, size_t count, uint32_t limit, Simd simd = simd_level());

/// Their places, ascending, for which there is room; returns how many there are.
size_t places_at_most(const uint32_t* values, size_t count, uint32_t limit, uint32_t* places, Simd simd = simd_level());

}  // namespace graticule::kernels
