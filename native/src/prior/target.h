#pragma once
#include <cstdint>
#include <vector>

#include "prior/points.h"
#include "prior/style.h"

namespace graticule::prior {

/// A class count from 2 to `most`: two in half of the tables, more ever more seldom.
std::uint32_t draw_classes(std::uint32_t most, Draws& draws);

/// Class codes from `dims` latent dimensions beginning at `first`: cuts of one dimension, nearest centres, the greatest
/// of noisy linear scores, or the clusters of `group` where rows have one; at times some labels are wrong. Classes that would be too rare are joined with others, names are in
/// random order, and the first `train_rows` rows hold each of them: rows may change places in `order`.
/// @return the number of classes; below 2 when nothing could be told apart
std::uint32_t show_classes(const Points& points, std::size_t first, std::size_t dims, std::uint32_t classes,
                           std::size_t train_rows, const Style& style, Draws& draws, std::vector<float>& y, std::vector<std::size_t>& order,
                           const std::vector<std::uint32_t>& group);

/// A regression target from latent dimension `first`: noise (even, growing with another entry, or heavy), warp, rounding, then any
/// unit and origin.
/// @return false when it is constant
bool show_value(const Points& points, std::size_t first, Draws& draws, std::vector<float>& y);

}  // namespace graticule::prior
