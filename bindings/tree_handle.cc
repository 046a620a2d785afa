#include "tree_handle.h"

#include "registry.h"

namespace graticule::bindings {

namespace {

constexpr napi_type_tag kTag = {0x6772617469637472ull, 0x65656d6f64656c31ull};

struct Holder {
  SharedModel model;
  int64_t reported = 0;

  void close(Napi::Env env) {
    model.reset();
    if (reported != 0) Napi::MemoryManagement::AdjustExternalMemory(env, -reported);
    reported = 0;
  }
};

Holder* holder_of(const Napi::Value& value) {
  bool ours = false;
  if (value.IsObject() && napi_check_object_type_tag(value.Env(), value, &kTag, &ours) == napi_ok && ours) {
    void* data = nullptr;
    if (napi_unwrap(value.Env(), value, &data) == napi_ok && data != nullptr) return static_cast<Holder*>(data);
  }
  throw Napi::TypeError::New(value.Env(), "expected a tree model handle");
}

// closeTreeModel(handle): void
void close_tree_model(const Napi::CallbackInfo& info) { holder_of(info[0])->close(info.Env()); }

const Registration registration([](Napi::Env env, Napi::Object exports) {
  exports.Set("closeTreeModel", Napi::Function::New(env, close_tree_model, "closeTreeModel"));
});

}  // namespace

Napi::Object make_tree_handle(Napi::Env env, SharedModel model) {
  auto holder = std::make_unique<Holder>();
  holder->reported = static_cast<int64_t>(model->bytes());
  holder->model = std::move(model);
  Napi::Object handle = Napi::Object::New(env);
  const napi_finalize finalize = [](napi_env raw_env, void* data, void*) {
    std::unique_ptr<Holder> owned(static_cast<Holder*>(data));
    owned->close(Napi::Env(raw_env));
  };
  if (napi_type_tag_object(env, handle, &kTag) != napi_ok ||
      napi_wrap(env, handle, holder.get(), finalize, nullptr, nullptr) != napi_ok)
    throw Napi::Error::New(env, "could not wrap a tree model");
  Napi::MemoryManagement::AdjustExternalMemory(env, holder->reported);
  holder.release();
  return handle;
}

SharedModel open_tree_handle(const Napi::Value& value) {
  SharedModel model = holder_of(value)->model;
  if (!model) throw Napi::TypeError::New(value.Env(), "the tree model is closed");
  return model;
}

}  // namespace graticule::bindings
