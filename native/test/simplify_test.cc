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

  const auto coarse = simplify_outlines(outlines, {8000, 0, true});
  CHECK(kept(coarse, 0, 361) < 60);
  CHECK(kept(coarse, 361, 366) >= 4);
  CHECK(kept(coarse, 366, 371) >= 4);

  const auto no_islands = simplify_outlines(outlines, {8000, 0, false});
  CHECK(kept(no_islands, 366, 371) == 0);
  CHECK(kept(no_islands, 0, 361) >= 4);

  const auto budget = simplify_outlines(outlines, {0, 64, true});
  CHECK(kept(budget, 0, 371) <= 72);

  const auto all = simplify_outlines(outlines, {0, 1000, true});
  CHECK(kept(all, 0, 371) == 371);

  // A zigzag between two nodes keeps the same vertices in a ring that runs along it and in one that comes back along it.
  std::vector<double> east, west;
  for (int i = 0; i <= 200; i++) east.insert(east.end(), {i * 0.01, 0.003 * ((i * 7) % 11) + (i % 40 == 17 ? 0.05 : 0)});
  for (int i = 200; i >= 0; i--) west.insert(west.end(), {east[2 * i], east[2 * i + 1]});
  east.insert(east.end(), {2.5, 3.0, -0.5, 3.0, east[0], east[1]});
  west.insert(west.end(), {-0.5, -3.0, 0.7, -4.0, 2.5, -3.0, west[0], west[1]});
  const auto along = [](const std::vector<double>& ring) {
    const std::uint32_t end = static_cast<std::uint32_t>(ring.size() / 2);
    const std::uint8_t shell = 0;
    std::vector<std::uint8_t> steps(end, 0);
    steps[0] = steps[200] = steps[end - 1] = kStays;
    return simplify_outlines({ring.data(), &end, 1, &shell, steps.data()}, {2500, 0, true});
  };
  const auto there = along(east), back = along(west);
  for (int i = 0; i <= 200; i++) CHECK(there[i] == back[200 - i]);
  CHECK(there[0] == 1 && there[200] == 1);
  CHECK(kept(there, 0, 201) > 5 && kept(there, 0, 201) < 100);

  const Outlines line{xy.data(), ends, 1, nullptr};
  CHECK(kept(simplify_outlines(line, {1e9, 0, true}), 0, 361) == 2);
  return 0;
}
