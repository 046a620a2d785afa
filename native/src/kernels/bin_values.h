#pragma once
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>

#include "kernels/simd.h"

namespace graticule::kernels {

/// The edges in 16 blocks of 16, filled up with infinity, and the last edge of each block: two vector comparisons find a bin.
template <typename T>
struct alignas(64) EdgeBlocks {
  T last[16];
  T edges[256];
  size_t count = 0;

  EdgeBlocks() = default;
  /// At most 254 edges, ascending and finite.
  EdgeBlocks(const double* from, size_t edge_count) : count(edge_count) {
    for (size_t i = 0; i < 256; ++i) edges[i] = i < count ? rounded_down(from[i]) : std::numeric_limits<T>::infinity();
    for (size_t block = 0; block < 16; ++block) last[block] = edges[block * 16 + 15];
  }

  // For a float x, x > edge exactly when x > the largest float not above the edge.
  static T rounded_down(double edge) {
    const T near = static_cast<T>(edge);
    return static_cast<double>(near) > edge ? std::nextafter(near, -std::numeric_limits<T>::infinity()) : near;
  }
};

/// out[i] = 1 + the number of edges below values[i], or 0 for NaN. For float and double.
template <typename T>
void bin_values(const EdgeBlocks<T>& blocks, const T* values, size_t count, uint8_t* out, Simd simd = simd_level());

}  // namespace graticule::kernels
