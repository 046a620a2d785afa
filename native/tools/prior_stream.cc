// Writes synthetic tables to standard output, batch by batch, until the reader closes the pipe; the format is that of
// graticule/prior/stream.h. The bytes depend on the settings alone, not on the number of threads.
#include <atomic>
#include <cerrno>
#include <chrono>
#include <condition_variable>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <map>
#include <mutex>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include <unistd.h>

#include "graticule/prior/stream.h"

namespace {

using graticule::prior::StreamSettings;
using graticule::prior::Tally;

struct Options {
  StreamSettings settings;
  unsigned threads = 1;
  std::uint64_t batches = UINT64_MAX;
  bool statistics = false;
};

constexpr char kUsage[] =
    "prior_stream [--seed S] [--threads T] [--batch B] [--rows-min 64] [--rows-max 512] [--columns-min 2]\n"
    "             [--columns-max 16] [--cells-max 0] [--classes-max 10] [--regression-share 0.35] [--batches N] [--statistics]\n"
    "Writes batches of synthetic tables to standard output until the pipe closes, or N of them. --statistics reports\n"
    "sets a second and the share of dropped draws on standard error at the end.\n";

double number(const std::string& name, const char* text, double low, double high) {
  char* end = nullptr;
  const double value = std::strtod(text, &end);
  if (end == text || *end != '\0' || !(value >= low && value <= high))
    throw std::invalid_argument(name + " must be a number from " + std::to_string(low) + " to " + std::to_string(high));
  return value;
}

Options parse(int count, char** arguments) {
  Options options;
  StreamSettings& settings = options.settings;
  for (int i = 1; i < count; ++i) {
    const std::string name = arguments[i];
    if (name == "--statistics") {
      options.statistics = true;
      continue;
    }
    if (i + 1 == count) throw std::invalid_argument(name + " needs a value");
    const char* text = arguments[++i];
    const auto whole = [&](double low, double high) { return static_cast<std::uint64_t>(number(name, text, low, high)); };
    const auto word = [&](double low, double high) { return static_cast<std::uint32_t>(whole(low, high)); };
    if (name == "--seed") settings.seed = std::strtoull(text, nullptr, 10);
    else if (name == "--threads") options.threads = word(1, 1024);
    else if (name == "--batch") settings.batch = word(1, 65536);
    else if (name == "--rows-min") settings.rows_min = word(32, 1 << 24);
    else if (name == "--rows-max") settings.rows_max = word(32, 1 << 24);
    else if (name == "--columns-min") settings.columns_min = word(1, 4096);
    else if (name == "--columns-max") settings.columns_max = word(1, 4096);
    else if (name == "--cells-max") settings.cells_max = word(0, UINT32_MAX);
    else if (name == "--classes-max") settings.classes_max = word(2, 10);
    else if (name == "--regression-share") settings.regression_share = number(name, text, 0, 1);
    else if (name == "--batches") options.batches = whole(1, 1e15);
    else throw std::invalid_argument("unknown option " + name);
  }
  if (settings.rows_min > settings.rows_max) throw std::invalid_argument("--rows-min exceeds --rows-max");
  if (settings.columns_min > settings.columns_max) throw std::invalid_argument("--columns-min exceeds --columns-max");
  return options;
}

bool write_all(const std::string& bytes) {
  std::size_t done = 0;
  while (done < bytes.size()) {
    const ssize_t wrote = ::write(STDOUT_FILENO, bytes.data() + done, bytes.size() - done);
    if (wrote < 0 && errno == EINTR) continue;
    if (wrote < 0) return false;
    done += static_cast<std::size_t>(wrote);
  }
  return true;
}

/// Batches made ahead by a team of threads, taken in order.
class Kitchen {
 public:
  explicit Kitchen(const Options& options) : options_(options) {
    for (unsigned t = 0; t < options.threads; ++t) team_.emplace_back([this] { work(); });
  }
  ~Kitchen() {
    {
      const std::lock_guard<std::mutex> lock(mutex_);
      closed_ = true;
    }
    changed_.notify_all();
    for (std::thread& thread : team_) thread.join();
  }

  std::string take() {
    std::unique_lock<std::mutex> lock(mutex_);
    changed_.wait(lock, [&] { return ready_.count(served_) > 0; });
    std::string record = std::move(ready_[served_]);
    ready_.erase(served_++);
    changed_.notify_all();
    return record;
  }

  Tally tally() {
    const std::lock_guard<std::mutex> lock(mutex_);
    return tally_;
  }

 private:
  void work() {
    std::unique_lock<std::mutex> lock(mutex_);
    for (;;) {
      changed_.wait(lock, [&] { return closed_ || next_ < served_ + 4 * team_size(); });
      if (closed_ || next_ >= options_.batches) return;
      const std::uint64_t index = next_++;
      lock.unlock();
      Tally tally;
      std::string record = graticule::prior::encode_batch(options_.settings, index, tally);
      lock.lock();
      tally_.kept += tally.kept;
      tally_.degenerate += tally.degenerate;
      tally_.unlearnable += tally.unlearnable;
      ready_.emplace(index, std::move(record));
      changed_.notify_all();
    }
  }

  std::uint64_t team_size() const { return options_.threads; }

  const Options options_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::map<std::uint64_t, std::string> ready_;
  std::uint64_t next_ = 0, served_ = 0;
  bool closed_ = false;
  Tally tally_;
  std::vector<std::thread> team_;
};

}  // namespace

int main(int count, char** arguments) {
  Options options;
  try {
    options = parse(count, arguments);
  } catch (const std::invalid_argument& error) {
    std::fprintf(stderr, "prior_stream: %s\n%s", error.what(), kUsage);
    return 2;
  }
  std::signal(SIGPIPE, SIG_IGN);  // a closed pipe is how the reader says that it has enough
  const auto begin = std::chrono::steady_clock::now();
  Kitchen kitchen(options);
  bool open = true;
  for (std::uint64_t batch = 0; open && batch < options.batches; ++batch) open = write_all(kitchen.take());
  const int failure = open || errno == EPIPE ? 0 : errno;
  if (failure != 0) std::fprintf(stderr, "prior_stream: %s\n", std::strerror(failure));
  if (options.statistics) {
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    const Tally tally = kitchen.tally();
    const double kept = static_cast<double>(tally.kept), all = kept + static_cast<double>(tally.degenerate + tally.unlearnable);
    std::fprintf(stderr, "%.0f sets, %.1f a second on %u threads; dropped %.1f %% as unlearnable, %.1f %% as degenerate\n", kept,
                 kept / seconds, options.threads, 100 * static_cast<double>(tally.unlearnable) / all,
                 100 * static_cast<double>(tally.degenerate) / all);
  }
  return failure == 0 ? 0 : 1;
}
