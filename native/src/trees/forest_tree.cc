#include "trees/forest_tree.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace graticule::trees {

ForestGrower::ForestGrower(const ForestData& data)
    : data_(data), classification_(data.params.classes > 0), row_weights_(data.matrix.rows),
      totals_(std::max(1, data.params.classes), 0), left_(totals_.size(), 0), order_(data.inputs.size()) {}

void ForestGrower::draw_rows(Random& random) {
  const size_t n = data_.matrix.rows;
  for (size_t row = 0; row < n; ++row) row_weights_[row] = data_.weights.empty() ? 1.0f : data_.weights[row];
  if (!data_.params.extra) {
    std::vector<uint32_t> times(n, 0);
    for (size_t i = 0; i < n; ++i) ++times[random.below(static_cast<uint32_t>(n))];
    for (size_t row = 0; row < n; ++row) row_weights_[row] *= static_cast<float>(times[row]);
  } else if (data_.params.row_fraction < 1) {
    // Selection sampling (Knuth, The Art of Computer Programming, vol. 2, algorithm 3.4.2 S): exactly the share asked for.
    size_t wanted = std::max<size_t>(1, static_cast<size_t>(std::lround(data_.params.row_fraction * static_cast<double>(n))));
    for (size_t row = 0; row < n; ++row) {
      if (random.below(static_cast<uint32_t>(n - row)) < wanted)
        --wanted;
      else
        row_weights_[row] = 0;
    }
  }
  rows_.clear();
  for (size_t row = 0; row < n; ++row)
    if (row_weights_[row] > 0) rows_.push_back(static_cast<uint32_t>(row));
  if (rows_.empty()) {
    // A draw of nothing but rows without weight teaches nothing: take all that have one.
    for (size_t row = 0; row < n; ++row) {
      row_weights_[row] = data_.weights[row];
      if (row_weights_[row] > 0) rows_.push_back(static_cast<uint32_t>(row));
    }
  }
  right_.resize(rows_.size());
}

void ForestGrower::total(const Span& span) {
  node_ = Tally{};
  node_.rows = span.end - span.begin;
  for (size_t i = span.begin; i < span.end; ++i) {
    const uint32_t row = rows_[i];
    const double w = weight(row);
    node_.weight += w;
    if (classification_) {
      double& t = totals_[data_.codes[row]];
      node_.squares += w * (2 * t + w);
      t += w;
    } else {
      node_.sum += w * data_.target[row];
    }
  }
  if (!classification_) node_.squares = node_.sum * node_.sum;
}

void ForestGrower::forget(const Span& span) {
  if (!classification_) return;
  for (size_t i = span.begin; i < span.end; ++i) totals_[data_.codes[rows_[i]]] = 0;
}

void ForestGrower::add(Tally& tally, uint32_t row) {
  const double w = weight(row);
  tally.weight += w;
  ++tally.rows;
  if (classification_) {
    double& l = left_[data_.codes[row]];
    tally.squares += w * (2 * l + w);
    tally.cross += w * totals_[data_.codes[row]];
    l += w;
  } else {
    tally.sum += w * data_.target[row];
  }
}

void ForestGrower::drop_counts(const uint32_t* rows, size_t count) {
  if (!classification_) return;
  for (size_t i = 0; i < count; ++i) left_[data_.codes[rows[i]]] = 0;
}

double ForestGrower::score(const Tally& left) const {
  const double min_rows = std::max(1.0, data_.params.min_rows), right_weight = node_.weight - left.weight;
  if (left.rows < min_rows || node_.rows - left.rows < min_rows || !(left.weight > 0) || !(right_weight > 0)) return -1;
  if (!classification_) {
    const double right = node_.sum - left.sum;
    return left.sum * left.sum / left.weight + right * right / right_weight;
  }
  const double right_squares = std::max(0.0, node_.squares - 2 * left.cross + left.squares);
  return left.squares / left.weight + right_squares / right_weight;
}

bool ForestGrower::goes_left(const Cut& cut, uint8_t bin) const {
  if (cut.is_set) return in_set(cut.set, bin);
  return bin == 0 ? cut.missing_left : bin <= cut.bin;
}

static BinSet random_set(Random& random) { return {random.next(), random.next(), random.next(), random.next()}; }

