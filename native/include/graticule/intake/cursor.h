#pragma once
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "graticule/intake/bytes.h"
#include "graticule/intake/decimal.h"

namespace graticule::intake {

/// Walks JSON text (RFC 8259, UTF-8) that streams through a buffer. Memory is the buffer: it grows only for a single
/// string or number that is longer, up to `kLongestToken`. What is no JSON is an IntakeError `schema_mismatch` saying
/// where: table, row, column and byte of the text.
class Cursor {
 public:
  static constexpr size_t kLongestToken = 16 * 1024 * 1024;
  static constexpr int kDeepest = 64;

  /// @param on_refill called each time before more text is read; may throw
  /// @param buffer_size bytes at first, 16 at least
  Cursor(ByteSource& text, std::function<void()> on_refill, size_t buffer_size);

  /// Skips white space. @returns the next character; NUL at the end of the text
  char peek() {
    while (true) {
      const char c = *next_;
      if (static_cast<unsigned char>(c) > ' ') return c;
      if (c == ' ' || c == '\n' || c == '\r' || c == '\t') {
        next_++;
      } else if (next_ != end_ || !refill()) {
        return '\0';
      }
    }
  }
  /// Takes the character that `peek` returned.
  void take() { next_++; }
  bool at_end() { return peek() == '\0' && next_ == end_; }
  /// Takes `c`, or fails saying what was expected.
  void expect(char c, const char* what) {
    if (peek() != c) fail_at(std::string("Expected ") + what);
    next_++;
  }
  /// Whether the coming bytes are exactly these, which then are taken. May miss at the edge of the buffer.
  bool take_if(const std::string& bytes) {
    if (static_cast<size_t>(end_ - next_) < bytes.size() || std::char_traits<char>::compare(next_, bytes.data(), bytes.size()) != 0) {
      return false;
    }
    next_ += bytes.size();
    return true;
  }

  /// The string that begins here, unescaped; valid until the next call. `raw`, where given, becomes its JSON text.
  std::string_view string(std::string* raw = nullptr);
  /// The number that begins here.
  double number();
  /// `true`, `false` or `null`.
  void literal(const char* word);
  /// Reads and checks a value of any kind without keeping it.
  void skip_value();

  /// Where errors say they are, counting rows from 1; null or negative parts are left out.
  struct Place {
    const char* array = nullptr;
    int64_t row = -1;
    const std::string* column = nullptr;
  } place;

  /// Offset in the text of the next character.
  uint64_t offset() const { return base_ + static_cast<uint64_t>(next_ - buffer_.data()); }
  /// Fails with the character at hand.
  [[noreturn]] void fail_at(const std::string& what) const;
  [[noreturn]] void fail(const std::string& what, uint64_t offset, const char* code = "schema_mismatch") const;

 private:
  /// Invalidates every pointer into the buffer but `next_` and `end_`, whatever it returns.
  bool refill();
  std::string_view unescape(const char* from, const char* to);
  void check_utf8(const char* from, const char* to) const;

  ByteSource& text_;
  std::function<void()> on_refill_;
  std::vector<char> buffer_;
  const char* next_;
  const char* end_;
  uint64_t base_ = 0;
  bool ended_ = false;
  std::string scratch_;
};

}  // namespace graticule::intake
