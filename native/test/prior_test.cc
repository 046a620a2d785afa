#include <algorithm>
#include <cmath>
#include <cstring>
#include <set>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "check.h"
#include "graticule/prior/stream.h"
#include "graticule/prior/synthetic_set.h"
#include "prior/columns.h"
#include "prior/draws.h"
#include "prior/filter.h"
#include "prior/graph.h"

namespace {

using namespace graticule::prior;

SetShape shape_of(Task task, std::size_t rows = 64, std::size_t columns = 4) {
  SetShape shape;
  shape.rows = rows;
  shape.columns = columns;
  shape.train_rows = rows * 3 / 5;
  shape.task = task;
  return shape;
}

void cells_and_labels_are_in_range() {
  std::size_t with_missing = 0, with_categories = 0, many_classes = 0;
  for (std::uint64_t seed = 0; seed < 120; ++seed) {
    SetShape shape = shape_of(seed % 3 == 0 ? Task::kRegression : Task::kClassification, 96, 1 + seed % 7);
    shape.missing = seed % 2 == 0;
    const SyntheticSet set = draw_set(seed, shape);
    CHECK(set.rows == shape.rows && set.columns == shape.columns && set.train_rows == shape.train_rows);
    CHECK(set.x.size() == set.rows * set.columns && set.y.size() == set.rows && set.categorical.size() == set.columns);
    bool missing = false;
    for (std::size_t cell = 0; cell < set.x.size(); ++cell) {
      const float value = set.x[cell];
      if (std::isnan(value)) {
        CHECK(shape.missing);
        missing = true;
      } else if (set.categorical[cell % set.columns]) {
        CHECK(value >= 0 && value < 20 && value == std::floor(value));
      } else {
        CHECK(std::isfinite(value));
      }
    }
    with_missing += missing;
    with_categories += std::count(set.categorical.begin(), set.categorical.end(), 1) > 0;
    if (shape.task == Task::kRegression) {
      CHECK(set.classes == 0);
      for (const float value : set.y) CHECK(std::isfinite(value));
      CHECK(*std::min_element(set.y.begin(), set.y.end()) < *std::max_element(set.y.begin(), set.y.end()));
    } else {
      CHECK(set.classes >= 2 && set.classes <= shape.max_classes);
      const auto train_end = set.y.begin() + static_cast<std::ptrdiff_t>(set.train_rows);
      for (const float code : set.y) CHECK(code >= 0 && code < static_cast<float>(set.classes) && code == std::floor(code));
      CHECK(std::set<float>(set.y.begin(), train_end).size() == set.classes);
      many_classes += set.classes > 2;
    }
  }
  CHECK(with_missing > 3 && with_categories > 20 && many_classes > 10);
}

void a_batch_depends_on_its_settings_and_index_alone() {
  StreamSettings settings;
  settings.seed = 42;
  settings.batch = 3;
  settings.rows_max = 128;
  settings.columns_max = 6;
  constexpr std::uint64_t kBatches = 6;
  std::vector<std::string> alone(kBatches), together(kBatches);
  Tally unused;
  for (std::uint64_t i = 0; i < kBatches; ++i) alone[i] = encode_batch(settings, i, unused);
  std::vector<std::thread> team;
  for (std::uint64_t i = kBatches; i-- > 0;)
    team.emplace_back([&, i] {
      Tally tally;
      together[i] = encode_batch(settings, i, tally);
    });
  for (std::thread& thread : team) thread.join();
  CHECK(alone == together);
  CHECK(std::set<std::string>(alone.begin(), alone.end()).size() == kBatches);
  settings.seed = 43;
  CHECK(encode_batch(settings, 0, unused) != alone[0]);
}

std::uint32_t word(const std::string& record, std::size_t at) {
  std::uint32_t value = 0;
  for (std::size_t i = 4; i-- > 0;) value = value << 8 | static_cast<unsigned char>(record[at + i]);
  return value;
}

void a_record_holds_what_its_header_says() {
  StreamSettings settings;
  settings.batch = 3;
  settings.rows_max = 160;
  settings.columns_max = 7;
  std::set<std::uint32_t> tasks;
  for (std::uint64_t index = 0; index < 6; ++index) {
    Tally tally;
    const std::string record = encode_batch(settings, index, tally);
    CHECK(tally.kept == 3);
    CHECK(record.compare(0, 4, "GPB1") == 0);
    const std::size_t sets = word(record, 4), rows = word(record, 8), columns = word(record, 12), train = word(record, 16);
    CHECK(sets == 3 && rows >= 64 && rows <= 160 && rows % 32 == 0 && columns >= 2 && columns <= 7);
    CHECK(train * 10 >= rows * 3 - 10 && train * 10 <= rows * 9);
    tasks.insert(word(record, 20));
    for (std::size_t i = 0; i < sets; ++i) CHECK((word(record, 24 + 4 * i) == 0) == (word(record, 20) == 1));
    CHECK(record.size() == 24 + 4 * sets + (sets * columns + 3) / 4 * 4 + 4 * sets * rows * (columns + 1));
  }
  CHECK(tasks.size() == 2);
}

void longer_sets_have_fewer_columns_where_cells_are_bounded() {
  StreamSettings settings;
  settings.rows_max = 512;
  settings.columns_max = 40;
  settings.cells_max = 4096;
  std::size_t widest = 0, longest = 0;
  for (std::uint64_t index = 0; index < 400; ++index) {
    const SetShape shape = batch_shape(settings, index);
    CHECK(shape.rows * shape.columns <= 4096 && shape.columns >= 2 && shape.columns <= 40);
    widest = std::max(widest, shape.columns);
    longest = std::max(longest, shape.rows);
  }
  CHECK(widest > 35 && longest > 480);
}

/// One table in eight is of kinds and their measurements: the target's node is a mixture, and knows each row's cluster.
void some_tables_are_of_kinds() {
  std::size_t found = 0;
  for (std::uint64_t seed = 0; seed < 400; ++seed) {
    Draws draws(seed);
    const Style style = draw_style(draws);
    Graph graph = draw_graph(5, style, draws);
    Node& kinds = graph.nodes[graph.target];
    if (kinds.groups == 0) continue;
    ++found;
    kinds.shown_dims = 1;
    evaluate_node(graph, graph.target, 200, style, draws);
    CHECK(kinds.group.size() == 200);
    for (const std::uint32_t group : kinds.group) CHECK(group < kinds.groups);
    CHECK(std::set<std::uint32_t>(kinds.group.begin(), kinds.group.end()).size() > 1);
    for (const std::size_t source : graph.sources)
      if (source != graph.target) CHECK(graph.nodes[source].parents == std::vector<std::size_t>{graph.target});
  }
  CHECK(found > 30 && found < 70);
}

void warps_rise() {
  Draws draws(5);
  std::set<Warp::Kind> seen;
  for (int round = 0; round < 200; ++round) {
    const Warp warp = draw_warp(draws);
    seen.insert(warp.kind);
    std::vector<float> values(50);
    for (std::size_t i = 0; i < values.size(); ++i) values[i] = -3 + 0.12f * static_cast<float>(i);
    apply_warp(warp, values.data(), values.size());
    for (std::size_t i = 1; i < values.size(); ++i) CHECK(values[i] >= values[i - 1]);
    // Float steps may vanish on the flat ends, not over the whole range.
    CHECK(std::set<float>(values.begin(), values.end()).size() > 30);
  }
  CHECK(seen.size() == 6);
}

/// Columns of normal noise; the label is `signal` × the first column plus noise, cut at zero for classification.
SyntheticSet plain_set(std::uint64_t seed, bool regression, float signal) {
  Draws draws(seed);
  SyntheticSet set;
  set.rows = 256;
  set.columns = 5;
  set.train_rows = 128;
  set.classes = regression ? 0 : 2;
  set.categorical.assign(5, 0);
  for (std::size_t i = 0; i < set.rows; ++i) {
    for (std::size_t j = 0; j < set.columns; ++j) set.x.push_back(draws.normal());
    const float value = signal * set.x[i * set.columns] + draws.normal();
    set.y.push_back(regression ? value : value > 0 ? 1.0f : 0.0f);
  }
  return set;
}

void the_filter_drops_noise_and_keeps_signal() {
  int noise = 0, signal = 0;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    noise += explained(plain_set(seed, seed % 2 == 0, 0), seed) > 0;
    signal += explained(plain_set(seed, seed % 2 == 0, 2), seed) > 0;
  }
  CHECK(noise <= 5);
  CHECK(signal >= 58);
}

