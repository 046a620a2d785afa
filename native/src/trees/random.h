#pragma once
#include <cstdint>

namespace graticule::trees {

/// A well-mixed 64-bit hash (the SplitMix64 finaliser, Steele, Lea and Flood 2014): random choices are functions of
/// (seed, tree, row or column), so they do not depend on the order in which threads make them.
inline uint64_t mix(uint64_t x) {
  x += 0x9E3779B97F4A7C15ull;
  x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9ull;
  x = (x ^ (x >> 27)) * 0x94D049BB133111EBull;
  return x ^ (x >> 31);
}

inline uint64_t mix(uint64_t a, uint64_t b) { return mix(mix(a) ^ (b * 0xD1342543DE82EF95ull)); }

inline double unit(uint64_t hash) { return static_cast<double>(hash >> 11) * 0x1.0p-53; }

/// A sequential generator on the same hash.
class Random {
 public:
  explicit Random(uint64_t seed) : state_(seed) {}
  uint64_t next() { return mix(state_++); }
  double uniform() { return unit(next()); }
  /// 0 … bound − 1; the bias of the multiplication is below 2^−32 for the bounds used here.
  uint32_t below(uint32_t bound) { return static_cast<uint32_t>(((next() >> 32) * bound) >> 32); }

 private:
  uint64_t state_;
};

}  // namespace graticule::trees
