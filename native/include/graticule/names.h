#pragma once
#include <cstddef>
#include <cstdint>
#include <vector>

namespace graticule {

/// Buckets of the table of inverse document frequencies; a power of two.
constexpr std::size_t kGramBuckets = 1u << 15;

/// Code points of UTF-8 text; a malformed byte becomes U+FFFD. At most `limit` are read.
std::vector<std::uint32_t> decode_utf8(const std::uint8_t* text, std::size_t length, std::size_t limit);

/// Embeds a folded name: its character 1-, 2- and 3-grams (with word boundaries) hashed to signed coordinates, each
/// weighted by the inverse document frequency of its bucket, scaled to unit length.
/// @param idf   kGramBuckets weights, 0..255, or null for equal weights
/// @param out   `dimension` values; all zero for an empty name
void embed_name(const std::uint8_t* text, std::size_t length, const std::uint8_t* idf, std::size_t dimension, float* out);

/// Adds one to the bucket of every distinct gram of the name: the document frequencies that `idf` is made from.
void count_grams(const std::uint8_t* text, std::size_t length, std::uint32_t* counts);

/// 64-bit set of the letters of a name, for a cheap lower bound of its edit distance.
std::uint64_t letter_signature(const std::uint8_t* text, std::size_t length);

/// Edit distance with insertions, deletions, substitutions and swaps of neighbours (optimal string alignment).
/// @return the distance, or `limit + 1` when it is larger than `limit`
int edit_distance(const std::uint32_t* a, std::size_t na, const std::uint32_t* b, std::size_t nb, int limit);

/// Sorted names packed one behind the other.
struct NameTable {
  const std::uint8_t* bytes;
  const std::uint32_t* offsets;     ///< count + 1
  const std::uint32_t* masks;       ///< kinds of each name, as bits
  const std::uint64_t* signatures;  ///< letter_signature of each name
  std::size_t count;
};

struct NameHit {
  std::uint32_t name;
  std::uint32_t distance;
};

/// Names of a table to look at, ascending; all of them where `values` is null.
struct NameSubset {
  const std::uint32_t* values = nullptr;
  std::size_t count = 0;
};

/// Every name with a wanted kind within `limit` edits of the query, nearest first, then in the table's order.
std::vector<NameHit> scan_names(const NameTable& table, std::uint32_t mask, const std::uint8_t* query,
                                std::size_t length, int limit, std::size_t most, NameSubset among = {});

/// Unit vectors of names, row by row.
struct NameVectors {
  const float* values;         ///< count × dimension
  const std::uint32_t* masks;  ///< kinds of each name, as bits
  std::size_t count;
  std::size_t dimension;
};

struct VectorHit {
  std::uint32_t name;
  float cosine;
};

/// The names with a wanted kind whose vectors have the largest cosines with the query, largest first, then by number.
/// Exact: every vector is compared.
std::vector<VectorHit> nearest_vectors(const NameVectors& names, std::uint32_t mask, const float* query, std::size_t most);

}  // namespace graticule
