#include "graticule/intake/intake.h"

#include <algorithm>
#include <cstring>
#include <memory>
#include <optional>
#include <thread>

#include "arguments.h"
#include "dictionary_texts.h"
#include "intake_convert.h"
#include "promise_worker.h"
#include "registry.h"

namespace {

using graticule::intake::ChannelSource;
using graticule::bindings::Arguments;
using graticule::bindings::describe;
using graticule::bindings::table_options;
using graticule::intake::Column;
using graticule::intake::ColumnKind;
using graticule::intake::FileSource;
using graticule::intake::IntakeError;
using graticule::intake::IntakeOptions;
using graticule::intake::IntakeResult;

constexpr int target_table = -1;

/// One intake, from its start until the handle is collected. It has a thread of its own, because a pushed payload
/// waits for its sender, and a waiting thread must not be one of the few that libuv shares out.
struct Intake : std::enable_shared_from_this<Intake> {
  IntakeOptions options;
  std::string path;
  std::unique_ptr<ChannelSource> channel;
  graticule::RunControl control;
  Napi::ObjectReference control_pin;
  std::thread thread;
  Napi::ThreadSafeFunction events;

  std::optional<Napi::Promise::Deferred> deferred;
  IntakeResult result;
  std::string code, message;
  bool done = false, filling = false, released = false;

  void run() {
    try {
      if (channel) {
        result = run_intake(*channel, options, control);
      } else {
        FileSource file(path);
        options.total_bytes = file.size();
        result = run_intake(file, options, control);
      }
    } catch (const IntakeError& error) {
      code = error.code();
      message = error.what();
    } catch (const graticule::Aborted& error) {
      code = "aborted";
      message = error.what();
    } catch (const std::bad_alloc&) {
      code = "worker_oom";
      message = "Out of memory while the payload was read.";
    } catch (const std::exception& error) {
      code = "internal_error";
      message = error.what();
    }
    if (channel) channel->stop();
  }

  /// At the end of the environment: nothing may run on in memory that belongs to JavaScript.
  void stop() {
    if (control.words != nullptr) {
#if defined(_MSC_VER)
      *static_cast<volatile std::int32_t*>(control.words) = 1;
#else
      __atomic_store_n(control.words, 1, __ATOMIC_RELAXED);
#endif
    }
    if (channel) channel->stop();
    if (thread.joinable()) thread.join();
  }

