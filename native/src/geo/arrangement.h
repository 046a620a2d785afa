#pragma once
// The arrangement behind the overlay: segments that meet only at their ends, each with the winding on its sides.

#include <cstdint>
#include <vector>

#include "graticule/geo/overlay.h"

namespace graticule::geo {

/// A directed edge stored left to right (p < q); the weights say how much the winding of each source grows when
/// the edge is crossed from below to above.
struct Segment {
  GridPoint p, q;
  int32_t weight_a, weight_b;
};

/// Twice the signed area of the triangle p, q, r: positive when r lies left of p → q. The sign is exact.
double orient(const GridPoint& p, const GridPoint& q, const GridPoint& r);

void add_ring(std::vector<Segment>& segments, const GridRing& ring, int32_t weight_a, int32_t weight_b);

/// Sorts, adds up equal segments and drops those whose weights cancel.
void merge_equal(std::vector<Segment>& segments);

/// Splits segments until they meet only at their ends.
/// @throws std::runtime_error after 64 rounds; Aborted when cancelled
void settle(std::vector<Segment>& segments, const RunControl& control = {});

/// What lies just below a segment: the winding there, and the segment across that face (UINT32_MAX for none).
struct Below {
  int32_t a, b;
  uint32_t segment;
};

/// One sweep over a settled arrangement, from left to right.
std::vector<Below> sweep(const std::vector<Segment>& segments, const RunControl& control = {});

}  // namespace graticule::geo
