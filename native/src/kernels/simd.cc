#include "kernels/simd.h"

namespace graticule::kernels {

static Simd detect() {
#if GRATICULE_SIMD_X86
  __builtin_cpu_init();
  if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512dq") &&
      __builtin_cpu_supports("avx512vl"))
    return Simd::kAvx512;
#if !defined(__clang__)
  // Every processor with AVX2 widens half precision; a virtual machine may hide it.
  if (!__builtin_cpu_supports("f16c")) return Simd::kPortable;
#endif
  if (__builtin_cpu_supports("avx2")) return Simd::kAvx2;
#endif
  return Simd::kPortable;
}

Simd simd_level() {
  static const Simd level = detect();
  return level;
}

}  // namespace graticule::kernels
