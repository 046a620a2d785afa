#include "graticule/forecast/portfolio.h"

#include "promise_worker.h"
#include "registry.h"

namespace {

using graticule::bindings::CodedError;

template <class Array>
Array typed(const Napi::Object& input, const char* name, napi_typedarray_type type) {
  const Napi::Value value = input.Get(name);
  if (!value.IsTypedArray() || value.As<Napi::TypedArray>().TypedArrayType() != type)
    throw Napi::TypeError::New(input.Env(), std::string("forecastSeries: ") + name + " must be a typed array of the declared kind");
  return value.As<Array>();
}

class ForecastWorker : public graticule::bindings::PromiseWorker {
 public:
  ForecastWorker(Napi::Env env, const Napi::Object& input) : PromiseWorker(env) {
    auto values = typed<Napi::Float64Array>(input, "values", napi_float64_array);
    auto start = typed<Napi::Int32Array>(input, "start", napi_int32_array);
    auto length = typed<Napi::Int32Array>(input, "length", napi_int32_array);
    auto horizon = typed<Napi::Int32Array>(input, "horizon", napi_int32_array);
    auto period_start = typed<Napi::Int32Array>(input, "periodStart", napi_int32_array);
    auto periods = typed<Napi::Float64Array>(input, "periods", napi_float64_array);
    const size_t tasks = start.ElementLength();
    if (length.ElementLength() != tasks || horizon.ElementLength() != tasks || period_start.ElementLength() != tasks + 1)
      throw Napi::RangeError::New(env, "forecastSeries: start, length, horizon and periodStart disagree on the number of tasks");
    out_start_.resize(tasks);
    int64_t total = 0;
    for (size_t i = 0; i < tasks; ++i) {
      if (start[i] < 0 || length[i] < 1 || horizon[i] < 1 ||
          static_cast<size_t>(start[i]) + static_cast<size_t>(length[i]) > values.ElementLength())
        throw Napi::RangeError::New(env, "forecastSeries: task " + std::to_string(i) + " lies outside of values");
      if (period_start[i] < 0 || period_start[i + 1] < period_start[i] ||
          static_cast<size_t>(period_start[i + 1]) > periods.ElementLength())
        throw Napi::RangeError::New(env, "forecastSeries: periodStart of task " + std::to_string(i) + " lies outside of periods");
      out_start_[i] = total;
      total += horizon[i];
    }
    for (Napi::TypedArray array : {Napi::TypedArray(values), Napi::TypedArray(start), Napi::TypedArray(length),
                                   Napi::TypedArray(horizon), Napi::TypedArray(period_start), Napi::TypedArray(periods)})
      keep(array);
    tasks_ = {values.Data(), start.Data(), length.Data(), horizon.Data(), period_start.Data(),
              periods.Data(), out_start_.data(), static_cast<int32_t>(tasks)};
    mean_.resize(static_cast<size_t>(total) * graticule::forecast::member_count);
    sigma_.resize(static_cast<size_t>(total));
    threads_ = input.Get("threads").As<Napi::Number>().Int32Value();
    const Napi::Value control = input.Get("control");
    if (control.IsTypedArray()) {
      auto array = typed<Napi::Int32Array>(input, "control", napi_int32_array);
      if (array.ElementLength() < 2) throw Napi::RangeError::New(env, "forecastSeries: control needs two entries");
      keep(array);
      control_ = reinterpret_cast<std::atomic<int32_t>*>(array.Data());
      progress_from_ = input.Get("progressFrom").As<Napi::Number>().Int32Value();
      progress_to_ = input.Get("progressTo").As<Napi::Number>().Int32Value();
    }
  }

 protected:
  void work() override {
    if (!graticule::forecast::run_portfolio(tasks_, {mean_.data(), sigma_.data()}, threads_, control_, progress_from_, progress_to_))
      throw CodedError("aborted", "the forecast was cancelled");
  }

  Napi::Value result(Napi::Env env) override {
    auto mean = Napi::Float64Array::New(env, mean_.size());
    std::copy(mean_.begin(), mean_.end(), mean.Data());
    auto sigma = Napi::Float64Array::New(env, sigma_.size());
    std::copy(sigma_.begin(), sigma_.end(), sigma.Data());
    Napi::Object out = Napi::Object::New(env);
    out.Set("mean", mean);
    out.Set("sigma", sigma);
    return out;
  }

 private:
  graticule::forecast::Tasks tasks_{};
  std::vector<int64_t> out_start_;
  std::vector<double> mean_, sigma_;
  std::atomic<int32_t>* control_ = nullptr;
  int threads_ = 1, progress_from_ = 0, progress_to_ = 1000;
};

// forecastSeries(input: ForecastSeriesInput): Promise<ForecastSeriesOutput>
Napi::Value forecast_series(const Napi::CallbackInfo& info) {
  if (info.Length() < 1 || !info[0].IsObject()) throw Napi::TypeError::New(info.Env(), "forecastSeries: an object is expected");
  auto worker = std::make_unique<ForecastWorker>(info.Env(), info[0].As<Napi::Object>());
  return worker.release()->start();
}

const graticule::bindings::Registration registration([](Napi::Env env, Napi::Object exports) {
  exports.Set("forecastSeries", Napi::Function::New(env, forecast_series, "forecastSeries"));
});

}  // namespace
