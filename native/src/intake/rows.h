#pragma once
#include <string>
#include <unordered_map>
#include <vector>

#include "graticule/intake/cursor.h"
#include "graticule/intake/payload.h"

namespace graticule::intake {

/// Reads `[{…}, {…}, …]` into columns.
class RowsReader {
 public:
  RowsReader(Cursor& cursor, const TableOptions& options, ParsedTable& table);
  void read();

 private:
  void read_row();
  int column_of_key(size_t& position);
  void read_cell(Column& column);
  int find_or_add(std::string_view name);
  [[noreturn]] void too_large(const char* what, uint64_t limit);

  Cursor& cursor_;
  const TableOptions& options_;
  ParsedTable& table_;
  std::unordered_map<std::string, int> index_;
  /// The keys of the rows so far in their order: JSON text of the key, and its column (−1: ignored).
  struct Expected {
    std::string raw;
    int column;
  };
  std::vector<Expected> layout_;
  std::vector<int> position_of_;  // column → its place in the layout, −1: none
};

/// Reads one scalar into `row` of a column; arrays and objects are refused.
void read_scalar(Cursor& cursor, Column& column, uint64_t row);

}  // namespace graticule::intake
