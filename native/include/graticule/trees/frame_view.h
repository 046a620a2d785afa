#pragma once
#include <cstddef>
#include <cstdint>
#include <vector>

namespace graticule::trees {

enum class FeatureKind : uint8_t { kFloat64 = 0, kFloat32 = 1, kCategory = 2 };

/// One column of the caller's memory. Numbers: NaN is missing. Categories: int32 codes, anything outside
/// 0 … cardinality − 1 is missing.
struct FeatureView {
  FeatureKind kind = FeatureKind::kFloat64;
  const void* data = nullptr;
  int32_t cardinality = 0;

  bool is_category() const { return kind == FeatureKind::kCategory; }
};

/// A column-major table that the caller owns and keeps alive for the call. At most 2^32 − 1 rows.
struct FrameView {
  size_t rows = 0;
  std::vector<FeatureView> features;
  /// Where each row stands in the columns; empty: they hold these rows and no others.
  std::vector<uint32_t> index;

  size_t place(size_t row) const { return index.empty() ? row : index[row]; }
};

}  // namespace graticule::trees
