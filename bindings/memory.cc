#include "registry.h"

#if defined(__GLIBC__)
#include <malloc.h>
#endif

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

const graticule::bindings::Registration registration([](Napi::Env env, Napi::Object exports) {
  exports.Set("returnMemory", Napi::Function::New(env, return_memory, "returnMemory"));
});

}  // namespace
