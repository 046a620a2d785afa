#pragma once
#include <cstdint>

namespace graticule::intake {

/// Decoding tables of one deflate block. A lookup by the next `kRootBits` bits answers most symbols at once;
/// longer codes continue in a subtable. Where two literals fit into the root bits one entry holds both.
///
/// Literal/length entry:
///   literal   bit 31 · bits 0–3 code bits · bits 4–5 how many (1 or 2) · bits 8–15 first, 16–23 second byte
///   length    bits 0–4 code and extra bits · bits 8–11 code bits · bits 16–24 base length
///   special   bit 30 · with bit 29: subtable of 2^(bits 0–3) entries at bits 8–23 · with bit 28: end of block,
///             bits 0–3 code bits · otherwise: no such code
/// Distance entry:
///   distance  bits 0–4 code and extra bits · bits 8–11 code bits · bits 16–30 base distance
///   special   bit 31 · with bit 30: subtable as above · otherwise: no such code
struct HuffmanTables {
  static constexpr int kRootBits = 12;
  static constexpr int kDistanceRootBits = 9;
  static constexpr uint32_t kLiteral = 1u << 31;
  static constexpr uint32_t kSpecial = 1u << 30;
  static constexpr uint32_t kSubtable = 1u << 29;
  static constexpr uint32_t kEndOfBlock = 1u << 28;
  static constexpr uint32_t kDistanceSpecial = 1u << 31;
  static constexpr uint32_t kDistanceSubtable = 1u << 30;

  uint32_t symbols[(1 << kRootBits) + 2048];
  uint32_t distances[(1 << kDistanceRootBits) + 2048];

  /// @param lengths code length (0–15) of each of `count` symbols
  /// @returns false when the lengths make no prefix code that deflate allows
  bool build_symbols(const uint8_t* lengths, int count);
  bool build_distances(const uint8_t* lengths, int count);
  void build_fixed();
};

/// The code-length code of a dynamic block: index by the next seven bits; bits 0–2 code bits, bits 8–12 symbol;
/// 0 is no code. @returns false for lengths (0–7) that are no complete code
bool build_code_lengths(const uint8_t lengths[19], uint16_t table[128]);

}  // namespace graticule::intake
