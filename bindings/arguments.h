#pragma once
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <initializer_list>
#include <memory>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "graticule/run_control.h"
#include "graticule/sizes.h"
#include "napi_setup.h"
#include "promise_worker.h"

namespace graticule::bindings {

/// Classes, or outputs of a model, at most: far more than anybody has, few enough for sums over them.
constexpr std::size_t kMaxClasses = 65536;

/// The kind of a typed array of T.
template <class T>
constexpr napi_typedarray_type array_type() {
  if constexpr (std::is_same_v<T, double>) return napi_float64_array;
  else if constexpr (std::is_same_v<T, float>) return napi_float32_array;
  else if constexpr (std::is_same_v<T, std::int32_t>) return napi_int32_array;
  else if constexpr (std::is_same_v<T, std::uint32_t>) return napi_uint32_array;
  else if constexpr (std::is_same_v<T, std::uint64_t>) return napi_biguint64_array;
  else {
    static_assert(std::is_same_v<T, std::uint8_t>);
    return napi_uint8_array;
  }
}

/// Whether a value is a typed array of T.
template <class T>
bool holds(const Napi::Value& value) {
  return value.IsTypedArray() && value.As<Napi::TypedArray>().TypedArrayType() == array_type<T>();
}

/// A typed array whose memory stays where it is as long as the array lives.
/// @throws TypeError for anything else, also for a view of a resizable ArrayBuffer: it could shrink below a thread that reads it
inline Napi::TypedArray fixed_array(const Napi::Value& value, const std::string& name) {
  if (!value.IsTypedArray()) throw Napi::TypeError::New(value.Env(), name + " must be a typed array");
  const auto array = value.As<Napi::TypedArray>();
  // A shared buffer can only grow, and has no property of this name.
  if (array.Get("buffer").As<Napi::Object>().Get("resizable").ToBoolean().Value())
    throw Napi::TypeError::New(value.Env(), name + " must not be a view of a resizable ArrayBuffer");
  return array;
}

/// As `fixed_array`, of T, with exactly `length` entries where a length is given.
template <class T>
Napi::TypedArrayOf<T> array_at(const Napi::Value& value, const std::string& name,
                               std::optional<std::size_t> length = std::nullopt) {
  if (!holds<T>(value)) throw Napi::TypeError::New(value.Env(), name + " has the wrong array type");
  const auto array = fixed_array(value, name).template As<Napi::TypedArrayOf<T>>();
  if (length && array.ElementLength() != *length)
    throw Napi::RangeError::New(
        value.Env(), name + " must have " +
                         (*length == kTooLarge ? "more entries than memory can hold" : std::to_string(*length) + " entries") +
                         ", has " + std::to_string(array.ElementLength()));
  return array;
}

/// Reads one object of arguments, and those that lie in it. TypeScript has checked meaning; this re-checks whatever could
/// corrupt memory, namely types and lengths. A worker that goes on reading typed arrays after the call must `pin` them.
class Arguments {
 public:
  explicit Arguments(const Napi::CallbackInfo& info) : Arguments(info[0], "", std::make_shared<Pins>()) {}
  /// @param what  how messages call the object
  Arguments(const Napi::Value& value, std::string what) : Arguments(value, std::move(what), std::make_shared<Pins>()) {}

  Napi::Env env() const { return env_; }
  Napi::Object object() const { return object_; }
  Napi::Value get(const std::string& name) const { return object_.Get(name); }
  bool has(const std::string& name) const {
    const Napi::Value value = get(name);
    return !value.IsUndefined() && !value.IsNull();
  }

  /// The object under a name; its arrays are pinned with those of this one.
  Arguments part(const std::string& name) const { return Arguments(get(name), label(name), pins_); }

  /// The objects of the array under a name.
  template <class Use>
  void each(const std::string& name, const Use& use) const {
    const Napi::Value value = get(name);
    if (!value.IsArray()) throw Napi::TypeError::New(env_, label(name) + " must be an array");
    const auto list = value.As<Napi::Array>();
    // No scope of handles for each: the arrays are pinned after all have been read.
    for (std::uint32_t i = 0; i < list.Length(); ++i)
      use(Arguments(list.Get(i), label(name) + "[" + std::to_string(i) + "]", pins_));
  }

