#pragma once
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "graticule/neighbours.h"
#include "graticule/sizes.h"
#include "kernels/simd.h"

namespace graticule {

/// Points of a tile.
constexpr std::size_t lanes = 16;

/// Words of 32 bits whose counts, eight a byte at most, fit in bytes.
constexpr std::size_t most_words = 31;

#if defined(__GNUC__)
/// A tile of sums in vectors of so many bytes, no longer than the registers of the level that the code is compiled for: of longer ones
/// the compiler keeps every sum in memory.
template <std::size_t Bytes>
struct Lanes {
  static constexpr std::size_t kEach = Bytes / sizeof(float), kParts = lanes / kEach;
  typedef float Part __attribute__((vector_size(Bytes)));
  typedef float PartAt __attribute__((vector_size(Bytes), aligned(4), may_alias));
  Part parts[kParts];
};

template <std::size_t Bytes>
GRATICULE_ALWAYS_INLINE void add_squares(Lanes<Bytes>& sums, const float* column, float value) {
  using L = Lanes<Bytes>;
#pragma GCC unroll 4
  for (std::size_t p = 0; p < L::kParts; ++p) {
    const typename L::Part differences = *reinterpret_cast<const typename L::PartAt*>(column + p * L::kEach) - value;
    sums.parts[p] += differences * differences;
  }
}
/// Adds to each sum in how many bits a point and a query differ.
template <std::size_t Bytes>
GRATICULE_ALWAYS_INLINE void add_unequal(Lanes<Bytes>& sums, const std::uint32_t* points, const std::uint32_t* query, std::size_t words) {
  using L = Lanes<Bytes>;
  typedef std::uint32_t Word __attribute__((vector_size(Bytes)));
  typedef std::uint32_t WordAt __attribute__((vector_size(Bytes), aligned(4), may_alias));
  typedef std::int32_t Count __attribute__((vector_size(Bytes)));
#pragma GCC unroll 4
  for (std::size_t p = 0; p < L::kParts; ++p) {
    Word total = {};
    for (std::size_t begin = 0; begin < words; begin += most_words) {
      Word bytes = {};
      for (std::size_t w = begin; w < std::min(words, begin + most_words); ++w) {
        Word x = *reinterpret_cast<const WordAt*>(points + w * lanes + p * L::kEach) ^ query[w];
        x -= (x >> 1) & 0x55555555u;
        x = (x & 0x33333333u) + ((x >> 2) & 0x33333333u);
        bytes += (x + (x >> 4)) & 0x0f0f0f0fu;
      }
      const Word pairs = (bytes & 0x00ff00ffu) + ((bytes >> 8) & 0x00ff00ffu);
      total += (pairs + (pairs >> 16)) & 0xffffu;
    }
    sums.parts[p] += __builtin_convertvector(reinterpret_cast<Count>(total), typename L::Part);
  }
}
template <std::size_t Bytes>
GRATICULE_ALWAYS_INLINE void store(const Lanes<Bytes>& sums, float* out) {
  using L = Lanes<Bytes>;
#pragma GCC unroll 4
  for (std::size_t p = 0; p < L::kParts; ++p) *reinterpret_cast<typename L::PartAt*>(out + p * L::kEach) = sums.parts[p];
}
#else
template <std::size_t Bytes>
struct Lanes {
  float values[lanes];
};
template <std::size_t Bytes>
inline void add_squares(Lanes<Bytes>& sums, const float* column, float value) {
  for (std::size_t lane = 0; lane < lanes; ++lane) {
    const float difference = column[lane] - value;
    sums.values[lane] += difference * difference;
  }
}
template <std::size_t Bytes>
inline void add_unequal(Lanes<Bytes>& sums, const std::uint32_t* points, const std::uint32_t* query, std::size_t words) {
  for (std::size_t lane = 0; lane < lanes; ++lane) {
    std::uint32_t count = 0;
    for (std::size_t w = 0; w < words; ++w)
      for (std::uint32_t x = points[w * lanes + lane] ^ query[w]; x != 0; x &= x - 1) ++count;
    sums.values[lane] += static_cast<float>(count);
  }
}
template <std::size_t Bytes>
inline void store(const Lanes<Bytes>& sums, float* out) {
  std::copy_n(sums.values, lanes, out);
}
#endif

/// Points in tiles of 16: within a tile all first columns, then all second ones, … Columns of noughts and ones, which is what
/// categories become, are bits instead: in how many of them two points differ is the square of their distance there.
class Tiles {
 public:
  explicit Tiles(const Points& points) : rows_(points.rows) {
    std::vector<char> plain(points.columns, 0);
    for (std::size_t i = 0; i < points.rows; ++i)
      for (std::size_t j = 0; j < points.columns; ++j) plain[j] |= !is_bit(points.values[i * points.columns + j]);
    const auto bits = static_cast<std::size_t>(std::count(plain.begin(), plain.end(), 0));
    for (std::size_t j = 0; j < points.columns; ++j) (plain[j] || bits < fewest_bits ? numbers_ : bits_).push_back(j);
    numbers_of_.assign(size_product(padded(), numbers_.size()), 0.0f);
    bits_of_.assign(size_product(padded(), words()), 0u);
    for (std::size_t i = 0; i < points.rows; ++i) {
      const float* point = points.values + i * points.columns;
      for (std::size_t j = 0; j < numbers_.size(); ++j)
        numbers_of_[(i / lanes * numbers_.size() + j) * lanes + i % lanes] = point[numbers_[j]];
      for (std::size_t b = 0; b < bits_.size(); ++b)
        bits_of_[(i / lanes * words() + b / 32) * lanes + i % lanes] |= (point[bits_[b]] != 0 ? 1u : 0u) << b % 32;
    }
  }

