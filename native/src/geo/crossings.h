#pragma once
// Where segments cross or touch, on the grid.

#include <cstdint>
#include <vector>

#include "arrangement.h"

namespace graticule::geo {

/// A place where a segment has to be split.
struct Split {
  uint32_t segment;
  GridPoint at;
};

/// Where segments must be split: those chosen against one another and against the rest. In the order of segments, those of one
/// segment from its left end to its right.
/// @param segments  in order as `comes_before` has it
/// @param chosen  indices in order
/// @throws TooManySegments for more splits than segments are allowed; Aborted
std::vector<Split> find_splits(const std::vector<Segment>& segments, const std::vector<uint32_t>& chosen, const RunControl& control);

}  // namespace graticule::geo
