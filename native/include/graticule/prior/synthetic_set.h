#pragma once
#include <cstddef>
#include <cstdint>
#include <vector>

namespace graticule::prior {

enum class Task : std::uint32_t { kClassification = 0, kRegression = 1 };

/// What a synthetic table is to look like from outside; everything inside is drawn from the seed.
struct SetShape {
  std::size_t rows = 256;        ///< 32 … 2^24
  std::size_t columns = 8;       ///< 1 … 4096
  std::size_t train_rows = 192;  ///< the first ones; at least 16, fewer than `rows`
  Task task = Task::kClassification;
  std::uint32_t max_classes = 10;  ///< at least 2; fewer are drawn where the training part is small
  bool missing = true;             ///< some sets get missing cells (NaN)
};

/// A table with its target. Rows are exchangeable: no order is hidden in them.
struct SyntheticSet {
  std::size_t rows = 0, columns = 0, train_rows = 0;
  std::uint32_t classes = 0;              ///< 0 for regression
  std::vector<std::uint8_t> categorical;  ///< columns; 1: the cells are integer codes from 0
  std::vector<float> x;                   ///< rows × columns, row-major; NaN is missing
  std::vector<float> y;                   ///< class codes 0 … classes − 1, each in the training part; or finite values
};

/// @throws std::invalid_argument when the shape is outside its ranges
void check_shape(const SetShape& shape);

/// How many tables were drawn for those that were kept.
struct Tally {
  std::uint64_t kept = 0;
  std::uint64_t degenerate = 0;   ///< one class, a constant target, or mostly constant columns
  std::uint64_t unlearnable = 0;  ///< a small forest explained nothing, or so little that chance dropped the set
};

/// Draws one table from a prior over tabular problems: a random graph of latent vectors joined by random functions, of
/// which some entries are shown as columns and one as the target (after Hollmann et al. 2025, Nature 637, and
/// Qu et al. 2026, arXiv 2602.11139; the families and their parameters are our own). A table that a small forest cannot
/// predict better than the constant is dropped and the next one drawn.
/// The same table for the same seed and shape, whatever else is drawn and on whichever thread; on another machine the
/// mathematical library may round differently.
/// @throws std::invalid_argument when the shape is outside its ranges
SyntheticSet draw_set(std::uint64_t seed, const SetShape& shape, Tally* tally = nullptr);

}  // namespace graticule::prior
