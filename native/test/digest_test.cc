#include <cstdint>
#include <string>
#include <vector>

#include "check.h"
#include "graticule/intake/crc32.h"
#include "graticule/intake/sha256.h"

using graticule::intake::Sha256;

namespace {

std::string sha256(const std::string& text, bool portable, size_t step) {
  Sha256 hash(portable);
  for (size_t at = 0; at < text.size(); at += step) {
    hash.update(reinterpret_cast<const uint8_t*>(text.data()) + at, std::min(step, text.size() - at));
  }
  return hash.hex();
}

}  // namespace

int main() {
  for (const bool portable : {true, false}) {
    // FIPS 180-4 examples.
    CHECK(sha256("", portable, 1) == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    CHECK(sha256("abc", portable, 2) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    CHECK(sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", portable, 5) ==
          "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
    CHECK(sha256(std::string(1000000, 'a'), portable, 977) ==
          "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
  }
  std::string text;
  for (int size = 0; size < 300; size++) {
    CHECK(sha256(text, true, 64) == sha256(text, false, 64));
    CHECK(sha256(text, false, 64) == sha256(text, false, 7));
    text.push_back(static_cast<char>(size * 37));
  }

  const auto bytes = [](const std::string& s) { return reinterpret_cast<const uint8_t*>(s.data()); };
  // The check value of CRC-32/ISO-HDLC.
  CHECK(graticule::intake::crc32(0, bytes("123456789"), 9) == 0xCBF43926);
  std::string data;
  for (int i = 0; i < 1000; i++) data.push_back(static_cast<char>((i * i) ^ (i >> 3)));
  for (size_t from = 0; from < 20; from++) {
    for (size_t size = 0; from + size <= data.size(); size += 1 + size / 7) {
      const uint32_t whole = graticule::intake::crc32_portable(7, bytes(data) + from, size);
      CHECK(graticule::intake::crc32(7, bytes(data) + from, size) == whole);
      const uint32_t half = graticule::intake::crc32(7, bytes(data) + from, size / 3);
      CHECK(graticule::intake::crc32(half, bytes(data) + from + size / 3, size - size / 3) == whole);
    }
  }
  return 0;
}
