#pragma once
#include <cinttypes>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>

/// Numbers by chance, the same on every platform.
struct Chance {
  uint64_t state;
  uint64_t next() {
    state = state * 6364136223846793005ull + 1442695040888963407ull;
    return (state ^ (state >> 33)) * 0xff51afd7ed558ccdull >> 16;
  }
  uint64_t below(uint64_t end) { return end == 0 ? 0 : next() % end; }
};

inline uint64_t from_environment(const char* name, uint64_t otherwise) {
  const char* given = std::getenv(name);
  return given == nullptr ? otherwise : std::strtoull(given, nullptr, 10);
}

/// Runs a test's inputs by chance. Each has numbers of its own, so that one can be run again without those before it.
/// `npm run test:native` runs `few`; `npm run fuzz -- --target native-NAME` says by the environment which and how many:
/// GRATICULE_MUTATIONS, GRATICULE_MUTATION_FIRST, GRATICULE_MUTATION_SEED. With GRATICULE_MUTATION_TRACE each is told on standard output
/// before it begins, with the microseconds of processor time so far: whatever ends the process, the last line says where.
/// @param body  gets a Chance and the number of the mutation
template <class Body>
void each_mutation(uint64_t few, Body body) {
  const uint64_t seed = from_environment("GRATICULE_MUTATION_SEED", 1), first = from_environment("GRATICULE_MUTATION_FIRST", 0);
  const uint64_t count = from_environment("GRATICULE_MUTATIONS", few);
  const bool trace = std::getenv("GRATICULE_MUTATION_TRACE") != nullptr;
  const auto tell = [&](uint64_t mutation) {
    if (!trace) return;
    std::printf("%" PRIu64 " %" PRIu64 "\n", mutation, static_cast<uint64_t>(static_cast<double>(std::clock()) * 1e6 / CLOCKS_PER_SEC));
    std::fflush(stdout);
  };
  for (uint64_t mutation = first; mutation < first + count; ++mutation) {
    tell(mutation);
    Chance chance{seed * 0x9e3779b97f4a7c15ull + mutation * 0xbf58476d1ce4e5b9ull};
    for (int warm = 0; warm < 3; ++warm) chance.next();
    body(chance, mutation);
  }
  tell(first + count);
}
