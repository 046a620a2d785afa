#pragma once
#include <condition_variable>
#include <cstdio>
#include <deque>
#include <functional>
#include <mutex>
#include <string>
#include <vector>

#include "graticule/intake/bytes.h"
#include "graticule/intake/payload.h"
#include "graticule/run_control.h"

namespace graticule::intake {

/// Bytes of a file.
class FileSource final : public ByteSource {
 public:
  /// @param path UTF-8. @throws IntakeError `training_ref_expired` when there is no such file
  explicit FileSource(const std::string& path);
  ~FileSource() override;
  size_t read(uint8_t* out, size_t capacity) override;
  uint64_t size() const { return size_; }

 private:
  std::FILE* file_;
  uint64_t size_ = 0;
};

/// Bytes that another thread pushes. Holds at most about `kRoom` bytes when the pusher heeds the answers of `push`.
class ChannelSource final : public ByteSource {
 public:
  static constexpr size_t kRoom = 4 * 1024 * 1024;
  /// @param on_room called by the reading thread when there is room again after `push` said there was none
  explicit ChannelSource(std::function<void()> on_room) : on_room_(std::move(on_room)) {}
  size_t read(uint8_t* out, size_t capacity) override;
  /// @returns whether there is room for more; bytes pushed after `stop` are dropped
  bool push(const uint8_t* data, size_t size);
  /// No more bytes will come.
  void end();
  /// Nobody will read on, or the reader shall stop: `read` then throws Aborted.
  void stop();

 private:
  std::function<void()> on_room_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<std::vector<uint8_t>> chunks_;
  size_t taken_ = 0;  // of the first chunk
  size_t held_ = 0;
  bool full_ = false, ended_ = false, stopped_ = false;
};

struct IntakeOptions {
  PayloadOptions payload;
  uint64_t max_text_bytes = 0;
  /// `sha256:<hex>`; empty: not compared. Bytes that hash otherwise are `schema_mismatch` naming both hashes, also
  /// when they turned out unreadable first: then the hash is the better explanation.
  std::string expected_hash;
  /// Compressed bytes to come, for progress; 0: unknown.
  uint64_t total_bytes = 0;
};

struct IntakeResult {
  ParsedPayload payload;
  std::string content_hash;
  uint64_t compressed_bytes = 0;
  uint64_t text_bytes = 0;
};

/// One pass over gzipped bytes: hash, inflate, parse, count.
/// @throws IntakeError, Aborted
IntakeResult run_intake(ByteSource& source, const IntakeOptions& options, const RunControl& control);

}  // namespace graticule::intake
