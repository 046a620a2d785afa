#include "graticule/discriminant.h"
#include "graticule/linear.h"
#include "graticule/principal_axes.h"

#include <algorithm>
#include <cmath>
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

std::size_t classes_of(Napi::Env env, const Arguments& arguments) {
  const std::size_t classes = arguments.size("classes", kMaxClasses);
  if (classes < 2) throw Napi::RangeError::New(env, "classes must be at least 2");
  return classes;
}

/// A copy: a code is an index, and the caller's memory may be shared with threads that still write to it.
std::vector<std::int32_t> codes_of(Napi::Env env, const Arguments& arguments, std::size_t rows, std::size_t classes) {
  const auto given = arguments.array<std::int32_t>("codes", rows);
  std::vector<std::int32_t> codes(given.Data(), given.Data() + rows);
  for (const std::int32_t code : codes)
    if (code < 0 || static_cast<std::size_t>(code) >= classes)
      throw Napi::RangeError::New(env, "codes must lie in [0, classes)");
  return codes;
}

class RidgeWorker : public PromiseWorker {
 public:
  RidgeWorker(Napi::Env env, const Arguments& arguments)
      : PromiseWorker(env), x_(design_of(arguments)), options_(options_of(arguments)) {
    y_ = arguments.array<double>("target", x_.rows).Data();
    weights_ = arguments.optional_array<double>("weights", x_.rows);
    const auto penalties = arguments.array<double>("penalties");
    penalties_.assign(penalties.Data(), penalties.Data() + penalties.ElementLength());
    if (penalties_.empty()) throw Napi::RangeError::New(env, "penalties must not be empty");
    arguments.pin(*this);
  }

 private:
  void work() override {
    path_ = graticule::fit_ridge(x_, y_, weights_, penalties_.data(), penalties_.size(), options_);
  }

  Napi::Value result(Napi::Env env) override {
    Napi::Object out = Napi::Object::New(env);
    out.Set("looMse", graticule::bindings::to_typed_array(env, path_.loo_mse));
    out.Set("best", static_cast<double>(path_.best));
    out.Set("coefficients", graticule::bindings::to_typed_array(env, path_.coefficients));
    out.Set("intercept", path_.intercept);
    out.Set("looPredictions", graticule::bindings::to_typed_array(env, path_.loo_predictions));
    return out;
  }

  graticule::Design x_;
  graticule::LinearOptions options_;
  const double* y_;
  const double* weights_;
  std::vector<double> penalties_;
  graticule::RidgePath path_;
};

class LogisticWorker : public PromiseWorker {
 public:
  LogisticWorker(Napi::Env env, const Arguments& arguments)
      : PromiseWorker(env), x_(design_of(arguments)), options_(options_of(arguments)) {
    spec_.classes = classes_of(env, arguments);
    codes_ = codes_of(env, arguments, x_.rows, spec_.classes);
    weights_ = arguments.optional_array<double>("weights", x_.rows);
    spec_.max_iterations = static_cast<int>(std::min<std::size_t>(arguments.size("maxIterations"), 100000));
    spec_.tolerance = arguments.number("tolerance");
    const auto penalties = arguments.array<double>("penalties");
    penalties_.assign(penalties.Data(), penalties.Data() + penalties.ElementLength());
    arguments.pin(*this);
  }

 private:
  void work() override {
    path_ = graticule::fit_logistic(x_, codes_.data(), weights_, penalties_.data(), penalties_.size(), spec_, options_);
  }

  Napi::Value result(Napi::Env env) override { return graticule::bindings::to_typed_array(env, path_); }

  graticule::Design x_;
  graticule::LinearOptions options_;
  graticule::LogisticSpec spec_;
  std::vector<std::int32_t> codes_;
  const double* weights_;
  std::vector<double> penalties_, path_;
};

class ScoresWorker : public PromiseWorker {
 public:
  ScoresWorker(Napi::Env env, const Arguments& arguments)
      : PromiseWorker(env), x_(design_of(arguments)), options_(options_of(arguments)) {
    outputs_ = arguments.size("outputs", kMaxClasses);
    coefficients_ = arguments.array<double>("coefficients", size_product(outputs_, size_sum(x_.columns, 1))).Data();
    arguments.pin(*this);
  }

 private:
  void work() override {
    scores_.resize(size_product(x_.rows, outputs_));
    graticule::linear_scores(x_, coefficients_, outputs_, scores_.data(), options_);
  }

  Napi::Value result(Napi::Env env) override { return graticule::bindings::to_typed_array(env, scores_); }

