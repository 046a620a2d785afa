#include "graticule/neighbours.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstring>
#include <limits>

#include "blocks.h"
#include "graticule/sizes.h"
#include "kernels/at_most.h"
#include "kernels/simd.h"
#include "point_tiles.h"

namespace graticule {

namespace {

constexpr std::size_t query_block = 16;
/// Queries that one thread answers before it looks for more.
constexpr std::size_t vote_block = 128;
/// Queries that a tile is compared with at once: their sums stay in registers, and a tile is loaded once for all.
constexpr std::size_t abreast = 4;

/// Distance and number of a point as one number, of the same order: bits of numbers that are not negative grow with them.
typedef std::uint64_t Candidate;

inline std::int32_t index_of(Candidate candidate) { return static_cast<std::int32_t>(candidate & 0xffffffff); }
inline float distance_of(Candidate candidate) {
  const std::uint32_t bits = static_cast<std::uint32_t>(candidate >> 32);
  float distance;
  std::memcpy(&distance, &bits, sizeof distance);
  return distance;
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

/// Points beside the k nearest that cost less to sort out than to count all points once more.
constexpr std::size_t slack = 16;

/// What a block of queries is searched in.
struct Room {
  std::vector<float> distances, numbers;
  std::vector<std::uint32_t> words, bits, places;
  bool whole[abreast];  ///< which queries are told by bits
  std::vector<Candidate> candidates, chosen;
  /// Where the k-th distance of the last query was, about, for each scale.
  std::uint32_t hint = 0x3f800000, whole_hint = 2;
};

/// Numbers of the order of distances: the bits of any square that is not negative, or, where all squares are whole, one more than
/// the square. 0 is below all.
struct Scale {
  bool whole;
  std::uint32_t farthest;

  std::uint32_t bits_at(std::uint32_t mark) const {
    if (!whole) return mark;
    if (mark >= farthest) return 0xfffffffe;
    const auto square = static_cast<float>(mark - 1);
    std::uint32_t bits;
    std::memcpy(&bits, &square, sizeof bits);
    return bits;
  }
};

class Search {
 public:
  Search(const Points& points, const Points& queries, std::size_t k, bool leave_one_out)
      : points_(points), queries_(queries), k_(k), leave_one_out_(leave_one_out), tiles_(points) {}

  std::size_t k() const { return k_; }

  /// The neighbours of queries first … last − 1, list after list: the nearest first, or by index where they are not `ordered`.
  void block(std::size_t first, std::size_t last, bool ordered, Room& room, std::int32_t* indices, float* distances) const {
    for (std::size_t q = first; q < last; ++q, indices += k_, distances += k_) {
      const std::size_t ahead = (q - first) % abreast;
      if (ahead == 0)
        kernels::at_level_of(level_, [&](auto bytes) GRATICULE_INLINE_BODY { compare<decltype(bytes)::value>(q, std::min(abreast, last - q), room); });
      const Candidate* nearest = choose(q, ahead, ordered, room);
      for (std::size_t i = 0; i < k_; ++i) {
        indices[i] = index_of(nearest[i]);
        distances[i] = std::sqrt(distance_of(nearest[i]));
      }
    }
  }

 private:
  /// Squared distances of all points from up to `abreast` queries. No product is fused, so that every instruction set gives the same
  /// bits.
  template <std::size_t Bytes>
  GRATICULE_ALWAYS_INLINE void compare(std::size_t first, std::size_t count, Room& room) const {
    const std::size_t p = tiles_.numbers(), words = tiles_.words(), stride = tiles_.padded();
    room.distances.resize(abreast * stride);
    room.numbers.resize(abreast * p);
    room.words.resize(abreast * words);
    const float* own[abreast];
    const std::uint32_t* own_bits[abreast];
    for (std::size_t q = 0; q < abreast; ++q) {
      own[q] = room.numbers.data() + q * p;
      own_bits[q] = room.words.data() + q * words;
      room.whole[q] = tiles_.take(query(first + std::min(q, count - 1)), room.numbers.data() + q * p, room.words.data() + q * words);
    }
    for (std::size_t at = 0; at < stride; at += lanes) {
      Lanes<Bytes> sums[abreast] = {};
      const float* numbers = tiles_.numbers_from(at);
      for (std::size_t j = 0; j < p; ++j)
#pragma GCC unroll 4
        for (std::size_t q = 0; q < abreast; ++q) add_squares(sums[q], numbers + j * lanes, own[q][j]);
      if (words > 0)
#pragma GCC unroll 4
        for (std::size_t q = 0; q < abreast; ++q) add_unequal(sums[q], tiles_.bits_from(at), own_bits[q], words);
#pragma GCC unroll 4
      for (std::size_t q = 0; q < abreast; ++q) store(sums[q], room.distances.data() + q * stride + at);
    }
    for (std::size_t q = 0; q < count; ++q)
      if (!room.whole[q]) tiles_.distances_of_other(query(first + q), room.distances.data() + q * stride);
  }

  const float* query(std::size_t q) const { return queries_.values + q * queries_.columns; }

  /// The k nearest of all points, by index or nearest first. A limit within which there are few more than k is searched from that of
  /// the last query on, which changes how long it takes, and not what is found.
  const Candidate* choose(std::size_t query, std::size_t ahead, bool ordered, Room& room) const {
    const std::size_t n = points_.rows;
    room.bits.resize(n);
    room.places.resize(n + kernels::kPlacesPadding);
    std::memcpy(room.bits.data(), room.distances.data() + ahead * tiles_.padded(), n * sizeof(float));
    if (leave_one_out_) room.bits[query] = 0xffffffff;
    const bool whole = tiles_.numbers() == 0 && room.whole[ahead];
    const Scale scale{whole, whole ? static_cast<std::uint32_t>(tiles_.bits()) + 2 : 0xffffffff};
    std::uint32_t& hint = whole ? room.whole_hint : room.hint;
    std::uint32_t low = 0, high = scale.farthest, middle = hint, step = whole ? 1 : 1u << 21;
    for (std::size_t within = n; within > k_ + slack && high - low > 1; step = std::min(2 * step, 1u << 30)) {
      const std::size_t count = kernels::count_at_most(room.bits.data(), n, scale.bits_at(middle), level_);
      if (count >= k_) {
        high = middle;
        within = count;
      } else {
        low = middle;
      }
      if (low == 0)
        middle = high > step ? high - step : high / 2;
      else if (high == scale.farthest)
        middle = low < scale.farthest - step ? low + step : low + (high - low) / 2;
      else
        middle = low + (high - low) / 2;
    }
    hint = std::min(std::max(high, 1u), scale.farthest - 1);
    const std::size_t found = kernels::places_at_most(room.bits.data(), n, scale.bits_at(high), room.places.data(), level_);
    room.candidates.clear();
    for (std::size_t i = 0; i < found; ++i)
      room.candidates.push_back(static_cast<Candidate>(room.bits[room.places[i]]) << 32 | room.places[i]);
    if (found > k_) {
      room.chosen = room.candidates;
      const auto last = room.chosen.begin() + static_cast<std::ptrdiff_t>(k_ - 1);
      std::nth_element(room.chosen.begin(), last, room.chosen.end());
      const Candidate most = *last;
      room.candidates.erase(std::remove_if(room.candidates.begin(), room.candidates.end(), [most](Candidate each) { return each > most; }),
                            room.candidates.end());
    }
    if (ordered) std::sort(room.candidates.begin(), room.candidates.end());
    return room.candidates.data();
  }

  const Points& points_;
  const Points& queries_;
  std::size_t k_;
  bool leave_one_out_;
  Tiles tiles_;
  kernels::Simd level_ = kernels::simd_level();
};

std::size_t available(const Points& points, std::size_t k, bool leave_one_out) {
  return std::min(k, leave_one_out && points.rows > 0 ? points.rows - 1 : points.rows);
}

}  // namespace

NeighbourLists nearest(const Points& points, const Points& queries, std::size_t k, bool leave_one_out, const NeighbourOptions& options) {
  NeighbourLists lists;
  lists.k = available(points, k, leave_one_out);
  lists.queries = queries.rows;
  lists.indices.assign(size_product(queries.rows, lists.k), 0);
  lists.distances.assign(size_product(queries.rows, lists.k), 0.0f);
  if (lists.k == 0 || queries.rows == 0) return lists;
  const Search search(points, queries, lists.k, leave_one_out);
  const Blocks blocks(queries.rows, query_block);
  for_each_block(blocks.count, options.threads, [&](std::size_t block) {
    options.control.check();
    Room room;
    const std::size_t first = blocks.begin(block);
    search.block(first, blocks.end(block), true, room, lists.indices.data() + first * lists.k, lists.distances.data() + first * lists.k);
  });
  return lists;
}

void neighbour_votes(const Points& points, const Points& queries, bool leave_one_out, const Ballot& ballot, const std::vector<Vote>& votes,
                     const NeighbourOptions& options, double* out) {
  std::size_t most = 1;
  for (const Vote& vote : votes) most = std::max(most, vote.k);
  const std::size_t k = available(points, most, leave_one_out), outputs = ballot.codes == nullptr ? 1 : ballot.classes;
  // Votes for fewer than all of a list are for its first.
  const bool ordered = votes.size() > 1;
  const Search search(points, queries, k, leave_one_out);
  const Blocks blocks(queries.rows, vote_block);
  std::atomic<std::size_t> done{0};
  for_each_block(blocks.count, options.threads, [&](std::size_t block) {
    Room room;
    NeighbourLists lists;
    lists.k = k;
    for (std::size_t first = blocks.begin(block); first < blocks.end(block); first += query_block) {
      options.control.check();
      lists.queries = std::min(query_block, blocks.end(block) - first);
      lists.indices.resize(lists.queries * k);
      lists.distances.resize(lists.queries * k);
      if (k > 0) search.block(first, first + lists.queries, ordered, room, lists.indices.data(), lists.distances.data());
      for (std::size_t v = 0; v < votes.size(); ++v) {
        double* its = out + (v * queries.rows + first) * outputs;
        if (ballot.codes != nullptr)
          vote_classes(lists, ballot.codes, ballot.prior, outputs, ballot.sample_weights, votes[v], its);
        else
          vote_means(lists, ballot.target, ballot.sample_weights, votes[v], its);
      }
    }
    options.control.progress(static_cast<double>(++done) / static_cast<double>(blocks.count));
  });
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
