#pragma once
#include <atomic>
#include <exception>
#include <functional>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#include "graticule/run_control.h"
#include "napi_setup.h"

namespace graticule::bindings {

/// An error with a stable code; TypeScript rebuilds its typed error from `code` and the message.
class CodedError : public std::runtime_error {
 public:
  CodedError(std::string code, const std::string& message) : std::runtime_error(message), code_(std::move(code)) {}
  const std::string& code() const { return code_; }

 private:
  std::string code_;
};

/// Runs work off the event loop and settles a promise with its result.
/// `Execute` touches no JS value and catches everything; objects passed to `keep` are pinned until the end.
class PromiseWorker : public Napi::AsyncWorker {
 public:
  explicit PromiseWorker(Napi::Env env) : Napi::AsyncWorker(env), deferred_(Napi::Promise::Deferred::New(env)) {}

  Napi::Promise start() {
    Napi::Promise promise = deferred_.Promise();
    Queue();
    return promise;
  }

  void keep(Napi::Object object) { kept_.push_back(Napi::Persistent(object)); }

 protected:
  virtual void work() = 0;
  virtual Napi::Value result(Napi::Env env) = 0;

 private:
  void Execute() final {
    try {
      work();
    } catch (const CodedError& error) {
      code_ = error.code();
      SetError(error.what());
    } catch (const graticule::Aborted& error) {
      code_ = "aborted";
      SetError(error.what());
    } catch (const std::bad_alloc&) {
      fail_for_memory();
    } catch (const std::length_error&) {
      fail_for_memory();
    } catch (const std::exception& error) {
      code_ = "internal_error";
      SetError(error.what());
    }
  }

  void fail_for_memory() {
    code_ = "worker_oom";
    SetError("out of memory in the native engine");
  }

  // While the environment is shut down (the process ends, or a worker thread is terminated) no JS value can be made
  // and nobody waits for the promise: a failure to settle it is dropped, for it would end the process.
  void OnOK() final {
    try {
      Napi::HandleScope scope(Env());
      try {
        deferred_.Resolve(result(Env()));
      } catch (const Napi::Error& error) {
        deferred_.Reject(error.Value());
      }
    } catch (...) {
    }
  }

  void OnError(const Napi::Error& error) final {
    try {
      Napi::HandleScope scope(Env());
      error.Value().As<Napi::Object>().Set("code", Napi::String::New(Env(), code_));
      deferred_.Reject(error.Value());
    } catch (...) {
    }
  }

  Napi::Promise::Deferred deferred_;
  std::vector<Napi::ObjectReference> kept_;
  std::string code_ = "internal_error";
};

}  // namespace graticule::bindings
