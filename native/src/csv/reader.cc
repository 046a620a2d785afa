#include "graticule/csv/reader.h"

#include <algorithm>
#include <cstring>

#include "graticule/sizes.h"

namespace graticule::csv {
namespace {

char* find(char* from, char* to, char c) { return static_cast<char*>(std::memchr(from, c, static_cast<size_t>(to - from))); }

bool is_blank_byte(char c) { return c == ' ' || c == '\t'; }

/// Bytes of the well-formed UTF-8 sequence at `p` (RFC 3629); 0 when there is none.
size_t sequence_at(const unsigned char* p, size_t left) {
  const unsigned char c = p[0];
  if (c < 0x80) return 1;
  const size_t size = c >= 0xC2 && c <= 0xDF ? 2 : c >= 0xE0 && c <= 0xEF ? 3 : c >= 0xF0 && c <= 0xF4 ? 4 : 0;
  if (size == 0 || size > left) return 0;
  for (size_t i = 1; i < size; i++) {
    if ((p[i] & 0xC0) != 0x80) return 0;
  }
  if ((c == 0xE0 && p[1] < 0xA0) || (c == 0xED && p[1] > 0x9F) || (c == 0xF0 && p[1] < 0x90) || (c == 0xF4 && p[1] > 0x8F)) return 0;
  return size;
}

/// Whether a text begins with a mark that footnotes have: an asterisk, a dagger, a section, a small figure. Their commas cut them
/// into cells.
bool is_footnote(std::string_view text) {
  for (const std::string_view mark : {"*", "\xE2\x80\xA0", "\xE2\x80\xA1", "\xC2\xA7", "\xC2\xB9", "\xC2\xB2", "\xC2\xB3", "\xC2\xA9"}) {
    if (text.substr(0, mark.size()) == mark) return true;
  }
  return false;
}

}  // namespace

CsvReader::CsvReader(CsvOptions options) : options_(std::move(options)), missing_(options_.missing) {
  if (options_.runs) options_.delimiter = " ";
  if (options_.delimiter.empty()) throw std::invalid_argument("the delimiter is empty");
  for (const unsigned char c : {static_cast<unsigned char>(options_.delimiter[0]), static_cast<unsigned char>('\n'),
                                static_cast<unsigned char>('\r')})
    ends_cell_[c] = true;
  if (options_.runs) ends_cell_[static_cast<unsigned char>('\t')] = true;
}

void CsvReader::push(const uint8_t* data, size_t size) {
  if (size == 0) return;
  const size_t needed = size_sum(held_, size);
  if (needed > buffer_.size()) buffer_.resize(std::max(needed, buffer_.size() + buffer_.size() / 2));
  std::memcpy(buffer_.data() + held_, data, size);
  held_ = needed;
  if (held_ >= retry_at_) parse(false);
}

void CsvReader::finish() {
  parse(true);
  end_between(false);
  // The longer of two tables is the one that is meant.
  if (notes_.further > rows_ + 1) throw *below_error_;
  for (const auto& column : columns_) column->finish(rows_);
  buffer_ = {};
}

void CsvReader::parse(bool last) {
  char* const begin = buffer_.data();
  char* const end = begin + held_;
  char* p = begin;
  // A sequence of UTF-8 never spans two records, so that what is complete can be checked as it is.
  while (p < end) {
    lines_ = 0;
    quotes_ = 0;
    cells_.clear();
    line_end_ = hopeless_ = nullptr;
    char* const next = record(p, end, last);
    if (next == nullptr) break;
    check_utf8(p, next);
    take_record();
    line_ += lines_;
    p = next;
  }
  const size_t left = static_cast<size_t>(end - p);
  taken_ += static_cast<size_t>(p - begin);
  if (left > 0 && p != begin) std::memmove(begin, p, left);
  held_ = left;
  if (left > options_.longest_record) fail(CsvError::Kind::too_long, 0);
  // Looked at again each time it has doubled, a long record costs no more than twice its length.
  retry_at_ = p == begin ? std::min(left * 2, options_.longest_record + 1) : 0;
}

size_t CsvReader::delimiter_at(const char* p, const char* end) const {
  if (options_.runs) {
    size_t n = 0;
    while (p + n < end && is_blank_byte(p[n])) n++;
    return n;
  }
  const std::string& delimiter = options_.delimiter;
  if (p >= end || *p != delimiter[0]) return 0;
  if (delimiter.size() == 1) return 1;
  return static_cast<size_t>(end - p) >= delimiter.size() && std::memcmp(p, delimiter.data(), delimiter.size()) == 0 ? delimiter.size() : 0;
}

char* CsvReader::record(char* p, char* end, bool last) {
  if (options_.runs) p += delimiter_at(p, end);
  while (true) {
    char* next;
    char* start = p;
    if (!options_.verbatim && !is_blank_byte(options_.delimiter[0])) {
      while (start < end && *start == ' ') start++;
    }
    if (start < end && *start == '"') {
      next = quoted(start, end, last, start != p);
      if (next == nullptr && start != p && quotes_ == SIZE_MAX) {
        quotes_ = 0;
        next = unquoted(p, end);
      }
    } else {
      next = unquoted(p, end);
    }
    if (next == nullptr) return nullptr;
    if (next == end) {
      if (!last) return nullptr;
      lines_++;
      return end;
    }
    if (*next == '\n' || *next == '\r') {
      lines_++;
      if (*next == '\n') return next + 1;
      if (next + 1 < end) return next + (next[1] == '\n' ? 2 : 1);
      return last ? end : nullptr;
    }
    p = next + delimiter_at(next, end);
    if (options_.runs && (p == end || *p == '\n' || *p == '\r')) {
      // Spaces at the end of a line are no further cell.
      if (p == end) {
        if (!last) return nullptr;
        lines_++;
        return end;
      }
      lines_++;
      if (*p == '\n') return p + 1;
      if (p + 1 < end) return p + (p[1] == '\n' ? 2 : 1);
      return last ? end : nullptr;
    }
  }
}

char* CsvReader::unquoted(char* p, char* end) {
  char* const begin = p;
  while (true) {
    while (p < end && !ends_cell_[static_cast<unsigned char>(*p)]) p++;
    if (p == end || *p == '\n' || *p == '\r' || delimiter_at(p, end) > 0) break;
    p++;  // begins like the delimiter
  }
  close_cell(begin, p, false, false);
  return p;
}

/// @param p at the opening quote; @param spaced it has spaces before it: the cell may as well be none in quotes, for which
///          `quotes_` is then SIZE_MAX
char* CsvReader::quoted(char* p, char* end, bool last, bool spaced) {
  if (spaced && closes_nowhere(p, end)) return not_quoted(hopeless_);
  char* const begin = p + 1;
  char* q = begin;
  bool escaped = false;
  uint64_t inner = 0;
  while (true) {
    char* const quote = q < end ? find(q, end, '"') : nullptr;
    if (options_.backslash) {
      char* const slash = q < end ? find(q, quote ? quote : end, '\\') : nullptr;
      if (slash != nullptr) {
        escaped = true;
        if (slash + 1 < end) {
          q = slash + 2;
          continue;
        }
      }
    }
    if (quote == nullptr) {
      if (!last) return nullptr;
      if (spaced) return not_quoted(q - 1);
      fail(inner > 0 ? CsvError::Kind::stray_quote : CsvError::Kind::open_quote, cells_.size());
    }
    q = quote + 1;
    if (q < end && *q == '"') {
      escaped = true;
      q++;
      continue;
    }
    char* after = q;
    while (after < end && *after == ' ' && delimiter_at(after, end) == 0) after++;
    if (after == end && !last) return nullptr;
    if (after == end || *after == '\n' || *after == '\r' || delimiter_at(after, end) > 0) {
      lines_ += static_cast<uint64_t>(std::count(begin, quote, '\n'));
      quotes_ += inner;
      close_cell(begin, quote, true, escaped);
      return after;
    }
    // Something follows: the quote belongs to the text when the line has another one to close the cell.
    if (line_end_ == nullptr || line_end_ < q) {
      line_end_ = find(q, end, '\n');
      if (line_end_ == nullptr) line_end_ = end;
    }
    char* const other = find(q, line_end_, '"');
    if (other == nullptr || options_.verbatim) {
      if (line_end_ == end && !last && !options_.verbatim) return nullptr;
      if (spaced) return not_quoted(quote);
      fail(CsvError::Kind::stray_quote, cells_.size());
    }
    inner++;
  }
}

/// A quote that opens a cell behind spaces is a character like others where nothing closes it.
/// @param from the last quote that was looked at
char* CsvReader::not_quoted(char* from) {
  hopeless_ = from;
  quotes_ = SIZE_MAX;
  return nullptr;
}

/// Whether the quote at `p` stands among those that an earlier one of the record has been seen not to close at. From one that
/// stands alone the same quotes follow in the same order; of several together the last one may close an empty cell, or one of
/// quotes alone.
bool CsvReader::closes_nowhere(const char* p, const char* end) const {
  if (hopeless_ == nullptr || p >= hopeless_) return false;
  const char* q = p;
  while (q < end && *q == '"') q++;
  if ((q - p) % 2 == 1) return true;
  while (q < end && *q == ' ' && delimiter_at(q, end) == 0) q++;
  return q < end && *q != '\n' && *q != '\r' && delimiter_at(q, end) == 0;
}

std::string_view CsvReader::text_of(Cell& cell) {
  if (cell.escaped) {
    cell.escaped = false;
    char* to = cell.begin;
    for (const char* from = cell.begin; from < cell.end; from++) {
      const bool pair = from + 1 < cell.end && ((*from == '"' && from[1] == '"') || (options_.backslash && *from == '\\'));
      if (pair) from++;
      *to++ = *from;
    }
    cell.end = to;
  }
  const std::string_view text(cell.begin, static_cast<size_t>(cell.end - cell.begin));
  if (options_.verbatim || text.empty()) return text;
  const signed char first = static_cast<signed char>(text.front()), end = static_cast<signed char>(text.back());
  return first <= ' ' || end <= ' ' ? trimmed(text) : text;
}

bool CsvReader::is_blank(const Cell& cell) const {
  return trimmed(std::string_view(cell.begin, static_cast<size_t>(cell.end - cell.begin))).empty();
}

void CsvReader::take_record() {
  const Cell& first = cells_.front();
  const bool alone = cells_.size() == 1 && !first.quoted;
  if (alone && (first.begin == first.end || (!options_.verbatim && is_blank(first)))) {
    blank_ = true;
    return;
  }
  parted_ = blank_;
  blank_ = false;
  records_++;
  if (!headed_) {
    take_header();
    if (options_.header) return;
  }
  if (rows_ == 0 && notes_.blank_rows == 0 && !row_names_ && cells_.size() == columns_.size() + 1 && options_.header &&
      (is_blank_byte(options_.delimiter[0]) || (first.quoted && !is_blank(cells_.back())))) {
    // R writes the names of rows without a name for their column.
    row_names_ = true;
    columns_.insert(columns_.begin(), std::make_unique<CsvColumn>());
  }
  // Lines that all end with delimiters have empty cells too many.
  const size_t width = columns_.size();
  if (cells_.size() > width && std::all_of(cells_.begin() + static_cast<long>(width), cells_.end(),
                                           [this](const Cell& cell) { return is_blank(cell); }))
    cells_.resize(width);
  if ((cells_.size() != width || below_error_) && take_odd()) return;
  end_between(true);
  take_row();
}

void CsvReader::take_header() {
  if (cells_.size() > options_.most_columns) fail(CsvError::Kind::too_wide, cells_.size());
  for (Cell& cell : cells_) {
    header_.emplace_back(options_.header ? text_of(cell) : std::string_view());
    columns_.push_back(std::make_unique<CsvColumn>());
  }
  for (const size_t place : options_.texts) {
    if (place < columns_.size()) columns_[place]->keep_texts();
  }
  headed_ = true;
}

/// A record of another length than the header, or one after a record that was taken for a note below the table.
/// @returns whether it was dealt with
bool CsvReader::take_odd() {
  const size_t width = columns_.size();
  const auto ragged = [&] { return CsvError(CsvError::Kind::ragged, records_, line_, cells_.size()); };
  if (options_.verbatim) throw ragged();
  Cell& first = cells_.front();
  const bool lonely = std::all_of(cells_.begin() + 1, cells_.end(), [this](const Cell& cell) { return is_blank(cell); });
  if (cells_.size() != width && !first.quoted && first.begin < first.end && *first.begin == '#') {
    notes_.comments++;
    return true;
  }
  if (is_page_mark()) {
    take_page_mark();
    return true;
  }
  if (cells_.size() == width) {
    if (!lonely && !is_footnote(text_of(first)) && !is_cut_sentence()) throw *below_error_;
  } else if (options_.fill && cells_.size() < width) {
    if (below_error_) throw *below_error_;
    if (notes_.filled++ == 0) notes_.first_filled = line_;
    return false;
  } else {
    // A sentence in the first cell of a record that has no others: `Source: …`, `* preliminary figures`; below a blank line a word
    // is enough, and a line may be drawn.
    const std::string_view text = text_of(first);
    const bool letters = std::any_of(text.begin(), text.end(), [](char c) {
      return (static_cast<unsigned char>(c) | 0x20) - 'a' < 26u || static_cast<signed char>(c) < 0;
    });
    const bool drawn = text.size() > 2 && text.find_first_not_of("-_=*") == std::string_view::npos;
    const bool words = letters && (parted_ || text.find_first_of(" :*\t") != std::string_view::npos);
    const bool note = width > 1 && ((lonely && (words || drawn)) || (below_error_ && (is_footnote(text) || is_cut_sentence()) && words));
    if (!note && !in_section()) {
      if (below_error_) throw *below_error_;
      throw ragged();
    }
    if (note && between_ > 0) {
      // A title at the head of the next page.
      between_++;
      return true;
    }
    end_between(false);
    if (!below_error_) below_error_ = std::make_unique<CsvError>(ragged());
    section_ = note ? 0 : cells_.size();
    if (!note) notes_.further++;
    titled_ = note && (parted_ || titled_);
  }
  if (notes_.below++ == 0) notes_.below_first = std::string(text_of(first));
  return true;
}

/// Whether commas cut a sentence into the cells of the record: `Source: Statistics Office, 2024, own work`. A word with a colon begins
/// it, and a space follows each comma.
bool CsvReader::is_cut_sentence() {
  const std::string_view text = text_of(cells_.front());
  const size_t colon = text.find(": ");
  if (colon == std::string_view::npos || colon == 0 || text.substr(0, colon).find_first_of("0123456789") != std::string_view::npos)
    return false;
  return std::all_of(cells_.begin() + 1, cells_.end(),
                     [](const Cell& cell) { return !cell.quoted && cell.begin < cell.end && *cell.begin == ' '; });
}

/// Whether the record is one of a further table, narrower than this one: behind a blank line, or a title behind one, and as long as
/// the one before it. A record as long as the header is none, so that no row is ever lost behind a short one.
bool CsvReader::in_section() const {
  constexpr uint64_t kLeastRows = 3;
  return rows_ >= kLeastRows && cells_.size() > 1 && cells_.size() < columns_.size() &&
         (parted_ || titled_ || cells_.size() == section_);
}

void CsvReader::take_row() {
  const bool blank = !options_.verbatim && cells_.size() > 1 &&
                     std::all_of(cells_.begin(), cells_.end(), [this](const Cell& cell) { return is_blank(cell); });
  if (blank) {
    // Lines are not counted on here, so that the next row shows that some were left out.
    notes_.blank_rows++;
    return;
  }
  const uint64_t row = rows_;
  if (row == 0) {
    first_line_ = line_;
  } else if (line_ != next_line_) {
    regular_ = false;
  }
  next_line_ = line_ + 1;
  for (size_t j = 0; j < cells_.size(); j++) {
    const std::string_view text = text_of(cells_[j]);
    if (!missing_.has(text)) columns_[j]->set(row, text);
  }
  if (quotes_ > 0) {
    if (notes_.inner_quotes == 0) notes_.first_inner_quote = line_;
    notes_.inner_quotes += quotes_;
  }
  rows_ = row + 1;
}

void CsvReader::check_utf8(const char* from, const char* to) {
  const unsigned char* p = reinterpret_cast<const unsigned char*>(from);
  const unsigned char* const end = reinterpret_cast<const unsigned char*>(to);
  while (p < end) {
    uint64_t word;
    if (end - p >= 8) {
      std::memcpy(&word, p, 8);
      if ((word & 0x8080808080808080) == 0) {
        p += 8;
        continue;
      }
    }
    const size_t size = sequence_at(p, static_cast<size_t>(end - p));
    if (size == 0) fail(CsvError::Kind::not_utf8, taken_ + static_cast<size_t>(reinterpret_cast<const char*>(p) - buffer_.data()));
    p += size;
  }
}

}  // namespace graticule::csv
