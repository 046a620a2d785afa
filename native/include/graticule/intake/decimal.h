#pragma once
#include <cstddef>
#include <cstdint>
#include <string>

namespace graticule::intake {

/// The parts of a JSON number: value = ±mantissa · 10^exponent, plus digits that no longer fitted.
struct Decimal {
  const char* begin;      // first character, the sign included
  const char* end;        // one past the last
  uint64_t mantissa;      // the first 19 significant digits
  int64_t exponent;
  bool negative;
  bool truncated;         // significant digits beyond the 19th were dropped
};

/// Reads a number by the JSON grammar (RFC 8259 §6) up to the first character that cannot belong to it;
/// the text must end in a character that is no part of a number (a NUL will do).
/// @returns false when there is no well-formed number at `text`; `out.end` then points at the offending character
bool scan_number(const char* text, Decimal& out);

/// The double nearest to the number, ties to even: always correctly rounded. May be ±infinity.
double to_double(const Decimal& number);

/// The shortest text that reads back as the same double, written as JSON.stringify writes it. Finite values only.
std::string number_text(double value);

}  // namespace graticule::intake
