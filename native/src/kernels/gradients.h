#pragma once
#include <cstddef>
#include <cstdint>

#include "kernels/histogram.h"
#include "kernels/simd.h"

namespace graticule::kernels {

/// e^x in single precision within 2 units in the last place for |x| ≤ 87, clamped beyond. Plain arithmetic only, so every
/// platform and instruction set gives the same bits.
float exponential(float x);

// Gradients and hessians by row of one loss, times the row's weight (null: 1).
void squared_gradients(const float* scores, const float* target, const float* weights, size_t count, float* g, float* h, Simd simd = simd_level());
void quantile_gradients(const float* scores, const float* target, const float* weights, float level, size_t count, float* g, float* h, Simd simd = simd_level());
void logistic_gradients(const float* scores, const int32_t* codes, const float* weights, size_t count, float* g, float* h, Simd simd = simd_level());
/// One class of a softmax; `log_sums` is the log of the sum of exponentials by row, `factor` scales the hessian.
void softmax_gradients(const float* scores, const float* log_sums, const int32_t* codes, int32_t label, float factor,
                       const float* weights, size_t count, float* g, float* h, Simd simd = simd_level());

/// sums[i] += e^(scores[i] − peaks[i])
void add_exponentials(const float* scores, const float* peaks, size_t count, float* sums, Simd simd = simd_level());

/// Largest |g| and h.
void gradient_range(const float* g, const float* h, size_t count, float* max_g, float* max_h, Simd simd = simd_level());

/// Puts gradients on the 16-bit grid with a step of 1/g_scale and 1/h_scale, rounded up or down at random in proportion
/// to nearness, so that sums stay unbiased. The choice is a function of (seed, first_row + i).
void pack_gradients(const float* g, const float* h, size_t count, float g_scale, float h_scale, uint32_t seed, uint32_t first_row,
                    PackedGradient* packed, Simd simd = simd_level());

}  // namespace graticule::kernels
