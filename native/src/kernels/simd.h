#pragma once
// Run-time choice of instruction set. Every level gives the same bits: kernels are plain element-wise arithmetic without
// contraction, or integers.
#include <cstddef>
#include <type_traits>

#if defined(__x86_64__) && defined(__GNUC__)
#define GRATICULE_SIMD_X86 1
#include <immintrin.h>
#if !defined(__clang__)
// GCC 12's own AVX-512 header reads a deliberately undefined register (its bug 105593), seen wherever it is inlined.
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#pragma GCC diagnostic ignored "-Wuninitialized"
#endif
#define GRATICULE_TARGET_AVX2 __attribute__((target("avx2,popcnt")))
#define GRATICULE_TARGET_AVX512 __attribute__((target("avx2,popcnt,avx512f,avx512bw,avx512dq,avx512vl")))
#define GRATICULE_ALWAYS_INLINE inline __attribute__((always_inline))
#define GRATICULE_INLINE_BODY __attribute__((always_inline))
#define GRATICULE_NEVER_INLINE __attribute__((noinline))
#else
#define GRATICULE_SIMD_X86 0
#define GRATICULE_ALWAYS_INLINE inline
#define GRATICULE_INLINE_BODY
#define GRATICULE_NEVER_INLINE
#endif

namespace graticule::kernels {

enum class Simd : unsigned char { kPortable = 0, kAvx2 = 1, kAvx512 = 2 };

/// The best level of this machine.
Simd simd_level();

#if GRATICULE_SIMD_X86
template <class Body>
GRATICULE_TARGET_AVX2 void run_avx2(const Body& body) {
  body();
}
template <class Body>
GRATICULE_TARGET_AVX512 void run_avx512(const Body& body) {
  body();
}
template <class Body>
GRATICULE_TARGET_AVX2 void run_avx2_of(const Body& body) {
  body(std::integral_constant<std::size_t, 32>());
}
template <class Body>
GRATICULE_TARGET_AVX512 void run_avx512_of(const Body& body) {
  body(std::integral_constant<std::size_t, 64>());
}
#endif

/// Runs `body`, a lambda marked GRATICULE_INLINE_BODY, compiled for the level.
template <class Body>
void at_level(Simd level, const Body& body) {
#if GRATICULE_SIMD_X86
  if (level == Simd::kAvx512) return run_avx512(body);
  if (level == Simd::kAvx2) return run_avx2(body);
#else
  (void)level;
#endif
  body();
}

/// As `at_level`, for a body that is told the bytes of a register as a std::integral_constant.
template <class Body>
void at_level_of(Simd level, const Body& body) {
#if GRATICULE_SIMD_X86
  if (level == Simd::kAvx512) return run_avx512_of(body);
  if (level == Simd::kAvx2) return run_avx2_of(body);
#else
  (void)level;
#endif
  body(std::integral_constant<std::size_t, 16>());
}

}  // namespace graticule::kernels