/// A cut at random over what the node holds; false when the node holds one bin only.
bool ForestGrower::random_cut(const Span& span, int32_t input, Random& random, Cut& best) {
  const uint8_t* bins = data_.matrix.column(input);
  int low = 256, high = 0;
  bool missing = false;
  for (size_t i = span.begin; i < span.end; ++i) {
    const int bin = bins[rows_[i]];
    if (bin == 0) {
      missing = true;
    } else {
      low = std::min(low, bin);
      high = std::max(high, bin);
    }
  }
  if (high == 0 || (low == high && !missing)) return false;
  Cut cut;
  cut.input = input;
  if (data_.inputs[input].categorical) {
    cut.is_set = true;
    cut.set = random_set(random);
  } else if (!missing) {
    cut.bin = static_cast<uint8_t>(low + random.below(high - low));
    cut.missing_left = random.below(2) == 0;
  } else {
    // Missing values stand before the first bin or after the last: either may then stand alone.
    cut.missing_left = random.below(2) == 0;
    const int first = cut.missing_left ? low - 1 : low;
    cut.bin = static_cast<uint8_t>(first + random.below(high - low + 1));
  }
  Tally left;
  for (size_t i = span.begin; i < span.end; ++i)
    if (goes_left(cut, bins[rows_[i]])) add(left, rows_[i]);
  cut.score = score(left);
  drop_counts(rows_.data() + span.begin, span.end - span.begin);
  if (cut.score > best.score) best = cut;
  return true;
}

/// The best cut of one input, by walking the rows in the order of their bins.
bool ForestGrower::best_cut(const Span& span, int32_t input, Random& random, Cut& best) {
  const uint8_t* bins = data_.matrix.column(input);
  const size_t count = span.end - span.begin;
  const int bin_count = data_.matrix.bin_counts[input];
  size_t starts[257];
  std::fill_n(starts, bin_count + 1, size_t{0});
  for (size_t i = span.begin; i < span.end; ++i) ++starts[bins[rows_[i]] + 1];
  const bool missing = starts[1] > 0;
  uint8_t order[256];
  int used = 0;
  for (int bin = 0; bin < bin_count; ++bin) {
    if (starts[bin + 1] > 0) order[used++] = static_cast<uint8_t>(bin);
    starts[bin + 1] += starts[bin];
  }
  if (used < 2) return false;
  std::vector<uint32_t>& sorted = sorted_;
  sorted.resize(count);
  {
    size_t next[256];
    std::copy(starts, starts + bin_count, next);
    for (size_t i = span.begin; i < span.end; ++i) sorted[next[bins[rows_[i]]]++] = rows_[i];
  }
  const bool categorical = data_.inputs[input].categorical;
  if (categorical) {
    // By mean target, or by the share of the class of a row drawn at random: two classes need no more.
    const int32_t label = classification_ ? data_.codes[sorted[random.below(static_cast<uint32_t>(count))]] : -1;
    double mean[256];
    for (int i = 0; i < used; ++i) {
      double sum = 0, w = 0;
      for (size_t r = starts[order[i]]; r < starts[order[i] + 1]; ++r) {
        sum += weight(sorted[r]) * (classification_ ? (data_.codes[sorted[r]] == label ? 1.0 : 0.0) : data_.target[sorted[r]]);
        w += weight(sorted[r]);
      }
      mean[order[i]] = sum / w;
    }
    std::sort(order, order + used, [&](uint8_t a, uint8_t b) { return mean[a] != mean[b] ? mean[a] < mean[b] : a < b; });
  }
  Cut cut;
  cut.input = input;
  cut.is_set = categorical;
  Tally left;
  // Missing values are bin 0: they go left with the lowest bins, and a second walk puts them last.
  for (const bool missing_left : {true, false}) {
    if (!missing_left && (categorical || !missing)) break;
    left = Tally{};
    const int first = missing_left ? 0 : 1;
    BinSet set{};
    for (int i = first; i < (missing_left ? used - 1 : used); ++i) {
      for (size_t r = starts[order[i]]; r < starts[order[i] + 1]; ++r) add(left, sorted[r]);
      set[order[i] >> 6] |= 1ull << (order[i] & 63);
      const double here = score(left);
      if (here <= best.score || here <= cut.score) continue;
      cut.score = here;
      cut.bin = order[i];
      cut.missing_left = missing ? missing_left : left.rows * 2 >= count;
      cut.set = set;
    }
    drop_counts(sorted.data(), count);
  }
  if (cut.score > best.score) best = cut;
  return true;
}

