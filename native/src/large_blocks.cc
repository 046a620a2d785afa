#include "graticule/large_blocks.h"

#include <cstdint>
#include <cstdlib>
#include <new>

// Sanitizers watch the operators of the library.
#if defined(__linux__) && !defined(__SANITIZE_ADDRESS__)
#include <features.h>
#if defined(__GLIBC__)
#define GRATICULE_LARGE_BLOCKS
#endif
#endif

namespace graticule {

static thread_local bool straight = false;

LargeBlocks::LargeBlocks(bool on) : before_(straight) { straight = on; }
LargeBlocks::~LargeBlocks() { straight = before_; }
bool LargeBlocks::on() { return straight; }

}  // namespace graticule

#if defined(GRATICULE_LARGE_BLOCKS)
#include <sys/mman.h>

// The operators of this library alone: its link hides them from the process, as it hides the rest of the runtime of C++.

namespace {

constexpr std::size_t kLarge = std::size_t{256} << 10;
constexpr std::uintptr_t kPage = 4096;

/// What stands before a block from the system, at the beginning of a page.
struct alignas(64) Head {
  std::uint64_t mark, size;
};

constexpr std::uint64_t kMark = 0x9d5c1fb7e6a2043bULL;

std::uint64_t mark_of(const Head* head) { return kMark ^ static_cast<std::uint64_t>(reinterpret_cast<std::uintptr_t>(head)); }

void* from_system(std::size_t size) {
  const std::size_t whole = size + sizeof(Head);
  if (whole < size) return nullptr;
  void* place = mmap(nullptr, whole, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (place == MAP_FAILED) return nullptr;
  Head* head = new (place) Head{0, whole};
  head->mark = mark_of(head);
  return head + 1;
}

void* take(std::size_t size) {
  for (;;) {
    void* place = graticule::straight && size >= kLarge ? from_system(size) : std::malloc(size == 0 ? 1 : size);
    if (place != nullptr) return place;
    const std::new_handler handler = std::get_new_handler();
    if (handler == nullptr) throw std::bad_alloc();
    handler();
  }
}

void give(void* place) noexcept {
  // What stands at the beginning of a page may be read wherever a block lies in it.
  if (place != nullptr && reinterpret_cast<std::uintptr_t>(place) % kPage == sizeof(Head)) {
    Head* head = static_cast<Head*>(place) - 1;
    if (head->mark == mark_of(head)) {
      const std::size_t whole = head->size;
      munmap(head, whole);
      return;
    }
  }
  std::free(place);
}

}  // namespace

void* operator new(std::size_t size) { return take(size); }
void* operator new[](std::size_t size) { return take(size); }
void operator delete(void* place) noexcept { give(place); }
void operator delete[](void* place) noexcept { give(place); }
void operator delete(void* place, std::size_t) noexcept { give(place); }
void operator delete[](void* place, std::size_t) noexcept { give(place); }
#endif
