#include "kernels/histogram.h"

#if defined(__GNUC__)
#define GRATICULE_PREFETCH(address) __builtin_prefetch(address)
#define GRATICULE_RESTRICT __restrict__
#else
#define GRATICULE_PREFETCH(address) ((void)0)
#define GRATICULE_RESTRICT __restrict
#endif

namespace graticule::kernels {

/// Far enough ahead to hide a miss of the second-level cache behind the additions of the rows between.
static constexpr size_t kAhead = 32;

static inline int64_t spread(PackedGradient g) {
  return static_cast<int64_t>((static_cast<uint64_t>(static_cast<int64_t>(static_cast<int32_t>(g & 0xFFFF0000u))) << 16) +
                              (g & 0xFFFFu));
}

// Neighbouring columns are added in turn, so that two additions to the same sum are at least `kWidth` apart and do not
// wait for each other; the unrolled constant offsets leave one load, one load of the bin and one store an addition.
template <int kWidth>
static void accumulate(const uint8_t* GRATICULE_RESTRICT bins, const uint32_t* GRATICULE_RESTRICT rows, size_t count,
                       const PackedGradient* GRATICULE_RESTRICT gradients, int64_t* GRATICULE_RESTRICT packed) {
  const auto add = [&](size_t row) {
    const uint8_t* b = bins + row * kWidth;
    const int64_t g = spread(gradients[row]);
#if defined(__GNUC__)
#pragma GCC unroll 16
#endif
    for (int column = 0; column < kWidth; ++column) packed[column * 256 + b[column]] += g;
  };
  size_t i = 0;
  for (; i + kAhead < count; ++i) {
    const size_t ahead = rows[i + kAhead];
    // A row may stand across two cache lines.
    GRATICULE_PREFETCH(bins + ahead * kWidth);
    GRATICULE_PREFETCH(bins + ahead * kWidth + kWidth - 1);
    GRATICULE_PREFETCH(gradients + ahead);
    add(rows[i]);
  }
  for (; i < count; ++i) add(rows[i]);
}

using Accumulate = void (*)(const uint8_t*, const uint32_t*, size_t, const PackedGradient*, int64_t*);
static const Accumulate kAccumulate[17] = {
    nullptr,        accumulate<1>,  accumulate<2>,  accumulate<3>,  accumulate<4>,  accumulate<5>,
    accumulate<6>,  accumulate<7>,  accumulate<8>,  accumulate<9>,  accumulate<10>, accumulate<11>,
    accumulate<12>, accumulate<13>, accumulate<14>, accumulate<15>, accumulate<16>};

void accumulate_packed(const uint8_t* bins, int width, const uint32_t* rows, size_t count, const PackedGradient* gradients,
                       int64_t* packed) {
  kAccumulate[width](bins, rows, count, gradients, packed);
}

void accumulate_wide(const uint8_t* bins, int width, const uint32_t* rows, size_t count, const PackedGradient* gradients,
                     const int32_t* offsets, Bin* wide) {
  for (size_t i = 0; i < count; ++i) {
    const uint32_t row = rows[i];
    const uint8_t* b = bins + static_cast<size_t>(row) * width;
    const int64_t gradient = static_cast<int32_t>(gradients[row]) >> 16;
    const int64_t hessian = gradients[row] & 0xFFFFu;
    for (int column = 0; column < width; ++column) {
      Bin& bin = wide[offsets[column] + b[column]];
      bin.gradient += gradient;
      bin.hessian += hessian;
    }
  }
}

void accumulate_column(const uint8_t* column, const uint32_t* rows, size_t count, const PackedGradient* gradients, Bin* wide) {
  for (size_t i = 0; i < count; ++i) {
    const PackedGradient g = gradients[rows[i]];
    Bin& bin = wide[column[rows[i]]];
    bin.gradient += static_cast<int32_t>(g) >> 16;
    bin.hessian += g & 0xFFFFu;
  }
}

void flush_packed(int64_t* packed, int count, Bin* wide) {
  for (int b = 0; b < count; ++b) {
    wide[b].gradient += packed[b] >> 32;
    wide[b].hessian += packed[b] & 0xFFFFFFFFll;
    packed[b] = 0;
  }
}

}  // namespace graticule::kernels
