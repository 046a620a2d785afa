#include <algorithm>
#include <cmath>

#include "prior/functions.h"

namespace graticule::prior {

template <class F>
static void each(float* values, std::size_t n, F f) {
  for (std::size_t i = 0; i < n; ++i) values[i] = f(values[i]);
}

void activate(float* values, std::size_t n, std::size_t kind) {
  switch (kind) {
    case 0: return each(values, n, [](float v) { return std::tanh(v); });
    case 1: return each(values, n, [](float v) { return std::max(v, 0.0f); });
    case 2: return each(values, n, [](float v) { return v > 0 ? v : 0.2f * v; });
    case 3: return each(values, n, [](float v) { return v > 15 ? v : std::log1p(std::exp(v)); });
    case 4: return each(values, n, [](float v) { return 1 / (1 + std::exp(-v)); });
    case 5: return each(values, n, [](float v) { return v / (1 + std::exp(-v)); });
    case 6: return each(values, n, [](float v) { return v > 0 ? v : std::exp(v) - 1; });
    case 7: return each(values, n, [](float v) { return std::sin(v); });
    case 8: return each(values, n, [](float v) { return std::fabs(v); });
    case 9: return each(values, n, [](float v) { return v * v; });
    case 10: return each(values, n, [](float v) { return std::exp(-v * v); });
    case 11: return each(values, n, [](float v) { return v > 0 ? 1.0f : v < 0 ? -1.0f : 0.0f; });
    case 12: return each(values, n, [](float v) { return std::clamp(v, -1.0f, 1.0f); });
    case 13: return each(values, n, [](float v) { return std::round(v); });
    case 14: return each(values, n, [](float v) { return std::copysign(std::log1p(std::fabs(v)), v); });
    case 15: return each(values, n, [](float v) { return std::exp(std::min(v, 4.0f)); });
    case 16: return each(values, n, [](float v) { return v - std::floor(v); });
    default: return;  // 17: the identity
  }
}

}  // namespace graticule::prior
