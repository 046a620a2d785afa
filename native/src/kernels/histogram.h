#pragma once
#include <cstddef>
#include <cstdint>

namespace graticule::kernels {

/// A row's gradient and hessian on a 16-bit grid: signed gradient in the upper half, unsigned hessian in the lower.
using PackedGradient = uint32_t;

/// Sums of gradients and hessians over the rows of a bin, in grid units. Integers: the order of additions, and so the
/// number of threads, cannot change them.
struct Bin {
  int64_t gradient;
  int64_t hessian;
};

/// Rows that one packed histogram can take before either half could overflow:
/// 65,536 × 32,767 < 2^31 and 65,536 × 65,535 < 2^32.
constexpr size_t kPackedRows = 65536;

/// Adds rows[0 … count − 1] (count ≤ kPackedRows) to `packed`, `width` columns of 256 sums with the gradient in the
/// upper and the hessian in the lower 32 bits. `bins` is row-major, `width` ≤ 16 bytes a row.
void accumulate_packed(const uint8_t* bins, int width, const uint32_t* rows, size_t count, const PackedGradient* gradients,
                       int64_t* packed);

/// The same straight into wide sums; offsets[c] is where column c starts. For leaves too small to repay the packed detour.
void accumulate_wide(const uint8_t* bins, int width, const uint32_t* rows, size_t count, const PackedGradient* gradients,
                     const int32_t* offsets, Bin* wide);

/// The same for one column by itself, stored column-major; `wide` is where it starts.
void accumulate_column(const uint8_t* column, const uint32_t* rows, size_t count, const PackedGradient* gradients, Bin* wide);

/// wide[b] += packed[b] for b in 0 … count − 1, and clears packed.
void flush_packed(int64_t* packed, int count, Bin* wide);

}  // namespace graticule::kernels
