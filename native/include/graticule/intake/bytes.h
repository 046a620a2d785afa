#pragma once
#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string>

namespace graticule::intake {

/// A failure with a code of the tabular contract (`schema_mismatch`, `dataset_too_large`, …) and a text saying where.
class IntakeError : public std::runtime_error {
 public:
  IntakeError(std::string code, const std::string& detail) : std::runtime_error(detail), code_(std::move(code)) {}
  const std::string& code() const { return code_; }

 private:
  std::string code_;
};

/// Bytes that arrive in order. `read` blocks until it has at least one byte or the end.
class ByteSource {
 public:
  virtual ~ByteSource() = default;
  /// @returns bytes written to `out`, at most `capacity`; 0 only at the end
  virtual size_t read(uint8_t* out, size_t capacity) = 0;
};

/// Bytes that already lie in memory; the caller keeps them alive.
class MemorySource final : public ByteSource {
 public:
  /// @param step largest number of bytes given at once, so that tests can cut the input anywhere
  MemorySource(const uint8_t* data, size_t size, size_t step = SIZE_MAX) : data_(data), left_(size), step_(step) {}
  size_t read(uint8_t* out, size_t capacity) override;

 private:
  const uint8_t* data_;
  size_t left_;
  size_t step_;
};

}  // namespace graticule::intake
