// Linear layers and feed-forward layers on the matrix unit, forward and backward, called by fast.py; one thread a call.
// Rows are worked through in blocks that stay in the cache. Inputs K and outputs N are multiples of 32; a weight is a
// matrix N x K, values bfloat16, sums float32.
#include "amx.h"

enum { BLOCK = 32, CHUNK = 128 };  // rows of one product; rows between two additions to a weight's gradient

// s (32 x 32 of float) = A (32 rows of `depth` values) times packed tiles whose column blocks lie `across` tiles apart
// and whose depth blocks lie `down` tiles apart.
static inline void product(const half *a, int64_t lda, const half *b, int64_t across, int64_t down, int64_t depth,
                           float *s) {
  _tile_zero(0); _tile_zero(1); _tile_zero(2); _tile_zero(3);
  for (int64_t k = 0; k < depth; k += 32, b += down * TILE) {
    _tile_loadd(4, a + k, lda * 2);
    _tile_loadd(6, b, 64);
    _tile_dpbf16ps(0, 4, 6);
    _tile_loadd(7, b + across * TILE, 64);
    _tile_dpbf16ps(1, 4, 7);
    _tile_loadd(5, a + 16 * lda + k, lda * 2);
    _tile_dpbf16ps(2, 5, 6);
    _tile_dpbf16ps(3, 5, 7);
  }
  _tile_stored(0, s, 128); _tile_stored(1, s + 16, 128);
  _tile_stored(2, s + 512, 128); _tile_stored(3, s + 528, 128);
}

// sum (n x k of float) += A (n rows of CHUNK values) times B (CHUNK x k, paired tiles).
static void gather(const half *a, const half *b, int64_t n, int64_t k, float *sum) {
  for (int64_t i = 0; i < n; i += 32)
    for (int64_t j = 0; j < k; j += 32) {
      float *s = sum + i * k + j;
      const half *t = b + j / 16 * TILE;
      _tile_loadd(0, s, k * 4); _tile_loadd(1, s + 16, k * 4);
      _tile_loadd(2, s + 16 * k, k * 4); _tile_loadd(3, s + 16 * k + 16, k * 4);
      for (int64_t r = 0; r < CHUNK; r += 32, t += k / 16 * TILE) {
        _tile_loadd(4, a + i * CHUNK + r, CHUNK * 2);
        _tile_loadd(6, t, 64);
        _tile_dpbf16ps(0, 4, 6);
        _tile_loadd(7, t + TILE, 64);
        _tile_dpbf16ps(1, 4, 7);
        _tile_loadd(5, a + (i + 16) * CHUNK + r, CHUNK * 2);
        _tile_dpbf16ps(2, 5, 6);
        _tile_dpbf16ps(3, 5, 7);
      }
      _tile_stored(0, s, k * 4); _tile_stored(1, s + 16, k * 4);
      _tile_stored(2, s + 16 * k, k * 4); _tile_stored(3, s + 16 * k + 16, k * 4);
    }
}

// 32 rows: in place where all are there, else copied and filled with zeros.
static inline const half *block(const half *p, int64_t d, int64_t rows, half *spare) {
  if (rows >= BLOCK) return p;
  memcpy(spare, p, rows * d * sizeof(half));
  memset(spare + rows * d, 0, (BLOCK - rows) * d * sizeof(half));
  return spare;
}

static inline int64_t least(int64_t a, int64_t b) { return a < b ? a : b; }

static void narrow_all(const float *from, half *to, int64_t n) {
  for (int64_t i = 0; i < n; i += 16) _mm256_storeu_si256((__m256i *)(to + i), narrow(_mm512_loadu_ps(from + i)));
}

// y = x w' (+ add)
void linear_forward(const half *x, const half *w, const half *add, half *y, int64_t rows, int64_t k, int64_t n) {
  char *at = room((n * k + BLOCK * k) * 2 + 4096 + 1024);
  half *turned = TAKE(half, n * k);
  half *spare = TAKE(half, BLOCK * k);
  float *s = TAKE(float, 1024);
  configure();
  pack_turned(w, k, n, n, k, turned, 0);
  for (int64_t i = 0; i < rows; i += BLOCK) {
    int64_t here = least(BLOCK, rows - i);
    const half *a = block(x + i * k, k, rows - i, spare);
    for (int64_t c = 0; c < n; c += 32) {
      product(a, k, turned + c / 16 * (k / 32) * TILE, k / 32, 1, k, s);
      for (int64_t r = 0; r < here; r++) {
        int64_t place = (i + r) * n + c;
        vec low = _mm512_loadu_ps(s + 32 * r), high = _mm512_loadu_ps(s + 32 * r + 16);
        if (add) low = _mm512_add_ps(low, load(add + place)), high = _mm512_add_ps(high, load(add + place + 16));
        put(y + place, low);
        put(y + place + 16, high);
      }
    }
  }
  _tile_release();
}

