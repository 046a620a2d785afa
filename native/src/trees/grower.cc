#include "trees/grower.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <mutex>

#include "kernels/partition.h"
#include "trees/random.h"

namespace graticule::trees {

using kernels::Bin;
using kernels::PackedGradient;

// Below these, waking the other threads costs more than they save (measured on 2 cores).
static constexpr size_t kParallelCells = 1 << 15;
static constexpr size_t kParallelRows = 1 << 14;
static constexpr size_t kSlack = 16;
// A leaf this small touches fewer bins than the packed histogram has.
static constexpr size_t kWideRows = 2048;

Grower::Grower(const BinnedMatrix& matrix, const std::vector<Input>& inputs, ThreadPool& pool, const RunControl& control,
               const GrowLimits& limits)
    : matrix_(matrix), inputs_(inputs), pool_(pool), control_(control), limits_(limits) {
  const size_t bytes = std::max<size_t>(1, static_cast<size_t>(matrix.bin_offsets.back()) * sizeof(Bin));
  max_slots_ = std::max<size_t>(3, limits.histogram_bytes / bytes);
  rows_.resize(matrix.rows);
  const size_t room = matrix.rows + kSlack * (matrix.rows / kParallelRows + 2);
  left_.resize(room);
  right_.resize(room);
  packed_.resize(pool.size());
  for (auto& packed : packed_) packed.assign(static_cast<size_t>(BinnedMatrix::kGroupWidth) * 256, 0);
}

void Grower::lay_out(const std::vector<int32_t>& active) {
  active_ = active;
  active_groups_.clear();
  offsets_.clear();
  few_ = 2 * active_.size() < static_cast<size_t>(matrix_.inputs());
  bins_ = few_ ? 0 : static_cast<size_t>(matrix_.bin_offsets.back());
  for (const int32_t input : active_) {
    offsets_.push_back(few_ ? bins_ : static_cast<size_t>(matrix_.bin_offsets[input]));
    if (few_) bins_ += static_cast<size_t>(matrix_.bin_counts[input]);
    const int group = matrix_.places[input].group;
    if (active_groups_.empty() || active_groups_.back() != group) active_groups_.push_back(group);
  }
}

void Grower::build(const Open& leaf, const PackedGradient* gradients, Bin* histogram) {
  const size_t count = leaf.leaf.end - leaf.leaf.begin;
  const uint32_t* rows = rows_.data() + leaf.leaf.begin;
  std::memset(static_cast<void*>(histogram), 0, bins_ * sizeof(Bin));
  if (few_) {
    const auto column_task = [&](size_t i, int) {
      control_.check();
      kernels::accumulate_column(matrix_.column(active_[i]), rows, count, gradients, histogram + offsets_[i]);
    };
    if (count * active_.size() < kParallelCells)
      for (size_t i = 0; i < active_.size(); ++i) column_task(i, 0);
    else
      pool_.run(active_.size(), column_task);
    return;
  }
  if (count <= kWideRows) {
    const auto group_task = [&](size_t index, int) {
      const BinnedMatrix::Group& group = matrix_.groups[active_groups_[index]];
      kernels::accumulate_wide(group.bins.data(), group.width, rows, count, gradients,
                               matrix_.bin_offsets.data() + group.first, histogram);
    };
    if (count * matrix_.inputs() < kParallelCells)
      for (size_t index = 0; index < active_groups_.size(); ++index) group_task(index, 0);
    else
      pool_.run(active_groups_.size(), group_task);
    return;
  }
  // Tasks are (group, stretch of rows); stretches of one group meet in its wide sums, where order does not matter.
  const size_t wanted = (2 * pool_.size() + active_groups_.size() - 1) / active_groups_.size();
  const size_t stretch = std::min(kernels::kPackedRows, std::max<size_t>(kWideRows, (count + wanted - 1) / wanted));
  const size_t stretches = (count + stretch - 1) / stretch;
  std::vector<std::mutex> locks(active_groups_.size());
  pool_.run(stretches * active_groups_.size(), [&](size_t task, int worker) {
    control_.check();
    const size_t index = task % active_groups_.size(), begin = task / active_groups_.size() * stretch;
    const BinnedMatrix::Group& group = matrix_.groups[active_groups_[index]];
    int64_t* packed = packed_[worker].data();
    kernels::accumulate_packed(group.bins.data(), group.width, rows + begin, std::min(stretch, count - begin), gradients, packed);
    const std::lock_guard<std::mutex> lock(locks[index]);
    for (int column = 0; column < group.width; ++column)
      kernels::flush_packed(packed + column * 256, matrix_.bin_counts[group.first + column],
                            histogram + matrix_.bin_offsets[group.first + column]);
  });
}

void Grower::subtract_and_scan(Open* small, Open* large, const SplitRules& rules, uint64_t seed) {
  const Bin* s = slot(small->slot);
  Bin* l = large == nullptr ? nullptr : slot(large->slot);
  const size_t count = active_.size();
  found_.assign(count * 2, Split{});
  const auto looks_at = [&](const Open& leaf, int32_t input) {
    return limits_.node_columns >= 1 ||
           unit(mix(mix(seed, static_cast<uint64_t>(leaf.leaf.node)), static_cast<uint64_t>(input))) < limits_.node_columns;
  };
  const auto scan = [&](const Open& leaf, const Bin* bins, int32_t input) {
    if (!looks_at(leaf, input)) return Split{};
    return best_split(bins, matrix_.bin_counts[input], input, inputs_[input].categorical, leaf.leaf.sums,
                      static_cast<double>(leaf.leaf.end - leaf.leaf.begin), rules, leaf.leaf.bounds,
                      limits_.directions.empty() ? int8_t{0} : limits_.directions[input]);
  };
  const size_t per_task = 4, tasks = (count + per_task - 1) / per_task;
  const auto task_body = [&](size_t task, int) {
    for (size_t i = task * per_task; i < std::min(count, (task + 1) * per_task); ++i) {
      const int32_t input = active_[i];
      const size_t offset = offsets_[i];
      if (l != nullptr) {
        for (int b = 0; b < matrix_.bin_counts[input]; ++b) {
          l[offset + b].gradient -= s[offset + b].gradient;
          l[offset + b].hessian -= s[offset + b].hessian;
        }
        found_[count + i] = scan(*large, l + offset, input);
      }
      found_[i] = scan(*small, s + offset, input);
    }
  };
  if (bins_ < kParallelCells / 4)
    for (size_t task = 0; task < tasks; ++task) task_body(task, 0);
  else
    pool_.run(tasks, task_body);
  // Ties go to the first input, whatever thread found them.
  for (size_t i = 0; i < count; ++i) {
    if (found_[i].gain > small->split.gain) small->split = found_[i];
    if (large != nullptr && found_[count + i].gain > large->split.gain) large->split = found_[count + i];
  }
}

/// Neither child may cross the middle of their weights, whatever it is split into.
static void keep_apart(Grower::Leaf& left, Grower::Leaf& right, int8_t direction, const SplitRules& rules) {
  const double middle = (leaf_weight(left.sums, rules, left.bounds) + leaf_weight(right.sums, rules, right.bounds)) / 2;
  (direction > 0 ? left.bounds.high : left.bounds.low) = middle;
  (direction > 0 ? right.bounds.low : right.bounds.high) = middle;
}

size_t Grower::partition(const Open& leaf, const BinSet* set, const Split& split) {
  const uint8_t* column = matrix_.column(split.input);
  const size_t count = leaf.leaf.end - leaf.leaf.begin, base = leaf.leaf.begin;
  uint8_t goes_left[256];
  for (unsigned b = 0; b < 256; ++b)
    goes_left[b] = set != nullptr ? in_set(*set, b) : b == 0 ? split.missing_left : b <= split.bin;
  const size_t stretch = kParallelRows, stretches = (count + stretch - 1) / stretch;
  std::vector<size_t> lefts(stretches);
  // Stretches leave room between them, because vector stores write past the rows they keep.
  const auto room_of = [&](size_t task) { return (base + task * stretch) + kSlack * (base / stretch + task); };
  const auto divide = [&](size_t task, int) {
    const size_t begin = base + task * stretch, rows_here = std::min(stretch, count - task * stretch);
    lefts[task] = kernels::partition_rows(column, matrix_.rows, goes_left, rows_.data() + begin, rows_here,
                                          left_.data() + room_of(task), right_.data() + room_of(task));
  };
  pool_.run(stretches, divide);
  size_t total_left = 0;
  for (const size_t lefts_here : lefts) total_left += lefts_here;
  std::vector<size_t> left_at(stretches), right_at(stretches);
  for (size_t task = 0, l = base, r = base + total_left; task < stretches; ++task) {
    left_at[task] = l;
    right_at[task] = r;
    l += lefts[task];
    r += std::min(stretch, count - task * stretch) - lefts[task];
  }
  pool_.run(stretches, [&](size_t task, int) {
    const size_t rows_here = std::min(stretch, count - task * stretch);
    std::copy_n(left_.data() + room_of(task), lefts[task], rows_.data() + left_at[task]);
    std::copy_n(right_.data() + room_of(task), rows_here - lefts[task], rows_.data() + right_at[task]);
  });
  return total_left;
}

int Grower::take_slot(std::vector<Open>& open) {
  if (free_.empty() && slots_.size() < max_slots_) {
    // Not cleared: `build` does that, for the bins that the tree has.
    slots_.emplace_back(new Bin[static_cast<size_t>(matrix_.bin_offsets.back())]);
    free_.push_back(static_cast<int>(slots_.size()) - 1);
  }
  if (free_.empty()) {
    // Out of room: the leaf least likely to be split next gives up its histogram and is counted afresh if it is.
    Open* victim = nullptr;
    for (Open& leaf : open)
      if (leaf.slot >= 0 && (victim == nullptr || leaf.split.gain < victim->split.gain)) victim = &leaf;
    free_.push_back(victim->slot);
    victim->slot = -1;
  }
  const int index = free_.back();
  free_.pop_back();
  return index;
}

Sums Grower::sum_rows(size_t row_count, const PackedGradient* gradients) const {
  Sums sums;
  for (size_t i = 0; i < row_count; ++i) {
    const PackedGradient g = gradients[rows_[i]];
    sums.gradient += static_cast<int32_t>(g) >> 16;
    sums.hessian += g & 0xFFFFu;
  }
  return sums;
}

std::vector<Grower::Leaf> Grower::grow(TreeModel& model, size_t row_count, const PackedGradient* gradients,
                                       const std::vector<int32_t>& active, const SplitRules& rules, uint64_t seed) {
  lay_out(active);
  free_.clear();
  for (size_t index = 0; index < slots_.size(); ++index) free_.push_back(static_cast<int>(index));

  const int32_t root = static_cast<int32_t>(model.nodes.size());
  model.roots.push_back(root);
  model.nodes.emplace_back();
  model.nodes[root].cover = static_cast<float>(row_count);
  std::vector<Open> open(1);
  open[0].leaf = {0, row_count, root, {}, {}};
  const auto may_split = [&](const Open& leaf) {
    return leaf.depth < (limits_.max_depth > 0 ? std::min(limits_.max_depth, kMaxTreeDepth) : kMaxTreeDepth) && leaf.leaf.end - leaf.leaf.begin >= 2 * rules.min_rows &&
           leaf.leaf.end - leaf.leaf.begin >= 2;
  };
  if (!active_.empty() && may_split(open[0]) && limits_.max_leaves > 1) {
    open[0].slot = take_slot(open);
    build(open[0], gradients, slot(open[0].slot));
    const Bin* bins = slot(open[0].slot) + offsets_[0];
    for (int b = 0; b < matrix_.bin_counts[active_[0]]; ++b) {
      open[0].leaf.sums.gradient += bins[b].gradient;
      open[0].leaf.sums.hessian += bins[b].hessian;
    }
    subtract_and_scan(&open[0], nullptr, rules, seed);
  } else {
    open[0].leaf.sums = sum_rows(row_count, gradients);
  }
  while (static_cast<int>(open.size()) < limits_.max_leaves) {
    size_t best = 0;
    for (size_t i = 1; i < open.size(); ++i)
      if (open[i].split.gain > open[best].split.gain) best = i;
    if (!open[best].split.found()) break;
    control_.check();

    Open parent = open[best];
    const Split& split = parent.split;
    Node& node = model.nodes[parent.leaf.node];
    node.input = split.input;
    node.bin = split.bin;
    node.flags = static_cast<uint8_t>((split.missing_left ? Node::kMissingLeft : 0) | (split.is_set ? Node::kSet : 0));
    node.gain = static_cast<float>(split.gain);
    if (split.is_set) {
      node.extra = static_cast<int32_t>(model.sets.size());
      model.sets.push_back(split.set);
    }
    node.left = static_cast<int32_t>(model.nodes.size());
    const size_t middle = parent.leaf.begin + partition(parent, split.is_set ? &split.set : nullptr, split);

    Open left, right;
    left.leaf = {parent.leaf.begin, middle, node.left, split.left, parent.leaf.bounds};
    right.leaf = {middle, parent.leaf.end, node.left + 1,
                  {parent.leaf.sums.gradient - split.left.gradient, parent.leaf.sums.hessian - split.left.hessian},
                  parent.leaf.bounds};
    if (split.direction != 0) keep_apart(left.leaf, right.leaf, split.direction, rules);
    left.depth = right.depth = parent.depth + 1;
    model.nodes.emplace_back();
    model.nodes.back().cover = static_cast<float>(middle - parent.leaf.begin);
    model.nodes.emplace_back();
    model.nodes.back().cover = static_cast<float>(parent.leaf.end - middle);

    open[best].slot = -1;
    Open *small = &left, *large = &right;
    if (left.leaf.end - left.leaf.begin > right.leaf.end - right.leaf.begin) std::swap(small, large);
    const bool last = static_cast<int>(open.size()) + 1 >= limits_.max_leaves;
    const bool scan_small = !last && may_split(*small), scan_large = !last && may_split(*large);
    if (scan_small || scan_large) {
      small->slot = take_slot(open);
      build(*small, gradients, slot(small->slot));
      if (scan_large) {
        if (parent.slot >= 0) {
          large->slot = parent.slot;
          parent.slot = -1;
        } else {
          large->slot = take_slot(open);
          build(parent, gradients, slot(large->slot));
        }
        subtract_and_scan(small, large, rules, seed);
      } else {
        subtract_and_scan(small, nullptr, rules, seed);
      }
      if (!scan_small) small->split = Split{};
    }
    if (parent.slot >= 0) free_.push_back(parent.slot);
    for (Open* child : {&left, &right})
      if (!child->split.found() && child->slot >= 0) {
        free_.push_back(child->slot);
        child->slot = -1;
      }
    open[best] = left;
    open.push_back(right);
  }
  std::vector<Leaf> leaves;
  for (const Open& leaf : open) leaves.push_back(leaf.leaf);
  std::sort(leaves.begin(), leaves.end(), [](const Leaf& a, const Leaf& b) { return a.node < b.node; });
  return leaves;
}

}  // namespace graticule::trees
