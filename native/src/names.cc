#include "graticule/names.h"

#include <algorithm>
#include <cmath>

namespace graticule {

namespace {

constexpr std::size_t kMaxLetters = 128;  // longer names differ long before their end

std::uint64_t mix(std::uint64_t x) {
  // Finaliser of MurmurHash3: every input bit reaches every output bit.
  x ^= x >> 33;
  x *= 0xff51afd7ed558ccdULL;
  x ^= x >> 33;
  x *= 0xc4ceb9fe1a85ec53ULL;
  return x ^ (x >> 33);
}

/// Calls `visit` with the hash of each gram of the name, word boundaries included.
template <typename Visit>
void each_gram(const std::uint8_t* text, std::size_t length, Visit visit) {
  std::vector<std::uint32_t> letters = decode_utf8(text, length, kMaxLetters);
  if (letters.empty()) return;
  letters.insert(letters.begin(), ' ');
  letters.push_back(' ');
  const std::size_t n = letters.size();
  for (std::size_t i = 0; i < n; i++) {
    std::uint64_t hash = 0;
    for (std::size_t size = 1; size <= 3 && i + size <= n; size++) {
      hash = mix(hash * 31 + letters[i + size - 1] + (std::uint64_t{size} << 40));
      if (size == 1 && letters[i] == ' ') continue;
      visit(hash);
    }
  }
}

int bits(std::uint64_t x) {
#if defined(__GNUC__)
  return __builtin_popcountll(x);
#else
  int count = 0;
  for (; x; x &= x - 1) count++;
  return count;
#endif
}

std::uint64_t signature_of(const std::vector<std::uint32_t>& letters) {
  std::uint64_t set = 0;
  for (std::uint32_t letter : letters) set |= std::uint64_t{1} << (letter < 128 ? letter & 63 : mix(letter) & 63);
  return set;
}

}  // namespace

std::vector<std::uint32_t> decode_utf8(const std::uint8_t* text, std::size_t length, std::size_t limit) {
  std::vector<std::uint32_t> letters;
  letters.reserve(std::min(length, limit) + 2);
  std::size_t i = 0;
  while (i < length && letters.size() < limit) {
    const std::uint8_t lead = text[i++];
    int more = lead < 0x80 ? 0 : lead >= 0xf0 && lead < 0xf8 ? 3 : lead >= 0xe0 ? 2 : lead >= 0xc0 ? 1 : -1;
    if (lead >= 0xf8) more = -1;
    if (more < 0) {
      letters.push_back(0xfffd);
      continue;
    }
    std::uint32_t letter = more == 0 ? lead : lead & (0x3f >> more);
    for (; more > 0 && i < length && (text[i] & 0xc0) == 0x80; more--) letter = (letter << 6) | (text[i++] & 0x3f);
    letters.push_back(more == 0 ? letter : 0xfffd);
  }
  return letters;
}

void embed_name(const std::uint8_t* text, std::size_t length, const std::uint8_t* idf, std::size_t dimension,
                float* out) {
  std::fill(out, out + dimension, 0.0f);
  each_gram(text, length, [&](std::uint64_t hash) {
    const float weight = idf ? static_cast<float>(idf[hash & (kGramBuckets - 1)]) : 1.0f;
    // Two signed coordinates for a gram: chance collisions of two names then seldom agree in both.
    const std::uint64_t first = (hash >> 16) & 0xffffff, second = hash >> 40;
    out[first % dimension] += hash & (1u << 15) ? weight : -weight;
    out[second % dimension] += hash & (std::uint64_t{1} << 39) ? weight : -weight;
  });
  double square = 0;
  for (std::size_t d = 0; d < dimension; d++) square += static_cast<double>(out[d]) * out[d];
  if (square == 0) return;
  const double scale = 1 / std::sqrt(square);
  for (std::size_t d = 0; d < dimension; d++) out[d] = static_cast<float>(out[d] * scale);
}

void count_grams(const std::uint8_t* text, std::size_t length, std::uint32_t* counts) {
  std::vector<std::uint32_t> buckets;
  each_gram(text, length,
            [&](std::uint64_t hash) { buckets.push_back(static_cast<std::uint32_t>(hash & (kGramBuckets - 1))); });
  std::sort(buckets.begin(), buckets.end());
  buckets.erase(std::unique(buckets.begin(), buckets.end()), buckets.end());
  for (std::uint32_t bucket : buckets) counts[bucket]++;
}

std::uint64_t letter_signature(const std::uint8_t* text, std::size_t length) {
  return signature_of(decode_utf8(text, length, kMaxLetters));
}

int edit_distance(const std::uint32_t* a, std::size_t na, const std::uint32_t* b, std::size_t nb, int limit) {
  na = std::min(na, kMaxLetters);
  nb = std::min(nb, kMaxLetters);
  const int over = limit + 1;
  if (na > nb + static_cast<std::size_t>(limit) || nb > na + static_cast<std::size_t>(limit)) return over;
  int rows[3][kMaxLetters + 1];
  int *before = rows[0], *last = rows[1], *row = rows[2];
  for (std::size_t j = 0; j <= nb; j++) last[j] = static_cast<int>(j);
  for (std::size_t i = 1; i <= na; i++) {
    row[0] = static_cast<int>(i);
    int least = row[0];
    for (std::size_t j = 1; j <= nb; j++) {
      int value = last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
      value = std::min(value, std::min(last[j], row[j - 1]) + 1);
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1]) value = std::min(value, before[j - 2] + 1);
      row[j] = value;
      least = std::min(least, value);
    }
    // A swap looks two rows back, so give up only when this row and the one before are both over.
    if (least > limit && *std::min_element(last, last + nb + 1) > limit) return over;
    int* spare = before;
    before = last;
    last = row;
    row = spare;
  }
  return std::min(last[nb], over);
}

