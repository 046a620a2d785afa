#include "kernels/tree_masks.h"

#include <algorithm>
#include <cstddef>

namespace graticule::kernels {

#if GRATICULE_SIMD_X86

namespace {

/// Trees of one output whose values are added in one pass over the scores.
constexpr size_t kGroup = 4;
/// Leaves whose values are looked up in two registers.
constexpr uint32_t kFewLeaves = 32;

/// Eight bits of the number of each row's leaf.
struct Leaves {
  alignas(64) uint8_t bytes[kMaskRows];
};

/// What nodes have settled on, behind kMaskStep bytes of every number that a leaf can have: so that leaves are read as slots are,
/// without a branch.
struct Slots {
  alignas(64) uint8_t leaves[256][kMaskStep];
  Leaves slots[MaskForest::kMaxSlots];

  Slots() {
    for (size_t leaf = 0; leaf < 256; ++leaf) std::fill_n(leaves[leaf], kMaskStep, static_cast<uint8_t>(leaf));
  }
};
static_assert(offsetof(Slots, slots) == 256 * kMaskStep, "slots stand behind the leaves");

/// What a child says of the rows from `row` on: bytes that each row moves by `step`.
struct Operand {
  const uint8_t* bytes;
  size_t step;

  GRATICULE_ALWAYS_INLINE Operand(const Slots& slots, uint16_t child, int shift) : step(child >> 15) {
    const size_t is_slot = 0 - step, slot = 256 + (child & 0xffu) * (kMaskRows / kMaskStep), leaf = (child >> shift) & 0xffu;
    bytes = slots.leaves[0] + kMaskStep * ((slot & is_slot) | (leaf & ~is_slot));
  }
};

GRATICULE_TARGET_AVX512 GRATICULE_ALWAYS_INLINE uint64_t in_set_avx512(__m512i low, __m512i high, __m512i bin) {
  const __m512i byte = _mm512_and_si512(_mm512_srli_epi16(bin, 3), _mm512_set1_epi8(31));
  const __m512i within = _mm512_and_si512(byte, _mm512_set1_epi8(15));
  const __mmask64 upper = _mm512_test_epi8_mask(byte, _mm512_set1_epi8(16));
  const __m512i word = _mm512_mask_blend_epi8(upper, _mm512_shuffle_epi8(low, within), _mm512_shuffle_epi8(high, within));
  const __m512i bits = _mm512_shuffle_epi8(_mm512_set1_epi64(static_cast<long long>(0x8040201008040201ull)),
                                           _mm512_and_si512(bin, _mm512_set1_epi8(7)));
  return _mm512_test_epi8_mask(word, bits);
}

/// The rows that a node sends to the left, 64 of them from `row`.
struct Left512 {
  const uint8_t* column;
  __m512i limit, low, high;

