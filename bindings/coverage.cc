#include "graticule/coverage.h"

#include "arguments.h"
#include "positions.h"
#include "registry.h"

namespace {

// coverageSteps(xy: Float64Array, ends: Uint32Array): { steps: Uint8Array, unresolved: number }
Napi::Value coverage_steps(const Napi::CallbackInfo& info) {
  Napi::Env env = info.Env();
  const auto xy = graticule::bindings::array_at<double>(info[0], "xy");
  const auto ends = graticule::bindings::array_at<std::uint32_t>(info[1], "ends");
  std::size_t before = 0;
  for (std::size_t i = 0; i < ends.ElementLength(); before = ends[i++])
    if (std::size_t{ends[i]} < before + 2) throw Napi::RangeError::New(env, "every line needs two vertices");
  if (before * 2 != xy.ElementLength()) throw Napi::RangeError::New(env, "ends must cover xy");
  graticule::bindings::check_positions(xy);
  const graticule::CoverageSteps found = graticule::coverage_steps({xy.Data(), ends.Data(), ends.ElementLength()});
  Napi::Object result = Napi::Object::New(env);
  result.Set("steps", graticule::bindings::to_typed_array(env, found.steps));
  result.Set("unresolved", Napi::Number::New(env, static_cast<double>(found.unresolved)));
  return result;
}

const graticule::bindings::Registration registration([](Napi::Env env, Napi::Object exports) {
  exports.Set("coverageSteps", Napi::Function::New(env, coverage_steps, "coverageSteps"));
});

}  // namespace
