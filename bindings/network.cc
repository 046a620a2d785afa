#include "graticule/network.h"

#include <memory>
#include <string>
#include <vector>

#include "arguments.h"
#include "promise_worker.h"
#include "registry.h"

namespace {

using graticule::Network;
using graticule::NetworkContext;
using graticule::size_product;
using graticule::size_sum;
using graticule::bindings::Arguments;
using graticule::bindings::kMaxClasses;
using graticule::bindings::PromiseWorker;

constexpr napi_type_tag kNetworkTag = {0x6772617469636e65ull, 0x74776f726b303031ull};
constexpr napi_type_tag kContextTag = {0x6772617469636e65ull, 0x74776f726b303032ull};

/// A tagged object that owns a share of `value`, told to the collector as so many bytes.
template <class T>
Napi::Object wrap(Napi::Env env, std::shared_ptr<const T> value, const napi_type_tag& tag, std::size_t bytes) {
  struct Holder {
    std::shared_ptr<const T> value;
    int64_t bytes;
  };
  auto holder = std::make_unique<Holder>(Holder{std::move(value), static_cast<int64_t>(bytes)});
  Napi::Object handle = Napi::Object::New(env);
  const napi_finalize finalize = [](napi_env raw, void* data, void*) {
    std::unique_ptr<Holder> owned(static_cast<Holder*>(data));
    Napi::MemoryManagement::AdjustExternalMemory(Napi::Env(raw), -owned->bytes);
  };
  if (napi_type_tag_object(env, handle, &tag) != napi_ok || napi_wrap(env, handle, holder.get(), finalize, nullptr, nullptr) != napi_ok)
    throw Napi::Error::New(env, "could not wrap a network");
  Napi::MemoryManagement::AdjustExternalMemory(env, holder->bytes);
  holder.release();
  return handle;
}

/// The holder begins with the share.
template <class T>
std::shared_ptr<const T> unwrap(const Napi::Value& value, const napi_type_tag& tag) {
  bool ours = false;
  void* data = nullptr;
  if (value.IsObject() && napi_check_object_type_tag(value.Env(), value, &tag, &ours) == napi_ok && ours &&
      napi_unwrap(value.Env(), value, &data) == napi_ok && data != nullptr)
    return *static_cast<std::shared_ptr<const T>*>(data);
  throw Napi::TypeError::New(value.Env(), "expected a handle of a network");
}

/// The sizes of a network, by their names in model.py; those of the first network where none are told.
/// @throws RangeError for sizes that no network has
graticule::NetworkShape read_shape(const Arguments& arguments) {
  graticule::NetworkShape shape;
  if (!arguments.has("shape")) return shape;
  const Arguments told = arguments.part("shape");
  const auto take = [&](const char* name, std::int32_t most, std::size_t& size) {
    size = static_cast<std::size_t>(told.integer(name, 1, most));
  };
  constexpr std::int32_t kChannels = 4096, kFew = 64;
  take("cell", kChannels, shape.cell);
  take("cell_heads", kFew, shape.cell_heads);
  take("cell_blocks", kFew, shape.cell_blocks);
  take("inducing", kChannels, shape.inducing);
  take("tokens", kFew, shape.tokens);
  take("width", kChannels, shape.width);
  take("heads", kFew, shape.heads);
  take("layers", kFew, shape.layers);
  take("widening", kFew, shape.widening);
  take("quantiles", kChannels, shape.quantiles);
  if (shape.cell % shape.cell_heads != 0 || shape.width % shape.heads != 0)
    throw Napi::RangeError::New(told.env(), "shape: heads must divide the channels evenly");
  return shape;
}

// createNetwork({shape?, halves: {name: Uint8Array}, singles: {name: Float32Array}}): NetworkHandle
Napi::Value create_network(const Napi::CallbackInfo& info) {
  const Napi::Env env = info.Env();
  const Arguments arguments(info);
  const Arguments halves = arguments.part("halves"), singles = arguments.part("singles");
  std::size_t bytes = 0;
  const auto data_of = [&bytes](const auto& values) {
    bytes += values.ByteLength();
    return values.Data();
  };
  const auto network = std::make_shared<const Network>(
      read_shape(arguments),
      [&](const std::string& name, std::size_t count) { return data_of(halves.array<std::uint8_t>(name, 2 * count)); },
      [&](const std::string& name, std::size_t count) { return data_of(singles.array<float>(name, count)); });
  return wrap<Network>(env, network, kNetworkTag, bytes);
}

// networkContext({network, rows, columns, mean, scale, categorical, labels, column_0 …, row_0 …, vote}): NetworkContextHandle
Napi::Value network_context(const Napi::CallbackInfo& info) {
  const Napi::Env env = info.Env();
  const Arguments arguments(info);
  const auto network = unwrap<Network>(arguments.get("network"), kNetworkTag);
  const graticule::NetworkShape& shape = network->shape;
  graticule::NetworkState state;
  state.rows = arguments.size("rows");
  state.columns = arguments.size("columns");
  if (state.rows == 0 || state.columns == 0) throw Napi::RangeError::New(env, "rows and columns must be at least 1");
  const auto values = [&](const std::string& name, std::size_t length) { return arguments.array<float>(name, length).Data(); };
  state.mean = values("mean", state.columns);
  state.scale = values("scale", state.columns);
  state.categorical = values("categorical", state.columns);
  state.labels = values("labels", state.rows);
  for (std::size_t i = 0; i < shape.cell_blocks; ++i)
    state.down.push_back(values("column_" + std::to_string(i), size_product(size_sum(state.columns, i == 0 ? 0 : shape.tokens),
                                                                            shape.inducing * 2 * shape.cell)));
  for (std::size_t i = 0; i < shape.layers; ++i)
    state.over.push_back(values("row_" + std::to_string(i), size_product(state.rows, 2 * shape.width)));
  state.vote = values("vote", size_product(state.rows, shape.width));
  const auto context = std::make_shared<const NetworkContext>(*network, state);
  return wrap<NetworkContext>(env, context, kContextTag, context->bytes());
}

class AskWorker : public PromiseWorker {
 public:
  AskWorker(Napi::Env env, const Arguments& arguments)
      : PromiseWorker(env),
        network_(unwrap<Network>(arguments.get("network"), kNetworkTag)),
        classes_(arguments.size("classes", kMaxClasses)) {
    const std::size_t width = classes_ > 0 ? classes_ : network_->shape.quantiles;
    std::size_t answers = 0;
    arguments.each("questions", [&](const Arguments& each) {
      contexts_.push_back(unwrap<NetworkContext>(each.get("context"), kContextTag));
      const std::size_t rows = each.size("rows");
      const float* cells = each.array<float>("cells", size_product(rows, contexts_.back()->columns)).Data();
      questions_.push_back({contexts_.back().get(), cells, rows, nullptr});
      answers = size_sum(answers, size_product(rows, width));
    });
    out_.resize(answers);
    float* out = out_.data();
    for (graticule::NetworkQuestion& question : questions_) {
      question.out = out;
      out += question.rows * width;
    }
    threads_ = static_cast<int>(std::min<std::size_t>(arguments.size("threads"), 256));
    control_.words = arguments.array<std::int32_t>("control", 2).Data();
    arguments.pin(*this);
  }

 private:
  void work() override { graticule::ask_network(*network_, questions_, classes_, threads_, control_); }

  Napi::Value result(Napi::Env env) override { return graticule::bindings::to_typed_array(env, out_); }

  std::shared_ptr<const Network> network_;
  std::vector<std::shared_ptr<const NetworkContext>> contexts_;
  std::vector<graticule::NetworkQuestion> questions_;
  std::size_t classes_;
  int threads_ = 1;
  graticule::RunControl control_;
  std::vector<float> out_;
};

// askNetwork({network, questions: [{context, cells, rows}], classes, threads, control}): Promise<Float32Array>
Napi::Value ask_network(const Napi::CallbackInfo& info) {
  const Arguments arguments(info);
  return (new AskWorker(info.Env(), arguments))->start();
}

const graticule::bindings::Registration registration([](Napi::Env env, Napi::Object exports) {
  exports.Set("createNetwork", Napi::Function::New(env, create_network, "createNetwork"));
  exports.Set("networkContext", Napi::Function::New(env, network_context, "networkContext"));
  exports.Set("askNetwork", Napi::Function::New(env, ask_network, "askNetwork"));
});

}  // namespace