  GRATICULE_TARGET_AVX512 GRATICULE_ALWAYS_INLINE Left512(const MaskForest& forest, const MaskNode& node, const uint8_t* bins)
      : column(bins + node.column * kMaskRows), limit(_mm512_set1_epi8(static_cast<char>(node.limit))), low(limit), high(limit) {
    if (node.set < 0) return;
    const uint8_t* set = forest.sets.data() + static_cast<size_t>(node.set) * 32;
    low = _mm512_broadcast_i32x4(_mm_loadu_si128(reinterpret_cast<const __m128i*>(set)));
    high = _mm512_broadcast_i32x4(_mm_loadu_si128(reinterpret_cast<const __m128i*>(set + 16)));
  }
  template <bool kSet>
  GRATICULE_TARGET_AVX512 GRATICULE_ALWAYS_INLINE uint64_t mask(size_t row) const {
    const __m512i bin = _mm512_loadu_si512(column + row);
    return kSet ? in_set_avx512(low, high, bin) : _mm512_cmpge_epu8_mask(limit, bin);
  }
};

template <bool kSet>
GRATICULE_TARGET_AVX512 GRATICULE_ALWAYS_INLINE void choose_avx512(const Left512& left, Operand a, Operand b, size_t rows, uint8_t* out) {
  for (size_t row = 0; row < rows; row += kMaskStep)
    _mm512_store_si512(out + row, _mm512_mask_blend_epi8(left.mask<kSet>(row), _mm512_load_si512(b.bytes + row * b.step),
                                                         _mm512_load_si512(a.bytes + row * a.step)));
}

/// Eight bits of the number of the leaf that each row is in, from bit `shift`.
GRATICULE_TARGET_AVX512 void leaves_avx512(const MaskForest& forest, const MaskTree& tree, const uint8_t* bins, size_t rows, int shift,
                                           Slots& slots, Leaves& leaves) {
  if (tree.node_count == 0) std::fill_n(leaves.bytes, rows, uint8_t{0});
  const MaskNode* nodes = forest.nodes.data() + tree.node_begin;
  for (uint32_t k = 0; k < tree.node_count; ++k) {
    const MaskNode& node = nodes[k];
    const Left512 left(forest, node, bins);
    const Operand a(slots, node.left, shift), b(slots, node.right, shift);
    uint8_t* out = k + 1 == tree.node_count ? leaves.bytes : slots.slots[node.slot].bytes;
    if (node.set < 0)
      choose_avx512<false>(left, a, b, rows, out);
    else
      choose_avx512<true>(left, a, b, rows, out);
  }
}

GRATICULE_TARGET_AVX512 GRATICULE_ALWAYS_INLINE void add_avx512(double* out, __m512 value) {
  _mm512_storeu_pd(out, _mm512_add_pd(_mm512_loadu_pd(out), _mm512_cvtps_pd(_mm512_castps512_ps256(value))));
  _mm512_storeu_pd(out + 8, _mm512_add_pd(_mm512_loadu_pd(out + 8), _mm512_cvtps_pd(_mm512_extractf32x8_ps(value, 1))));
}

/// Values of up to 32 × P leaves are looked up in registers, which costs a fraction of a gather.
template <int P>
GRATICULE_TARGET_AVX512 void add_looked_up(const float* values, uint32_t count, const uint8_t* leaves, size_t rows, double* out) {
  __m512 table[2 * P];
#pragma GCC unroll 16
  for (uint32_t t = 0; t < 2 * P; ++t) {
    const uint32_t rest = count > 16 * t ? count - 16 * t : 0;
    table[t] = _mm512_maskz_loadu_ps(static_cast<__mmask16>(rest >= 16 ? 0xffff : (1u << rest) - 1), values + 16 * t);
  }
  for (size_t row = 0; row < rows; row += 16) {
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

GRATICULE_TARGET_AVX512 void add_gathered(const float* values, const uint8_t* leaves, const uint8_t* high, size_t rows, double* out) {
  for (size_t row = 0; row < rows; row += 16) {
    const __m512i low = _mm512_cvtepu8_epi32(_mm_load_si128(reinterpret_cast<const __m128i*>(leaves + row)));
    const __m512i upper = _mm512_cvtepu8_epi32(_mm_load_si128(reinterpret_cast<const __m128i*>(high + row)));
    add_avx512(out + row, _mm512_i32gather_ps(_mm512_or_si512(low, _mm512_slli_epi32(upper, 8)), values, 4));
  }
}

GRATICULE_TARGET_AVX512 GRATICULE_ALWAYS_INLINE __m512 values_avx512(const float* values, uint32_t count) {
  return _mm512_maskz_loadu_ps(static_cast<__mmask16>(count >= 16 ? 0xffff : (1u << count) - 1), values);
}

/// As one tree after the other, with the sums kept in registers meanwhile.
GRATICULE_TARGET_AVX512 void add_group(const MaskForest& forest, const MaskTree* trees, const Leaves* leaves, size_t rows, double* out) {
  __m512 low[kGroup], high[kGroup];
#pragma GCC unroll 4
  for (size_t t = 0; t < kGroup; ++t) {
    const float* values = forest.leaf_values.data() + trees[t].value_begin;
    const uint32_t count = trees[t].leaf_count;
    low[t] = values_avx512(values, count);
    high[t] = values_avx512(values + (count > 16 ? 16 : 0), count > 16 ? count - 16 : 0);
  }
  for (size_t row = 0; row < rows; row += 16) {
    __m512d first = _mm512_loadu_pd(out + row), second = _mm512_loadu_pd(out + row + 8);
#pragma GCC unroll 4
    for (size_t t = 0; t < kGroup; ++t) {
      const __m512i leaf = _mm512_cvtepu8_epi32(_mm_load_si128(reinterpret_cast<const __m128i*>(leaves[t].bytes + row)));
      const __m512 value = _mm512_permutex2var_ps(low[t], leaf, high[t]);
      first = _mm512_add_pd(first, _mm512_cvtps_pd(_mm512_castps512_ps256(value)));
      second = _mm512_add_pd(second, _mm512_cvtps_pd(_mm512_extractf32x8_ps(value, 1)));
    }
    _mm512_storeu_pd(out + row, first);
    _mm512_storeu_pd(out + row + 8, second);
  }
}

/// Whether the trees from here on are a group.
bool is_group(const MaskTree* tree, const MaskTree* end) {
  if (static_cast<size_t>(end - tree) < kGroup) return false;
  return std::all_of(tree, tree + kGroup, [tree](const MaskTree& each) {
    return each.width == 1 && each.output == tree->output && each.leaf_count <= kFewLeaves;
  });
}

/// Of a tree that stands alone.
GRATICULE_TARGET_AVX512 void add_tree_avx512(const MaskForest& forest, const MaskTree& tree, const uint8_t* bins, size_t rows, Slots& slots,
                                             Leaves* leaves, double* out) {
  leaves_avx512(forest, tree, bins, rows, 0, slots, leaves[0]);
  const uint32_t count = tree.leaf_count;
  if (count > 256) leaves_avx512(forest, tree, bins, rows, 8, slots, leaves[1]);
  const float* values = forest.leaf_values.data() + tree.value_begin;
  for (int32_t c = 0; c < tree.width; ++c, values += count, out += kMaskRows) {
    if (count > 256)
      add_gathered(values, leaves[0].bytes, leaves[1].bytes, rows, out);
    else if (count <= kFewLeaves)
      add_looked_up<1>(values, count, leaves[0].bytes, rows, out);
    else if (count <= 64)
      add_looked_up<2>(values, count, leaves[0].bytes, rows, out);
    else if (count <= 128)
      add_looked_up<4>(values, count, leaves[0].bytes, rows, out);
    else
      add_looked_up<8>(values, count, leaves[0].bytes, rows, out);
  }
}

GRATICULE_TARGET_AVX512 void add_all_avx512(const MaskForest& forest, const uint8_t* bins, size_t rows, Slots& slots, double* scores) {
  Leaves leaves[kGroup];
  const MaskTree* end = forest.trees.data() + forest.trees.size();
  for (const MaskTree* at = forest.trees.data(); at != end;) {
    double* out = scores + static_cast<size_t>(at->output) * kMaskRows;
    if (!is_group(at, end)) {
      add_tree_avx512(forest, *at++, bins, rows, slots, leaves, out);
      continue;
    }
    for (size_t t = 0; t < kGroup; ++t) leaves_avx512(forest, at[t], bins, rows, 0, slots, leaves[t]);
    add_group(forest, at, leaves, rows, out);
    at += kGroup;
  }
}

GRATICULE_TARGET_AVX2 GRATICULE_ALWAYS_INLINE __m256i load_avx2(const uint8_t* bytes) {
  return _mm256_loadu_si256(reinterpret_cast<const __m256i*>(bytes));
}

GRATICULE_TARGET_AVX2 GRATICULE_ALWAYS_INLINE __m256i in_set_avx2(__m256i low, __m256i high, __m256i bin) {
  const __m256i byte = _mm256_and_si256(_mm256_srli_epi16(bin, 3), _mm256_set1_epi8(31));
  // Bit 4 of the byte's number, moved to where a blend looks.
  const __m256i upper = _mm256_slli_epi16(byte, 3), within = _mm256_and_si256(byte, _mm256_set1_epi8(15));
  const __m256i word = _mm256_blendv_epi8(_mm256_shuffle_epi8(low, within), _mm256_shuffle_epi8(high, within), upper);
  const __m256i bit = _mm256_shuffle_epi8(_mm256_set1_epi64x(static_cast<long long>(0x8040201008040201ull)),
                                          _mm256_and_si256(bin, _mm256_set1_epi8(7)));
  return _mm256_cmpeq_epi8(_mm256_and_si256(word, bit), bit);
}

GRATICULE_TARGET_AVX2 void leaves_avx2(const MaskForest& forest, const MaskTree& tree, const uint8_t* bins, size_t rows, int shift, Slots& slots,
                                       Leaves& leaves) {
  if (tree.node_count == 0) std::fill_n(leaves.bytes, rows, uint8_t{0});
  const MaskNode* nodes = forest.nodes.data() + tree.node_begin;
  for (uint32_t k = 0; k < tree.node_count; ++k) {
    const MaskNode& node = nodes[k];
    const Operand a(slots, node.left, shift), b(slots, node.right, shift);
    const uint8_t* column = bins + node.column * kMaskRows;
    uint8_t* out = k + 1 == tree.node_count ? leaves.bytes : slots.slots[node.slot].bytes;
    const uint8_t* set = node.set < 0 ? nullptr : forest.sets.data() + static_cast<size_t>(node.set) * 32;
    const __m256i limit = _mm256_set1_epi8(static_cast<char>(node.limit));
    const __m256i low = set == nullptr ? limit : _mm256_broadcastsi128_si256(_mm_loadu_si128(reinterpret_cast<const __m128i*>(set)));
    const __m256i high = set == nullptr ? limit : _mm256_broadcastsi128_si256(_mm_loadu_si128(reinterpret_cast<const __m128i*>(set + 16)));
    for (size_t row = 0; row < rows; row += 32) {
      const __m256i bin = load_avx2(column + row);
      const __m256i left = set == nullptr ? _mm256_cmpeq_epi8(_mm256_min_epu8(bin, limit), bin) : in_set_avx2(low, high, bin);
      const __m256i chosen = _mm256_blendv_epi8(load_avx2(b.bytes + row * b.step), load_avx2(a.bytes + row * a.step), left);
      _mm256_store_si256(reinterpret_cast<__m256i*>(out + row), chosen);
    }
  }
}

GRATICULE_TARGET_AVX2 GRATICULE_ALWAYS_INLINE void add_avx2(double* out, __m256 value) {
  _mm256_storeu_pd(out, _mm256_add_pd(_mm256_loadu_pd(out), _mm256_cvtps_pd(_mm256_castps256_ps128(value))));
  _mm256_storeu_pd(out + 4, _mm256_add_pd(_mm256_loadu_pd(out + 4), _mm256_cvtps_pd(_mm256_extractf128_ps(value, 1))));
}

GRATICULE_TARGET_AVX2 void add_all_avx2(const MaskForest& forest, const uint8_t* bins, size_t rows, Slots& slots, double* scores) {
  Leaves leaves, high;
  for (const MaskTree& tree : forest.trees) {
    leaves_avx2(forest, tree, bins, rows, 0, slots, leaves);
    const bool many = tree.leaf_count > 256;
    if (many) leaves_avx2(forest, tree, bins, rows, 8, slots, high);
    const float* values = forest.leaf_values.data() + tree.value_begin;
    double* out = scores + static_cast<size_t>(tree.output) * kMaskRows;
    for (size_t row = 0; row < rows; row += 8) {
      __m256i leaf = _mm256_cvtepu8_epi32(_mm_loadl_epi64(reinterpret_cast<const __m128i*>(leaves.bytes + row)));
      if (many)
        leaf = _mm256_or_si256(leaf, _mm256_slli_epi32(_mm256_cvtepu8_epi32(_mm_loadl_epi64(reinterpret_cast<const __m128i*>(high.bytes + row))), 8));
      for (size_t c = 0; c < static_cast<size_t>(tree.width); ++c)
        add_avx2(out + c * kMaskRows + row, _mm256_i32gather_ps(values + c * tree.leaf_count, leaf, 4));
    }
  }
}

}  // namespace

void add_tree_scores(const MaskForest& forest, const uint8_t* bins, size_t rows, double* scores, Simd simd) {
  Slots slots;
  rows = (rows + kMaskStep - 1) / kMaskStep * kMaskStep;
  if (simd == Simd::kAvx512)
    add_all_avx512(forest, bins, rows, slots, scores);
  else
    add_all_avx2(forest, bins, rows, slots, scores);
}

#else

void add_tree_scores(const MaskForest&, const uint8_t*, size_t, double*, Simd) {}

#endif

}  // namespace graticule::kernels
