#include "graticule/trees/boosting.h"
#include "registry.h"
#include "tree_convert.h"
#include "tree_handle.h"

namespace {

using namespace graticule;
using namespace graticule::bindings;

class FitBoosting : public PromiseWorker {
 public:
  explicit FitBoosting(Napi::Env env) : PromiseWorker(env) {}
  trees::Labelled train, validation;
  bool has_validation = false;
  trees::BoostingParams params;
  RunControl control;

 protected:
  void work() override {
    with_codes([&] {
      model_ = std::make_shared<trees::TreeModel>(trees::fit_boosting(train, has_validation ? &validation : nullptr, params, control));
    });
  }
  Napi::Value result(Napi::Env env) override { return make_tree_handle(env, std::move(model_)); }

 private:
  std::shared_ptr<const trees::TreeModel> model_;
};

// fitBoosting(request): Promise<TreeHandle>
Napi::Value fit_boosting(const Napi::CallbackInfo& info) {
  const Napi::Env env = info.Env();
  if (!info[0].IsObject()) throw Napi::TypeError::New(env, "fitBoosting expects a request object");
  const Napi::Object request = info[0].As<Napi::Object>();
  auto worker = std::make_unique<FitBoosting>(env);
  trees::BoostingParams& params = worker->params;
  params.loss = static_cast<trees::Loss>(read_integer(request, "loss", 0, 2));
  const bool classification = params.loss == trees::Loss::kLogLoss;
  params.classes = read_integer(request, "classes", classification ? 1 : 0, classification ? 65536 : 0);
  params.quantile = read_number(request, "quantile", 1e-6, 1 - 1e-6);
  params.iterations = read_integer(request, "iterations", 0, 1 << 20);
  params.learning_rate = read_number(request, "learningRate", 1e-9, 10);
  params.max_leaves = read_integer(request, "maxLeaves", 1, 1 << 20);
  params.max_depth = read_integer(request, "maxDepth", 0, 1 << 20);
  params.max_bins = read_integer(request, "maxBins", 2, 256);
  params.l2 = read_number(request, "l2", 0, 1e18);
  params.min_child_weight = read_number(request, "minChildWeight", 0, 1e18);
  params.min_rows = read_number(request, "minRows", 0, 1e18);
  params.min_gain = read_number(request, "minGain", 0, 1e18);
  params.row_fraction = read_number(request, "rowFraction", 1e-9, 1);
  params.column_fraction = read_number(request, "columnFraction", 1e-9, 1);
  params.node_column_fraction = read_number(request, "nodeColumnFraction", 1e-9, 1);
  params.category_smooth = read_number(request, "categorySmooth", 0, 1e18);
  params.category_l2 = read_number(request, "categoryL2", 0, 1e18);
  params.statistics_above = read_integer(request, "statisticsAbove", 0, INT32_MAX);
  params.keep_partial = request.Get("keepPartial").ToBoolean();
  params.patience = read_integer(request, "patience", 0, 1 << 20);
  params.seed = static_cast<uint64_t>(read_number(request, "seed", 0, 9007199254740991.0));
  params.threads = read_integer(request, "threads", 1, 1024);
  const Napi::Value monotone = request.Get("monotone");
  if (!monotone.IsUndefined()) {
    const auto directions = checked_array(monotone, napi_int32_array, "monotone").As<Napi::Int32Array>();
    if (params.loss == trees::Loss::kQuantile || params.classes > 2)
      throw Napi::RangeError::New(env, "monotone is for squared errors and two classes");
    for (std::size_t f = 0; f < directions.ElementLength(); ++f) {
      const int32_t direction = directions[f];
      if (direction < -1 || direction > 1) throw Napi::RangeError::New(env, "monotone must hold -1, 0 and 1");
      params.monotone.push_back(static_cast<int8_t>(direction));
    }
  }
  worker->control = read_control(request.Get("control"), *worker);
  worker->train = read_labelled(request, "training", classification, *worker);
  if (!params.monotone.empty() && params.monotone.size() != worker->train.frame.features.size())
    throw Napi::RangeError::New(env, "monotone must have one entry a feature");
  const Napi::Value validation = request.Get("validation");
  if (!validation.IsUndefined()) {
    if (!validation.IsObject()) throw Napi::TypeError::New(env, "validation must be an object");
    worker->has_validation = true;
    worker->validation = read_labelled(validation.As<Napi::Object>(), "validation", classification, *worker);
    if (!same_features(worker->train.frame, worker->validation.frame))
      throw Napi::RangeError::New(env, "validation frame must have the features of the training frame");
  }
  return worker.release()->start();
}

const Registration registration([](Napi::Env env, Napi::Object exports) {
  exports.Set("fitBoosting", Napi::Function::New(env, fit_boosting, "fitBoosting"));
});

}  // namespace
