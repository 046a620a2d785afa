#pragma once
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "graticule/intake/bytes.h"
#include "graticule/intake/column.h"

namespace graticule::intake {

/// What a table of rows may hold.
struct TableOptions {
  std::string key;
  uint64_t max_rows = 0;
  uint64_t max_cells = 0;
  uint64_t max_columns = 0;
  /// The columns to keep, in this order, where the caller knows them; other keys are then read past.
  std::optional<std::vector<std::string>> select;
  /// Name of a column whose distinct values are counted; empty: none.
  std::string count_distinct;
};

struct PayloadOptions {
  std::vector<TableOptions> tables;
  uint64_t max_target_rows = 0;
  uint64_t max_dictionary_bytes = 0;
  /// Overrides the payload's own task in deciding whether the target becomes labels.
  std::string task;
  /// Bytes of text held at a time, where no single value is longer: stays within the second-level cache.
  size_t buffer_size = 256 * 1024;
};

struct ParsedTable {
  enum class State { absent, null, present } state = State::absent;
  uint64_t rows = 0;
  std::vector<std::unique_ptr<Column>> columns;
  /// Distinct values of the column asked for, missing ones counting as one; 1 where no row has the column.
  uint64_t distinct = 0;
};

/// Everything a payload says; meaning (which keys must be there) is the caller's to judge.
struct ParsedPayload {
  std::vector<ParsedTable> tables;  // as in the options
  std::unique_ptr<Column> target;
  int64_t target_missing = -1;   // first row without a label
  int64_t target_fraction = -1;  // first row of a number target that is no integer
  std::optional<std::string> task, kind, target_column;
  std::optional<std::vector<std::string>> feature_columns;
  bool quantiles_given = false;
  std::optional<std::vector<double>> quantiles;  // empty optional with quantiles_given: null
  bool prediction_length_given = false;
  std::optional<double> prediction_length;
  std::optional<bool> keep_unfinished;  // empty: absent or null
};

/// Reads one payload object. Rows of a table are expected to repeat the same keys in the same order and then cost no
/// lookup; any other order, missing keys (missing values) and further keys (ignored) are read as well. A key given
/// twice keeps its last value, as JSON.parse has it.
/// @param on_refill called about every 256 KiB of text; throws to stop
/// @throws IntakeError `schema_mismatch` with row, column and byte offset; `dataset_too_large` past a ceiling
ParsedPayload parse_payload(ByteSource& text, const PayloadOptions& options, const std::function<void()>& on_refill);

}  // namespace graticule::intake
