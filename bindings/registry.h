#pragma once
#include "napi_setup.h"

namespace graticule::bindings {

/// Each verb's file registers itself with a static Registration; addon.cc only walks the list.
using RegisterFunction = void (*)(Napi::Env, Napi::Object exports);

struct Registration {
  explicit Registration(RegisterFunction register_function);
};

void register_all(Napi::Env env, Napi::Object exports);

}  // namespace graticule::bindings
