// The deflate blocks inside a gzip member (RFC 1951): the half of Gunzip that turns bits into text.
#include <algorithm>
#include <cstring>

#include "graticule/intake/gunzip.h"

namespace graticule::intake {
namespace {

inline uint64_t load64(const uint8_t* p) {
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
  uint64_t value = 0;
  for (int i = 7; i >= 0; i--) value = value << 8 | p[i];
  return value;
#else
  uint64_t value;
  std::memcpy(&value, p, 8);
  return value;
#endif
}

/// Copies a match; may write up to 15 bytes beyond `out + length`, which later symbols overwrite.
inline void copy_match(uint8_t* out, size_t distance, size_t length) {
  const uint8_t* from = out - distance;
  uint8_t* const stop = out + length;
  if (distance >= 16) {
    do {
      std::memcpy(out, from, 16);
      out += 16;
      from += 16;
    } while (out < stop);
  } else if (distance >= 8) {
    do {
      std::memcpy(out, from, 8);
      out += 8;
      from += 8;
    } while (out < stop);
  } else if (distance == 1) {
    std::memset(out, *from, length);
  } else {
    do *out++ = *from++;
    while (out < stop);
  }
}

}  // namespace

void Gunzip::load_bits() {
  bits_ |= load64(next_) << bit_count_;
  next_ += (63 - bit_count_) >> 3;
  bit_count_ |= 56;
}

/// Up to 16 bits; reads zeros past the end, which the caller's overrun check refuses.
uint32_t Gunzip::take_bits(int count) {
  if (bit_count_ < count) {
    fill_input(kInputMargin);
    if (next_ > end_) fail("The payload ends within a deflate block");
    load_bits();
  }
  const auto value = static_cast<uint32_t>(bits_ & ((uint64_t{1} << count) - 1));
  bits_ >>= count;
  bit_count_ -= count;
  if (next_ - bit_count_ / 8 > end_) fail("The payload ends within a deflate block");
  return value;
}

/// Gives whole unread bytes of the bit buffer back to the input and drops the bits before the next byte boundary.
void Gunzip::return_whole_bytes() {
  next_ -= bit_count_ / 8;
  bits_ = 0;
  bit_count_ = 0;
}

void Gunzip::read_block_header() {
  last_block_ = take_bits(1) != 0;
  switch (take_bits(2)) {
    case 0: {
      return_whole_bytes();
      uint32_t size[2];
      for (uint32_t& value : size) {
        const uint32_t low = next_byte("a stored block");
        value = low | static_cast<uint32_t>(next_byte("a stored block")) << 8;
      }
      if (size[0] != (size[1] ^ 0xFFFF)) fail("The length of a stored block is corrupt");
      stored_left_ = size[0];
      phase_ = Phase::stored;
      return;
    }
    case 1: tables_->build_fixed(); break;
    case 2: read_dynamic_tables(); break;
    default: fail("Unknown deflate block type");
  }
  phase_ = Phase::compressed;
}

/// RFC 1951 §3.2.7.
void Gunzip::read_dynamic_tables() {
  const int symbols = static_cast<int>(take_bits(5)) + 257;
  const int distances = static_cast<int>(take_bits(5)) + 1;
  const int code_lengths = static_cast<int>(take_bits(4)) + 4;
  if (symbols > 286 || distances > 30) fail("Too many deflate codes");
  static constexpr uint8_t order[19] = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};
  uint8_t first[19] = {0};
  for (int i = 0; i < code_lengths; i++) first[order[i]] = static_cast<uint8_t>(take_bits(3));
  uint16_t table[128];
  if (!build_code_lengths(first, table)) fail("The code lengths of a deflate block are corrupt");

  uint8_t lengths[286 + 30];
  const int total = symbols + distances;
  for (int i = 0; i < total;) {
    if (bit_count_ < 14) {
      fill_input(kInputMargin);
      if (next_ > end_) fail("The payload ends within a deflate block");
      load_bits();
    }
    const uint16_t entry = table[bits_ & 127];
    bits_ >>= entry & 255;
    bit_count_ -= entry & 255;
    const int symbol = entry >> 8;
    if (symbol < 16) {
      lengths[i++] = static_cast<uint8_t>(symbol);
      continue;
    }
    int repeat;
    uint8_t value = 0;
    if (symbol == 16) {
      if (i == 0) fail("A deflate block repeats a code length before the first");
      value = lengths[i - 1];
      repeat = 3 + static_cast<int>(take_bits(2));
    } else {
      repeat = symbol == 17 ? 3 + static_cast<int>(take_bits(3)) : 11 + static_cast<int>(take_bits(7));
    }
    if (repeat > total - i) fail("A deflate block repeats a code length past the last");
    std::memset(lengths + i, value, static_cast<size_t>(repeat));
    i += repeat;
  }
  if (next_ - bit_count_ / 8 > end_) fail("The payload ends within a deflate block");
  if (lengths[256] == 0) fail("A deflate block has no end code");
  if (!tables_->build_symbols(lengths, symbols) || !tables_->build_distances(lengths + symbols, distances)) {
    fail("The codes of a deflate block are corrupt");
  }
}