  Column& column(int table, uint32_t index) {
    return table == target_table ? *result.payload.target : *result.payload.tables[static_cast<size_t>(table)].columns[index];
  }
};

using Handle = std::shared_ptr<Intake>;

constexpr napi_type_tag handle_tag = {0x6772617469637531, 0x696e74616b653031};

Intake& intake_of(const Napi::Value& value) {
  if (!value.IsExternal() || !value.As<Napi::External<Handle>>().CheckTypeTag(&handle_tag)) {
    throw Napi::TypeError::New(value.Env(), "expected an intake handle");
  }
  return **value.As<Napi::External<Handle>>().Data();
}

Intake& finished(const Napi::Value& value) {
  Intake& intake = intake_of(value);
  if (!intake.done || !intake.code.empty() || intake.released) {
    throw Napi::TypeError::New(value.Env(), "the intake has no result, or it was released");
  }
  return intake;
}

void stop_at_exit(void* data) {
  const Handle alive = static_cast<Intake*>(data)->shared_from_this();
  alive->stop();
}

void settle(Napi::Env env, Intake& intake) {
  napi_remove_env_cleanup_hook(env, stop_at_exit, &intake);
  if (intake.thread.joinable()) intake.thread.join();
  intake.done = true;
  intake.control_pin.Reset();
  intake.control.words = nullptr;
  intake.events.Release();
  Napi::HandleScope scope(env);
  if (intake.code.empty()) {
    intake.deferred->Resolve(describe(env, intake.result));
  } else {
    Napi::Object error = Napi::Error::New(env, intake.message).Value();
    error.Set("code", intake.code);
    intake.deferred->Reject(error);
  }
  intake.deferred.reset();
}

// startIntake(options: NativeIntakeOptions): { handle: NativeIntakeHandle; done: Promise<NativePayload> }
Napi::Value start_intake(const Napi::CallbackInfo& info) {
  const Napi::Env env = info.Env();
  const Arguments arguments(info);
  Handle intake = std::make_shared<Intake>();

  arguments.each("tables", [&](const Arguments& table) { intake->options.payload.tables.push_back(table_options(table)); });
  intake->options.payload.max_target_rows = arguments.size("maxTargetRows");
  intake->options.payload.max_dictionary_bytes = arguments.size("maxDictionaryBytes");
  intake->options.payload.task = arguments.text("task");
  intake->options.max_text_bytes = arguments.size("maxTextBytes");
  intake->options.expected_hash = arguments.text("expectedHash");
  intake->options.total_bytes = arguments.size("totalBytes");
  intake->control.words = arguments.array<std::int32_t>("control", 2).Data();
  intake->control_pin = Napi::Persistent(arguments.get("control").As<Napi::Object>());

  const Napi::Value on_room = arguments.get("onRoom");
  if (!on_room.IsFunction()) throw Napi::TypeError::New(env, "onRoom must be a function");
  intake->events = Napi::ThreadSafeFunction::New(env, on_room.As<Napi::Function>(), "graticule intake", 0, 1);
  intake->path = arguments.text("path");
  if (!arguments.get("path").IsString()) {
    Intake* raw = intake.get();
    intake->channel.reset(new ChannelSource([raw] {
      raw->events.NonBlockingCall([](Napi::Env, Napi::Function callback) { callback.Call({}); });
    }));
  }

  intake->deferred.emplace(Napi::Promise::Deferred::New(env));
  Napi::Object out = Napi::Object::New(env);
  out.Set("done", intake->deferred->Promise());
  auto handle = Napi::External<Handle>::New(env, new Handle(intake), [](Napi::Env, Handle* data) { delete data; });
  handle.TypeTag(&handle_tag);
  out.Set("handle", handle);

  // Registered after the events' own hook and so run before it: until then the thread can still hand itself over.
  napi_add_env_cleanup_hook(env, stop_at_exit, intake.get());
  const auto work = [intake]() mutable {
    intake->run();
    Napi::ThreadSafeFunction events = intake->events;
    auto* kept = new Handle(std::move(intake));
    const napi_status status = events.NonBlockingCall(kept, [](Napi::Env env, Napi::Function, Handle* data) {
      const std::unique_ptr<Handle> own(data);
      if (env != nullptr) settle(env, **data);
    });
    // The environment is closing and its hook waits for this thread: it still owns the intake.
    if (status != napi_ok) delete kept;
  };
  try {
    intake->thread = std::thread(work);
  } catch (const std::system_error& error) {
    napi_remove_env_cleanup_hook(env, stop_at_exit, intake.get());
    intake->events.Release();
    Napi::Error failure = Napi::Error::New(env, std::string("the system gives no further thread to read the payload: ") + error.what());
    failure.Set("code", "worker_unavailable");
    throw failure;
  }
  return out;
}

// pushIntake(handle: NativeIntakeHandle, chunk: Uint8Array): boolean
Napi::Value push_intake(const Napi::CallbackInfo& info) {
  Intake& intake = intake_of(info[0]);
  if (!graticule::bindings::holds<std::uint8_t>(info[1]) || !intake.channel) {
    throw Napi::TypeError::New(info.Env(), "expected the handle of a pushed intake and a Uint8Array");
  }
  const auto chunk = info[1].As<Napi::Uint8Array>();
  return Napi::Boolean::New(info.Env(), intake.channel->push(chunk.Data(), chunk.ElementLength()));
}

// endIntake(handle: NativeIntakeHandle, stop: boolean): void
Napi::Value end_intake(const Napi::CallbackInfo& info) {
  Intake& intake = intake_of(info[0]);
  if (intake.channel) {
    if (info[1].ToBoolean().Value()) {
      intake.channel->stop();
    } else {
      intake.channel->end();
    }
  }
  return info.Env().Undefined();
}

/// Copies columns into JavaScript's arrays and frees each one after, so that memory holds one of them twice, no more.
class Fill final : public graticule::bindings::PromiseWorker {
 public:
  struct Copy {
    int table;
    uint32_t column;
    uint8_t* to;
  };
  Fill(Napi::Env env, Handle intake, std::vector<Copy> copies)
      : PromiseWorker(env), intake_(std::move(intake)), copies_(std::move(copies)) {}

 protected:
  void work() override {
    for (const Copy& copy : copies_) {
      Column& column = intake_->column(copy.table, copy.column);
      if (column.rows() > 0) std::memcpy(copy.to, column.data(), column.rows() * column.value_size());
      column.release();
    }
  }
  Napi::Value result(Napi::Env env) override {
    intake_->filling = false;
    return env.Undefined();
  }

