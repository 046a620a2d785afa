#pragma once
#include <cstdint>
#include <cstdlib>

/// How many inputs a test of hostile bytes tries: `few` in `npm run test:native`, as many as the environment variable
/// GRATICULE_MUTATIONS says in a long run.
inline uint64_t mutations(uint64_t few) {
  const char* wanted = std::getenv("GRATICULE_MUTATIONS");
  return wanted == nullptr ? few : std::strtoull(wanted, nullptr, 10);
}

/// Numbers by chance, the same on every platform.
struct Chance {
  uint64_t state;
  uint64_t next() {
    state = state * 6364136223846793005ull + 1442695040888963407ull;
    return (state ^ (state >> 33)) * 0xff51afd7ed558ccdull >> 16;
  }
  uint64_t below(uint64_t end) { return end == 0 ? 0 : next() % end; }
};