void faint_tables_are_kept_less_often() {
  Draws draws(1);
  int none = 0, faint = 0, clear = 0;
  for (int i = 0; i < 1000; ++i) {
    none += worth_keeping(0, draws);
    faint += worth_keeping(0.05, draws);
    clear += worth_keeping(0.5, draws);
  }
  CHECK(none == 0);
  CHECK(faint > 120 && faint < 320);
  CHECK(clear == 1000);
}

/// Pearson correlation of column j with the target over known cells, 0 when either is constant.
double correlation(const SyntheticSet& set, std::size_t j) {
  double n = 0, sx = 0, sy = 0, sxx = 0, syy = 0, sxy = 0;
  for (std::size_t i = 0; i < set.rows; ++i) {
    const double x = set.x[i * set.columns + j], y = set.y[i];
    if (std::isnan(x)) continue;
    n += 1, sx += x, sy += y, sxx += x * x, syy += y * y, sxy += x * y;
  }
  const double vx = sxx - sx * sx / n, vy = syy - sy * sy / n;
  return n > 2 && vx > 1e-9 && vy > 1e-9 ? (sxy - sx * sy / n) / std::sqrt(vx * vy) : 0;
}

/// A fixed direction from a column to the label would let a network answer without reading the training rows.
void no_column_leans_towards_a_label() {
  for (const Task task : {Task::kClassification, Task::kRegression}) {
    SetShape shape = shape_of(task, 64, 3);
    shape.max_classes = 2;
    constexpr int kSets = 250;
    std::vector<double> sum(3, 0), squares(3, 0);
    double labels = 0;
    for (std::uint64_t seed = 0; seed < kSets; ++seed) {
      const SyntheticSet set = draw_set(1000 + seed, shape);
      for (std::size_t j = 0; j < 3; ++j) {
        const double r = correlation(set, j);
        sum[j] += r;
        squares[j] += r * r;
      }
      if (task == Task::kClassification) labels += std::count(set.y.begin(), set.y.end(), 1.0f) / 64.0;
    }
    for (std::size_t j = 0; j < 3; ++j) {
      CHECK(squares[j] / kSets > 0.02);                        // there are relations …
      CHECK(std::fabs(sum[j]) < 4 * std::sqrt(squares[j]));    // … without a preferred sign
    }
    if (task == Task::kClassification) CHECK_NEAR(labels / kSets, 0.5, 0.06);
  }
}

void shapes_out_of_range_are_refused() {
  const auto refused = [](void (*spoil)(SetShape&)) {
    SetShape shape;
    spoil(shape);
    try {
      draw_set(1, shape);
    } catch (const std::invalid_argument&) {
      return true;
    }
    return false;
  };
  CHECK(refused([](SetShape& shape) { shape.rows = 8; }));
  CHECK(refused([](SetShape& shape) { shape.columns = 0; }));
  CHECK(refused([](SetShape& shape) { shape.train_rows = shape.rows; }));
  CHECK(refused([](SetShape& shape) { shape.max_classes = 1; }));
}

}  // namespace

int main() {
  cells_and_labels_are_in_range();
  a_batch_depends_on_its_settings_and_index_alone();
  a_record_holds_what_its_header_says();
  longer_sets_have_fewer_columns_where_cells_are_bounded();
  some_tables_are_of_kinds();
  warps_rise();
  the_filter_drops_noise_and_keeps_signal();
  faint_tables_are_kept_less_often();
  no_column_leans_towards_a_label();
  shapes_out_of_range_are_refused();
  return 0;
}
