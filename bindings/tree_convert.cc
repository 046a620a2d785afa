#include "tree_convert.h"

#include <algorithm>
#include <cmath>

namespace graticule::bindings {

static constexpr double kMaxRows = 4294967295.0;

trees::FrameView read_frame(const Napi::Value& value, const char* what, PromiseWorker& worker) {
  const Napi::Env env = value.Env();
  if (!value.IsObject()) throw Napi::TypeError::New(env, std::string(what) + " must be a Frame");
  const Napi::Object object = value.As<Napi::Object>();
  trees::FrameView frame;
  const Napi::Value base = object.Get("base");
  if (!base.IsUndefined()) {
    // Rows of another frame: its columns are read where they are.
    frame = read_frame(base, what, worker);
    if (!frame.index.empty()) throw Napi::RangeError::New(env, std::string(what) + ".base must hold its own rows");
    const Napi::Value places = object.Get("places");
    const std::string label = std::string(what) + ".places";
    const auto list = checked_array(places, napi_int32_array, label.c_str()).As<Napi::Int32Array>();
    const size_t held = frame.rows;
    frame.rows = list.ElementLength();
    frame.index.resize(frame.rows);
    for (size_t i = 0; i < frame.rows; ++i) {
      const int32_t place = list[i];
      if (place < 0 || static_cast<size_t>(place) >= held) throw Napi::RangeError::New(env, label + " must be rows of the base");
      frame.index[i] = static_cast<uint32_t>(place);
    }
    return frame;
  }
  frame.rows = static_cast<size_t>(read_number(object, "rows", 0, kMaxRows));
  const Napi::Value list = object.Get("features");
  if (!list.IsArray()) throw Napi::TypeError::New(env, std::string(what) + ".features must be an array");
  const Napi::Array features = list.As<Napi::Array>();
  for (uint32_t i = 0; i < features.Length(); ++i) {
    Napi::HandleScope scope(env);
    const Napi::Value entry = features.Get(i);
    const std::string name = std::string(what) + ".features[" + std::to_string(i) + "]";
    if (!entry.IsObject()) throw Napi::TypeError::New(env, name + " must be a Feature");
    const Napi::Object feature = entry.As<Napi::Object>();
    trees::FeatureView view;
    if (feature.Has("codes")) {
      view.kind = trees::FeatureKind::kCategory;
      view.data = read_array<int32_t>(feature.Get("codes"), napi_int32_array, "Int32Array", (name + ".codes").c_str(), frame.rows, worker);
      view.cardinality = read_integer(feature, "cardinality", 0, INT32_MAX / 64);
    } else {
      const Napi::Value values = feature.Get("values");
      const std::string label = name + ".values";
      if (values.IsTypedArray() && values.As<Napi::TypedArray>().TypedArrayType() == napi_float32_array) {
        view.kind = trees::FeatureKind::kFloat32;
        view.data = read_array<float>(values, napi_float32_array, "Float32Array", label.c_str(), frame.rows, worker);
      } else {
        view.kind = trees::FeatureKind::kFloat64;
        view.data = read_array<double>(values, napi_float64_array, "Float64Array or Float32Array", label.c_str(), frame.rows, worker);
      }
    }
    frame.features.push_back(view);
  }
  return frame;
}

trees::Labelled read_labelled(const Napi::Object& object, const char* what, bool classification, PromiseWorker& worker) {
  trees::Labelled out;
  out.frame = read_frame(object.Get("frame"), what, worker);
  const std::string target = std::string(what) + " target", weights = std::string(what) + " weights";
  if (out.frame.rows == 0) throw Napi::RangeError::New(object.Env(), std::string(what) + " frame must have at least one row");
  if (classification)
    out.codes = read_array<int32_t>(object.Get("target"), napi_int32_array, "Int32Array", target.c_str(), out.frame.rows, worker);
  else
    out.target = read_array<double>(object.Get("target"), napi_float64_array, "Float64Array", target.c_str(), out.frame.rows, worker);
  if (!object.Get("weights").IsUndefined())
    out.weights = read_array<double>(object.Get("weights"), napi_float64_array, "Float64Array", weights.c_str(), out.frame.rows, worker);
  return out;
}

bool same_features(const trees::FrameView& a, const trees::FrameView& b) {
  if (a.features.size() != b.features.size()) return false;
  for (size_t f = 0; f < a.features.size(); ++f)
    if (a.features[f].is_category() != b.features[f].is_category()) return false;
  return true;
}

RunControl read_control(const Napi::Value& value, PromiseWorker& worker) {
  if (value.IsUndefined()) return RunControl();
  if (!value.IsTypedArray() || value.As<Napi::TypedArray>().TypedArrayType() != napi_int32_array ||
      value.As<Napi::TypedArray>().ElementLength() < 2)
    throw Napi::TypeError::New(value.Env(), "control must be an Int32Array of two elements");
  auto array = checked_array(value, napi_int32_array, "control").As<Napi::Int32Array>();
  worker.keep(array);
  return RunControl{array.Data()};
}

double read_number(const Napi::Object& object, const char* key, double low, double high) {
  const Napi::Value value = object.Get(key);
  if (!value.IsNumber()) throw Napi::TypeError::New(object.Env(), std::string(key) + " must be a number");
  const double number = value.As<Napi::Number>().DoubleValue();
  if (!(number >= low && number <= high))
    throw Napi::RangeError::New(object.Env(), std::string(key) + " must be between " + std::to_string(low) + " and " +
                                                  std::to_string(high) + ", received " + std::to_string(number));
  return number;
}

int32_t read_integer(const Napi::Object& object, const char* key, int32_t low, int32_t high) {
  const double number = read_number(object, key, low, high);
  if (number != std::floor(number)) throw Napi::RangeError::New(object.Env(), std::string(key) + " must be a whole number");
  return static_cast<int32_t>(number);
}

int32_t read_threads(const Napi::Object& options, PromiseWorker& worker) {
  const int32_t threads = read_integer(options, "threads", 0, 1024);
  if (threads == 0) worker.at_once();
  return std::max(1, threads);
}

}  // namespace graticule::bindings
