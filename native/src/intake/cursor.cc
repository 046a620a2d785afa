#include "graticule/intake/cursor.h"

#include <cmath>
#include <cstdio>
#include <cstring>

namespace graticule::intake {
namespace {

// The end is followed by NULs, so that scans stop there; eight at a time may be looked at.
constexpr size_t slack = 16;

/// Whether one of eight characters ends a plain run: a quote, a backslash, a control character or no ASCII.
inline bool any_special(const char* p) {
  uint64_t x;
  std::memcpy(&x, p, 8);
  constexpr uint64_t ones = 0x0101010101010101, tops = 0x8080808080808080;
  const uint64_t quote = x ^ ones * '"', backslash = x ^ ones * '\\';
  return ((x | (x - ones * 0x20) | (quote - ones) | (backslash - ones)) & tops) != 0;
}

int hex_digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return -1;
}

/// Four hex digits, or −1. The text goes on for at least four characters or ends in a quote.
int hex4(const char* p) {
  int value = 0;
  for (int i = 0; i < 4; i++) {
    const int digit = hex_digit(p[i]);
    if (digit < 0) return -1;
    value = value << 4 | digit;
  }
  return value;
}

void append_utf8(std::string& out, uint32_t c) {
  if (c < 0x80) {
    out.push_back(static_cast<char>(c));
  } else if (c < 0x800) {
    out.push_back(static_cast<char>(0xC0 | c >> 6));
    out.push_back(static_cast<char>(0x80 | (c & 63)));
  } else if (c < 0x10000) {
    out.push_back(static_cast<char>(0xE0 | c >> 12));
    out.push_back(static_cast<char>(0x80 | (c >> 6 & 63)));
    out.push_back(static_cast<char>(0x80 | (c & 63)));
  } else {
    out.push_back(static_cast<char>(0xF0 | c >> 18));
    out.push_back(static_cast<char>(0x80 | (c >> 12 & 63)));
    out.push_back(static_cast<char>(0x80 | (c >> 6 & 63)));
    out.push_back(static_cast<char>(0x80 | (c & 63)));
  }
}

}  // namespace

Cursor::Cursor(ByteSource& text, std::function<void()> on_refill, size_t buffer_size)
    : text_(text), on_refill_(std::move(on_refill)), buffer_(buffer_size + slack), next_(buffer_.data()), end_(next_) {
  refill();
  // A byte order mark is no JSON, but RFC 8259 §8.1 lets a reader pass over it.
  if (end_ - next_ >= 3 && std::memcmp(next_, "\xEF\xBB\xBF", 3) == 0) next_ += 3;
}

/// Moves the unread text to the front and reads on until the buffer is full, so that a token that starts at `next_`
/// can be scanned again with more of it there. @returns whether there was more
bool Cursor::refill() {
  if (ended_) return false;
  if (on_refill_) on_refill_();
  const size_t kept = static_cast<size_t>(end_ - next_);
  base_ += static_cast<uint64_t>(next_ - buffer_.data());
  const size_t size = buffer_.size() - slack;
  if (kept * 2 > size) {
    if (kept > kLongestToken) fail("A value is longer than " + std::to_string(kLongestToken) + " bytes", base_);
    std::vector<char> wider(size * 2 + slack);
    std::memcpy(wider.data(), next_, kept);
    buffer_.swap(wider);
  } else {
    std::memmove(buffer_.data(), next_, kept);
  }
  size_t filled = kept;
  next_ = buffer_.data();
  end_ = next_ + kept;
  while (filled < buffer_.size() - slack) {
    const size_t got = text_.read(reinterpret_cast<uint8_t*>(buffer_.data()) + filled, buffer_.size() - slack - filled);
    if (got == 0) {
      ended_ = true;
      break;
    }
    filled += got;
  }
  end_ = buffer_.data() + filled;
  std::memset(buffer_.data() + filled, 0, slack);
  return filled > kept;
}

