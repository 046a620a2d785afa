// The matrix unit's instructions in AVX-512 alone, for processors without one (no bfloat16 instructions needed): tiles 0 to 3 hold
// sums, tiles 4 to 7 stand for the memory they were loaded from, which therefore must not change before they are used.
// A product of two tiles takes 512 fused multiply-adds of 16 lanes, so the kernels run at about the speed of float32.
#pragma once
#include <immintrin.h>
#include <stdint.h>
#include <string.h>

struct operand { const char *from; int64_t stride; int widened; };
static __thread float sums[4][16][16] __attribute__((aligned(64)));
static __thread struct operand operands[8];
static __thread float wide_even[8][16][16] __attribute__((aligned(64))), wide_odd[8][16][16] __attribute__((aligned(64)));

static inline __m512 even_terms(__m512i pairs) { return _mm512_castsi512_ps(_mm512_slli_epi32(pairs, 16)); }
static inline __m512 odd_terms(__m512i pairs) {
  return _mm512_castsi512_ps(_mm512_and_si512(pairs, _mm512_set1_epi32((int)0xffff0000)));
}

static inline void tile_load(int t, const void *from, int64_t stride) {
  if (t < 4)
    for (int i = 0; i < 16; i++) memcpy(sums[t][i], (const char *)from + i * stride, 64);
  else
    operands[t] = (struct operand){from, stride, 0};
}

static inline void tile_store(int t, void *to, int64_t stride) {
  for (int i = 0; i < 16; i++) memcpy((char *)to + i * stride, sums[t][i], 64);
}

// Sums += A (16 rows of 32 values) times B (16 rows of 16 pairs).
static inline void tile_product(int t, int a, int b) {
  struct operand *left = operands + a;
  if (!left->widened) {
    for (int i = 0; i < 16; i++) {
      __m512i row = _mm512_loadu_si512(left->from + i * left->stride);
      _mm512_store_ps(wide_even[a][i], even_terms(row));
      _mm512_store_ps(wide_odd[a][i], odd_terms(row));
    }
    left->widened = 1;
  }
  const char *right = operands[b].from;
  __m512 s[16];
#pragma GCC unroll 16
  for (int i = 0; i < 16; i++) s[i] = _mm512_load_ps(sums[t][i]);
  for (int k = 0; k < 16; k++) {
    __m512i row = _mm512_loadu_si512(right + k * operands[b].stride);
    __m512 even = even_terms(row), odd = odd_terms(row);
#pragma GCC unroll 16
    for (int i = 0; i < 16; i++) s[i] = _mm512_fmadd_ps(_mm512_set1_ps(wide_even[a][i][k]), even, s[i]);
#pragma GCC unroll 16
    for (int i = 0; i < 16; i++) s[i] = _mm512_fmadd_ps(_mm512_set1_ps(wide_odd[a][i][k]), odd, s[i]);
  }
#pragma GCC unroll 16
  for (int i = 0; i < 16; i++) _mm512_store_ps(sums[t][i], s[i]);
}

#undef _tile_loadconfig
#undef _tile_release
#undef _tile_zero
#undef _tile_loadd
#undef _tile_stored
#undef _tile_dpbf16ps
#define _tile_loadconfig(c) ((void)(c))
#define _tile_release() ((void)0)
#define _tile_zero(t) memset(sums[t], 0, sizeof sums[t])
#define _tile_loadd(t, from, stride) tile_load(t, from, stride)
#define _tile_stored(t, to, stride) tile_store(t, to, stride)
#define _tile_dpbf16ps(t, a, b) tile_product(t, a, b)
