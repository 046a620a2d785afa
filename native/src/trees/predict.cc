#include "graticule/trees/predict.h"

#include <algorithm>
#include <cmath>

#include "graticule/thread_pool.h"
#include "trees/binning.h"
#include "trees/mask_forest.h"
#include "trees/row_division.h"

namespace graticule::trees {

static constexpr size_t kRows = kernels::kMaskRows;
/// Rows from which on masks, which always compute whole blocks, are quicker than walks.
static constexpr size_t kFewestMasked = 128;

/// The bin that `Binner` gives one row of an input.
static int16_t bin_of(const Input& input, const FrameView& frame, size_t row) {
  const FeatureView& feature = frame.features[input.feature];
  row = frame.place(row);
  if (feature.is_category()) {
    const uint32_t code = static_cast<uint32_t>(static_cast<const int32_t*>(feature.data)[row]);
    return code < input.table.size() ? input.table[code] : 0;
  }
  const double value = feature.kind == FeatureKind::kFloat32 ? static_cast<double>(static_cast<const float*>(feature.data)[row])
                                                             : static_cast<const double*>(feature.data)[row];
  if (std::isnan(value)) return 0;
  return static_cast<int16_t>(std::lower_bound(input.edges.begin(), input.edges.end(), value) - input.edges.begin() + 1);
}

bool matches(const TreeModel& model, const FrameView& frame) {
  if (frame.features.size() != model.features.size()) return false;
  for (size_t f = 0; f < frame.features.size(); ++f)
    if (frame.features[f].is_category() != model.features[f].category) return false;
  return true;
}

static void link_scores(const TreeModel& model, const double* scores, size_t rows, double* out) {
  const int32_t k = model.outputs, width = model.width();
  for (size_t row = 0; row < rows; ++row, scores += k, out += width) {
    if (model.classes == 1) {
      out[0] = 1;
    } else if (model.link == Link::kIdentity) {
      std::copy_n(scores, k, out);
    } else if (model.link == Link::kLogistic) {
      // From the smaller side, so that a probability near zero keeps its digits.
      const double e = std::exp(-std::fabs(scores[0])), small = e / (1 + e);
      out[1] = scores[0] >= 0 ? 1 / (1 + e) : small;
      out[0] = scores[0] >= 0 ? small : 1 / (1 + e);
    } else {
      double peak = scores[0], sum = 0;
      for (int32_t c = 1; c < k; ++c) peak = std::max(peak, scores[c]);
      for (int32_t c = 0; c < k; ++c) {
        out[c] = model.link == Link::kSoftmax ? std::exp(scores[c] - peak) : scores[c];
        sum += out[c];
      }
      for (int32_t c = 0; c < k; ++c) out[c] = sum > 0 ? out[c] / sum : 1.0 / k;
    }
  }
}

namespace {

/// Leaves of an average tree from which on its rows are divided: masks look at every node, and most of them have few of the rows.
constexpr size_t kManyLeaves = 256;

/// One model, laid out for whole blocks of rows: for masks, or for division where they do not pay.
class BlockScorer {
 public:
  BlockScorer(const TreeModel& model, const FrameView& frame) : model_(model), columns_(2 * model.inputs.size(), -1), binner_(model.inputs, frame) {
    size_t leaves = 0;
    std::vector<char> used(columns_.size(), 0);
    for (const Node& node : model.nodes) {
      if (node.is_leaf()) ++leaves;
      else used[2 * static_cast<size_t>(node.input) + (counts_from_zero(node) ? 1 : 0)] = 1;
    }
    const bool masks = kernels::masks_pay(kernels::simd_level()) && frame.rows >= kFewestMasked && leaves <= kManyLeaves * model.roots.size();
    if (masks) {
      place_columns(used);
      forest_ = make_mask_forest(model, columns_);
    }
    if (!divides()) return;
    // Division reads plain bins alone.
    for (size_t i = 0; i < used.size(); i += 2) {
      used[i] |= used[i + 1];
      used[i + 1] = 0;
    }
    place_columns(used);
    for (size_t input = 0; input < model.inputs.size(); ++input) columns_[input] = columns_[2 * input];
  }

  struct Scratch {
    std::vector<uint8_t> bins;
    std::vector<double> by_output;
    RowDivision division;
  };

