#pragma once
#include "graticule/prior/synthetic_set.h"

namespace graticule::prior {

/// Whether a small forest of extra-trees, fitted on one half of (at most 400) rows and asked about the other, and the other
/// way round and drawn towards the constant, beats it: the mean gain in squared error a row exceeds 1.64 of its standard errors (one-sided 95 %)
/// and 1 % of the constant's error.
bool learnable(const SyntheticSet& set, std::uint64_t seed);

}  // namespace graticule::prior
