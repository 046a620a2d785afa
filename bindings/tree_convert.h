#pragma once
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "graticule/run_control.h"
#include "graticule/trees/labelled.h"
#include "arguments.h"
#include "promise_worker.h"

namespace graticule::bindings {

/// Reads `{rows, features: [{values} | {codes, cardinality}]}`. Checks what could reach outside memory: types, lengths, ranges.
/// The typed arrays are pinned by `worker` where one is given.
trees::FrameView read_frame(const Napi::Value& value, const char* what, PromiseWorker& worker);

/// A typed array of exactly `length` elements (any length when none is given), pinned by `worker`.
template <typename T>
const T* read_array(const Napi::Value& value, napi_typedarray_type type, const char* type_name, const char* what,
                    std::optional<size_t> length, PromiseWorker& worker) {
  if (!value.IsTypedArray() || value.As<Napi::TypedArray>().TypedArrayType() != type)
    throw Napi::TypeError::New(value.Env(), std::string(what) + " must be a " + type_name);
  const auto array = checked_array(value, type, what).template As<Napi::TypedArrayOf<T>>();
  if (length && array.ElementLength() != *length)
    throw Napi::RangeError::New(value.Env(), std::string(what) + " must have " + std::to_string(*length) + " elements, received " +
                                                 std::to_string(array.ElementLength()));
  worker.keep(array);
  return array.Data();
}

/// Reads `{frame, target, weights?}`.
trees::Labelled read_labelled(const Napi::Object& object, const char* what, bool classification, PromiseWorker& worker);

/// True when both frames have the same features, in number and kind.
bool same_features(const trees::FrameView& a, const trees::FrameView& b);

/// Runs native work and gives its refusals the codes that TypeScript knows.
template <typename Work>
void with_codes(const Work& work) {
  try {
    work();
  } catch (const Aborted& aborted) {
    throw CodedError("aborted", aborted.what());
  } catch (const trees::BadLabels& bad) {
    throw CodedError("bad_labels", bad.what());
  }
}

/// undefined, or an Int32Array of at least two elements.
RunControl read_control(const Napi::Value& value, PromiseWorker& worker);

double read_number(const Napi::Object& object, const char* key, double low, double high);

/// The threads of work that may be done at once: 0 is the calling thread, before the call returns.
int32_t read_threads(const Napi::Object& options, PromiseWorker& worker);
int32_t read_integer(const Napi::Object& object, const char* key, int32_t low, int32_t high);

}  // namespace graticule::bindings
