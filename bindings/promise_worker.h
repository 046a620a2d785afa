#pragma once
#include <atomic>
#include <exception>
#include <functional>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#include "executor.h"
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
/// `execute` touches no JS value and catches everything; objects passed to `keep` are pinned until the end.
class PromiseWorker : public ExecutorTask {
 public:
  explicit PromiseWorker(Napi::Env env) : env_(env), deferred_(Napi::Promise::Deferred::New(env)) {}

  /// Hands this over to the executor, which frees it; or does the work and settles the promise before it returns.
  Napi::Promise start() {
    std::unique_ptr<ExecutorTask> self(this);
    Napi::Promise promise = deferred_.Promise();
    if (at_once_) {
      execute();
      settle();
      return promise;
    }
    Executor::of(env_).submit(std::move(self));
    return promise;
  }

  /// For work of microseconds: the way to a thread and back would take longer.
  void at_once() { at_once_ = true; }

  void keep(Napi::Object object) {
    if (!at_once_) kept_.push_back(Napi::Persistent(object));
  }

 protected:
  virtual void work() = 0;
  virtual Napi::Value result(Napi::Env env) = 0;

 private:
  void execute() final {
    try {
      work();
    } catch (const CodedError& error) {
      fail(error.code(), error.what());
    } catch (const graticule::Aborted& error) {
      fail("aborted", error.what());
    } catch (const std::bad_alloc&) {
      fail_for_memory();
    } catch (const std::length_error&) {
      fail_for_memory();
    } catch (const std::exception& error) {
      fail("internal_error", error.what());
    }
  }

  void fail(std::string code, std::string message) {
    code_ = std::move(code);
    message_ = std::move(message);
  }

  void fail_for_memory() { fail("worker_oom", "out of memory in the native engine"); }

  // While the environment is shut down (the process ends, or a worker thread is terminated) no JS value can be made
  // and nobody waits for the promise: a failure to settle it is dropped, because it would end the process.
  void settle() final {
    try {
      Napi::HandleScope scope(env_);
      try {
        if (code_.empty()) {
          deferred_.Resolve(result(env_));
        } else {
          Napi::Error error = Napi::Error::New(env_, message_);
          error.Value().As<Napi::Object>().Set("code", Napi::String::New(env_, code_));
          deferred_.Reject(error.Value());
        }
      } catch (const Napi::Error& error) {
        deferred_.Reject(error.Value());
      }
    } catch (...) {
    }
  }

  Napi::Env env_;
  Napi::Promise::Deferred deferred_;
  std::vector<Napi::ObjectReference> kept_;
  bool at_once_ = false;
  /// Of the failure; empty for none.
  std::string code_, message_;
};

}  // namespace graticule::bindings
