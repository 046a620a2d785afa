#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "graticule/intake/dictionary.h"
#include "graticule/intake/growable.h"

namespace graticule::csv {

enum class CsvKind : uint8_t {
  empty,    // nothing but missing values so far
  number,   // double, NaN missing
  boolean,  // uint8: 0, 1, 255 missing
  text,     // int32 codes into a dictionary, −1 missing
};

/// What the numbers of a column so far say of codes with an E (`1E05`): they are codes where all others are digits alone.
enum class Exponents : uint8_t { none, codes, measured };

/// How the numbers of a column with `maybe_thousands` are written: what tells thousands (`1.200` beside `900`) from decimals.
struct PointSigns {
  uint64_t wholes = 0;   // numbers without a point
  uint64_t pointed = 0;  // numbers with one
  uint64_t rounded = 0;  // of these, those whose last digit is a nought
  double largest_whole = 0;
};

/// Cells of one column as they come, rows ascending. Numbers only: a number column; one spelling of true and one of false
/// only: a boolean column; anything else: a text column that keeps every cell as it was written, also those that were
/// first taken for numbers or booleans.
class CsvColumn {
 public:
  /// @param text the cell of `row`, not a missing one; rows that are passed over are missing
  void set(uint64_t row, std::string_view text);
  /// Makes it a column of texts; call before the first cell.
  void keep_texts() { kind_ = CsvKind::text; }
  /// Makes the column `rows` long; call once, at the end.
  void finish(uint64_t rows);

  CsvKind kind() const { return kind_; }
  const uint8_t* data() const { return values_.data(); }
  size_t value_size() const { return kind_ == CsvKind::text ? sizeof(int32_t) : kind_ == CsvKind::boolean ? 1 : sizeof(double); }
  const intake::Dictionary& dictionary() const { return dictionary_; }
  /// Whether every point may stand between thousands (`1.200` beside `900`), and one does. Known once finished.
  bool maybe_thousands() const { return kind_ == CsvKind::number && points_ == Points::thousands; }
  /// Of a column that `maybe_thousands`, before its points are taken.
  PointSigns point_signs() const;
  /// Reads `1.200` as 1200; once, for a column that `maybe_thousands`.
  void take_points_for_thousands();
  void release();

 private:
  /// What the points of the numbers so far allow.
  enum class Points : uint8_t { none, thousands, decimal };

  template <class T>
  void place(uint64_t row, T value, T missing);
  bool set_boolean(uint64_t row, std::string_view text);
  void set_text(uint64_t row, std::string_view text);
  void remember(uint64_t row, uint8_t spelling, std::string_view text);
  void to_text();
  void look_at_points(std::string_view text);
  void look_at_exponent(std::string_view text);
  bool is_pointed(uint64_t row) const;

  intake::Growable values_;
  intake::Dictionary dictionary_;
  uint64_t rows_ = 0;
  /// How numbers were written, for the first `spelled_` rows; later ones as JavaScript writes them.
  intake::Growable spellings_;
  uint64_t spelled_ = 0;
  std::vector<std::pair<uint64_t, std::string>> kept_;
  std::string words_[2];
  CsvKind kind_ = CsvKind::empty;
  Points points_ = Points::none;
  Exponents exponents_ = Exponents::none;
};

}  // namespace graticule::csv
