#include "graticule/gaussian_process.h"

#include <algorithm>
#include <vector>

#include "arguments.h"
#include "design_arguments.h"
#include "promise_worker.h"
#include "registry.h"

namespace {

using graticule::padded_rows;
using graticule::size_product;
using graticule::size_sum;
using graticule::bindings::Arguments;
using graticule::bindings::design_of;
using graticule::bindings::kMaxClasses;
using graticule::bindings::options_of;
using graticule::bindings::PromiseWorker;
using graticule::bindings::to_typed_array;

/// A copy of numbers that index something: the caller's memory may be shared with threads that still write to it.
std::vector<std::int32_t> indices_of(const Arguments& arguments, const char* name, std::size_t length, std::size_t end) {
  const auto given = arguments.array<std::int32_t>(name, length);
  std::vector<std::int32_t> out(given.Data(), given.Data() + length);
  for (const std::int32_t index : out)
    if (index < 0 || static_cast<std::size_t>(index) >= end)
      throw Napi::RangeError::New(arguments.env(), std::string(name) + " must be at least 0 and less than " + std::to_string(end) +
                                                       ", received " + std::to_string(index));
  return out;
}

class FitWorker : public PromiseWorker {
 public:
  FitWorker(Napi::Env env, const Arguments& arguments)
      : PromiseWorker(env), x_(design_of(arguments)), options_(options_of(arguments)) {
    spec_.outputs = arguments.size("outputs", kMaxClasses);
    spec_.targets = arguments.array<double>("targets", size_product(x_.rows, spec_.outputs)).Data();
    spec_.weights = arguments.optional_array<double>("weights", x_.rows);
    if (arguments.has("codes")) {
      codes_ = indices_of(arguments, "codes", x_.rows, spec_.outputs == 1 ? 2 : spec_.outputs);
      spec_.codes = codes_.data();
      spec_.offsets = arguments.array<double>("offsets", spec_.outputs).Data();
    }
    spec_.feature_count = arguments.size("featureCount", size_sum(x_.columns, 1));
    features_ = indices_of(arguments, "features", x_.columns, spec_.feature_count);
    spec_.features = features_.data();
    spec_.parts = arguments.size("parts", 64);
    spec_.part_rows = arguments.size("partRows", x_.rows);
    sample_ = indices_of(arguments, "sample", size_product(spec_.parts, spec_.part_rows), x_.rows);
    spec_.sample = sample_.data();
    spec_.evaluations = arguments.size("evaluations", 1000);
    arguments.pin(*this);
  }

 private:
  void work() override {
    process_ = graticule::fit_gaussian_process(x_, spec_, options_);
    points_ = graticule::scaled_points(x_, process_.kernel.rates);
  }

  Napi::Value result(Napi::Env env) override {
    Napi::Object out = Napi::Object::New(env);
    out.Set("rates", to_typed_array(env, process_.kernel.rates));
    out.Set("smooth", process_.kernel.smooth);
    out.Set("linear", process_.kernel.linear);
    out.Set("noise", process_.kernel.noise);
    out.Set("points", to_typed_array(env, points_));
    out.Set("duals", to_typed_array(env, process_.duals));
    out.Set("leaveOneOut", to_typed_array(env, process_.leave_one_out));
    return out;
  }

  graticule::Design x_;
  graticule::LinearOptions options_;
  graticule::GaussianProcessSpec spec_;
  std::vector<std::int32_t> features_, sample_, codes_;
  graticule::GaussianProcess process_;
  std::vector<double> points_;
};

class MeansWorker : public PromiseWorker {
 public:
  MeansWorker(Napi::Env env, const Arguments& arguments)
      : PromiseWorker(env), x_(design_of(arguments)), options_(options_of(arguments)) {
    model_.rows = arguments.size("points");
    model_.outputs = arguments.size("outputs", kMaxClasses);
    model_.smooth = arguments.number("smooth");
    const std::size_t stride = padded_rows(std::min<std::size_t>(model_.rows, std::size_t{1} << 40));
    model_.rates = arguments.array<double>("rates", x_.columns).Data();
    model_.points = arguments.array<double>("scaled", size_product(x_.columns, stride)).Data();
    model_.duals = arguments.array<double>("duals", size_product(model_.outputs, stride)).Data();
    model_.coefficients = arguments.array<double>("coefficients", size_product(model_.outputs, size_sum(x_.columns, 1))).Data();
    arguments.pin(*this);
  }

 private:
  void work() override {
    means_.resize(size_product(x_.rows, model_.outputs));
    graticule::gaussian_process_means(x_, model_, means_.data(), options_);
  }

  Napi::Value result(Napi::Env env) override { return to_typed_array(env, means_); }

  graticule::Design x_;
  graticule::LinearOptions options_;
  graticule::GaussianProcessModel model_;
  std::vector<double> means_;
};

// fitGaussianProcess(input): Promise<NativeGaussianProcess>
// gaussianProcessMeans(input): Promise<Float64Array>
template <class Worker>
Napi::Value start(const Napi::CallbackInfo& info) {
  const Arguments arguments(info);
  return (new Worker(info.Env(), arguments))->start();
}

const graticule::bindings::Registration registration([](Napi::Env env, Napi::Object exports) {
  exports.Set("fitGaussianProcess", Napi::Function::New(env, start<FitWorker>, "fitGaussianProcess"));
  exports.Set("gaussianProcessMeans", Napi::Function::New(env, start<MeansWorker>, "gaussianProcessMeans"));
});

}  // namespace
