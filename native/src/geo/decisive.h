#pragma once
// Which edges of a source decide its buffer inside a region. A place well inside the buffer, or well outside, is told by its
// distance to the source alone; where the outline may pass, only what is nearest there, or nearly so, can draw it.

#include <optional>
#include <vector>

#include "arrangement.h"
#include "buffer_frame.h"
#include "chain.h"

namespace graticule::geo {

struct Decisive {
  /// The stretches of the source that may draw the outline inside the region: lines.
  std::vector<Chain> chains;
  /// Outline of places that surely lie in the buffer; with the buffer of the chains they are all of it in the region.
  std::vector<Segment> covered;
};

/// @param chains  lines alone: of an area the inside counts as well
/// @param frame  not azimuthal
/// @param region  rings on the frame's map, interior on the left; they may overlap
/// @return nothing where it would spare little
std::optional<Decisive> decisive(const std::vector<Chain>& chains, double distance, const BufferFrame& frame,
                                 const std::vector<GridRing>& region, const RunControl& control);

}  // namespace graticule::geo
