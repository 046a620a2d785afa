#include "graticule/csv/cell.h"

#include <charconv>
#include <cmath>
#include <cstdio>
#include <cstring>

#include "graticule/intake/decimal.h"

namespace graticule::csv {
namespace {

constexpr double powers_of_ten[] = {1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15};

inline bool is_digit(char c) { return static_cast<unsigned char>(c - '0') < 10; }

/// The number with exactly `decimals` digits behind the point.
std::string fixed_text(double value, int decimals) {
  char text[512];
#if defined(__cpp_lib_to_chars) && __cpp_lib_to_chars >= 201611L
  const auto end = std::to_chars(text, text + sizeof text, value, std::chars_format::fixed, decimals);
  return end.ec == std::errc() ? std::string(text, end.ptr) : std::string();
#else
  const int size = std::snprintf(text, sizeof text, "%.*f", decimals, value);
  if (size < 0 || static_cast<size_t>(size) >= sizeof text) return std::string();
  for (char* c = text; *c; c++) *c = *c == ',' ? '.' : *c;  // a process may have set a locale
  return text;
#endif
}

uint8_t spelling_of(std::string_view text, double value) {
  if (intake::number_text(value) == text) return kPlain;
  const size_t point = text.find('.');
  if (point == std::string_view::npos) return kKept;
  const size_t decimals = text.size() - 1 - point;
  return decimals <= 100 && fixed_text(value, static_cast<int>(decimals)) == text ? static_cast<uint8_t>(decimals + 1) : kKept;
}

/// Numbers of any form, by way of the grammar of JSON.
bool read_any(std::string_view text, NumberCell& out) {
  const std::string_view bare = trimmed(text);
  if (bare.empty() || bare.size() > 4096) return false;
  const char* p = bare.data();
  const char* const end = p + bare.size();
  std::string json;
  if (*p == '-') json += '-';
  if (*p == '-' || *p == '+') p++;
  const char* const whole = p;
  while (p < end && is_digit(*p)) p++;
  const size_t whole_digits = static_cast<size_t>(p - whole);
  if (whole_digits > 1 && *whole == '0') return false;
  // `+33612345678` is a telephone.
  if (whole > bare.data() && *bare.data() == '+' && p == end && whole_digits >= 9) return false;
  json.append(whole_digits == 0 ? "0" : std::string_view(whole, whole_digits));
  const bool pointed = p < end && *p == '.';
  size_t decimals = 0;
  if (pointed) {
    const char* const fraction = ++p;
    while (p < end && is_digit(*p)) p++;
    decimals = static_cast<size_t>(p - fraction);
    if (decimals > 0) json.append(".").append(fraction, decimals);
  }
  if (whole_digits == 0 && decimals == 0) return false;
  if (p < end && (*p == 'e' || *p == 'E')) {
    const char* const exponent = p++;
    if (p < end && (*p == '-' || *p == '+')) p++;
    const char* const digits = p;
    while (p < end && is_digit(*p)) p++;
    if (p == digits) return false;
    json.append(exponent, static_cast<size_t>(p - exponent));
  }
  if (p != end) return false;
  json.append(16, '\0');  // the scanner looks some bytes ahead
  intake::Decimal decimal;
  if (!intake::scan_number(json.c_str(), decimal)) return false;
  const double value = intake::to_double(decimal);
  if (!std::isfinite(value)) return false;
  if (!pointed && whole_digits > 15 && !(std::fabs(value) <= 9007199254740991.0) &&
      text.find(intake::number_text(value)) == std::string_view::npos)
    return false;
  out.value = value;
  out.spelling = spelling_of(text, value);
  return true;
}

/// A decimal of more digits than a double holds, as programs write doubles: nearly all are the shortest text of their number.
/// @returns false where another way has to be taken
bool read_long(std::string_view text, NumberCell& out) {
#if defined(__cpp_lib_to_chars) && __cpp_lib_to_chars >= 201611L
  double value;
  const auto read = std::from_chars(text.data(), text.data() + text.size(), value);
  // JavaScript writes smaller numbers with an exponent.
  if (read.ec != std::errc() || read.ptr != text.data() + text.size() || !(std::fabs(value) >= 1e-6)) return false;
  char shortest[64];
  const auto written = std::to_chars(shortest, shortest + sizeof shortest, value, std::chars_format::fixed);
  out.value = value;
  const bool plain = written.ec == std::errc() && std::string_view(shortest, static_cast<size_t>(written.ptr - shortest)) == text;
  out.spelling = plain ? kPlain : spelling_of(text, value);
  return true;
#else
  (void)text;
  (void)out;
  return false;
#endif
}

/// Bytes of the white space, or of a character that is not to be seen (zero-width spaces, direction marks), that ends at `text`'s end (or begins it); 0 when there is none.
size_t space_at(std::string_view text, bool at_end) {
  const auto byte = [&](size_t i) { return static_cast<unsigned char>(text[at_end ? text.size() - 1 - i : i]); };
  const unsigned char c = byte(0);
  if (c == ' ' || (c >= 9 && c <= 13)) return 1;
  if (c < 0x80) return 0;
  const std::string_view two = text.size() < 2 ? "" : at_end ? text.substr(text.size() - 2) : text.substr(0, 2);
  if (two == "\xC2\xA0") return 2;
  const std::string_view three = text.size() < 3 ? "" : at_end ? text.substr(text.size() - 3) : text.substr(0, 3);
  if (three.empty()) return 0;
  if (three == "\xEF\xBB\xBF" || three == "\xE1\x9A\x80" || three == "\xE2\x81\x9F" || three == "\xE3\x80\x80") return 3;
  const unsigned char last = static_cast<unsigned char>(three[2]);
  if (three[0] == '\xE2' && three[1] == '\x80' && ((last >= 0x80 && last <= 0x8F) || (last >= 0xA8 && last <= 0xAF))) return 3;
  if (three[0] == '\xE2' && three[1] == '\x81' && (last == 0xA0 || (last >= 0xA6 && last <= 0xA9))) return 3;
  return 0;
}

}  // namespace

std::string_view trimmed(std::string_view text) {
  for (size_t n; !text.empty() && (n = space_at(text, false)) > 0;) text.remove_prefix(n);
  for (size_t n; !text.empty() && (n = space_at(text, true)) > 0;) text.remove_suffix(n);
  return text;
}

bool read_number(std::string_view text, NumberCell& out) {
  // Most cells are digits with at most one point among them. Up to 15 digits and powers of ten are exact doubles: their
  // quotient is the double nearest to the text (Clinger 1990), and the text comes back from it.
  const size_t size = text.size();
  const size_t start = size > 0 && text[0] == '-' ? 1 : 0;
  uint64_t digits = 0;
  size_t point = size;
  for (size_t i = start; i < size; i++) {
    const char c = text[i];
    if (is_digit(c)) {
      digits = digits * 10 + static_cast<uint64_t>(c - '0');
    } else if (c == '.' && point == size) {
      point = i;
    } else {
      const char first = text[0];
      if (!is_digit(first) && first != '-' && first != '+' && first != '.' && static_cast<signed char>(first) > ' ') return false;
      return read_any(text, out);
    }
  }
  const size_t whole = point - start, decimals = point == size ? 0 : size - point - 1;
  if (whole > 0 && decimals > 0 && whole + decimals > 15 && whole + decimals <= 19 && (whole == 1 || text[start] != '0') &&
      read_long(text, out))
    return true;
  if (whole == 0 || whole + decimals > 15 || (whole > 1 && text[start] == '0') || (point != size && decimals == 0) ||
      (digits == 0 && size > 1))
    return read_any(text, out);
  const double value = decimals == 0 ? static_cast<double>(digits) : static_cast<double>(digits) / powers_of_ten[decimals];
  const bool shortest = decimals == 0 || (value >= 1e-6 && text[size - 1] != '0');
  out.value = start ? -value : value;
  out.spelling = shortest ? kPlain : static_cast<uint8_t>(decimals + 1);
  return true;
}

std::string spelled(double value, uint8_t spelling) {
  return spelling == kPlain ? intake::number_text(value) : fixed_text(value, spelling - 1);
}

MissingMarks::MissingMarks(std::vector<std::string> marks) : marks_(std::move(marks)) {
  for (const std::string& mark : marks_) {
    if (!mark.empty()) first_[static_cast<unsigned char>(mark[0])] = true;
  }
}

bool MissingMarks::among(std::string_view text) const {
  for (const std::string& mark : marks_) {
    if (text == mark) return true;
  }
  return false;
}

}  // namespace graticule::csv
