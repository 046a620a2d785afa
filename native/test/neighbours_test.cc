#include "graticule/neighbours.h"

#include <algorithm>
#include <utility>

#include "check.h"

namespace {

std::vector<float> points(std::size_t n, std::size_t p) {
  std::uint64_t state = 99;
  std::vector<float> values(n * p);
  for (float& value : values) {
    state = state * 6364136223846793005ull + 1442695040888963407ull;
    // Few distinct values, so that ties are common.
    value = static_cast<float>(state >> 60);
  }
  return values;
}

void search_is_exact(std::size_t n, std::size_t p, std::size_t k, bool leave_one_out) {
  const std::vector<float> values = points(n, p);
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
  }
  votes_are_shares();
  return 0;
}
