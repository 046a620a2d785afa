#pragma once
#include <cstdint>
#include <stdexcept>

namespace graticule {

/// Thrown by native work that finds its cancel flag set; bindings turn it into code `aborted`.
struct Aborted : std::runtime_error {
  Aborted() : std::runtime_error("the run was aborted") {}
};

/// Memory shared with the caller: `[cancel, progress in thousandths]`; cancel is 0, 1 (stop) or 2 (out of time). Null words
/// mean: never cancelled.
/// Plain words with compiler atomics, because the buffer belongs to JavaScript.
struct RunControl {
  std::int32_t* words = nullptr;

  bool cancelled() const { return cancel_word() != 0; }

  /// The time allowed is over: work that can hand over what it has may do so instead of failing.
  bool out_of_time() const { return cancel_word() == 2; }

  void check() const {
    if (cancelled()) throw Aborted();
  }

  void progress(double fraction) const {
    if (words == nullptr) return;
    const double clamped = fraction >= 1 ? 1 : fraction >= 0 ? fraction : 0;  // 0 also for what is no number
    const auto thousandths = static_cast<std::int32_t>(clamped * 1000);
#if defined(_MSC_VER)
    *static_cast<volatile std::int32_t*>(words + 1) = thousandths;
#else
    __atomic_store_n(words + 1, thousandths, __ATOMIC_RELAXED);
#endif
  }

 private:
  std::int32_t cancel_word() const {
    if (words == nullptr) return 0;
#if defined(_MSC_VER)
    return *static_cast<volatile std::int32_t*>(words);
#else
    return __atomic_load_n(words, __ATOMIC_RELAXED);
#endif
  }
};

}  // namespace graticule
