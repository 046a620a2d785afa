// Damages valid payloads at random, gzipped and plain, and reads each result several ways: in one piece, byte by byte,
// and through a buffer of a few bytes. All ways must agree on every column or on the error to the letter, and the
// sanitizers must stay silent. `npm run test:native` does fifteen thousand; the full run is
//   build/native-test/intake_mutation_test 1000000 [seed]
// The same check is a libFuzzer target when built with -DGRATICULE_LIBFUZZER:
//   clang++ -std=c++17 -O1 -g -fsanitize=fuzzer,address,undefined -DGRATICULE_LIBFUZZER -Inative/include -Inative/test
//     native/src/intake/*.cc native/test/intake_mutation_test.cc -o intake_fuzz && ./intake_fuzz
#include <cinttypes>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include "check.h"
#include "graticule/intake/crc32.h"
#include "graticule/intake/gunzip.h"
#include "graticule/intake/intake.h"
#include "mutations.h"

using namespace graticule::intake;

namespace {

using Bytes = std::vector<uint8_t>;

PayloadOptions options_for(bool select, size_t buffer_size) {
  PayloadOptions options;
  for (const char* key : {"trainingFeatures", "rows"}) {
    TableOptions table;
    table.key = key;
    table.max_rows = 1000;
    table.max_cells = 5000;
    table.max_columns = 50;
    table.count_distinct = "b";
    if (select) table.select = std::vector<std::string>{"a", "b", "ключ"};
    options.tables.push_back(table);
  }
  options.max_target_rows = 1000;
  options.max_dictionary_bytes = 100000;
  options.buffer_size = buffer_size;
  return options;
}

void append(std::string& out, const char* name, uint64_t value) {
  out += std::string(name) + "=" + std::to_string(value) + ";";
}

std::string describe(const Column& column) {
  std::string out = column.name() + ":" + std::to_string(static_cast<int>(column.kind())) + "[";
  out.append(reinterpret_cast<const char*>(column.data()), column.rows() * column.value_size());
  for (int32_t i = 0; i < column.dictionary().size(); i++) out += "|" + std::string(column.dictionary().at(i));
  append(out, "]nested", static_cast<uint64_t>(column.nested_row));
  return out;
}

std::string describe(const ParsedPayload& payload) {
  std::string out;
  for (const ParsedTable& table : payload.tables) {
    append(out, "state", static_cast<uint64_t>(table.state));
    append(out, "rows", table.rows);
    append(out, "distinct", table.distinct);
    for (const auto& column : table.columns) {
      CHECK(column->rows() == table.rows);
      out += describe(*column);
    }
  }
  if (payload.target) out += describe(*payload.target);
  append(out, "missing", static_cast<uint64_t>(payload.target_missing));
  out += payload.task.value_or("-") + payload.kind.value_or("-") + payload.target_column.value_or("-");
  for (const std::string& name : payload.feature_columns.value_or(std::vector<std::string>())) out += name + ",";
  for (const double level : payload.quantiles.value_or(std::vector<double>())) out += std::to_string(level) + ",";
  if (payload.keep_unfinished) out += *payload.keep_unfinished ? "kept" : "left";
  return out + std::to_string(payload.prediction_length.value_or(-1));
}

/// What a reading comes to, as a text that equals that of any other way of reading the same bytes.
template <class Read>
std::string outcome(Read read) {
  try {
    return read();
  } catch (const IntakeError& error) {
    return error.code() + ": " + error.what();
  }
}

std::string read_text(const Bytes& text, bool select, size_t step, size_t buffer_size) {
  return outcome([&] {
    MemorySource source(text.data(), text.size(), step);
    return describe(parse_payload(source, options_for(select, buffer_size), {}));
  });
}

std::string gunzip(const Bytes& data, size_t step, size_t block_size, std::string& text) {
  return outcome([&] {
    MemorySource source(data.data(), data.size(), step);
    Gunzip gzip(source, 1 << 20, block_size);
    uint8_t buffer[4096];
    while (const size_t got = gzip.read(buffer, sizeof buffer)) text.append(reinterpret_cast<char*>(buffer), got);
    return gzip.content_hash();
  });
}

void check_text(const Bytes& text) {
  for (const bool select : {false, true}) {
    const std::string whole = read_text(text, select, SIZE_MAX, 4096);
    for (const size_t buffer_size : {size_t{16}, size_t{61}}) {
      const std::string pieces = read_text(text, select, buffer_size / 12, buffer_size);
      if (pieces == whole) continue;
      std::fprintf(stderr, "%.*s\n%s\n%s\n", static_cast<int>(text.size()), reinterpret_cast<const char*>(text.data()),
                   whole.c_str(), pieces.c_str());
      std::exit(1);
    }
  }
}

void check_gzip(const Bytes& data) {
  std::string whole_text, piece_text;
  const std::string whole = gunzip(data, SIZE_MAX, 4096, whole_text);
  CHECK(gunzip(data, 3, 64, piece_text) == whole);
  CHECK(whole_text == piece_text);
}

void check_one(const uint8_t* data, size_t size) {
  if (size == 0) return;
  const Bytes bytes(data + 1, data + size);
  if (data[0] & 1) {
    check_gzip(bytes);
  } else {
    check_text(bytes);
  }
}

/// Deflates with fixed codes (RFC 1951 §3.2.6): literals, and matches of a period where the text repeats.
Bytes gzip_fixed(const std::string& text) {
  Bytes out = {0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255};
  uint64_t bits = 0;
  int count = 0;
  const auto put = [&](uint32_t value, int n) {
    bits |= static_cast<uint64_t>(value) << count;
    for (count += n; count >= 8; count -= 8, bits >>= 8) out.push_back(static_cast<uint8_t>(bits));
  };
  const auto put_code = [&](uint32_t code, int n) {
    for (int i = n; i-- > 0;) put(code >> i & 1, 1);
  };
  const auto literal = [&](uint32_t c) { c < 144 ? put_code(48 + c, 8) : put_code(400 + c - 144, 9); };
  put(1, 1);
  put(1, 2);
  for (size_t i = 0; i < text.size();) {
    size_t length = 0, distance = 0;
    for (size_t d = 1; d <= 64 && d <= i; d++) {
      size_t n = 0;
      while (n < 10 && i + n < text.size() && text[i + n] == text[i + n - d]) n++;
      if (n > length) length = n, distance = d;
    }
    if (length < 3 || distance < 5 || distance > 8) {
      literal(static_cast<uint8_t>(text[i++]));
      continue;
    }
    put_code(static_cast<uint32_t>(length - 2), 7);   // symbols 257–264, no extra bits
    put_code(distance < 7 ? 4 : 5, 5);                // distances 5–6 and 7–8, one extra bit
    put((distance - 5) & 1, 1);
    i += length;
  }
  put_code(0, 7);
  put(0, 7);
  const uint32_t crc = crc32(0, reinterpret_cast<const uint8_t*>(text.data()), text.size());
  for (const uint32_t value : {crc, static_cast<uint32_t>(text.size())}) {
    for (int i = 0; i < 4; i++) out.push_back(static_cast<uint8_t>(value >> (8 * i)));
  }
  return out;
}

const char* const payloads[] = {
    R"({"task":"classification","targetColumn":"y","featureColumns":["a","b","ключ"],"trainingFeatures":[{"a":1,"b":"x","ключ":true},{"a":2.5e-3,"b":"y","ключ":false},{"b":"x","a":null,"other":[1,{"z":[]}]}],"trainingTarget":["p","q",1],"rows":[{"a":-0.1234567890123456789,"b":"\ud83d\ude00\n\u00e9日本","ключ":null}],"quantiles":[0.1,0.9]})",
    R"({"kind":"contextPrediction","rows":[{"a":123456789012345678901234567890,"b":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"},{"a":"mixed"},{"a":true},{},{"a":1,"a":"two","a":3}]})",
    R"( { "kind" : "forecast" , "rows" : null, "predictionLength":3, "keepUnfinished" : false , "future":null, "trainingFeatures" : [ { "b" : 1 , "a" : [1,2] } , { "b" : 2 } ] , "deep":[[[[{"x":[[[1]]]}]]]] } )",
};

