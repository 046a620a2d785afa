// Tables without rows, without columns, of one class, and of numbers at the edges of their range, given to every kernel that the
// addon calls: none may read or write outside of them, overflow or throw anything but a refusal. The sanitizers watch.
#include <algorithm>
#include <array>
#include <limits>
#include <vector>

#include "check.h"
#include "graticule/coverage.h"
#include "graticule/discriminant.h"
#include "graticule/forecast/portfolio.h"
#include "graticule/geo/geodesic.h"
#include "graticule/linear.h"
#include "graticule/names.h"
#include "graticule/neighbours.h"
#include "graticule/principal_axes.h"
#include "graticule/simplify.h"
#include "graticule/sizes.h"
#include "graticule/trees/boosting.h"
#include "graticule/trees/forest.h"
#include "graticule/trees/predict.h"
#include "graticule/trees/serialize.h"
#include "mutations.h"

using namespace graticule;

namespace {

double edge(Chance& chance) {
  constexpr double inf = std::numeric_limits<double>::infinity();
  constexpr std::array<double, 12> edges = {0, -0.0, 1, -1, 0.5, 1e-300, 1e300, -1e300, 1e16, inf, -inf, std::numeric_limits<double>::quiet_NaN()};
  return edges[chance.below(edges.size())];
}

std::vector<double> numbers(Chance& chance, std::size_t n, bool finite) {
  const bool tame = chance.below(3) > 0;
  std::vector<double> values(n);
  for (double& value : values) {
    do value = tame ? static_cast<double>(chance.below(9)) - 4 : edge(chance);
    while (finite && !std::isfinite(value));
  }
  return values;
}

std::vector<std::int32_t> codes(Chance& chance, std::size_t n, std::size_t classes) {
  std::vector<std::int32_t> values(n);
  for (auto& value : values) value = static_cast<std::int32_t>(chance.below(classes));
  return values;
}

void sizes_do_not_wrap() {
  constexpr std::size_t half = std::size_t{1} << 61;
  CHECK(size_product(half, 8) == kTooLarge);
  CHECK(size_product(half, 0) == 0 && size_product(0, half) == 0 && size_product(3, 4, 5) == 60);
  CHECK(size_product(half, 4, half) == kTooLarge);
  CHECK(size_sum(kTooLarge, 1) == kTooLarge && size_sum(1, 2, 3) == 6);
  CHECK(discriminant_size(std::size_t{1} << 32, 2) == kTooLarge);
  CHECK(discriminant_size(std::size_t{1} << 53, 65536) == kTooLarge);
  CHECK(discriminant_size(3, 2) == 2 * (3 + 3 + 6) && discriminant_size(4, 1) == 3 + 4 + 10 && discriminant_size(0, 5) == 15);
}

void tables(Chance& chance) {
  const std::size_t rows = chance.below(3) == 0 ? chance.below(2) : chance.below(12), columns = chance.below(4);
  const std::size_t classes = 2 + chance.below(3);
  const LinearOptions options{1 + static_cast<int>(chance.below(2)), {}};
  const std::vector<double> values = numbers(chance, rows * columns, true), target = numbers(chance, rows, true);
  const std::vector<std::int32_t> labels = codes(chance, rows, chance.below(2) == 0 ? 1 : classes);
  std::vector<double> weights(rows);
  for (double& weight : weights) weight = static_cast<double>(chance.below(3));
  const double* its_weights = chance.below(2) == 0 ? nullptr : weights.data();
  const Design x{values.data(), rows, columns};
  const std::array<double, 2> penalties = {10, 0};
  const RidgePath path = fit_ridge(x, target.data(), its_weights, penalties.data(), penalties.size(), options);
  CHECK(path.coefficients.size() == columns && path.loo_predictions.size() == rows);
  LogisticSpec spec;
  spec.classes = classes;
  spec.max_iterations = 5;
  const std::vector<double> logistic = fit_logistic(x, labels.data(), its_weights, penalties.data(), 1, spec, options);
  const std::size_t outputs = classes == 2 ? 1 : classes;
  CHECK(logistic.size() == outputs * (columns + 1));
  std::vector<double> scores(rows * outputs);
  linear_scores(x, logistic.data(), outputs, scores.data(), options);
  const DiscriminantSetting setting{0.3, 0.1};
  const std::vector<double> model = fit_discriminant(x, labels.data(), its_weights, classes, &setting, 1, options);
  std::vector<double> densities(rows * classes);
  discriminant_scores(x, model.data(), classes, densities.data(), options);
  principal_axes(x, 1e-6, options);

  if (columns == 0) return;
  std::vector<float> points(values.size());
  for (std::size_t i = 0; i < points.size(); ++i) points[i] = static_cast<float>(std::clamp(values[i], -1e30, 1e30));
  const Points known{points.data(), rows, columns}, asked{points.data(), chance.below(rows + 1), columns};
  const bool alone = chance.below(2) == 0;
  const NeighbourLists lists = nearest(known, alone ? known : asked, 1 + chance.below(20), alone, {1, {}});
  const std::size_t queries = alone ? rows : asked.rows;
  std::vector<double> prior(classes, 1.0 / static_cast<double>(classes)), shares(queries * classes), means(queries);
  const Vote vote{1 + chance.below(20), chance.below(2) == 0};
  vote_classes(lists, labels.data(), prior.data(), classes, its_weights, vote, shares.data());
  for (std::size_t q = 0; q < queries; ++q) {
    double sum = 0;
    for (std::size_t c = 0; c < classes; ++c) sum += shares[q * classes + c];
    CHECK_NEAR(sum, 1, 1e-9);
  }
  vote_means(lists, target.data(), its_weights, vote, means.data());
}

void tree_models(Chance& chance) {
  const std::size_t rows = 1 + chance.below(20);
  const std::vector<double> values = numbers(chance, rows, false), target = numbers(chance, rows, true);
  const std::vector<std::int32_t> category = codes(chance, rows, 5), labels = codes(chance, rows, 3);
  trees::Labelled train;
  train.frame.rows = rows;
  if (chance.below(4) > 0) {
    train.frame.features = {{trees::FeatureKind::kFloat64, values.data(), 0},
                            {trees::FeatureKind::kCategory, category.data(), static_cast<std::int32_t>(chance.below(6))}};
  }
  const bool classification = chance.below(2) == 0;
  if (classification) train.codes = labels.data();
  else train.target = target.data();
  trees::BoostingParams boosting;
  boosting.loss = classification ? trees::Loss::kLogLoss : boosting.loss;
  boosting.classes = classification ? 3 : 0;
  boosting.iterations = 3;
  boosting.min_rows = 1;
  trees::ForestParams forest;
  forest.classes = classification ? 3 : 0;
  forest.trees = 2;
  for (const trees::TreeModel& model : {trees::fit_boosting(train, nullptr, boosting, {}), trees::fit_forest(train, forest, {})}) {
    // Values at the edges can make leaves that are no number, which a file may not hold.
    trees::FrameView asked = train.frame;
    asked.rows = chance.below(2) == 0 ? 0 : rows;
    std::vector<double> out(asked.rows * static_cast<std::size_t>(model.width()));
    trees::predict(model, asked, 1, {}, out.data());
  }
}

void forecasts(Chance& chance) {
  const int n = 1 + static_cast<int>(chance.below(60)), h = 1 + static_cast<int>(chance.below(10));
  const std::vector<double> y = numbers(chance, static_cast<std::size_t>(n), chance.below(4) > 0);
  std::vector<double> periods;
  for (double period = 1 + static_cast<double>(chance.below(8)); chance.below(3) > 0; period = period * 2 + 0.25) periods.push_back(period);
  std::vector<double> mean(static_cast<std::size_t>(h) * forecast::member_count), sigma(static_cast<std::size_t>(h));
  forecast::forecast_one(y.data(), n, h, periods.data(), static_cast<int>(periods.size()), mean.data(), sigma.data());
}

void names(Chance& chance) {
  std::vector<std::uint8_t> bytes(chance.below(300));
  for (auto& byte : bytes) byte = static_cast<std::uint8_t>(chance.below(2) == 0 ? chance.below(256) : 0xc0 + chance.below(64));
  std::vector<std::uint32_t> offsets = {0};
  while (offsets.back() < bytes.size()) offsets.push_back(static_cast<std::uint32_t>(std::min<std::uint64_t>(bytes.size(), offsets.back() + chance.below(200))));
  const std::size_t count = offsets.size() - 1;
  std::vector<std::uint32_t> masks(count, 1);
  std::vector<std::uint64_t> signatures(count);
  for (std::size_t k = 0; k < count; ++k) signatures[k] = letter_signature(bytes.data() + offsets[k], offsets[k + 1] - offsets[k]);
  const NameTable table{bytes.data(), offsets.data(), masks.data(), signatures.data(), count};
  const std::size_t length = chance.below(bytes.size() + 1);
  scan_names(table, 1, bytes.data(), length, static_cast<int>(chance.below(17)), chance.below(5));
  std::vector<float> out(1 + chance.below(64));
  embed_name(bytes.data(), length, nullptr, out.size(), out.data());
}

void geometry(Chance& chance) {
  const auto place = [&] { return geo::LonLat{chance.below(2) == 0 ? edge(chance) : static_cast<double>(chance.below(361)) - 180,
                                              chance.below(2) == 0 ? edge(chance) : static_cast<double>(chance.below(181)) - 90}; };
  geo::inverse(place(), place());
  geo::direct(place(), edge(chance), edge(chance));
  const std::size_t lines = chance.below(4);
  std::vector<double> xy;
  std::vector<std::uint32_t> ends;
  for (std::size_t l = 0; l < lines; ++l) {
    const std::size_t vertices = 2 + chance.below(5);
    for (std::size_t i = 0; i < 2 * vertices; ++i) xy.push_back(chance.below(5) == 0 ? static_cast<double>(chance.below(2001)) - 1000 : static_cast<double>(chance.below(30)));
    ends.push_back(static_cast<std::uint32_t>(xy.size() / 2));
  }
  coverage_steps({xy.data(), ends.data(), ends.size()});
  simplify_outlines({xy.data(), ends.data(), ends.size(), nullptr}, {0.5, chance.below(20), false});
}

}  // namespace

int main() {
  sizes_do_not_wrap();
  each_mutation(400, [](Chance& chance, uint64_t mutation) {
    tables(chance);
    names(chance);
    if (mutation % 10 != 0) return;  // these take longer
    tree_models(chance);
    forecasts(chance);
    geometry(chance);
  });
  return 0;
}
