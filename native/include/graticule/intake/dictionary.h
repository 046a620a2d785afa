#pragma once
#include <cstdint>
#include <string_view>

#include "graticule/intake/growable.h"

namespace graticule::intake {

/// Distinct texts in order of first appearance. Lookups hash with a seed drawn once per process, so that no payload
/// can be made to collide; codes do not depend on it.
class Dictionary {
 public:
  Dictionary() = default;
  /// Leaves `other` empty.
  Dictionary(Dictionary&& other) noexcept { *this = static_cast<Dictionary&&>(other); }
  Dictionary& operator=(Dictionary&& other) noexcept;

  /// The code of `text`, added when it is new.
  int32_t code(std::string_view text);
  int32_t size() const { return size_; }
  std::string_view at(int32_t code) const {
    const uint64_t* ends = reinterpret_cast<const uint64_t*>(ends_.data());
    const uint64_t begin = code == 0 ? 0 : ends[code - 1];
    return {reinterpret_cast<const char*>(text_.data()) + begin, static_cast<size_t>(ends[code] - begin)};
  }
  uint64_t text_bytes() const { return text_size_; }
  /// Frees the lookup table; `code` must not be called again.
  void seal() { slots_.release(); }

 private:
  struct Slot {
    uint32_t hash;
    int32_t code_plus_one;  // 0: empty
  };
  void rehash(uint32_t slots);

  Growable text_, ends_, slots_;
  uint64_t text_size_ = 0;
  uint32_t mask_ = 0;
  int32_t size_ = 0;
};

}  // namespace graticule::intake
