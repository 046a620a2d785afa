#include "trees/binning.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>
#include <numeric>

#include "trees/random.h"

namespace graticule::trees {

static constexpr size_t kBlockRows = 1024;

std::vector<uint32_t> sample_rows(size_t rows, uint64_t seed) {
  std::vector<uint32_t> sample(std::min(rows, kSampleRows));
  if (rows <= kSampleRows) {
    std::iota(sample.begin(), sample.end(), 0u);
    return sample;
  }
  // One row at random out of each of kSampleRows equal stretches.
  for (size_t i = 0; i < sample.size(); ++i) {
    const size_t begin = i * rows / kSampleRows, end = (i + 1) * rows / kSampleRows;
    sample[i] = static_cast<uint32_t>(begin + mix(seed, i) % (end - begin));
  }
  return sample;
}

static double midpoint(double a, double b) {
  constexpr double kMax = std::numeric_limits<double>::max();
  a = std::clamp(a, -kMax, kMax);
  b = std::clamp(b, -kMax, kMax);
  const double middle = a / 2 + b / 2;
  return middle > a && middle < b ? middle : a;
}

std::vector<double> quantile_edges(std::vector<double>& sample, int max_bins) {
  sample.erase(std::remove_if(sample.begin(), sample.end(), [](double x) { return std::isnan(x); }), sample.end());
  std::sort(sample.begin(), sample.end());
  std::vector<double> edges;
  if (sample.empty()) return edges;
  const int value_bins = std::max(1, max_bins - 1);
  size_t distinct = 1;
  for (size_t i = 1; i < sample.size(); ++i) distinct += sample[i] != sample[i - 1];
  // Greedy cuts: each bin takes its share of what is left, so a value with many ties takes one bin and no more.
  const bool one_each = distinct <= static_cast<size_t>(value_bins);
  size_t begin = 0;
  int bins_left = value_bins;
  while (begin < sample.size() && bins_left > 1) {
    const double share = one_each ? 1 : static_cast<double>(sample.size() - begin) / bins_left;
    size_t end = std::min(sample.size(), begin + std::max<size_t>(1, static_cast<size_t>(share + 0.5)));
    while (end < sample.size() && sample[end] == sample[end - 1]) ++end;
    if (end == sample.size()) break;
    edges.push_back(midpoint(sample[end - 1], sample[end]));
    begin = end;
    --bins_left;
  }
  return edges;
}

static double value_at(const FeatureView& feature, size_t row) {
  return feature.kind == FeatureKind::kFloat32 ? static_cast<const float*>(feature.data)[row]
                                               : static_cast<const double*>(feature.data)[row];
}

static void category_table(Input& input, const FrameView& frame) {
  const FeatureView& feature = frame.features[input.feature];
  const int32_t cardinality = feature.cardinality;
  const int32_t* codes = static_cast<const int32_t*>(feature.data);
  input.table.assign(cardinality, 0);
  if (cardinality <= 255) {
    for (int32_t code = 0; code < cardinality; ++code) input.table[code] = static_cast<uint8_t>(code + 1);
    input.bin_count = cardinality + 1;
    return;
  }
  std::vector<uint32_t> counts(cardinality, 0), order(cardinality);
  for (size_t row = 0; row < frame.rows; ++row) {
    const uint32_t code = static_cast<uint32_t>(codes[frame.place(row)]);
    if (code < static_cast<uint32_t>(cardinality)) ++counts[code];
  }
  std::iota(order.begin(), order.end(), 0u);
  std::stable_sort(order.begin(), order.end(), [&](uint32_t a, uint32_t b) { return counts[a] > counts[b]; });
  for (int32_t rank = 0; rank < cardinality; ++rank)
    input.table[order[rank]] = static_cast<uint8_t>(std::min(rank + 1, 255));
  input.bin_count = 256;
}

Input make_input(const FrameView& frame, int index, const std::vector<uint32_t>& sample, int max_bins) {
  Input input;
  input.feature = index;
  const FeatureView& feature = frame.features[index];
  if (feature.is_category()) {
    input.categorical = true;
    category_table(input, frame);
    return input;
  }
  std::vector<double> values(sample.size());
  for (size_t i = 0; i < sample.size(); ++i) values[i] = value_at(feature, frame.place(sample[i]));
  input.edges = quantile_edges(values, max_bins);
  input.bin_count = static_cast<int32_t>(input.edges.size()) + 2;
  return input;
}

Binner::Binner(const std::vector<Input>& inputs, const FrameView& frame) : inputs_(inputs), frame_(frame), place_(inputs.size(), 0) {
  for (size_t i = 0; i < inputs.size(); ++i) {
    const Input& input = inputs[i];
    const FeatureKind kind = frame.features[input.feature].kind;
    if (kind == FeatureKind::kFloat32) {
      place_[i] = singles_.size();
      singles_.emplace_back(input.edges.data(), input.edges.size());
    } else if (kind == FeatureKind::kFloat64) {
      place_[i] = doubles_.size();
      doubles_.emplace_back(input.edges.data(), input.edges.size());
    }
  }
}

template <typename T>
void Binner::numbers(const kernels::EdgeBlocks<T>& edges, const T* values, size_t begin, size_t count, uint8_t* out) const {
  if (frame_.index.empty()) return kernels::bin_values(edges, values + begin, count, out);
  T taken[256];
  for (size_t done = 0; done < count; done += std::size(taken)) {
    const size_t some = std::min(std::size(taken), count - done);
    for (size_t i = 0; i < some; ++i) taken[i] = values[frame_.index[begin + done + i]];
    kernels::bin_values(edges, taken, some, out + done);
  }
}

void Binner::block(int index, size_t begin, size_t count, uint8_t* out) const {
  const Input& input = inputs_[index];
  const FeatureView& feature = frame_.features[input.feature];
  switch (feature.kind) {
    case FeatureKind::kFloat64:
      return numbers(doubles_[place_[index]], static_cast<const double*>(feature.data), begin, count, out);
    case FeatureKind::kFloat32:
      return numbers(singles_[place_[index]], static_cast<const float*>(feature.data), begin, count, out);
    case FeatureKind::kCategory: {
      const int32_t* codes = static_cast<const int32_t*>(feature.data);
      const uint32_t size = static_cast<uint32_t>(input.table.size());
      for (size_t i = 0; i < count; ++i) {
        const uint32_t code = static_cast<uint32_t>(codes[frame_.place(begin + i)]);
        out[i] = code < size ? input.table[code] : 0;
      }
    }
  }
}

BinnedMatrix bin_matrix(const std::vector<Input>& inputs, const FrameView& frame, Layout layout, ThreadPool& pool,
                        const std::vector<std::vector<float>>& overrides) {
  BinnedMatrix matrix;
  const int count = static_cast<int>(inputs.size());
  matrix.rows = frame.rows;
  matrix.places.resize(count);
  matrix.bin_offsets.assign(1, 0);
  for (const Input& input : inputs) {
    matrix.bin_counts.push_back(input.bin_count);
    matrix.bin_offsets.push_back(matrix.bin_offsets.back() + input.bin_count);
  }
  const int groups = (count + BinnedMatrix::kGroupWidth - 1) / BinnedMatrix::kGroupWidth;
  matrix.groups.resize(groups);
  for (int g = 0; g < groups; ++g) {
    BinnedMatrix::Group& group = matrix.groups[g];
    group.first = static_cast<int>(static_cast<int64_t>(count) * g / groups);
    group.width = static_cast<int>(static_cast<int64_t>(count) * (g + 1) / groups) - group.first;
    if (layout != Layout::kColumns) group.bins.resize(frame.rows * group.width);
    if (layout != Layout::kRows) group.columns.resize((frame.rows + BinnedMatrix::kColumnPadding) * group.width);
    for (int column = 0; column < group.width; ++column) matrix.places[group.first + column] = {g, column};
  }
  const size_t blocks = (frame.rows + kBlockRows - 1) / kBlockRows;
  const Binner binner(inputs, frame);
  std::vector<kernels::EdgeBlocks<float>> override_edges(overrides.size());
  for (size_t i = 0; i < overrides.size(); ++i)
    if (!overrides[i].empty()) override_edges[i] = {inputs[i].edges.data(), inputs[i].edges.size()};
  pool.run(blocks, [&](size_t block, int) {
    const size_t begin = block * kBlockRows, rows = std::min(kBlockRows, frame.rows - begin);
    uint8_t column_bins[kBlockRows];
    for (BinnedMatrix::Group& group : matrix.groups) {
      for (int column = 0; column < group.width; ++column) {
        const int index = group.first + column;
        if (static_cast<size_t>(index) < overrides.size() && !overrides[index].empty())
          kernels::bin_values(override_edges[index], overrides[index].data() + begin, rows, column_bins);
        else
          binner.block(index, begin, rows, column_bins);
        if (layout != Layout::kRows)
          std::copy_n(column_bins, rows, group.columns.data() + column * (frame.rows + BinnedMatrix::kColumnPadding) + begin);
        if (layout == Layout::kColumns) continue;
        uint8_t* out = group.bins.data() + begin * group.width + column;
        for (size_t i = 0; i < rows; ++i) out[i * group.width] = column_bins[i];
      }
    }
  });
  return matrix;
}

}  // namespace graticule::trees
