#include "prior/style.h"

namespace graticule::prior {

/// Log-normal weights around a base; the larger the spread, the more one of them rules.
static std::vector<float> skewed(Draws& draws, std::vector<float> base, float spread) {
  for (float& weight : base) weight *= std::exp(spread * draws.normal());
  return base;
}

/// Share of tables in which linear relations rule.
static constexpr float kPlain = 0.5f;

Style draw_style(Draws& draws) {
  Style style;
  // linear, network, trees, nearest, smooth, quadratic, soft assignment, product
  style.families = skewed(draws, {1.2f, 1.5f, 1.5f, 0.7f, 1.0f, 0.6f, 0.5f, 0.6f}, draws.uniform(0.2f, 2.0f));
  // Small tables as people have them are often told by a weighted sum of their columns as well as by anything.
  style.plain = draws.chance(kPlain);
  if (style.plain) style.families[static_cast<std::size_t>(Family::kLinear)] += draws.log_uniform(10, 300);
  style.activations = skewed(draws, std::vector<float>(kActivations, 1.0f), draws.uniform(0.2f, 2.5f));
  style.node_noise = draws.chance(0.2f) ? 0 : draws.log_uniform(0.01f, 0.8f);
  style.cell_noise = draws.chance(0.6f) ? 0 : draws.log_uniform(0.01f, 0.5f);
  style.heavy_noise = draws.chance(0.25f);
  style.most_dims = draws.log_whole(1, 12);
  style.categorical_share = std::clamp(draws.uniform(-0.7f, 1.2f), 0.0f, 1.0f);
  style.unmarked_share = std::max(0.0f, draws.uniform(-0.6f, 0.6f));
  style.warp_share = draws.uniform(0, 0.9f);
  style.tie_share = std::max(0.0f, draws.uniform(-0.3f, 1));
  style.irrelevant_share = std::max(0.0f, draws.uniform(-0.6f, 0.6f));
  style.copy_share = std::max(0.0f, draws.uniform(-0.5f, 0.4f));
  return style;
}

}  // namespace graticule::prior
