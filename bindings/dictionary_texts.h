#pragma once
#include <cstdint>
#include <string_view>

#include "graticule/intake/dictionary.h"
#include "napi_setup.h"

namespace graticule::bindings {

/// Entries [from, to) of a dictionary as an array of strings.
/// @throws Napi::RangeError when there are no such entries
inline Napi::Array texts_of(Napi::Env env, const intake::Dictionary& dictionary, const Napi::Value& from_value,
                            const Napi::Value& to_value) {
  const int64_t from = from_value.ToNumber().Int64Value(), to = to_value.ToNumber().Int64Value();
  if (from < 0 || to < from || to > dictionary.size()) throw Napi::RangeError::New(env, "there are no such entries");
  Napi::Array out = Napi::Array::New(env, static_cast<size_t>(to - from));
  for (int64_t i = from; i < to; i++) {
    const std::string_view entry = dictionary.at(static_cast<int32_t>(i));
    out.Set(static_cast<uint32_t>(i - from), Napi::String::New(env, entry.data(), entry.size()));
  }
  return out;
}

}  // namespace graticule::bindings
