// Attention forward and backward on the matrix unit, called by fast.py; one thread a call. Scores never leave the cache.
// Sizes: nq queries, nk keys, heads of `dh` channels (a multiple of 32).
#include "amx.h"
#include <math.h>
#include <sys/syscall.h>
#include <unistd.h>

// Asks the system for the matrix unit, where the kernels were built for one; 0 when they may run.
int amx_allow(void) {
#ifdef __AMX_BF16__
  return (int)syscall(SYS_arch_prctl, 0x1023, 18);
#else
  return 0;
#endif
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
      pack_turned(qh, z->sq, z->nq, padq, dh, 0, qflat);
      pack_turned(gh, z->sq, z->nq, padq, dh, 0, gflat);
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
