#include "graticule/intake/decimal.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <vector>

#if defined(_MSC_VER)
#include <intrin.h>
#endif

namespace graticule::intake {
namespace {

constexpr int smallest_power = -342;  // below: under half the smallest subnormal, for any 19 digits
constexpr int largest_power = 308;    // above: infinite, for any nonzero mantissa

struct Wide {
  uint64_t high, low;
};

inline Wide multiply(uint64_t a, uint64_t b) {
#if defined(__SIZEOF_INT128__)
  __extension__ typedef unsigned __int128 Int128;
  const Int128 product = static_cast<Int128>(a) * b;
  return {static_cast<uint64_t>(product >> 64), static_cast<uint64_t>(product)};
#elif defined(_MSC_VER) && defined(_M_X64)
  Wide r;
  r.low = _umul128(a, b, &r.high);
  return r;
#else
  const uint64_t al = a & 0xFFFFFFFF, ah = a >> 32, bl = b & 0xFFFFFFFF, bh = b >> 32;
  const uint64_t ll = al * bl, lh = al * bh, hl = ah * bl, hh = ah * bh;
  const uint64_t middle = (ll >> 32) + (lh & 0xFFFFFFFF) + (hl & 0xFFFFFFFF);
  return {hh + (lh >> 32) + (hl >> 32) + (middle >> 32), middle << 32 | (ll & 0xFFFFFFFF)};
#endif
}

inline int leading_zeros(uint64_t x) {
#if defined(__GNUC__) || defined(__clang__)
  return __builtin_clzll(x);
#else
  int n = 0;
  while (!(x >> 63)) x <<= 1, n++;
  return n;
#endif
}

/// 128 leading bits of 5^q for q in [-342, 308], as the method asks for them: rounded down for q ≥ 0, the reciprocal
/// plus one unit for q < 0 (D. Lemire, “Number parsing at a gigabyte per second”, 2021, §5).
struct Powers {
  Wide of[largest_power - smallest_power + 1];

  Powers() {
    // 5^q exactly, in 32-bit limbs, least first.
    std::vector<uint32_t> power{1};
    for (int q = 0; q <= largest_power; q++) {
      of[q - smallest_power] = leading(power, 0, false);
      uint64_t carry = 0;
      for (uint32_t& limb : power) {
        carry += static_cast<uint64_t>(limb) * 5;
        limb = static_cast<uint32_t>(carry);
        carry >>= 32;
      }
      if (carry) power.push_back(static_cast<uint32_t>(carry));
    }
    // floor(2^B / 5^k), by repeated division: the floor of a floor is the floor of the whole.
    constexpr int limbs = 56;
    std::vector<uint32_t> quotient(limbs, 0);
    quotient[limbs - 1] = 1;
    constexpr int bits = 32 * (limbs - 1);
    double log2_of_power = 0;
    for (int k = 1; k <= -smallest_power; k++) {
      uint64_t rest = 0;
      for (int i = limbs; i-- > 0;) {
        const uint64_t part = rest << 32 | quotient[i];
        quotient[i] = static_cast<uint32_t>(part / 5);
        rest = part % 5;
      }
      log2_of_power += std::log2(5.0);
      const int z = static_cast<int>(std::ceil(log2_of_power));  // 2^z ≥ 5^k; never near an integer
      const int b = k <= 27 ? z + 127 : 2 * z + 128;
      of[-k - smallest_power] = leading(quotient, bits - b, true);
    }
  }