void Cursor::fail(const std::string& what, uint64_t offset, const char* code) const {
  std::string where;
  if (place.row >= 0) where += " at row " + std::to_string(place.row + 1);
  if (place.array != nullptr) where += std::string(place.row >= 0 ? " of " : " in ") + place.array;
  if (place.column != nullptr) where += ", column \"" + *place.column + "\"";
  where += (where.empty() ? " at byte " : ", byte ") + std::to_string(offset) + " of the JSON text.";
  throw IntakeError(code, what + where);
}

void Cursor::fail_at(const std::string& what) const {
  if (next_ == end_) fail(what + ", but the text ends", offset());
  const auto c = static_cast<unsigned char>(*next_);
  char found[40];
  if (c > ' ' && c < 127) {
    std::snprintf(found, sizeof found, ", found '%c'", c);
  } else {
    std::snprintf(found, sizeof found, ", found the byte 0x%02x", c);
  }
  fail(what + found, offset());
}

std::string_view Cursor::string(std::string* raw) {
  if (peek() != '"') fail_at("Expected a string");
  while (true) {
    const char* p = next_ + 1;
    bool escaped = false, unicode = false;
    while (true) {
      while (p + 8 <= end_ && !any_special(p)) p += 8;
      while (static_cast<unsigned char>(*p) >= ' ' && *p != '"' && *p != '\\') {
        unicode = unicode || static_cast<unsigned char>(*p) >= 0x80;
        p++;
        if ((p - next_) % 8 == 0 && p + 8 <= end_ && !any_special(p)) break;
      }
      if (*p == '"') break;
      if (*p == '\\') {
        escaped = true;
        if (p + 1 >= end_) {
          p = end_;
        } else {
          p += 2;
          continue;
        }
      }
      if (static_cast<unsigned char>(*p) < ' ') break;
    }
    if (*p == '"') {
      const char* from = next_ + 1;
      if (unicode) check_utf8(from, p);
      if (raw != nullptr) raw->assign(next_, static_cast<size_t>(p + 1 - next_));
      const std::string_view text =
          escaped ? unescape(from, p) : std::string_view(from, static_cast<size_t>(p - from));
      next_ = p + 1;
      return text;
    }
    if (p < end_) {
      const uint64_t at = base_ + static_cast<uint64_t>(p - buffer_.data());
      fail("A string holds an unescaped control character", at);
    }
    if (!refill()) fail("A string does not end before the text does", offset());
  }
}

std::string_view Cursor::unescape(const char* from, const char* to) {
  scratch_.clear();
  const auto at = [&](const char* p) { return base_ + static_cast<uint64_t>(p - buffer_.data()); };
  for (const char* p = from; p < to;) {
    const void* found = std::memchr(p, '\\', static_cast<size_t>(to - p));
    const char* stop = found == nullptr ? to : static_cast<const char*>(found);
    scratch_.append(p, static_cast<size_t>(stop - p));
    p = stop;
    if (p == to) break;
    const char* const escape = p;
    p += 2;
    switch (escape[1]) {
      case '"': scratch_.push_back('"'); break;
      case '\\': scratch_.push_back('\\'); break;
      case '/': scratch_.push_back('/'); break;
      case 'b': scratch_.push_back('\b'); break;
      case 'f': scratch_.push_back('\f'); break;
      case 'n': scratch_.push_back('\n'); break;
      case 'r': scratch_.push_back('\r'); break;
      case 't': scratch_.push_back('\t'); break;
      case 'u': {
        const int unit = hex4(p);
        if (unit < 0) fail("A \\u escape lacks four hex digits", at(escape));
        p += 4;
        uint32_t c = static_cast<uint32_t>(unit);
        if (c >= 0xD800 && c < 0xE000) {
          const int low = c < 0xDC00 && p[0] == '\\' && p[1] == 'u' ? hex4(p + 2) : -1;
          if (low < 0xDC00 || low > 0xDFFF) fail("A surrogate escape is without its pair", at(escape));
          c = 0x10000 + ((c - 0xD800) << 10) + (static_cast<uint32_t>(low) - 0xDC00);
          p += 6;
        }
        append_utf8(scratch_, c);
        break;
      }
      default: fail("Unknown escape in a string", at(escape));
    }
  }
  return scratch_;
}

