#include "graticule/simplify.h"

#include "check.h"

using namespace graticule;

static std::size_t kept(const std::vector<std::uint8_t>& keep, std::size_t from, std::size_t to) {
  std::size_t n = 0;
  for (std::size_t v = from; v < to; v++) n += keep[v];
  return n;
}

int main() {
  // A circle of 1° with 360 vertices, a hole close to its edge that a coarse outline would jump over, a tiny island.
  std::vector<double> xy;
  for (int i = 0; i <= 360; i++) {
    const double angle = (i % 360) * 0.017453292519943295;
    xy.insert(xy.end(), {std::cos(angle), std::sin(angle)});
  }
  const double cx = 0.985 * std::cos(0.4), cy = 0.985 * std::sin(0.4);
  for (int i = 4; i >= 0; i--) xy.insert(xy.end(), {cx + (i % 4 == 1 ? 0.002 : i % 4 == 3 ? -0.002 : 0), cy + (i % 4 == 2 ? 0.002 : i % 4 == 0 ? -0.002 : 0)});
  for (int i = 0; i <= 4; i++) xy.insert(xy.end(), {2 + (i % 4 == 1 || i % 4 == 2 ? 0.001 : 0), i % 4 >= 2 ? 0.001 : 0.0});
  const std::uint32_t ends[] = {361, 366, 371};
  const std::uint8_t holes[] = {0, 1, 0};
  const Outlines outlines{xy.data(), ends, 3, holes};

  const auto coarse = simplify_outlines(outlines, {8000, 0, true}, nullptr);
  CHECK(kept(coarse, 0, 361) < 60);
  CHECK(kept(coarse, 361, 366) >= 4);
  CHECK(kept(coarse, 366, 371) >= 4);

  const auto no_islands = simplify_outlines(outlines, {8000, 0, false}, nullptr);
  CHECK(kept(no_islands, 366, 371) == 0);
  CHECK(kept(no_islands, 0, 361) >= 4);

  const auto budget = simplify_outlines(outlines, {0, 64, true}, nullptr);
  CHECK(kept(budget, 0, 371) <= 72);

  const auto all = simplify_outlines(outlines, {0, 1000, true}, nullptr);
  CHECK(kept(all, 0, 371) == 371);

  const Outlines line{xy.data(), ends, 1, nullptr};
  CHECK(kept(simplify_outlines(line, {1e9, 0, true}, nullptr), 0, 361) == 2);
  return 0;
}
