#include "memory.h"

#include <atomic>

#include "registry.h"

#if defined(__GLIBC__)
#include <malloc.h>
#endif

namespace graticule::bindings {

namespace {

/// Between two times: an estimate, like the work that callers tell.
constexpr std::size_t kWorkBetween = std::size_t{4} << 20;
std::atomic<std::size_t> worked{0};

}  // namespace

void give_back_after(std::size_t bytes) {
  if (worked.fetch_add(bytes) + bytes < kWorkBetween) return;
  worked.store(0);
#if defined(__GLIBC__)
  malloc_trim(0);
#endif
}

namespace {

// returnMemory(): boolean
Napi::Value return_memory(const Napi::CallbackInfo& info) {
#if defined(__GLIBC__)
  // An arena for each of twenty threads keeps what its thread has freed; blocks above the threshold go back at once,
  // where the library would otherwise raise the threshold to 32 MiB by itself.
  const bool done = mallopt(M_ARENA_MAX, 2) == 1 && mallopt(M_MMAP_THRESHOLD, 1 << 20) == 1 &&
                    mallopt(M_TRIM_THRESHOLD, 4 << 20) == 1;
  return Napi::Boolean::New(info.Env(), done);
#else
  return Napi::Boolean::New(info.Env(), false);
#endif
}

// weigh(bytes)
void weigh(const Napi::CallbackInfo& info) {
  if (!info[0].IsNumber()) throw Napi::TypeError::New(info.Env(), "expected a number of bytes");
  Napi::MemoryManagement::AdjustExternalMemory(info.Env(), info[0].As<Napi::Number>().Int64Value());
}

const Registration registration([](Napi::Env env, Napi::Object exports) {
  exports.Set("returnMemory", Napi::Function::New(env, return_memory, "returnMemory"));
  exports.Set("weigh", Napi::Function::New(env, weigh, "weigh"));
});

}  // namespace

}  // namespace graticule::bindings

