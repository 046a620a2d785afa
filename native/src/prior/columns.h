#pragma once
#include <cstdint>
#include <vector>

#include "prior/points.h"
#include "prior/style.h"

namespace graticule::prior {

/// A strictly increasing function, drawn by `draw_warp`.
struct Warp {
  enum class Kind { kNone, kBeta, kExponential, kSinh, kPower, kLogistic, kRank };
  Kind kind = Kind::kNone;
  float a = 1, b = 1;
};

Warp draw_warp(Draws& draws);

/// Applies the warp to standardised values in place.
void apply_warp(const Warp& warp, float* values, std::size_t n);

/// How a numeric column shows a latent entry: noise, orientation, warp, then rounding, clipping or a heap of equal
/// values. Finite, not standardised.
std::vector<float> show_number(const float* latent, std::size_t n, const Style& style, Draws& draws);

/// Codes of 2 to `most` categories from `dims` latent dimensions beginning at `first`: nearest centres, noisy linear
/// scores or ranked bins. At times the category then takes the place of the entries, so that descendants depend on
/// nothing else. Codes are in random order unless the bins are ranked.
std::vector<float> show_category(Points& points, std::size_t first, std::size_t dims, std::size_t categories, Draws& draws);

/// Empties cells of one column: at random, or rather where `driver` is high or low.
void empty_cells(std::vector<float>& column, const std::vector<float>& driver, float share, Draws& draws);

/// Row indices in ascending order of value.
std::vector<std::size_t> ranking(const float* values, std::size_t n);

}  // namespace graticule::prior
