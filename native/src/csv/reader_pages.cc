// What stands between the pages of a printed report is left out of the rows.

#include <algorithm>
#include <string>
#include <utility>

#include "graticule/csv/page_mark.h"
#include "graticule/csv/reader.h"

namespace graticule::csv {

/// Whether the record is none of the table's and stands between the pages of a printed report: the number of a page may be cut off by
/// commas before it (`Printed on 2 May, Page 2 of 5`).
bool CsvReader::is_page_mark() {
  if (columns_.size() < 2 || cells_.size() >= columns_.size()) return false;
  return std::any_of(cells_.begin(), cells_.end(), [this](Cell& cell) { return !cell.quoted && csv::is_page_mark(text_of(cell)); });
}

/// A row behind a mark shows that the table goes on; what was taken for notes below it is then the foot of a page.
void CsvReader::take_page_mark() {
  if (below_error_ && notes_.further == 0) {
    between_ = notes_.below;
    between_first_ = std::move(notes_.below_first);
    notes_.below = 0;
    notes_.below_first.clear();
    below_error_.reset();
    titled_ = false;
  }
  if (below_error_) {
    notes_.below++;
    return;
  }
  if (between_++ == 0) between_first_ = std::string(text_of(cells_.front()));
}

/// Counts the records since the last row as those between pages, or as those below the table.
void CsvReader::end_between(bool rows_follow) {
  if (between_ == 0) return;
  uint64_t& count = rows_follow ? notes_.pages : notes_.below;
  if (count == 0) (rows_follow ? notes_.pages_first : notes_.below_first) = between_first_;
  count += between_;
  between_ = 0;
}

}  // namespace graticule::csv
