#include "kernels/partition.h"

namespace graticule::kernels {

static size_t partition_portable(const uint8_t* column, const uint8_t* goes_left, const uint32_t* rows, size_t count, uint32_t* left,
                                 uint32_t* right) {
  // Written to both sides, kept on one: no branch to mispredict.
  uint32_t* const first = left;
  for (size_t i = 0; i < count; ++i) {
    const uint32_t row = rows[i];
    const size_t to_left = goes_left[column[row]];
    *left = row;
    *right = row;
    left += to_left;
    right += 1 - to_left;
  }
  return static_cast<size_t>(left - first);
}

#if GRATICULE_SIMD_X86

GRATICULE_TARGET_AVX512 static size_t partition_avx512(const uint8_t* column, const uint8_t* goes_left, const uint32_t* rows,
                                                       size_t count, uint32_t* left, uint32_t* right) {
  // The 256 answers as bits of eight words, so that a permutation looks them up.
  alignas(64) uint32_t words[16] = {0};
  for (unsigned bin = 0; bin < 256; ++bin) words[bin >> 5] |= static_cast<uint32_t>(goes_left[bin] != 0) << (bin & 31);
  const __m512i table = _mm512_load_si512(words), low_byte = _mm512_set1_epi32(255), low_bits = _mm512_set1_epi32(31),
                one = _mm512_set1_epi32(1);
  uint32_t* const first = left;
  size_t i = 0;
  for (; i + 16 <= count; i += 16) {
    const __m512i row = _mm512_loadu_si512(rows + i);
    const __m512i bin = _mm512_and_si512(_mm512_i32gather_epi32(row, column, 1), low_byte);
    const __m512i word = _mm512_permutexvar_epi32(_mm512_srli_epi32(bin, 5), table);
    const __mmask16 to_left = _mm512_test_epi32_mask(_mm512_srlv_epi32(word, _mm512_and_si512(bin, low_bits)), one);
    const auto to_right = static_cast<__mmask16>(~to_left);
    _mm512_storeu_si512(left, _mm512_maskz_compress_epi32(to_left, row));
    _mm512_storeu_si512(right, _mm512_maskz_compress_epi32(to_right, row));
    left += __builtin_popcount(to_left);
    right += __builtin_popcount(to_right);
  }
  return static_cast<size_t>(left - first) + partition_portable(column, goes_left, rows + i, count - i, left, right);
}

#endif

size_t partition_rows(const uint8_t* column, size_t column_rows, const uint8_t goes_left[256], const uint32_t* rows, size_t count,
                      uint32_t* left, uint32_t* right, Simd simd) {
#if GRATICULE_SIMD_X86
  // Gathers take signed 32-bit offsets.
  if (simd == Simd::kAvx512 && column_rows <= 0x7FFFFFFF) return partition_avx512(column, goes_left, rows, count, left, right);
#else
  (void)simd;
#endif
  (void)column_rows;
  return partition_portable(column, goes_left, rows, count, left, right);
}

}  // namespace graticule::kernels
