#include "graticule/intake/sha256.h"

#include <cmath>
#include <cstring>

#if (defined(__x86_64__) || defined(__i386__)) && (defined(__GNUC__) || defined(__clang__))
#define GRATICULE_SHA_NI 1
#include <cpuid.h>
#include <immintrin.h>
#endif

namespace graticule::intake {
namespace {

/// The first 32 bits of the fractional parts of the cube roots of the first 64 primes (FIPS 180-4 §4.2.2).
struct RoundConstants {
  alignas(16) uint32_t k[64];
  uint32_t initial[8];  // square roots of the first eight primes (§5.3.3)

  RoundConstants() {
    int found = 0;
    for (uint64_t candidate = 2; found < 64; candidate++) {
      bool prime = true;
      for (uint64_t d = 2; d * d <= candidate; d++) prime = prime && candidate % d != 0;
      if (!prime) continue;
      k[found] = fraction_of_root(candidate, 3);
      if (found < 8) initial[found] = fraction_of_root(candidate, 2);
      found++;
    }
  }

  /// floor(frac(n^(1/degree)) · 2^32) in integers: the largest r with r^degree ≤ n · 2^(32·degree), bit by bit.
  static uint32_t fraction_of_root(uint64_t n, int degree) {
    uint64_t root = 0;  // under 2^37: n ≤ 311
    for (int bit = 37; bit >= 0; bit--) {
      const uint64_t trial = root | (uint64_t{1} << bit);
      if (power_at_most(trial, degree, n)) root = trial;
    }
    return static_cast<uint32_t>(root);
  }

