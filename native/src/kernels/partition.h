#pragma once
#include <cstddef>
#include <cstdint>

#include "kernels/simd.h"

namespace graticule::kernels {

/// Divides rows by the bin of one column, keeping their order: those with goes_left[bin] ≠ 0 to `left`, the rest to `right`.
/// Both have room for `count` + 16 rows. Returns the number that went left.
/// `column` holds one byte a row and is readable for 3 bytes beyond its last.
size_t partition_rows(const uint8_t* column, size_t column_rows, const uint8_t goes_left[256], const uint32_t* rows, size_t count,
                      uint32_t* left, uint32_t* right, Simd simd = simd_level());

}  // namespace graticule::kernels