void Gunzip::copy_stored() {
  while (stored_left_ > 0 && out_ < out_limit_) {
    if (!fill_input(1)) fail("The payload ends within a stored block");
    const size_t size = std::min({static_cast<size_t>(stored_left_), static_cast<size_t>(end_ - next_),
                                  static_cast<size_t>(out_limit_ - out_)});
    std::memcpy(out_, next_, size);
    out_ += size;
    next_ += size;
    stored_left_ -= static_cast<uint32_t>(size);
  }
  if (stored_left_ == 0) phase_ = last_block_ ? Phase::trailer : Phase::block_header;
}

void Gunzip::inflate_block() {
  while (out_ < out_limit_) {
    const bool ample = fill_input(kInputMargin);
    const bool block_ended = ample ? inflate_symbols<false>() : inflate_symbols<true>();
    if (block_ended) {
      phase_ = last_block_ ? Phase::trailer : Phase::block_header;
      return;
    }
  }
}

/// Decodes symbols while there is input and room. @returns whether the block ended
/// @tparam kAtEnd the input may end at any symbol: check after each; otherwise stop `kInputMargin` before its end
template <bool kAtEnd>
bool Gunzip::inflate_symbols() {
  constexpr uint32_t root_mask = (1u << HuffmanTables::kRootBits) - 1;
  constexpr uint32_t distance_mask = (1u << HuffmanTables::kDistanceRootBits) - 1;
  const uint32_t* const symbols = tables_->symbols;
  const uint32_t* const distances = tables_->distances;
  const uint8_t* next = next_;
  const uint8_t* const stop = kAtEnd ? end_ : end_ - kInputMargin;
  uint64_t bits = bits_;
  int count = bit_count_;
  uint8_t* out = out_;
  uint8_t* const limit = out_limit_;
  const auto save = [&]() {
    next_ = const_cast<uint8_t*>(next);
    bits_ = bits;
    bit_count_ = count;
    out_ = out;
  };
  const auto refill = [&]() {
    bits |= load64(next) << count;
    next += (63 - count) >> 3;
    count |= 56;
  };
  const auto consume = [&](uint32_t n) {
    bits >>= n;
    count -= static_cast<int>(n);
  };
  const auto put_literals = [&](uint32_t entry) {
    out[0] = static_cast<uint8_t>(entry >> 8);
    out[1] = static_cast<uint8_t>(entry >> 16);
    out += entry >> 4 & 3;
    consume(entry & 15);
  };

  while (out < limit) {
    if (kAtEnd) {
      if (next - count / 8 > end_) {
        save();
        fail("The payload ends within a deflate block");
      }
    } else if (next > stop) {
      break;
    }
    refill();  // at least 56 bits: four root lookups of literals, or one match of at most 48 bits
    uint32_t entry = symbols[bits & root_mask];
    if (entry & HuffmanTables::kLiteral) {
      put_literals(entry);
      entry = symbols[bits & root_mask];
      if (entry & HuffmanTables::kLiteral) {
        put_literals(entry);
        entry = symbols[bits & root_mask];
        if (entry & HuffmanTables::kLiteral) {
          put_literals(entry);
          entry = symbols[bits & root_mask];
          if (entry & HuffmanTables::kLiteral) {
            put_literals(entry);
            continue;
          }
        }
      }
      refill();
    }
    if (entry & HuffmanTables::kSpecial) {
      if (entry & HuffmanTables::kSubtable) {
        consume(HuffmanTables::kRootBits);
        entry = symbols[(entry >> 8 & 0xFFFF) + (bits & ((1u << (entry & 15)) - 1))];
        if (entry & HuffmanTables::kLiteral) {
          put_literals(entry);
          continue;
        }
      }
      if (entry & HuffmanTables::kSpecial) {
        const bool ended = (entry & HuffmanTables::kEndOfBlock) != 0;
        if (ended) consume(entry & 15);
        save();
        if (kAtEnd && next_ - count / 8 > end_) fail("The payload ends within a deflate block");
        if (!ended) fail("A deflate block holds a code that its table does not have");
        return true;
      }
    }
    const uint32_t length_bits = entry & 31;
    const uint32_t length =
        (entry >> 16) + static_cast<uint32_t>((bits & ((uint64_t{1} << length_bits) - 1)) >> (entry >> 8 & 15));
    consume(length_bits);
    uint32_t where = distances[bits & distance_mask];
    if (where & HuffmanTables::kDistanceSpecial) {
      if (where & HuffmanTables::kDistanceSubtable) {
        consume(HuffmanTables::kDistanceRootBits);
        where = distances[(where >> 8 & 0xFFFF) + (bits & ((1u << (where & 15)) - 1))];
      }
      if (where & HuffmanTables::kDistanceSpecial) {
        save();
        if (next_ - count / 8 > end_) fail("The payload ends within a deflate block");
        fail("A deflate block holds a distance code that its table does not have");
      }
    }
    const uint32_t distance_bits = where & 31;
    const size_t distance =
        (where >> 16) + static_cast<size_t>((bits & ((uint64_t{1} << distance_bits) - 1)) >> (where >> 8 & 15));
    consume(distance_bits);
    if (distance > static_cast<size_t>(out - history_)) {
      save();
      if (next_ - count / 8 > end_) fail("The payload ends within a deflate block");
      fail("A deflate match reaches back before the beginning");
    }
    copy_match(out, distance, length);
    out += length;
  }
  save();
  if (kAtEnd && next_ - count / 8 > end_) fail("The payload ends within a deflate block");
  return false;
}

}  // namespace graticule::intake