// One block with codes of its own, made by zlib at level 9, so that damage also meets such tables.
const Bytes dynamic_block = {
    0x1f, 0x8b, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x03, 0x6d, 0xcf, 0x41, 0x0e, 0xc0, 0x20, 0x08, 0x04,
    0xc0, 0xbf, 0x70, 0x36, 0x0d, 0x02, 0xa2, 0xf8, 0x9b, 0xf6, 0x13, 0x3d, 0x98, 0xfe, 0xbd, 0x87, 0x62, 0x34,
    0xa1, 0xd7, 0xc9, 0x86, 0x5d, 0x06, 0x9c, 0xd0, 0xf1, 0x20, 0x6e, 0x09, 0x2e, 0xe8, 0x70, 0x37, 0x78, 0xd2,
    0xf8, 0x30, 0x33, 0x3a, 0xda, 0x42, 0xa9, 0x12, 0x11, 0x55, 0x1d, 0x71, 0xa1, 0xa1, 0x39, 0xd6, 0x85, 0x54,
    0x26, 0xf2, 0x56, 0x64, 0x14, 0x93, 0x45, 0x72, 0x9c, 0x24, 0x75, 0x16, 0xd1, 0x76, 0x93, 0x29, 0x62, 0xd3,
    0x9f, 0x8f, 0xd8, 0x70, 0xdb, 0xf9, 0x02, 0x9c, 0xa7, 0x67, 0x65, 0xfc, 0x00, 0x00, 0x00};

