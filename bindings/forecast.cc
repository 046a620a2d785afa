#include "graticule/forecast/portfolio.h"

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "arguments.h"
#include "promise_worker.h"
#include "registry.h"

namespace {

using graticule::bindings::Arguments;
using graticule::forecast::member_count;

class ForecastWorker : public graticule::bindings::PromiseWorker {
 public:
  ForecastWorker(Napi::Env env, const Arguments& arguments) : PromiseWorker(env) {
    const auto values = arguments.array<double>("values");
    const auto start = arguments.array<std::int32_t>("start");
    const std::size_t tasks = start.ElementLength();
    const auto length = arguments.array<std::int32_t>("length", tasks);
    const auto horizon = arguments.array<std::int32_t>("horizon", tasks);
    const auto period_start = arguments.array<std::int32_t>("periodStart", tasks + 1);
    const auto periods = arguments.array<double>("periods");
    for (std::size_t i = 0; i < periods.ElementLength(); ++i)
      if (!(periods[i] >= 1 && periods[i] <= INT32_MAX))
        throw Napi::RangeError::New(env, "periods must lie between 1 and 2147483647");
    if (tasks > INT32_MAX) throw Napi::RangeError::New(env, "at most 2147483647 tasks");
    out_start_.resize(tasks);
    std::int64_t total = 0;
    for (std::size_t i = 0; i < tasks; ++i) {
      if (start[i] < 0 || length[i] < 1 || horizon[i] < 1 ||
          static_cast<std::size_t>(start[i]) + static_cast<std::size_t>(length[i]) > values.ElementLength())
        throw Napi::RangeError::New(env, "task " + std::to_string(i) + " lies outside of values");
      if (period_start[i] < 0 || period_start[i + 1] < period_start[i] ||
          static_cast<std::size_t>(period_start[i + 1]) > periods.ElementLength())
        throw Napi::RangeError::New(env, "periodStart of task " + std::to_string(i) + " lies outside of periods");
      out_start_[i] = total;
      total += horizon[i];
    }
    tasks_ = {values.Data(),  start.Data(),      length.Data(), horizon.Data(), period_start.Data(),
              periods.Data(), out_start_.data(), static_cast<std::int32_t>(tasks)};
    mean_.resize(graticule::size_product(static_cast<std::size_t>(total), member_count));
    sigma_.resize(static_cast<std::size_t>(total));
    threads_ = static_cast<int>(std::min<std::size_t>(arguments.size("threads"), 256));
    control_.words = arguments.optional_array<std::int32_t>("control", 2);
    progress_from_ = arguments.number("progressFrom");
    progress_to_ = arguments.number("progressTo");
    if (!(progress_from_ >= 0 && progress_to_ <= 1))
      throw Napi::RangeError::New(env, "progressFrom and progressTo must lie between 0 and 1");
    arguments.pin(*this);
  }

 protected:
  void work() override {
    graticule::forecast::run_portfolio(tasks_, {mean_.data(), sigma_.data()}, threads_, control_, progress_from_,
                                       progress_to_);
  }

  Napi::Value result(Napi::Env env) override {
    Napi::Object out = Napi::Object::New(env);
    out.Set("mean", graticule::bindings::to_typed_array(env, mean_));
    out.Set("sigma", graticule::bindings::to_typed_array(env, sigma_));
    return out;
  }

 private:
  graticule::forecast::Tasks tasks_{};
  std::vector<std::int64_t> out_start_;
  std::vector<double> mean_, sigma_;
  graticule::RunControl control_;
  int threads_ = 1;
  double progress_from_ = 0, progress_to_ = 1;
};

// forecastSeries(input: ForecastSeriesInput): Promise<ForecastSeriesOutput>
Napi::Value forecast_series(const Napi::CallbackInfo& info) {
  auto worker = std::make_unique<ForecastWorker>(info.Env(), Arguments(info));
  return worker.release()->start();
}

const graticule::bindings::Registration registration([](Napi::Env env, Napi::Object exports) {
  exports.Set("forecastSeries", Napi::Function::New(env, forecast_series, "forecastSeries"));
});

}  // namespace