 private:
  Handle intake_;
  std::vector<Copy> copies_;
};

// fillIntake(handle: NativeIntakeHandle, arrays: { table: number; column: number; values: … }[]): Promise<void>
Napi::Value fill_intake(const Napi::CallbackInfo& info) {
  const Napi::Env env = info.Env();
  Intake& intake = finished(info[0]);
  if (intake.filling || !info[1].IsArray()) throw Napi::TypeError::New(env, "expected an array of columns, once");
  const Napi::Array arrays = info[1].As<Napi::Array>();
  std::vector<Fill::Copy> copies;
  std::vector<Napi::Object> kept;
  for (uint32_t i = 0; i < arrays.Length(); i++) {
    const Napi::Value entry = arrays.Get(i);
    if (!entry.IsObject()) throw Napi::TypeError::New(env, "a column to fill must be an object");
    const Napi::Object item = entry.As<Napi::Object>();
    const int table = item.Get("table").ToNumber().Int32Value();
    const uint32_t index = item.Get("column").ToNumber().Uint32Value();
    const auto& payload = intake.result.payload;
    const bool exists = table == target_table
                            ? payload.target != nullptr
                            : table >= 0 && static_cast<size_t>(table) < payload.tables.size() &&
                                  index < payload.tables[static_cast<size_t>(table)].columns.size();
    if (!exists) throw Napi::RangeError::New(env, "there is no such column");
    const Napi::Value values = item.Get("values");
    const Column& column = intake.column(table, index);
    const auto array = graticule::bindings::fixed_array(values, "values");
    if (array.ElementSize() != column.value_size() || array.ElementLength() != column.rows()) {
      throw Napi::RangeError::New(env, "values must have the length and the kind of the column");
    }
    void* data = nullptr;
    napi_get_typedarray_info(env, values, nullptr, nullptr, &data, nullptr, nullptr);
    const auto same = [&](const Fill::Copy& other) { return other.table == table && (table == target_table || other.column == index); };
    // Filling frees the column, so there is nothing left to copy a second time.
    if ((column.rows() > 0 && column.data() == nullptr) || std::any_of(copies.begin(), copies.end(), same))
      throw Napi::RangeError::New(env, "a column can be filled once");
    copies.push_back({table, index, static_cast<uint8_t*>(data)});
    kept.push_back(array);
  }
  intake.filling = true;
  auto* worker = new Fill(env, intake.shared_from_this(), std::move(copies));
  for (const Napi::Object& array : kept) worker->keep(array);
  return worker->start();
}

// intakeTexts(handle: NativeIntakeHandle, table: number, column: number, from: number, to: number): string[]
Napi::Value intake_texts(const Napi::CallbackInfo& info) {
  const Napi::Env env = info.Env();
  Intake& intake = finished(info[0]);
  const int table = info[1].ToNumber().Int32Value();
  const uint32_t index = info[2].ToNumber().Uint32Value();
  const auto& payload = intake.result.payload;
  if (table == target_table ? payload.target == nullptr
                            : table < 0 || static_cast<size_t>(table) >= payload.tables.size() ||
                                  index >= payload.tables[static_cast<size_t>(table)].columns.size()) {
    throw Napi::RangeError::New(env, "there is no such column");
  }
  return graticule::bindings::texts_of(env, intake.column(table, index).dictionary(), info[3], info[4]);
}

// releaseIntake(handle: NativeIntakeHandle): void
Napi::Value release_intake(const Napi::CallbackInfo& info) {
  Intake& intake = intake_of(info[0]);
  if (intake.done && !intake.filling) {
    intake.result = IntakeResult();
    intake.released = true;
  }
  return info.Env().Undefined();
}

const graticule::bindings::Registration registration([](Napi::Env env, Napi::Object exports) {
  exports.Set("startIntake", Napi::Function::New(env, start_intake, "startIntake"));
  exports.Set("pushIntake", Napi::Function::New(env, push_intake, "pushIntake"));
  exports.Set("endIntake", Napi::Function::New(env, end_intake, "endIntake"));
  exports.Set("fillIntake", Napi::Function::New(env, fill_intake, "fillIntake"));
  exports.Set("intakeTexts", Napi::Function::New(env, intake_texts, "intakeTexts"));
  exports.Set("releaseIntake", Napi::Function::New(env, release_intake, "releaseIntake"));
});

}  // namespace
