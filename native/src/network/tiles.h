#pragma once
// Products of row-major matrices in single precision. Every element is one sum in the order of the inputs, without contraction: its
// bits depend neither on the rows that it is computed with nor on the instruction set.
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "kernels/simd.h"

namespace graticule::network {

/// Outputs of a matrix are filled up to whole multiples of this.
constexpr std::size_t kTile = 16;
/// Outputs that a single row computes side by side: sums that wait for one another would be slow.
constexpr std::size_t kWide = 4;

#if defined(__GNUC__)
/// A tile of numbers in vectors of so many bytes. They must be no longer than the registers of the level that the code is compiled for:
/// of longer ones the compiler keeps every sum in memory, for four times the time.
template <std::size_t Bytes>
struct Lanes {
  static constexpr std::size_t kEach = Bytes / sizeof(float), kParts = kTile / kEach;
  typedef float Part __attribute__((vector_size(Bytes)));
  typedef float PartAt __attribute__((vector_size(Bytes), aligned(4), may_alias));
  typedef std::int16_t Shorts __attribute__((vector_size(Bytes / 2), aligned(2), may_alias));
  Part parts[kParts];
};

template <std::size_t Bytes>
GRATICULE_ALWAYS_INLINE void load(const float* from, Lanes<Bytes>& out) {
  using L = Lanes<Bytes>;
#pragma GCC unroll 4
  for (std::size_t p = 0; p < L::kParts; ++p) out.parts[p] = *reinterpret_cast<const typename L::PartAt*>(from + p * L::kEach);
}

#if GRATICULE_SIMD_X86 && !defined(__clang__)
/// The processor's own conversion, as assembly: GCC refuses its intrinsic in a template that is inlined into code of the level later.
GRATICULE_ALWAYS_INLINE void widen(const Lanes<64>::Shorts* from, Lanes<64>::Part& out) {
  __asm__("vcvtph2ps %1, %0" : "=v"(out) : "m"(*from));
}
GRATICULE_ALWAYS_INLINE void widen(const Lanes<32>::Shorts* from, Lanes<32>::Part& out) {
  __asm__("vcvtph2ps %1, %0" : "=x"(out) : "m"(*from));
}
#endif

/// A copy of the sign stays on top, and the exponent is moved by a multiplication, which denormal numbers survive.
template <class Shorts, class Part>
GRATICULE_ALWAYS_INLINE void widen(const Shorts* from, Part& out) {
  typedef std::int32_t Words __attribute__((vector_size(sizeof(Part))));
  const Words wide = __builtin_convertvector(*from, Words);
  const Words bits = (wide << 13) & static_cast<std::int32_t>(0x8fffffffu);
  Part value;
  std::memcpy(&value, &bits, sizeof value);
  out = value * 0x1p112f;
}

/// Finite binary16 to single precision, exactly.
template <std::size_t Bytes>
GRATICULE_ALWAYS_INLINE void load(const std::uint16_t* from, Lanes<Bytes>& out) {
  using L = Lanes<Bytes>;
#pragma GCC unroll 4
  for (std::size_t p = 0; p < L::kParts; ++p) widen(reinterpret_cast<const typename L::Shorts*>(from + p * L::kEach), out.parts[p]);
}
template <std::size_t Bytes>
GRATICULE_ALWAYS_INLINE void add_product(Lanes<Bytes>& sum, float factor, const Lanes<Bytes>& values) {
#pragma GCC unroll 4
  for (std::size_t p = 0; p < Lanes<Bytes>::kParts; ++p) sum.parts[p] += factor * values.parts[p];
}
template <std::size_t Bytes>
GRATICULE_ALWAYS_INLINE void store(const Lanes<Bytes>& values, float* out) {
  using L = Lanes<Bytes>;
#pragma GCC unroll 4
  for (std::size_t p = 0; p < L::kParts; ++p) *reinterpret_cast<typename L::PartAt*>(out + p * L::kEach) = values.parts[p];
}
#else
template <std::size_t Bytes>
struct Lanes {
  float values[kTile];
};
template <std::size_t Bytes>
inline void load(const float* from, Lanes<Bytes>& out) {
  std::memcpy(out.values, from, sizeof out.values);
}
template <std::size_t Bytes>
inline void load(const std::uint16_t* from, Lanes<Bytes>& out) {
  for (std::size_t lane = 0; lane < kTile; ++lane) {
    const std::uint32_t magnitude = (from[lane] & 0x7fffu) << 13, sign = (from[lane] & 0x8000u) << 16;
    float value;
    std::memcpy(&value, &magnitude, sizeof value);
    value *= 0x1p112f;
    std::uint32_t whole;
    std::memcpy(&whole, &value, sizeof whole);
    whole |= sign;
    std::memcpy(&out.values[lane], &whole, sizeof whole);
  }
}
template <std::size_t Bytes>
inline void add_product(Lanes<Bytes>& sum, float factor, const Lanes<Bytes>& values) {
  for (std::size_t lane = 0; lane < kTile; ++lane) sum.values[lane] += factor * values.values[lane];
}
template <std::size_t Bytes>
inline void store(const Lanes<Bytes>& values, float* out) {
  std::memcpy(out, values.values, sizeof values.values);
}
#endif

/// The nearest finite binary16, ties to the even one. @param value  no NaN
inline std::uint16_t half_of(float value) {
  std::uint32_t bits;
  std::memcpy(&bits, &value, sizeof bits);
  const auto sign = static_cast<std::uint16_t>(bits >> 16 & 0x8000u);
  bits &= 0x7fffffffu;
  if (bits >= 0x477fe000u) return sign | 0x7bffu;  // 65,504, the largest
  if (bits < 0x38800000u) {
    // Below 2^-14 the fraction counts units of 2^-24: the sum leaves them in its last digits, rounded.
    std::memcpy(&value, &bits, sizeof value);
    value += 0.5f;
    std::memcpy(&bits, &value, sizeof bits);
    return static_cast<std::uint16_t>(sign | (bits - 0x3f000000u));
  }
  return static_cast<std::uint16_t>(sign | ((bits - 0x38000000u + 0xfffu + (bits >> 13 & 1u)) >> 13));
}

/// R rows × V tiles of outputs; `first`: from zero, else going on from what stands in `out`.
template <std::size_t Bytes, int R, int V, class Weight>
GRATICULE_ALWAYS_INLINE void tile(const float* x, std::size_t x_stride, const Weight* w, std::size_t w_stride, std::size_t inputs, float* out,
                                  std::size_t out_stride, bool first) {
  Lanes<Bytes> sums[R][V] = {};
  if (!first) {
#pragma GCC unroll 6
    for (int r = 0; r < R; ++r)
#pragma GCC unroll 4
      for (int v = 0; v < V; ++v) load(out + static_cast<std::size_t>(r) * out_stride + static_cast<std::size_t>(v) * kTile, sums[r][v]);
  }
  for (std::size_t k = 0; k < inputs; ++k) {
    Lanes<Bytes> wide[V];
#pragma GCC unroll 4
    for (int v = 0; v < V; ++v) load(w + k * w_stride + static_cast<std::size_t>(v) * kTile, wide[v]);
#pragma GCC unroll 6
    for (int r = 0; r < R; ++r)
#pragma GCC unroll 4
      for (int v = 0; v < V; ++v) add_product(sums[r][v], x[static_cast<std::size_t>(r) * x_stride + k], wide[v]);
  }
#pragma GCC unroll 6
  for (int r = 0; r < R; ++r)
#pragma GCC unroll 4
    for (int v = 0; v < V; ++v) store(sums[r][v], out + static_cast<std::size_t>(r) * out_stride + static_cast<std::size_t>(v) * kTile);
}

/// Rows that share one pass over a tile's weights, which are laid out for them first.
constexpr std::size_t kShared = 12;
/// Inputs that are laid out together: 32 KiB.
constexpr std::size_t kPanel = 512;

/// Rows in sixes over one tile of outputs whose weights stand one after another; `first`: from zero, else from `out`.
template <std::size_t Bytes>
GRATICULE_ALWAYS_INLINE void panel_rows(const float* x, std::size_t x_stride, std::size_t rows, const float* panel, std::size_t inputs,
                                        float* out, std::size_t out_stride, bool first) {
  std::size_t row = 0;
  for (; row + 6 <= rows; row += 6)
    tile<Bytes, 6, 1>(x + row * x_stride, x_stride, panel, kTile, inputs, out + row * out_stride, out_stride, first);
  for (; row < rows; ++row) tile<Bytes, 1, 1>(x + row * x_stride, x_stride, panel, kTile, inputs, out + row * out_stride, out_stride, first);
}

/// R rows over all outputs, V tiles of them side by side.
template <std::size_t Bytes, int R, int V, class Weight>
GRATICULE_ALWAYS_INLINE void rows_over(const float* x, std::size_t x_stride, const Weight* w, std::size_t w_stride, std::size_t inputs,
                                       std::size_t outputs, float* out, std::size_t out_stride) {
  std::size_t o = 0;
  for (; o + V * kTile <= outputs; o += V * kTile) tile<Bytes, R, V>(x, x_stride, w + o, w_stride, inputs, out + o, out_stride, true);
  for (; o < outputs; o += kTile) tile<Bytes, R, 1>(x, x_stride, w + o, w_stride, inputs, out + o, out_stride, true);
}

/// out[r][o] = Σ_k x[r][k] · w[k][o] for `outputs`, a multiple of kTile.
/// @tparam Bytes  of a register at the level that the caller is compiled for
template <std::size_t Bytes, class Weight>
GRATICULE_ALWAYS_INLINE void multiply(const float* x, std::size_t x_stride, std::size_t rows, const Weight* w, std::size_t w_stride,
                                      std::size_t inputs, std::size_t outputs, float* out, std::size_t out_stride) {
  if (rows >= kShared) {
    alignas(64) float panel[kPanel * kTile];
    for (std::size_t o = 0; o < outputs; o += kTile)
      for (std::size_t from = 0; from < inputs; from += kPanel) {
        const std::size_t count = inputs - from < kPanel ? inputs - from : kPanel;
        for (std::size_t k = 0; k < count; ++k) {
          Lanes<Bytes> wide;
          load(w + (from + k) * w_stride + o, wide);
          store(wide, panel + k * kTile);
        }
        panel_rows<Bytes>(x + from, x_stride, rows, panel, count, out + o, out_stride, from == 0);
      }
    return;
  }
  std::size_t row = 0;
  for (; row + 4 <= rows; row += 4) rows_over<Bytes, 4, kWide / 2>(x + row * x_stride, x_stride, w, w_stride, inputs, outputs, out + row * out_stride, out_stride);
  for (; row + 2 <= rows; row += 2) rows_over<Bytes, 2, kWide>(x + row * x_stride, x_stride, w, w_stride, inputs, outputs, out + row * out_stride, out_stride);
  for (; row < rows; ++row) rows_over<Bytes, 1, kWide>(x + row * x_stride, x_stride, w, w_stride, inputs, outputs, out + row * out_stride, out_stride);
}

/// The sum of values[0 … count), in sixteen parts.
GRATICULE_ALWAYS_INLINE float sum_of(const float* values, std::size_t count) {
  float parts[kTile] = {};
  std::size_t i = 0;
  for (; i + kTile <= count; i += kTile)
    for (std::size_t lane = 0; lane < kTile; ++lane) parts[lane] += values[i + lane];
  for (std::size_t lane = 0; i + lane < count; ++lane) parts[lane] += values[i + lane];
  for (std::size_t half = kTile / 2; half > 0; half /= 2)
    for (std::size_t lane = 0; lane < half; ++lane) parts[lane] += parts[lane + half];
  return parts[0];
}

/// The largest of values[0 … count), count at least 1, in sixteen parts.
GRATICULE_ALWAYS_INLINE float peak_of(const float* values, std::size_t count) {
  float parts[kTile];
  for (float& part : parts) part = values[0];
  std::size_t i = 0;
  for (; i + kTile <= count; i += kTile)
    for (std::size_t lane = 0; lane < kTile; ++lane) parts[lane] = values[i + lane] > parts[lane] ? values[i + lane] : parts[lane];
  for (std::size_t lane = 0; i + lane < count; ++lane) parts[lane] = values[i + lane] > parts[lane] ? values[i + lane] : parts[lane];
  for (std::size_t lane = 1; lane < kTile; ++lane) parts[0] = parts[lane] > parts[0] ? parts[lane] : parts[0];
  return parts[0];
}

/// e^x for x ≤ 0 within 2e-7 of it, by steps that compilers turn into vector instructions (Cody & Waite 1980); 0 below −87.
GRATICULE_ALWAYS_INLINE float near_exp(float x) {
  const float clamped = x < -87.0f ? -87.0f : x;
  const float shifted = clamped * 1.44269504f + 12582912.0f;  // 1.5 × 2^23: the sum has no digits after the point
  const float turns = shifted - 12582912.0f;
  const float r = (clamped - turns * 0.693359375f) + turns * 2.12194440e-4f;
  float sum = 1.0f / 5040;
  sum = sum * r + 1.0f / 720;
  sum = sum * r + 1.0f / 120;
  sum = sum * r + 1.0f / 24;
  sum = sum * r + 1.0f / 6;
  sum = sum * r + 0.5f;
  sum = sum * r + 1.0f;
  sum = sum * r + 1.0f;
  std::uint32_t bits;
  std::memcpy(&bits, &shifted, sizeof bits);
  bits = (bits + 127) << 23;
  float power;
  std::memcpy(&power, &bits, sizeof power);
  return x < -87.0f ? 0.0f : sum * power;
}

/// Scores to shares that sum to one, in place; entries count … stride − 1 become 0.
GRATICULE_ALWAYS_INLINE void softmax(float* scores, std::size_t count, std::size_t stride) {
  const float peak = peak_of(scores, count);
  for (std::size_t j = 0; j < count; ++j) scores[j] = near_exp(scores[j] - peak);
  const float unit = 1.0f / sum_of(scores, count);
  for (std::size_t j = 0; j < count; ++j) scores[j] *= unit;
  for (std::size_t j = count; j < stride; ++j) scores[j] = 0.0f;
}

}  // namespace graticule::network
