#pragma once
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "kernels/simd.h"

namespace graticule::kernels {

/// Arguments beyond this, in radians, need more digits of π than `near_cosine` has.
constexpr double kFarthestAngle = 1e6;

/// cos(x) within 4e-16 for |x| ≤ kFarthestAngle, by steps that compilers turn into vector instructions: x less the nearest
/// multiple of π in three parts (Cody & Waite, Software Manual for the Elementary Functions, 1980), and Taylor's series.
/// @tparam Real  a number, or a vector of them
/// @tparam Bits  unsigned numbers of 64 bits, as many
template <class Real, class Bits>
GRATICULE_ALWAYS_INLINE void near_cosine(const Real& x, Real& out) {
  constexpr double inverse_pi = 0x1.45f306dc9c883p-2;
  // The first two parts have 33 bits: their products with a number of turns are exact.
  constexpr double high = 0x1.921fb544p+1, middle = 0x1.0b4611a6p-33, low = 0x1.3198a2e037073p-68;
  constexpr double rounder = 6755399441055744.0;  // 1.5 × 2^52: the sum has no digits after the point
  const Real shifted = x * inverse_pi + rounder;
  const Real turns = shifted - rounder;
  const Real r = ((x - turns * high) - turns * middle) - turns * low;
  const Real s = r * r;
  Real sum = s * (1.0 / 2432902008176640000.0) - 1.0 / 6402373705728000.0;  // 1 / 20!, 1 / 18! …
  sum = sum * s + 1.0 / 20922789888000.0;
  sum = sum * s - 1.0 / 87178291200.0;
  sum = sum * s + 1.0 / 479001600.0;
  sum = sum * s - 1.0 / 3628800.0;
  sum = sum * s + 1.0 / 40320.0;
  sum = sum * s - 1.0 / 720.0;
  sum = sum * s + 1.0 / 24.0;
  sum = sum * s - 0.5;
  sum = sum * s + 1.0;
  // Odd multiples of π turn the sign.
  Bits odd, bits;
  std::memcpy(&odd, &shifted, sizeof odd);
  std::memcpy(&bits, &sum, sizeof bits);
  bits ^= odd << 63;
  std::memcpy(&out, &bits, sizeof out);
}

GRATICULE_ALWAYS_INLINE double near_cosine(double x) {
  double out;
  near_cosine<double, std::uint64_t>(x, out);
  return out;
}

}  // namespace graticule::kernels
