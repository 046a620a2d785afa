#include "graticule/trees/forest.h"

#include <algorithm>

#include "registry.h"
#include "tree_convert.h"
#include "tree_handle.h"

namespace {

using namespace graticule;
using namespace graticule::bindings;

class FitForest : public PromiseWorker {
 public:
  explicit FitForest(Napi::Env env) : PromiseWorker(env) {}
  trees::Labelled train;
  trees::ForestParams params;
  RunControl control;
  bool wants_out_of_bag = false;

 protected:
  void work() override {
    with_codes([&] {
      model_ = std::make_shared<trees::TreeModel>(trees::fit_forest(train, params, control, wants_out_of_bag ? &out_of_bag_ : nullptr));
    });
  }
  Napi::Value result(Napi::Env env) override {
    Napi::Object out = Napi::Object::New(env);
    out.Set("model", make_tree_handle(env, std::move(model_)));
    if (wants_out_of_bag) {
      auto answers = Napi::Float64Array::New(env, out_of_bag_.size());
      std::copy(out_of_bag_.begin(), out_of_bag_.end(), answers.Data());
      out.Set("outOfBag", answers);
    }
    return out;
  }

 private:
  std::vector<double> out_of_bag_;
  std::shared_ptr<const trees::TreeModel> model_;
};

// fitForest(request): Promise<NativeForest>
Napi::Value fit_forest(const Napi::CallbackInfo& info) {
  const Napi::Env env = info.Env();
  const Arguments request(info);
  auto worker = std::make_unique<FitForest>(env);
  trees::ForestParams& params = worker->params;
  params.classes = request.integer("classes", 0, 65536);
  params.extra = request.flag("extra");
  params.trees = request.integer("trees", 1, 1 << 20);
  params.row_fraction = request.number("rowFraction", 0, 1);
  worker->wants_out_of_bag = request.flag("outOfBag");
  params.candidates = request.number("candidates", 0, 1e9);
  params.min_rows = request.number("minRows", 0, 1e18);
  params.max_depth = request.integer("maxDepth", 0, 1 << 20);
  params.max_bins = request.integer("maxBins", 2, 256);
  params.statistics_above = request.integer("statisticsAbove", 0, INT32_MAX);
  params.seed = request.size("seed");
  params.threads = request.integer("threads", 1, 1024);
  worker->control = request.control();
  worker->train = read_labelled(request, params.classes > 0);
  request.pin(*worker);
  return worker.release()->start();
}

const Registration registration([](Napi::Env env, Napi::Object exports) {
  exports.Set("fitForest", Napi::Function::New(env, fit_forest, "fitForest"));
});

}  // namespace
