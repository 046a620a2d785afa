#include "graticule/prior/synthetic_set.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>
#include <string>

#include "prior/columns.h"
#include "prior/filter.h"
#include "prior/graph.h"
#include "prior/target.h"

namespace graticule::prior {

namespace {

/// Where a column or the target is read: a slice of one node's entries.
struct Slot {
  std::size_t node = 0, first = 0, dims = 1;
  std::size_t categories = 0;  ///< 0: a number
  bool marked = false;         ///< shown as categorical
};

Slot reserve(Graph& graph, std::size_t node, std::size_t dims, std::size_t categories) {
  const Slot slot{node, graph.nodes[node].shown_dims, dims, categories, false};
  graph.nodes[node].shown_dims += dims;
  return slot;
}

std::size_t draw_cardinality(Draws& draws) { return draws.chance(0.35f) ? 2 : draws.log_whole(2, 20); }

std::vector<Slot> draw_slots(Graph& graph, std::size_t columns, const Style& style, Draws& draws) {
  const std::vector<float> weights = draws.importances(graph.sources.size());
  std::size_t isolated = 0;
  std::vector<Slot> slots;
  for (std::size_t j = 0; j < columns; ++j) {
    if (j > 0 && draws.chance(style.copy_share)) {
      slots.push_back(slots[draws.below(slots.size())]);
      continue;
    }
    // The first column is never irrelevant.
    const bool irrelevant = j > 0 && draws.chance(style.irrelevant_share);
    if (irrelevant && isolated == 0) isolated = add_isolated(graph, style, draws);
    const std::size_t node = irrelevant ? isolated : graph.sources[draws.pick(weights)];
    if (draws.chance(style.categorical_share)) {
      slots.push_back(reserve(graph, node, 1 + draws.below(3), draw_cardinality(draws)));
      slots.back().marked = !draws.chance(style.unmarked_share);
    } else {
      slots.push_back(reserve(graph, node, 1, 0));
    }
  }
  return slots;
}

void evaluate(Graph& graph, const std::vector<Slot>& slots, const Slot& target, const SetShape& shape, const Style& style,
              Draws& draws, std::vector<std::vector<float>>& columns) {
  std::vector<std::size_t> wanted{target.node};
  for (const Slot& slot : slots) wanted.push_back(slot.node);
  const std::vector<char> needed = ancestry(graph, wanted);
  for (std::size_t index = 0; index < graph.nodes.size(); ++index) {
    if (!needed[index]) continue;
    evaluate_node(graph, index, shape.rows, style, draws);
    Points& points = graph.nodes[index].points;
    for (std::size_t j = 0; j < slots.size(); ++j) {
      const Slot& slot = slots[j];
      if (slot.node != index) continue;
      columns[j] = slot.categories > 0 ? show_category(points, slot.first, slot.dims, slot.categories, draws)
                                       : show_number(points.dim(slot.first), shape.rows, style, draws);
    }
  }
}

void empty_some(std::vector<std::vector<float>>& columns, Draws& draws) {
  const float affected = draws.uniform(), most = draws.log_uniform(0.02f, 0.6f);
  for (std::vector<float>& column : columns) {
    if (!draws.chance(affected)) continue;
    const std::vector<float>& driver = draws.chance(0.6f) ? column : columns[draws.below(columns.size())];
    empty_cells(column, std::vector<float>(driver), most * draws.uniform(), draws);
  }
}

bool constant(const std::vector<float>& column) {
  const auto known = std::find_if(column.begin(), column.end(), [](float value) { return !std::isnan(value); });
  return std::all_of(known, column.end(), [&](float value) { return std::isnan(value) || value == *known; });
}

/// One table as it comes; false when it is degenerate.
bool draw_table(const SetShape& shape, Draws& draws, SyntheticSet& set) {
  const Style style = draw_style(draws);
  Graph graph = draw_graph(shape.columns, style, draws);
  const std::uint32_t most_classes =
      std::min<std::uint32_t>(shape.max_classes, static_cast<std::uint32_t>(std::max<std::size_t>(2, shape.train_rows / 8)));
  const bool regression = shape.task == Task::kRegression;
  const std::uint32_t classes = regression ? 0 : draw_classes(most_classes, draws);
  const Slot target = reserve(graph, graph.target, regression ? 1 : 1 + draws.below(4), 0);
  std::vector<Slot> slots = draw_slots(graph, shape.columns, style, draws);
  std::vector<std::vector<float>> columns(shape.columns);
  evaluate(graph, slots, target, shape, style, draws, columns);

  std::vector<float> y(shape.rows);
  std::vector<std::size_t> order(shape.rows);
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
  const Points& points = graph.nodes[target.node].points;
  set.classes = 0;
  if (regression) {
    if (!show_value(points, target.first, draws, y)) return false;
  } else {
    set.classes = show_classes(points, target.first, target.dims, classes, shape.train_rows, style, draws, y,
                               order, graph.nodes[target.node].group);
    if (set.classes < 2) return false;
  }
  if (shape.missing && draws.chance(0.3f)) empty_some(columns, draws);
  const auto flat = static_cast<std::size_t>(std::count_if(columns.begin(), columns.end(), constant));
  if (flat * 4 > columns.size()) return false;

  const std::vector<std::size_t> place = draws.permutation(shape.columns);
  set.rows = shape.rows;
  set.columns = shape.columns;
  set.train_rows = shape.train_rows;
  set.categorical.resize(shape.columns);
  set.x.resize(shape.rows * shape.columns);
  set.y.resize(shape.rows);
  for (std::size_t j = 0; j < shape.columns; ++j) {
    set.categorical[place[j]] = slots[j].marked ? 1 : 0;
    for (std::size_t i = 0; i < shape.rows; ++i) set.x[i * shape.columns + place[j]] = columns[j][order[i]];
  }
  for (std::size_t i = 0; i < shape.rows; ++i) set.y[i] = y[order[i]];
  return true;
}

}  // namespace

void check_shape(const SetShape& shape) {
  if (shape.rows < 32 || shape.rows > (std::size_t{1} << 24)) throw std::invalid_argument("rows must lie in 32 … 2^24");
  if (shape.columns < 1 || shape.columns > 4096) throw std::invalid_argument("columns must lie in 1 … 4096");
  if (shape.train_rows < 16 || shape.train_rows >= shape.rows) throw std::invalid_argument("train_rows must lie in 16 … rows − 1");
  if (shape.max_classes < 2) throw std::invalid_argument("max_classes must be at least 2");
}

SyntheticSet draw_set(std::uint64_t seed, const SetShape& shape, Tally* tally) {
  check_shape(shape);
  Tally unused;
  Tally& count = tally != nullptr ? *tally : unused;
  SyntheticSet set;
  for (std::uint64_t attempt = 0;; ++attempt) {
    Draws draws(trees::mix(seed, attempt));
    if (!draw_table(shape, draws, set)) {
      ++count.degenerate;
    } else if (!worth_keeping(explained(set, draws.seed()), draws)) {
      ++count.unlearnable;
    } else {
      ++count.kept;
      return set;
    }
  }
}

}  // namespace graticule::prior