  /// The leading 128 bits of floor(number / 2^shift) (+ 1), normalised to bit 127.
  static Wide leading(const std::vector<uint32_t>& number, int shift, bool plus_one) {
    std::vector<uint32_t> value(number.size() + 1, 0);
    for (size_t i = 0; i < number.size(); i++) {
      const size_t at = i + static_cast<size_t>(shift / 32);
      const int s = shift % 32;
      const uint64_t pair = (at < number.size() ? number[at] : 0) |
                            static_cast<uint64_t>(at + 1 < number.size() ? number[at + 1] : 0) << 32;
      value[i] = static_cast<uint32_t>(pair >> s);
    }
    for (size_t i = 0; plus_one && i < value.size(); i++) {
      if (++value[i] != 0) break;
    }
    int top = static_cast<int>(value.size()) * 32 - 1;
    const auto bit = [&](int n) { return n < 0 ? 0u : value[static_cast<size_t>(n / 32)] >> (n % 32) & 1; };
    while (!bit(top)) top--;
    Wide out{0, 0};
    for (int i = 0; i < 64; i++) out.high = out.high << 1 | bit(top - i);
    for (int i = 64; i < 128; i++) out.low = out.low << 1 | bit(top - i);
    return out;
  }
};

const Powers& powers() {
  static const Powers values;
  return values;
}

inline double from_bits(uint64_t bits) {
  double value;
  std::memcpy(&value, &bits, sizeof value);
  return value;
}

constexpr uint64_t infinity_bits = 0x7FF0000000000000;

/// Bits of the double nearest to w · 10^q, for any w < 2^64 that is exact: no case needs a fallback
/// (N. Mushtak and D. Lemire, “Fast number parsing without fallback”, 2023).
uint64_t nearest(int64_t q, uint64_t w) {
  if (w == 0 || q < smallest_power) return 0;
  if (q > largest_power) return infinity_bits;
  const int shift = leading_zeros(w);
  w <<= shift;
  const Wide& power = powers().of[q - smallest_power];
  Wide product = multiply(w, power.high);
  constexpr uint64_t precision_mask = ~uint64_t{0} >> 55;
  if ((product.high & precision_mask) == precision_mask) {
    const Wide second = multiply(w, power.low);
    product.low += second.high;
    if (second.high > product.low) product.high++;
  }
  const int upper = static_cast<int>(product.high >> 63);
  uint64_t mantissa = product.high >> (upper + 64 - 52 - 3);
  // floor(q · log2 10) for |q| ≤ 350, as a multiply and a shift.
  int exponent = static_cast<int>((217706 * q) >> 16) + 63 + upper - shift + 1023;
  if (exponent <= 0) {
    if (-exponent + 1 >= 64) return 0;
    mantissa >>= -exponent + 1;
    mantissa += mantissa & 1;
    mantissa >>= 1;
    return mantissa;  // 2^52 here is the smallest normal number, whose exponent bits are then right
  }
  if (product.low <= 1 && q >= -4 && q <= 23 && (mantissa & 3) == 1 &&
      mantissa << (upper + 64 - 52 - 3) == product.high) {
    mantissa &= ~uint64_t{1};  // exactly half-way: to even
  }
  mantissa += mantissa & 1;
  mantissa >>= 1;
  if (mantissa >= uint64_t{2} << 52) {
    mantissa = uint64_t{1} << 52;
    exponent++;
  }
  if (exponent >= 0x7FF) return infinity_bits;
  return (mantissa & ~(uint64_t{1} << 52)) | static_cast<uint64_t>(exponent) << 52;
}

/// Natural numbers as large as two numbers of 800 digits and exponents of 342 need.
class Big {
 public:
  explicit Big(uint64_t value) : limbs_{static_cast<uint32_t>(value), static_cast<uint32_t>(value >> 32)} { trim(); }
  void multiply_add(uint32_t factor, uint32_t addend) {
    uint64_t carry = addend;
    for (uint32_t& limb : limbs_) {
      carry += static_cast<uint64_t>(limb) * factor;
      limb = static_cast<uint32_t>(carry);
      carry >>= 32;
    }
    if (carry) limbs_.push_back(static_cast<uint32_t>(carry));
  }
  void scale(uint32_t factor, int64_t times) {
    while (times-- > 0) multiply_add(factor, 0);
  }
  void shift_left(int64_t bits) {
    limbs_.insert(limbs_.begin(), static_cast<size_t>(bits / 32), 0);
    multiply_add(1u << (bits % 32), 0);
  }
  int compare(const Big& other) const {
    if (limbs_.size() != other.limbs_.size()) return limbs_.size() < other.limbs_.size() ? -1 : 1;
    for (size_t i = limbs_.size(); i-- > 0;) {
      if (limbs_[i] != other.limbs_[i]) return limbs_[i] < other.limbs_[i] ? -1 : 1;
    }
    return 0;
  }

