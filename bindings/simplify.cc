#include "graticule/simplify.h"

#include "arguments.h"
#include "positions.h"
#include "promise_worker.h"
#include "registry.h"

namespace {

class SimplifyWorker : public graticule::bindings::PromiseWorker {
 public:
  SimplifyWorker(Napi::Env env, graticule::Outlines outlines, graticule::SimplifyPlan plan,
                 graticule::RunControl control)
      : PromiseWorker(env), outlines_(outlines), plan_(plan), control_(control) {}

 protected:
  void work() override { keep_ = graticule::simplify_outlines(outlines_, plan_, control_); }

  Napi::Value result(Napi::Env env) override {
    auto array = Napi::Uint8Array::New(env, keep_.size());
    std::copy(keep_.begin(), keep_.end(), array.Data());
    return array;
  }

 private:
  graticule::Outlines outlines_;
  graticule::SimplifyPlan plan_;
  graticule::RunControl control_;
  std::vector<std::uint8_t> keep_;
};

// simplifyOutlines(input: NativeOutlines): Promise<Uint8Array>
Napi::Value simplify_outlines(const Napi::CallbackInfo& info) {
  Napi::Env env = info.Env();
  if (!info[0].IsObject()) throw Napi::TypeError::New(env, "simplifyOutlines needs an object");
  Napi::Object input = info[0].As<Napi::Object>();
  const auto typed = [&](const char* name, napi_typedarray_type type) {
    return graticule::bindings::checked_array(input.Get(name), type, name);
  };
  const auto xy = typed("xy", napi_float64_array).As<Napi::Float64Array>();
  const auto ends = typed("ends", napi_uint32_array).As<Napi::Uint32Array>();
  const bool lines = input.Get("holes").IsUndefined();
  std::uint32_t before = 0;
  for (std::size_t r = 0; r < ends.ElementLength(); before = ends[r++])
    if (ends[r] <= before) throw Napi::RangeError::New(env, "ends must ascend");
  if (std::size_t{before} * 2 != xy.ElementLength()) throw Napi::RangeError::New(env, "ends must cover xy");
  graticule::bindings::check_positions(xy);
  graticule::Outlines outlines{xy.Data(), ends.Data(), ends.ElementLength(), nullptr};
  Napi::Object holes_object;
  if (!lines) {
    const auto holes = typed("holes", napi_uint8_array).As<Napi::Uint8Array>();
    if (holes.ElementLength() != ends.ElementLength()) throw Napi::RangeError::New(env, "holes must match ends");
    outlines.holes = holes.Data();
    holes_object = holes;
  }
  Napi::Object steps_object;
  const bool stepped = !input.Get("steps").IsUndefined();
  if (stepped) {
    const auto steps = typed("steps", napi_uint8_array).As<Napi::Uint8Array>();
    if (steps.ElementLength() * 2 != xy.ElementLength()) throw Napi::RangeError::New(env, "steps must match the vertices");
    outlines.steps = steps.Data();
    steps_object = steps;
  }
  const double tolerance = input.Get("tolerance").ToNumber(), most = input.Get("mostVertices").ToNumber();
  if (!(tolerance >= 0) || !(most >= 0 && most <= 4294967295.0))
    throw Napi::RangeError::New(env, "tolerance and mostVertices must be at least 0");
  graticule::RunControl control;
  Napi::Object control_object;
  const bool controlled = !input.Get("control").IsUndefined();
  if (controlled) {
    auto words = typed("control", napi_int32_array).As<Napi::Int32Array>();
    if (words.ElementLength() != 2) throw Napi::RangeError::New(env, "control must hold 2 words");
    control.words = words.Data();
    control_object = words;
  }
  auto* worker = new SimplifyWorker(
      env, outlines, {tolerance, static_cast<std::size_t>(most), input.Get("keepIslands").ToBoolean().Value()}, control);
  worker->keep(xy);
  worker->keep(ends);
  if (!lines) worker->keep(holes_object);
  if (stepped) worker->keep(steps_object);
  if (controlled) worker->keep(control_object);
  return worker->start();
}

const graticule::bindings::Registration registration([](Napi::Env env, Napi::Object exports) {
  exports.Set("simplifyOutlines", Napi::Function::New(env, simplify_outlines, "simplifyOutlines"));
});

}  // namespace
