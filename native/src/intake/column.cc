#include "graticule/intake/column.h"

#include <algorithm>
#include <cstring>
#include <unordered_set>

#include "graticule/intake/decimal.h"

namespace graticule::intake {
namespace {

constexpr double missing_number = std::numeric_limits<double>::quiet_NaN();
constexpr uint8_t missing_boolean = 255;
constexpr int32_t missing_code = -1;

}  // namespace

size_t Column::value_size() const {
  switch (kind_) {
    case ColumnKind::empty:
    case ColumnKind::number: return sizeof(double);
    case ColumnKind::boolean: return 1;
    default: return sizeof(int32_t);
  }
}

void Column::fill(uint64_t rows) {
  if (kind_ == ColumnKind::empty || rows <= rows_) {
    rows_ = std::max(rows_, rows);
    return;
  }
  values_.reserve(rows * value_size());
  switch (kind_) {
    case ColumnKind::number:
      std::fill(reinterpret_cast<double*>(values_.data()) + rows_, reinterpret_cast<double*>(values_.data()) + rows,
                missing_number);
      break;
    case ColumnKind::boolean: std::fill(values_.data() + rows_, values_.data() + rows, missing_boolean); break;
    default:
      std::fill(reinterpret_cast<int32_t*>(values_.data()) + rows_, reinterpret_cast<int32_t*>(values_.data()) + rows,
                missing_code);
  }
  rows_ = rows;
}

template <class T>
void Column::place(uint64_t row, T value) {
  if (row >= rows_) {
    fill(row + 1);
  } else {
    overwritten_ = true;
  }
  reinterpret_cast<T*>(values_.data())[row] = value;
}

/// From empty to a kind: the rows so far are missing.
void Column::become(ColumnKind kind) {
  kind_ = kind;
  const uint64_t rows = rows_;
  rows_ = 0;
  fill(rows);
}

int32_t Column::typed_code(char type, std::string_view text) {
  scratch_.assign(1, type);
  scratch_.append(text);
  return dictionary_.code(scratch_);
}

/// Any kind becomes codes of text, in order of first appearance.
void Column::convert(bool typed) {
  const ColumnKind before = kind_;
  const Growable old = static_cast<Growable&&>(values_);
  const uint64_t rows = rows_;
  Dictionary untyped = static_cast<Dictionary&&>(dictionary_);
  values_ = Growable();
  dictionary_ = Dictionary();
  kind_ = typed ? ColumnKind::labels : ColumnKind::text;
  rows_ = 0;
  fill(rows);
  int32_t* codes = reinterpret_cast<int32_t*>(values_.data());
  const auto code = [&](char type, std::string_view text) {
    return typed ? typed_code(type, text) : dictionary_.code(text);
  };
  for (uint64_t i = 0; i < rows; i++) {
    if (before == ColumnKind::number) {
      const double value = reinterpret_cast<const double*>(old.data())[i];
      if (!std::isnan(value)) codes[i] = code('n', number_text(value));
    } else if (before == ColumnKind::boolean) {
      const uint8_t value = old.data()[i];
      if (value != missing_boolean) codes[i] = code('b', value ? "true" : "false");
    } else if (before == ColumnKind::text) {
      const int32_t value = reinterpret_cast<const int32_t*>(old.data())[i];
      if (value != missing_code) codes[i] = code('s', untyped.at(value));
    }
  }
}

void Column::to_labels() {
  if (kind_ != ColumnKind::labels) convert(true);
}

void Column::place_number(uint64_t row, double value) {
  if (kind_ == ColumnKind::empty) become(ColumnKind::number);
  if (kind_ == ColumnKind::number) return place(row, value);
  if (kind_ == ColumnKind::boolean || (kind_ == ColumnKind::text && keeps_types_)) convert(keeps_types_);
  const std::string text = number_text(value);
  place(row, kind_ == ColumnKind::labels ? typed_code('n', text) : dictionary_.code(text));
}

void Column::set_boolean(uint64_t row, bool value) {
  if (kind_ == ColumnKind::empty) become(ColumnKind::boolean);
  if (kind_ == ColumnKind::boolean) return place(row, static_cast<uint8_t>(value));
  if (kind_ == ColumnKind::number || (kind_ == ColumnKind::text && keeps_types_)) convert(keeps_types_);
  const char* text = value ? "true" : "false";
  place(row, kind_ == ColumnKind::labels ? typed_code('b', text) : dictionary_.code(text));
}

void Column::set_text(uint64_t row, std::string_view text) {
  if (kind_ == ColumnKind::empty) become(ColumnKind::text);
  if (kind_ == ColumnKind::number || kind_ == ColumnKind::boolean) convert(keeps_types_);
  place(row, kind_ == ColumnKind::labels ? typed_code('s', text) : dictionary_.code(text));
}

void Column::set_missing(uint64_t row) {
  switch (kind_) {
    case ColumnKind::empty: rows_ = std::max(rows_, row + 1); break;
    case ColumnKind::number: place(row, missing_number); break;
    case ColumnKind::boolean: place(row, missing_boolean); break;
    default: place(row, missing_code);
  }
}

void Column::finish(uint64_t rows) {
  if (kind_ == ColumnKind::empty) become(ColumnKind::number);
  fill(rows);
  if (overwritten_ && dictionary_.size() > 0) drop_unused();
  dictionary_.seal();
}

/// A key given twice in a row may have left texts behind that no row uses.
void Column::drop_unused() {
  const Dictionary old = static_cast<Dictionary&&>(dictionary_);
  dictionary_ = Dictionary();
  int32_t* codes = reinterpret_cast<int32_t*>(values_.data());
  for (uint64_t i = 0; i < rows_; i++) {
    if (codes[i] >= 0) codes[i] = dictionary_.code(old.at(codes[i]));
  }
}

int64_t Column::first_missing() const {
  for (uint64_t i = 0; i < rows_; i++) {
    const bool missing = kind_ == ColumnKind::number    ? std::isnan(reinterpret_cast<const double*>(values_.data())[i])
                         : kind_ == ColumnKind::boolean ? values_.data()[i] == missing_boolean
                                                        : reinterpret_cast<const int32_t*>(values_.data())[i] < 0;
    if (missing) return static_cast<int64_t>(i);
  }
  return -1;
}

int64_t Column::first_fraction() const {
  if (kind_ != ColumnKind::number) return -1;
  const double* values = reinterpret_cast<const double*>(values_.data());
  for (uint64_t i = 0; i < rows_; i++) {
    if (values[i] != std::floor(values[i]) && !std::isnan(values[i])) return static_cast<int64_t>(i);
  }
  return -1;
}

uint64_t Column::distinct() const {
  const uint64_t missing = first_missing() >= 0;
  if (kind_ == ColumnKind::text || kind_ == ColumnKind::labels) {
    return static_cast<uint64_t>(dictionary_.size()) + missing;
  }
  if (kind_ == ColumnKind::boolean) {
    bool seen[2] = {false, false};
    for (uint64_t i = 0; i < rows_; i++) {
      if (values_.data()[i] != missing_boolean) seen[values_.data()[i]] = true;
    }
    return static_cast<uint64_t>(seen[0]) + seen[1] + missing;
  }
  std::unordered_set<double> seen;
  const double* values = reinterpret_cast<const double*>(values_.data());
  for (uint64_t i = 0; i < rows_; i++) {
    if (!std::isnan(values[i])) seen.insert(values[i]);
  }
  return seen.size() + missing;
}

}  // namespace graticule::intake
