#include "graticule/names.h"

#include <cstring>

#include "arguments.h"
#include "registry.h"

namespace {

using graticule::kGramBuckets;
using graticule::bindings::array_at;

const std::uint8_t* text_of(const Napi::Value& value, std::string& holder, Napi::Env env) {
  if (!value.IsString()) throw Napi::TypeError::New(env, "expected a string");
  holder = value.As<Napi::String>().Utf8Value();
  return reinterpret_cast<const std::uint8_t*>(holder.data());
}

// embedName(name: string, idf: Uint8Array, dimension: number): Float32Array
Napi::Value embed_name(const Napi::CallbackInfo& info) {
  Napi::Env env = info.Env();
  std::string holder;
  const std::uint8_t* text = text_of(info[0], holder, env);
  const auto idf = array_at<std::uint8_t>(info[1], "idf");
  const double dimension = info[2].ToNumber();
  if (idf.ElementLength() != kGramBuckets || !(dimension >= 1 && dimension <= 4096))
    throw Napi::RangeError::New(env, "idf needs 32768 weights and dimension must be 1..4096");
  auto result = Napi::Float32Array::New(env, static_cast<std::size_t>(dimension));
  graticule::embed_name(text, holder.size(), idf.Data(), result.ElementLength(), result.Data());
  return result;
}

// embedNames(bytes: Uint8Array, offsets: Uint32Array, keys: Uint32Array, idf: Uint8Array, dimension: number): Float32Array
Napi::Value embed_names(const Napi::CallbackInfo& info) {
  Napi::Env env = info.Env();
  const auto bytes = array_at<std::uint8_t>(info[0], "bytes");
  const auto offsets = array_at<std::uint32_t>(info[1], "offsets");
  const auto keys = array_at<std::uint32_t>(info[2], "keys");
  const auto idf = array_at<std::uint8_t>(info[3], "idf");
  const double wanted = info[4].ToNumber();
  if (idf.ElementLength() != kGramBuckets || !(wanted >= 1 && wanted <= 4096))
    throw Napi::RangeError::New(env, "idf needs 32768 weights and dimension must be 1..4096");
  const auto dimension = static_cast<std::size_t>(wanted);
  auto result = Napi::Float32Array::New(env, keys.ElementLength() * dimension);
  for (std::size_t i = 0; i < keys.ElementLength(); i++) {
    const std::size_t key = keys[i];
    if (key + 1 >= offsets.ElementLength() || offsets[key] > offsets[key + 1] ||
        offsets[key + 1] > bytes.ElementLength())
      throw Napi::RangeError::New(env, "keys must be numbers of names, whose offsets ascend within bytes");
    graticule::embed_name(bytes.Data() + offsets[key], offsets[key + 1] - offsets[key], idf.Data(), dimension,
                          result.Data() + i * dimension);
  }
  return result;
}

// countGrams(name: string, counts: Uint32Array): void
Napi::Value count_grams(const Napi::CallbackInfo& info) {
  Napi::Env env = info.Env();
  std::string holder;
  const std::uint8_t* text = text_of(info[0], holder, env);
  auto counts = array_at<std::uint32_t>(info[1], "counts");
  if (counts.ElementLength() != kGramBuckets) throw Napi::RangeError::New(env, "counts needs 32768 buckets");
  graticule::count_grams(text, holder.size(), counts.Data());
  return env.Undefined();
}

// nameSignatures(bytes: Uint8Array, offsets: Uint32Array): BigUint64Array
Napi::Value name_signatures(const Napi::CallbackInfo& info) {
  Napi::Env env = info.Env();
  const auto bytes = array_at<std::uint8_t>(info[0], "bytes");
  const auto offsets = array_at<std::uint32_t>(info[1], "offsets");
  const std::size_t count = offsets.ElementLength() == 0 ? 0 : offsets.ElementLength() - 1;
  auto result = Napi::BigUint64Array::New(env, count, napi_biguint64_array);
  for (std::size_t k = 0; k < count; k++) {
    if (offsets[k] > offsets[k + 1] || offsets[k + 1] > bytes.ElementLength())
      throw Napi::RangeError::New(env, "offsets must ascend within bytes");
    result[k] = graticule::letter_signature(bytes.Data() + offsets[k], offsets[k + 1] - offsets[k]);
  }
  return result;
}

// scanNames(bytes: Uint8Array, offsets: Uint32Array, masks: Uint32Array, signatures: BigUint64Array,
//           mask: number, query: string, limit: number, most: number, among?: Uint32Array): Uint32Array
Napi::Value scan_names(const Napi::CallbackInfo& info) {
  Napi::Env env = info.Env();
  const auto bytes = array_at<std::uint8_t>(info[0], "bytes");
  const auto offsets = array_at<std::uint32_t>(info[1], "offsets");
  const auto masks = array_at<std::uint32_t>(info[2], "masks");
  const auto signatures = array_at<std::uint64_t>(info[3], "signatures");
  const std::uint32_t mask = info[4].ToNumber();
  std::string holder;
  const std::uint8_t* query = text_of(info[5], holder, env);
  const int limit = info[6].ToNumber();
  const std::uint32_t most = info[7].ToNumber();
  const std::size_t count = masks.ElementLength();
  if (offsets.ElementLength() != count + 1 || signatures.ElementLength() != count || limit < 0 || limit > 16 ||
      offsets[count] > bytes.ElementLength())
    throw Napi::RangeError::New(env, "the arrays of a name table must fit one another, and limit be 0..16");
  Napi::Uint32Array keys;
  graticule::NameSubset among;
  if (!info[8].IsUndefined()) {
    keys = array_at<std::uint32_t>(info[8], "among");
    among = {keys.Data(), keys.ElementLength()};
    // An empty array has no address, and nothing is looked at.
    if (among.count == 0) return Napi::Uint32Array::New(env, 0);
  }
  const auto check = [&](std::size_t k) {
    if (k >= count || offsets[k] > offsets[k + 1] || offsets[k + 1] > bytes.ElementLength())
      throw Napi::RangeError::New(env, "names must be of the table, and offsets ascend within bytes");
  };
  const std::size_t looked_at = among.values == nullptr ? count : among.count;
  for (std::size_t i = 0; i < looked_at; i++) check(among.values == nullptr ? i : among.values[i]);
  const graticule::NameTable table{bytes.Data(), offsets.Data(), masks.Data(), signatures.Data(), count};
  const auto hits = graticule::scan_names(table, mask, query, holder.size(), limit, most, among);
  auto result = Napi::Uint32Array::New(env, hits.size() * 2);
  for (std::size_t i = 0; i < hits.size(); i++) {
    result[2 * i] = hits[i].name;
    result[2 * i + 1] = hits[i].distance;
  }
  return result;
}

// nearestVectors(vectors: Float32Array, masks: Uint32Array, mask: number, query: Float32Array,
//                most: number): { names: Uint32Array; cosines: Float32Array }
Napi::Value nearest_vectors(const Napi::CallbackInfo& info) {
  Napi::Env env = info.Env();
  const auto vectors = array_at<float>(info[0], "vectors");
  const auto masks = array_at<std::uint32_t>(info[1], "masks");
  const std::uint32_t mask = info[2].ToNumber();
  const auto query = array_at<float>(info[3], "query");
  const std::uint32_t most = info[4].ToNumber();
  const std::size_t count = masks.ElementLength(), dimension = query.ElementLength();
  if (dimension == 0 || vectors.ElementLength() / dimension != count || vectors.ElementLength() % dimension != 0)
    throw Napi::RangeError::New(env, "vectors must have one row for each mask, as long as the query");
  const auto hits = graticule::nearest_vectors({vectors.Data(), masks.Data(), count, dimension}, mask, query.Data(), most);
  auto names = Napi::Uint32Array::New(env, hits.size());
  auto cosines = Napi::Float32Array::New(env, hits.size());
  for (std::size_t i = 0; i < hits.size(); i++) {
    names[i] = hits[i].name;
    cosines[i] = hits[i].cosine;
  }
  Napi::Object result = Napi::Object::New(env);
  result.Set("names", names);
  result.Set("cosines", cosines);
  return result;
}

const graticule::bindings::Registration registration([](Napi::Env env, Napi::Object exports) {
  exports.Set("embedName", Napi::Function::New(env, embed_name, "embedName"));
  exports.Set("embedNames", Napi::Function::New(env, embed_names, "embedNames"));
  exports.Set("countGrams", Napi::Function::New(env, count_grams, "countGrams"));
  exports.Set("nameSignatures", Napi::Function::New(env, name_signatures, "nameSignatures"));
  exports.Set("scanNames", Napi::Function::New(env, scan_names, "scanNames"));
  exports.Set("nearestVectors", Napi::Function::New(env, nearest_vectors, "nearestVectors"));
});

}  // namespace
