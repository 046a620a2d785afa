#pragma once
#include <cstddef>
#include <cstdint>
#include <vector>

#include "graticule/run_control.h"

namespace graticule {

struct Point {
  double x, y;
};

/// An order of points that does not depend on where they stand in a ring.
inline bool before(Point a, Point b) { return a.x < b.x || (a.x == b.x && a.y < b.y); }

inline Point point_at(const double* xy, std::size_t v) { return {xy[2 * v], xy[2 * v + 1]}; }

/// Metres from a point to a segment, in the local equirectangular plane; the same either way round.
double distance_to_segment(Point p, Point a, Point b);

/// The tolerance in metres up to which each vertex strictly between two others stays: its Douglas–Peucker distance
/// (local equirectangular plane), never more than its parent's. The same whichever way the line runs.
/// Its time grows with the square of the line's length where the farthest vertex is always the next one.
/// @throws Aborted when cancelled
void weigh_between(const double* xy, std::size_t a, std::size_t b, std::vector<double>& worth,
                   const RunControl& control = {});

/// A segment between two kept vertices of a line; everything between them is left out.
struct Span {
  std::size_t a, b;
};

/// 1 for each span that crosses, touches inside or overlaps another. Sharing an end is allowed.
/// @param fresh  spans to look at; those that are not are taken to be free of one another
std::vector<std::uint8_t> crossing_spans(const double* xy, const std::vector<Span>& spans,
                                         const std::vector<std::uint8_t>* fresh = nullptr, const RunControl& control = {});

/// Brings back the left-out vertex of greatest worth strictly between two vertices.
/// @return that vertex, 0 when none is left out
std::size_t restore_between(const double* xy, Span span, const std::vector<double>& worth, std::vector<std::uint8_t>& keep);

}  // namespace graticule
