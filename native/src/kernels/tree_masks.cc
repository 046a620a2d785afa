#include "kernels/tree_masks.h"

namespace graticule::kernels {

#if GRATICULE_SIMD_X86

namespace {

GRATICULE_TARGET_AVX512 GRATICULE_ALWAYS_INLINE uint64_t goes_left_avx512(const MaskForest& forest, const MaskNode& node,
                                                                           const uint8_t* bins) {
  const __m512i bin = _mm512_loadu_si512(bins);
  if (node.set < 0)
    return _mm512_cmple_epu8_mask(_mm512_sub_epi8(bin, _mm512_set1_epi8(static_cast<char>(node.shift))),
                                  _mm512_set1_epi8(static_cast<char>(node.limit)));
  const uint8_t* set = forest.sets.data() + static_cast<size_t>(node.set) * 32;
  const __m512i low = _mm512_broadcast_i32x4(_mm_loadu_si128(reinterpret_cast<const __m128i*>(set)));
  const __m512i high = _mm512_broadcast_i32x4(_mm_loadu_si128(reinterpret_cast<const __m128i*>(set + 16)));
  const __m512i byte = _mm512_and_si512(_mm512_srli_epi16(bin, 3), _mm512_set1_epi8(31));
  const __m512i within = _mm512_and_si512(byte, _mm512_set1_epi8(15));
  const __mmask64 upper = _mm512_test_epi8_mask(byte, _mm512_set1_epi8(16));
  const __m512i word = _mm512_mask_blend_epi8(upper, _mm512_shuffle_epi8(low, within), _mm512_shuffle_epi8(high, within));
  const __m512i bits = _mm512_shuffle_epi8(_mm512_set1_epi64(static_cast<long long>(0x8040201008040201ull)),
                                           _mm512_and_si512(bin, _mm512_set1_epi8(7)));
  return _mm512_test_epi8_mask(word, bits);
}

/// The number of the leaf that each of 64 rows is in. Each bit is summed up in a register: sums in memory would wait for one another.
GRATICULE_TARGET_AVX512 GRATICULE_ALWAYS_INLINE __m512i leaves_avx512(const MaskForest& forest, const MaskTree& tree, const uint64_t* reach) {
  const uint16_t* terms = forest.terms.data() + tree.term_begin;
  __m512i leaf = _mm512_setzero_si512();
  uint32_t t = 0;
  for (int b = 0; b < 8 && tree.leaf_count > 1u << b; ++b) {
    uint64_t rows = 0;
    for (; t < tree.term_ends[b]; ++t) rows |= reach[terms[t]];
    leaf = _mm512_or_si512(leaf, _mm512_maskz_set1_epi8(rows, static_cast<char>(1 << b)));
  }
  return leaf;
}

/// Which rows reach each node of a tree, of 64 of them.
GRATICULE_TARGET_AVX512 GRATICULE_ALWAYS_INLINE void reach_avx512(const MaskForest& forest, const MaskTree& tree, const uint8_t* bins,
                                                                  uint64_t* reach) {
  const MaskNode* nodes = forest.nodes.data() + tree.node_begin;
  reach[0] = ~uint64_t{0};
  for (uint32_t k = 0; k < tree.node_count; ++k) {
    const uint64_t here = reach[nodes[k].reach];
    const uint64_t left = here & goes_left_avx512(forest, nodes[k], bins + nodes[k].column * kMaskRows);
    reach[2 * k + 1] = left;
    reach[2 * k + 2] = here ^ left;
  }
}

/// One value a leaf, of 16 rows. Those of up to 64 leaves are looked up in registers, which costs a fraction of a gather.
GRATICULE_TARGET_AVX512 GRATICULE_ALWAYS_INLINE __m512 leaf_values_avx512(const float* values, uint32_t leaves, __m512i index) {
  const auto part = [&](uint32_t from) GRATICULE_TARGET_AVX512 {
    const uint32_t left = leaves - from;
    return _mm512_maskz_loadu_ps(static_cast<__mmask16>(left >= 16 ? 0xffff : (1u << left) - 1), values + from);
  };
  if (leaves <= 16) return _mm512_permutexvar_ps(index, part(0));
  if (leaves > 64) return _mm512_i32gather_ps(index, values, 4);
  const __m512 low = _mm512_permutex2var_ps(part(0), index, part(16));
  if (leaves <= 32) return low;
  const __m512 high = leaves <= 48 ? _mm512_permutexvar_ps(index, part(32)) : _mm512_permutex2var_ps(part(32), index, part(48));
  return _mm512_mask_blend_ps(_mm512_test_epi32_mask(index, _mm512_set1_epi32(32)), low, high);
}

GRATICULE_TARGET_AVX512 GRATICULE_ALWAYS_INLINE __m512d lower_avx512(__m512 value) {
  return _mm512_cvtps_pd(_mm512_castps512_ps256(value));
}
GRATICULE_TARGET_AVX512 GRATICULE_ALWAYS_INLINE __m512d upper_avx512(__m512 value) {
  return _mm512_cvtps_pd(_mm512_extractf32x8_ps(value, 1));
}

/// Several values a leaf.
GRATICULE_TARGET_AVX512 void add_wide_avx512(const MaskForest& forest, const MaskTree& tree, const uint8_t* bins, double* scores) {
  uint64_t reach[2 * MaskForest::kMaxLeaves];
  const float* values = forest.leaf_values.data() + tree.value_begin;
  const __m512i width = _mm512_set1_epi32(tree.width);
  for (size_t sub = 0; sub < kMaskRows; sub += 64) {
    reach_avx512(forest, tree, bins + sub, reach);
    alignas(64) uint8_t leaves[64];
    _mm512_store_si512(leaves, leaves_avx512(forest, tree, reach));
    for (int part = 0; part < 64; part += 16) {
      const __m512i index =
          _mm512_mullo_epi32(_mm512_cvtepu8_epi32(_mm_load_si128(reinterpret_cast<const __m128i*>(leaves + part))), width);
      double* out = scores + static_cast<size_t>(tree.output) * kMaskRows + sub + part;
      for (int32_t c = 0; c < tree.width; ++c, out += kMaskRows) {
        const __m512 value = _mm512_i32gather_ps(index, values + c, 4);
        _mm512_storeu_pd(out, _mm512_add_pd(_mm512_loadu_pd(out), lower_avx512(value)));
        _mm512_storeu_pd(out + 8, _mm512_add_pd(_mm512_loadu_pd(out + 8), upper_avx512(value)));
      }
    }
  }
}

/// Trees of one value a leaf and of one output: the sums of 64 rows stay in registers from tree to tree.
GRATICULE_TARGET_AVX512 void add_group_avx512(const MaskForest& forest, const MaskTree* first, const MaskTree* last, const uint8_t* bins,
                                              double* scores) {
  uint64_t reach[2 * MaskForest::kMaxLeaves];
  double* out = scores + static_cast<size_t>(first->output) * kMaskRows;
  for (size_t sub = 0; sub < kMaskRows; sub += 64, out += 64) {
    __m512d sums[8];
    for (int part = 0; part < 8; ++part) sums[part] = _mm512_loadu_pd(out + 8 * part);
    for (const MaskTree* tree = first; tree != last; ++tree) {
      reach_avx512(forest, *tree, bins + sub, reach);
      alignas(64) uint8_t leaves[64];
      _mm512_store_si512(leaves, leaves_avx512(forest, *tree, reach));
      const float* values = forest.leaf_values.data() + tree->value_begin;
      const uint32_t count = tree->leaf_count;
#pragma GCC unroll 4
      for (int part = 0; part < 4; ++part) {
        const __m512i leaf = _mm512_cvtepu8_epi32(_mm_load_si128(reinterpret_cast<const __m128i*>(leaves + 16 * part)));
        const __m512 value = leaf_values_avx512(values, count, leaf);
        sums[2 * part] = _mm512_add_pd(sums[2 * part], lower_avx512(value));
        sums[2 * part + 1] = _mm512_add_pd(sums[2 * part + 1], upper_avx512(value));
      }
    }
    for (int part = 0; part < 8; ++part) _mm512_storeu_pd(out + 8 * part, sums[part]);
  }
}

/// Trees that are done together: so few that their nodes stay in the first-level cache.
constexpr std::ptrdiff_t kGroup = 16;

GRATICULE_TARGET_AVX512 void add_avx512(const MaskForest& forest, const uint8_t* bins, double* scores) {
  const MaskTree* const end = forest.trees.data() + forest.trees.size();
  for (const MaskTree* first = forest.trees.data(); first != end;) {
    if (first->width != 1) {
      add_wide_avx512(forest, *first++, bins, scores);
      continue;
    }
    const MaskTree* last = first + 1;
    while (last != end && last - first < kGroup && last->width == 1 && last->output == first->output) ++last;
    add_group_avx512(forest, first, last, bins, scores);
    first = last;
  }
}

GRATICULE_TARGET_AVX2 GRATICULE_ALWAYS_INLINE uint64_t goes_left_avx2(const MaskForest& forest, const MaskNode& node,
                                                                       const uint8_t* bins) {
  if (node.set >= 0) {
    const uint8_t* set = forest.sets.data() + static_cast<size_t>(node.set) * 32;
    uint64_t left = 0;
    for (int row = 0; row < 64; ++row) left |= static_cast<uint64_t>((set[bins[row] >> 3] >> (bins[row] & 7)) & 1) << row;
    return left;
  }
  const __m256i shift = _mm256_set1_epi8(static_cast<char>(node.shift)), limit = _mm256_set1_epi8(static_cast<char>(node.limit));
  const __m256i a = _mm256_sub_epi8(_mm256_loadu_si256(reinterpret_cast<const __m256i*>(bins)), shift);
  const __m256i b = _mm256_sub_epi8(_mm256_loadu_si256(reinterpret_cast<const __m256i*>(bins + 32)), shift);
  const auto low = static_cast<uint32_t>(_mm256_movemask_epi8(_mm256_cmpeq_epi8(_mm256_min_epu8(a, limit), a)));
  const auto high = static_cast<uint32_t>(_mm256_movemask_epi8(_mm256_cmpeq_epi8(_mm256_min_epu8(b, limit), b)));
  return low | static_cast<uint64_t>(high) << 32;
}

GRATICULE_TARGET_AVX2 void add_avx2(const MaskForest& forest, const uint8_t* bins, double* scores) {
  uint64_t reach[2 * MaskForest::kMaxLeaves];
  for (const MaskTree& tree : forest.trees) {
    const MaskNode* nodes = forest.nodes.data() + tree.node_begin;
    const uint16_t* leaf_reach = forest.leaf_reach.data() + tree.leaf_begin;
    const float* values = forest.leaf_values.data() + tree.value_begin;
    for (size_t sub = 0; sub < kMaskRows; sub += 64) {
      reach[0] = ~uint64_t{0};
      for (uint32_t k = 0; k < tree.node_count; ++k) {
        const uint64_t here = reach[nodes[k].reach];
        const uint64_t left = here & goes_left_avx2(forest, nodes[k], bins + nodes[k].column * kMaskRows + sub);
        reach[2 * k + 1] = left;
        reach[2 * k + 2] = here ^ left;
      }
      double* first = scores + static_cast<size_t>(tree.output) * kMaskRows + sub;
      for (uint32_t leaf = 0; leaf < tree.leaf_count; ++leaf)
        for (uint64_t rows = reach[leaf_reach[leaf]]; rows != 0; rows &= rows - 1) {
          double* out = first + __builtin_ctzll(rows);
          for (int32_t c = 0; c < tree.width; ++c, out += kMaskRows) *out += values[leaf * tree.width + c];
        }
    }
  }
}

}  // namespace

void add_tree_scores(const MaskForest& forest, const uint8_t* bins, double* scores, Simd simd) {
  if (simd == Simd::kAvx512)
    add_avx512(forest, bins, scores);
  else
    add_avx2(forest, bins, scores);
}

#else

void add_tree_scores(const MaskForest&, const uint8_t*, double*, Simd) {}

#endif

}  // namespace graticule::kernels
