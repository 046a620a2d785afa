#include "graticule/waves.h"

#include <vector>

#include "arguments.h"
#include "design_arguments.h"
#include "promise_worker.h"
#include "registry.h"

namespace {

using graticule::size_product;
using graticule::size_sum;
using graticule::bindings::Arguments;
using graticule::bindings::design_of;
using graticule::bindings::kMaxClasses;
using graticule::bindings::options_of;
using graticule::bindings::PromiseWorker;

graticule::Waves waves_of(const Arguments& arguments, std::size_t columns) {
  const auto phases = arguments.array<double>("phases");
  const std::size_t count = phases.ElementLength();
  return {arguments.array<double>("frequencies", size_product(columns, count)).Data(), phases.Data(), count};
}

/// With `outputs` the scores of a linear model, else the design itself.
class WaveWorker : public PromiseWorker {
 public:
  WaveWorker(Napi::Env env, const Arguments& arguments)
      : PromiseWorker(env),
        x_(design_of(arguments)),
        waves_(waves_of(arguments, x_.columns)),
        options_(options_of(arguments)),
        width_(size_sum(x_.columns, waves_.count)) {
    if (arguments.has("outputs")) {
      outputs_ = arguments.size("outputs", kMaxClasses);
      coefficients_ = arguments.array<double>("coefficients", size_product(outputs_, size_sum(width_, 1))).Data();
    }
    arguments.pin(*this);
  }

 private:
  void work() override {
    out_.resize(size_product(x_.rows, coefficients_ == nullptr ? width_ : outputs_));
    if (coefficients_ == nullptr)
      graticule::wave_design(x_, waves_, out_.data(), options_);
    else
      graticule::wave_scores(x_, waves_, coefficients_, outputs_, out_.data(), options_);
  }

  Napi::Value result(Napi::Env env) override { return graticule::bindings::to_typed_array(env, out_); }

  graticule::Design x_;
  graticule::Waves waves_;
  graticule::LinearOptions options_;
  std::size_t width_, outputs_ = 0;
  const double* coefficients_ = nullptr;
  std::vector<double> out_;
};

// waveDesign(input): Promise<Float64Array>
// waveScores(input): Promise<Float64Array>
Napi::Value start(const Napi::CallbackInfo& info) {
  const Arguments arguments(info);
  return (new WaveWorker(info.Env(), arguments))->start();
}

const graticule::bindings::Registration registration([](Napi::Env env, Napi::Object exports) {
  exports.Set("waveDesign", Napi::Function::New(env, start, "waveDesign"));
  exports.Set("waveScores", Napi::Function::New(env, start, "waveScores"));
});

}  // namespace
