#include "graticule/intake/payload.h"

#include <algorithm>

#include "graticule/intake/cursor.h"
#include "rows.h"

namespace graticule::intake {
namespace {

/// A slot of the dictionary's table and an end for each distinct text.
constexpr uint64_t bytes_per_entry = 24;
constexpr size_t most_quantiles = 1000;

class PayloadReader {
 public:
  PayloadReader(ByteSource& text, const PayloadOptions& options, const std::function<void()>& on_refill)
      : options_(options), cursor_(text, [this, on_refill]() {
          if (on_refill) on_refill();
          check_dictionaries();
        }, options.buffer_size) {
    out_.tables.resize(options.tables.size());
  }

  ParsedPayload read() {
    cursor_.expect('{', "a payload object");
    if (cursor_.peek() == '}') {
      cursor_.take();
    } else {
      while (true) {
        const std::string key(cursor_.string());
        cursor_.expect(':', "':' after a key");
        read_value(key);
        if (cursor_.peek() == '}') {
          cursor_.take();
          break;
        }
        cursor_.expect(',', "',' or '}' after a value");
      }
    }
    if (!cursor_.at_end()) cursor_.fail_at("Expected nothing after the payload object");
    if (out_.target) finish_target();
    return std::move(out_);
  }

 private:
  void read_value(const std::string& key) {
    for (size_t i = 0; i < options_.tables.size(); i++) {
      if (key == options_.tables[i].key) return read_table(options_.tables[i], out_.tables[i]);
    }
    if (key == "trainingTarget") return read_target();
    cursor_.place = {key.c_str(), -1, nullptr};
    if (key == "task") {
      out_.task = std::string(cursor_.string());
    } else if (key == "kind") {
      out_.kind = std::string(cursor_.string());
    } else if (key == "targetColumn") {
      out_.target_column = std::string(cursor_.string());
    } else if (key == "featureColumns") {
      read_names(out_.feature_columns.emplace());
    } else if (key == "quantiles") {
      out_.quantiles_given = true;
      out_.quantiles.reset();
      if (!take_null()) read_quantiles(out_.quantiles.emplace());
    } else if (key == "predictionLength") {
      out_.prediction_length_given = true;
      out_.prediction_length.reset();
      if (!take_null()) out_.prediction_length = read_number();
    } else if (key == "keepUnfinished") {
      out_.keep_unfinished.reset();
      if (!take_null()) out_.keep_unfinished = read_boolean();
    } else {
      cursor_.skip_value();
    }
    cursor_.place = {};
  }

  bool take_null() {
    if (cursor_.peek() != 'n') return false;
    cursor_.literal("null");
    return true;
  }

  double read_number() {
    const char c = cursor_.peek();
    if (c != '-' && (c < '0' || c > '9')) cursor_.fail_at("Expected a number");
    return cursor_.number();
  }

  bool read_boolean() {
    const char c = cursor_.peek();
    if (c != 't' && c != 'f') cursor_.fail_at("Expected true or false");
    cursor_.literal(c == 't' ? "true" : "false");
    return c == 't';
  }

  void read_table(const TableOptions& options, ParsedTable& table) {
    if (take_null()) {
      table = ParsedTable();
      table.state = ParsedTable::State::null;
      return;
    }
    RowsReader(cursor_, options, table).read();
  }

  /// Calls `element` for each element of an array, with its index as the row of errors.
  template <class Element>
  void read_array(const char* what, Element element) {
    cursor_.expect('[', what);
    if (cursor_.peek() == ']') return cursor_.take();
    for (uint64_t row = 0;; row++) {
      cursor_.place.row = static_cast<int64_t>(row);
      element(row);
      if (cursor_.peek() == ']') return cursor_.take();
      cursor_.expect(',', "',' or ']' after a value");
    }
  }

  void read_target() {
    cursor_.place = {"trainingTarget", -1, nullptr};
    out_.target.reset(new Column("trainingTarget", true));
    uint64_t rows = 0;
    read_array("an array of labels", [&](uint64_t row) {
      if (row >= options_.max_target_rows) {
        cursor_.fail("The target has more than " + std::to_string(options_.max_target_rows) + " rows: stopped",
                     cursor_.offset(), "dataset_too_large");
      }
      read_scalar(cursor_, *out_.target, row);
      rows = row + 1;
    });
    cursor_.place = {};
    out_.target->finish(rows);
  }

  void read_names(std::vector<std::string>& names) {
    uint64_t most = 0;
    for (const TableOptions& table : options_.tables) most = std::max(most, table.max_columns);
    read_array("an array of column names", [&](uint64_t row) {
      if (row >= most) {
        cursor_.fail("There are more than " + std::to_string(most) + " columns: stopped", cursor_.offset(),
                     "dataset_too_large");
      }
      names.emplace_back(cursor_.string());
    });
  }

  void read_quantiles(std::vector<double>& levels) {
    read_array("an array of probability levels", [&](uint64_t row) {
      if (row >= most_quantiles) cursor_.fail("There are more than 1000 quantiles", cursor_.offset());
      const uint64_t at = cursor_.offset();
      const double level = read_number();
      if (!(level > 0 && level < 1)) cursor_.fail("A quantile must lie between 0 and 1, exclusive", at);
      levels.push_back(level);
    });
  }

  void finish_target() {
    Column& target = *out_.target;
    out_.target_missing = target.first_missing();
    out_.target_fraction = target.first_fraction();
    const std::string task = options_.task.empty() ? out_.task.value_or("") : options_.task;
    if (task == "classification" && out_.target_fraction < 0) target.to_labels();
  }

  void check_dictionaries() {
    uint64_t bytes = 0;
    const auto add = [&](const Column& column) {
      bytes += column.dictionary().text_bytes() + bytes_per_entry * static_cast<uint64_t>(column.dictionary().size());
    };
    for (const ParsedTable& table : out_.tables) {
      for (const auto& column : table.columns) add(*column);
    }
    if (out_.target) add(*out_.target);
    if (bytes > options_.max_dictionary_bytes) {
      cursor_.fail("The distinct texts take more than " + std::to_string(options_.max_dictionary_bytes) + " bytes: stopped",
                   cursor_.offset(), "dataset_too_large");
    }
  }

  const PayloadOptions& options_;
  ParsedPayload out_;
  Cursor cursor_;
};

}  // namespace

ParsedPayload parse_payload(ByteSource& text, const PayloadOptions& options, const std::function<void()>& on_refill) {
  return PayloadReader(text, options, on_refill).read();
}

}  // namespace graticule::intake