  graticule::Design x_;
  graticule::LinearOptions options_;
  std::size_t outputs_ = 0;
  const double* coefficients_;
  std::vector<double> scores_;
};

class DiscriminantWorker : public PromiseWorker {
 public:
  DiscriminantWorker(Napi::Env env, const Arguments& arguments)
      : PromiseWorker(env), x_(design_of(arguments)), options_(options_of(arguments)) {
    classes_ = classes_of(env, arguments);
    codes_ = codes_of(env, arguments, x_.rows, classes_);
    weights_ = arguments.optional_array<double>("weights", x_.rows);
    const auto own = arguments.array<double>("own");
    const auto shrink = arguments.array<double>("shrink", own.ElementLength());
    for (std::size_t s = 0; s < own.ElementLength(); ++s) settings_.push_back({own[s], shrink[s]});
    arguments.pin(*this);
  }

 private:
  void work() override {
    models_ = graticule::fit_discriminant(x_, codes_.data(), weights_, classes_, settings_.data(), settings_.size(), options_);
  }

  Napi::Value result(Napi::Env env) override { return graticule::bindings::to_typed_array(env, models_); }

  graticule::Design x_;
  graticule::LinearOptions options_;
  std::size_t classes_ = 0;
  std::vector<std::int32_t> codes_;
  const double* weights_;
  std::vector<graticule::DiscriminantSetting> settings_;
  std::vector<double> models_;
};

class DiscriminantScoresWorker : public PromiseWorker {
 public:
  DiscriminantScoresWorker(Napi::Env env, const Arguments& arguments)
      : PromiseWorker(env), x_(design_of(arguments)), options_(options_of(arguments)) {
    classes_ = arguments.size("classes", kMaxClasses);
    model_ = arguments.array<double>("model", graticule::discriminant_size(x_.columns, classes_)).Data();
    arguments.pin(*this);
  }

 private:
  void work() override {
    scores_.resize(size_product(x_.rows, classes_));
    graticule::discriminant_scores(x_, model_, classes_, scores_.data(), options_);
  }

  Napi::Value result(Napi::Env env) override { return graticule::bindings::to_typed_array(env, scores_); }

  graticule::Design x_;
  graticule::LinearOptions options_;
  std::size_t classes_ = 0;
  const double* model_;
  std::vector<double> scores_;
};

class PrincipalAxesWorker : public PromiseWorker {
 public:
  PrincipalAxesWorker(Napi::Env env, const Arguments& arguments)
      : PromiseWorker(env),
        x_(design_of(arguments)),
        options_(options_of(arguments)),
        least_share_(arguments.number("leastShare")) {
    arguments.pin(*this);
  }

 private:
  void work() override { found_ = graticule::principal_axes(x_, least_share_, options_); }

  Napi::Value result(Napi::Env env) override {
    Napi::Object out = Napi::Object::New(env);
    out.Set("mean", graticule::bindings::to_typed_array(env, found_.mean));
    out.Set("variances", graticule::bindings::to_typed_array(env, found_.variances));
    out.Set("axes", graticule::bindings::to_typed_array(env, found_.axes));
    return out;
  }

  graticule::Design x_;
  graticule::LinearOptions options_;
  double least_share_;
  graticule::PrincipalAxes found_;
};

// fitRidge(input): Promise<NativeRidgePath>
// fitLogistic(input): Promise<Float64Array>
// linearScores(input): Promise<Float64Array>
// fitDiscriminant(input): Promise<Float64Array>
// discriminantScores(input): Promise<Float64Array>
// principalAxes(input): Promise<NativePrincipalAxes>
template <class Worker>
Napi::Value start(const Napi::CallbackInfo& info) {
  const Arguments arguments(info);
  return (new Worker(info.Env(), arguments))->start();
}

const graticule::bindings::Registration registration([](Napi::Env env, Napi::Object exports) {
  exports.Set("fitRidge", Napi::Function::New(env, start<RidgeWorker>, "fitRidge"));
  exports.Set("fitLogistic", Napi::Function::New(env, start<LogisticWorker>, "fitLogistic"));
  exports.Set("linearScores", Napi::Function::New(env, start<ScoresWorker>, "linearScores"));
  exports.Set("fitDiscriminant", Napi::Function::New(env, start<DiscriminantWorker>, "fitDiscriminant"));
  exports.Set("discriminantScores", Napi::Function::New(env, start<DiscriminantScoresWorker>, "discriminantScores"));
  exports.Set("principalAxes", Napi::Function::New(env, start<PrincipalAxesWorker>, "principalAxes"));
});

}  // namespace
