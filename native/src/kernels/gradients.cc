#include "kernels/gradients.h"

#include <cmath>
#include <cstring>

#include "kernels/simd.h"

namespace graticule::kernels {

// Loops below are straight-line arithmetic on purpose: compilers turn them into vector code, and without contraction
// every width gives the same bits.

static GRATICULE_ALWAYS_INLINE float exponential_inline(float x) {
  x = x < -87.0f ? -87.0f : x;
  x = x > 87.0f ? 87.0f : x;
  // x = k ln 2 + r with |r| ≤ ln 2 / 2; adding 1.5 × 2^23 rounds to the nearest integer.
  const float magic = 12582912.0f;
  const float shifted = x * 1.44269504088896341f + magic;
  const float k = shifted - magic;
  // ln 2 in two parts, the first short enough for k times it to be exact.
  const float r = (x - k * 0.693359375f) + k * 2.12194440e-4f;
  // Taylor series to r^7 / 7!: the rest is below 2^−24 of the sum on this interval.
  float p = 1.0f / 5040.0f;
  p = p * r + 1.0f / 720.0f;
  p = p * r + 1.0f / 120.0f;
  p = p * r + 1.0f / 24.0f;
  p = p * r + 1.0f / 6.0f;
  p = p * r + 0.5f;
  p = p * r + 1.0f;
  p = p * r + 1.0f;
  int32_t bits;
  std::memcpy(&bits, &shifted, sizeof bits);
  const int32_t power = static_cast<int32_t>(static_cast<uint32_t>(bits + 127) << 23);
  float two_k;
  std::memcpy(&two_k, &power, sizeof two_k);
  return p * two_k;
}

float exponential(float x) { return exponential_inline(x); }

// Weights come in a loop of their own: one loop that also asks whether there are any is more than compilers vectorise.
static void weigh(const float* weights, size_t count, float* g, float* h, Simd simd) {
  if (weights == nullptr) return;
  at_level(simd, [=]() GRATICULE_INLINE_BODY {
    for (size_t i = 0; i < count; ++i) {
      g[i] *= weights[i];
      h[i] *= weights[i];
    }
  });
}

void squared_gradients(const float* scores, const float* target, const float* weights, size_t count, float* g, float* h, Simd simd) {
  at_level(simd, [=]() GRATICULE_INLINE_BODY {
    for (size_t i = 0; i < count; ++i) {
      g[i] = scores[i] - target[i];
      h[i] = 1.0f;
    }
  });
  weigh(weights, count, g, h, simd);
}

void quantile_gradients(const float* scores, const float* target, const float* weights, float level, size_t count, float* g, float* h,
                        Simd simd) {
  at_level(simd, [=]() GRATICULE_INLINE_BODY {
    for (size_t i = 0; i < count; ++i) {
      g[i] = target[i] > scores[i] ? -level : 1.0f - level;
      h[i] = 1.0f;
    }
  });
  weigh(weights, count, g, h, simd);
}

void logistic_gradients(const float* scores, const int32_t* codes, const float* weights, size_t count, float* g, float* h, Simd simd) {
  at_level(simd, [=]() GRATICULE_INLINE_BODY {
    for (size_t i = 0; i < count; ++i) {
      const float p = 1.0f / (1.0f + exponential_inline(-scores[i]));
      g[i] = p - static_cast<float>(codes[i]);
      h[i] = p * (1.0f - p);
    }
  });
  weigh(weights, count, g, h, simd);
}

void softmax_gradients(const float* scores, const float* log_sums, const int32_t* codes, int32_t label, float factor,
                       const float* weights, size_t count, float* g, float* h, Simd simd) {
  at_level(simd, [=]() GRATICULE_INLINE_BODY {
    for (size_t i = 0; i < count; ++i) {
      const float p = exponential_inline(scores[i] - log_sums[i]);
      g[i] = p - (codes[i] == label ? 1.0f : 0.0f);
      h[i] = factor * (p * (1.0f - p));
    }
  });
  weigh(weights, count, g, h, simd);
}

void add_exponentials(const float* scores, const float* peaks, size_t count, float* sums, Simd simd) {
  at_level(simd, [=]() GRATICULE_INLINE_BODY {
    for (size_t i = 0; i < count; ++i) sums[i] += exponential_inline(scores[i] - peaks[i]);
  });
}

void gradient_range(const float* g, const float* h, size_t count, float* max_g, float* max_h, Simd simd) {
  at_level(simd, [=]() GRATICULE_INLINE_BODY {
    float largest_g = 0, largest_h = 0;
    for (size_t i = 0; i < count; ++i) {
      const float size = std::fabs(g[i]);
      largest_g = size > largest_g ? size : largest_g;
      largest_h = h[i] > largest_h ? h[i] : largest_h;
    }
    *max_g = largest_g;
    *max_h = largest_h;
  });
}

void pack_gradients(const float* g, const float* h, size_t count, float g_scale, float h_scale, uint32_t seed, uint32_t first_row, PackedGradient* packed, Simd simd) {
  at_level(simd, [=]() GRATICULE_INLINE_BODY {
    for (size_t i = 0; i < count; ++i) {
      // Two rounds of a multiplicative hash (the finaliser of MurmurHash3, Appleby) give both roundings.
      uint32_t x = (first_row + static_cast<uint32_t>(i)) * 0x9E3779B1u + seed;
      x = (x ^ (x >> 16)) * 0x85EBCA6Bu;
      x = (x ^ (x >> 13)) * 0xC2B2AE35u;
      x ^= x >> 16;
      const float up_g = static_cast<float>(static_cast<int32_t>(x >> 16)) * 0x1.0p-16f;
      const float up_h = static_cast<float>(static_cast<int32_t>(x & 0xFFFFu)) * 0x1.0p-16f;
      // Shifted to positive, so that truncation is a floor.
      const int32_t grid_g = static_cast<int32_t>(g[i] * g_scale + up_g + 32768.0f) - 32768;
      const int32_t grid_h = static_cast<int32_t>(h[i] * h_scale + up_h);
      packed[i] = (static_cast<uint32_t>(grid_g) << 16) | static_cast<uint32_t>(grid_h);
    }
  });
}

}  // namespace graticule::kernels
