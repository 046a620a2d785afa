#include <vector>

#include "registry.h"

namespace graticule::bindings {

namespace {
std::vector<RegisterFunction>& functions() {
  static std::vector<RegisterFunction> list;
  return list;
}
}  // namespace

Registration::Registration(RegisterFunction register_function) { functions().push_back(register_function); }

void register_all(Napi::Env env, Napi::Object exports) {
  for (RegisterFunction function : functions()) function(env, exports);
}

}  // namespace graticule::bindings

static Napi::Object init(Napi::Env env, Napi::Object exports) {
  graticule::bindings::register_all(env, exports);
  return exports;
}

NODE_API_MODULE(graticule, init)
