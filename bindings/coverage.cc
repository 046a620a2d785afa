#include "graticule/coverage.h"

#include "registry.h"

namespace {

// coverageSteps(xy: Float64Array, ends: Uint32Array): { steps: Uint8Array, unresolved: number }
Napi::Value coverage_steps(const Napi::CallbackInfo& info) {
  Napi::Env env = info.Env();
  const auto typed = [&](std::size_t i, napi_typedarray_type type) {
    if (!info[i].IsTypedArray() || info[i].As<Napi::TypedArray>().TypedArrayType() != type)
      throw Napi::TypeError::New(env, "coverageSteps needs a Float64Array and a Uint32Array");
    return info[i].As<Napi::TypedArray>();
  };
  const auto xy = typed(0, napi_float64_array).As<Napi::Float64Array>();
  const auto ends = typed(1, napi_uint32_array).As<Napi::Uint32Array>();
  std::uint32_t before = 0;
  for (std::size_t i = 0; i < ends.ElementLength(); before = ends[i++])
    if (ends[i] < before + 2) throw Napi::RangeError::New(env, "every line needs two vertices");
  if (std::size_t{before} * 2 != xy.ElementLength()) throw Napi::RangeError::New(env, "ends must cover xy");
  const graticule::CoverageSteps found = graticule::coverage_steps({xy.Data(), ends.Data(), ends.ElementLength()});
  auto steps = Napi::Uint8Array::New(env, found.steps.size());
  std::copy(found.steps.begin(), found.steps.end(), steps.Data());
  Napi::Object result = Napi::Object::New(env);
  result.Set("steps", steps);
  result.Set("unresolved", Napi::Number::New(env, static_cast<double>(found.unresolved)));
  return result;
}

const graticule::bindings::Registration registration([](Napi::Env env, Napi::Object exports) {
  exports.Set("coverageSteps", Napi::Function::New(env, coverage_steps, "coverageSteps"));
});

}  // namespace
