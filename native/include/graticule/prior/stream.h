#pragma once
#include <cstdint>
#include <string>

#include "graticule/prior/synthetic_set.h"

namespace graticule::prior {

/// What the batches of a stream are drawn from. All ranges include both ends.
struct StreamSettings {
  std::uint64_t seed = 1;
  std::uint32_t batch = 32;  ///< sets a batch
  std::uint32_t rows_min = 64, rows_max = 512;
  std::uint32_t columns_min = 2, columns_max = 16;
  std::uint32_t cells_max = 0;  ///< rows × columns of a set: longer sets have fewer columns; 0: no limit
  std::uint32_t classes_max = 10;
  double regression_share = 0.35;  ///< of batches
};

/// The shape that all sets of batch `index` have: rows log-uniform in multiples of 32, columns skewed to few and as many as
/// `cells_max` allows, 30–90 % of the rows for training.
SetShape batch_shape(const StreamSettings& settings, std::uint64_t index);

/// Batch `index` as one record of the stream, a function of (settings, index) alone.
///
/// Little-endian, without gaps; B sets, R rows, C columns:
///   u32 magic     0x31425047 ("GPB1")
///   u32 B
///   u32 R         the same for all sets of the batch
///   u32 C         the same for all sets of the batch
///   u32 trainRows the first rows of each set are its training part
///   u32 task      0 classification, 1 regression
///   u32 classes[B]         number of classes, 0 for regression
///   u8  categorical[B·C]   1: integer codes from 0; then zeros up to a multiple of four bytes
///   f32 X[B·R·C]           set by set, row-major; NaN is missing
///   f32 y[B·R]             class codes 0 … classes − 1, each in the training part; or finite values in any unit
std::string encode_batch(const StreamSettings& settings, std::uint64_t index, Tally& tally);

}  // namespace graticule::prior
