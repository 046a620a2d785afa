#pragma once
#include <cstddef>
#include <cstdint>
#include <vector>

namespace graticule {

/// Tolerances at which a coverage is checked: 64 m, then eight to the octave (9 % apart) up to 16,384 km.
/// Step 0 is any tolerance below; there only vertices on a straight line go (1:10m outlines hold hardly anything finer).
constexpr int kLastStep = 145;
double tolerance_of_step(int step);
int step_of_tolerance(double metres);

/// Above every step: the mark of a vertex that stays at every tolerance.
constexpr std::uint8_t kStays = 255;

/// The lines of a coverage, packed one behind the other: each runs from node to node, or is closed.
struct CoverageLines {
  const double* xy;           ///< lon, lat pairs in degrees
  const std::uint32_t* ends;  ///< end of each line, in vertices
  std::size_t count;
};

struct CoverageSteps {
  /// For each vertex the step below which it has to stay although it lies within the tolerance; 0 for none.
  std::vector<std::uint8_t> steps;
  /// Segments that cross others although nothing is left out of them.
  std::size_t unresolved;
};

/// Goes through all steps from coarse to fine and finds the vertices that must stay so that no two lines cross, touch or
/// overlap and none jumps over another: then the faces of the simplified coverage lie to one another as before.
CoverageSteps coverage_steps(const CoverageLines& lines);

}  // namespace graticule