// dx = dy w (unless dx is null), dw = dy' x
void linear_backward(const half *x, const half *w, const half *dy, half *dx, half *dw, int64_t rows, int64_t k,
                     int64_t n) {
  char *at = room((n * k + BLOCK * n + CHUNK * (n + k)) * 2 + n * k * 4 + 4096 + 2048);
  half *paired = TAKE(half, n * k);
  half *spare = TAKE(half, BLOCK * n);
  half *turned = TAKE(half, CHUNK * n);
  half *right = TAKE(half, CHUNK * k);
  float *sum = TAKE(float, n * k);
  float *s = TAKE(float, 1024);
  memset(sum, 0, n * k * sizeof(float));
  configure();
  if (dx) pack_paired(w, k, n, n, k, paired);
  for (int64_t from = 0; from < rows; from += CHUNK) {
    int64_t there = least(CHUNK, rows - from);
    for (int64_t i = 0; dx && i < there; i += BLOCK) {
      const half *a = block(dy + (from + i) * n, n, there - i, spare);
      for (int64_t c = 0; c < k; c += 32) {
        product(a, n, paired + c / 16 * TILE, 1, k / 16, n, s);
        for (int64_t r = 0; r < least(BLOCK, there - i); r++)
          for (int64_t e = 0; e < 32; e += 16)
            put(dx + (from + i + r) * k + c + e, _mm512_loadu_ps(s + 32 * r + e));
      }
    }
    pack_turned(dy + from * n, n, there, CHUNK, n, 0, turned);
    pack_paired(x + from * k, k, there, CHUNK, k, right);
    gather(turned, right, n, k, sum);
  }
  _tile_release();
  narrow_all(sum, dw, n * k);
}

// y = x + relu(norm(x) rise')^2 fall' with d channels and m hidden units.
void feed_forward_forward(const half *x, const half *gain, const half *rise, const half *fall, half *y, int64_t rows,
                          int64_t d, int64_t m) {
  char *at = room((2 * m * d + BLOCK * (d + m)) * 2 + 4096 + 2048);
  half *up = TAKE(half, m * d);
  half *down = TAKE(half, m * d);
  half *h = TAKE(half, BLOCK * d);
  half *a = TAKE(half, BLOCK * m);
  float *s = TAKE(float, 1024);
  float inverse[BLOCK];
  configure();
  pack_turned(rise, d, m, m, d, up, 0);
  pack_turned(fall, m, d, d, m, down, 0);
  for (int64_t i = 0; i < rows; i += BLOCK) {
    int64_t here = least(BLOCK, rows - i);
    if (here < BLOCK) memset(h, 0, BLOCK * d * sizeof(half));
    norm_forward(x + i * d, gain, h, inverse, here, d);
    for (int64_t c = 0; c < m; c += 32) {
      product(h, d, up + c / 16 * (d / 32) * TILE, d / 32, 1, d, s);
      for (int64_t r = 0; r < BLOCK; r++)
        for (int64_t e = 0; e < 32; e += 16) {
          vec u = _mm512_max_ps(_mm512_loadu_ps(s + 32 * r + e), _mm512_setzero_ps());
          put(a + r * m + c + e, _mm512_mul_ps(u, u));
        }
    }
    for (int64_t c = 0; c < d; c += 32) {
      product(a, m, down + c / 16 * (m / 32) * TILE, m / 32, 1, m, s);
      for (int64_t r = 0; r < here; r++)
        for (int64_t e = 0; e < 32; e += 16) {
          int64_t place = (i + r) * d + c + e;
          put(y + place, _mm512_add_ps(_mm512_loadu_ps(s + 32 * r + e), load(x + place)));
        }
    }
  }
  _tile_release();
}

