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
  if (!info[0].IsObject()) throw Napi::TypeError::New(env, "fitForest expects a request object");
  const Napi::Object request = info[0].As<Napi::Object>();
  auto worker = std::make_unique<FitForest>(env);
  trees::ForestParams& params = worker->params;
  params.classes = read_integer(request, "classes", 0, 65536);
  params.extra = request.Get("extra").ToBoolean();
  params.trees = read_integer(request, "trees", 1, 1 << 20);
  params.row_fraction = read_number(request, "rowFraction", 0, 1);
  worker->wants_out_of_bag = request.Get("outOfBag").ToBoolean();
  params.candidates = read_number(request, "candidates", 0, 1e9);
  params.min_rows = read_number(request, "minRows", 0, 1e18);
  params.max_depth = read_integer(request, "maxDepth", 0, 1 << 20);
  params.max_bins = read_integer(request, "maxBins", 2, 256);
  params.statistics_above = read_integer(request, "statisticsAbove", 0, INT32_MAX);
  params.seed = static_cast<uint64_t>(read_number(request, "seed", 0, 9007199254740991.0));
  params.threads = read_integer(request, "threads", 1, 1024);
  worker->control = read_control(request.Get("control"), *worker);
  worker->train = read_labelled(request, "training", params.classes > 0, *worker);
  return worker.release()->start();
}

const Registration registration([](Napi::Env env, Napi::Object exports) {
  exports.Set("fitForest", Napi::Function::New(env, fit_forest, "fitForest"));
});

}  // namespace
