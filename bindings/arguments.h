#pragma once
#include <algorithm>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "graticule/sizes.h"
#include "napi_setup.h"
#include "promise_worker.h"

namespace graticule::bindings {

/// Classes, or outputs of a model, at most: far more than anybody has, few enough for sums over them.
constexpr std::size_t kMaxClasses = 65536;

/// A typed array of the wanted kind whose memory stays where it is as long as the array lives.
/// @throws TypeError for anything else, also for a view of a resizable ArrayBuffer: it could shrink below a thread that reads it
inline Napi::TypedArray checked_array(const Napi::Value& value, napi_typedarray_type type, const std::string& name) {
  if (!value.IsTypedArray() || value.As<Napi::TypedArray>().TypedArrayType() != type)
    throw Napi::TypeError::New(value.Env(), name + " has the wrong array type");
  const auto array = value.As<Napi::TypedArray>();
  // A shared buffer can only grow, and has no property of this name.
  if (array.Get("buffer").As<Napi::Object>().Get("resizable").ToBoolean().Value())
    throw Napi::TypeError::New(value.Env(), name + " must not be a view of a resizable ArrayBuffer");
  return array;
}

/// Reads one options object. TypeScript has checked meaning; this re-checks whatever could corrupt memory, namely
/// types and lengths. A worker that goes on reading typed arrays after the call must `pin` them.
class Arguments {
 public:
  explicit Arguments(const Napi::CallbackInfo& info) : env_(info.Env()) {
    if (info.Length() < 1 || !info[0].IsObject()) throw Napi::TypeError::New(env_, "expected one options object");
    object_ = info[0].As<Napi::Object>();
  }

  Napi::Object object() const { return object_; }
  bool has(const char* name) const {
    const Napi::Value value = object_.Get(name);
    return !value.IsUndefined() && !value.IsNull();
  }

  double number(const char* name) const {
    const Napi::Value value = object_.Get(name);
    if (!value.IsNumber()) throw Napi::TypeError::New(env_, std::string(name) + " must be a number");
    return value.As<Napi::Number>().DoubleValue();
  }

  /// A whole number in [0, 2^53).
  std::size_t size(const char* name) const {
    const double value = number(name);
    if (!(value >= 0 && value < 9007199254740992.0) || value != static_cast<double>(static_cast<std::size_t>(value)))
      throw Napi::RangeError::New(env_, std::string(name) + " must be a whole number of at least 0");
    return static_cast<std::size_t>(value);
  }

  /// The value of an enum that a word stands for.
  /// @throws TypeError naming the words
  template <class E>
  E choice(const char* name, std::initializer_list<std::pair<const char*, E>> choices) const {
    const Napi::Value value = object_.Get(name);
    const std::string word = value.IsString() ? value.As<Napi::String>().Utf8Value() : std::string();
    std::string known;
    for (const auto& [text, choice] : choices) {
      if (word == text) return choice;
      known += (known.empty() ? "" : ", ") + std::string(text);
    }
    throw Napi::TypeError::New(env_, std::string(name) + " must be one of " + known);
  }

  bool flag(const char* name) const { return object_.Get(name).ToBoolean().Value(); }

  /// A whole number in [0, most].
  std::size_t size(const char* name, std::size_t most) const {
    const std::size_t value = size(name);
    if (value > most)
      throw Napi::RangeError::New(env_, std::string(name) + " must be at most " + std::to_string(most) + ", received " +
                                            std::to_string(value));
    return value;
  }

  /// A typed array of T with exactly `length` entries; of any length when none is given.
  template <class T>
  Napi::TypedArrayOf<T> array(const char* name, std::optional<std::size_t> length = std::nullopt) const {
    const auto array = checked_array(object_.Get(name), type_of<T>(), name).template As<Napi::TypedArrayOf<T>>();
    if (length && array.ElementLength() != *length)
      throw Napi::RangeError::New(
          env_, std::string(name) + " must have " +
                    (*length == kTooLarge ? "more entries than memory can hold" : std::to_string(*length) + " entries") + ", has " +
                    std::to_string(array.ElementLength()));
    arrays_.push_back(array);
    return array;
  }

  /// Keeps every array that was read alive until the worker ends, whatever becomes of the object. `threads: 0` asks for work
  /// on the calling thread, before the call returns.
  void pin(PromiseWorker& worker) const {
    for (const Napi::Object& array : arrays_) worker.keep(array);
    if (has("threads") && number("threads") == 0) worker.at_once();
  }

  /// Null when absent.
  template <class T>
  T* optional_array(const char* name, std::size_t length) const {
    return has(name) ? array<T>(name, length).Data() : nullptr;
  }

 private:
  template <class T>
  static constexpr napi_typedarray_type type_of() {
    if constexpr (std::is_same_v<T, double>) return napi_float64_array;
    else if constexpr (std::is_same_v<T, float>) return napi_float32_array;
    else if constexpr (std::is_same_v<T, std::int32_t>) return napi_int32_array;
    else return napi_uint8_array;
  }

  Napi::Env env_;
  Napi::Object object_;
  mutable std::vector<Napi::Object> arrays_;
};

/// A typed array that owns a copy of `values`.
template <class T>
Napi::TypedArrayOf<T> to_typed_array(Napi::Env env, const std::vector<T>& values) {
  Napi::TypedArrayOf<T> array = Napi::TypedArrayOf<T>::New(env, values.size());
  std::copy(values.begin(), values.end(), array.Data());
  return array;
}

}  // namespace graticule::bindings
