#include "prior/columns.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace graticule::prior {

std::vector<std::size_t> ranking(const float* values, std::size_t n) {
  std::vector<std::size_t> order(n);
  for (std::size_t i = 0; i < n; ++i) order[i] = i;
  // Ties by row, so that the order does not depend on the sort.
  std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
    return values[a] != values[b] ? values[a] < values[b] : a < b;
  });
  return order;
}

Warp draw_warp(Draws& draws) {
  Warp warp;
  warp.kind = static_cast<Warp::Kind>(1 + draws.below(6));
  switch (warp.kind) {
    case Warp::Kind::kBeta:
      warp.a = draws.log_uniform(0.2f, 5);
      warp.b = draws.log_uniform(0.2f, 5);
      break;
    case Warp::Kind::kExponential: warp.a = draws.uniform(0.3f, 1.5f); break;
    case Warp::Kind::kSinh: warp.a = draws.uniform(0.5f, 1.5f); break;
    case Warp::Kind::kPower: warp.a = draws.log_uniform(0.35f, 3); break;
    case Warp::Kind::kLogistic: warp.a = draws.log_uniform(0.5f, 4); break;
    default: break;
  }
  return warp;
}

void apply_warp(const Warp& warp, float* values, std::size_t n) {
  if (n == 0) return;
  const auto [least, most] = std::minmax_element(values, values + n);
  const float low = *least, span = std::max(*most - *least, 1e-6f);
  switch (warp.kind) {
    case Warp::Kind::kNone: return;
    case Warp::Kind::kBeta:  // Kumaraswamy's distribution function 1 − (1 − uᵃ)ᵇ (1980), kept off its flat ends
      for (std::size_t i = 0; i < n; ++i) {
        const float u = 0.02f + 0.96f * (values[i] - low) / span;
        values[i] = 1 - std::pow(1 - std::pow(u, warp.a), warp.b);
      }
      return;
    case Warp::Kind::kExponential:
      for (std::size_t i = 0; i < n; ++i) values[i] = std::exp(warp.a * values[i]);
      return;
    case Warp::Kind::kSinh:
      for (std::size_t i = 0; i < n; ++i) values[i] = std::sinh(warp.a * values[i]);
      return;
    case Warp::Kind::kPower:
      for (std::size_t i = 0; i < n; ++i) values[i] = std::copysign(std::pow(std::fabs(values[i]), warp.a), values[i]);
      return;
    case Warp::Kind::kLogistic:  // x / √(1 + x²) saturates slowly enough for floats to stay apart
      for (std::size_t i = 0; i < n; ++i) {
        const float scaled = warp.a * values[i];
        values[i] = scaled / std::sqrt(1 + scaled * scaled);
      }
      return;
    case Warp::Kind::kRank: {
      const std::vector<std::size_t> order = ranking(values, n);
      std::vector<float> ranks(n);
      float rank = 0;
      for (std::size_t i = 0; i < n; ++i) {
        if (i > 0 && values[order[i]] > values[order[i - 1]]) rank = static_cast<float>(i);
        ranks[order[i]] = rank / static_cast<float>(n);
      }
      std::copy(ranks.begin(), ranks.end(), values);
      return;
    }
  }
}

/// Rounding, clipping at a quantile, or a heap of one value: what records do to measurements.
static void tie(std::vector<float>& values, Draws& draws) {
  const std::size_t n = values.size();
  std::vector<float> sorted = values;
  std::sort(sorted.begin(), sorted.end());
  const float kind = draws.uniform();
  if (kind < 0.6f) {
    const float step = (sorted[n - 1 - n / 20] - sorted[n / 20]) / static_cast<float>(draws.log_whole(2, 60));
    if (step > 0)
      for (float& value : values) value = std::round(value / step);
  } else if (kind < 0.85f) {
    const auto cut = static_cast<std::size_t>(draws.uniform(0.05f, 0.8f) * static_cast<float>(n));
    const bool upper = draws.chance(0.3f);
    const float bound = sorted[upper ? n - 1 - cut : cut];
    for (float& value : values) value = upper ? std::min(value, bound) : std::max(value, bound);
  } else {
    const float share = draws.uniform(0.05f, 0.7f), heap = draws.chance(0.5f) ? 0 : sorted[draws.below(n)];
    for (float& value : values)
      if (draws.chance(share)) value = heap;
  }
}

