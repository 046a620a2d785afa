#include "prior/functions.h"

#include <algorithm>
#include <cmath>

namespace graticule::prior {

namespace {

constexpr std::size_t kMostCentres = 32;
constexpr std::size_t kWaves = 40;

void add_scaled(float* out, const float* in, float weight, std::size_t n) {
  for (std::size_t i = 0; i < n; ++i) out[i] += weight * in[i];
}

/// Each dimension stretched by its importance, so that distances and frequencies see some more than others.
Points stretched(const Points& x, Draws& draws) {
  Points out = x;
  if (x.dims == 1 || draws.chance(0.3f)) return out;
  const std::vector<float> weights = draws.importances(x.dims);
  for (std::size_t d = 0; d < x.dims; ++d)
    for (std::size_t i = 0; i < x.rows; ++i) out.dim(d)[i] *= weights[d];
  return out;
}

Points network(const Points& x, std::size_t dims, const Style& style, Draws& draws) {
  const std::size_t layers = 1 + draws.below(3), width = draws.log_whole(2, 24);
  const float most_gain = draws.log_uniform(0.7f, 4);
  const bool one_activation = draws.chance(0.5f);
  std::size_t kind = draws.pick(style.activations);
  Points hidden = x;
  for (std::size_t layer = 0; layer < layers; ++layer) {
    Points next = random_linear(hidden, width, draws);
    standardise(next);
    if (!one_activation) kind = draws.pick(style.activations);
    for (std::size_t d = 0; d < width; ++d) {
      const float gain = draws.uniform(0.5f, 1) * most_gain, shift = draws.normal();
      float* values = next.dim(d);
      for (std::size_t i = 0; i < x.rows; ++i) values[i] = values[i] * gain + shift;
      activate(values, x.rows, kind);
    }
    hidden = std::move(next);
  }
  standardise(hidden);
  return random_linear(hidden, dims, draws);
}

/// A sum of oblivious trees (decision tables): each level asks one question of all rows.
Points trees(const Points& x, std::size_t dims, Draws& draws) {
  Points out(x.rows, dims);
  const std::size_t count = draws.log_whole(1, 32), most_depth = 1 + draws.below(6);
  const std::vector<float> importances = draws.importances(x.dims);
  std::vector<std::uint8_t> cell(x.rows);
  std::vector<float> table;
  for (std::size_t tree = 0; tree < count; ++tree) {
    const std::size_t depth = 1 + draws.below(most_depth);
    std::fill(cell.begin(), cell.end(), std::uint8_t{0});
    for (std::size_t level = 0; level < depth; ++level) {
      const float* values = x.dim(draws.pick(importances));
      const float threshold = values[draws.below(x.rows)];
      for (std::size_t i = 0; i < x.rows; ++i)
        cell[i] = static_cast<std::uint8_t>(cell[i] * 2 + (values[i] > threshold ? 1 : 0));
    }
    table.resize(std::size_t{1} << depth);
    for (std::size_t d = 0; d < dims; ++d) {
      for (float& value : table) value = draws.normal();
      float* values = out.dim(d);
      for (std::size_t i = 0; i < x.rows; ++i) values[i] += table[cell[i]];
    }
  }
  return out;
}

/// Some rows as centres, centre-major.
std::vector<float> centres_of(const Points& x, std::size_t count, Draws& draws) {
  std::vector<float> centres(count * x.dims);
  for (std::size_t k = 0; k < count; ++k) {
    const std::size_t row = draws.below(x.rows);
    for (std::size_t d = 0; d < x.dims; ++d) centres[k * x.dims + d] = x.dim(d)[row];
  }
  return centres;
}

/// Σ |x − c|^p over dimensions for p = ½, 1 or 2.
void distances(const Points& x, const float* centre, int norm, float* out) {
  std::fill(out, out + x.rows, 0.0f);
  for (std::size_t d = 0; d < x.dims; ++d) {
    const float* values = x.dim(d);
    const float c = centre[d];
    if (norm == 0)
      for (std::size_t i = 0; i < x.rows; ++i) out[i] += std::sqrt(std::fabs(values[i] - c));
    else if (norm == 1)
      for (std::size_t i = 0; i < x.rows; ++i) out[i] += std::fabs(values[i] - c);
    else
      for (std::size_t i = 0; i < x.rows; ++i) out[i] += (values[i] - c) * (values[i] - c);
  }
}

/// What each centre stands for: any value, or a linear function of where it is.
std::vector<float> centre_values(const std::vector<float>& centres, std::size_t count, std::size_t dims, Draws& draws) {
  std::vector<float> values(count * dims);
  const std::size_t inputs = centres.size() / count;
  const bool linear = draws.chance(0.4f);
  std::vector<float> weights(inputs * dims);
  for (float& weight : weights) weight = draws.normal();
  for (std::size_t k = 0; k < count; ++k)
    for (std::size_t d = 0; d < dims; ++d) {
      float value = linear ? 0 : draws.normal();
      for (std::size_t j = 0; linear && j < inputs; ++j) value += weights[d * inputs + j] * centres[k * inputs + j];
      values[k * dims + d] = value;
    }
  return values;
}

Points nearest(const Points& input, std::size_t dims, Draws& draws) {
  const Points x = stretched(input, draws);
  const std::size_t count = draws.log_whole(2, kMostCentres);
  const int norm = static_cast<int>(draws.below(3));
  const std::vector<float> centres = centres_of(x, count, draws);
  std::vector<float> best(x.rows, INFINITY), distance(x.rows);
  std::vector<std::uint8_t> owner(x.rows, 0);
  for (std::size_t k = 0; k < count; ++k) {
    distances(x, &centres[k * x.dims], norm, distance.data());
    for (std::size_t i = 0; i < x.rows; ++i)
      if (distance[i] < best[i]) {
        best[i] = distance[i];
        owner[i] = static_cast<std::uint8_t>(k);
      }
  }
  const std::vector<float> values = centre_values(centres, count, dims, draws);
  Points out(x.rows, dims);
  for (std::size_t d = 0; d < dims; ++d)
    for (std::size_t i = 0; i < x.rows; ++i) out.dim(d)[i] = values[owner[i] * dims + d];
  return out;
}

Points soft_assignment(const Points& input, std::size_t dims, Draws& draws) {
  const Points x = stretched(input, draws);
  const std::size_t count = draws.log_whole(2, 12);
  const float width = draws.log_uniform(0.2f, 1.5f);
  const float scale = 1 / (2 * width * width * static_cast<float>(x.dims));
  const std::vector<float> centres = centres_of(x, count, draws);
  const std::vector<float> values = centre_values(centres, count, dims, draws);
  std::vector<float> weights(count * x.rows), least(x.rows, INFINITY), total(x.rows, 0.0f);
  for (std::size_t k = 0; k < count; ++k) {
    float* w = &weights[k * x.rows];
    distances(x, &centres[k * x.dims], 2, w);
    for (std::size_t i = 0; i < x.rows; ++i) least[i] = std::min(least[i], w[i]);
  }
  Points out(x.rows, dims);
  for (std::size_t k = 0; k < count; ++k) {
    float* w = &weights[k * x.rows];
    for (std::size_t i = 0; i < x.rows; ++i) total[i] += w[i] = std::exp((least[i] - w[i]) * scale);
    for (std::size_t d = 0; d < dims; ++d) add_scaled(out.dim(d), w, values[k * dims + d], x.rows);
  }
  for (std::size_t d = 0; d < dims; ++d)
    for (std::size_t i = 0; i < x.rows; ++i) out.dim(d)[i] /= total[i];
  return out;
}

/// A draw from a Gaussian process with a stationary kernel, as random Fourier features (Rahimi and Recht 2007); the
/// heavy-tailed frequencies give rough functions.
Points smooth(const Points& input, std::size_t dims, Draws& draws) {
  const Points x = stretched(input, draws);
  Points out(x.rows, dims);
  const float frequency = draws.log_uniform(0.25f, 3) / std::sqrt(static_cast<float>(x.dims));
  const bool rough = draws.chance(0.35f);
  std::vector<float> phase(x.rows);
  for (std::size_t wave = 0; wave < kWaves; ++wave) {
    const float tail = rough ? 1 / std::max(0.05f, std::fabs(draws.normal())) : 1.0f;
    std::fill(phase.begin(), phase.end(), draws.uniform(0, 6.2831853f));
    for (std::size_t d = 0; d < x.dims; ++d) add_scaled(phase.data(), x.dim(d), frequency * tail * draws.normal(), x.rows);
    for (float& value : phase) value = std::cos(value);
    for (std::size_t d = 0; d < dims; ++d) add_scaled(out.dim(d), phase.data(), draws.normal(), x.rows);
  }
  return out;
}

/// Sums of products of two random linear forms with intercepts.
Points quadratic(const Points& x, std::size_t dims, Draws& draws) {
  const std::size_t rank = 1 + draws.below(3);
  const Points a = random_linear(x, rank * dims, draws), b = random_linear(x, rank * dims, draws);
  Points out(x.rows, dims);
  for (std::size_t r = 0; r < rank * dims; ++r) {
    const float shift_a = 0.7f * draws.normal(), shift_b = 0.7f * draws.normal();
    const float *u = a.dim(r), *v = b.dim(r);
    float* values = out.dim(r % dims);
    for (std::size_t i = 0; i < x.rows; ++i) values[i] += (u[i] + shift_a) * (v[i] + shift_b);
  }
  return out;
}

Points of_family(Family family, const Points& x, std::size_t dims, const Style& style, Draws& draws) {
  switch (family) {
    case Family::kLinear: return random_linear(x, dims, draws);
    case Family::kNetwork: return network(x, dims, style, draws);
    case Family::kTrees: return trees(x, dims, draws);
    case Family::kNearest: return nearest(x, dims, draws);
    case Family::kSmooth: return smooth(x, dims, draws);
    case Family::kQuadratic: return quadratic(x, dims, draws);
    case Family::kSoftAssignment: return soft_assignment(x, dims, draws);
    case Family::kProduct: break;
  }
  std::vector<float> factors = style.families;
  factors[static_cast<std::size_t>(Family::kProduct)] = 0;
  Points out = of_family(static_cast<Family>(draws.pick(factors)), x, dims, style, draws);
  Points other = of_family(static_cast<Family>(draws.pick(factors)), x, dims, style, draws);
  standardise(out);
  standardise(other);
  const float shift = draws.uniform(0, 1.5f);
  for (std::size_t i = 0; i < out.at.size(); ++i) out.at[i] *= other.at[i] + shift;
  return out;
}

}  // namespace

Points random_linear(const Points& x, std::size_t dims, Draws& draws) {
  Points out(x.rows, dims);
  const std::vector<float> importances = draws.importances(x.dims);
  // Weights of few inputs each keep relations that a reader of the table could name; dense ones mix everything.
  const float density = draws.chance(0.4f) ? draws.uniform(0, 0.6f) : 1.0f;
  std::vector<float> weights(x.dims);
  for (std::size_t d = 0; d < dims; ++d) {
    const std::size_t always = draws.below(x.dims);
    float squares = 1e-12f;
    for (std::size_t j = 0; j < x.dims; ++j) {
      weights[j] = j == always || draws.chance(density) ? importances[j] * draws.normal() : 0.0f;
      squares += weights[j] * weights[j];
    }
    const float scale = 1 / std::sqrt(squares);
    for (std::size_t j = 0; j < x.dims; ++j)
      if (weights[j] != 0) add_scaled(out.dim(d), x.dim(j), weights[j] * scale, x.rows);
  }
  return out;
}

Points random_function(const Points& x, std::size_t dims, const Style& style, Draws& draws) {
  Points out = of_family(static_cast<Family>(draws.pick(style.families)), x, dims, style, draws);
  standardise(out);
  return out;
}

}  // namespace graticule::prior
