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
  const Arguments request(info);
  auto worker = std::make_unique<FitBoosting>(env);
  trees::BoostingParams& params = worker->params;
  params.loss = request.choice<trees::Loss>("loss", {{"squared", trees::Loss::kSquared},
                                                     {"quantile", trees::Loss::kQuantile},
                                                     {"logLoss", trees::Loss::kLogLoss}});
  const bool classification = params.loss == trees::Loss::kLogLoss;
  params.classes = request.integer("classes", classification ? 1 : 0, classification ? 65536 : 0);
  params.quantile = request.number("quantile", 1e-6, 1 - 1e-6);
  params.iterations = request.integer("iterations", 0, 1 << 20);
  params.learning_rate = request.number("learningRate", 1e-9, 10);
  params.max_leaves = request.integer("maxLeaves", 1, 1 << 20);
  params.max_depth = request.integer("maxDepth", 0, 1 << 20);
  params.max_bins = request.integer("maxBins", 2, 256);
  params.l2 = request.number("l2", 0, 1e18);
  params.min_child_weight = request.number("minChildWeight", 0, 1e18);
  params.min_rows = request.number("minRows", 0, 1e18);
  params.min_gain = request.number("minGain", 0, 1e18);
  params.row_fraction = request.number("rowFraction", 1e-9, 1);
  params.column_fraction = request.number("columnFraction", 1e-9, 1);
  params.node_column_fraction = request.number("nodeColumnFraction", 1e-9, 1);
  params.category_smooth = request.number("categorySmooth", 0, 1e18);
  params.category_l2 = request.number("categoryL2", 0, 1e18);
  params.statistics_above = request.integer("statisticsAbove", 0, INT32_MAX);
  params.keep_partial = request.flag("keepPartial");
  params.patience = request.integer("patience", 0, 1 << 20);
  params.seed = request.size("seed");
  params.threads = request.integer("threads", 1, 1024);
  if (request.has("monotone")) {
    const auto directions = request.array<std::int32_t>("monotone");
    if (params.loss == trees::Loss::kQuantile || params.classes > 2)
      throw Napi::RangeError::New(env, "monotone is for squared errors and two classes");
    for (std::size_t f = 0; f < directions.ElementLength(); ++f) {
      const int32_t direction = directions[f];
      if (direction < -1 || direction > 1) throw Napi::RangeError::New(env, "monotone must hold -1, 0 and 1");
      params.monotone.push_back(static_cast<int8_t>(direction));
    }
  }
  worker->control = request.control();
  worker->train = read_labelled(request, classification);
  if (!params.monotone.empty() && params.monotone.size() != worker->train.frame.features.size())
    throw Napi::RangeError::New(env, "monotone must have one entry a feature");
  if (request.has("validation")) {
    worker->has_validation = true;
    worker->validation = read_labelled(request.part("validation"), classification);
    if (!same_features(worker->train.frame, worker->validation.frame))
      throw Napi::RangeError::New(env, "validation.frame must have the features of the training frame");
  }
  request.pin(*worker);
  return worker.release()->start();
}

const Registration registration([](Napi::Env env, Napi::Object exports) {
  exports.Set("fitBoosting", Napi::Function::New(env, fit_boosting, "fitBoosting"));
});

}  // namespace
