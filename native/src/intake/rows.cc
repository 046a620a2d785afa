#include "rows.h"

namespace graticule::intake {
namespace {

// Predicting more or longer keys than these would spend memory on keys that nobody asked for.
constexpr size_t longest_layout = 8192;
constexpr size_t longest_predicted_key = 1024;
constexpr int ignored = -1;

}  // namespace

void read_scalar(Cursor& cursor, Column& column, uint64_t row) {
  const char c = cursor.peek();
  if (c == '-' || (c >= '0' && c <= '9')) {
    column.set_number(row, cursor.number());
  } else if (c == '"') {
    column.set_text(row, cursor.string());
  } else if (c == 'n') {
    cursor.literal("null");
    column.set_missing(row);
  } else if (c == 't') {
    cursor.literal("true");
    column.set_boolean(row, true);
  } else if (c == 'f') {
    cursor.literal("false");
    column.set_boolean(row, false);
  } else if (c == '{' || c == '[') {
    cursor.fail(std::string("A value must be a number, a string, a boolean or null, not ") +
                    (c == '{' ? "an object," : "an array,"),
                cursor.offset());
  } else {
    cursor.fail_at("Expected a JSON value (numbers are finite, names are quoted)");
  }
}

RowsReader::RowsReader(Cursor& cursor, const TableOptions& options, ParsedTable& table)
    : cursor_(cursor), options_(options), table_(table) {
  table_ = ParsedTable();
  table_.state = ParsedTable::State::present;
  if (!options.select) return;
  for (const std::string& name : *options.select) {
    index_.emplace(name, static_cast<int>(table_.columns.size()));
    table_.columns.emplace_back(new Column(name, false));
    position_of_.push_back(-1);
  }
}

void RowsReader::too_large(const char* what, uint64_t limit) {
  cursor_.fail(std::string("The table has more than ") + std::to_string(limit) + " " + what + ": stopped", cursor_.offset(),
               "dataset_too_large");
}

void RowsReader::read() {
  cursor_.place = {options_.key.c_str(), -1, nullptr};
  cursor_.expect('[', "an array of rows");
  if (cursor_.peek() == ']') {
    cursor_.take();
  } else {
    while (true) {
      cursor_.place.row = static_cast<int64_t>(table_.rows);
      if (table_.rows >= options_.max_rows) too_large("rows", options_.max_rows);
      if ((table_.rows + 1) * table_.columns.size() > options_.max_cells) too_large("cells", options_.max_cells);
      read_row();
      table_.rows++;
      const char next = cursor_.peek();
      if (next == ']') {
        cursor_.take();
        break;
      }
      cursor_.expect(',', "',' or ']' after a row");
    }
  }
  cursor_.place = {};
  table_.distinct = table_.rows > 0;
  for (auto& column : table_.columns) {
    column->finish(table_.rows);
    if (column->name() == options_.count_distinct) table_.distinct = column->distinct();
  }
}

void RowsReader::read_row() {
  cursor_.expect('{', "a row, an object of column names and values");
  if (cursor_.peek() == '}') {
    cursor_.take();
    return;
  }
  for (size_t position = 0;;) {
    const int column = column_of_key(position);
    if (column == ignored) {
      if (cursor_.peek() != ':') cursor_.fail_at("Expected ':' after a key");
      cursor_.take();
      cursor_.skip_value();
    } else {
      Column& target = *table_.columns[static_cast<size_t>(column)];
      cursor_.place.column = &target.name();
      if (cursor_.peek() != ':') cursor_.fail_at("Expected ':' after a key");
      cursor_.take();
      read_cell(target);
      cursor_.place.column = nullptr;
    }
    const char next = cursor_.peek();
    if (next == '}') {
      cursor_.take();
      return;
    }
    cursor_.expect(',', "',' or '}' after a value");
  }
}

/// Reads a key. The prediction is the key that stood at this position of the rows before; after a surprise the
/// position moves to where the key that did come used to stand, so that a row that only lacks a key loses one
/// prediction, not all.
int RowsReader::column_of_key(size_t& position) {
  if (cursor_.peek() != '"') cursor_.fail_at("Expected a key");
  if (position < layout_.size()) {
    const Expected& expected = layout_[position];
    if (cursor_.take_if(expected.raw)) {
      position++;
      return expected.column;
    }
  }
  std::string raw;
  const int column = find_or_add(cursor_.string(&raw));
  if (column != ignored && position_of_[static_cast<size_t>(column)] >= 0) {
    position = static_cast<size_t>(position_of_[static_cast<size_t>(column)]) + 1;
    return column;
  }
  if (raw.size() <= longest_predicted_key && position <= layout_.size() && position < longest_layout) {
    if (position == layout_.size()) {
      layout_.push_back({std::move(raw), column});
    } else {
      const int displaced = layout_[position].column;
      if (displaced != ignored) position_of_[static_cast<size_t>(displaced)] = -1;
      layout_[position] = {std::move(raw), column};
    }
    if (column != ignored) position_of_[static_cast<size_t>(column)] = static_cast<int>(position);
    position++;
  }
  return column;
}

int RowsReader::find_or_add(std::string_view name) {
  std::string key(name);
  const auto found = index_.find(key);
  if (found != index_.end()) {
    table_.columns[static_cast<size_t>(found->second)]->given = true;
    return found->second;
  }
  if (options_.select) return ignored;
  if (table_.columns.size() >= options_.max_columns) too_large("columns", options_.max_columns);
  const int column = static_cast<int>(table_.columns.size());
  table_.columns.emplace_back(new Column(key, false));
  table_.columns.back()->given = true;
  if ((table_.rows + 1) * table_.columns.size() > options_.max_cells) too_large("cells", options_.max_cells);
  position_of_.push_back(-1);
  index_.emplace(std::move(key), column);
  return column;
}

void RowsReader::read_cell(Column& column) {
  const char c = cursor_.peek();
  if ((c == '{' || c == '[') && !options_.select) {
    // Whether this column matters is only known once the payload has named its columns.
    if (column.nested_row < 0) {
      column.nested_row = static_cast<int64_t>(table_.rows);
      column.nested_offset = cursor_.offset();
    }
    cursor_.skip_value();
    return;
  }
  read_scalar(cursor_, column, table_.rows);
}

}  // namespace graticule::intake
