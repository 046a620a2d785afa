#include "graticule/intake/crc32.h"

#include <cstring>

#if defined(__x86_64__) && (defined(__GNUC__) || defined(__clang__))
#define GRATICULE_PCLMUL 1
#include <cpuid.h>
#include <immintrin.h>
#endif

namespace graticule::intake {
namespace {

constexpr uint32_t polynomial = 0xEDB88320;  // reflected, RFC 1952 §8

/// Eight tables: `of[k][b]` is the remainder of byte b followed by k zero bytes, so eight bytes go in one step.
struct Tables {
  uint32_t of[8][256];
  Tables() {
    for (uint32_t b = 0; b < 256; b++) {
      uint32_t r = b;
      for (int i = 0; i < 8; i++) r = r & 1 ? r >> 1 ^ polynomial : r >> 1;
      of[0][b] = r;
    }
    for (int k = 1; k < 8; k++) {
      for (uint32_t b = 0; b < 256; b++) of[k][b] = of[k - 1][b] >> 8 ^ of[0][of[k - 1][b] & 255];
    }
  }
};

const Tables& tables() {
  static const Tables values;
  return values;
}

/// Continues an inverted remainder.
uint32_t by_tables(uint32_t r, const uint8_t* p, size_t size) {
  const auto& of = tables().of;
  while (size >= 8) {
    const uint32_t lo = r ^ (p[0] | p[1] << 8 | p[2] << 16 | static_cast<uint32_t>(p[3]) << 24);
    r = of[7][lo & 255] ^ of[6][lo >> 8 & 255] ^ of[5][lo >> 16 & 255] ^ of[4][lo >> 24] ^ of[3][p[4]] ^
        of[2][p[5]] ^ of[1][p[6]] ^ of[0][p[7]];
    p += 8;
    size -= 8;
  }
  while (size-- > 0) r = r >> 8 ^ of[0][(r ^ *p++) & 255];
  return r;
}

#ifdef GRATICULE_PCLMUL
/// x^n mod P as the reflected 33-bit operand that carry-less multiplication of reflected data wants.
uint64_t fold_constant(int n) {
  uint32_t r = 0x80000000u;  // x^0, reflected
  for (int i = 0; i < n; i++) r = r & 1 ? r >> 1 ^ polynomial : r >> 1;
  return static_cast<uint64_t>(r) << 1;
}

struct FoldConstants {
  // A 128-bit accumulator moves over D bits: its low half is 64 bits further from the end than its high half.
  uint64_t far_low = fold_constant(4 * 128 + 32), far_high = fold_constant(4 * 128 - 32);
  uint64_t near_low = fold_constant(128 + 32), near_high = fold_constant(128 - 32);
};

__attribute__((target("pclmul,sse4.1"))) inline __m128i fold(__m128i a, __m128i k, __m128i data) {
  return _mm_xor_si128(data, _mm_xor_si128(_mm_clmulepi64_si128(a, k, 0x00), _mm_clmulepi64_si128(a, k, 0x11)));
}

/// Folds 64 bytes a step (Gopal et al., “Fast CRC computation using PCLMULQDQ”, Intel 2009) and leaves the last
/// 16 bytes to the tables. `size` ≥ 64.
__attribute__((target("pclmul,sse4.1"))) uint32_t by_folding(uint32_t r, const uint8_t* p, size_t size) {
  static const FoldConstants c;
  const auto load = [](const uint8_t* at) { return _mm_loadu_si128(reinterpret_cast<const __m128i*>(at)); };
  __m128i a0 = _mm_xor_si128(load(p), _mm_cvtsi32_si128(static_cast<int>(r)));
  __m128i a1 = load(p + 16), a2 = load(p + 32), a3 = load(p + 48);
  p += 64;
  size -= 64;
  const __m128i far = _mm_set_epi64x(static_cast<long long>(c.far_high), static_cast<long long>(c.far_low));
  for (; size >= 64; p += 64, size -= 64) {
    a0 = fold(a0, far, load(p));
    a1 = fold(a1, far, load(p + 16));
    a2 = fold(a2, far, load(p + 32));
    a3 = fold(a3, far, load(p + 48));
  }
  const __m128i near = _mm_set_epi64x(static_cast<long long>(c.near_high), static_cast<long long>(c.near_low));
  __m128i a = fold(fold(fold(a0, near, a1), near, a2), near, a3);
  for (; size >= 16; p += 16, size -= 16) a = fold(a, near, load(p));
  uint8_t rest[16];
  _mm_storeu_si128(reinterpret_cast<__m128i*>(rest), a);
  return by_tables(by_tables(0, rest, 16), p, size);
}

bool has_pclmul() {
  unsigned a, b, c, d;
  return __get_cpuid(1, &a, &b, &c, &d) && (c & (1u << 1)) && (c & (1u << 19));
}
#endif

}  // namespace

uint32_t crc32_portable(uint32_t crc, const uint8_t* data, size_t size) { return ~by_tables(~crc, data, size); }

uint32_t crc32(uint32_t crc, const uint8_t* data, size_t size) {
#ifdef GRATICULE_PCLMUL
  static const bool available = has_pclmul();
  if (available && size >= 64) return ~by_folding(~crc, data, size);
#endif
  return crc32_portable(crc, data, size);
}

}  // namespace graticule::intake
