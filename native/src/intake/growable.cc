#ifndef _GNU_SOURCE
#define _GNU_SOURCE  // mremap
#endif
#include "graticule/intake/growable.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <new>

#if defined(__linux__)
#include <sys/mman.h>
#endif

namespace graticule::intake {
namespace {
// Below this a heap block is cheaper than pages of its own.
constexpr size_t mapped_from = 256 * 1024;
}  // namespace

Growable& Growable::operator=(Growable&& other) noexcept {
  if (this != &other) {
    release();
    data_ = other.data_;
    capacity_ = other.capacity_;
    mapped_ = other.mapped_;
    other.data_ = nullptr;
    other.capacity_ = 0;
    other.mapped_ = false;
  }
  return *this;
}

void Growable::release() {
#if defined(__linux__)
  if (mapped_) munmap(data_, capacity_);
#endif
  if (!mapped_) std::free(data_);
  data_ = nullptr;
  capacity_ = 0;
  mapped_ = false;
}

void Growable::grow(size_t size) {
  size_t capacity = std::max(size, capacity_ * 2);
  capacity = std::max<size_t>(capacity, 1024);
#if defined(__linux__)
  if (capacity >= mapped_from) {
    capacity = (capacity + 65535) & ~size_t{65535};
    void* moved = mapped_ ? mremap(data_, capacity_, capacity, MREMAP_MAYMOVE)
                          : mmap(nullptr, capacity, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (moved == MAP_FAILED) throw std::bad_alloc();
    if (!mapped_) {
      if (capacity_ > 0) std::memcpy(moved, data_, capacity_);
      std::free(data_);
    }
    data_ = static_cast<uint8_t*>(moved);
    capacity_ = capacity;
    mapped_ = true;
    return;
  }
#endif
  void* moved = std::realloc(data_, capacity);
  if (moved == nullptr) throw std::bad_alloc();
  data_ = static_cast<uint8_t*>(moved);
  capacity_ = capacity;
}

}  // namespace graticule::intake
