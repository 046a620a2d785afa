#include "graticule/principal_axes.h"

#include <cmath>
#include <vector>

#include "check.h"

namespace {

/// A long cloud along (3, 4) / 5, narrow across it, flat in the third column.
std::vector<double> cloud(std::size_t rows) {
  std::vector<double> x;
  for (std::size_t i = 0; i < rows; ++i) {
    const double along = std::sin(static_cast<double>(i)) * 5, across = std::cos(1.7 * static_cast<double>(i));
    x.insert(x.end(), {10 + 0.6 * along - 0.8 * across, 0.8 * along + 0.6 * across, 2});
  }
  return x;
}

void the_longest_direction_comes_first_and_flat_ones_not_at_all() {
  const std::vector<double> x = cloud(500);
  const auto found = graticule::principal_axes({x.data(), 500, 3}, 1e-6, {});
  CHECK(found.variances.size() == 2);
  CHECK_NEAR(found.mean[2], 2, 1e-12);
  CHECK_NEAR(found.axes[0], 0.6, 0.02);
  CHECK_NEAR(found.axes[1], 0.8, 0.02);
  CHECK_NEAR(found.axes[2], 0, 1e-12);
  CHECK_NEAR(found.variances[0], 12.5, 0.5);
  // Coordinates along the axes are uncorrelated, with the variances told.
  double aa = 0, ab = 0, bb = 0;
  for (std::size_t i = 0; i < 500; ++i) {
    double at[2] = {0, 0};
    for (std::size_t a = 0; a < 2; ++a)
      for (std::size_t j = 0; j < 3; ++j) at[a] += found.axes[a * 3 + j] * (x[i * 3 + j] - found.mean[j]);
    aa += at[0] * at[0] / 500, ab += at[0] * at[1] / 500, bb += at[1] * at[1] / 500;
  }
  CHECK_NEAR(ab, 0, 1e-10);
  CHECK_NEAR(aa, found.variances[0], 1e-10);
  CHECK_NEAR(bb, found.variances[1], 1e-10);
}

void rows_that_are_all_the_same_have_no_axes() {
  const std::vector<double> x = {1, 2, 1, 2, 1, 2};
  CHECK(graticule::principal_axes({x.data(), 3, 2}, 1e-6, {}).variances.empty());
}

}  // namespace

int main() {
  the_longest_direction_comes_first_and_flat_ones_not_at_all();
  rows_that_are_all_the_same_have_no_axes();
  return 0;
}
