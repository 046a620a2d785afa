#pragma once
#include <cstddef>
#include <cstdint>
#include <vector>

#include "graticule/run_control.h"

namespace graticule {

/// n × p row-major points; distances are Euclidean, so features should be standardised.
struct Points {
  const float* values = nullptr;
  std::size_t rows = 0;
  std::size_t columns = 0;
};

struct NeighbourLists {
  std::size_t queries = 0;
  std::size_t k = 0;                  ///< neighbours per query
  std::vector<std::int32_t> indices;  ///< queries × k, nearest first, ties by lower index
  std::vector<float> distances;       ///< queries × k, Euclidean
};

struct NeighbourOptions {
  int threads = 1;
  RunControl control;
};

/// The k nearest points of every query by exact search. With `leave_one_out` the queries are the points themselves
/// and no point is its own neighbour. k is cut to the number of points available.
NeighbourLists nearest(const Points& points, const Points& queries, std::size_t k, bool leave_one_out,
                       const NeighbourOptions& options);

/// How neighbours are counted: the first k of each list, each with weight 1 or, when `weighted`, 1 / distance
/// (relative to the list's own scale, so that units cancel).
struct Vote {
  std::size_t k = 1;
  bool weighted = false;
};

/// `sample_weights`, one a point, multiply the votes; null: all one.
/// Class shares, queries × classes: (Σ w·[code = c] + prior_c) / (Σ w + 1) with weights scaled to sum to k. One
/// pseudo-neighbour with the training shares keeps every probability above zero.
void vote_classes(const NeighbourLists& lists, const std::int32_t* codes, const double* prior, std::size_t classes,
                  const double* sample_weights, const Vote& vote, double* out);

/// Weighted means of the neighbours' targets, one per query.
void vote_means(const NeighbourLists& lists, const double* target, const double* sample_weights, const Vote& vote,
                double* out);

/// What points vote for: classes by their codes and shares at fit, or, where `codes` is null, numbers.
struct Ballot {
  const std::int32_t* codes = nullptr;
  const double* prior = nullptr;
  std::size_t classes = 0;
  const double* target = nullptr;
  const double* sample_weights = nullptr;
};

/// `vote_classes` or `vote_means` of the neighbours of every query, vote after vote, without a list of all of them.
void neighbour_votes(const Points& points, const Points& queries, bool leave_one_out, const Ballot& ballot, const std::vector<Vote>& votes,
                     const NeighbourOptions& options, double* out);

}  // namespace graticule