std::vector<float> show_number(const float* latent, std::size_t n, const Style& style, Draws& draws) {
  std::vector<float> values(latent, latent + n);
  standardise(values.data(), n);
  if (style.cell_noise > 0) {
    const float scale = style.cell_noise * std::exp(0.7f * draws.normal());
    for (float& value : values) value += scale * (style.heavy_noise ? 0.7f * draws.laplace() : draws.normal());
  }
  // Turned around before the warp: tails may point up, whichever way the relation points.
  if (draws.chance(0.5f))
    for (float& value : values) value = -value;
  if (draws.chance(style.warp_share)) {
    standardise(values.data(), n);
    apply_warp(draw_warp(draws), values.data(), n);
  }
  if (draws.chance(style.tie_share)) tie(values, draws);
  return values;
}

/// Codes by nearest centre (rows as centres) or by the greatest of noisy linear scores.
static std::vector<std::size_t> clusters(const Points& points, std::size_t first, std::size_t dims, std::size_t categories,
                                         bool by_centre, Draws& draws) {
  const std::size_t n = points.rows;
  std::vector<std::size_t> code(n, 0);
  std::vector<float> best(n, -std::numeric_limits<float>::infinity());
  const float noise = by_centre || draws.chance(0.4f) ? 0 : draws.log_uniform(0.05f, 1), spread = draws.uniform(0, 1.5f);
  for (std::size_t k = 0; k < categories; ++k) {
    const std::size_t centre = draws.below(n);
    const float bias = by_centre ? 0 : spread * draws.normal();
    std::vector<float> score(n, bias);
    for (std::size_t d = first; d < first + dims; ++d) {
      const float* values = points.dim(d);
      const float weight = 2 * draws.normal(), c = values[centre];
      for (std::size_t i = 0; i < n; ++i)
        score[i] += by_centre ? -(values[i] - c) * (values[i] - c) : weight * values[i];
    }
    for (std::size_t i = 0; i < n; ++i) {
      const float value = noise > 0 ? score[i] + noise * draws.gumbel() : score[i];
      if (value > best[i]) {
        best[i] = value;
        code[i] = k;
      }
    }
  }
  return code;
}

std::vector<float> show_category(Points& points, std::size_t first, std::size_t dims, std::size_t categories, Draws& draws) {
  const std::size_t n = points.rows;
  std::vector<std::size_t> code(n);
  const float kind = draws.uniform();
  const bool ranked = kind < 0.3f;
  if (ranked) {
    const std::vector<float> shares = draws.importances(categories);
    float total = 0;
    for (const float share : shares) total += share;
    const std::vector<std::size_t> order = ranking(points.dim(first), n);
    float seen = 0;
    for (std::size_t k = 0, i = 0; k < categories; ++k) {
      seen += shares[k];
      const std::size_t end = k + 1 == categories ? n : static_cast<std::size_t>(static_cast<float>(n) * seen / total);
      for (; i < end && i < n; ++i) code[order[i]] = k;
    }
  } else {
    code = clusters(points, first, dims, categories, kind < 0.7f, draws);
  }
  if (draws.chance(0.6f)) {
    for (std::size_t d = first; d < first + dims; ++d) {
      std::vector<float> value(categories);
      for (std::size_t k = 0; k < categories; ++k) value[k] = ranked && draws.chance(0.8f) ? static_cast<float>(k) : draws.normal();
      for (std::size_t i = 0; i < n; ++i) points.dim(d)[i] = value[code[i]];
      standardise(points.dim(d), n);
    }
  }
  std::vector<std::size_t> name = draws.permutation(categories);
  if (ranked && draws.chance(0.6f))
    for (std::size_t k = 0; k < categories; ++k) name[k] = k;
  std::vector<float> shown(n);
  for (std::size_t i = 0; i < n; ++i) shown[i] = static_cast<float>(name[code[i]]);
  return shown;
}

void empty_cells(std::vector<float>& column, const std::vector<float>& driver, float share, Draws& draws) {
  const std::size_t n = column.size();
  const float link = draws.chance(0.5f) ? 0 : draws.uniform(-1, 1);
  std::vector<float> urge = driver;
  for (float& value : urge)
    if (!std::isfinite(value)) value = 0;
  standardise(urge.data(), n);
  for (float& value : urge) value = link * value + std::sqrt(1 - link * link) * draws.normal();
  const std::vector<std::size_t> order = ranking(urge.data(), n);
  const auto count = static_cast<std::size_t>(share * static_cast<float>(n));
  for (std::size_t i = 0; i < count; ++i) column[order[i]] = std::numeric_limits<float>::quiet_NaN();
}

}  // namespace graticule::prior
