#pragma once
#include <vector>

#include "prior/draws.h"

namespace graticule::prior {

enum class Family { kLinear, kNetwork, kTrees, kNearest, kSmooth, kQuadratic, kSoftAssignment, kProduct };
constexpr std::size_t kFamilies = 8;
constexpr std::size_t kActivations = 18;

/// Choices that all parts of one table share. They make tables differ strongly from one another: one is all steps,
/// the next all linear, a third a mixture.
struct Style {
  bool plain = false;              ///< linear relations rule, and classes follow scores
  std::vector<float> families;     ///< weights of the function families
  std::vector<float> activations;  ///< weights of the activations of networks
  float node_noise = 0;            ///< typical noise added at a node, in units of its spread
  float cell_noise = 0;            ///< noise added to what a column shows, not to what its descendants see
  bool heavy_noise = false;        ///< Laplace instead of normal
  std::size_t most_dims = 8;       ///< free latent dimensions of a node
  float categorical_share = 0;
  float unmarked_share = 0;   ///< of categorical columns that come as numbers, as recoded tables have them
  float warp_share = 0;       ///< of numeric columns that are not shown as they are
  float tie_share = 0;        ///< of numeric columns that are rounded, clipped or zero-inflated
  float irrelevant_share = 0;  ///< of columns that hang on a node of their own
  float copy_share = 0;        ///< of columns that show the same latent entry as another one
};

Style draw_style(Draws& draws);

}  // namespace graticule::prior
