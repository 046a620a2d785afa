#pragma once
#include <cstdint>
#include <vector>

#include "graticule/thread_pool.h"
#include "graticule/trees/frame_view.h"
#include "graticule/trees/tree_model.h"
#include "kernels/bin_values.h"

namespace graticule::trees {

/// Bins of rows × inputs as bytes. Inputs stand in groups of neighbours whose histograms together fit the first-level
/// cache; within a group the matrix is row-major, so that one row's bins come with one cache line.
struct BinnedMatrix {
  /// 16 inputs × 256 bins × 8 bytes = 32 KiB.
  static constexpr int kGroupWidth = 16;

  struct Group {
    int first = 0;  ///< first input
    int width = 0;
    std::vector<uint8_t> bins;  ///< rows × width
    /// width × (rows + kColumnPadding): the same bins column-major. Rows are divided by one column at a time, which in row-major
    /// order would drag in every other column's bytes too. Empty where nothing is divided.
    std::vector<uint8_t> columns;
  };
  struct Place {
    int group = 0, column = 0;
  };
  static constexpr size_t kColumnPadding = 64;  ///< vector loads may read past a column's end

  size_t rows = 0;
  std::vector<Group> groups;
  std::vector<Place> places;         ///< by input
  std::vector<int32_t> bin_offsets;  ///< by input, plus the total
  std::vector<int32_t> bin_counts;

  uint8_t at(size_t row, int input) const {
    const Place place = places[input];
    const Group& group = groups[place.group];
    return group.bins[row * group.width + place.column];
  }
  /// Needs `columns`.
  const uint8_t* column(int input) const {
    return groups[places[input].group].columns.data() + places[input].column * (rows + kColumnPadding);
  }
  int inputs() const { return static_cast<int>(places.size()); }
};

/// Edges between at most `max_bins` − 1 bins of the values (bin 0 is for missing ones): one bin a distinct value while
/// they suffice, else bins of nearly equal counts. `sample` is sorted in place; NaNs are ignored.
std::vector<double> quantile_edges(std::vector<double>& sample, int max_bins);

/// The rows whose values decide the edges: all of them, or `kSampleRows` spread over the whole.
constexpr size_t kSampleRows = 65536;
std::vector<uint32_t> sample_rows(size_t rows, uint64_t seed);

/// Input that reads a feature directly: numbers by quantile edges, categories by code, the rarest beyond 254 of them
/// together in the last bin.
Input make_input(const FrameView& frame, int feature, const std::vector<uint32_t>& sample, int max_bins);

/// Bins stretches of a frame's columns; the edges are laid out once.
class Binner {
 public:
  Binner(const std::vector<Input>& inputs, const FrameView& frame);

  /// Writes the bins of rows begin … begin + count − 1 of an input.
  void block(int input, size_t begin, size_t count, uint8_t* out) const;

 private:
  const std::vector<Input>& inputs_;
  const FrameView& frame_;
  std::vector<kernels::EdgeBlocks<float>> singles_;
  std::vector<kernels::EdgeBlocks<double>> doubles_;
  std::vector<size_t> place_;  ///< by input, in one of the two

  template <typename T>
  void numbers(const kernels::EdgeBlocks<T>& edges, const T* values, size_t begin, size_t count, uint8_t* out) const;
};

enum class Layout { kRows, kColumns, kBoth };

/// `overrides[input]`, where present and not empty, holds one value a row that is binned in place of the feature.
BinnedMatrix bin_matrix(const std::vector<Input>& inputs, const FrameView& frame, Layout layout, ThreadPool& pool,
                        const std::vector<std::vector<float>>& overrides = {});

}  // namespace graticule::trees
