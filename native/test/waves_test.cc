#include "graticule/waves.h"

#include <cmath>
#include <vector>

#include "check.h"
#include "kernels/cosine.h"

namespace {

/// A plain reproducible generator: tests need no library's distribution.
struct Lcg {
  std::uint64_t state = 6789;
  double uniform() {
    state = state * 6364136223846793005ull + 1442695040888963407ull;
    return static_cast<double>(state >> 11) / 9007199254740992.0;
  }
};

void cosine_is_that_of_the_library() {
  Lcg random;
  for (int i = 0; i < 200000; ++i) {
    const double reach = std::pow(10, 8 * random.uniform() - 2);
    const double x = (2 * random.uniform() - 1) * std::min(reach, graticule::kernels::kFarthestAngle);
    CHECK_NEAR(graticule::kernels::near_cosine(x), std::cos(x), 4e-16);
  }
  CHECK(graticule::kernels::near_cosine(0) == 1);
}

void scores_are_those_of_the_design(std::size_t rows, std::size_t columns, std::size_t count, std::size_t outputs, double far) {
  Lcg random;
  const auto drawn = [&](std::size_t n) {
    std::vector<double> values(n);
    for (double& value : values) value = 4 * random.uniform() - 2;
    return values;
  };
  std::vector<double> x = drawn(rows * columns);
  const std::vector<double> frequencies = drawn(columns * count), phases = drawn(count);
  const std::vector<double> coefficients = drawn(outputs * (columns + count + 1));
  if (!x.empty()) x.back() = far;
  const graticule::Design design{x.data(), rows, columns};
  const graticule::Waves waves{frequencies.data(), phases.data(), count};
  const std::size_t width = columns + count;
  std::vector<double> wide(rows * width), expected(rows * outputs), scores(rows * outputs);
  graticule::wave_design(design, waves, wide.data(), {});
  for (std::size_t i = 0; i < rows; ++i)
    for (std::size_t k = 0; k < width; ++k) {
      double angle = 0;
      for (std::size_t j = 0; k >= columns && j < columns; ++j) angle += x[i * columns + j] * frequencies[j * count + k - columns];
      const double value = k < columns ? x[i * columns + k] : std::sqrt(2.0) * std::cos(angle + phases[k - columns]);
      CHECK_NEAR(wide[i * width + k], value, std::fabs(far) > 1e3 && i + 1 == rows ? 1e-6 : 1e-13);
    }
  graticule::linear_scores({wide.data(), rows, width}, coefficients.data(), outputs, expected.data(), {});
  for (const int threads : {1, 4}) {
    graticule::wave_scores(design, waves, coefficients.data(), outputs, scores.data(), {threads, {}});
    CHECK(scores == expected);
  }
  // A row by itself has the bits that it has among others.
  for (std::size_t i = 0; i < rows; i += 7) {
    std::vector<double> alone(outputs);
    graticule::wave_scores({x.data() + i * columns, 1, columns}, waves, coefficients.data(), outputs, alone.data(), {});
    for (std::size_t o = 0; o < outputs; ++o) CHECK(alone[o] == expected[i * outputs + o]);
  }
}

}  // namespace

int main() {
  cosine_is_that_of_the_library();
  scores_are_those_of_the_design(1, 1, 1, 1, 0.5);
  scores_are_those_of_the_design(700, 5, 30, 1, 0.5);
  scores_are_those_of_the_design(533, 7, 33, 3, 3e6);
  return 0;
}
