#include "kernels/tree_masks.h"

#include <algorithm>

namespace graticule::kernels {

#if GRATICULE_SIMD_X86

namespace {

constexpr size_t kWords = kMaskRows / 64;
static_assert(kWords == 4, "a reach is one vector of 256 bits");

/// Bit b of the leaf numbers of all rows: the union of some reaches.
GRATICULE_TARGET_AVX2 GRATICULE_ALWAYS_INLINE __m256i union_of(const uint64_t* reaches, const uint16_t* terms, const uint16_t* end) {
  __m256i rows = _mm256_setzero_si256();
#pragma GCC unroll 4
  for (; terms != end; ++terms) rows = _mm256_or_si256(rows, _mm256_loadu_si256(reinterpret_cast<const __m256i*>(reaches + *terms * kWords)));
  return rows;
}

/// Divides the rows that reach the k-th node among its children; `left` has a bit for each row that it sends to the left.
GRATICULE_ALWAYS_INLINE void divide(uint64_t* reaches, uint32_t k, uint32_t parent, const uint64_t* left) {
  const uint64_t* here = reaches + parent * kWords;
  uint64_t* to_left = reaches + (2 * k + 1) * kWords;
  uint64_t* to_right = to_left + kWords;
#pragma GCC unroll 4
  for (size_t word = 0; word < kWords; ++word) {
    const uint64_t all = here[word], some = all & left[word];
    to_left[word] = some;
    to_right[word] = all ^ some;
  }
}

GRATICULE_TARGET_AVX512 GRATICULE_ALWAYS_INLINE uint64_t in_set_avx512(__m512i low, __m512i high, __m512i bin) {
  const __m512i byte = _mm512_and_si512(_mm512_srli_epi16(bin, 3), _mm512_set1_epi8(31));
  const __m512i within = _mm512_and_si512(byte, _mm512_set1_epi8(15));
  const __mmask64 upper = _mm512_test_epi8_mask(byte, _mm512_set1_epi8(16));
  const __m512i word = _mm512_mask_blend_epi8(upper, _mm512_shuffle_epi8(low, within), _mm512_shuffle_epi8(high, within));
  const __m512i bits = _mm512_shuffle_epi8(_mm512_set1_epi64(static_cast<long long>(0x8040201008040201ull)),
                                           _mm512_and_si512(bin, _mm512_set1_epi8(7)));
  return _mm512_test_epi8_mask(word, bits);
}

GRATICULE_TARGET_AVX512 void reach_avx512(const MaskForest& forest, const MaskTree& tree, const uint8_t* bins, uint64_t* reaches) {
  const MaskNode* nodes = forest.nodes.data() + tree.node_begin;
  std::fill_n(reaches, kWords, ~uint64_t{0});
  for (uint32_t k = 0; k < tree.node_count; ++k) {
    const MaskNode& node = nodes[k];
    const uint8_t* column = bins + node.column * kMaskRows;
    uint64_t left[kWords];
    if (node.set < 0) {
      const __m512i limit = _mm512_set1_epi8(static_cast<char>(node.limit));
#pragma GCC unroll 4
      for (size_t word = 0; word < kWords; ++word) left[word] = _mm512_cmpge_epu8_mask(limit, _mm512_loadu_si512(column + 64 * word));
    } else {
      const uint8_t* set = forest.sets.data() + static_cast<size_t>(node.set) * 32;
      const __m512i low = _mm512_broadcast_i32x4(_mm_loadu_si128(reinterpret_cast<const __m128i*>(set)));
      const __m512i high = _mm512_broadcast_i32x4(_mm_loadu_si128(reinterpret_cast<const __m128i*>(set + 16)));
      for (size_t word = 0; word < kWords; ++word) left[word] = in_set_avx512(low, high, _mm512_loadu_si512(column + 64 * word));
    }
    divide(reaches, k, node.reach, left);
  }
}

/// Eight bits of the number of the leaf that each row is in, from `bit_begin`.
GRATICULE_TARGET_AVX512 void leaves_avx512(const MaskForest& forest, const MaskTree& tree, const uint64_t* reaches, int bit_begin, uint8_t* leaves) {
  const uint16_t* terms = forest.terms.data() + tree.term_begin;
  __m512i leaf[kWords] = {_mm512_setzero_si512(), _mm512_setzero_si512(), _mm512_setzero_si512(), _mm512_setzero_si512()};
  for (int b = bit_begin; b < bit_begin + 8 && tree.leaf_count > 1u << b; ++b) {
    alignas(32) uint64_t rows[kWords];
    _mm256_store_si256(reinterpret_cast<__m256i*>(rows), union_of(reaches, terms + (b == 0 ? 0 : tree.term_ends[b - 1]), terms + tree.term_ends[b]));
    const __m512i bit = _mm512_set1_epi8(static_cast<char>(1 << (b - bit_begin)));
#pragma GCC unroll 4
    for (size_t word = 0; word < kWords; ++word) leaf[word] = _mm512_or_si512(leaf[word], _mm512_maskz_mov_epi8(rows[word], bit));
  }
#pragma GCC unroll 4
  for (size_t word = 0; word < kWords; ++word) _mm512_store_si512(leaves + 64 * word, leaf[word]);
}

GRATICULE_TARGET_AVX512 GRATICULE_ALWAYS_INLINE void add_avx512(double* out, __m512 value) {
  _mm512_storeu_pd(out, _mm512_add_pd(_mm512_loadu_pd(out), _mm512_cvtps_pd(_mm512_castps512_ps256(value))));
  _mm512_storeu_pd(out + 8, _mm512_add_pd(_mm512_loadu_pd(out + 8), _mm512_cvtps_pd(_mm512_extractf32x8_ps(value, 1))));
}

/// Values of up to 32 × P leaves are looked up in registers, which costs a fraction of a gather.
template <int P>
GRATICULE_TARGET_AVX512 void add_looked_up(const float* values, uint32_t count, const uint8_t* leaves, double* out) {
  __m512 table[2 * P];
#pragma GCC unroll 16
  for (uint32_t t = 0; t < 2 * P; ++t) {
    const uint32_t rest = count > 16 * t ? count - 16 * t : 0;
    table[t] = _mm512_maskz_loadu_ps(static_cast<__mmask16>(rest >= 16 ? 0xffff : (1u << rest) - 1), values + 16 * t);
  }
  for (size_t row = 0; row < kMaskRows; row += 16) {
    const __m512i leaf = _mm512_cvtepu8_epi32(_mm_load_si128(reinterpret_cast<const __m128i*>(leaves + row)));
    __m512 found[P];
#pragma GCC unroll 8
    for (int t = 0; t < P; ++t) found[t] = _mm512_permutex2var_ps(table[2 * t], leaf, table[2 * t + 1]);
    for (int size = P, bit = 32; size > 1; size = (size + 1) / 2, bit *= 2) {
      const __mmask16 upper = _mm512_test_epi32_mask(leaf, _mm512_set1_epi32(bit));
      for (int t = 0; 2 * t + 1 < size; ++t) found[t] = _mm512_mask_blend_ps(upper, found[2 * t], found[2 * t + 1]);
      if (size % 2 == 1) found[size / 2] = found[size - 1];
    }
    add_avx512(out + row, found[0]);
  }
}

/// @param high the upper eight bits of leaf numbers; null: all are 0
GRATICULE_TARGET_AVX512 void add_gathered(const float* values, int32_t width, const uint8_t* leaves, const uint8_t* high, double* out) {
  const __m512i stride = _mm512_set1_epi32(width);
  for (size_t row = 0; row < kMaskRows; row += 16) {
    __m512i leaf = _mm512_cvtepu8_epi32(_mm_load_si128(reinterpret_cast<const __m128i*>(leaves + row)));
    if (high != nullptr)
      leaf = _mm512_or_si512(leaf, _mm512_slli_epi32(_mm512_cvtepu8_epi32(_mm_load_si128(reinterpret_cast<const __m128i*>(high + row))), 8));
    const __m512i index = _mm512_mullo_epi32(leaf, stride);
    for (int32_t c = 0; c < width; ++c) add_avx512(out + static_cast<size_t>(c) * kMaskRows + row, _mm512_i32gather_ps(index, values + c, 4));
  }
}

GRATICULE_TARGET_AVX512 void add_all_avx512(const MaskForest& forest, const uint8_t* bins, uint64_t* reaches, double* scores) {
  alignas(64) uint8_t leaves[kMaskRows], high[kMaskRows];
  for (const MaskTree& tree : forest.trees) {
    reach_avx512(forest, tree, bins, reaches);
    leaves_avx512(forest, tree, reaches, 0, leaves);
    const bool many = tree.leaf_count > 256;
    if (many) leaves_avx512(forest, tree, reaches, 8, high);
    const float* values = forest.leaf_values.data() + tree.value_begin;
    double* out = scores + static_cast<size_t>(tree.output) * kMaskRows;
    if (tree.width > 1 || many)
      add_gathered(values, tree.width, leaves, many ? high : nullptr, out);
    else if (tree.leaf_count <= 32)
      add_looked_up<1>(values, tree.leaf_count, leaves, out);
    else if (tree.leaf_count <= 64)
      add_looked_up<2>(values, tree.leaf_count, leaves, out);
    else if (tree.leaf_count <= 128)
      add_looked_up<4>(values, tree.leaf_count, leaves, out);
    else
      add_looked_up<8>(values, tree.leaf_count, leaves, out);
  }
}

GRATICULE_TARGET_AVX2 GRATICULE_ALWAYS_INLINE uint32_t at_most_avx2(const uint8_t* bins, __m256i limit) {
  const __m256i bin = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(bins));
  return static_cast<uint32_t>(_mm256_movemask_epi8(_mm256_cmpeq_epi8(_mm256_min_epu8(bin, limit), bin)));
}

GRATICULE_TARGET_AVX2 void reach_avx2(const MaskForest& forest, const MaskTree& tree, const uint8_t* bins, uint64_t* reaches) {
  const MaskNode* nodes = forest.nodes.data() + tree.node_begin;
  std::fill_n(reaches, kWords, ~uint64_t{0});
  for (uint32_t k = 0; k < tree.node_count; ++k) {
    const MaskNode& node = nodes[k];
    const uint8_t* column = bins + node.column * kMaskRows;
    uint64_t left[kWords] = {};
    if (node.set < 0) {
      const __m256i limit = _mm256_set1_epi8(static_cast<char>(node.limit));
#pragma GCC unroll 4
      for (size_t word = 0; word < kWords; ++word)
        left[word] = at_most_avx2(column + 64 * word, limit) | static_cast<uint64_t>(at_most_avx2(column + 64 * word + 32, limit)) << 32;
    } else {
      const uint8_t* set = forest.sets.data() + static_cast<size_t>(node.set) * 32;
      for (size_t row = 0; row < kMaskRows; ++row)
        left[row / 64] |= static_cast<uint64_t>((set[column[row] >> 3] >> (column[row] & 7)) & 1) << (row % 64);
    }
    divide(reaches, k, node.reach, left);
  }
}

GRATICULE_TARGET_AVX2 void leaves_avx2(const MaskForest& forest, const MaskTree& tree, const uint64_t* reaches, int bit_begin, uint8_t* leaves) {
  const uint16_t* terms = forest.terms.data() + tree.term_begin;
  // Byte i of a vector looks at bit i % 8 of byte i / 8 of its 32 rows.
  const __m256i byte = _mm256_setr_epi8(0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3);
  const __m256i own = _mm256_set1_epi64x(static_cast<long long>(0x8040201008040201ull));
  __m256i leaf[2 * kWords] = {};
  for (int b = bit_begin; b < bit_begin + 8 && tree.leaf_count > 1u << b; ++b) {
    alignas(32) int32_t rows[2 * kWords];
    _mm256_store_si256(reinterpret_cast<__m256i*>(rows), union_of(reaches, terms + (b == 0 ? 0 : tree.term_ends[b - 1]), terms + tree.term_ends[b]));
    const __m256i bit = _mm256_set1_epi8(static_cast<char>(1 << (b - bit_begin)));
#pragma GCC unroll 8
    for (size_t part = 0; part < 2 * kWords; ++part) {
      const __m256i spread = _mm256_and_si256(_mm256_shuffle_epi8(_mm256_set1_epi32(rows[part]), byte), own);
      leaf[part] = _mm256_or_si256(leaf[part], _mm256_and_si256(_mm256_cmpeq_epi8(spread, own), bit));
    }
  }
#pragma GCC unroll 8
  for (size_t part = 0; part < 2 * kWords; ++part) _mm256_store_si256(reinterpret_cast<__m256i*>(leaves + 32 * part), leaf[part]);
}

GRATICULE_TARGET_AVX2 GRATICULE_ALWAYS_INLINE void add_avx2(double* out, __m256 value) {
  _mm256_storeu_pd(out, _mm256_add_pd(_mm256_loadu_pd(out), _mm256_cvtps_pd(_mm256_castps256_ps128(value))));
  _mm256_storeu_pd(out + 4, _mm256_add_pd(_mm256_loadu_pd(out + 4), _mm256_cvtps_pd(_mm256_extractf128_ps(value, 1))));
}

GRATICULE_TARGET_AVX2 void add_all_avx2(const MaskForest& forest, const uint8_t* bins, uint64_t* reaches, double* scores) {
  alignas(32) uint8_t leaves[kMaskRows], high[kMaskRows];
  for (const MaskTree& tree : forest.trees) {
    reach_avx2(forest, tree, bins, reaches);
    leaves_avx2(forest, tree, reaches, 0, leaves);
    const bool many = tree.leaf_count > 256;
    if (many) leaves_avx2(forest, tree, reaches, 8, high);
    const float* values = forest.leaf_values.data() + tree.value_begin;
    double* out = scores + static_cast<size_t>(tree.output) * kMaskRows;
    const __m256i stride = _mm256_set1_epi32(tree.width);
    for (size_t row = 0; row < kMaskRows; row += 8) {
      __m256i leaf = _mm256_cvtepu8_epi32(_mm_loadl_epi64(reinterpret_cast<const __m128i*>(leaves + row)));
      if (many)
        leaf = _mm256_or_si256(leaf, _mm256_slli_epi32(_mm256_cvtepu8_epi32(_mm_loadl_epi64(reinterpret_cast<const __m128i*>(high + row))), 8));
      const __m256i index = _mm256_mullo_epi32(leaf, stride);
      for (int32_t c = 0; c < tree.width; ++c) add_avx2(out + static_cast<size_t>(c) * kMaskRows + row, _mm256_i32gather_ps(values + c, index, 4));
    }
  }
}

}  // namespace

void add_tree_scores(const MaskForest& forest, const uint8_t* bins, Reaches& reaches, double* scores, Simd simd) {
  size_t most = 1;
  for (const MaskTree& tree : forest.trees) most = std::max<size_t>(most, tree.leaf_count);
  reaches.resize(std::max(reaches.size(), 2 * most * kWords));
  if (simd == Simd::kAvx512)
    add_all_avx512(forest, bins, reaches.data(), scores);
  else
    add_all_avx2(forest, bins, reaches.data(), scores);
}

#else

void add_tree_scores(const MaskForest&, const uint8_t*, Reaches&, double*, Simd) {}

#endif

}  // namespace graticule::kernels
