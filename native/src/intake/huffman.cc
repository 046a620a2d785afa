#include "graticule/intake/huffman.h"

#include <cstring>

namespace graticule::intake {
namespace {

// RFC 1951 §3.2.5: base and extra bits of length symbols 257–285 and distance symbols 0–29.
constexpr uint16_t length_base[29] = {3,  4,  5,  6,  7,  8,  9,  10, 11,  13,  15,  17,  19,  23, 27,
                                      31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258};
constexpr uint8_t length_extra[29] = {0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0};
constexpr uint16_t distance_base[30] = {1,   2,   3,   4,   5,   7,    9,    13,   17,   25,   33,   49,   65,    97,    129,
                                        193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577};
constexpr uint8_t distance_extra[30] = {0, 0, 0, 0, 1, 1, 2, 2,  3,  3,  4,  4,  5,  5,  6,
                                        6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13};

struct SymbolEntry {
  static constexpr uint32_t no_code = HuffmanTables::kSpecial;
  static uint32_t of(int symbol, int bits) {
    const auto b = static_cast<uint32_t>(bits);
    if (symbol < 256) return HuffmanTables::kLiteral | static_cast<uint32_t>(symbol) << 8 | 1u << 4 | b;
    if (symbol == 256) return HuffmanTables::kSpecial | HuffmanTables::kEndOfBlock | b;
    if (symbol > 285) return no_code;
    return static_cast<uint32_t>(length_base[symbol - 257]) << 16 | b << 8 | (b + length_extra[symbol - 257]);
  }
  static uint32_t subtable(uint32_t start, int bits) {
    return HuffmanTables::kSpecial | HuffmanTables::kSubtable | start << 8 | static_cast<uint32_t>(bits);
  }
};

struct DistanceEntry {
  static constexpr uint32_t no_code = HuffmanTables::kDistanceSpecial;
  static uint32_t of(int symbol, int bits) {
    const auto b = static_cast<uint32_t>(bits);
    if (symbol > 29) return no_code;
    return static_cast<uint32_t>(distance_base[symbol]) << 16 | b << 8 | (b + distance_extra[symbol]);
  }
  static uint32_t subtable(uint32_t start, int bits) {
    return HuffmanTables::kDistanceSpecial | HuffmanTables::kDistanceSubtable | start << 8 | static_cast<uint32_t>(bits);
  }
};

uint32_t reversed(uint32_t code, int bits) {
  uint32_t r = 0;
  for (int i = 0; i < bits; i++) r |= (code >> i & 1) << (bits - 1 - i);
  return r;
}

/// Fills a root table and its subtables. Codes are canonical (RFC 1951 §3.2.2) and arrive bit-reversed.
template <class Entry>
bool build(const uint8_t* lengths, int count, int root_bits, uint32_t* table, uint32_t capacity) {
  int per_length[16] = {0};
  for (int i = 0; i < count; i++) per_length[lengths[i]]++;
  int longest = 15;
  while (longest > 0 && per_length[longest] == 0) longest--;
  const uint32_t root_size = 1u << root_bits;
  for (uint32_t i = 0; i < root_size; i++) table[i] = Entry::no_code;
  if (longest == 0) return true;  // a block without matches may send no distance codes

  uint32_t left = 1;
  for (int bits = 1; bits <= 15; bits++) {
    left <<= 1;
    if (static_cast<uint32_t>(per_length[bits]) > left) return false;
    left -= static_cast<uint32_t>(per_length[bits]);
  }
  if (left > 0 && longest != 1) return false;  // only a single one-bit code may leave the set incomplete

  uint32_t next_code[16];
  uint16_t sorted[288];
  int position[16];
  uint32_t code = 0;
  int at = 0;
  for (int bits = 1; bits <= 15; bits++) {
    next_code[bits] = code;
    position[bits] = at;
    code = (code + static_cast<uint32_t>(per_length[bits])) << 1;
    at += per_length[bits];
  }
  for (int i = 0; i < count; i++) {
    if (lengths[i] > 0) sorted[position[lengths[i]]++] = static_cast<uint16_t>(i);
  }

  uint32_t used = root_size;
  uint32_t open_prefix = UINT32_MAX, sub_start = 0;
  int sub_bits = 0;
  int index = 0;
  for (int bits = 1; bits <= longest; bits++) {
    for (int n = 0; n < per_length[bits]; n++, index++) {
      const int symbol = sorted[index];
      const uint32_t path = reversed(next_code[bits]++, bits);
      if (bits <= root_bits) {
        const uint32_t entry = Entry::of(symbol, bits);
        for (uint32_t i = path; i < root_size; i += 1u << bits) table[i] = entry;
        continue;
      }
      const uint32_t prefix = path & (root_size - 1);
      if (prefix != open_prefix) {
        // Codes of one prefix are neighbours: widen until the rest of them fits.
        sub_bits = bits - root_bits;
        int room = (1 << sub_bits) - (per_length[bits] - n);
        while (room > 0 && sub_bits + root_bits < longest) {
          sub_bits++;
          room = (room << 1) - per_length[sub_bits + root_bits];
        }
        open_prefix = prefix;
        sub_start = used;
        used += 1u << sub_bits;
        if (used > capacity) return false;
        for (uint32_t i = sub_start; i < used; i++) table[i] = Entry::no_code;
        table[prefix] = Entry::subtable(sub_start, sub_bits);
      }
      const uint32_t entry = Entry::of(symbol, bits - root_bits);
      for (uint32_t i = path >> root_bits; i < 1u << sub_bits; i += 1u << (bits - root_bits)) table[sub_start + i] = entry;
    }
  }
  return true;
}

}  // namespace

bool HuffmanTables::build_symbols(const uint8_t* lengths, int count) {
  constexpr uint32_t capacity = sizeof symbols / sizeof *symbols;
  if (!build<SymbolEntry>(lengths, count, kRootBits, symbols, capacity)) return false;
  // From the top down: an index shifted right lies below, where entries still hold one literal.
  for (uint32_t i = (1u << kRootBits); i-- > 0;) {
    const uint32_t first = symbols[i];
    if (!(first & kLiteral)) continue;
    const uint32_t first_bits = first & 15;
    const uint32_t second = symbols[i >> first_bits];
    const uint32_t both = first_bits + (second & 15);
    if (!(second & kLiteral) || both > kRootBits) continue;
    symbols[i] = kLiteral | (second >> 8 & 255) << 16 | (first & 0xFF00) | 2u << 4 | both;
  }
  return true;
}

bool HuffmanTables::build_distances(const uint8_t* lengths, int count) {
  return build<DistanceEntry>(lengths, count, kDistanceRootBits, distances, sizeof distances / sizeof *distances);
}

void HuffmanTables::build_fixed() {
  uint8_t lengths[288];
  std::memset(lengths, 8, 144);
  std::memset(lengths + 144, 9, 112);
  std::memset(lengths + 256, 7, 24);
  std::memset(lengths + 280, 8, 8);
  build_symbols(lengths, 288);
  std::memset(lengths, 5, 32);
  build_distances(lengths, 32);
}

bool build_code_lengths(const uint8_t lengths[19], uint16_t table[128]) {
  int per_length[8] = {0};
  for (int i = 0; i < 19; i++) per_length[lengths[i]]++;
  uint32_t left = 128;
  for (int bits = 1; bits <= 7; bits++) {
    const uint32_t used = static_cast<uint32_t>(per_length[bits]) << (7 - bits);
    if (used > left) return false;
    left -= used;
  }
  if (left != 0) return false;
  uint32_t code = 0;
  for (int bits = 1; bits <= 7; bits++) {
    for (int symbol = 0; symbol < 19; symbol++) {
      if (lengths[symbol] != bits) continue;
      for (uint32_t i = reversed(code, bits); i < 128; i += 1u << bits) {
        table[i] = static_cast<uint16_t>(symbol << 8 | bits);
      }
      code++;
    }
    code <<= 1;
  }
  return true;
}

}  // namespace graticule::intake
