#include "graticule/intake/gunzip.h"

#include <string>
#include <vector>

#include "check.h"

using graticule::intake::Gunzip;
using graticule::intake::IntakeError;
using graticule::intake::MemorySource;

namespace {

using Bytes = std::vector<uint8_t>;

std::string gunzip(const Bytes& data, size_t step = SIZE_MAX, uint64_t max = UINT64_MAX) {
  MemorySource source(data.data(), data.size(), step);
  Gunzip text(source, max);
  std::string out;
  uint8_t buffer[1000];
  while (const size_t got = text.read(buffer, sizeof buffer)) out.append(reinterpret_cast<char*>(buffer), got);
  return out;
}

std::string failure(const Bytes& data, uint64_t max = UINT64_MAX) {
  try {
    gunzip(data, SIZE_MAX, max);
  } catch (const IntakeError& error) {
    return error.code() + ": " + error.what();
  }
  return "";
}

bool contains(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

// printf 'hello hello hello hello\n' | gzip -9n: one fixed-code block with matches.
const Bytes hello = {0x1f, 0x8b, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x03, 0xcb, 0x48, 0xcd,
                     0xc9, 0xc9, 0x57, 0xc8, 0x40, 0x27, 0xb9, 0x00, 0x00, 0x88, 0x59, 0x0b, 0x18, 0x00, 0x00, 0x00};

}  // namespace

int main() {
  const std::string text = "hello hello hello hello\n";
  const Bytes& good = hello;
  for (const size_t step : {size_t{1}, size_t{7}, SIZE_MAX}) CHECK(gunzip(good, step) == text);

  Bytes twice = good;
  twice.insert(twice.end(), good.begin(), good.end());
  CHECK(gunzip(twice, 3) == text + text);

  for (size_t size = 0; size < good.size(); size++) {
    const std::string what = failure(Bytes(good.begin(), good.begin() + static_cast<long>(size)));
    CHECK(contains(what, "schema_mismatch") && contains(what, " at byte "));
  }
  for (size_t at = 10; at < good.size(); at++) {
    for (int bit = 0; bit < 8; bit++) {
      Bytes bad = good;
      bad[at] = static_cast<uint8_t>(bad[at] ^ 1 << bit);
      std::string out;
      try {
        out = gunzip(bad);
      } catch (const IntakeError&) {
        continue;
      }
      CHECK(out == text);  // a flipped bit that changes nothing (padding before the trailer)
    }
  }
  Bytes trailing = good;
  trailing.push_back(0);
  CHECK(contains(failure(trailing), "Trailing data"));
  trailing.push_back(0);
  CHECK(contains(failure(trailing), "Trailing data after the last gzip member at byte " + std::to_string(good.size())));
  CHECK(contains(failure({'{', '}'}), "not gzip (0x7b 0x7d"));
  CHECK(contains(failure(good, 10), "dataset_too_large"));

  // Header with extra field, name, comment and header checksum.
  Bytes fancy = {0x1f, 0x8b, 8, 4 | 8 | 16, 0, 0, 0, 0, 0, 255, 3, 0, 'a', 'b', 'c', 'n', 0, 'c', 0};
  fancy.insert(fancy.end(), good.begin() + 10, good.end());
  CHECK(gunzip(fancy, 1) == text);
  Bytes reserved = good;
  reserved[3] = 0x80;
  CHECK(contains(failure(reserved), "Reserved gzip header flags"));
  return 0;
}
