#include "graticule/csv/column.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>
#include <stdexcept>

#include "graticule/csv/cell.h"
#include "graticule/sizes.h"

namespace graticule::csv {
namespace {

constexpr double missing_number = std::numeric_limits<double>::quiet_NaN();
constexpr uint8_t missing_boolean = 255;
constexpr int32_t missing_code = -1;
/// Codes are whole numbers of 32 bits, and the table that finds them has twice as many places.
constexpr int32_t most_texts = 1 << 29;

/// 1 or 0 for true or false as JavaScript, Python and Excel write them; −1 for other words.
int boolean_word(std::string_view text) {
  if (text == "true" || text == "True" || text == "TRUE") return 1;
  if (text == "false" || text == "False" || text == "FALSE") return 0;
  return -1;
}

}  // namespace

template <class T>
void CsvColumn::place(uint64_t row, T value, T missing) {
  const size_t needed = size_product(size_sum(row, 1), sizeof(T));
  if (needed > values_.capacity()) values_.reserve(needed);
  T* const values = reinterpret_cast<T*>(values_.data());
  while (rows_ < row) values[rows_++] = missing;
  values[row] = value;
  rows_ = row + 1;
}

void CsvColumn::set(uint64_t row, std::string_view text) {
  if (kind_ == CsvKind::text) return set_text(row, text);
  if (kind_ != CsvKind::boolean) {
    NumberCell number;
    if (read_number(text, number)) {
      if (number.spelling != kPlain) remember(row, number.spelling, text);
      if (number.value < 0 || number.value != std::trunc(number.value)) exponents_ = Exponents::measured;
      else if (number.spelling != kPlain && exponents_ != Exponents::measured) look_at_exponent(text);
      if (points_ != Points::decimal && (number.spelling != kPlain || number.value != std::trunc(number.value))) look_at_points(text);
      kind_ = CsvKind::number;
      return place(row, number.value, missing_number);
    }
  }
  if (kind_ != CsvKind::number && set_boolean(row, text)) return;
  to_text();
  set_text(row, text);
}

void CsvColumn::set_text(uint64_t row, std::string_view text) {
  if (dictionary_.size() >= most_texts) throw std::length_error("a column has more than 2^29 different texts");
  place(row, dictionary_.code(text), missing_code);
}

/// `1E05`: one to six digits, E, one or two digits. Programs write a sign or a point into a number with an exponent, and people a small
/// letter.
void CsvColumn::look_at_exponent(std::string_view text) {
  const size_t letter = text.find_first_not_of("0123456789");
  if (letter == std::string_view::npos) return;  // more digits than JavaScript writes
  const std::string_view exponent = text.substr(letter + 1);
  const bool code = text[letter] == 'E' && letter >= 1 && letter <= 6 && !exponent.empty() && exponent.size() <= 2 &&
                    exponent.find_first_not_of("0123456789") == std::string_view::npos;
  exponents_ = code ? Exponents::codes : Exponents::measured;
}

/// One group of thousands behind one to three digits that begin with none of zero: more groups are no plain number.
void CsvColumn::look_at_points(std::string_view text) {
  if (text[0] == '-' || text[0] == '+') text.remove_prefix(1);
  const size_t size = text.size();
  const bool thousands = size >= 5 && size <= 7 && text[size - 4] == '.' && text[0] >= '1' && text[0] <= '9' &&
                         text.find_first_not_of("0123456789.") == std::string_view::npos;
  points_ = thousands ? Points::thousands : Points::decimal;
}

/// Without a point a number is whole and written plainly; `1.000` is whole too, but not written so.
bool CsvColumn::is_pointed(uint64_t row) const {
  const double value = reinterpret_cast<const double*>(values_.data())[row];
  if (std::isnan(value)) return false;
  return (row < spelled_ && spellings_.data()[row] != kPlain) || value != std::trunc(value);
}

PointSigns CsvColumn::point_signs() const {
  PointSigns signs;
  const auto* const values = reinterpret_cast<const double*>(values_.data());
  for (uint64_t row = 0; row < rows_; row++) {
    if (std::isnan(values[row])) continue;
    if (!is_pointed(row)) {
      signs.wholes++;
      signs.largest_whole = std::max(signs.largest_whole, std::abs(values[row]));
      continue;
    }
    signs.pointed++;
    if (std::llround(values[row] * 1000) % 10 == 0) signs.rounded++;
  }
  return signs;
}

void CsvColumn::take_points_for_thousands() {
  auto* const values = reinterpret_cast<double*>(values_.data());
  for (uint64_t row = 0; row < rows_; row++) {
    if (is_pointed(row)) values[row] = std::round(values[row] * 1000);
  }
  points_ = Points::none;
  spellings_.release();
  spelled_ = 0;
}

/// A second spelling of true or false makes it a column of words.
bool CsvColumn::set_boolean(uint64_t row, std::string_view text) {
  const int word = boolean_word(text);
  if (word < 0) return false;
  std::string& known = words_[word];
  if (known.empty()) known = text;
  if (known != text) return false;
  kind_ = CsvKind::boolean;
  place(row, static_cast<uint8_t>(word), missing_boolean);
  return true;
}

void CsvColumn::remember(uint64_t row, uint8_t spelling, std::string_view text) {
  if (spelling == kKept) kept_.emplace_back(row, text);
  spellings_.reserve(size_sum(row, 1));
  if (row > spelled_) std::memset(spellings_.data() + spelled_, kPlain, row - spelled_);
  spellings_.data()[row] = spelling;
  spelled_ = row + 1;
}

void CsvColumn::to_text() {
  const CsvKind before = kind_;
  const intake::Growable old = static_cast<intake::Growable&&>(values_);
  const uint64_t rows = rows_;
  kind_ = CsvKind::text;
  rows_ = 0;
  auto kept = kept_.begin();
  for (uint64_t row = 0; row < rows && before != CsvKind::empty; row++) {
    if (before == CsvKind::boolean) {
      const uint8_t value = old.data()[row];
      if (value != missing_boolean) set_text(row, words_[value]);
      continue;
    }
    const double value = reinterpret_cast<const double*>(old.data())[row];
    if (std::isnan(value)) continue;
    const uint8_t spelling = row < spelled_ ? spellings_.data()[row] : kPlain;
    if (spelling != kKept) {
      set_text(row, spelled(value, spelling));
      continue;
    }
    while (kept->first < row) kept++;
    set_text(row, kept->second);
  }
  spellings_.release();
  spelled_ = 0;
  kept_ = {};
}

void CsvColumn::finish(uint64_t rows) {
  if (kind_ == CsvKind::number && exponents_ == Exponents::codes) to_text();
  // Where the points may stand between thousands, the other columns will tell.
  if (!maybe_thousands()) {
    spellings_.release();
    spelled_ = 0;
  }
  kept_ = {};
  dictionary_.seal();
  if (kind_ == CsvKind::empty) kind_ = CsvKind::number;
  if (rows <= rows_) return;
  const uint64_t last = rows - 1;
  if (kind_ == CsvKind::number) {
    place(last, missing_number, missing_number);
  } else if (kind_ == CsvKind::boolean) {
    place(last, missing_boolean, missing_boolean);
  } else {
    place(last, missing_code, missing_code);
  }
}

void CsvColumn::release() {
  spellings_.release();
  values_.release();
  dictionary_ = intake::Dictionary();
}

}  // namespace graticule::csv
