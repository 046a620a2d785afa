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

  Napi::Value result(Napi::Env env) override { return graticule::bindings::to_typed_array(env, keep_); }

 private:
  graticule::Outlines outlines_;
  graticule::SimplifyPlan plan_;
  graticule::RunControl control_;
  std::vector<std::uint8_t> keep_;
};

// simplifyOutlines(input: NativeOutlines): Promise<Uint8Array>
Napi::Value simplify_outlines(const Napi::CallbackInfo& info) {
  const Napi::Env env = info.Env();
  const graticule::bindings::Arguments arguments(info);
  const auto xy = arguments.array<double>("xy");
  const auto ends = arguments.array<std::uint32_t>("ends");
  std::uint32_t before = 0;
  for (std::size_t r = 0; r < ends.ElementLength(); before = ends[r++])
    if (ends[r] <= before) throw Napi::RangeError::New(env, "ends must ascend");
  if (std::size_t{before} * 2 != xy.ElementLength()) throw Napi::RangeError::New(env, "ends must cover xy");
  graticule::bindings::check_positions(xy);
  graticule::Outlines outlines{xy.Data(), ends.Data(), ends.ElementLength(), nullptr};
  outlines.holes = arguments.optional_array<std::uint8_t>("holes", ends.ElementLength());
  outlines.steps = arguments.optional_array<std::uint8_t>("steps", before);
  const graticule::SimplifyPlan plan{arguments.number("tolerance", 0, INFINITY), arguments.size("mostVertices", 4294967295u),
                                     arguments.flag("keepIslands")};
  auto* worker = new SimplifyWorker(env, outlines, plan, arguments.control());
  arguments.pin(*worker);
  return worker->start();
}

const graticule::bindings::Registration registration([](Napi::Env env, Napi::Object exports) {
  exports.Set("simplifyOutlines", Napi::Function::New(env, simplify_outlines, "simplifyOutlines"));
});

}  // namespace
