#include <algorithm>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "arguments.h"
#include "graticule/forecast/pooled_network.h"
#include "promise_worker.h"
#include "registry.h"

namespace {

using graticule::bindings::Arguments;

constexpr std::size_t most_wide = 128;

class PoolWorker : public graticule::bindings::PromiseWorker {
 public:
  PoolWorker(Napi::Env env, const Arguments& arguments) : PromiseWorker(env) {
    const auto values = arguments.array<double>("values");
    const auto start = arguments.array<std::int32_t>("start");
    const std::size_t series = start.ElementLength();
    const auto length = arguments.array<std::int32_t>("length", series);
    const auto learnt = arguments.array<std::int32_t>("learnt", series);
    const auto periods = arguments.array<double>("periods", series);
    const auto asked = arguments.array<std::int32_t>("asked");
    const auto known = arguments.array<std::int32_t>("known", asked.ElementLength());
    const std::size_t horizon = arguments.size("horizon"), window = arguments.size("window");
    if (horizon < 1 || horizon > most_wide || window < 1 || window > most_wide)
      throw Napi::RangeError::New(env, "horizon and window must lie between 1 and 128");
    for (std::size_t i = 0; i < series; ++i) {
      if (start[i] < 0 || length[i] < 1 || learnt[i] < 0 || learnt[i] > length[i] ||
          static_cast<std::size_t>(start[i]) + static_cast<std::size_t>(length[i]) > values.ElementLength())
        throw Napi::RangeError::New(env, "series " + std::to_string(i) + " lies outside of values");
      if (!(periods[i] >= 1 && periods[i] <= INT32_MAX))
        throw Napi::RangeError::New(env, "periods must lie between 1 and 2147483647");
    }
    for (std::size_t i = 0; i < asked.ElementLength(); ++i)
      if (asked[i] < 0 || static_cast<std::size_t>(asked[i]) >= series || known[i] < 1 || known[i] > length[asked[i]])
        throw Napi::RangeError::New(env, "forecast " + std::to_string(i) + " lies outside of its series");
    pool_ = {values.Data(),
             start.Data(),
             learnt.Data(),
             periods.Data(),
             static_cast<std::int32_t>(series),
             asked.Data(),
             known.Data(),
             static_cast<std::int32_t>(asked.ElementLength()),
             static_cast<std::int32_t>(horizon),
             static_cast<std::int32_t>(window),
             arguments.size("seed")};
    out_.resize(graticule::size_product(asked.ElementLength(), horizon));
    threads_ = static_cast<int>(std::min<std::size_t>(arguments.size("threads"), 256));
    control_.words = arguments.optional_array<std::int32_t>("control", 2);
    arguments.pin(*this);
  }

 protected:
  void work() override { graticule::forecast::run_pooled_network(pool_, threads_, control_, out_.data()); }

  Napi::Value result(Napi::Env env) override { return graticule::bindings::to_typed_array(env, out_); }

 private:
  graticule::forecast::Pool pool_{};
  std::vector<double> out_;
  graticule::RunControl control_;
  int threads_ = 1;
};

// forecastPool(input: ForecastPoolInput): Promise<Float64Array>
Napi::Value forecast_pool(const Napi::CallbackInfo& info) {
  auto worker = std::make_unique<PoolWorker>(info.Env(), Arguments(info));
  return worker.release()->start();
}

const graticule::bindings::Registration registration([](Napi::Env env, Napi::Object exports) {
  exports.Set("forecastPool", Napi::Function::New(env, forecast_pool, "forecastPool"));
});

}  // namespace