void mutate(Bytes& bytes, Chance& chance, const Bytes& other) {
  static const char interesting[] = "{}[]\",:\\u0eE+-.ntf \x80\xED\xF4\xFF\x00\x01";
  for (size_t edits = 1 + chance.below(3); edits > 0 && !bytes.empty(); edits--) {
    const size_t at = chance.below(bytes.size());
    switch (chance.below(7)) {
      case 0: bytes[at] = static_cast<uint8_t>(bytes[at] ^ 1u << chance.below(8)); break;
      case 1: bytes[at] = static_cast<uint8_t>(interesting[chance.below(sizeof interesting)]); break;
      case 2: bytes.erase(bytes.begin() + static_cast<long>(at)); break;
      case 3: bytes.insert(bytes.begin() + static_cast<long>(at), static_cast<uint8_t>(interesting[chance.below(sizeof interesting)])); break;
      case 4: bytes.resize(at); break;
      case 5: {  // a stretch of the same payload again
        const size_t size = chance.below(std::min<size_t>(bytes.size() - at, 40)) + 1;
        const Bytes copy(bytes.begin() + static_cast<long>(at), bytes.begin() + static_cast<long>(at + size));
        bytes.insert(bytes.begin() + static_cast<long>(chance.below(bytes.size())), copy.begin(), copy.end());
        break;
      }
      default: {  // a stretch of another payload
        const size_t from = chance.below(other.size()), size = std::min<size_t>(chance.below(30) + 1, other.size() - from);
        bytes.insert(bytes.begin() + static_cast<long>(at), other.begin() + static_cast<long>(from),
                     other.begin() + static_cast<long>(from + size));
      }
    }
  }
}

}  // namespace

#ifdef GRATICULE_LIBFUZZER
extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  if (size < 1 << 16) check_one(data, size);
  return 0;
}
#else
int main() {
  std::vector<Bytes> seeds;
  for (const char* payload : payloads) {
    const std::string text = payload;
    Bytes plain(1, 0), packed(1, 1);
    plain.insert(plain.end(), text.begin(), text.end());
    check_one(plain.data(), plain.size());
    const Bytes gzip = gzip_fixed(text);
    std::string back;
    gunzip(gzip, SIZE_MAX, 4096, back);
    CHECK(back == text);
    packed.insert(packed.end(), gzip.begin(), gzip.end());
    seeds.push_back(plain);
    seeds.push_back(packed);
  }
  Bytes dynamic(1, 1);
  dynamic.insert(dynamic.end(), dynamic_block.begin(), dynamic_block.end());
  seeds.push_back(dynamic);
  each_mutation(15000, [&](Chance& chance, uint64_t) {
    Bytes bytes = seeds[chance.below(seeds.size())];
    const uint8_t mode = bytes[0];
    bytes.erase(bytes.begin());
    mutate(bytes, chance, seeds[chance.below(seeds.size())]);
    bytes.insert(bytes.begin(), mode);
    check_one(bytes.data(), bytes.size());
  });
  return 0;
}
#endif
