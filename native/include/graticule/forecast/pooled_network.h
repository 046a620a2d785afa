#pragma once
#include <cstdint>

#include "graticule/run_control.h"

namespace graticule::forecast {

/// Series that one small network learns from, and forecasts that it is asked for. All are of one kind of steps.
struct Pool {
  const double* values;         ///< all observations, finite
  const std::int32_t* start;    ///< first observation of each series in `values`
  const std::int32_t* learnt;   ///< observations of each series that are learnt from, from its first on
  const double* periods;        ///< of each series: the period that it repeats with, 1 for none
  std::int32_t series;
  const std::int32_t* asked;    ///< series of each forecast
  const std::int32_t* known;    ///< observations that are known to each forecast, ≥ 1
  std::int32_t forecasts;
  std::int32_t horizon;         ///< steps of each forecast
  std::int32_t window;          ///< latest observations that the middle network is told
  std::uint64_t seed;
};

constexpr int pooled_networks = 5;

/// Learns windows of all series, without their seasons and in units of their own steps, with `pooled_networks` networks of two
/// hidden layers, each of which looks back by another window, and answers with the median of them (after Montero-Manso and
/// Hyndman 2021: series learn from each other).
/// The bits depend on the seed and not on the number of threads.
/// @param out  forecasts × horizon; NaN where a series does not move or is too short
/// @throws Aborted
void run_pooled_network(const Pool& pool, int threads, const RunControl& control, double* out);

}  // namespace graticule::forecast
