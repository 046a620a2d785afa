#include "graticule/intake/decimal.h"

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <limits>
#include <string>

#include "check.h"

using namespace graticule::intake;

namespace {

uint64_t state = 88172645463325252ull;
uint64_t next() {
  state ^= state << 13;
  state ^= state >> 7;
  state ^= state << 17;
  return state;
}

/// Compares with strtod, which glibc rounds correctly.
void same_as_strtod(const std::string& text) {
  Decimal number;
  std::string padded = text + std::string(16, '\0');
  CHECK(scan_number(padded.c_str(), number));
  CHECK(number.end == padded.c_str() + text.size());
  const double actual = to_double(number), expected = std::strtod(text.c_str(), nullptr);
  if (std::memcmp(&actual, &expected, sizeof actual) != 0) {
    std::fprintf(stderr, "%s: %.17g instead of %.17g\n", text.c_str(), actual, expected);
    std::exit(1);
  }
}

}  // namespace

int main() {
  for (const char* text :
       {"0", "-0", "1", "0.1", "1e22", "1e23", "-1.5e-7", "123456789012345678", "9007199254740993", "9007199254740993.0",
        "9007199254740992.999999999999999999999", "9007199254740993.00000000000000000000000000000000000001",
        "1.7976931348623157e308", "1.7976931348623159e308", "1e309", "1e400", "4.9406564584124654e-324", "2.5e-324",
        "2.4703282292062327e-324", "2.4703282292062328e-324", "2.2250738585072011e-308", "2.2250738585072014e-308",
        "0.000000000000000000000000000000000000000000000000000000000000000000000000000001e77", "1e-400", "0e999999999",
        "0.00000000000000000000123456789012345678901234567890", "12345678901234567890123456789012345678901234567890e-30",
        "1000000000000000000000000000000", "8.5e15", "6.02214076e+23", "7205759403792793200001e-5"}) {
    same_as_strtod(text);
  }
  for (const char* text : {"", "-", "+1", "01", "-01", ".5", "1.", "1.e5", "1e", "1e+", "NaN", "Infinity", "-Infinity", "x"}) {
    Decimal number;
    std::string padded = std::string(text) + std::string(16, '\0');
    CHECK(!scan_number(padded.c_str(), number));
  }
  char text[1200];
  for (int i = 0; i < 60000; i++) {
    double value;
    uint64_t bits = next();
    std::memcpy(&value, &bits, sizeof value);
    if (!std::isfinite(value)) continue;
    std::snprintf(text, sizeof text, "%.17g", value);
    same_as_strtod(text);
    std::snprintf(text, sizeof text, "%.*e", static_cast<int>(next() % 24), value);
    same_as_strtod(text);
    std::snprintf(text, sizeof text, "%.16f", static_cast<double>(next() >> 11) * 0x1p-53);
    same_as_strtod(text);
    // Shortest text: reads back, and reads back with nothing to spare.
    const std::string shortest = number_text(value);
    CHECK(std::strtod(shortest.c_str(), nullptr) == value);
    if (i % 20 == 0) {
      // Exactly half-way between two doubles, and one digit to either side of it.
      const double above = std::nextafter(value, std::numeric_limits<double>::infinity());
      const long double middle = (static_cast<long double>(value) + static_cast<long double>(above)) / 2;
      std::snprintf(text, sizeof text, "%.780Le", middle);
      same_as_strtod(text);
      char* e = std::strchr(text, 'e');
      e[-1] = '1';
      same_as_strtod(text);
    }
  }
  CHECK(number_text(1.0) == "1");
  CHECK(number_text(-0.0) == "0");
  CHECK(number_text(1e21) == "1e+21");
  CHECK(number_text(123456789012345680000.0) == "123456789012345680000");
  CHECK(number_text(-1.5e-7) == "-1.5e-7");
  CHECK(number_text(0.000001) == "0.000001");
  CHECK(number_text(5e-324) == "5e-324");
  CHECK(number_text(0.1) == "0.1");
  return 0;
}
