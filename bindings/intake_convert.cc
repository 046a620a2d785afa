#include "intake_convert.h"

#include <optional>

namespace graticule::bindings {

using intake::Column;
using intake::IntakeResult;
using intake::ParsedTable;
using intake::TableOptions;

namespace {

Napi::Object describe(Napi::Env env, const Column& column) {
  static const char* const kinds[] = {"number", "number", "boolean", "string", "labels"};
  Napi::Object object = Napi::Object::New(env);
  object.Set("name", column.name());
  object.Set("kind", kinds[static_cast<int>(column.kind())]);
  object.Set("entries", static_cast<double>(column.dictionary().size()));
  object.Set("given", column.given);
  object.Set("nestedRow", static_cast<double>(column.nested_row));
  object.Set("nestedOffset", static_cast<double>(column.nested_offset));
  return object;
}

Napi::Value text_or_null(Napi::Env env, const std::optional<std::string>& text) {
  return text ? Napi::Value(Napi::String::New(env, *text)) : env.Null();
}

}  // namespace

Napi::Object describe(Napi::Env env, const IntakeResult& result) {
  const auto& payload = result.payload;
  Napi::Object out = Napi::Object::New(env);
  out.Set("contentHash", result.content_hash);
  out.Set("compressedBytes", static_cast<double>(result.compressed_bytes));
  out.Set("textBytes", static_cast<double>(result.text_bytes));
  Napi::Array tables = Napi::Array::New(env, payload.tables.size());
  for (size_t i = 0; i < payload.tables.size(); i++) {
    static const char* const states[] = {"absent", "null", "present"};
    const ParsedTable& parsed = payload.tables[i];
    Napi::Object table = Napi::Object::New(env);
    table.Set("state", states[static_cast<int>(parsed.state)]);
    table.Set("rows", static_cast<double>(parsed.rows));
    table.Set("distinct", static_cast<double>(parsed.distinct));
    Napi::Array columns = Napi::Array::New(env, parsed.columns.size());
    for (size_t c = 0; c < parsed.columns.size(); c++) columns.Set(static_cast<uint32_t>(c), describe(env, *parsed.columns[c]));
    table.Set("columns", columns);
    tables.Set(static_cast<uint32_t>(i), table);
  }
  out.Set("tables", tables);
  if (payload.target) {
    Napi::Object target = describe(env, *payload.target);
    target.Set("rows", static_cast<double>(payload.target->rows()));
    target.Set("firstMissing", static_cast<double>(payload.target_missing));
    target.Set("firstFraction", static_cast<double>(payload.target_fraction));
    out.Set("target", target);
  } else {
    out.Set("target", env.Null());
  }
  out.Set("task", text_or_null(env, payload.task));
  out.Set("kind", text_or_null(env, payload.kind));
  out.Set("targetColumn", text_or_null(env, payload.target_column));
  if (payload.feature_columns) {
    Napi::Array names = Napi::Array::New(env, payload.feature_columns->size());
    for (size_t i = 0; i < payload.feature_columns->size(); i++) names.Set(static_cast<uint32_t>(i), (*payload.feature_columns)[i]);
    out.Set("featureColumns", names);
  } else {
    out.Set("featureColumns", env.Null());
  }
  if (payload.quantiles_given) {
    if (payload.quantiles) {
      Napi::Array levels = Napi::Array::New(env, payload.quantiles->size());
      for (size_t i = 0; i < payload.quantiles->size(); i++) levels.Set(static_cast<uint32_t>(i), (*payload.quantiles)[i]);
      out.Set("quantiles", levels);
    } else {
      out.Set("quantiles", env.Null());
    }
  }
  if (payload.prediction_length_given) {
    out.Set("predictionLength",
            payload.prediction_length ? Napi::Value(Napi::Number::New(env, *payload.prediction_length)) : env.Null());
  }
  if (payload.keep_unfinished) out.Set("keepUnfinished", *payload.keep_unfinished);
  return out;
}

TableOptions table_options(const Arguments& object) {
  TableOptions table;
  table.key = object.text("key");
  table.max_rows = object.size("maxRows");
  table.max_cells = object.size("maxCells");
  table.max_columns = object.size("maxColumns");
  table.count_distinct = object.text("countDistinct");
  const Napi::Value select = object.get("select");
  if (select.IsArray()) {
    const Napi::Array names = select.As<Napi::Array>();
    table.select.emplace();
    for (uint32_t i = 0; i < names.Length(); i++) table.select->push_back(names.Get(i).ToString().Utf8Value());
  }
  return table;
}

}  // namespace graticule::bindings
