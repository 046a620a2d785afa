#pragma once
#include <algorithm>
#include <cstdint>
#include <string>
#include <type_traits>
#include <vector>

#include "napi_setup.h"

namespace graticule::bindings {

/// Reads one options object. TypeScript has checked meaning; this re-checks whatever could corrupt memory, namely
/// types and lengths. Typed arrays must stay pinned by keeping the object alive for the length of the call.
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

  bool flag(const char* name) const { return object_.Get(name).ToBoolean().Value(); }

  /// A typed array of T with exactly `length` entries (any length when `length` is npos).
  template <class T>
  Napi::TypedArrayOf<T> array(const char* name, std::size_t length = npos) const {
    const Napi::Value value = object_.Get(name);
    if (!value.IsTypedArray() || value.As<Napi::TypedArray>().TypedArrayType() != type_of<T>())
      throw Napi::TypeError::New(env_, std::string(name) + " has the wrong array type");
    const auto array = value.As<Napi::TypedArrayOf<T>>();
    if (length != npos && array.ElementLength() != length)
      throw Napi::RangeError::New(env_, std::string(name) + " must have " + std::to_string(length) +
                                            " entries, has " + std::to_string(array.ElementLength()));
    return array;
  }

  /// Null when absent.
  template <class T>
  T* optional_array(const char* name, std::size_t length) const {
    return has(name) ? array<T>(name, length).Data() : nullptr;
  }

  static constexpr std::size_t npos = static_cast<std::size_t>(-1);

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
};

/// A typed array that owns a copy of `values`.
template <class T>
Napi::TypedArrayOf<T> to_typed_array(Napi::Env env, const std::vector<T>& values) {
  Napi::TypedArrayOf<T> array = Napi::TypedArrayOf<T>::New(env, values.size());
  std::copy(values.begin(), values.end(), array.Data());
  return array;
}

}  // namespace graticule::bindings
