#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace graticule::csv {

/// How a number was written: 0 as JavaScript writes it; d + 1 with d decimals; `kKept` otherwise.
constexpr uint8_t kPlain = 0;
constexpr uint8_t kKept = 255;

struct NumberCell {
  double value;
  uint8_t spelling;
};

/// Reads a decimal number such as `-1.50`, `+3`, `.5`, `5.` or `1e5`, always to the nearest double. Codes that would not
/// survive being a number are none: leading zeros (`007`) and whole numbers that a double cannot tell from their
/// neighbours. Infinities and hexadecimal are no numbers here.
/// @returns whether the whole text is a number
bool read_number(std::string_view text, NumberCell& out);

/// The text that a number had, from its value and a spelling other than `kKept`.
std::string spelled(double value, uint8_t spelling);

/// Without the white space around it, of any Unicode kind.
std::string_view trimmed(std::string_view text);

/// Texts that count as missing besides the empty one, told apart by their first byte.
class MissingMarks {
 public:
  explicit MissingMarks(std::vector<std::string> marks);
  bool has(std::string_view text) const {
    return text.empty() || (first_[static_cast<unsigned char>(text[0])] && among(text));
  }

 private:
  bool among(std::string_view text) const;
  std::vector<std::string> marks_;
  bool first_[256] = {};
};

}  // namespace graticule::csv