  /// Whether rows are divided: the more of them at once the better, up to `most_rows`.
  bool divides() const { return forest_.trees.empty(); }
  size_t most_rows() const {
    constexpr size_t kMostBins = 1 << 18;
    return divides() ? std::clamp<size_t>(kMostBins / std::max<size_t>(1, used_.size()), kRows, kMostDividedRows) / kRows * kRows : kRows;
  }

  /// Raw scores of rows begin … begin + rows − 1.
  void score(size_t begin, size_t rows, Scratch& s, double* scores) const {
    const size_t most = most_rows();
    for (size_t done = 0; done < rows; done += most) {
      double* own = scores + done * static_cast<size_t>(model_.outputs);
      if (divides())
        divide(begin + done, std::min(most, rows - done), s, own);
      else
        mask(begin + done, std::min(most, rows - done), s, own);
    }
  }

 private:
  void place_columns(const std::vector<char>& used) {
    used_.clear();
    for (size_t i = 0; i < used.size(); ++i) {
      columns_[i] = used[i] ? static_cast<int32_t>(used_.size()) : -1;
      if (used[i]) used_.push_back(static_cast<int32_t>(i));
    }
  }

  void divide(size_t begin, size_t rows, Scratch& s, double* scores) const {
    const size_t k = model_.outputs;
    s.bins.resize(std::max(s.bins.size(), used_.size() * rows));
    for (size_t i = 0; i < used_.size(); ++i) binner_.block(used_[i] / 2, begin, rows, s.bins.data() + i * rows);
    std::fill_n(scores, rows * k, 0.0);
    s.division.add_scores(model_, columns_, s.bins.data(), rows, rows, scores);
    for (size_t row = 0; row < rows; ++row)
      for (size_t c = 0; c < k; ++c) scores[row * k + c] = model_.base[c] + model_.scale * scores[row * k + c];
  }

  void mask(size_t begin, size_t rows, Scratch& s, double* scores) const {
    const size_t k = model_.outputs;
    s.bins.resize(std::max(s.bins.size(), used_.size() * kRows));
    s.by_output.assign(kRows * k, 0.0);
    for (size_t i = 0; i < used_.size(); ++i) {
      uint8_t* bins = s.bins.data() + i * kRows;
      const bool less_one = used_[i] % 2 == 1;
      // The bins themselves, where they are read too, stand just before.
      if (less_one && i > 0 && used_[i - 1] + 1 == used_[i])
        std::copy_n(bins - kRows, rows, bins);
      else
        binner_.block(used_[i] / 2, begin, rows, bins);
      if (less_one)
        for (size_t row = 0; row < rows; ++row) --bins[row];
    }
    kernels::add_tree_scores(forest_, s.bins.data(), rows, s.by_output.data());
    for (size_t row = 0; row < rows; ++row)
      for (size_t c = 0; c < k; ++c) scores[row * k + c] = model_.base[c] + model_.scale * s.by_output[c * kRows + row];
  }

