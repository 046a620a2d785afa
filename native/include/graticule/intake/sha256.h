#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>

namespace graticule::intake {

/// SHA-256 (FIPS 180-4) over bytes that arrive in pieces. Uses the processor's SHA instructions when it has them.
class Sha256 {
 public:
  /// @param portable keep to the portable code even where the processor has SHA instructions (for tests)
  explicit Sha256(bool portable = false);
  void update(const uint8_t* data, size_t size);
  /// 64 lower-case hex digits; the object is spent afterwards.
  std::string hex();

 private:
  using Compress = void (*)(uint32_t* state, const uint8_t* blocks, size_t count);
  Compress compress_;
  uint32_t state_[8];
  uint8_t pending_[64];
  size_t pending_size_ = 0;
  uint64_t total_ = 0;
};

}  // namespace graticule::intake
