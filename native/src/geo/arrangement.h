#pragma once
// The arrangement behind the overlay: segments that meet only at their ends, each with the winding on its sides.

#include <cstdint>
#include <vector>

#include "graticule/geo/overlay.h"

namespace graticule::geo {

constexpr uint32_t kNone = UINT32_MAX;

/// A directed edge stored left to right (p < q); the weights say how much the winding of each source grows when
/// the edge is crossed from below to above.
struct Segment {
  GridPoint p, q;
  int32_t weight_a, weight_b;
};

/// By left end, then by right end.
inline bool comes_before(const Segment& s, const Segment& t) { return s.p == t.p ? s.q < t.q : s.p < t.p; }

/// Twice the signed area of the triangle p, q, r: positive when r lies left of p → q. The sign is exact.
double orient(const GridPoint& p, const GridPoint& q, const GridPoint& r);

void add_ring(std::vector<Segment>& segments, const GridRing& ring, int32_t weight_a, int32_t weight_b);

/// Sorts, adds up equal segments and drops those whose weights cancel.
void merge_equal(std::vector<Segment>& segments);

/// Splits segments until they meet only at their ends; in order as `comes_before` has it.
/// @throws TooExpensive for too many segments and after 64 rounds; Aborted when cancelled
void settle(std::vector<Segment>& segments, const RunControl& control = {});

/// What lies just below a segment: the winding there, and the segment across that face (kNone for none).
struct Below {
  int32_t a, b;
  uint32_t segment;
};

struct Arrangement {
  /// Settled.
  std::vector<Segment> segments;
  /// The ends of all segments, in order and each once.
  std::vector<GridPoint> points;
  /// For each segment where its ends stand among the points.
  std::vector<uint32_t> left, right;
  /// Segments in order of their right ends, those of one end in their own order.
  std::vector<uint32_t> by_right;
  std::vector<Below> below;
};

/// Settles segments and finds what lies below each.
/// @throws as settle
Arrangement arrange(std::vector<Segment> segments, const RunControl& control = {});

/// One sweep from left to right fills `below`; the rest is there.
void sweep(Arrangement& arrangement, const RunControl& control);

}  // namespace graticule::geo
