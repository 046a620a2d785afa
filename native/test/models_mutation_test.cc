// Names of any bytes, and tables of any numbers (infinite, not a number, of no spread, of the largest size), given to the name
// scan, neighbours, linear models and discriminant analysis: each ends, reads nothing outside, and answers what a plain loop does.
#include <algorithm>
#include <cmath>
#include <limits>
#include <string>
#include <vector>

#include "check.h"
#include "graticule/discriminant.h"
#include "graticule/linear.h"
#include "graticule/names.h"
#include "graticule/neighbours.h"
#include "mutations.h"

using namespace graticule;

namespace {

std::string bytes(Chance& chance, std::size_t longest) {
  std::string text;
  for (std::size_t left = chance.below(longest + 1); left > 0; --left) {
    switch (chance.below(4)) {
      case 0: text += static_cast<char>(chance.below(256)); break;  // seldom UTF-8
      case 1: text += "\xc3\xa9"; break;
      default: text += static_cast<char>('a' + chance.below(5));
    }
  }
  return text;
}

const std::uint8_t* as_bytes(const std::string& text) { return reinterpret_cast<const std::uint8_t*>(text.data()); }

/// Optimal string alignment, the whole table.
int distance(const std::vector<std::uint32_t>& a, const std::vector<std::uint32_t>& b) {
  std::vector<std::vector<int>> d(a.size() + 1, std::vector<int>(b.size() + 1));
  for (std::size_t i = 0; i <= a.size(); ++i)
    for (std::size_t j = 0; j <= b.size(); ++j) {
      if (i == 0 || j == 0) {
        d[i][j] = static_cast<int>(i + j);
        continue;
      }
      d[i][j] = std::min({d[i - 1][j] + 1, d[i][j - 1] + 1, d[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)});
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1]) d[i][j] = std::min(d[i][j], d[i - 2][j - 2] + 1);
    }
  return d[a.size()][b.size()];
}

void names(Chance& chance) {
  const std::size_t longest = chance.below(20) == 0 ? 600 : 12;
  std::string packed;
  std::vector<std::uint32_t> offsets{0}, masks;
  std::vector<std::uint64_t> signatures;
  std::vector<std::string> all;
  for (std::size_t k = chance.below(12); k > 0; --k) {
    all.push_back(bytes(chance, longest));
    packed += all.back();
    offsets.push_back(static_cast<std::uint32_t>(packed.size()));
    masks.push_back(static_cast<std::uint32_t>(chance.below(8)));
    signatures.push_back(letter_signature(as_bytes(all.back()), all.back().size()));
  }
  std::string query = bytes(chance, longest);
  if (!all.empty() && chance.below(2) == 0) {
    query = all[chance.below(all.size())];
    for (std::size_t edits = chance.below(3); edits > 0 && !query.empty(); --edits)
      query[chance.below(query.size())] = static_cast<char>('a' + chance.below(5));
  }
  const int limit = static_cast<int>(chance.below(4));
  const std::uint32_t mask = static_cast<std::uint32_t>(chance.below(8));
  const NameTable table{as_bytes(packed), offsets.data(), masks.data(), signatures.data(), all.size()};
  const std::size_t most = chance.below(8);
  const std::vector<NameHit> hits = scan_names(table, mask, as_bytes(query), query.size(), limit, most);
  CHECK(hits.size() <= most);
  for (std::size_t i = 1; i < hits.size(); ++i) CHECK(hits[i - 1].distance <= hits[i].distance);
  // Every letter of a malformed name stands for itself; the longest names are compared by their beginnings.
  if (longest <= 12) {
    const auto wanted = decode_utf8(as_bytes(query), query.size(), 1000);
    std::size_t expected = 0;
    for (std::size_t k = 0; k < all.size(); ++k)
      if ((masks[k] & mask) != 0 && distance(wanted, decode_utf8(as_bytes(all[k]), all[k].size(), 1000)) <= limit) ++expected;
    CHECK(hits.size() == std::min(expected, most));
  }
  std::vector<std::uint8_t> idf(kGramBuckets);
  for (std::uint8_t& weight : idf) weight = static_cast<std::uint8_t>(chance.below(256));
  std::vector<float> embedded(1 + chance.below(64), -1);
  embed_name(as_bytes(query), query.size(), chance.below(2) == 0 ? nullptr : idf.data(), embedded.size(), embedded.data());
  double length = 0;
  for (const float value : embedded) length += static_cast<double>(value) * value;
  CHECK(length == 0 || std::fabs(length - 1) < 1e-4);
}

double number(Chance& chance, bool hostile) {
  if (hostile && chance.below(6) == 0) {
    const double odd[] = {std::numeric_limits<double>::infinity(), -std::numeric_limits<double>::infinity(),
                          std::numeric_limits<double>::quiet_NaN(), 1e308, -1e308, 5e-324, 0};
    return odd[chance.below(7)];
  }
  return static_cast<double>(chance.below(7)) - 3;
}

struct Table {
  std::size_t rows, columns;
  bool hostile;
  std::vector<double> values, target, weights;
  std::vector<std::int32_t> codes;
  std::size_t classes;

  explicit Table(Chance& chance)
      : rows(2 + chance.below(12)), columns(chance.below(6)), hostile(chance.below(2) == 0), classes(2 + chance.below(3)) {
    rows = std::max(rows, classes);
    for (std::size_t i = 0; i < rows * columns; ++i) values.push_back(number(chance, hostile));
    for (std::size_t i = 0; i < rows; ++i) {
      target.push_back(number(chance, hostile));
      weights.push_back(0.25 + static_cast<double>(chance.below(8)) / 4);
      // Every class is present.
      codes.push_back(static_cast<std::int32_t>(i < classes ? i : chance.below(classes)));
    }
  }
  Design design() const { return {values.data(), rows, columns}; }
};

