#include <algorithm>
#include <stdexcept>

#include "arguments.h"
#include "graticule/prior/synthetic_set.h"
#include "promise_worker.h"
#include "registry.h"

namespace {

using graticule::bindings::Arguments;
using graticule::bindings::PromiseWorker;
using graticule::prior::SetShape;
using graticule::prior::SyntheticSet;
using graticule::prior::Task;

class SyntheticSetWorker : public PromiseWorker {
 public:
  SyntheticSetWorker(Napi::Env env, const Arguments& arguments) : PromiseWorker(env), seed_(arguments.size("seed")) {
    shape_.rows = arguments.size("rows");
    shape_.columns = arguments.size("columns");
    shape_.train_rows = arguments.size("trainRows");
    shape_.max_classes = static_cast<std::uint32_t>(std::min<std::size_t>(arguments.size("maxClasses"), 1000));
    shape_.task = arguments.flag("regression") ? Task::kRegression : Task::kClassification;
    shape_.missing = arguments.flag("missing");
    try {
      graticule::prior::check_shape(shape_);
    } catch (const std::invalid_argument& error) {
      throw Napi::RangeError::New(env, error.what());
    }
  }

 private:
  void work() override { set_ = graticule::prior::draw_set(seed_, shape_); }

  Napi::Value result(Napi::Env env) override {
    Napi::Object out = Napi::Object::New(env);
    out.Set("classes", static_cast<double>(set_.classes));
    out.Set("categorical", graticule::bindings::to_typed_array(env, set_.categorical));
    out.Set("x", graticule::bindings::to_typed_array(env, set_.x));
    out.Set("y", graticule::bindings::to_typed_array(env, set_.y));
    return out;
  }

  std::uint64_t seed_;
  SetShape shape_;
  SyntheticSet set_;
};

// drawSyntheticSet(input): Promise<NativeSyntheticSet>
Napi::Value draw(const Napi::CallbackInfo& info) {
  const Arguments arguments(info);
  return (new SyntheticSetWorker(info.Env(), arguments))->start();
}

const graticule::bindings::Registration registration([](Napi::Env env, Napi::Object exports) {
  exports.Set("drawSyntheticSet", Napi::Function::New(env, draw, "drawSyntheticSet"));
});

}  // namespace