  double number(const std::string& name) const {
    const Napi::Value value = get(name);
    if (!value.IsNumber()) throw Napi::TypeError::New(env_, label(name) + " must be a number");
    return value.As<Napi::Number>().DoubleValue();
  }

  double number(const std::string& name, double low, double high) const {
    const double value = number(name);
    if (!(value >= low && value <= high))
      throw Napi::RangeError::New(env_, label(name) + " must be from " + std::to_string(low) + " to " + std::to_string(high) +
                                            ", received " + std::to_string(value));
    return value;
  }

  /// A whole number in [0, 2^53).
  std::size_t size(const std::string& name) const {
    const double value = number(name);
    if (!(value >= 0 && value < 9007199254740992.0) || value != static_cast<double>(static_cast<std::size_t>(value)))
      throw Napi::RangeError::New(env_, label(name) + " must be a whole number of at least 0");
    return static_cast<std::size_t>(value);
  }

  /// A whole number in [0, most].
  std::size_t size(const std::string& name, std::size_t most) const {
    const std::size_t value = size(name);
    if (value > most)
      throw Napi::RangeError::New(
          env_, label(name) + " must be at most " + std::to_string(most) + ", received " + std::to_string(value));
    return value;
  }

  std::int32_t integer(const std::string& name, std::int32_t low, std::int32_t high) const {
    const double value = number(name, low, high);
    if (value != std::floor(value)) throw Napi::RangeError::New(env_, label(name) + " must be a whole number");
    return static_cast<std::int32_t>(value);
  }

  /// A text; empty when absent.
  std::string text(const std::string& name) const {
    const Napi::Value value = get(name);
    return value.IsString() ? value.As<Napi::String>().Utf8Value() : std::string();
  }

  /// The value of an enum that a word stands for.
  /// @throws TypeError naming the words
  template <class E>
  E choice(const std::string& name, std::initializer_list<std::pair<const char*, E>> choices) const {
    const std::string word = text(name);
    std::string known;
    for (const auto& [text, choice] : choices) {
      if (word == text) return choice;
      known += (known.empty() ? "" : ", ") + std::string(text);
    }
    throw Napi::TypeError::New(env_, label(name) + " must be one of " + known);
  }

  bool flag(const std::string& name) const { return get(name).ToBoolean().Value(); }

  /// A typed array of T with exactly `length` entries; of any length when none is given.
  template <class T>
  Napi::TypedArrayOf<T> array(const std::string& name, std::optional<std::size_t> length = std::nullopt) const {
    const auto array = array_at<T>(get(name), label(name), length);
    pins_->push_back(array);
    return array;
  }

  /// Null when absent.
  template <class T>
  T* optional_array(const std::string& name, std::size_t length) const {
    return has(name) ? array<T>(name, length).Data() : nullptr;
  }

  /// The words by which work is cancelled and tells its progress; absent, it does neither.
  RunControl control() const {
    RunControl control;
    control.words = optional_array<std::int32_t>("control", 2);
    return control;
  }

  /// Keeps every array that was read alive until the worker ends, whatever becomes of the object. `threads: 0` asks for work
  /// on the calling thread, before the call returns: the call itself keeps them alive.
  void pin(PromiseWorker& worker) const {
    if (has("threads") && number("threads") == 0) worker.at_once();
    for (const Napi::Object& array : *pins_) worker.keep(array);
  }

 private:
  using Pins = std::vector<Napi::Object>;

  Arguments(const Napi::Value& value, std::string what, std::shared_ptr<Pins> pins)
      : env_(value.Env()), what_(std::move(what)), pins_(std::move(pins)) {
    if (!value.IsObject())
      throw Napi::TypeError::New(env_, what_.empty() ? "expected one options object" : what_ + " must be an object");
    object_ = value.As<Napi::Object>();
  }

  std::string label(const std::string& name) const { return what_.empty() ? name : what_ + "." + name; }

  Napi::Env env_;
  Napi::Object object_;
  std::string what_;
  std::shared_ptr<Pins> pins_;
};

/// A typed array that owns a copy of `values`.
template <class T>
Napi::TypedArrayOf<T> to_typed_array(Napi::Env env, const std::vector<T>& values) {
  Napi::TypedArrayOf<T> array = Napi::TypedArrayOf<T>::New(env, values.size());
  std::copy(values.begin(), values.end(), array.Data());
  return array;
}

}  // namespace graticule::bindings
