#pragma once
// Memory of large temporary work, given back as soon as it is freed. glibc keeps what is freed below a threshold that it raises by
// itself to 32 MiB, for the next block of that size; work that runs now and then leaves a process tens of MiB larger that way.

namespace graticule {

/// While one lives, what its thread allocates in blocks of 256 KiB or more comes straight from the system and goes straight back.
/// It does nothing where the C library is not glibc.
class LargeBlocks {
 public:
  /// @param on  whether it is so; a thread that takes over work has `LargeBlocks::on()` of who gave it
  explicit LargeBlocks(bool on = true);
  ~LargeBlocks();
  LargeBlocks(const LargeBlocks&) = delete;
  LargeBlocks& operator=(const LargeBlocks&) = delete;

  static bool on();

 private:
  bool before_;
};

}  // namespace graticule
