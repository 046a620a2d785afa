#include <algorithm>

#include "graticule/trees/explain.h"
#include "graticule/trees/predict.h"
#include "graticule/trees/serialize.h"
#include "registry.h"
#include "tree_convert.h"
#include "tree_handle.h"

namespace {

using namespace graticule;
using namespace graticule::bindings;

/// A Float64Array over memory that the worker filled; the collector frees it.
Napi::Value hand_over(Napi::Env env, std::unique_ptr<std::vector<double>> values) {
  std::vector<double>* owned = values.release();
  Napi::ArrayBuffer buffer = Napi::ArrayBuffer::New(env, owned->data(), owned->size() * sizeof(double),
                                                    [](Napi::Env, void*, std::vector<double>* done) { delete done; }, owned);
  return Napi::Float64Array::New(env, owned->size(), buffer, 0);
}

enum class Wanted { kPredictions, kScores, kShapley };

class Score : public PromiseWorker {
 public:
  explicit Score(Napi::Env env) : PromiseWorker(env) {}
  /// Predictions: one or more of one shape, whose mean is asked for; else one.
  std::vector<SharedModel> models;
  trees::FrameView frame;
  RunControl control;
  int threads = 1;
  Wanted wanted = Wanted::kPredictions;

 protected:
  void work() override {
    with_codes([&] {
      const trees::TreeModel& first = *models.front();
      const size_t width = wanted == Wanted::kPredictions ? first.width()
                           : wanted == Wanted::kScores    ? first.outputs
                                                          : size_product(first.outputs, first.features.size() + 1);
      values_ = std::make_unique<std::vector<double>>(size_product(frame.rows, width));
      if (wanted == Wanted::kPredictions) {
        std::vector<const trees::TreeModel*> each;
        for (const SharedModel& model : models) each.push_back(model.get());
        return trees::predict_mean(each, frame, threads, control, values_->data());
      }
      const auto run = wanted == Wanted::kScores ? trees::predict_scores : trees::shapley_values;
      run(first, frame, threads, control, values_->data());
    });
  }
  Napi::Value result(Napi::Env env) override { return hand_over(env, std::move(values_)); }

 private:
  std::unique_ptr<std::vector<double>> values_;
};

Napi::Value start_scoring(const Napi::CallbackInfo& info, bool shapley) {
  const Napi::Env env = info.Env();
  auto worker = std::make_unique<Score>(env);
  if (info[0].IsArray()) {
    const auto handles = info[0].As<Napi::Array>();
    for (uint32_t m = 0; m < handles.Length(); ++m) worker->models.push_back(open_tree_handle(handles.Get(m)));
  } else {
    worker->models.push_back(open_tree_handle(info[0]));
  }
  if (worker->models.empty()) throw Napi::RangeError::New(env, "at least one model must be asked");
  const Arguments frame(info[1], "frame"), options(info[2], "options");
  worker->frame = read_frame(frame);
  worker->threads = std::max(1, options.integer("threads", 0, 1024));
  worker->wanted = shapley ? Wanted::kShapley : options.flag("raw") ? Wanted::kScores : Wanted::kPredictions;
  worker->control = options.control();
  options.pin(*worker);
  frame.pin(*worker);
  const trees::TreeModel& first = *worker->models.front();
  for (const SharedModel& model : worker->models) {
    if (model->width() != first.width()) throw Napi::RangeError::New(env, "the models must predict as many values a row");
    if (trees::matches(*model, worker->frame)) continue;
    Napi::Error error = Napi::Error::New(
        env, "The frame must have the " + std::to_string(model->features.size()) + " features of the fit, in number and kind.");
    error.Set("code", "schema_mismatch");
    throw error;
  }
  return worker.release()->start();
}

// predictTrees(handle or handles, frame, options): Promise<Float64Array>
Napi::Value predict_trees(const Napi::CallbackInfo& info) { return start_scoring(info, false); }

// explainTrees(handle, frame, options): Promise<Float64Array>
Napi::Value explain_trees(const Napi::CallbackInfo& info) { return start_scoring(info, true); }

// treeModelInfo(handle): TreeModelInfo
Napi::Value tree_model_info(const Napi::CallbackInfo& info) {
  const Napi::Env env = info.Env();
  const SharedModel model = open_tree_handle(info[0]);
  Napi::Object result = Napi::Object::New(env);
  result.Set("classes", model->classes);
  result.Set("scores", model->outputs);
  result.Set("width", model->width());
  result.Set("features", static_cast<double>(model->features.size()));
  // One a feature: how many codes it has, −1 for a number.
  auto cardinalities = Napi::Int32Array::New(env, model->features.size());
  for (size_t f = 0; f < model->features.size(); ++f)
    cardinalities[f] = model->features[f].category ? model->features[f].cardinality : -1;
  result.Set("cardinalities", cardinalities);
  result.Set("trees", static_cast<double>(model->roots.size()));
  result.Set("nodes", static_cast<double>(model->nodes.size()));
  result.Set("bestIteration", model->best_iteration);
  result.Set("bytes", static_cast<double>(model->bytes()));
  return result;
}

// treeImportance(handle): Float64Array
Napi::Value tree_importance(const Napi::CallbackInfo& info) {
  const std::vector<double> gains = trees::gain_importance(*open_tree_handle(info[0]));
  return to_typed_array(info.Env(), gains);
}

// serializeTrees(handle): Uint8Array
Napi::Value serialize_trees(const Napi::CallbackInfo& info) {
  const std::vector<uint8_t> bytes = trees::serialize(*open_tree_handle(info[0]));
  return to_typed_array(info.Env(), bytes);
}

// loadTrees(bytes): TreeHandle
Napi::Value load_trees(const Napi::CallbackInfo& info) {
  const Napi::Env env = info.Env();
  if (!holds<std::uint8_t>(info[0]))
    throw Napi::TypeError::New(env, "the bytes of a tree model must be a Uint8Array");
  const auto bytes = info[0].As<Napi::Uint8Array>();
  // A copy: the caller's bytes may be shared with threads that still write to them.
  const std::vector<uint8_t> copy(bytes.Data(), bytes.Data() + bytes.ByteLength());
  try {
    return make_tree_handle(env, std::make_shared<trees::TreeModel>(trees::deserialize(copy.data(), copy.size())));
  } catch (const trees::BadModelBytes& bad) {
    Napi::Error error = Napi::Error::New(env, bad.what());
    error.Set("code", "fitted_context_incompatible");
    throw error;
  }
}

const Registration registration([](Napi::Env env, Napi::Object exports) {
  exports.Set("predictTrees", Napi::Function::New(env, predict_trees, "predictTrees"));
  exports.Set("explainTrees", Napi::Function::New(env, explain_trees, "explainTrees"));
  exports.Set("treeModelInfo", Napi::Function::New(env, tree_model_info, "treeModelInfo"));
  exports.Set("treeImportance", Napi::Function::New(env, tree_importance, "treeImportance"));
  exports.Set("serializeTrees", Napi::Function::New(env, serialize_trees, "serializeTrees"));
  exports.Set("loadTrees", Napi::Function::New(env, load_trees, "loadTrees"));
});

}  // namespace
