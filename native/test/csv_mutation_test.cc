// CSV that was damaged in every way, cut at every place: never a read outside of memory, and always the same table, or the
// same error, as the text in one piece.
#include <cmath>
#include <cstring>
#include <string>
#include <vector>

#include "check.h"
#include "graticule/csv/reader.h"
#include "mutations.h"

using graticule::csv::CsvColumn;
using graticule::csv::CsvError;
using graticule::csv::CsvKind;
using graticule::csv::CsvOptions;
using graticule::csv::CsvReader;

namespace {

const char* const seeds[] = {
    "a,b,c\n1,x,true\n2.5,\"y, z\",false\n,NA,\n",
    "name;place\r\n\"Ann \"\"the one\"\"\";K\xC3\xB6ln\r\nBob;\"two\r\nlines\"\r\n",
    "x\ty\r1\t2\r3\t4\r",
    "when|much\n2026-01-01|1e5\n\n2026-01-02|-.5\nSource: nobody\n",
    "n\n1.50\n007\n12345678901234567890\n0.1234567890123456789\n-0\n+3\n.5\n5.\nx\n",
    "q,r\n\"5\" pipe\",1\n \"a\" ,2\n,,\n,\n# note\n3\n",
    "a b  c\n1 2  3\n\t4 5 6 \n",
    "q,r\n\"say \\\"no\\\", then\\\\\",1\n\"\\N\",2\n",
};

/// Everything that a caller can see, as one text.
std::string read(const std::string& text, const CsvOptions& options, size_t piece) {
  CsvReader reader(options);
  try {
    for (size_t at = 0; at < text.size(); at += piece) {
      const size_t size = std::min(piece, text.size() - at);
      // A copy of its own, so that a read past its end is found.
      const std::vector<uint8_t> bytes(text.begin() + static_cast<long>(at), text.begin() + static_cast<long>(at + size));
      reader.push(bytes.data(), bytes.size());
    }
    reader.finish();
  } catch (const CsvError& error) {
    return "error " + std::to_string(static_cast<int>(error.kind)) + " " + std::to_string(error.record) + " " +
           std::to_string(error.line) + " " + std::to_string(error.at);
  }
  std::string out = std::to_string(reader.rows()) + " rows from line " + std::to_string(reader.first_line());
  for (const std::string& name : reader.header()) out += "|" + name;
  CHECK(reader.columns().size() == reader.header().size() + (reader.row_names() ? 1 : 0));
  for (const auto& column : reader.columns()) {
    out += "\n" + std::to_string(static_cast<int>(column->kind())) + ":";
    for (uint64_t row = 0; row < reader.rows(); row++) {
      if (column->kind() == CsvKind::text) {
        int32_t code;
        std::memcpy(&code, column->data() + row * 4, 4);
        CHECK(code >= -1 && code < column->dictionary().size());
        out += code < 0 ? "," : std::string(column->dictionary().at(code)) + ",";
      } else if (column->kind() == CsvKind::boolean) {
        const uint8_t value = column->data()[row];
        CHECK(value <= 1 || value == 255);
        out += std::to_string(value) + ",";
      } else {
        double value;
        std::memcpy(&value, column->data() + row * 8, 8);
        CHECK(!std::isinf(value));
        out += (std::isnan(value) ? "nan" : std::to_string(value)) + ",";
      }
    }
  }
  return out;
}

void damage(std::string& text, Chance& chance) {
  static const char marks[] = "\"\"\"\n\r,;\t| \\.#-0e\x80\xC3\xE2\xF4\xFF";
  for (uint64_t edits = 1 + chance.below(4); edits > 0 && !text.empty(); edits--) {
    const size_t at = chance.below(text.size());
    switch (chance.below(5)) {
      case 0: text[at] = marks[chance.below(sizeof marks)]; break;
      case 1: text.insert(at, 1, marks[chance.below(sizeof marks)]); break;
      case 2: text.erase(at, 1 + chance.below(3)); break;
      case 3: text.insert(at, text.substr(chance.below(text.size()), chance.below(20))); break;
      default: text.insert(at, std::string(seeds[chance.below(sizeof seeds / sizeof *seeds)]).substr(0, chance.below(30)));
    }
  }
}

}  // namespace

int main() {
  const char* const delimiters[] = {",", ";", "\t", "|", " ", "\xC2\xA7", "a"};
  each_mutation(30000, [&](Chance& chance, uint64_t mutation) {
    std::string text = seeds[chance.below(sizeof seeds / sizeof *seeds)];
    if (mutation >= 100) damage(text, chance);
    CsvOptions options;
    options.delimiter = delimiters[chance.below(7)];
    options.runs = chance.below(6) == 0;
    options.header = chance.below(5) != 0;
    options.verbatim = chance.below(4) == 0;
    options.backslash = chance.below(4) == 0;
    options.fill = chance.below(4) == 0;
    options.missing = {"NA", "NaN", "null"};
    options.longest_record = chance.below(8) == 0 ? 16 : 4096;
    const std::string whole = read(text, options, std::max<size_t>(1, text.size()));
    // Where a record may be too long, how long it is known to be depends on the cuts.
    if (options.longest_record == 16) {
      read(text, options, 1 + chance.below(7));
      return;
    }
    CHECK(read(text, options, 1 + chance.below(9)) == whole);
    CHECK(read(text, options, 1) == whole);
  });

  // A quote that stays open is given up on, and does not cost the square of its length.
  CsvReader open(CsvOptions{});
  const std::string piece(65536, 'x');
  const std::string start = "a,b\n1,\"2";
  open.push(reinterpret_cast<const uint8_t*>(start.data()), start.size());
  bool given_up = false;
  for (int i = 0; i < 200 && !given_up; i++) {
    try {
      open.push(reinterpret_cast<const uint8_t*>(piece.data()), piece.size());
    } catch (const CsvError& error) {
      given_up = error.kind == CsvError::Kind::too_long;
    }
  }
  CHECK(given_up);
  return 0;
}