// Gradients; dgain (float) accumulates. The hidden units are computed again, which is cheaper than keeping them.
void feed_forward_backward(const half *x, const half *gain, const half *rise, const half *fall, const half *dy, half *dx,
                           float *dgain, half *drise, half *dfall, int64_t rows, int64_t d, int64_t m) {
  char *at = room((3 * m * d + BLOCK * d + CHUNK * (2 * d + 3 * m) + CHUNK * (d + m)) * 2 + 2 * m * d * 4 +
                  BLOCK * d * 4 + 2 * 4096 + 4096);
  half *up = TAKE(half, m * d);         // rise, turned: to the hidden units
  half *back = TAKE(half, m * d);       // fall, paired: from dy to the hidden units
  half *home = TAKE(half, m * d);       // rise, paired: from the hidden units to x
  half *spare = TAKE(half, BLOCK * d);
  half *h = TAKE(half, CHUNK * d);      // norm(x)
  half *a = TAKE(half, CHUNK * m);      // squared hidden units
  half *du = TAKE(half, CHUNK * m);     // gradient before the square
  half *turned = TAKE(half, CHUNK * m);
  half *right = TAKE(half, CHUNK * (d + m));
  float *rises = TAKE(float, m * d);
  float *falls = TAKE(float, m * d);
  float *dh = TAKE(float, BLOCK * d);
  float *s = TAKE(float, 1024);
  float *t = TAKE(float, 1024);
  float inverse[CHUNK];
  memset(rises, 0, m * d * sizeof(float));
  memset(falls, 0, m * d * sizeof(float));
  configure();
  pack_turned(rise, d, m, m, d, up, 0);
  pack_paired(fall, m, d, d, m, back);
  pack_paired(rise, d, m, m, d, home);
  for (int64_t from = 0; from < rows; from += CHUNK) {
    int64_t there = least(CHUNK, rows - from);
    if (there < CHUNK) memset(h + there * d, 0, (CHUNK - there) * d * sizeof(half));
    norm_forward(x + from * d, gain, h, inverse, there, d);
    for (int64_t i = 0; i < CHUNK; i += BLOCK) {
      int64_t here = there - i < 0 ? 0 : least(BLOCK, there - i);
      if (here == 0) {
        memset(a + i * m, 0, BLOCK * m * sizeof(half));
        memset(du + i * m, 0, BLOCK * m * sizeof(half));
        continue;
      }
      const half *g = block(dy + (from + i) * d, d, here, spare);
      for (int64_t c = 0; c < m; c += 32) {
        product(h + i * d, d, up + c / 16 * (d / 32) * TILE, d / 32, 1, d, s);
        product(g, d, back + c / 16 * TILE, 1, m / 16, d, t);
        for (int64_t r = 0; r < BLOCK; r++)
          for (int64_t e = 0; e < 32; e += 16) {
            int64_t place = (i + r) * m + c + e;
            vec u = _mm512_max_ps(_mm512_loadu_ps(s + 32 * r + e), _mm512_setzero_ps());
            put(a + place, _mm512_mul_ps(u, u));
            put(du + place, _mm512_mul_ps(_mm512_add_ps(u, u), _mm512_loadu_ps(t + 32 * r + e)));
          }
      }
      for (int64_t c = 0; c < d; c += 32) {
        product(du + i * m, m, home + c / 16 * TILE, 1, d / 16, m, s);
        for (int64_t r = 0; r < here; r++) {
          memcpy(dh + r * d + c, s + 32 * r, 32 * sizeof(float));
        }
      }
      for (int64_t r = 0; r < here; r++) {  // through the norm; the residual path adds dy
        const half *xr = x + (from + i + r) * d, *gr = dy + (from + i + r) * d;
        vec dot = _mm512_setzero_ps(), scale = _mm512_set1_ps(inverse[i + r]);
        for (int64_t c = 0; c < d; c += 16) {
          vec xn = _mm512_mul_ps(load(xr + c), scale), v = _mm512_loadu_ps(dh + r * d + c);
          _mm512_storeu_ps(dgain + c, _mm512_fmadd_ps(v, xn, _mm512_loadu_ps(dgain + c)));
          dot = _mm512_fmadd_ps(_mm512_mul_ps(v, load(gain + c)), xn, dot);
        }
        vec mean = _mm512_set1_ps(_mm512_reduce_add_ps(dot) / d);
        for (int64_t c = 0; c < d; c += 16) {
          vec xn = _mm512_mul_ps(load(xr + c), scale), v = _mm512_mul_ps(_mm512_loadu_ps(dh + r * d + c), load(gain + c));
          put(dx + (from + i + r) * d + c,
              _mm512_add_ps(_mm512_mul_ps(_mm512_fnmadd_ps(xn, mean, v), scale), load(gr + c)));
        }
      }
    }
    pack_turned(du, m, CHUNK, CHUNK, m, 0, turned);
    pack_paired(h, d, CHUNK, CHUNK, d, right);
    gather(turned, right, m, d, rises);
    pack_turned(dy + from * d, d, there, CHUNK, d, 0, turned);
    pack_paired(a, m, CHUNK, CHUNK, m, right);
    gather(turned, right, d, m, falls);
  }
  _tile_release();
  narrow_all(rises, drise, m * d);
  narrow_all(falls, dfall, m * d);
}
