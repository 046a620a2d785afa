#include "graticule/neighbours.h"

#include <algorithm>
#include <utility>

#include "check.h"

namespace {

/// @param bits how many of the p columns hold noughts and ones
std::vector<float> points(std::size_t n, std::size_t p, std::size_t bits = 0) {
  std::uint64_t state = 99;
  std::vector<float> values(n * p);
  for (std::size_t i = 0; i < values.size(); ++i) {
    state = state * 6364136223846793005ull + 1442695040888963407ull;
    // Few distinct values, so that ties are common.
    values[i] = static_cast<float>(i % p < bits ? state >> 63 : state >> 60);
  }
  return values;
}

void search_is_exact(std::size_t n, std::size_t p, std::size_t k, bool leave_one_out, std::size_t bits = 0) {
  const std::vector<float> values = points(n, p, bits);
  const graticule::Points all{values.data(), n, p};
  const graticule::NeighbourLists lists = graticule::nearest(all, all, k, leave_one_out, {2, {}});
  k = std::min(k, leave_one_out ? n - 1 : n);
  CHECK(lists.k == k);
  for (std::size_t q = 0; q < n; ++q) {
    std::vector<std::pair<double, std::size_t>> expected;
    for (std::size_t i = 0; i < n; ++i) {
      if (leave_one_out && i == q) continue;
      double sum = 0;
      for (std::size_t j = 0; j < p; ++j) {
        const double difference = values[i * p + j] - values[q * p + j];
        sum += difference * difference;
      }
      expected.emplace_back(sum, i);
    }
    std::sort(expected.begin(), expected.end());
    for (std::size_t i = 0; i < k; ++i) {
      CHECK(lists.indices[q * k + i] == static_cast<std::int32_t>(expected[i].second));
      CHECK_NEAR(lists.distances[q * k + i], std::sqrt(expected[i].first), 1e-5);
    }
  }
  CHECK(lists.indices == graticule::nearest(all, all, k, leave_one_out, {1, {}}).indices);
}

/// Votes without lists are those of the lists, whatever the threads, the block and the company of a query.
void votes_need_no_lists(std::size_t n, std::size_t p, std::size_t k, bool leave_one_out) {
  const std::vector<float> values = points(n, p), others = points(n + 37, p);
  const graticule::Points all{values.data(), n, p};
  const graticule::Points asked = leave_one_out ? all : graticule::Points{others.data() + 5 * p, n + 32, p};
  const graticule::NeighbourLists lists = graticule::nearest(all, asked, k, leave_one_out, {1, {}});
  std::vector<std::int32_t> codes(n);
  std::vector<double> target(n), weights(n);
  for (std::size_t i = 0; i < n; ++i) {
    codes[i] = static_cast<std::int32_t>(i * i % 3);
    target[i] = static_cast<double>(i % 17) - 4.25;
    weights[i] = 1 + static_cast<double>(i % 5);
  }
  const double prior[] = {0.2, 0.3, 0.5};
  for (const std::vector<graticule::Vote>& votes : {std::vector<graticule::Vote>{{k, true}}, {{1, false}, {k, true}, {2, true}}})
    for (const int threads : {1, 3}) {
      std::vector<double> shares(votes.size() * asked.rows * 3), means(votes.size() * asked.rows), expected(asked.rows * 3);
      graticule::neighbour_votes(all, asked, leave_one_out, {codes.data(), prior, 3, nullptr, weights.data()}, votes, {threads, {}}, shares.data());
      graticule::neighbour_votes(all, asked, leave_one_out, {nullptr, nullptr, 0, target.data(), nullptr}, votes, {threads, {}}, means.data());
      for (std::size_t v = 0; v < votes.size(); ++v) {
        graticule::vote_classes(lists, codes.data(), prior, 3, weights.data(), votes[v], expected.data());
        for (std::size_t i = 0; i < asked.rows * 3; ++i) CHECK_NEAR(shares[v * asked.rows * 3 + i], expected[i], 1e-12);
        graticule::vote_means(lists, target.data(), nullptr, votes[v], expected.data());
        for (std::size_t i = 0; i < asked.rows; ++i) CHECK_NEAR(means[v * asked.rows + i], expected[i], 1e-12);
      }
      if (leave_one_out) continue;
      double alone;
      for (const std::size_t q : {std::size_t{0}, std::size_t{3}, n + 31}) {
        graticule::neighbour_votes(all, {asked.values + q * p, 1, p}, false, {nullptr, nullptr, 0, target.data(), nullptr}, {votes.back()}, {1, {}}, &alone);
        if (votes.size() == 1) CHECK(alone == means[q]);
      }
    }
}

/// Columns that are noughts and ones in all points may be anything in a query.
void queries_need_no_bits() {
  constexpr std::size_t n = 150, p = 14, k = 5;
  const std::vector<float> values = points(n, p, 11);
  std::vector<float> asked(values.begin(), values.begin() + 20 * p);
  for (std::size_t q = 0; q < 20; q += 3) asked[q * p + q % 11] = q % 2 == 0 ? 0.25f : -3.0f;
  const graticule::NeighbourLists lists = graticule::nearest({values.data(), n, p}, {asked.data(), 20, p}, k, false, {2, {}});
  for (std::size_t q = 0; q < 20; ++q) {
    std::vector<std::pair<double, std::size_t>> expected;
    for (std::size_t i = 0; i < n; ++i) {
      double sum = 0;
      for (std::size_t j = 0; j < p; ++j) sum += (values[i * p + j] - asked[q * p + j]) * (values[i * p + j] - asked[q * p + j]);
      expected.emplace_back(sum, i);
    }
    std::sort(expected.begin(), expected.end());
    const graticule::NeighbourLists alone = graticule::nearest({values.data(), n, p}, {asked.data() + q * p, 1, p}, k, false, {1, {}});
    for (std::size_t i = 0; i < k; ++i) {
      CHECK(lists.indices[q * k + i] == static_cast<std::int32_t>(expected[i].second));
      CHECK_NEAR(lists.distances[q * k + i], std::sqrt(expected[i].first), 1e-5);
      CHECK(alone.indices[i] == lists.indices[q * k + i] && alone.distances[i] == lists.distances[q * k + i]);
    }
  }
}

void votes_are_shares() {
  graticule::NeighbourLists lists;
  lists.queries = 1;
  lists.k = 3;
  lists.indices = {0, 1, 2};
  lists.distances = {1, 2, 2};
  const std::int32_t codes[] = {0, 1, 1};
  const double prior[] = {0.5, 0.5}, target[] = {10, 20, 40};
  double shares[2], mean;
  graticule::vote_classes(lists, codes, prior, 2, nullptr, {3, false}, shares);
  CHECK_NEAR(shares[0], 1.5 / 4, 1e-12);
  CHECK_NEAR(shares[1], 2.5 / 4, 1e-12);
  graticule::vote_classes(lists, codes, prior, 2, nullptr, {3, true}, shares);
  CHECK_NEAR(shares[0], (1.5 + 0.5) / 4, 1e-12);
  graticule::vote_means(lists, target, nullptr, {3, true}, &mean);
  CHECK_NEAR(mean, (2 * 10 + 20 + 40) / 4.0, 1e-12);
  graticule::vote_means(lists, target, nullptr, {1, false}, &mean);
  CHECK_NEAR(mean, 10, 1e-12);
}

}  // namespace

int main() {
  for (const bool leave_one_out : {false, true}) {
    search_is_exact(203, 3, 7, leave_one_out);
    search_is_exact(700, 21, 40, leave_one_out);
    // Nothing but ties.
    search_is_exact(300, 1, 14, leave_one_out);
    votes_need_no_lists(203, 3, 7, leave_one_out);
    votes_need_no_lists(530, 8, 28, leave_one_out);
    votes_need_no_lists(4, 2, 40, leave_one_out);
    search_is_exact(5, 9, 40, leave_one_out);
    // Categories, alone and beside numbers; more than the words whose counts fit in bytes.
    search_is_exact(700, 40, 28, leave_one_out, 40);
    search_is_exact(203, 12, 1, leave_one_out, 12);
    search_is_exact(530, 21, 14, leave_one_out, 17);
    search_is_exact(100, 1100, 10, leave_one_out, 1100);
  }
  queries_need_no_bits();
  votes_are_shares();
  return 0;
}
