#include "graticule/intake/dictionary.h"

#include <algorithm>
#include <cstring>
#include <random>
#include <utility>

namespace graticule::intake {
namespace {

uint64_t mix(uint64_t a, uint64_t b) {
  // Two multiply-and-fold rounds: every input bit reaches every output bit.
  a = (a ^ b) * 0x9E3779B97F4A7C15ull;
  a ^= a >> 32;
  a *= 0xD6E8FEB86659FD93ull;
  return a ^ a >> 29;
}

uint32_t hash_of(std::string_view text) {
  static const uint64_t seed = static_cast<uint64_t>(std::random_device{}()) << 32 | std::random_device{}();
  uint64_t h = seed ^ text.size();
  const char* p = text.data();
  size_t left = text.size();
  uint64_t word = 0;
  for (; left >= 8; left -= 8, p += 8) {
    std::memcpy(&word, p, 8);
    h = mix(h, word);
  }
  word = 0;
  if (left > 0) std::memcpy(&word, p, left);
  return static_cast<uint32_t>(mix(h, word) >> 16);
}

}  // namespace

Dictionary& Dictionary::operator=(Dictionary&& other) noexcept {
  text_ = static_cast<Growable&&>(other.text_);
  ends_ = static_cast<Growable&&>(other.ends_);
  slots_ = static_cast<Growable&&>(other.slots_);
  text_size_ = std::exchange(other.text_size_, 0);
  mask_ = std::exchange(other.mask_, 0);
  size_ = std::exchange(other.size_, 0);
  return *this;
}

int32_t Dictionary::code(std::string_view text) {
  if (static_cast<uint32_t>(size_) * 2 >= mask_) rehash(std::max<uint32_t>(16, (mask_ + 1) * 2));
  Slot* slots = reinterpret_cast<Slot*>(slots_.data());
  const uint32_t hash = hash_of(text);
  uint32_t i = hash & mask_;
  for (; slots[i].code_plus_one != 0; i = (i + 1) & mask_) {
    if (slots[i].hash == hash && at(slots[i].code_plus_one - 1) == text) return slots[i].code_plus_one - 1;
  }
  text_.reserve(text_size_ + text.size());
  if (!text.empty()) std::memcpy(text_.data() + text_size_, text.data(), text.size());
  ends_.reserve((static_cast<size_t>(size_) + 1) * sizeof(uint64_t));
  text_size_ += text.size();
  reinterpret_cast<uint64_t*>(ends_.data())[size_] = text_size_;
  slots[i] = {hash, ++size_};
  return size_ - 1;
}

void Dictionary::rehash(uint32_t count) {
  Growable fresh;
  fresh.reserve(count * sizeof(Slot));
  std::memset(fresh.data(), 0, count * sizeof(Slot));
  Slot* to = reinterpret_cast<Slot*>(fresh.data());
  const Slot* from = reinterpret_cast<const Slot*>(slots_.data());
  const uint32_t used = slots_.data() == nullptr ? 0 : mask_ + 1;
  mask_ = count - 1;
  for (uint32_t j = 0; j < used; j++) {
    if (from[j].code_plus_one == 0) continue;
    uint32_t i = from[j].hash & mask_;
    while (to[i].code_plus_one != 0) i = (i + 1) & mask_;
    to[i] = from[j];
  }
  slots_ = static_cast<Growable&&>(fresh);
}

}  // namespace graticule::intake
