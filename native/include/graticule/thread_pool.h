#pragma once
#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <exception>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace graticule {

/// A fixed team of threads for one run; the calling thread is worker 0 and works too.
class ThreadPool {
 public:
  explicit ThreadPool(int threads);
  ~ThreadPool();
  ThreadPool(const ThreadPool&) = delete;
  ThreadPool& operator=(const ThreadPool&) = delete;

  int size() const { return static_cast<int>(workers_.size()) + 1; }

  /// Calls body(task, worker) once for each task in 0 … tasks − 1, in any order, and returns when all are done.
  /// The first exception ends the remaining tasks and is rethrown here. Not reentrant.
  void run(size_t tasks, const std::function<void(size_t task, int worker)>& body);

 private:
  void loop(int worker);
  void drain(int worker);

  std::vector<std::thread> workers_;
  std::mutex mutex_;
  std::condition_variable wake_;
  std::atomic<uint64_t> round_{0};
  std::atomic<size_t> next_{0};
  std::atomic<int> joined_{0};
  bool open_ = false;
  std::atomic<bool> stop_{false};
  size_t tasks_ = 0;
  const std::function<void(size_t, int)>* body_ = nullptr;
  std::exception_ptr failure_;
};

}  // namespace graticule
