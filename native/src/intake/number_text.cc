#include <charconv>
#include <cstdio>
#include <cstdlib>

#include "graticule/intake/decimal.h"

namespace graticule::intake {

std::string number_text(double value) {
  if (value == 0) return "0";
  std::string out;
  if (value < 0) {
    out = "-";
    value = -value;
  }
  char text[40];
#if defined(__cpp_lib_to_chars) && __cpp_lib_to_chars >= 201611L
  *std::to_chars(text, text + sizeof text - 1, value, std::chars_format::scientific).ptr = '\0';
#else
  for (int precision = 0; precision <= 16; precision++) {
    std::snprintf(text, sizeof text, "%.*e", precision, value);
    for (char& c : text) c = c == ',' ? '.' : c;  // a process may have set a locale
    Decimal read;
    if (scan_number(text, read) && to_double(read) == value) break;
  }
#endif
  std::string digits;
  const char* p = text;
  for (; *p != 'e'; p++) {
    if (*p != '.') digits.push_back(*p);
  }
  while (digits.size() > 1 && digits.back() == '0') digits.pop_back();
  const int k = static_cast<int>(digits.size());
  const int n = std::atoi(p + 1) + 1;
  // ECMAScript, Number::toString: value = 0.digits · 10^n.
  if (k <= n && n <= 21) return out + digits + std::string(static_cast<size_t>(n - k), '0');
  if (0 < n && n <= 21) return out + digits.substr(0, static_cast<size_t>(n)) + "." + digits.substr(static_cast<size_t>(n));
  if (-6 < n && n <= 0) return out + "0." + std::string(static_cast<size_t>(-n), '0') + digits;
  out += digits[0];
  if (k > 1) out += "." + digits.substr(1);
  return out + "e" + (n > 0 ? "+" : "-") + std::to_string(std::abs(n - 1));
}

}  // namespace graticule::intake
