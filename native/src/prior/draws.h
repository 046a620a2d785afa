#pragma once
#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <utility>
#include <vector>

#include "trees/random.h"

namespace graticule::prior {

/// The distributions that the prior draws from, on the project's own generator: the standard library's differ between
/// implementations.
class Draws {
 public:
  explicit Draws(std::uint64_t seed) : random_(seed) {}

  std::uint64_t seed() { return random_.next(); }
  float uniform() { return static_cast<float>(random_.next() >> 40) * 0x1.0p-24f; }
  float uniform(float low, float high) { return low + (high - low) * uniform(); }
  float log_uniform(float low, float high) { return low * std::exp(std::log(high / low) * uniform()); }
  bool chance(float share) { return uniform() < share; }
  /// 0 … bound − 1.
  std::size_t below(std::size_t bound) { return random_.below(static_cast<std::uint32_t>(bound)); }
  /// A whole number in low … high, the small ones more often.
  std::size_t log_whole(std::size_t low, std::size_t high) {
    const float value = log_uniform(static_cast<float>(low), static_cast<float>(high) + 1.0f);
    return std::min(high, std::max(low, static_cast<std::size_t>(value)));
  }

  /// Standard normal, by Marsaglia's polar method; every second one is kept from the draw before.
  float normal() {
    if (spare_) {
      spare_ = false;
      return kept_;
    }
    float u, v, s;
    do {
      u = uniform(-1, 1);
      v = uniform(-1, 1);
      s = u * u + v * v;
    } while (s >= 1 || s < 1e-12f);
    const float scale = std::sqrt(-2 * std::log(s) / s);
    kept_ = v * scale;
    spare_ = true;
    return u * scale;
  }
  float cauchy() {
    const float u = uniform() - 0.5f;
    return std::tan(3.1415926f * (u == 0.5f ? 0.4999f : u) * 0.9999f);
  }
  float gumbel() { return -std::log(-std::log(uniform(1e-7f, 1 - 1e-7f))); }
  float laplace() {
    const float tail = -std::log(uniform(1e-7f, 1));
    return chance(0.5f) ? tail : -tail;
  }

  /// An index with probability proportional to its weight.
  std::size_t pick(const std::vector<float>& weights) {
    const float total = std::accumulate(weights.begin(), weights.end(), 0.0f);
    float left = total * uniform();
    for (std::size_t i = 0; i + 1 < weights.size(); ++i)
      if ((left -= weights[i]) < 0) return i;
    return weights.size() - 1;
  }

  template <class T>
  void shuffle(std::vector<T>& values) {
    for (std::size_t i = values.size(); i > 1; --i) std::swap(values[i - 1], values[below(i)]);
  }

  std::vector<std::size_t> permutation(std::size_t n) {
    std::vector<std::size_t> order(n);
    std::iota(order.begin(), order.end(), std::size_t{0});
    shuffle(order);
    return order;
  }

  /// Positive weights with a mean square of one that fall off like i^−q in a random order: some matter, many little.
  std::vector<float> importances(std::size_t n) {
    const float q = uniform(0, 2), spread = uniform(0, 0.7f);
    std::vector<float> weights(n);
    float squares = 0;
    for (std::size_t i = 0; i < n; ++i) {
      weights[i] = std::pow(static_cast<float>(i + 1), -q) * std::exp(spread * normal());
      squares += weights[i] * weights[i];
    }
    const float scale = std::sqrt(static_cast<float>(n) / squares);
    for (float& weight : weights) weight *= scale;
    shuffle(weights);
    return weights;
  }

 private:
  trees::Random random_;
  float kept_ = 0;
  bool spare_ = false;
};

}  // namespace graticule::prior
