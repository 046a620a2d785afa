#include "kernels/at_most.h"

namespace graticule::kernels {

namespace {

size_t places_portable(const uint32_t* values, size_t from, size_t count, uint32_t limit, uint32_t* places) {
  size_t found = 0;
  for (size_t i = from; i < count; ++i)
    if (values[i] <= limit) places[found++] = static_cast<uint32_t>(i);
  return found;
}

#if GRATICULE_SIMD_X86

GRATICULE_TARGET_AVX512 size_t count_avx512(const uint32_t* values, size_t count, uint32_t limit) {
  const __m512i most = _mm512_set1_epi32(static_cast<int>(limit)), one = _mm512_set1_epi32(1);
  __m512i even = _mm512_setzero_si512(), odd = even;
  size_t i = 0;
  for (; i + 32 <= count; i += 32) {
    even = _mm512_mask_add_epi32(even, _mm512_cmple_epu32_mask(_mm512_loadu_si512(values + i), most), even, one);
    odd = _mm512_mask_add_epi32(odd, _mm512_cmple_epu32_mask(_mm512_loadu_si512(values + i + 16), most), odd, one);
  }
  for (; i < count; i += 16) {
    const auto valid = static_cast<__mmask16>(count - i >= 16 ? 0xffff : (1u << (count - i)) - 1);
    even = _mm512_mask_add_epi32(even, _mm512_mask_cmple_epu32_mask(valid, _mm512_maskz_loadu_epi32(valid, values + i), most), even, one);
  }
  return static_cast<size_t>(_mm512_reduce_add_epi32(_mm512_add_epi32(even, odd)));
}

GRATICULE_TARGET_AVX512 size_t places_avx512(const uint32_t* values, size_t count, uint32_t limit, uint32_t* places) {
  const __m512i most = _mm512_set1_epi32(static_cast<int>(limit));
  const __m512i lane = _mm512_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
  size_t found = 0;
  for (size_t i = 0; i < count; i += 16) {
    const auto valid = static_cast<__mmask16>(count - i >= 16 ? 0xffff : (1u << (count - i)) - 1);
    const __mmask16 hits = _mm512_mask_cmple_epu32_mask(valid, _mm512_maskz_loadu_epi32(valid, values + i), most);
    if (hits == 0) continue;
    // Sixteen are written; those beyond the hits are overwritten by the next.
    _mm512_storeu_si512(places + found, _mm512_maskz_compress_epi32(hits, _mm512_add_epi32(lane, _mm512_set1_epi32(static_cast<int>(i)))));
    found += static_cast<size_t>(__builtin_popcount(hits));
  }
  return found;
}

GRATICULE_TARGET_AVX2 GRATICULE_ALWAYS_INLINE __m256i at_most_avx2(const uint32_t* values, __m256i most) {
  const __m256i value = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(values));
  return _mm256_cmpeq_epi32(_mm256_min_epu32(value, most), value);
}

GRATICULE_TARGET_AVX2 size_t count_avx2(const uint32_t* values, size_t count, uint32_t limit) {
  const __m256i most = _mm256_set1_epi32(static_cast<int>(limit));
  __m256i even = _mm256_setzero_si256(), odd = even;
  size_t i = 0;
  for (; i + 16 <= count; i += 16) {
    even = _mm256_sub_epi32(even, at_most_avx2(values + i, most));
    odd = _mm256_sub_epi32(odd, at_most_avx2(values + i + 8, most));
  }
  alignas(32) uint32_t lanes[8];
  _mm256_store_si256(reinterpret_cast<__m256i*>(lanes), _mm256_add_epi32(even, odd));
  size_t sum = 0;
  for (const uint32_t lane : lanes) sum += lane;
  for (; i < count; ++i) sum += values[i] <= limit;
  return sum;
}

GRATICULE_TARGET_AVX2 size_t places_avx2(const uint32_t* values, size_t count, uint32_t limit, uint32_t* places) {
  const __m256i most = _mm256_set1_epi32(static_cast<int>(limit));
  size_t found = 0, i = 0;
  for (; i + 8 <= count; i += 8)
    for (auto hits = static_cast<unsigned>(_mm256_movemask_ps(_mm256_castsi256_ps(at_most_avx2(values + i, most)))); hits != 0; hits &= hits - 1)
      places[found++] = static_cast<uint32_t>(i) + static_cast<uint32_t>(__builtin_ctz(hits));
  return found + places_portable(values, i, count, limit, places + found);
}

#endif

}  // namespace

size_t count_at_most(const uint32_t* values, size_t count, uint32_t limit, Simd simd) {
#if GRATICULE_SIMD_X86
  if (simd == Simd::kAvx512) return count_avx512(values, count, limit);
  if (simd == Simd::kAvx2) return count_avx2(values, count, limit);
#else
  (void)simd;
#endif
  size_t found = 0;
  for (size_t i = 0; i < count; ++i) found += values[i] <= limit;
  return found;
}

size_t places_at_most(const uint32_t* values, size_t count, uint32_t limit, uint32_t* places, Simd simd) {
#if GRATICULE_SIMD_X86
  if (simd == Simd::kAvx512) return places_avx512(values, count, limit, places);
  if (simd == Simd::kAvx2) return places_avx2(values, count, limit, places);
#else
  (void)simd;
#endif
  return places_portable(values, 0, count, limit, places);
}

}  // namespace graticule::kernels
