#pragma once
#include <memory>

#include "graticule/trees/tree_model.h"
#include "napi_setup.h"

namespace graticule::bindings {

using SharedModel = std::shared_ptr<const trees::TreeModel>;

/// An opaque, type-tagged object that owns a share of the model and reports its memory to the collector.
Napi::Object make_tree_handle(Napi::Env env, SharedModel model);

/// The model behind a handle. A worker that holds it keeps it alive when the handle is closed.
/// @throws TypeError for anything but an open handle
SharedModel open_tree_handle(const Napi::Value& value);

}  // namespace graticule::bindings
