#include "prior/target.h"

#include <algorithm>
#include <cmath>

#include "prior/columns.h"

namespace graticule::prior {

std::uint32_t draw_classes(std::uint32_t most, Draws& draws) {
  static const std::vector<float> weights = {0.48f, 0.2f, 0.1f, 0.07f, 0.05f, 0.03f, 0.03f, 0.02f, 0.02f};
  std::vector<float> allowed(weights.begin(), weights.begin() + std::min<std::ptrdiff_t>(most - 1, 9));
  return 2 + static_cast<std::uint32_t>(draws.pick(allowed));
}

/// Shares of the classes, from even to strongly uneven; at times two classes are a rule and its exceptions.
static std::vector<float> class_shares(std::uint32_t classes, Draws& draws) {
  if (classes == 2 && draws.chance(0.3f)) {
    const float rare = draws.log_uniform(0.03f, 0.3f);
    return {rare, 1 - rare};
  }
  const float spread = draws.chance(0.3f) ? 0.1f : draws.uniform(0.2f, 1.2f);
  std::vector<float> shares(classes);
  float total = 0;
  for (float& share : shares) total += share = std::exp(spread * draws.normal());
  for (float& share : shares) share /= total;
  return shares;
}

static void cut_by_rank(const float* latent, std::size_t n, const std::vector<float>& shares, std::vector<std::uint32_t>& code) {
  const std::vector<std::size_t> order = ranking(latent, n);
  float seen = 0;
  std::size_t i = 0;
  for (std::size_t k = 0; k < shares.size(); ++k) {
    seen += shares[k];
    const std::size_t end = k + 1 == shares.size() ? n : static_cast<std::size_t>(static_cast<float>(n) * seen);
    for (; i < end && i < n; ++i) code[order[i]] = static_cast<std::uint32_t>(k);
  }
}

/// Nearest of some centres, several to a class, so that a class may lie in pieces.
static void cut_by_centre(const Points& points, std::size_t first, std::size_t dims, std::uint32_t classes, Draws& draws,
                          std::vector<std::uint32_t>& code) {
  const std::size_t centres = classes * draws.log_whole(1, 3);
  std::vector<float> best(points.rows, INFINITY), distance(points.rows);
  for (std::size_t k = 0; k < centres; ++k) {
    const std::size_t row = draws.below(points.rows);
    std::fill(distance.begin(), distance.end(), 0.0f);
    for (std::size_t d = first; d < first + dims; ++d) {
      const float* values = points.dim(d);
      const float c = values[row];
      for (std::size_t i = 0; i < points.rows; ++i) distance[i] += (values[i] - c) * (values[i] - c);
    }
    for (std::size_t i = 0; i < points.rows; ++i)
      if (distance[i] < best[i]) {
        best[i] = distance[i];
        code[i] = static_cast<std::uint32_t>(k % classes);
      }
  }
}

/// A draw from softmax probabilities of linear scores; the sharper the scores, the cleaner the classes.
static void cut_by_score(const Points& points, std::size_t first, std::size_t dims, std::uint32_t classes, bool plain,
                         Draws& draws, std::vector<std::uint32_t>& code) {
  const float sharpness = plain ? draws.log_uniform(1.5f, 15) : draws.log_uniform(2, 40), uneven = draws.uniform(0, 2.5f);
  const std::size_t n = points.rows;
  std::vector<float> best(n, -INFINITY), score(n);
  for (std::uint32_t k = 0; k < classes; ++k) {
    std::fill(score.begin(), score.end(), uneven * draws.normal());
    for (std::size_t d = first; d < first + dims; ++d) {
      const float weight = sharpness * draws.normal() / std::sqrt(static_cast<float>(dims));
      for (std::size_t i = 0; i < n; ++i) score[i] += weight * points.dim(d)[i];
    }
    for (std::size_t i = 0; i < n; ++i) {
      score[i] += draws.gumbel();
      if (score[i] > best[i]) {
        best[i] = score[i];
        code[i] = k;
      }
    }
  }
}

/// Joins classes of fewer than `least` rows with the next one and gives the rest new names.
static std::uint32_t rename(std::vector<std::uint32_t>& code, std::uint32_t classes, std::size_t least, Draws& draws) {
  std::vector<std::size_t> counts(classes, 0);
  for (const std::uint32_t k : code) ++counts[k];
  std::vector<std::uint32_t> kept;
  for (std::uint32_t k = 0; k < classes; ++k)
    if (counts[k] >= least) kept.push_back(k);
  if (kept.size() < 2) return static_cast<std::uint32_t>(kept.size());
  const std::vector<std::size_t> names = draws.permutation(kept.size());
  std::vector<std::uint32_t> name(classes);
  for (std::uint32_t k = 0; k < classes; ++k) {
    const auto at = std::lower_bound(kept.begin(), kept.end(), k);
    name[k] = static_cast<std::uint32_t>(names[at == kept.end() ? 0 : static_cast<std::size_t>(at - kept.begin())]);
  }
  for (std::uint32_t& k : code) k = name[k];
  return static_cast<std::uint32_t>(kept.size());
}

std::uint32_t show_classes(const Points& points, std::size_t first, std::size_t dims, std::uint32_t classes,
                           std::size_t train_rows, const Style& style, Draws& draws, std::vector<float>& y,
                           std::vector<std::size_t>& order, const std::vector<std::uint32_t>& group) {
  const std::size_t n = points.rows;
  std::vector<std::uint32_t> code(n, 0);
  // Of a plain table only two classes lie on two sides of a line where they are cut by rank.
  const float by_rank = style.plain && classes > 2 ? 0.1f : 0.4f, by_centre = style.plain ? by_rank : 0.65f;
  const float kind = draws.uniform();
  if (!group.empty() && draws.chance(0.7f)) {
    for (std::size_t i = 0; i < n; ++i) code[i] = group[i] % classes;
  } else if (kind < by_rank) {
    cut_by_rank(points.dim(first), n, class_shares(classes, draws), code);
  } else if (kind < by_centre) {
    cut_by_centre(points, first, dims, classes, draws, code);
  } else {
    cut_by_score(points, first, dims, classes, style.plain, draws, code);
  }
  if (draws.chance(0.25f)) {
    const float wrong = draws.log_uniform(0.005f, 0.2f);
    for (std::uint32_t& k : code)
      if (draws.chance(wrong)) k = static_cast<std::uint32_t>(draws.below(classes));
  }
  classes = rename(code, classes, std::max<std::size_t>(4, n / 50), draws);
  if (classes < 2) return classes;
  std::vector<std::size_t> counts(classes, 0);
  for (std::size_t i = 0; i < train_rows; ++i) ++counts[code[order[i]]];
  for (std::size_t i = train_rows; i < n; ++i) {
    if (counts[code[order[i]]] > 0) continue;
    // A class that only test rows have: one of them trades places with a training row of a class that has others.
    std::size_t row = draws.below(train_rows);
    while (counts[code[order[row]]] < 2) row = (row + 1) % train_rows;
    --counts[code[order[row]]];
    ++counts[code[order[i]]];
    std::swap(order[i], order[row]);
  }
  for (std::size_t i = 0; i < n; ++i) y[i] = static_cast<float>(code[i]);
  return classes;
}

bool show_value(const Points& points, std::size_t first, Draws& draws, std::vector<float>& y) {
  const std::size_t n = points.rows;
  std::copy(points.dim(first), points.dim(first) + n, y.begin());
  if (!standardise(y.data(), n)) return false;
  if (draws.chance(0.5f)) {
    const float scale = draws.log_uniform(0.02f, 1), spread = draws.chance(0.4f) ? draws.uniform(0, 1) : 0;
    const bool heavy = draws.chance(0.3f);
    const float* other = points.dim(draws.below(points.dims));
    for (std::size_t i = 0; i < n; ++i)
      y[i] += scale * std::exp(spread * std::clamp(other[i], -3.0f, 3.0f)) * (heavy ? 0.7f * draws.laplace() : draws.normal());
  }
  if (draws.chance(0.4f)) {
    standardise(y.data(), n);
    apply_warp(draw_warp(draws), y.data(), n);
  }
  standardise(y.data(), n);
  if (draws.chance(0.5f))
    for (float& value : y) value = -value;
  if (draws.chance(0.12f)) {
    const float levels = draws.log_uniform(1, 20);
    for (float& value : y) value = std::round(value * levels) / levels;
  }
  const float unit = draws.log_uniform(0.01f, 100), origin = draws.normal() * 3;
  for (float& value : y) value = unit * (value + origin);
  return true;
}

}  // namespace graticule::prior
