#include "graticule/intake/intake.h"

#include <algorithm>
#include <cerrno>
#include <cstring>

#include "graticule/intake/gunzip.h"

#if !defined(_WIN32)
#include <sys/stat.h>
#endif

namespace graticule::intake {

FileSource::FileSource(const std::string& path) : file_(std::fopen(path.c_str(), "rb")) {
  if (file_ == nullptr) {
    throw IntakeError("training_ref_expired", "The staged payload cannot be read: " + std::string(std::strerror(errno)) + ".");
  }
  std::setvbuf(file_, nullptr, _IONBF, 0);
#if !defined(_WIN32)
  struct stat about;
  if (fstat(fileno(file_), &about) == 0 && about.st_size > 0) size_ = static_cast<uint64_t>(about.st_size);
#endif
}

FileSource::~FileSource() { std::fclose(file_); }

size_t FileSource::read(uint8_t* out, size_t capacity) {
  const size_t got = std::fread(out, 1, capacity, file_);
  if (got == 0 && std::ferror(file_)) {
    throw IntakeError("training_ref_expired", "The staged payload cannot be read: " + std::string(std::strerror(errno)) + ".");
  }
  return got;
}

size_t ChannelSource::read(uint8_t* out, size_t capacity) {
  bool room = false;
  size_t size;
  {
    std::unique_lock<std::mutex> lock(mutex_);
    changed_.wait(lock, [this] { return stopped_ || ended_ || !chunks_.empty(); });
    if (stopped_) throw Aborted();
    if (chunks_.empty()) return 0;
    std::vector<uint8_t>& first = chunks_.front();
    size = std::min(capacity, first.size() - taken_);
    std::memcpy(out, first.data() + taken_, size);
    taken_ += size;
    held_ -= size;
    if (taken_ == first.size()) {
      chunks_.pop_front();
      taken_ = 0;
    }
    if (full_ && held_ < kRoom / 2) {
      full_ = false;
      room = true;
    }
  }
  if (room) on_room_();
  return size;
}

bool ChannelSource::push(const uint8_t* data, size_t size) {
  std::lock_guard<std::mutex> lock(mutex_);
  if (stopped_ || size == 0) return !full_;
  chunks_.emplace_back(data, data + size);
  held_ += size;
  full_ = held_ >= kRoom;
  changed_.notify_one();
  return !full_;
}

void ChannelSource::end() {
  std::lock_guard<std::mutex> lock(mutex_);
  ended_ = true;
  changed_.notify_one();
}

void ChannelSource::stop() {
  std::lock_guard<std::mutex> lock(mutex_);
  stopped_ = true;
  chunks_.clear();
  changed_.notify_one();
}

IntakeResult run_intake(ByteSource& source, const IntakeOptions& options, const RunControl& control) {
  Gunzip text(source, options.max_text_bytes);
  const auto on_refill = [&]() {
    control.check();
    if (options.total_bytes > 0) {
      control.progress(static_cast<double>(text.compressed_bytes()) / static_cast<double>(options.total_bytes));
    }
  };
  const auto check_hash = [&](const std::string& hash, const std::string& because) {
    if (options.expected_hash.empty() || hash == options.expected_hash) return;
    throw IntakeError("schema_mismatch",
                      "The payload hashes to " + hash + ", declared was " + options.expected_hash + "." + because);
  };
  IntakeResult result;
  try {
    result.payload = parse_payload(text, options.payload, on_refill);
  } catch (const IntakeError& error) {
    if (error.code() == "schema_mismatch" && !options.expected_hash.empty()) {
      text.drain([&]() { control.check(); });
      check_hash(text.content_hash(), " (" + std::string(error.what()) + ")");
    }
    throw;
  }
  result.content_hash = text.content_hash();
  result.compressed_bytes = text.compressed_bytes();
  result.text_bytes = text.text_bytes();
  check_hash(result.content_hash, "");
  control.progress(1);
  return result;
}

}  // namespace graticule::intake
