// Attention forward and backward on the matrix unit (AMX) of recent server processors, called by fast.py; one thread
// a call. Scores never leave the cache. Sizes: nq queries, nk keys, heads of `dh` channels (a multiple of 32).
// "Turned" packs hold a matrix transposed, "paired" packs as it is, both with two consecutive terms side by side, which
// is how the matrix unit wants its right-hand side.
#include <immintrin.h>
#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

typedef uint16_t half;
typedef __m512 vec;
enum { TILE = 512 };  // bfloat16 values in one tile: 16 rows of 32

int amx_allow(void) { return (int)syscall(SYS_arch_prctl, 0x1023, 18); }

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
static inline __m256i narrow(vec v) { return (__m256i)_mm512_cvtneps_pbh(v); }
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

// Tiles [n / 16][dh / 32] of the transpose; `flat` (may be null) gets the plain transpose, dh rows of `pad` values.
static void pack_turned(const half *p, int64_t stride, int64_t n, int64_t pad, int64_t dh, half *out, half *flat) {
  __m512i r[16];
  for (int64_t i = 0; i < pad; i += 16)
    for (int64_t c = 0; c < dh; c += 32, out += TILE) {
      for (int j = 0; j < 16; j++) r[j] = row32(p + c, stride, i + j, n);
      turn(r);
      for (int j = 0; j < 16; j++) {
        _mm512_storeu_si512(out + 32 * j, r[j]);
        if (!flat) continue;
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

// out (16 x columns of float, row length ld) = A (16 rows of `depth` values) times packed tiles whose column blocks
// lie `across` tiles apart and whose depth blocks lie `down` tiles apart.
static void times(const half *a, int64_t lda, const half *b, int64_t across, int64_t down, int64_t depth,
                  int64_t columns, float *out, int64_t ld) {
  int64_t c = 0;
  for (; c + 64 <= columns; c += 64) {
    const half *t = b + c / 16 * across * TILE;
    _tile_zero(0); _tile_zero(1); _tile_zero(2); _tile_zero(3);
    for (int64_t k = 0; k < depth; k += 32, t += down * TILE) {
      _tile_loadd(4, a + k, lda * 2);
      _tile_loadd(5, t, 64);
      _tile_dpbf16ps(0, 4, 5);
      _tile_loadd(6, t + across * TILE, 64);
      _tile_dpbf16ps(1, 4, 6);
      _tile_loadd(7, t + 2 * across * TILE, 64);
      _tile_dpbf16ps(2, 4, 7);
      _tile_loadd(5, t + 3 * across * TILE, 64);
      _tile_dpbf16ps(3, 4, 5);
    }
    _tile_stored(0, out + c, ld * 4); _tile_stored(1, out + c + 16, ld * 4);
    _tile_stored(2, out + c + 32, ld * 4); _tile_stored(3, out + c + 48, ld * 4);
  }
  for (; c < columns; c += 16) {
    const half *t = b + c / 16 * across * TILE;
    _tile_zero(0);
    for (int64_t k = 0; k < depth; k += 32, t += down * TILE) {
      _tile_loadd(4, a + k, lda * 2);
      _tile_loadd(5, t, 64);
      _tile_dpbf16ps(0, 4, 5);
    }
    _tile_stored(0, out + c, ld * 4);
  }
}

// 16 rows from i on: in place where all are there, else copied and filled with zeros.
static const half *block(const half *p, int64_t stride, int64_t i, int64_t n, int64_t dh, half *spare, int64_t *ld) {
  *ld = stride;
  if (i + 16 <= n) return p + i * stride;
  memset(spare, 0, 16 * dh * sizeof(half));
  for (int64_t j = i; j < n; j++) memcpy(spare + (j - i) * dh, p + j * stride, dh * sizeof(half));
  *ld = dh;
  return spare;
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

// Attentions are numbered (batch, inner, head). Strides in values: of rows s, of batches b, of inner ones i; keys and
// values share theirs, queries and results share theirs.
struct shape { int64_t batch, inner, nq, nk, heads, dh, sq, sk, bq, bk, iq, ik; };

// scale: per head, on the scores. top: log-sum-exp of every (batch, head, query), for the backward pass.
void attend_forward(const half *q, const half *k, const half *v, half *out, const float *scale, float *top,
                    const struct shape *z) {
  int64_t pad = (z->nk + 31) & ~31, dh = z->dh;
  char *at = room((4 * pad * dh + 32 * pad + 64 * dh) * 2 + 64 * pad * 4 + 64 * dh * 4 + 4096);
  half *turned = TAKE(half, pad * dh);
  half *paired = TAKE(half, pad * dh);
  half *spare = TAKE(half, 16 * dh);
  half *p = TAKE(half, 16 * pad);
  float *s = TAKE(float, 16 * pad);
  float *o = TAKE(float, 16 * dh);
  configure();
  for (int64_t b = 0; b < z->batch * z->inner; b++)
    for (int64_t h = 0; h < z->heads; h++) {
      int64_t own = b / z->inner * z->bq + b % z->inner * z->iq + h * dh;
      int64_t seen = b / z->inner * z->bk + b % z->inner * z->ik + h * dh;
      const half *qh = q + own, *kh = k + seen, *vh = v + seen;
      pack_turned(kh, z->sk, z->nk, pad, dh, turned, 0);
      pack_paired(vh, z->sk, z->nk, pad, dh, paired);
      for (int64_t i = 0; i < z->nq; i += 16) {
        int64_t ld, rows = z->nq - i < 16 ? z->nq - i : 16;
        const half *a = block(qh, z->sq, i, z->nq, dh, spare, &ld);
        times(a, ld, turned, dh / 32, 1, dh, pad, s, pad);
        float share[16];
        for (int64_t r = 0; r < rows; r++) {
          float *row = s + r * pad;
          for (int64_t c = z->nk; c < pad; c++) row[c] = -INFINITY;
          vec most = _mm512_set1_ps(-1e30f), f = _mm512_set1_ps(scale[h]), sum = _mm512_setzero_ps();
          for (int64_t c = 0; c < pad; c += 16) {
            vec x = _mm512_mul_ps(_mm512_loadu_ps(row + c), f);
            _mm512_storeu_ps(row + c, x);
            most = _mm512_max_ps(most, x);
          }
          float high = _mm512_reduce_max_ps(most);
          most = _mm512_set1_ps(high);
          for (int64_t c = 0; c < pad; c += 16) {
            vec e = power(_mm512_sub_ps(_mm512_loadu_ps(row + c), most));
            if (c + 16 > z->nk) e = _mm512_maskz_mov_ps(z->nk <= c ? 0 : (__mmask16)((1u << (z->nk - c)) - 1), e);
            sum = _mm512_add_ps(sum, e);
            _mm256_storeu_si256((__m256i *)(p + r * pad + c), narrow(e));
          }
          float all = _mm512_reduce_add_ps(sum);
          share[r] = 1.f / all;
          top[(b * z->heads + h) * z->nq + i + r] = high + logf(all);
        }
        times(p, pad, paired, 1, dh / 16, pad, dh, o, dh);
        for (int64_t r = 0; r < rows; r++)
          for (int64_t c = 0; c < dh; c += 16)
            _mm256_storeu_si256((__m256i *)(out + own + (i + r) * z->sq + c),
                                narrow(_mm512_mul_ps(_mm512_loadu_ps(o + r * dh + c), _mm512_set1_ps(share[r]))));
      }
    }
  _tile_release();
}

static void spread(const float *from, int64_t ld, int64_t n, int64_t dh, half *to, int64_t stride) {
  for (int64_t i = 0; i < n; i += 16)  // from: dh rows of ld floats; to: n rows of dh values
    for (int64_t c = 0; c < dh; c += 16) {
      __m512i r[16];
      for (int j = 0; j < 16; j++) r[j] = _mm512_loadu_si512(from + (c + j) * ld + i);
      turn(r);
      for (int64_t j = 0; j < 16 && i + j < n; j++)
        _mm256_storeu_si256((__m256i *)(to + (i + j) * stride + c), narrow(_mm512_castsi512_ps(r[j])));
    }
}

// Gradients; dq, dk, dv have the strides of q, k, v. dscale (per head) accumulates.
void attend_backward(const half *q, const half *k, const half *v, const half *out, const half *dout, half *dq, half *dk,
                     half *dv, const float *scale, const float *top, float *dscale, const struct shape *z) {
  int64_t pad = (z->nk + 31) & ~31, padq = (z->nq + 31) & ~31, dh = z->dh;
  char *at = room((6 * pad * dh + 6 * padq * dh + 2 * padq * pad + 32 * pad + 64 * dh) * 2 +
                  (4 * 16 * pad + 16 * dh + 2 * dh * pad) * 4 + 8192);
  half *kt = TAKE(half, pad * dh);
  half *kp = TAKE(half, pad * dh);
  half *vt = TAKE(half, pad * dh);
  half *unused = TAKE(half, padq * dh);
  half *qflat = TAKE(half, padq * dh);
  half *gflat = TAKE(half, padq * dh);
  half *ps = TAKE(half, padq * pad);   // shares and their gradients as right-hand sides, tiles [query / 32][key / 16]
  half *dss = TAKE(half, padq * pad);
  half *ds = TAKE(half, 16 * pad);
  half *spare = TAKE(half, 16 * dh);
  float *s = TAKE(float, 32 * pad);
  float *dp = TAKE(float, 32 * pad);
  float *o = TAKE(float, 16 * dh);
  float *wide = TAKE(float, dh * pad);
  configure();
  for (int64_t b = 0; b < z->batch * z->inner; b++)
    for (int64_t h = 0; h < z->heads; h++) {
      int64_t own = b / z->inner * z->bq + b % z->inner * z->iq + h * dh;
      int64_t seen = b / z->inner * z->bk + b % z->inner * z->ik + h * dh;
      const half *qh = q + own, *kh = k + seen, *vh = v + seen, *oh = out + own, *gh = dout + own;
      pack_turned(kh, z->sk, z->nk, pad, dh, kt, 0);
      pack_paired(kh, z->sk, z->nk, pad, dh, kp);
      pack_turned(vh, z->sk, z->nk, pad, dh, vt, 0);
      pack_turned(qh, z->sq, z->nq, padq, dh, unused, qflat);
      pack_turned(gh, z->sq, z->nq, padq, dh, unused, gflat);
      vec slope = _mm512_setzero_ps(), f = _mm512_set1_ps(scale[h]);
      for (int64_t i = 0; i < padq; i += 16) {
        int64_t ld, half_block = i & 16;
        half *ptile = ps + i / 32 * (pad / 16) * TILE, *dtile = dss + i / 32 * (pad / 16) * TILE;
        if (i < z->nq) {
          const half *a = block(qh, z->sq, i, z->nq, dh, spare, &ld);
          times(a, ld, kt, dh / 32, 1, dh, pad, s, pad);
          a = block(gh, z->sq, i, z->nq, dh, spare, &ld);
          times(a, ld, vt, dh / 32, 1, dh, pad, dp, pad);
        }
        for (int64_t r = 0; r < 16; r += 2) {
          vec low[2], mean[2];
          for (int e = 0; e < 2; e++) {
            int64_t row = i + r + e;
            vec dot = _mm512_setzero_ps();
            low[e] = _mm512_set1_ps(INFINITY);
            if (row < z->nq) {
              low[e] = _mm512_set1_ps(top[(b * z->heads + h) * z->nq + row]);
              for (int64_t c = 0; c < dh; c += 16)
                dot = _mm512_fmadd_ps(load(oh + row * z->sq + c), load(gh + row * z->sq + c), dot);
            }
            mean[e] = _mm512_set1_ps(_mm512_reduce_add_ps(dot));
          }
          for (int64_t c = 0; c < pad; c += 16) {
            __m256i pn[2], dn[2];
            __mmask16 there = z->nk >= c + 16 ? 0xffff : z->nk <= c ? 0 : (__mmask16)((1u << (z->nk - c)) - 1);
            for (int e = 0; e < 2; e++) {
              __mmask16 mask = i + r + e < z->nq ? there : 0;
              vec raw = _mm512_maskz_loadu_ps(mask, s + (r + e) * pad + c);
              vec pv = _mm512_maskz_mov_ps(mask, power(_mm512_sub_ps(_mm512_mul_ps(raw, f), low[e])));
              vec g = _mm512_maskz_sub_ps(mask, _mm512_loadu_ps(dp + (r + e) * pad + c), mean[e]);
              vec d = _mm512_mul_ps(_mm512_mul_ps(pv, g), f);
              slope = _mm512_fmadd_ps(d, raw, slope);
              pn[e] = narrow(pv);
              dn[e] = narrow(d);
              _mm256_storeu_si256((__m256i *)(ds + (r + e) * pad + c), dn[e]);
            }
            int64_t place = c / 16 * TILE + (half_block + r) / 2 * 32;
            _mm512_storeu_si512(ptile + place, pair(pn[0], pn[1]));
            _mm512_storeu_si512(dtile + place, pair(dn[0], dn[1]));
          }
        }
        if (i >= z->nq) continue;
        times(ds, pad, kp, 1, dh / 16, pad, dh, o, dh);
        for (int64_t r = 0; r < 16 && i + r < z->nq; r++)
          for (int64_t c = 0; c < dh; c += 16)
            _mm256_storeu_si256((__m256i *)(dq + own + (i + r) * z->sq + c),
                                narrow(_mm512_loadu_ps(o + r * dh + c)));
      }
      dscale[h] += _mm512_reduce_add_ps(slope) / scale[h];
      for (int64_t c = 0; c < dh; c += 16) times(gflat + c * padq, padq, ps, 1, pad / 16, padq, pad, wide + c * pad, pad);
      spread(wide, pad, z->nk, dh, dv + seen, z->sk);
      for (int64_t c = 0; c < dh; c += 16) times(qflat + c * padq, padq, dss, 1, pad / 16, padq, pad, wide + c * pad, pad);
      spread(wide, pad, z->nk, dh, dk + seen, z->sk);
    }
  _tile_release();
}