std::vector<NameHit> scan_names(const NameTable& table, std::uint32_t mask, const std::uint8_t* query,
                                std::size_t length, int limit, std::size_t most, NameSubset among) {
  std::vector<NameHit> hits;
  const std::vector<std::uint32_t> wanted = decode_utf8(query, length, kMaxLetters);
  const std::uint64_t signature = signature_of(wanted);
  const std::size_t slack = static_cast<std::size_t>(limit);
  const std::size_t count = among.values == nullptr ? table.count : among.count;
  for (std::size_t i = 0; i < count; i++) {
    const std::size_t k = among.values == nullptr ? i : among.values[i];
    if ((table.masks[k] & mask) == 0) continue;
    // One edit changes at most one letter of each set: two bits in all.
    if (bits(table.signatures[k] ^ signature) > 2 * limit) continue;
    const std::uint32_t start = table.offsets[k], size = table.offsets[k + 1] - start;
    if (size + slack < wanted.size() || size > 4 * (wanted.size() + slack)) continue;
    const std::vector<std::uint32_t> letters = decode_utf8(table.bytes + start, size, kMaxLetters);
    const int distance = edit_distance(wanted.data(), wanted.size(), letters.data(), letters.size(), limit);
    if (distance <= limit) hits.push_back({static_cast<std::uint32_t>(k), static_cast<std::uint32_t>(distance)});
  }
  std::stable_sort(hits.begin(), hits.end(), [](NameHit a, NameHit b) { return a.distance < b.distance; });
  if (hits.size() > most) hits.resize(most);
  return hits;
}

std::vector<VectorHit> nearest_vectors(const NameVectors& names, std::uint32_t mask, const float* query, std::size_t most) {
  // Sums apart let the compiler use vector instructions; their order is fixed, so every machine adds the same way.
  constexpr std::size_t kSums = 8;
  std::vector<VectorHit> hits;
  for (std::size_t k = 0; k < names.count; k++) {
    if ((names.masks[k] & mask) == 0) continue;
    const float* row = names.values + k * names.dimension;
    float sums[kSums] = {};
    std::size_t d = 0;
    for (; d + kSums <= names.dimension; d += kSums)
      for (std::size_t s = 0; s < kSums; s++) sums[s] += row[d + s] * query[d + s];
    for (; d < names.dimension; d++) sums[0] += row[d] * query[d];
    float cosine = 0;
    for (const float sum : sums) cosine += sum;
    // NaN has no place in an order.
    if (!std::isnan(cosine)) hits.push_back({static_cast<std::uint32_t>(k), cosine});
  }
  const std::size_t kept = std::min(most, hits.size());
  std::partial_sort(hits.begin(), hits.begin() + static_cast<std::ptrdiff_t>(kept), hits.end(),
                    [](VectorHit a, VectorHit b) { return a.cosine != b.cosine ? a.cosine > b.cosine : a.name < b.name; });
  hits.resize(kept);
  return hits;
}

}  // namespace graticule
