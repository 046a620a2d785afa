#include "graticule/neighbours.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstring>
#include <limits>

#include "blocks.h"
#include "graticule/sizes.h"
#include "kernels/simd.h"

namespace graticule {

namespace {

constexpr std::size_t lanes = 16;
constexpr std::size_t query_block = 16;
/// Queries that a tile is compared with at once: their sums stay in registers, and a tile is loaded once for all.
constexpr std::size_t abreast = 4;
/// Columns after which a tile may prove to be too far away.
constexpr std::size_t stretch = 8;

#if defined(__GNUC__)
typedef float Lanes __attribute__((vector_size(lanes * sizeof(float))));
typedef float LanesAt __attribute__((vector_size(lanes * sizeof(float)), aligned(4), may_alias));

GRATICULE_ALWAYS_INLINE void add_squares(Lanes& sums, const float* column, float value) {
  const Lanes differences = *reinterpret_cast<const LanesAt*>(column) - value;
  sums += differences * differences;
}
GRATICULE_ALWAYS_INLINE void store(const Lanes& sums, float* out) { *reinterpret_cast<LanesAt*>(out) = sums; }
#else
struct Lanes {
  float values[lanes];
};
inline void add_squares(Lanes& sums, const float* column, float value) {
  for (std::size_t lane = 0; lane < lanes; ++lane) {
    const float difference = column[lane] - value;
    sums.values[lane] += difference * difference;
  }
}
inline void store(const Lanes& sums, float* out) { std::copy_n(sums.values, lanes, out); }
#endif

/// Distance and number of a point as one number, of the same order: bits of numbers that are not negative grow with them.
typedef std::uint64_t Candidate;

inline Candidate candidate(float distance, std::size_t index) {
  std::uint32_t bits;
  std::memcpy(&bits, &distance, sizeof bits);
  return static_cast<Candidate>(bits) << 32 | static_cast<std::uint32_t>(index);
}
inline std::int32_t index_of(Candidate candidate) { return static_cast<std::int32_t>(candidate & 0xffffffff); }
inline float distance_of(Candidate candidate) {
  const std::uint32_t bits = static_cast<std::uint32_t>(candidate >> 32);
  float distance;
  std::memcpy(&distance, &bits, sizeof distance);
  return distance;
}

/// Points in tiles of 16: within a tile all first features, then all second ones, …
std::vector<float> tiled(const Points& points) {
  const std::size_t tiles = (points.rows + lanes - 1) / lanes, p = points.columns;
  std::vector<float> out(size_product(tiles, lanes, p), 0.0f);
  for (std::size_t i = 0; i < points.rows; ++i)
    for (std::size_t j = 0; j < p; ++j) out[(i / lanes * p + j) * lanes + i % lanes] = points.values[i * p + j];
  return out;
}

/// Squared distances of a tile's points from `abreast` queries. No product is fused, so that every instruction set gives
/// the same bits.
/// @param open   queries, a bit each, to which every point is of use
/// @param nearer whatever is not below is of no use to the others
/// @return queries to which some point may be of use
GRATICULE_ALWAYS_INLINE unsigned tile_distances(const float* tile, const float* const* queries, std::size_t p, const float* nearer,
                                                unsigned open, float (*sums)[lanes]) {
  Lanes own[abreast] = {};
  unsigned useful = open;
  for (std::size_t from = 0; from < p;) {
    const std::size_t to = std::min(p, from + stretch);
    for (std::size_t j = from; j < to; ++j)
      for (std::size_t q = 0; q < abreast; ++q) add_squares(own[q], tile + j * lanes, queries[q][j]);
    useful = open;
    for (std::size_t q = 0; q < abreast; ++q) {
      store(own[q], sums[q]);
      int below = 0;
      for (std::size_t lane = 0; lane < lanes; ++lane) below |= sums[q][lane] < nearer[q];
      useful |= static_cast<unsigned>(below) << q;
    }
    // Sums only grow.
    if (!useful) return 0;
    from = to;
  }
  return useful;
}

/// The k nearest points so far, and some that came after them. Of equally near points the earlier ones are taken.
class Nearest {
 public:
  void reset(std::size_t k) {
    k_ = k;
    size_ = 0;
    nearer_ = std::numeric_limits<float>::infinity();
    full_ = false;
    candidates_.resize(k + std::max<std::size_t>(k, 64) + lanes);
  }
  /// What is to be below; of no meaning before k points have come.
  float nearer() const { return nearer_; }
  bool full() const { return full_; }

