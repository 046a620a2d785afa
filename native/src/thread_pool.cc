#include "graticule/thread_pool.h"

#if defined(__x86_64__) || defined(__i386__) || defined(_M_X64)
#include <immintrin.h>
#define GRATICULE_PAUSE() _mm_pause()
#else
#define GRATICULE_PAUSE() std::this_thread::yield()
#endif

namespace graticule {

// Rounds of tree growth are tens of microseconds apart, less than it takes to wake a sleeping thread.
static constexpr int kSpins = 2000;

ThreadPool::ThreadPool(int threads) {
  try {
    for (int worker = 1; worker < threads; ++worker) workers_.emplace_back([this, worker] { loop(worker); });
  } catch (const std::exception&) {
    // Fewer threads than asked for, for lack of threads or of memory, is slower, not wrong: results never depend on their number.
  }
}

ThreadPool::~ThreadPool() {
  {
    std::lock_guard<std::mutex> lock(mutex_);
    stop_ = true;
  }
  wake_.notify_all();
  for (std::thread& worker : workers_) worker.join();
}

void ThreadPool::drain(int worker) {
  for (size_t task = next_.fetch_add(1); task < tasks_; task = next_.fetch_add(1)) {
    try {
      (*body_)(task, worker);
    } catch (...) {
      std::lock_guard<std::mutex> lock(mutex_);
      if (!failure_) failure_ = std::current_exception();
      next_.store(tasks_);
    }
  }
}

void ThreadPool::run(size_t tasks, const std::function<void(size_t, int)>& body) {
  if (workers_.empty() || tasks <= 1) {
    for (size_t task = 0; task < tasks; ++task) body(task, 0);
    return;
  }
  {
    std::lock_guard<std::mutex> lock(mutex_);
    tasks_ = tasks;
    body_ = &body;
    failure_ = nullptr;
    next_ = 0;
    open_ = true;
    ++round_;
  }
  wake_.notify_all();
  drain(0);
  {
    // A worker that has not joined by now is not waited for: on a busy machine it may be long in coming.
    std::lock_guard<std::mutex> lock(mutex_);
    open_ = false;
  }
  while (joined_.load(std::memory_order_acquire) != 0) {
    for (int spin = 0; spin < kSpins && joined_.load(std::memory_order_acquire) != 0; ++spin) GRATICULE_PAUSE();
    if (joined_.load(std::memory_order_acquire) != 0) std::this_thread::yield();
  }
  if (failure_) std::rethrow_exception(failure_);
}

void ThreadPool::loop(int worker) {
  uint64_t seen = 0;
  for (;;) {
    for (int spin = 0; spin < kSpins && round_.load(std::memory_order_acquire) == seen && !stop_; ++spin) GRATICULE_PAUSE();
    {
      std::unique_lock<std::mutex> lock(mutex_);
      wake_.wait(lock, [&] { return stop_ || round_ != seen; });
      if (stop_) return;
      seen = round_;
      if (!open_) continue;
      ++joined_;
    }
    drain(worker);
    joined_.fetch_sub(1, std::memory_order_release);
  }
}

}  // namespace graticule