bool all_finite(const std::vector<double>& values) {
  return std::all_of(values.begin(), values.end(), [](double value) { return std::isfinite(value); });
}

LinearOptions threads(Chance& chance) {
  LinearOptions options;
  options.threads = 1 + static_cast<int>(chance.below(3));
  return options;
}

void linear(Chance& chance) {
  const Table table(chance);
  const double* weights = chance.below(2) == 0 ? nullptr : table.weights.data();
  const double penalties[] = {0.01, 1, 100};
  const LinearOptions options = threads(chance);
  const RidgePath path = fit_ridge(table.design(), table.target.data(), weights, penalties, 3, options);
  CHECK(path.best < 3);
  CHECK(path.coefficients.size() == table.columns);
  CHECK(path.loo_predictions.size() == table.rows);
  if (!table.hostile) CHECK(all_finite(path.coefficients) && std::isfinite(path.intercept));

  LogisticSpec spec;
  spec.classes = table.classes;
  spec.max_iterations = 20;
  const std::vector<double> logistic = fit_logistic(table.design(), table.codes.data(), weights, penalties, 3, spec, options);
  const std::size_t outputs = table.classes == 2 ? 1 : table.classes, size = outputs * (table.columns + 1);
  CHECK(logistic.size() == 3 * size);
  if (!table.hostile) CHECK(all_finite(logistic));
  std::vector<double> scores(table.rows * outputs, -7);
  linear_scores(table.design(), logistic.data(), outputs, scores.data(), options);
  if (table.hostile) return;
  for (std::size_t i = 0; i < table.rows; ++i)
    for (std::size_t o = 0; o < outputs; ++o) {
      const double* row = logistic.data() + o * (table.columns + 1);
      double sum = row[table.columns];
      for (std::size_t j = 0; j < table.columns; ++j) sum += row[j] * table.values[i * table.columns + j];
      CHECK_NEAR(scores[i * outputs + o], sum, 1e-9);
    }
}

void discriminant(Chance& chance) {
  const Table table(chance);
  const DiscriminantSetting settings[] = {{0, 1}, {1, 0}, {static_cast<double>(chance.below(5)) / 4, static_cast<double>(chance.below(5)) / 4}};
  const LinearOptions options = threads(chance);
  const std::vector<double> models =
      fit_discriminant(table.design(), table.codes.data(), chance.below(2) == 0 ? nullptr : table.weights.data(), table.classes, settings, 3, options);
  const std::size_t size = discriminant_size(table.columns, table.classes);
  CHECK(models.size() == 3 * size);
  for (std::size_t s = 0; s < 3; ++s) {
    std::vector<double> scores(table.rows * table.classes);
    discriminant_scores(table.design(), models.data() + s * size, table.classes, scores.data(), options);
    if (!table.hostile) CHECK(all_finite(scores));
  }
}

void neighbours(Chance& chance) {
  const Table table(chance);
  const std::vector<float> values(table.values.begin(), table.values.end());
  const Points points{values.data(), table.rows, table.columns};
  const bool leave_one_out = chance.below(2) == 0;
  NeighbourOptions options;
  options.threads = 1 + static_cast<int>(chance.below(3));
  const NeighbourLists lists = nearest(points, points, 1 + chance.below(20), leave_one_out, options);
  CHECK(lists.k <= table.rows - (leave_one_out ? 1 : 0));
  CHECK(lists.indices.size() == lists.k * table.rows && lists.distances.size() == lists.indices.size());
  for (std::size_t q = 0; q < table.rows; ++q) {
    std::vector<bool> seen(table.rows);
    for (std::size_t i = 0; i < lists.k; ++i) {
      const std::int32_t index = lists.indices[q * lists.k + i];
      CHECK(index >= 0 && static_cast<std::size_t>(index) < table.rows && !seen[static_cast<std::size_t>(index)]);
      CHECK(!leave_one_out || static_cast<std::size_t>(index) != q);
      seen[static_cast<std::size_t>(index)] = true;
    }
  }
  if (lists.k == 0) return;
  const Vote vote{1 + chance.below(lists.k), chance.below(2) == 0};
  const std::vector<double> prior(table.classes, 1.0 / static_cast<double>(table.classes));
  std::vector<double> shares(table.rows * table.classes), means(table.rows);
  vote_classes(lists, table.codes.data(), prior.data(), table.classes, table.weights.data(), vote, shares.data());
  vote_means(lists, table.target.data(), table.weights.data(), vote, means.data());
  if (table.hostile) return;
  const auto [least, most] = std::minmax_element(table.target.begin(), table.target.end());
  for (std::size_t q = 0; q < table.rows; ++q) {
    double sum = 0;
    for (std::size_t c = 0; c < table.classes; ++c) {
      CHECK(shares[q * table.classes + c] > 0);
      sum += shares[q * table.classes + c];
    }
    CHECK_NEAR(sum, 1, 1e-9);
    CHECK(means[q] >= *least - 1e-9 && means[q] <= *most + 1e-9);
  }
}

}  // namespace

int main() {
  each_mutation(1500, [](Chance& chance, uint64_t) {
    names(chance);
    linear(chance);
    discriminant(chance);
    neighbours(chance);
  });
  return 0;
}