  /// Takes those of a tile's points that may be among the nearest.
  void take(const float* distances, std::size_t first, std::size_t count) {
    for (std::size_t lane = 0; lane < count; ++lane) {
      candidates_[size_] = candidate(distances[lane], first + lane);
      size_ += !full_ || distances[lane] < nearer_;
    }
    if (size_ + lanes > candidates_.size()) keep();
  }
  /// The nearest, in order.
  const Candidate* sorted() {
    keep();
    std::sort(candidates_.begin(), candidates_.begin() + static_cast<std::ptrdiff_t>(size_));
    return candidates_.data();
  }

 private:
  void keep() {
    if (size_ <= k_) return;
    const auto begin = candidates_.begin();
    std::nth_element(begin, begin + static_cast<std::ptrdiff_t>(k_ - 1), begin + static_cast<std::ptrdiff_t>(size_));
    size_ = k_;
    nearer_ = distance_of(candidates_[k_ - 1]);
    full_ = true;
  }

  std::vector<Candidate> candidates_;
  std::size_t k_ = 0, size_ = 0;
  float nearer_ = 0;
  bool full_ = false;
};

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
  const kernels::Simd level = kernels::simd_level();
  const Blocks blocks(queries.rows, query_block);
  std::atomic<std::size_t> done{0};
  for_each_block(blocks.count, options.threads, [&](std::size_t block) {
    options.control.check();
    const std::size_t first = blocks.begin(block), last = blocks.end(block);
    std::vector<Nearest> found(last - first);
    for (Nearest& its : found) its.reset(lists.k);
    const auto search = [&]() GRATICULE_INLINE_BODY {
      for (std::size_t group = first; group < last; group += abreast) {
        const std::size_t count = std::min(abreast, last - group);
        const float* own[abreast];
        float nearer[abreast], distances[abreast][lanes];
        for (std::size_t q = 0; q < abreast; ++q) own[q] = queries.values + (group + std::min(q, count - 1)) * p;
        for (std::size_t tile = 0; tile < tile_count; ++tile) {
          unsigned open = 0;
          for (std::size_t q = 0; q < abreast; ++q) {
            const Nearest& its = found[group - first + std::min(q, count - 1)];
            nearer[q] = its.nearer();
            open |= static_cast<unsigned>(!its.full()) << q;
          }
          const unsigned useful = tile_distances(tiles.data() + tile * lanes * p, own, p, nearer, open, distances);
          if (useful == 0) continue;
          const std::size_t begin = tile * lanes, valid = std::min(lanes, points.rows - begin);
          for (std::size_t q = 0; q < count; ++q) {
            if ((useful >> q & 1) == 0) continue;
            if (leave_one_out && group + q >= begin && group + q < begin + valid) {
              const std::size_t self = group + q - begin;
              found[group + q - first].take(distances[q], begin, self);
              found[group + q - first].take(distances[q] + self + 1, begin + self + 1, valid - self - 1);
            } else {
              found[group + q - first].take(distances[q], begin, valid);
            }
          }
        }
      }
    };
    kernels::at_level(level, search);
    for (std::size_t q = first; q < last; ++q) {
      const Candidate* nearest = found[q - first].sorted();
      for (std::size_t i = 0; i < lists.k; ++i) {
        lists.indices[q * lists.k + i] = index_of(nearest[i]);
        lists.distances[q * lists.k + i] = std::sqrt(distance_of(nearest[i]));
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
