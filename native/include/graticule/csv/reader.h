#pragma once
#include <cstddef>
#include <cstdint>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "graticule/csv/cell.h"
#include "graticule/csv/column.h"

namespace graticule::csv {

struct CsvOptions {
  /// Between cells: one character in UTF-8, no quote and no line end.
  std::string delimiter = ",";
  /// Any run of spaces and tabs is one delimiter, `delimiter` is not looked at.
  bool runs = false;
  bool header = true;
  /// Cells are kept with the white space around them, and every record must have as many as the header.
  bool verbatim = false;
  /// A backslash within quotes takes the next character as it is.
  bool backslash = false;
  /// Cells that a short record lacks are missing.
  bool fill = false;
  std::vector<std::string> missing;
  /// Places of columns that are kept as they are written, whatever they hold.
  std::vector<size_t> texts;
  /// An open quote must not swallow a whole file.
  size_t longest_record = 4 * 1024 * 1024;
  size_t most_columns = 100000;
};

/// Why a text is no table.
class CsvError : public std::runtime_error {
 public:
  enum class Kind { ragged, open_quote, stray_quote, too_long, not_utf8, too_wide };
  CsvError(Kind kind, uint64_t record, uint64_t line, uint64_t at)
      : std::runtime_error("malformed CSV"), kind(kind), record(record), line(line), at(at) {}
  Kind kind;
  /// From 1, the header being the first; blank lines are not counted.
  uint64_t record;
  /// From 1, of the text that was pushed.
  uint64_t line;
  /// ragged: cells of the record; quotes: the place of the cell, from 0; not_utf8: the byte.
  uint64_t at;
};

/// Reads CSV in UTF-8 (RFC 4180; LF, CRLF and CR end records) as it comes, in memory for the columns and one record.
class CsvReader {
 public:
  explicit CsvReader(CsvOptions options);
  /// Takes the next bytes, cut anywhere. @throws CsvError; the reader is not to be used afterwards
  void push(const uint8_t* data, size_t size);
  /// There are no more bytes. @throws CsvError
  void finish();

  bool has_header() const { return headed_; }
  const std::vector<std::string>& header() const { return header_; }
  uint64_t rows() const { return rows_; }
  std::vector<std::unique_ptr<CsvColumn>>& columns() { return columns_; }
  /// Whether records had a cell in front of those that the header names, which is then the first column.
  bool row_names() const { return row_names_; }

  /// What was left out or mended, for people to know.
  struct Notes {
    uint64_t below = 0;         // records below the table: notes, or a further table of another width
    std::string below_first;
    uint64_t further = 0;       // those of a further table, its names among them
    uint64_t pages = 0;         // records between the pages of a printed report
    std::string pages_first;
    uint64_t comments = 0;      // records among the others that begin with `#`
    uint64_t inner_quotes = 0;  // quotes inside of quoted cells that were not doubled
    uint64_t first_inner_quote = 0;  // line
    uint64_t filled = 0;        // short records
    uint64_t first_filled = 0;  // line
    uint64_t blank_rows = 0;  // records of empty cells, which are left out
  };
  const Notes& notes() const { return notes_; }
  /// The line of the first row where each row is one line, and rows follow one another; 0 where they do not.
  uint64_t first_line() const { return regular_ ? first_line_ : 0; }

 private:
  struct Cell {
    char* begin;
    char* end;
    bool quoted;
    bool escaped;  // holds doubled quotes, or backslashes
  };

  void parse(bool last);
  /// @returns behind the record that begins at `p`, null when it is not complete
  char* record(char* p, char* end, bool last);
  char* unquoted(char* p, char* end);
  char* quoted(char* p, char* end, bool last, bool spaced);
  bool closes_nowhere(const char* p, const char* end) const;
  char* not_quoted(char* from);
  size_t delimiter_at(const char* p, const char* end) const;
  void close_cell(char* begin, char* end, bool quoted, bool escaped) { cells_.push_back({begin, end, quoted, escaped}); }
  std::string_view text_of(Cell& cell);
  bool is_blank(const Cell& cell) const;
  void take_record();
  void take_header();
  bool take_odd();
  bool in_section() const;
  bool is_page_mark();
  void take_page_mark();
  void end_between(bool rows_follow);
  bool is_cut_sentence();
  void take_row();
  [[noreturn]] void fail(CsvError::Kind kind, uint64_t at) const { throw CsvError(kind, records_ + 1, line_, at); }
  void check_utf8(const char* from, const char* to);

  CsvOptions options_;
  MissingMarks missing_;
  bool ends_cell_[256] = {};
  std::vector<char> buffer_;
  size_t held_ = 0;          // bytes in the buffer
  size_t retry_at_ = 0;      // an incomplete record is looked at again when as many are held
  uint64_t taken_ = 0;       // bytes before the buffer
  std::vector<Cell> cells_;
  std::vector<std::string> header_;
  std::vector<std::unique_ptr<CsvColumn>> columns_;
  bool headed_ = false, row_names_ = false, regular_ = true;
  uint64_t records_ = 0;     // complete ones, blank ones not counted
  uint64_t rows_ = 0;
  uint64_t line_ = 1;        // at which the record at hand begins
  uint64_t lines_ = 0;       // line ends within that record
  uint64_t first_line_ = 0, next_line_ = 0;
  uint64_t quotes_ = 0;      // inner ones of the record at hand
  // What was found while the record at hand is read, so that no cell looks for it again: the end of the line, and up to where a
  // quote that opens a cell behind spaces closes nowhere. Null where nothing is known.
  char* line_end_ = nullptr;
  char* hopeless_ = nullptr;
  std::unique_ptr<CsvError> below_error_;
  bool blank_ = false;       // a blank line was the last one
  bool parted_ = false;      // a blank line stands before the record at hand
  bool titled_ = false;      // below the table, a blank line and a title stand before it
  size_t section_ = 0;       // cells of the records below the table; 0 where there is no further table
  uint64_t between_ = 0;     // records since the last row, one of which is a mark between pages
  std::string between_first_;
  Notes notes_;
};

}  // namespace graticule::csv
