#include "executor.h"

#include <exception>

namespace graticule::bindings {

/// As many as libuv has.
static constexpr std::size_t kMostThreads = 4;

static void check(Napi::Env env, napi_status status) {
  if (status != napi_ok) throw Napi::Error::New(env);
}

Executor& Executor::of(Napi::Env env) {
  void* known = nullptr;
  check(env, napi_get_instance_data(env, &known));
  if (known == nullptr) {
    known = new Executor(env);
    // No finalizer: the hook below frees it while references to JS values can still be dropped.
    check(env, napi_set_instance_data(env, known, nullptr, nullptr));
  }
  return *static_cast<Executor*>(known);
}

Executor::Executor(Napi::Env env) : env_(env) {
  check(env, napi_create_threadsafe_function(
                 env, nullptr, nullptr, Napi::String::New(env, "graticule"), 0, 1, nullptr, nullptr, this,
                 [](napi_env environment, napi_value, void* executor, void*) {
                   // Without an environment this is the end of it, and `close` has been.
                   if (environment != nullptr) static_cast<Executor*>(executor)->settle_finished();
                 },
                 &wake_));
  // Hooks run last in, first out: this one before that of the function above.
  check(env, napi_add_env_cleanup_hook(
                 env, [](void* executor) { static_cast<Executor*>(executor)->close(); }, this));
  napi_unref_threadsafe_function(env, wake_);
}

void Executor::submit(std::unique_ptr<ExecutorTask> task) {
  bool more;
  {
    std::lock_guard<std::mutex> lock(mutex_);
    more = idle_ <= queue_.size() && threads_.size() < kMostThreads;
  }
  if (more) {
    try {
      threads_.emplace_back([this] { loop(); });
    } catch (const std::exception& error) {
      // Those that there are do it later.
      if (threads_.empty()) {
        Napi::Error failure =
            Napi::Error::New(env_, std::string("the system gives no thread for native work: ") + error.what());
        failure.Set("code", "worker_unavailable");
        throw failure;
      }
    }
  }
  if (pending_++ == 0) napi_ref_threadsafe_function(env_, wake_);
  {
    std::lock_guard<std::mutex> lock(mutex_);
    queue_.push_back(std::move(task));
  }
  queued_.notify_one();
}

void Executor::loop() {
  std::unique_lock<std::mutex> lock(mutex_);
  for (;;) {
    ++idle_;
    queued_.wait(lock, [this] { return stop_ || !queue_.empty(); });
    --idle_;
    if (stop_) return;
    std::unique_ptr<ExecutorTask> task = std::move(queue_.front());
    queue_.pop_front();
    lock.unlock();
    task->execute();
    lock.lock();
    finished_.push_back(std::move(task));
    napi_call_threadsafe_function(wake_, nullptr, napi_tsfn_nonblocking);
  }
}

void Executor::settle_finished() {
  std::deque<std::unique_ptr<ExecutorTask>> finished;
  {
    std::lock_guard<std::mutex> lock(mutex_);
    finished.swap(finished_);
  }
  for (std::unique_ptr<ExecutorTask>& task : finished) {
    if (--pending_ == 0) napi_unref_threadsafe_function(env_, wake_);
    task->settle();
  }
}

/// The environment ends: what runs is waited for, because it uses memory of JavaScript; the rest is dropped.
void Executor::close() {
  {
    std::lock_guard<std::mutex> lock(mutex_);
    stop_ = true;
  }
  queued_.notify_all();
  for (std::thread& thread : threads_) thread.join();
  napi_release_threadsafe_function(wake_, napi_tsfn_abort);
  delete this;
}

}  // namespace graticule::bindings
