#pragma once
// Which edges of a source decide its buffer inside a region. A place well inside the buffer, or well outside, is told by its
// distance to the source alone; where the outline may pass, only what is nearest there, or nearly so, can draw it.

#include <optional>
#include <vector>

#include "arrangement.h"
#include "chain.h"

namespace graticule::geo {

struct Decisive {
  /// The stretches of the source that may draw the outline inside the region: lines.
  std::vector<Chain> chains;
  /// Outline, in longitude and latitude, of places that surely lie in the buffer; with the buffer of the chains they are all of it
  /// in the region. Its edges run along meridians and parallels.
  std::vector<Segment> covered;
};

/// @param chains  lines alone: of an area the inside counts as well
/// @param region  rings on the grid of overlay.h within ±180°, interior on the left; they may overlap
/// @return nothing where it would spare little
std::optional<Decisive> decisive(const std::vector<Chain>& chains, double distance, const std::vector<GridRing>& region,
                                 const RunControl& control);

}  // namespace graticule::geo
