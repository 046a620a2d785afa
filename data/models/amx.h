// Helpers for the matrix unit (AMX) of recent server processors, or tiles.h where there is none: tiles, packs and scratch
// space, shared by the kernels.
// "Turned" packs hold a matrix transposed, "paired" packs as it is, both with two consecutive terms side by side, which
// is how the matrix unit wants its right-hand side.
#pragma once
#include <immintrin.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#ifndef __AMX_BF16__
#include "tiles.h"
#endif

typedef uint16_t half;
typedef __m512 vec;
enum { TILE = 512 };  // bfloat16 values in one tile: 16 rows of 32

static void configure(void) {
  struct { uint8_t palette, start, rest[14]; uint16_t bytes[16]; uint8_t rows[16]; } c;
  memset(&c, 0, sizeof c);
  c.palette = 1;
  for (int i = 0; i < 8; i++) c.bytes[i] = 64, c.rows[i] = 16;
  _tile_loadconfig(&c);
}

static inline vec load(const half *p) {
  return _mm512_castsi512_ps(_mm512_slli_epi32(_mm512_cvtepu16_epi32(_mm256_loadu_si256((const __m256i *)p)), 16));
}
#ifdef __AVX512BF16__
static inline __m256i narrow(vec v) { return (__m256i)_mm512_cvtneps_pbh(v); }
#else
static inline __m256i narrow(vec v) {  // to the nearest, ties to even; NaN stays NaN
  __m512i bits = _mm512_castps_si512(v);
  __m512i up = _mm512_add_epi32(_mm512_set1_epi32(0x7fff), _mm512_and_si512(_mm512_srli_epi32(bits, 16), _mm512_set1_epi32(1)));
  __m512i near = _mm512_srli_epi32(_mm512_add_epi32(bits, up), 16);
  return _mm512_cvtepi32_epi16(_mm512_mask_mov_epi32(near, _mm512_cmp_ps_mask(v, v, _CMP_UNORD_Q), _mm512_set1_epi32(0x7fc0)));
}
#endif
static inline void put(half *p, vec v) { _mm256_storeu_si256((__m256i *)p, narrow(v)); }
static inline vec power(vec x) {
  x = _mm512_mul_ps(_mm512_max_ps(x, _mm512_set1_ps(-87.f)), _mm512_set1_ps(1.44269504f));
  vec n = _mm512_roundscale_ps(x, 0), r = _mm512_sub_ps(x, n), p = _mm512_set1_ps(9.6181291e-3f);
  p = _mm512_fmadd_ps(p, r, _mm512_set1_ps(5.5504109e-2f));
  p = _mm512_fmadd_ps(p, r, _mm512_set1_ps(2.4022651e-1f));
  p = _mm512_fmadd_ps(p, r, _mm512_set1_ps(6.9314718e-1f));
  p = _mm512_fmadd_ps(p, r, _mm512_set1_ps(1.f));
  return _mm512_scalef_ps(p, n);
}

static void turn(__m512i *r) {  // transposes 16 x 16 values of 32 bits
  __m512i t[16];
  for (int i = 0; i < 16; i += 2) {
    t[i] = _mm512_unpacklo_epi32(r[i], r[i + 1]);
    t[i + 1] = _mm512_unpackhi_epi32(r[i], r[i + 1]);
  }
  for (int i = 0; i < 16; i += 4) {
    r[i] = _mm512_unpacklo_epi64(t[i], t[i + 2]);
    r[i + 1] = _mm512_unpackhi_epi64(t[i], t[i + 2]);
    r[i + 2] = _mm512_unpacklo_epi64(t[i + 1], t[i + 3]);
    r[i + 3] = _mm512_unpackhi_epi64(t[i + 1], t[i + 3]);
  }
  for (int i = 0; i < 4; i++) {
    t[i] = _mm512_shuffle_i32x4(r[i], r[i + 4], 0x88);
    t[i + 4] = _mm512_shuffle_i32x4(r[i], r[i + 4], 0xdd);
    t[i + 8] = _mm512_shuffle_i32x4(r[i + 8], r[i + 12], 0x88);
    t[i + 12] = _mm512_shuffle_i32x4(r[i + 8], r[i + 12], 0xdd);
  }
  for (int i = 0; i < 4; i++) {
    r[i] = _mm512_shuffle_i32x4(t[i], t[i + 8], 0x88);
    r[i + 8] = _mm512_shuffle_i32x4(t[i], t[i + 8], 0xdd);
    r[i + 4] = _mm512_shuffle_i32x4(t[i + 4], t[i + 12], 0x88);
    r[i + 12] = _mm512_shuffle_i32x4(t[i + 4], t[i + 12], 0xdd);
  }
}

static inline __m512i row32(const half *p, int64_t stride, int64_t i, int64_t n) {
  return i < n ? _mm512_loadu_si512(p + i * stride) : _mm512_setzero_si512();
}

// Tiles [n / 16][dh / 32] of the transpose; `flat` gets the plain transpose, dh rows of `pad` values. Either may be null.
static void pack_turned(const half *p, int64_t stride, int64_t n, int64_t pad, int64_t dh, half *out, half *flat) {
  __m512i r[16];
  for (int64_t i = 0; i < pad; i += 16)
    for (int64_t c = 0; c < dh; c += 32) {
      for (int j = 0; j < 16; j++) r[j] = row32(p + c, stride, i + j, n);
      turn(r);
      for (int j = 0; out && j < 16; j++) _mm512_storeu_si512(out + 32 * j, r[j]);
      if (out) out += TILE;
      for (int j = 0; flat && j < 16; j++) {
        _mm256_storeu_si256((__m256i *)(flat + (c + 2 * j) * pad + i), _mm512_cvtepi32_epi16(r[j]));
        _mm256_storeu_si256((__m256i *)(flat + (c + 2 * j + 1) * pad + i),
                            _mm512_cvtepi32_epi16(_mm512_srli_epi32(r[j], 16)));
      }
    }
}

static inline __m512i pair(__m256i even, __m256i odd) {
  return _mm512_or_si512(_mm512_cvtepu16_epi32(even), _mm512_slli_epi32(_mm512_cvtepu16_epi32(odd), 16));
}

// Tiles [n / 32][dh / 16].
static void pack_paired(const half *p, int64_t stride, int64_t n, int64_t pad, int64_t dh, half *out) {
  for (int64_t i = 0; i < pad; i += 32)
    for (int64_t c = 0; c < dh; c += 16, out += TILE)
      for (int j = 0; j < 16; j++) {
        int64_t e = i + 2 * j;
        __m256i none = _mm256_setzero_si256();
        __m256i even = e < n ? _mm256_loadu_si256((const __m256i *)(p + e * stride + c)) : none;
        __m256i odd = e + 1 < n ? _mm256_loadu_si256((const __m256i *)(p + (e + 1) * stride + c)) : none;
        _mm512_storeu_si512(out + 32 * j, pair(even, odd));
      }
}

static char *room(size_t bytes) {
  static __thread char *held;
  static __thread size_t size;
  if (size < bytes) {
    free(held);
    held = aligned_alloc(64, size = (bytes + 4095) & ~(size_t)4095);
  }
  return held;
}
#define TAKE(type, count) (type *)at; at += ((count) * sizeof(type) + 63) & ~(size_t)63

// kernels.c
void norm_forward(const half *x, const half *gain, half *y, float *inverse, int64_t rows, int64_t d);