 private:
  void trim() {
    while (!limbs_.empty() && limbs_.back() == 0) limbs_.pop_back();
  }
  std::vector<uint32_t> limbs_;
};

/// More digits than these cannot matter: a half-way point between doubles has at most 767.
constexpr int digits_kept = 800;

/// Chooses between `low` and the next double by comparing every digit with the half-way point between them.
uint64_t decide(const Decimal& number, uint64_t low) {
  Big digits(0);
  int64_t exponent = 0;
  int kept = 0;
  bool fraction = false, sticky = false;
  for (const char* p = number.begin; p < number.end; p++) {
    if (*p == '-') continue;
    if (*p == '.') {
      fraction = true;
      continue;
    }
    if (*p == 'e' || *p == 'E') break;
    if (kept < digits_kept) {
      digits.multiply_add(10, static_cast<uint32_t>(*p - '0'));
      if (kept > 0 || *p != '0') kept++;
      exponent -= fraction;
    } else {
      sticky = sticky || *p != '0';
      exponent += !fraction;
    }
  }
  if (sticky) {
    digits.multiply_add(10, 1);
    exponent--;
  }
  // The exponent that was written, apart from the shifts of `scan_number`, is found again from its text.
  const char* e = std::find_if(number.begin, number.end, [](char c) { return c == 'e' || c == 'E'; });
  if (e != number.end) {
    int64_t written = 0;
    const bool minus = e[1] == '-';
    for (const char* p = e + 1; p < number.end; p++) {
      if (*p >= '0' && *p <= '9') written = std::min<int64_t>(written * 10 + (*p - '0'), 1000000);
    }
    exponent += minus ? -written : written;
  }
  const uint64_t biased = low >> 52;
  const uint64_t fraction_bits = low & ((uint64_t{1} << 52) - 1);
  const uint64_t mantissa = biased ? fraction_bits | uint64_t{1} << 52 : fraction_bits;
  const int64_t power_of_two = (biased ? static_cast<int64_t>(biased) : 1) - 1075 - 1;
  Big half_way(2 * mantissa + 1);  // · 2^power_of_two
  if (exponent >= 0) {
    digits.scale(10, exponent);
  } else {
    half_way.scale(10, -exponent);
  }
  if (power_of_two >= 0) {
    half_way.shift_left(power_of_two);
  } else {
    digits.shift_left(-power_of_two);
  }
  const int order = digits.compare(half_way);
  return order > 0 || (order == 0 && (low & 1)) ? low + 1 : low;
}

constexpr double exact_powers[] = {1e0,  1e1,  1e2,  1e3,  1e4,  1e5,  1e6,  1e7,  1e8,  1e9,  1e10, 1e11,
                                   1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22};

inline bool is_digit(char c) { return static_cast<unsigned char>(c - '0') < 10; }

inline bool eight_digits(const char* p, uint64_t& value) {
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
  uint64_t word;
  std::memcpy(&word, p, 8);
  if (((word & 0xF0F0F0F0F0F0F0F0) | ((word + 0x0606060606060606) & 0xF0F0F0F0F0F0F0F0) >> 4) != 0x3333333333333333) {
    return false;
  }
  // Pairs, then fours, then eight: each step joins neighbours with one multiplication.
  word -= 0x3030303030303030;
  word = word * 10 + (word >> 8);
  value = ((word & 0x000000FF000000FF) * (100 + (1000000ull << 32)) +
           (word >> 16 & 0x000000FF000000FF) * (1 + (10000ull << 32))) >> 32;
  return true;
#else
  value = 0;
  for (int i = 0; i < 8; i++) {
    if (!is_digit(p[i])) return false;
    value = value * 10 + static_cast<uint64_t>(p[i] - '0');
  }
  return true;
#endif
}

}  // namespace

bool scan_number(const char* text, Decimal& out) {
  const char* p = text;
  out.begin = text;
  out.negative = *p == '-';
  p += out.negative;
  const char* const digits_begin = p;
  uint64_t mantissa = 0;
  while (is_digit(*p)) mantissa = mantissa * 10 + static_cast<uint64_t>(*p++ - '0');
  out.end = p;
  int64_t digits = p - digits_begin;
  if (digits == 0 || (*digits_begin == '0' && digits > 1)) return false;
  int64_t exponent = 0;
  if (*p == '.') {
    const char* const fraction = ++p;
    uint64_t eight;
    // The caller's text is long enough: a number's own end stops this at the latest at the NUL.
    while (is_digit(*p)) {
      if (is_digit(p[1]) && is_digit(p[2]) && is_digit(p[3]) && eight_digits(p, eight)) {
        mantissa = mantissa * 100000000 + eight;
        p += 8;
      } else {
        mantissa = mantissa * 10 + static_cast<uint64_t>(*p++ - '0');
      }
    }
    out.end = p;
    if (p == fraction) return false;
    exponent = fraction - p;
    digits += p - fraction;
  }
  const char* const digits_end = p;
  int64_t written = 0;
  if (*p == 'e' || *p == 'E') {
    p++;
    const bool minus = *p == '-';
    if (*p == '-' || *p == '+') p++;
    const char* const first = p;
    while (is_digit(*p)) {
      if (written < 100000000) written = written * 10 + (*p - '0');
      p++;
    }
    out.end = p;
    if (p == first) return false;
    if (minus) written = -written;
    exponent += written;
  }
  out.end = p;
  out.truncated = false;
  if (digits > 19) {
    // Leading zeros do not count; then read the first nineteen again, for the rest has overflowed.
    const char* start = digits_begin;
    while (start < digits_end && (*start == '0' || *start == '.')) {
      digits -= *start == '0';
      start++;
    }
    if (digits > 19) {
      mantissa = 0;
      int taken = 0;
      const char* point = nullptr;
      const char* q = start;
      for (; taken < 19; q++) {
        if (*q == '.') {
          point = q;
          continue;
        }
        mantissa = mantissa * 10 + static_cast<uint64_t>(*q - '0');
        taken++;
      }
      out.truncated = true;
      const char* any_point = std::find(digits_begin, digits_end, '.');
      if (point != nullptr || any_point < start) {
        exponent = written - (q - any_point - 1);
      } else {
        exponent = written + (any_point - q);
      }
    }
  }
  out.mantissa = mantissa;
  out.exponent = exponent;
  return true;
}

double to_double(const Decimal& number) {
  // Clinger's case: both factors exact, one rounding.
  if (!number.truncated && number.mantissa <= uint64_t{1} << 53 && number.exponent >= -22 && number.exponent <= 22) {
    double value = static_cast<double>(number.mantissa);
    value = number.exponent < 0 ? value / exact_powers[-number.exponent] : value * exact_powers[number.exponent];
    return number.negative ? -value : value;
  }
  uint64_t bits = nearest(number.exponent, number.mantissa);
  if (number.truncated) {
    const uint64_t above = nearest(number.exponent, number.mantissa + 1);
    if (above != bits) bits = decide(number, bits);
  }
  return from_bits(bits | static_cast<uint64_t>(number.negative) << 63);
}

}  // namespace graticule::intake
