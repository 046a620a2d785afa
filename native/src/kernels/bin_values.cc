#include "kernels/bin_values.h"

namespace graticule::kernels {

namespace {

template <typename T>
void bin_portable(const EdgeBlocks<T>& blocks, const T* values, size_t count, uint8_t* out) {
  unsigned first_step = 1;
  while (first_step <= blocks.count) first_step *= 2;
  for (size_t i = 0; i < count; ++i) {
    const T x = values[i];
    unsigned below = 0;
    for (unsigned step = first_step / 2; step > 0; step /= 2) below += blocks.edges[below + step - 1] < x ? step : 0;
    out[i] = x != x ? 0 : static_cast<uint8_t>(below + 1);
  }
}

#if GRATICULE_SIMD_X86

GRATICULE_TARGET_AVX512 void bin_avx512(const EdgeBlocks<float>& blocks, const float* values, size_t count, uint8_t* out) {
  const __m512 last = _mm512_load_ps(blocks.last);
  for (size_t i = 0; i < count; ++i) {
    const __m512 x = _mm512_set1_ps(values[i]);
    const unsigned block = __builtin_popcount(_mm512_cmp_ps_mask(last, x, _CMP_LT_OQ));
    const unsigned within = __builtin_popcount(_mm512_cmp_ps_mask(_mm512_load_ps(blocks.edges + block * 16), x, _CMP_LT_OQ));
    out[i] = values[i] != values[i] ? 0 : static_cast<uint8_t>(block * 16 + within + 1);
  }
}

GRATICULE_TARGET_AVX512 void bin_avx512(const EdgeBlocks<double>& blocks, const double* values, size_t count, uint8_t* out) {
  const __m512d low = _mm512_load_pd(blocks.last), high = _mm512_load_pd(blocks.last + 8);
  for (size_t i = 0; i < count; ++i) {
    const __m512d x = _mm512_set1_pd(values[i]);
    const unsigned block = __builtin_popcount(_mm512_cmp_pd_mask(low, x, _CMP_LT_OQ) | _mm512_cmp_pd_mask(high, x, _CMP_LT_OQ) << 8);
    const double* edges = blocks.edges + block * 16;
    const unsigned within = __builtin_popcount(_mm512_cmp_pd_mask(_mm512_load_pd(edges), x, _CMP_LT_OQ) |
                                               _mm512_cmp_pd_mask(_mm512_load_pd(edges + 8), x, _CMP_LT_OQ) << 8);
    out[i] = values[i] != values[i] ? 0 : static_cast<uint8_t>(block * 16 + within + 1);
  }
}

GRATICULE_TARGET_AVX2 GRATICULE_ALWAYS_INLINE unsigned below(const float* edges, __m256 x) {
  return __builtin_popcount(_mm256_movemask_ps(_mm256_cmp_ps(_mm256_load_ps(edges), x, _CMP_LT_OQ)) |
                            _mm256_movemask_ps(_mm256_cmp_ps(_mm256_load_ps(edges + 8), x, _CMP_LT_OQ)) << 8);
}

GRATICULE_TARGET_AVX2 GRATICULE_ALWAYS_INLINE unsigned below(const double* edges, __m256d x) {
  unsigned mask = 0;
  for (int part = 0; part < 4; ++part)
    mask |= _mm256_movemask_pd(_mm256_cmp_pd(_mm256_load_pd(edges + 4 * part), x, _CMP_LT_OQ)) << (4 * part);
  return __builtin_popcount(mask);
}

template <typename T>
GRATICULE_TARGET_AVX2 void bin_avx2(const EdgeBlocks<T>& blocks, const T* values, size_t count, uint8_t* out) {
  for (size_t i = 0; i < count; ++i) {
    unsigned block, within;
    if constexpr (sizeof(T) == 4) {
      const __m256 x = _mm256_set1_ps(values[i]);
      block = below(blocks.last, x);
      within = below(blocks.edges + block * 16, x);
    } else {
      const __m256d x = _mm256_set1_pd(values[i]);
      block = below(blocks.last, x);
      within = below(blocks.edges + block * 16, x);
    }
    out[i] = values[i] != values[i] ? 0 : static_cast<uint8_t>(block * 16 + within + 1);
  }
}

#endif

}  // namespace

template <typename T>
void bin_values(const EdgeBlocks<T>& blocks, const T* values, size_t count, uint8_t* out, Simd simd) {
#if GRATICULE_SIMD_X86
  if (simd == Simd::kAvx512) return bin_avx512(blocks, values, count, out);
  if (simd == Simd::kAvx2) return bin_avx2(blocks, values, count, out);
#else
  (void)simd;
#endif
  bin_portable(blocks, values, count, out);
}

template void bin_values(const EdgeBlocks<float>&, const float*, size_t, uint8_t*, Simd);
template void bin_values(const EdgeBlocks<double>&, const double*, size_t, uint8_t*, Simd);

}  // namespace graticule::kernels
