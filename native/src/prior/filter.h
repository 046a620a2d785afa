#pragma once
#include "graticule/prior/synthetic_set.h"
#include "prior/draws.h"

namespace graticule::prior {

/// Share of the constant's squared error that a small forest of extra-trees saves, fitted on one half of (at most 400) rows and
/// asked about the other, and the other way round, drawn towards the constant; 0 unless the mean gain of a row exceeds 1.64 of
/// its standard errors (one-sided 95 %) and 1 % of the constant's error.
double explained(const SyntheticSet& set, std::uint64_t seed);

/// Whether a table goes on to the reader: never where nothing is explained, more often the more there is.
bool worth_keeping(double explained, Draws& draws);

}  // namespace graticule::prior