  const TreeModel& model_;
  /// `used_`: the columns of a block, 2 × input for bins and the number after it for bins less one; `columns_`: the other way
  /// round, or by input where rows are divided.
  std::vector<int32_t> columns_, used_;
  Binner binner_;
  kernels::MaskForest forest_;
};

/// Trees that a row walks side by side: while one waits for its node to come from memory, the others go on.
constexpr size_t kTreesAbreast = 16;

/// Rows one by one, straight through the nodes: nothing is laid out first, which for few rows would be most of the work.
/// Additions come in the order of `BlockScorer`.
void score_few(const TreeModel& model, const FrameView& frame, double* scores) {
  const size_t k = model.outputs;
  constexpr int16_t kUnknown = -1;
  std::vector<int16_t> bins;
  std::vector<double> sums;
  for (size_t row = 0; row < frame.rows; ++row) {
    bins.assign(model.inputs.size(), kUnknown);
    sums.assign(k, 0.0);
    for (size_t first = 0; first < model.roots.size(); first += kTreesAbreast) {
      const size_t trees = std::min(kTreesAbreast, model.roots.size() - first);
      const Node* at[kTreesAbreast];
      for (size_t tree = 0; tree < trees; ++tree) at[tree] = &model.nodes[model.roots[first + tree]];
      for (bool open = true; open;) {
        open = false;
        for (size_t tree = 0; tree < trees; ++tree) {
          const Node& node = *at[tree];
          if (node.is_leaf()) continue;
          int16_t& bin = bins[node.input];
          if (bin == kUnknown) bin = bin_of(model.inputs[node.input], frame, row);
          at[tree] = &model.nodes[node.left + (model.goes_left(node, static_cast<unsigned>(bin)) ? 0 : 1)];
          open = true;
        }
      }
      for (size_t tree = 0; tree < trees; ++tree)
        for (int32_t e = at[tree]->left; e < at[tree]->left + at[tree]->extra; ++e) sums[model.leaves[e].output] += model.leaves[e].value;
    }
    for (size_t c = 0; c < k; ++c) scores[row * k + c] = model.base[c] + model.scale * sums[c];
  }
}

/// Rows that are not worth a layout.
constexpr size_t kFewRows = 16;

/// Rows that a thread takes at once: as many as any of the models likes, in stretches of equal length for all threads.
size_t stretch_of(const std::vector<BlockScorer>& scorers, size_t rows, size_t threads) {
  size_t most = kRows;
  for (const BlockScorer& scorer : scorers) most = std::max(most, scorer.most_rows());
  const size_t each = (rows + threads - 1) / threads, parts = (each + most - 1) / most, step = kernels::kMaskStep;
  return ((each + parts - 1) / parts + step - 1) / step * step;
}

/// Calls `each(model, begin, rows, scores, worker)` for every model and block of rows: for a block in the order of the models.
template <class Each>
void run(const std::vector<const TreeModel*>& models, const FrameView& frame, int threads, const RunControl& control, const Each& each) {
  size_t outputs = 1;
  for (const TreeModel* model : models) outputs = std::max<size_t>(outputs, model->outputs);
  if (frame.rows <= kFewRows) {
    std::vector<double> scores(frame.rows * outputs);
    for (size_t m = 0; m < models.size(); ++m) {
      control.check();
      score_few(*models[m], frame, scores.data());
      each(m, 0, frame.rows, scores.data(), 0);
    }
    return;
  }
  std::vector<BlockScorer> scorers;
  scorers.reserve(models.size());
  for (const TreeModel* model : models) scorers.emplace_back(*model, frame);
  // A thread for a stretch of work that is worth starting it.
  constexpr size_t kFewestOfThread = 2048;
  const size_t work = frame.rows * models.size();
  ThreadPool pool(static_cast<int>(std::min<size_t>(std::max(threads, 1), (work + kFewestOfThread - 1) / kFewestOfThread)));
  const size_t stretch = stretch_of(scorers, frame.rows, pool.size());
  struct Scratch {
    BlockScorer::Scratch own;
    std::vector<double> scores;
  };
  std::vector<Scratch> scratch(pool.size());
  for (Scratch& s : scratch) s.scores.resize(stretch * outputs);
  pool.run((frame.rows + stretch - 1) / stretch, [&](size_t part, int worker) {
    const size_t begin = part * stretch, rows = std::min(stretch, frame.rows - begin);
    Scratch& s = scratch[worker];
    for (size_t m = 0; m < models.size(); ++m) {
      control.check();
      scorers[m].score(begin, rows, s.own, s.scores.data());
      for (size_t done = 0; done < rows; done += kRows)
        each(m, begin + done, std::min(kRows, rows - done), s.scores.data() + done * models[m]->outputs, worker);
    }
  });
}

}  // namespace

void predict_scores(const TreeModel& model, const FrameView& frame, int threads, const RunControl& control, double* out) {
  const size_t k = model.outputs;
  run({&model}, frame, threads, control, [&](size_t, size_t begin, size_t rows, const double* scores, int) {
    std::copy_n(scores, rows * k, out + begin * k);
  });
}

void predict_mean(const std::vector<const TreeModel*>& models, const FrameView& frame, int threads, const RunControl& control, double* out) {
  const size_t width = models.front()->width();
  const double share = 1.0 / static_cast<double>(models.size());
  std::vector<std::vector<double>> linked(static_cast<size_t>(std::max(threads, 1)), std::vector<double>(kRows * width));
  run(models, frame, threads, control, [&](size_t m, size_t begin, size_t rows, const double* scores, int worker) {
    double* block = out + begin * width;
    if (models.size() == 1) return link_scores(*models[m], scores, rows, block);
    double* own = linked[static_cast<size_t>(worker)].data();
    link_scores(*models[m], scores, rows, own);
    for (size_t i = 0; i < rows * width; ++i) block[i] = (m == 0 ? 0.0 : block[i]) + share * own[i];
  });
}

void predict(const TreeModel& model, const FrameView& frame, int threads, const RunControl& control, double* out) {
  predict_mean({&model}, frame, threads, control, out);
}

}  // namespace graticule::trees