void ForestGrower::leaf(ForestTree& tree, const Span& span) {
  Node& node = tree.nodes[span.node];
  node.left = static_cast<int32_t>(tree.leaves.size());
  if (!classification_) {
    tree.leaves.push_back({0, static_cast<float>(node_.sum / node_.weight)});
  } else {
    std::vector<int32_t> present;
    for (size_t i = span.begin; i < span.end; ++i) {
      const int32_t code = data_.codes[rows_[i]];
      if (left_[code] == 0) present.push_back(code);
      left_[code] = 1;
    }
    std::sort(present.begin(), present.end());
    for (const int32_t code : present) {
      tree.leaves.push_back({code, static_cast<float>(totals_[code] / node_.weight)});
      left_[code] = 0;
    }
  }
  node.extra = static_cast<int32_t>(tree.leaves.size()) - node.left;
}

ForestTree ForestGrower::grow(uint64_t seed) {
  Random random(seed);
  ForestTree tree;
  draw_rows(random);
  tree.seen.resize(data_.matrix.rows);
  for (const uint32_t row : rows_) tree.seen[row] = true;
  const double p = static_cast<double>(data_.inputs.size());
  const double asked = data_.params.candidates > 0 ? data_.params.candidates : classification_ ? std::sqrt(p) : p;
  const int candidates = static_cast<int>(std::clamp(std::round(asked), 1.0, std::max(1.0, p)));
  tree.nodes.emplace_back();
  std::vector<Span> open{{0, rows_.size(), 0, 0}};
  while (!open.empty()) {
    data_.control.check();
    const Span span = open.back();
    open.pop_back();
    total(span);
    tree.nodes[span.node].cover = static_cast<float>(span.end - span.begin);
    const double parent = node_.squares / node_.weight;
    Cut best;
    const bool pure = classification_ && node_.squares >= node_.weight * node_.weight * (1 - 1e-12);
    if (!pure && node_.rows >= 2 * std::max(1.0, data_.params.min_rows) &&
        span.depth < (data_.params.max_depth > 0 ? std::min(data_.params.max_depth, kMaxTreeDepth) : kMaxTreeDepth)) {
      // Inputs that are constant here do not count as tried.
      std::iota(order_.begin(), order_.end(), 0);
      int tried = 0;
      for (size_t i = 0; i < order_.size() && tried < candidates; ++i) {
        std::swap(order_[i], order_[i + random.below(static_cast<uint32_t>(order_.size() - i))]);
        tried += data_.params.extra ? random_cut(span, order_[i], random, best) : best_cut(span, order_[i], random, best);
      }
    }
    const double gain = best.score - parent;
    if (best.input < 0 || !(gain > 1e-10 * std::fabs(parent) || (classification_ && data_.params.extra && gain >= 0))) {
      leaf(tree, span);
      forget(span);
      continue;
    }
    forget(span);
    size_t middle = span.begin, rights = 0;
    const uint8_t* bins = data_.matrix.column(best.input);
    for (size_t i = span.begin; i < span.end; ++i) {
      const uint32_t row = rows_[i];
      if (goes_left(best, bins[row]))
        rows_[middle++] = row;
      else
        right_[rights++] = row;
    }
    std::copy_n(right_.begin(), rights, rows_.begin() + static_cast<std::ptrdiff_t>(middle));
    const int32_t left = static_cast<int32_t>(tree.nodes.size());
    tree.nodes.resize(tree.nodes.size() + 2);
    Node& node = tree.nodes[span.node];
    node.input = best.input;
    node.bin = best.bin;
    node.left = left;
    node.gain = static_cast<float>(std::max(0.0, gain));
    node.flags = static_cast<uint8_t>((best.missing_left ? Node::kMissingLeft : 0) | (best.is_set ? Node::kSet : 0));
    if (best.is_set) {
      node.extra = static_cast<int32_t>(tree.sets.size());
      tree.sets.push_back(best.set);
    }
    open.push_back({middle, span.end, left + 1, span.depth + 1});
    open.push_back({span.begin, middle, left, span.depth + 1});
  }
  return tree;
}

}  // namespace graticule::trees
