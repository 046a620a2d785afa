#include <cstring>
#include <memory>
#include <new>
#include <stdexcept>
#include <string>

#include "arguments.h"
#include "dictionary_texts.h"
#include "graticule/csv/reader.h"
#include "registry.h"

namespace {

using graticule::csv::CsvColumn;
using graticule::csv::CsvError;
using graticule::csv::CsvKind;
using graticule::csv::CsvOptions;
using graticule::csv::CsvReader;

/// A reader until it is released; `finished` once its columns can be taken, `failed` once it must not be fed any more.
struct Csv {
  std::unique_ptr<CsvReader> reader;
  bool finished = false, failed = false;
};

constexpr napi_type_tag handle_tag = {0x6772617469637531, 0x6373767265616431};

Csv& csv_of(const Napi::Value& value) {
  if (!value.IsExternal() || !value.As<Napi::External<Csv>>().CheckTypeTag(&handle_tag)) {
    throw Napi::TypeError::New(value.Env(), "expected a CSV handle");
  }
  Csv& csv = *value.As<Napi::External<Csv>>().Data();
  if (!csv.reader) throw Napi::TypeError::New(value.Env(), "the CSV reader was released");
  return csv;
}

CsvColumn& column_of(Csv& csv, const Napi::Value& index) {
  auto& columns = csv.reader->columns();
  const double at = index.IsNumber() ? index.As<Napi::Number>().DoubleValue() : -1;
  if (!csv.finished || !(at >= 0 && at < static_cast<double>(columns.size()))) {
    throw Napi::RangeError::New(index.Env(), "there is no such column");
  }
  return *columns[static_cast<size_t>(at)];
}

/// Rows or entries [from, from + count) of `all`.
uint64_t start_of(const Napi::Value& from, uint64_t count, uint64_t all) {
  const double at = from.IsNumber() ? from.As<Napi::Number>().DoubleValue() : -1;
  if (!(at >= 0 && at <= static_cast<double>(all)) || count > all - static_cast<uint64_t>(at)) {
    throw Napi::RangeError::New(from.Env(), "there are no such rows");
  }
  return static_cast<uint64_t>(at);
}

Napi::Error failure(Napi::Env env, const CsvError& error) {
  static const char* const kinds[] = {"ragged", "openQuote", "strayQuote", "tooLong", "notUtf8", "tooWide"};
  Napi::Error failure = Napi::Error::New(env, error.what());
  failure.Set("code", kinds[static_cast<int>(error.kind)]);
  failure.Set("record", static_cast<double>(error.record));
  failure.Set("line", static_cast<double>(error.line));
  failure.Set("at", static_cast<double>(error.at));
  return failure;
}

template <class Work>
void guarded(Napi::Env env, Csv& csv, Work work) {
  if (csv.failed || csv.finished) throw Napi::TypeError::New(env, "the CSV reader takes no more bytes");
  csv.failed = true;
  const auto out_of_memory = [&] {
    Napi::Error error = Napi::Error::New(env, "Out of memory while the CSV was read.");
    error.Set("code", "outOfMemory");
    return error;
  };
  try {
    work();
  } catch (const CsvError& error) {
    throw failure(env, error);
  } catch (const std::bad_alloc&) {
    throw out_of_memory();
  } catch (const std::length_error&) {
    throw out_of_memory();
  } catch (const std::exception& error) {
    throw Napi::Error::New(env, error.what());
  }
  csv.failed = false;
}

// startCsv(options: NativeCsvOptions): NativeCsvHandle
Napi::Value start_csv(const Napi::CallbackInfo& info) {
  const Napi::Env env = info.Env();
  const graticule::bindings::Arguments arguments(info);
  CsvOptions options;
  options.delimiter = arguments.text("delimiter");
  if (options.delimiter.empty() || options.delimiter.find_first_of("\"\r\n") != std::string::npos) {
    throw Napi::RangeError::New(env, "delimiter must be one character, no quote or line end");
  }
  options.runs = arguments.flag("runs");
  options.header = arguments.flag("header");
  options.verbatim = arguments.flag("verbatim");
  options.backslash = arguments.flag("backslash");
  options.fill = arguments.flag("fill");
  const Napi::Value missing = arguments.get("missing");
  if (!missing.IsArray()) throw Napi::TypeError::New(env, "missing must be an array");
  const Napi::Array marks = missing.As<Napi::Array>();
  for (uint32_t i = 0; i < marks.Length(); i++) options.missing.push_back(marks.Get(i).ToString().Utf8Value());
  const Napi::Value texts = arguments.get("texts");
  if (!texts.IsArray()) throw Napi::TypeError::New(env, "texts must be an array");
  const Napi::Array places = texts.As<Napi::Array>();
  for (uint32_t i = 0; i < places.Length(); i++) options.texts.push_back(places.Get(i).ToNumber().Uint32Value());
  auto csv = std::make_unique<Csv>();
  csv->reader = std::make_unique<CsvReader>(std::move(options));
  auto handle = Napi::External<Csv>::New(env, csv.release(), [](Napi::Env, Csv* data) { delete data; });
  handle.TypeTag(&handle_tag);
  return handle;
}

// pushCsv(handle: NativeCsvHandle, chunk: Uint8Array): void
Napi::Value push_csv(const Napi::CallbackInfo& info) {
  const Napi::Env env = info.Env();
  Csv& csv = csv_of(info[0]);
  if (!graticule::bindings::holds<std::uint8_t>(info[1])) throw Napi::TypeError::New(env, "expected a CSV handle and a Uint8Array");
  const auto chunk = info[1].As<Napi::Uint8Array>();
  guarded(env, csv, [&] { csv.reader->push(chunk.Data(), chunk.ElementLength()); });
  return env.Undefined();
}

// finishCsv(handle: NativeCsvHandle): NativeCsvTable
Napi::Value finish_csv(const Napi::CallbackInfo& info) {
  const Napi::Env env = info.Env();
  Csv& csv = csv_of(info[0]);
  guarded(env, csv, [&] { csv.reader->finish(); });
  csv.finished = true;
  CsvReader& reader = *csv.reader;
  const auto number = [&](uint64_t value) { return Napi::Number::New(env, static_cast<double>(value)); };
  Napi::Object out = Napi::Object::New(env);
  out.Set("rows", number(reader.rows()));
  out.Set("rowNames", reader.row_names());
  out.Set("firstLine", number(reader.first_line()));
  Napi::Array columns = Napi::Array::New(env, reader.columns().size());
  for (size_t j = 0; j < reader.columns().size(); j++) {
    static const char* const kinds[] = {"number", "number", "boolean", "string"};
    const CsvColumn& column = *reader.columns()[j];
    Napi::Object described = Napi::Object::New(env);
    described.Set("kind", kinds[static_cast<int>(column.kind())]);
    described.Set("entries", static_cast<double>(column.dictionary().size()));
    if (column.maybe_thousands()) {
      const graticule::csv::PointSigns signs = column.point_signs();
      Napi::Object points = Napi::Object::New(env);
      points.Set("wholes", number(signs.wholes));
      points.Set("pointed", number(signs.pointed));
      points.Set("rounded", number(signs.rounded));
      points.Set("largestWhole", signs.largest_whole);
      described.Set("points", points);
    }
    columns.Set(static_cast<uint32_t>(j), described);
  }
  out.Set("columns", columns);
  const CsvReader::Notes& notes = reader.notes();
  out.Set("below", number(notes.below));
  out.Set("belowFirst", notes.below_first);
  out.Set("pages", number(notes.pages));
  out.Set("pagesFirst", notes.pages_first);
  out.Set("further", number(notes.further));
  out.Set("comments", number(notes.comments));
  out.Set("innerQuotes", number(notes.inner_quotes));
  out.Set("firstInnerQuote", number(notes.first_inner_quote));
  out.Set("filled", number(notes.filled));
  out.Set("firstFilled", number(notes.first_filled));
  out.Set("blankRows", number(notes.blank_rows));
  return out;
}

// csvHeader(handle: NativeCsvHandle): string[] | null
Napi::Value csv_header(const Napi::CallbackInfo& info) {
  const Napi::Env env = info.Env();
  const CsvReader& reader = *csv_of(info[0]).reader;
  if (!reader.has_header()) return env.Null();
  Napi::Array names = Napi::Array::New(env, reader.header().size());
  for (size_t j = 0; j < reader.header().size(); j++) names.Set(static_cast<uint32_t>(j), reader.header()[j]);
  return names;
}

// csvValues(handle: NativeCsvHandle, column: number, from: number, values: Float64Array | Uint8Array | Int32Array): void
Napi::Value csv_values(const Napi::CallbackInfo& info) {
  const Napi::Env env = info.Env();
  Csv& csv = csv_of(info[0]);
  const CsvColumn& column = column_of(csv, info[1]);
  const bool fits = column.kind() == CsvKind::text      ? graticule::bindings::holds<std::int32_t>(info[3])
                    : column.kind() == CsvKind::boolean ? graticule::bindings::holds<std::uint8_t>(info[3])
                                                        : graticule::bindings::holds<double>(info[3]);
  if (!fits) throw Napi::TypeError::New(env, "values has the wrong array type");
  const auto values = graticule::bindings::fixed_array(info[3], "values");
  const uint64_t count = values.ElementLength();
  const uint64_t from = start_of(info[2], count, csv.reader->rows());
  if (count > 0 && column.data() == nullptr) throw Napi::RangeError::New(env, "the column was released");
  void* to = nullptr;
  napi_get_typedarray_info(env, values, nullptr, nullptr, &to, nullptr, nullptr);
  if (count > 0) std::memcpy(to, column.data() + from * column.value_size(), count * column.value_size());
  return env.Undefined();
}

// csvTexts(handle: NativeCsvHandle, column: number, from: number, to: number): string[]
Napi::Value csv_texts(const Napi::CallbackInfo& info) {
  const Napi::Env env = info.Env();
  Csv& csv = csv_of(info[0]);
  return graticule::bindings::texts_of(env, column_of(csv, info[1]).dictionary(), info[2], info[3]);
}

// csvThousands(handle: NativeCsvHandle, column: number): void
Napi::Value csv_thousands(const Napi::CallbackInfo& info) {
  Csv& csv = csv_of(info[0]);
  CsvColumn& column = column_of(csv, info[1]);
  if (!column.maybe_thousands()) throw Napi::RangeError::New(info.Env(), "the column has no points between thousands");
  column.take_points_for_thousands();
  return info.Env().Undefined();
}

// releaseCsvColumn(handle: NativeCsvHandle, column: number): void
Napi::Value release_csv_column(const Napi::CallbackInfo& info) {
  Csv& csv = csv_of(info[0]);
  column_of(csv, info[1]).release();
  return info.Env().Undefined();
}

// releaseCsv(handle: NativeCsvHandle): void
Napi::Value release_csv(const Napi::CallbackInfo& info) {
  csv_of(info[0]).reader.reset();
  return info.Env().Undefined();
}

const graticule::bindings::Registration registration([](Napi::Env env, Napi::Object exports) {
  exports.Set("startCsv", Napi::Function::New(env, start_csv, "startCsv"));
  exports.Set("pushCsv", Napi::Function::New(env, push_csv, "pushCsv"));
  exports.Set("finishCsv", Napi::Function::New(env, finish_csv, "finishCsv"));
  exports.Set("csvHeader", Napi::Function::New(env, csv_header, "csvHeader"));
  exports.Set("csvValues", Napi::Function::New(env, csv_values, "csvValues"));
  exports.Set("csvThousands", Napi::Function::New(env, csv_thousands, "csvThousands"));
  exports.Set("csvTexts", Napi::Function::New(env, csv_texts, "csvTexts"));
  exports.Set("releaseCsvColumn", Napi::Function::New(env, release_csv_column, "releaseCsvColumn"));
  exports.Set("releaseCsv", Napi::Function::New(env, release_csv, "releaseCsv"));
});

}  // namespace
