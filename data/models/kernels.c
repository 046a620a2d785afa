// Training kernels for processors with AVX-512 and bfloat16 instructions, called by fast.py; one thread a call.
// Everything is stored as bfloat16 and computed in float32. Build: cc -O3 -march=native -shared -fPIC.
#include "amx.h"
#include <math.h>

// Root-mean-square norm: y = x / rms(x) * gain over rows of d channels (a multiple of 16).
void norm_forward(const half *x, const half *gain, half *y, float *inverse, int64_t rows, int64_t d) {
  for (int64_t i = 0; i < rows; i++, x += d, y += d) {
    vec sum = _mm512_setzero_ps();
    for (int64_t c = 0; c < d; c += 16) sum = _mm512_fmadd_ps(load(x + c), load(x + c), sum);
    float r = inverse[i] = 1.f / sqrtf(_mm512_reduce_add_ps(sum) / d + 1e-6f);
    for (int64_t c = 0; c < d; c += 16)
      put(y + c, _mm512_mul_ps(_mm512_mul_ps(load(x + c), _mm512_set1_ps(r)), load(gain + c)));
  }
}

// dx = gradient through the norm, plus `add` where given (the residual path); dgain accumulates in float32.
void norm_backward(const half *dy, const half *x, const half *gain, const float *inverse, const half *add, half *dx,
                   float *dgain, int64_t rows, int64_t d) {
  for (int64_t i = 0; i < rows; i++, x += d, dy += d, dx += d) {
    vec dot = _mm512_setzero_ps(), r = _mm512_set1_ps(inverse[i]);
    for (int64_t c = 0; c < d; c += 16) {
      vec xn = _mm512_mul_ps(load(x + c), r), g = load(dy + c);
      _mm512_storeu_ps(dgain + c, _mm512_fmadd_ps(g, xn, _mm512_loadu_ps(dgain + c)));
      dot = _mm512_fmadd_ps(_mm512_mul_ps(g, load(gain + c)), xn, dot);
    }
    vec mean = _mm512_set1_ps(_mm512_reduce_add_ps(dot) / d);
    for (int64_t c = 0; c < d; c += 16) {
      vec xn = _mm512_mul_ps(load(x + c), r);
      vec v = _mm512_mul_ps(_mm512_fnmadd_ps(xn, mean, _mm512_mul_ps(load(dy + c), load(gain + c))), r);
      if (add) v = _mm512_add_ps(v, load(add + i * d + c));
      put(dx + c, v);
    }
  }
}
