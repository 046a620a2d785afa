#include "graticule/coverage.h"

#include "check.h"
#include "graticule/simplify.h"

using namespace graticule;

int main() {
  CHECK(step_of_tolerance(0) == 0 && step_of_tolerance(63.9) == 0);
  CHECK(step_of_tolerance(64) == 1 && step_of_tolerance(1e9) == kLastStep);
  for (int step = 1; step <= kLastStep; step++) {
    CHECK(step_of_tolerance(tolerance_of_step(step)) == step);
    CHECK(tolerance_of_step(step) > tolerance_of_step(step - 1));
  }

  // From node to node a bulge 0.2° high, below it a line that ends at nodes of its own inside the bulge, and beside all
  // that a closed line of its own in the bulge: a straight first line would jump over both.
  std::vector<double> xy{0, 0, 0.2, 0.15, 0.5, 0.2, 0.8, 0.15, 1, 0};
  const std::vector<std::uint32_t> ends{5, 8, 13};
  xy.insert(xy.end(), {0.3, 0.05, 0.35, 0.06, 0.4, 0.05});
  xy.insert(xy.end(), {0.6, 0.05, 0.62, 0.05, 0.62, 0.07, 0.6, 0.07, 0.6, 0.05});
  const CoverageSteps found = coverage_steps({xy.data(), ends.data(), ends.size()});
  CHECK(found.unresolved == 0);
  CHECK(found.steps[2] == kLastStep + 1);  // the top of the bulge stays always
  for (std::size_t v : {0, 4, 5, 7, 8, 12}) CHECK(found.steps[v] == 0);  // ends stay of themselves
  CHECK(found.steps[6] == 0);                                           // nothing lies between it and its line

  // Two lines between the same nodes, run through in opposite directions: one of them keeps a vertex.
  const std::vector<double> lens{0, 0, 0.5, 0.2, 1, 0, 1, 0, 0.5, 0.1, 0, 0};
  const std::vector<std::uint32_t> halves{3, 6};
  const CoverageSteps both = coverage_steps({lens.data(), halves.data(), halves.size()});
  CHECK(both.unresolved == 0);
  CHECK(both.steps[1] == kLastStep + 1 || both.steps[4] == kLastStep + 1);

  // The same line between two faces: run through in opposite directions, both keep what the steps say.
  std::vector<double> north{0, 0, 0.2, 0.15, 0.5, 0.2, 0.8, 0.15, 1, 0, 1, 1, 0, 1, 0, 0};
  std::vector<double> south{1, 0, 0.8, 0.15, 0.5, 0.2, 0.2, 0.15, 0, 0, 0, -1, 1, -1, 1, 0};
  const std::vector<std::uint8_t> north_steps{kStays, 0, found.steps[2], 0, kStays, 0, 0, kStays};
  const std::vector<std::uint8_t> south_steps{kStays, 0, found.steps[2], 0, kStays, 0, 0, kStays};
  const std::uint32_t end = 8;
  const std::uint8_t shell = 0;
  for (double tolerance : {0.0, 100.0, 5000.0, 30000.0, 1e7}) {
    const auto a = simplify_outlines({north.data(), &end, 1, &shell, north_steps.data()}, {tolerance, 0, true});
    const auto b = simplify_outlines({south.data(), &end, 1, &shell, south_steps.data()}, {tolerance, 0, true});
    for (int i = 0; i < 5; i++) CHECK(a[i] == b[4 - i]);
    CHECK(a[2] == 1);
  }

  // A budget takes the finest step that fits; when the nodes take more than a third of it, they are not kept for their sake.
  const auto five = simplify_outlines({north.data(), &end, 1, &shell, north_steps.data()}, {0, 7, true});
  std::size_t kept = 0;
  for (std::uint8_t keep : five) kept += keep;
  CHECK(kept <= 7);
  return 0;
}
