#pragma once
#include <condition_variable>
#include <deque>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

#include "napi_setup.h"

namespace graticule::bindings {

/// Work for a thread of an executor.
class ExecutorTask {
 public:
  virtual ~ExecutorTask() = default;
  /// On a thread of the executor; touches no JS value and throws nothing.
  virtual void execute() = 0;
  /// On the thread of JavaScript, once, after `execute`; throws nothing. Left out when the environment ends before.
  virtual void settle() = 0;
};

/// The threads on which one environment (the main thread, or a worker thread) computes. They are not those of libuv, which
/// all environments share and which read files and compress: on Linux a thread inherits the priority of the one that
/// starts it, so what a worker of low priority computes gives way to the thread that answers requests.
class Executor {
 public:
  static Executor& of(Napi::Env env);

  /// Takes a place in the queue. An environment with work waits for it before it ends by itself.
  /// @throws Napi::Error when no thread can be started
  void submit(std::unique_ptr<ExecutorTask> task);

  Executor(const Executor&) = delete;
  Executor& operator=(const Executor&) = delete;

 private:
  explicit Executor(Napi::Env env);
  ~Executor() = default;

  void loop();
  void settle_finished();
  void close();

  Napi::Env env_;
  napi_threadsafe_function wake_ = nullptr;
  std::vector<std::thread> threads_;
  std::size_t pending_ = 0;

  std::mutex mutex_;
  std::condition_variable queued_;
  std::deque<std::unique_ptr<ExecutorTask>> queue_;
  std::deque<std::unique_ptr<ExecutorTask>> finished_;
  std::size_t idle_ = 0;
  bool stop_ = false;
};

}  // namespace graticule::bindings
