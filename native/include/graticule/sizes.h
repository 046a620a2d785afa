#pragma once
#include <cstddef>
#include <limits>

namespace graticule {

/// Sums and products of sizes that stop at the largest size instead of wrapping round to a small one. Nothing in memory is
/// that long: a length compared with such a size is refused, and an allocation of it fails.
constexpr std::size_t kTooLarge = std::numeric_limits<std::size_t>::max();

constexpr std::size_t size_product(std::size_t a, std::size_t b) {
  return a != 0 && b > kTooLarge / a ? kTooLarge : a * b;
}

constexpr std::size_t size_sum(std::size_t a, std::size_t b) { return b > kTooLarge - a ? kTooLarge : a + b; }

template <class... Rest>
constexpr std::size_t size_product(std::size_t a, std::size_t b, std::size_t c, Rest... rest) {
  return size_product(size_product(a, b), c, rest...);
}

template <class... Rest>
constexpr std::size_t size_sum(std::size_t a, std::size_t b, std::size_t c, Rest... rest) {
  return size_sum(size_sum(a, b), c, rest...);
}

}  // namespace graticule
