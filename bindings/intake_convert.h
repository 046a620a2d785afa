#pragma once
#include <cstdint>
#include <string>

#include "graticule/intake/intake.h"
#include "napi_setup.h"

namespace graticule::bindings {

/// What a finished intake found, as `NativePayload`.
Napi::Object describe(Napi::Env env, const intake::IntakeResult& result);

/// One of the `tables` of `NativeIntakeOptions`.
intake::TableOptions table_options(const Napi::Object& object);

/// A whole number of at least 0.
uint64_t count(const Napi::Object& object, const char* name);

/// A text; empty when absent.
std::string text(const Napi::Object& object, const char* name);

}  // namespace graticule::bindings
