#include "graticule/neighbours.h"

#include <algorithm>
#include <atomic>
#include <cmath>

#include "blocks.h"
#include "graticule/sizes.h"

// One clone per instruction set, chosen when the library is loaded. Lanes never mix and products are not fused, so
// every clone gives the same bits. musl has no way to choose at load.
#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__) && defined(__GLIBC__)
#define GRATICULE_CLONES __attribute__((target_clones("avx2", "default")))
#else
#define GRATICULE_CLONES
#endif

namespace graticule {

namespace {

constexpr std::size_t lanes = 16;
constexpr std::size_t query_block = 16;

struct Candidate {
  float distance;
  std::int32_t index;
  bool operator<(const Candidate& other) const {
    return distance != other.distance ? distance < other.distance : index < other.index;
  }
};

/// Points in tiles of 16: within a tile all first features, then all second ones, …
std::vector<float> tiled(const Points& points) {
  const std::size_t tiles = (points.rows + lanes - 1) / lanes, p = points.columns;
  std::vector<float> out(size_product(tiles, lanes, p), 0.0f);
  for (std::size_t i = 0; i < points.rows; ++i)
    for (std::size_t j = 0; j < p; ++j) out[(i / lanes * p + j) * lanes + i % lanes] = points.values[i * p + j];
  return out;
}

/// @return the least of the distances
GRATICULE_CLONES
float tile_distances(const float* tile, const float* query, std::size_t p, float* out) {
  float sums[lanes] = {0};
  for (std::size_t j = 0; j < p; ++j) {
    const float q = query[j];
    const float* column = tile + j * lanes;
    for (std::size_t lane = 0; lane < lanes; ++lane) {
      const float difference = column[lane] - q;
      sums[lane] += difference * difference;
    }
  }
  for (std::size_t lane = 0; lane < lanes; ++lane) out[lane] = sums[lane];
  for (std::size_t half = lanes / 2; half > 0; half /= 2)
    for (std::size_t lane = 0; lane < half; ++lane) sums[lane] = sums[lane + half] < sums[lane] ? sums[lane + half] : sums[lane];
  return sums[0];
}

/// Weights of one list's first k entries, scaled to sum to k.
void list_weights(const NeighbourLists& lists, std::size_t query, const double* sample_weights, std::size_t k,
                  bool weighted, std::vector<double>& weights) {
  weights.assign(k, 1.0);
  if ((!weighted && sample_weights == nullptr) || k == 0) return;
  const float* distances = lists.distances.data() + query * lists.k;
  double mean = 0;
  for (std::size_t i = 0; i < k; ++i) mean += distances[i];
  mean /= static_cast<double>(k);
  double sum = 0;
  for (std::size_t i = 0; i < k; ++i) {
    // The floor keeps an exact duplicate from silencing all others: it counts a hundred times an average neighbour.
    if (weighted && mean > 0) weights[i] = mean / std::max<double>(distances[i], 0.01 * mean);
    if (sample_weights != nullptr) weights[i] *= sample_weights[lists.indices[query * lists.k + i]];
    sum += weights[i];
  }
  // Neighbours without any weight are as good as each other.
  for (double& weight : weights) weight = sum > 0 ? weight * static_cast<double>(k) / sum : 1.0;
}

}  // namespace

NeighbourLists nearest(const Points& points, const Points& queries, std::size_t k, bool leave_one_out,
                       const NeighbourOptions& options) {
  const std::size_t p = points.columns;
  const std::size_t available = leave_one_out && points.rows > 0 ? points.rows - 1 : points.rows;
  NeighbourLists lists;
  lists.k = std::min(k, available);
  lists.queries = queries.rows;
  lists.indices.assign(size_product(queries.rows, lists.k), 0);
  lists.distances.assign(size_product(queries.rows, lists.k), 0.0f);
  if (lists.k == 0 || queries.rows == 0) return lists;
  const std::vector<float> tiles = tiled(points);
  const std::size_t tile_count = (points.rows + lanes - 1) / lanes;
  const Blocks blocks(queries.rows, query_block);
  std::atomic<std::size_t> done{0};
  for_each_block(blocks.count, options.threads, [&](std::size_t block) {
    options.control.check();
    const std::size_t first = blocks.begin(block), last = blocks.end(block);
    std::vector<std::vector<Candidate>> heaps(last - first);
    for (auto& heap : heaps) heap.reserve(lists.k + 1);
    float distances[lanes];
    for (std::size_t tile = 0; tile < tile_count; ++tile) {
      const std::size_t valid = std::min(lanes, points.rows - tile * lanes);
      for (std::size_t q = first; q < last; ++q) {
        const float least = tile_distances(tiles.data() + tile * lanes * p, queries.values + q * p, p, distances);
        std::vector<Candidate>& heap = heaps[q - first];
        // Of equally near points the earlier ones are taken, and they have come before.
        if (heap.size() == lists.k && !(least < heap.front().distance)) continue;
        for (std::size_t lane = 0; lane < valid; ++lane) {
          const std::size_t index = tile * lanes + lane;
          if (leave_one_out && index == q) continue;
          const Candidate candidate{distances[lane], static_cast<std::int32_t>(index)};
          if (heap.size() < lists.k) {
            heap.push_back(candidate);
            std::push_heap(heap.begin(), heap.end());
          } else if (candidate < heap.front()) {
            std::pop_heap(heap.begin(), heap.end());
            heap.back() = candidate;
            std::push_heap(heap.begin(), heap.end());
          }
        }
      }
    }
    for (std::size_t q = first; q < last; ++q) {
      std::vector<Candidate>& heap = heaps[q - first];
      std::sort_heap(heap.begin(), heap.end());
      for (std::size_t i = 0; i < lists.k; ++i) {
        lists.indices[q * lists.k + i] = heap[i].index;
        lists.distances[q * lists.k + i] = std::sqrt(heap[i].distance);
      }
    }
    options.control.progress(static_cast<double>(++done) / static_cast<double>(blocks.count));
  });
  return lists;
}

void vote_classes(const NeighbourLists& lists, const std::int32_t* codes, const double* prior, std::size_t classes,
                  const double* sample_weights, const Vote& vote, double* out) {
  const std::size_t k = std::min(vote.k, lists.k);
  std::vector<double> weights;
  for (std::size_t q = 0; q < lists.queries; ++q) {
    double* row = out + q * classes;
    for (std::size_t c = 0; c < classes; ++c) row[c] = prior[c];
    list_weights(lists, q, sample_weights, k, vote.weighted, weights);
    for (std::size_t i = 0; i < k; ++i) row[codes[lists.indices[q * lists.k + i]]] += weights[i];
    for (std::size_t c = 0; c < classes; ++c) row[c] /= static_cast<double>(k) + 1;
  }
}

void vote_means(const NeighbourLists& lists, const double* target, const double* sample_weights, const Vote& vote,
                double* out) {
  const std::size_t k = std::min(vote.k, lists.k);
  std::vector<double> weights;
  for (std::size_t q = 0; q < lists.queries; ++q) {
    list_weights(lists, q, sample_weights, k, vote.weighted, weights);
    double sum = 0;
    for (std::size_t i = 0; i < k; ++i) sum += weights[i] * target[lists.indices[q * lists.k + i]];
    out[q] = k == 0 ? 0 : sum / static_cast<double>(k);
  }
}

}  // namespace graticule