/// Well-formed UTF-8 as Unicode's table 3-7 lists it: no overlong forms, no surrogates, nothing past U+10FFFF.
void Cursor::check_utf8(const char* from, const char* to) const {
  const auto* p = reinterpret_cast<const unsigned char*>(from);
  const auto* const end = reinterpret_cast<const unsigned char*>(to);
  while (p < end) {
    const unsigned char c = *p;
    if (c < 0x80) {
      p++;
      continue;
    }
    int more = 0;
    unsigned char low = 0x80, high = 0xBF;
    if (c >= 0xC2 && c <= 0xDF) {
      more = 1;
    } else if (c >= 0xE0 && c <= 0xEF) {
      more = 2;
      if (c == 0xE0) low = 0xA0;
      if (c == 0xED) high = 0x9F;
    } else if (c >= 0xF0 && c <= 0xF4) {
      more = 3;
      if (c == 0xF0) low = 0x90;
      if (c == 0xF4) high = 0x8F;
    }
    bool good = more > 0 && end - p > more && p[1] >= low && p[1] <= high;
    for (int i = 2; good && i <= more; i++) good = p[i] >= 0x80 && p[i] <= 0xBF;
    if (!good) {
      fail("The text is not UTF-8", base_ + static_cast<uint64_t>(reinterpret_cast<const char*>(p) - buffer_.data()));
    }
    p += more + 1;
  }
}

double Cursor::number() {
  while (true) {
    Decimal number;
    const bool good = scan_number(next_, number);
    if (number.end == end_ && !ended_) {
      refill();
      continue;
    }
    if (!good) {
      next_ = number.end;
      fail_at("A number is malformed");
    }
    const double value = to_double(number);
    if (std::isinf(value)) fail("A number is beyond the range of a double", offset());
    next_ = number.end;
    return value;
  }
}

void Cursor::literal(const char* word) {
  const size_t size = std::strlen(word);
  while (static_cast<size_t>(end_ - next_) < size && refill()) {
  }
  if (static_cast<size_t>(end_ - next_) < size || std::memcmp(next_, word, size) != 0) {
    fail_at("Expected a JSON value (numbers are finite, names are quoted)");
  }
  next_ += size;
}

void Cursor::skip_value() {
  char open[kDeepest];
  int depth = 0;
  while (true) {
    const char c = peek();
    if (c == '{' || c == '[') {
      if (depth == kDeepest) fail("Values are nested deeper than " + std::to_string(kDeepest), offset());
      take();
      if (peek() != (c == '{' ? '}' : ']')) {
        open[depth++] = c;
        if (c == '{') {
          string();
          expect(':', "':' after a key");
        }
        continue;
      }
      take();
    } else if (c == '"') {
      string();
    } else if (c == 't' || c == 'f' || c == 'n') {
      literal(c == 't' ? "true" : c == 'f' ? "false" : "null");
    } else if (c == '-' || (c >= '0' && c <= '9')) {
      number();
    } else {
      fail_at("Expected a JSON value");
    }
    // A value is complete: close what it completes.
    while (depth > 0) {
      const char next = peek();
      if (next == ',') {
        take();
        if (open[depth - 1] == '{') {
          string();
          expect(':', "':' after a key");
        }
        break;
      }
      if (next != (open[depth - 1] == '{' ? '}' : ']')) fail_at("Expected ',' or the end of an array or object");
      take();
      depth--;
    }
    if (depth == 0) return;
  }
}

}  // namespace graticule::intake
