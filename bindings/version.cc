#include "graticule/version.h"

#include "registry.h"

namespace {

// engineVersion(): string
Napi::Value engine_version(const Napi::CallbackInfo& info) {
  return Napi::String::New(info.Env(), graticule::engine_version());
}

const graticule::bindings::Registration registration([](Napi::Env env, Napi::Object exports) {
  exports.Set("engineVersion", Napi::Function::New(env, engine_version, "engineVersion"));
});

}  // namespace