  /// r^degree ≤ n · 2^(32·degree), in 32-bit limbs.
  static bool power_at_most(uint64_t r, int degree, uint64_t n) {
    uint32_t product[8] = {1, 0, 0, 0, 0, 0, 0, 0};
    for (int i = 0; i < degree; i++) {
      uint32_t next[8] = {0, 0, 0, 0, 0, 0, 0, 0};
      const uint32_t parts[2] = {static_cast<uint32_t>(r), static_cast<uint32_t>(r >> 32)};
      for (int p = 0; p < 2; p++) {
        uint64_t carry = 0;
        for (int j = 0; j + p < 8; j++) {
          carry += static_cast<uint64_t>(product[j]) * parts[p] + next[j + p];
          next[j + p] = static_cast<uint32_t>(carry);
          carry >>= 32;
        }
      }
      std::memcpy(product, next, sizeof product);
    }
    uint32_t bound[8] = {0, 0, 0, 0, 0, 0, 0, 0};
    bound[degree] = static_cast<uint32_t>(n);
    for (int j = 7; j >= 0; j--) {
      if (product[j] != bound[j]) return product[j] < bound[j];
    }
    return true;
  }
};

const RoundConstants& constants() {
  static const RoundConstants values;
  return values;
}

inline uint32_t rotr(uint32_t x, int n) { return (x >> n) | (x << (32 - n)); }

void compress_portable(uint32_t* state, const uint8_t* block, size_t count) {
  const uint32_t* k = constants().k;
  for (; count > 0; count--, block += 64) {
    uint32_t w[64];
    for (int i = 0; i < 16; i++) {
      w[i] = static_cast<uint32_t>(block[4 * i]) << 24 | static_cast<uint32_t>(block[4 * i + 1]) << 16 |
             static_cast<uint32_t>(block[4 * i + 2]) << 8 | block[4 * i + 3];
    }
    for (int i = 16; i < 64; i++) {
      const uint32_t s0 = rotr(w[i - 15], 7) ^ rotr(w[i - 15], 18) ^ (w[i - 15] >> 3);
      const uint32_t s1 = rotr(w[i - 2], 17) ^ rotr(w[i - 2], 19) ^ (w[i - 2] >> 10);
      w[i] = w[i - 16] + s0 + w[i - 7] + s1;
    }
    uint32_t a = state[0], b = state[1], c = state[2], d = state[3];
    uint32_t e = state[4], f = state[5], g = state[6], h = state[7];
    for (int i = 0; i < 64; i++) {
      const uint32_t t1 = h + (rotr(e, 6) ^ rotr(e, 11) ^ rotr(e, 25)) + ((e & f) ^ (~e & g)) + k[i] + w[i];
      const uint32_t t2 = (rotr(a, 2) ^ rotr(a, 13) ^ rotr(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      h = g, g = f, f = e, e = d + t1, d = c, c = b, b = a, a = t1 + t2;
    }
    state[0] += a, state[1] += b, state[2] += c, state[3] += d;
    state[4] += e, state[5] += f, state[6] += g, state[7] += h;
  }
}

#ifdef GRATICULE_SHA_NI
/// Four rounds an instruction pair; state as the ABEF and CDGH halves that sha256rnds2 works on.
__attribute__((target("sha,sse4.1,ssse3"))) void compress_sha_ni(uint32_t* state, const uint8_t* block, size_t count) {
  const uint32_t* k = constants().k;
  const __m128i swap = _mm_set_epi64x(0x0c0d0e0f08090a0bLL, 0x0405060700010203LL);
  __m128i dcba = _mm_shuffle_epi32(_mm_loadu_si128(reinterpret_cast<const __m128i*>(state)), 0xB1);
  __m128i hgfe = _mm_shuffle_epi32(_mm_loadu_si128(reinterpret_cast<const __m128i*>(state + 4)), 0x1B);
  __m128i abef = _mm_alignr_epi8(dcba, hgfe, 8);
  __m128i cdgh = _mm_blend_epi16(hgfe, dcba, 0xF0);
  for (; count > 0; count--, block += 64) {
    const __m128i abef_before = abef, cdgh_before = cdgh;
    __m128i w[4];
    for (int i = 0; i < 4; i++) {
      w[i] = _mm_shuffle_epi8(_mm_loadu_si128(reinterpret_cast<const __m128i*>(block + 16 * i)), swap);
    }
#pragma GCC unroll 16
    for (int i = 0; i < 16; i++) {
      const __m128i words = w[i & 3];
      __m128i sum = _mm_add_epi32(words, _mm_load_si128(reinterpret_cast<const __m128i*>(k + 4 * i)));
      cdgh = _mm_sha256rnds2_epu32(cdgh, abef, sum);
      abef = _mm_sha256rnds2_epu32(abef, cdgh, _mm_shuffle_epi32(sum, 0x0E));
      if (i < 12) {
        // w[t..t+3] for t = 4 i + 16, from the sixteen words before it.
        const __m128i last = w[(i + 3) & 3];
        __m128i next = _mm_sha256msg1_epu32(words, w[(i + 1) & 3]);
        next = _mm_add_epi32(next, _mm_alignr_epi8(last, w[(i + 2) & 3], 4));
        w[i & 3] = _mm_sha256msg2_epu32(next, last);
      }
    }
    abef = _mm_add_epi32(abef, abef_before);
    cdgh = _mm_add_epi32(cdgh, cdgh_before);
  }
  const __m128i feba = _mm_shuffle_epi32(abef, 0x1B);
  const __m128i dchg = _mm_shuffle_epi32(cdgh, 0xB1);
  _mm_storeu_si128(reinterpret_cast<__m128i*>(state), _mm_blend_epi16(feba, dchg, 0xF0));
  _mm_storeu_si128(reinterpret_cast<__m128i*>(state + 4), _mm_alignr_epi8(dchg, feba, 8));
}

bool has_sha_ni() {
  unsigned a, b, c, d;
  if (!__get_cpuid_count(7, 0, &a, &b, &c, &d) || !(b & (1u << 29))) return false;
  return __get_cpuid(1, &a, &b, &c, &d) && (c & (1u << 19)) && (c & (1u << 9));
}
#endif

}  // namespace

Sha256::Sha256(bool portable) {
  compress_ = compress_portable;
#ifdef GRATICULE_SHA_NI
  static const bool available = has_sha_ni();
  if (available && !portable) compress_ = compress_sha_ni;
#else
  (void)portable;
#endif
  std::memcpy(state_, constants().initial, sizeof state_);
}

void Sha256::update(const uint8_t* data, size_t size) {
  total_ += size;
  if (pending_size_ > 0) {
    const size_t taken = size < 64 - pending_size_ ? size : 64 - pending_size_;
    std::memcpy(pending_ + pending_size_, data, taken);
    pending_size_ += taken;
    data += taken;
    size -= taken;
    if (pending_size_ < 64) return;
    compress_(state_, pending_, 1);
    pending_size_ = 0;
  }
  const size_t whole = size / 64;
  if (whole > 0) compress_(state_, data, whole);
  const size_t rest = size - 64 * whole;
  if (rest > 0) std::memcpy(pending_, data + 64 * whole, rest);
  pending_size_ = rest;
}

std::string Sha256::hex() {
  const uint64_t bits = total_ * 8;
  uint8_t tail[128] = {0};
  std::memcpy(tail, pending_, pending_size_);
  tail[pending_size_] = 0x80;
  const size_t size = pending_size_ < 56 ? 64 : 128;
  for (int i = 0; i < 8; i++) tail[size - 1 - i] = static_cast<uint8_t>(bits >> (8 * i));
  compress_(state_, tail, size / 64);
  static const char digits[] = "0123456789abcdef";
  std::string text(64, '0');
  for (int i = 0; i < 64; i++) text[i] = digits[state_[i / 8] >> (28 - 4 * (i % 8)) & 15];
  return text;
}

}  // namespace graticule::intake
