#pragma once
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "graticule/intake/bytes.h"
#include "graticule/intake/huffman.h"
#include "graticule/intake/sha256.h"

namespace graticule::intake {

/// Decompresses gzip (RFC 1952: any number of members; RFC 1951 inside) as it is read, and hashes the gzipped bytes
/// on the way. Memory is constant: about 0.6 MB. CRC-32 and length of every member are checked; whatever is not gzip,
/// is cut short, is corrupt or follows the last member is an IntakeError `schema_mismatch` naming the byte offset.
class Gunzip final : public ByteSource {
 public:
  /// @param max_text_bytes more decompressed bytes than this are `dataset_too_large`
  /// @param block_size bytes read at a time, and text made at a time
  Gunzip(ByteSource& compressed, uint64_t max_text_bytes, size_t block_size = 256 * 1024);
  size_t read(uint8_t* out, size_t capacity) override;

  /// Reads and hashes what is left of the source without decompressing it (after an error).
  /// @param on_read called before each read; may throw
  void drain(const std::function<void()>& on_read);
  /// After the end: `sha256:<hex>` over every compressed byte.
  std::string content_hash();
  uint64_t compressed_bytes() const { return base_ + static_cast<uint64_t>(end_ - input_.data()); }
  uint64_t text_bytes() const { return text_bytes_; }

 private:
  /// Bytes that the unchecked symbol loop may look at past its position: two 8-byte loads an iteration.
  static constexpr size_t kInputMargin = 32;

  enum class Phase { member_header, block_header, stored, compressed, trailer, ended };

  void produce();
  bool fill_input(size_t wanted);
  void read_member_header();
  void read_block_header();
  void read_dynamic_tables();
  void copy_stored();
  void inflate_block();
  template <bool kAtEnd>
  bool inflate_symbols();
  void read_trailer();

  uint8_t next_byte(const char* what);
  uint32_t take_bits(int count);
  void load_bits();
  void return_whole_bytes();
  [[noreturn]] void fail(const std::string& what) const;
  uint64_t offset() const;

  ByteSource& source_;
  size_t block_size_;
  Sha256 hash_;
  std::vector<uint8_t> input_;
  uint8_t* next_;
  uint8_t* end_;
  uint64_t base_ = 0;  // stream offset of input_[0]
  bool source_ended_ = false;

  uint64_t bits_ = 0;
  int bit_count_ = 0;

  std::vector<uint8_t> window_;
  uint8_t* out_;          // next byte to write
  uint8_t* out_limit_;    // no symbol starts at or beyond
  uint8_t* taken_;        // next byte to hand over
  uint8_t* history_;      // oldest byte of this member still in the window
  uint8_t* checked_;      // next byte to add to the CRC

  Phase phase_ = Phase::member_header;
  bool last_block_ = false;
  bool first_member_ = true;
  uint32_t stored_left_ = 0;
  uint32_t crc_ = 0;
  uint32_t member_size_ = 0;
  uint64_t text_bytes_ = 0;
  uint64_t max_text_bytes_;
  std::unique_ptr<HuffmanTables> tables_;
};

}  // namespace graticule::intake