  /// Rows with those that fill the last tile.
  std::size_t padded() const { return (rows_ + lanes - 1) / lanes * lanes; }
  std::size_t numbers() const { return numbers_.size(); }
  std::size_t bits() const { return bits_.size(); }
  std::size_t words() const { return (bits_.size() + 31) / 32; }
  const float* numbers_from(std::size_t row) const { return numbers_of_.data() + row * numbers(); }
  const std::uint32_t* bits_from(std::size_t row) const { return bits_of_.data() + row * words(); }

  /// Takes a query apart. False where it has another number in a column of bits: `add_other` is for it.
  bool take(const float* query, float* numbers, std::uint32_t* words) const {
    for (std::size_t j = 0; j < numbers_.size(); ++j) numbers[j] = query[numbers_[j]];
    std::fill_n(words, this->words(), 0u);
    bool whole = true;
    for (std::size_t b = 0; b < bits_.size(); ++b) {
      const float value = query[bits_[b]];
      whole &= is_bit(value);
      words[b / 32] |= (value != 0 ? 1u : 0u) << b % 32;
    }
    return whole;
  }

  /// Squared distances of all points, for a query that bits do not tell.
  void distances_of_other(const float* query, float* out) const {
    for (std::size_t i = 0; i < rows_; ++i) {
      float sum = 0, of_bits = 0;
      for (std::size_t j = 0; j < numbers_.size(); ++j) {
        const float difference = numbers_from(i / lanes * lanes)[j * lanes + i % lanes] - query[numbers_[j]];
        sum += difference * difference;
      }
      for (std::size_t b = 0; b < bits_.size(); ++b) {
        const bool one = bits_from(i / lanes * lanes)[b / 32 * lanes + i % lanes] >> b % 32 & 1;
        const float difference = (one ? 1.0f : 0.0f) - query[bits_[b]];
        of_bits += difference * difference;
      }
      out[i] = sum + of_bits;
    }
  }

 private:
  /// Fewer columns of bits are as quick as numbers.
  static constexpr std::size_t fewest_bits = 8;
  static bool is_bit(float value) { return value == 0 || value == 1; }

  std::size_t rows_;
  std::vector<std::size_t> numbers_, bits_;  ///< their columns
  std::vector<float> numbers_of_;
  std::vector<std::uint32_t> bits_of_;
};

}  // namespace graticule
