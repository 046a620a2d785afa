#include "graticule/intake/gunzip.h"

#include <algorithm>
#include <cstdio>
#include <cstring>

#include "graticule/intake/crc32.h"

namespace graticule::intake {
namespace {

// Bytes kept before the position, which the bit buffer may give back.
constexpr size_t input_lead = 8;
// Zeros after the end: the last symbols look past it.
constexpr size_t input_slack = 64;
constexpr size_t history_size = 32 * 1024;
// An iteration starts below the limit and writes at most 4 × 2 literals and a match of 258, which the copy loops
// may overshoot by 15 bytes.
constexpr size_t out_margin = 320;

}  // namespace

Gunzip::Gunzip(ByteSource& compressed, uint64_t max_text_bytes, size_t block_size)
    : source_(compressed),
      block_size_(block_size),
      input_(input_lead + block_size + kInputMargin + input_slack),
      next_(input_.data()),
      end_(input_.data()),
      window_(history_size + block_size + out_margin),
      out_(window_.data()),
      out_limit_(window_.data() + history_size + block_size),
      taken_(out_),
      history_(out_),
      checked_(out_),
      max_text_bytes_(max_text_bytes),
      tables_(new HuffmanTables) {}

uint64_t Gunzip::offset() const {
  return base_ + static_cast<uint64_t>(next_ - input_.data()) - static_cast<uint64_t>(bit_count_ / 8);
}

void Gunzip::fail(const std::string& what) const {
  const uint64_t at = std::min(offset(), base_ + static_cast<uint64_t>(end_ - input_.data()));
  throw IntakeError("schema_mismatch", what + " at byte " + std::to_string(at) + " of the gzipped payload.");
}

/// Makes at least `wanted` bytes available where the source has them. @returns whether it had
bool Gunzip::fill_input(size_t wanted) {
  if (end_ - next_ >= static_cast<ptrdiff_t>(wanted)) return true;
  // The bit buffer may have run ahead into the padding; that is noticed by its reader, not here.
  if (next_ > end_) return false;
  const auto lead = std::min<ptrdiff_t>(input_lead, next_ - input_.data());
  const ptrdiff_t kept = end_ - next_;
  base_ += static_cast<uint64_t>(next_ - lead - input_.data());
  std::memmove(input_.data(), next_ - lead, static_cast<size_t>(lead + kept));
  next_ = input_.data() + lead;
  end_ = next_ + kept;
  while (static_cast<size_t>(end_ - next_) < wanted && !source_ended_) {
    const size_t room = input_.size() - input_slack - static_cast<size_t>(end_ - input_.data());
    const size_t got = source_.read(end_, room);
    if (got == 0) source_ended_ = true;
    hash_.update(end_, got);
    end_ += got;
  }
  std::memset(end_, 0, input_slack);
  return static_cast<size_t>(end_ - next_) >= wanted;
}

void Gunzip::drain(const std::function<void()>& on_read) {
  while (!source_ended_) {
    on_read();
    base_ += static_cast<uint64_t>(end_ - input_.data());
    next_ = end_ = input_.data();
    const size_t got = source_.read(end_, block_size_);
    if (got == 0) source_ended_ = true;
    hash_.update(end_, got);
    end_ += got;
  }
}

std::string Gunzip::content_hash() { return "sha256:" + hash_.hex(); }

size_t Gunzip::read(uint8_t* out, size_t capacity) {
  if (taken_ == out_) {
    produce();
    if (taken_ == out_) return 0;
  }
  const size_t size = std::min(capacity, static_cast<size_t>(out_ - taken_));
  std::memcpy(out, taken_, size);
  taken_ += size;
  return size;
}

/// Fills the window with the next block of text, or reaches the end.
void Gunzip::produce() {
  const size_t kept = std::min(static_cast<size_t>(out_ - history_), history_size);
  std::memmove(window_.data(), out_ - kept, kept);
  history_ = window_.data();
  out_ = taken_ = checked_ = window_.data() + kept;

  while (out_ < out_limit_ && phase_ != Phase::ended) {
    switch (phase_) {
      case Phase::member_header: read_member_header(); break;
      case Phase::block_header: read_block_header(); break;
      case Phase::stored: copy_stored(); break;
      case Phase::compressed: inflate_block(); break;
      case Phase::trailer: read_trailer(); break;
      case Phase::ended: break;
    }
  }
  const size_t size = static_cast<size_t>(out_ - checked_);
  crc_ = crc32(crc_, checked_, size);
  member_size_ += static_cast<uint32_t>(size);
  checked_ = out_;
  text_bytes_ += static_cast<uint64_t>(out_ - taken_);
  if (text_bytes_ > max_text_bytes_) {
    throw IntakeError("dataset_too_large", "The payload decompresses to more than " + std::to_string(max_text_bytes_) +
                                               " bytes (stopped at byte " + std::to_string(offset()) +
                                               " of the gzipped payload).");
  }
}

uint8_t Gunzip::next_byte(const char* what) {
  if (next_ == end_ && !fill_input(1)) fail(std::string("The payload ends within ") + what);
  return *next_++;
}

/// RFC 1952 §2.3.
void Gunzip::read_member_header() {
  if (!fill_input(2)) {
    if (next_ == end_ && !first_member_) {
      phase_ = Phase::ended;
      return;
    }
    fail(next_ == end_ ? "The payload is empty" : first_member_ ? "The payload is not gzip: it ends" : "Trailing data");
  }
  if (next_[0] != 0x1F || next_[1] != 0x8B) {
    if (!first_member_) fail("Trailing data after the last gzip member");
    char text[80];
    std::snprintf(text, sizeof text, "The payload is not gzip (0x%02x 0x%02x instead of 0x1f 0x8b)", next_[0], next_[1]);
    fail(text);
  }
  constexpr const char* where = "a gzip header";
  uint32_t crc = 0;
  const auto take = [&]() {
    const uint8_t byte = next_byte(where);
    crc = crc32(crc, &byte, 1);
    return byte;
  };
  take(), take();
  if (take() != 8) fail("Unknown gzip compression method");
  const uint8_t flags = take();
  if (flags & 0xE0) fail("Reserved gzip header flags are set");
  for (int i = 0; i < 6; i++) take();  // time, extra flags, operating system
  if (flags & 4) {
    const int low = take();
    for (int left = low | take() << 8; left > 0; left--) take();
  }
  for (const int zero_terminated : {8, 16}) {
    if (flags & zero_terminated) {
      while (take() != 0) {
      }
    }
  }
  if (flags & 2) {
    const uint32_t expected = crc & 0xFFFF;
    const uint32_t low = next_byte(where);
    if ((low | static_cast<uint32_t>(next_byte(where)) << 8) != expected) fail("The gzip header's checksum is wrong");
  }
  first_member_ = false;
  bits_ = 0;
  bit_count_ = 0;
  crc_ = 0;
  member_size_ = 0;
  history_ = checked_ = out_;
  phase_ = Phase::block_header;
}

void Gunzip::read_trailer() {
  return_whole_bytes();
  const size_t size = static_cast<size_t>(out_ - checked_);
  crc_ = crc32(crc_, checked_, size);
  member_size_ += static_cast<uint32_t>(size);
  checked_ = out_;
  uint32_t values[2] = {0, 0};
  for (uint32_t& value : values) {
    for (int i = 0; i < 4; i++) value |= static_cast<uint32_t>(next_byte("a gzip trailer")) << (8 * i);
  }
  if (values[0] != crc_) fail("The gzip checksum is wrong: the data before is corrupt");
  if (values[1] != member_size_) fail("The gzip length is wrong: the data before is corrupt");
  phase_ = Phase::member_header;
}

}  // namespace graticule::intake
