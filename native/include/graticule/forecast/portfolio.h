#pragma once
#include <cstdint>

#include "graticule/run_control.h"

namespace graticule::forecast {

/// The members of the portfolio, in the order of the rows that come back.
enum Member {
  naive,
  ets,
  damped,
  theta,
  ridge,
  level_shape,
  intermittent,
  multi_season,
  seasonal_ridge,
  seasonal_naive,
  arima,
  complex_smoothing,
  member_count
};

/// Series (or prefixes of series) to forecast. A member that does not apply leaves NaN.
struct Tasks {
  const double* values;        ///< all observations, finite
  const int32_t* start;        ///< first observation of each task in `values`
  const int32_t* length;       ///< observations of each task, ≥ 1
  const int32_t* horizon;      ///< steps ahead of each task, ≥ 1
  const int32_t* period_start; ///< tasks + 1 offsets into `periods`
  const double* periods;       ///< ascending candidate periods, each ≥ 2
  const int64_t* out_start;    ///< first step of each task in the outputs
  int32_t tasks;
};

/// Observations that a fit reads at most: the latest ones (or `most_cycles` of the longest period, if more).
constexpr int most_observations = 1024, most_cycles = 6;

struct Outputs {
  double* mean;   ///< total steps × member_count, step-major
  double* sigma;  ///< total steps: the spread that the model itself claims
};

/// Fits every task on `threads` threads; the bits do not depend on their number. Reports progress between the two
/// fractions. Throws Aborted when cancelled.
void run_portfolio(const Tasks& tasks, const Outputs& outputs, int threads, const RunControl& control,
                   double progress_from, double progress_to);

/// One task on the calling thread.
void forecast_one(const double* y, int n, int h, const double* periods, int n_periods, double* mean, double* sigma);

}  // namespace graticule::forecast
