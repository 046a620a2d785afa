#pragma once
#include <cstddef>
#include <cstdint>

namespace graticule::intake {

/// Bytes that grow at the end. Large ones are mapped pages that the kernel moves without copying (Linux), so that
/// growing never holds two copies and pages not yet written cost nothing; they go back to the system when freed.
class Growable {
 public:
  Growable() = default;
  ~Growable() { release(); }
  Growable(Growable&& other) noexcept { *this = static_cast<Growable&&>(other); }
  Growable& operator=(Growable&& other) noexcept;
  Growable(const Growable&) = delete;
  Growable& operator=(const Growable&) = delete;

  uint8_t* data() const { return data_; }
  size_t capacity() const { return capacity_; }
  /// Makes room for `size` bytes at least; throws std::bad_alloc.
  void reserve(size_t size) {
    if (size > capacity_) grow(size);
  }
  void release();

 private:
  void grow(size_t size);
  uint8_t* data_ = nullptr;
  size_t capacity_ = 0;
  bool mapped_ = false;
};

}  // namespace graticule::intake
