#pragma once
#include <cmath>
#include <cstdint>
#include <limits>
#include <memory>
#include <string>
#include <string_view>

#include "graticule/intake/dictionary.h"
#include "graticule/intake/growable.h"

namespace graticule::intake {

enum class ColumnKind : uint8_t {
  empty,    // nothing but missing values so far
  number,   // double, NaN missing
  boolean,  // uint8: 0, 1, 255 missing
  text,     // int32 codes into a dictionary, −1 missing
  labels,   // the same, entries prefixed with the JSON type of the label: s, n or b
};

/// A column that grows by a value a row; its kind follows from what it is given. A second type turns the column into
/// text: each value becomes the text that JSON.stringify gives it (a string its own text). A column of labels keeps
/// the types apart instead, so that 1 and "1" stay two labels.
class Column {
 public:
  Column(std::string name, bool keeps_types) : name_(std::move(name)), keeps_types_(keeps_types) {}

  const std::string& name() const { return name_; }
  ColumnKind kind() const { return kind_; }
  uint64_t rows() const { return rows_; }
  const uint8_t* data() const { return values_.data(); }
  size_t value_size() const;
  Dictionary& dictionary() { return dictionary_; }
  const Dictionary& dictionary() const { return dictionary_; }

  /// Sets the value of `row`; rows skipped since the last become missing, a row set twice keeps the last value.
  void set_number(uint64_t row, double value) {
    if (kind_ == ColumnKind::number && rows_ == row && (row + 1) * sizeof(double) <= values_.capacity()) {
      reinterpret_cast<double*>(values_.data())[row] = value;
      rows_ = row + 1;
      return;
    }
    place_number(row, value);
  }
  void set_boolean(uint64_t row, bool value);
  void set_text(uint64_t row, std::string_view text);
  void set_missing(uint64_t row);

  /// Makes the column `rows` long; call once at the end of its table.
  void finish(uint64_t rows);
  /// Turns numbers, booleans or text into labels (see ColumnKind::labels).
  void to_labels();
  /// The first row without a value, or −1.
  int64_t first_missing() const;
  /// The first row of a number column that is not an integer, or −1.
  int64_t first_fraction() const;
  /// Distinct values of any kind, missing ones counting as one.
  uint64_t distinct() const;
  void release() { values_.release(); }

  /// Whether any row had the column's key.
  bool given = false;
  /// Where the column was given an array or an object, for tables that learn only later which columns matter.
  int64_t nested_row = -1;
  uint64_t nested_offset = 0;

 private:
  void place_number(uint64_t row, double value);
  void convert(bool typed);
  void become(ColumnKind kind);
  void fill(uint64_t rows);
  void drop_unused();
  template <class T>
  void place(uint64_t row, T value);
  int32_t typed_code(char type, std::string_view text);

  std::string name_;
  std::string scratch_;
  Growable values_;
  Dictionary dictionary_;
  uint64_t rows_ = 0;
  ColumnKind kind_ = ColumnKind::empty;
  bool keeps_types_;
  bool overwritten_ = false;
};

}  // namespace graticule::intake
