#pragma once
#include "arguments.h"
#include "graticule/intake/intake.h"

namespace graticule::bindings {

/// What a finished intake found, as `NativePayload`.
Napi::Object describe(Napi::Env env, const intake::IntakeResult& result);

/// One of the `tables` of `NativeIntakeOptions`.
intake::TableOptions table_options(const Arguments& object);

}  // namespace graticule::bindings
