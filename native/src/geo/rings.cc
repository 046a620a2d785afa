#include "rings.h"

#include <algorithm>
#include <cmath>

#include "arrangement.h"

namespace graticule::geo {

double twice_area(const GridRing& ring) {
  double area = 0;
  const GridPoint origin = ring.empty() ? GridPoint{0, 0} : ring[0];
  for (size_t i = 0; i < ring.size(); ++i) {
    const GridPoint& p = ring[i];
    const GridPoint& q = ring[i + 1 == ring.size() ? 0 : i + 1];
    area += static_cast<double>(p.x - origin.x) * static_cast<double>(q.y - origin.y) -
            static_cast<double>(q.x - origin.x) * static_cast<double>(p.y - origin.y);
  }
  return area;
}

namespace {

/// How far clockwise from the ray at → back the ray at → to lies, in quarters coarse enough to be exact.
int clockwise_half(const GridPoint& at, const GridPoint& back, const GridPoint& to) {
  const double o = orient(at, back, to);
  if (o < 0) return 0;
  if (o > 0) return 2;
  const double dot = static_cast<double>(back.x - at.x) * static_cast<double>(to.x - at.x) +
                     static_cast<double>(back.y - at.y) * static_cast<double>(to.y - at.y);
  return dot < 0 ? 1 : 3;
}

/// The edges of an outline, their inside on the left; those that begin at a point lie together, in the order of their other ends.
struct Graph {
  const Arrangement& arrangement;
  /// Where the edges of each point begin, and the number of edges.
  std::vector<uint32_t> first;
  /// Of each edge the points, and its segment.
  std::vector<uint32_t> from, to, segment;
  /// The edge that a segment is; kNone for others.
  std::vector<uint32_t> edge_of;

  Graph(const Arrangement& all, const std::vector<int8_t>& outline) : arrangement(all), first(all.points.size() + 1, 0), edge_of(outline.size(), kNone) {
    const auto n = static_cast<uint32_t>(outline.size());
    for (uint32_t i = 0; i < n; ++i) {
      if (outline[i] != 0) ++first[(outline[i] > 0 ? all.left[i] : all.right[i]) + 1];
    }
    for (size_t v = 1; v < first.size(); ++v) first[v] += first[v - 1];
    from.resize(first.back());
    to.resize(first.back());
    segment.resize(first.back());
    std::vector<uint32_t> next(first.begin(), first.end() - 1);
    const auto put = [&](uint32_t i, uint32_t start, uint32_t end) {
      const uint32_t edge = next[start]++;
      from[edge] = start;
      to[edge] = end;
      segment[edge] = i;
      edge_of[i] = edge;
    };
    // Back to what lies on the left, then on to the right.
    for (uint32_t i = 0; i < n; ++i) {
      if (outline[i] < 0) put(i, all.right[i], all.left[i]);
    }
    for (uint32_t i = 0; i < n; ++i) {
      if (outline[i] > 0) put(i, all.left[i], all.right[i]);
    }
  }

  const GridPoint& start(uint32_t edge) const { return arrangement.points[from[edge]]; }
  const GridPoint& end(uint32_t edge) const { return arrangement.points[to[edge]]; }
};

/// Cuts a closed walk of edges at every vertex it visits twice, so that each piece is simple.
void split_simple(const std::vector<uint32_t>& walk, const Graph& graph, std::vector<int32_t>& position,
                  std::vector<std::vector<uint32_t>>& rings) {
  std::vector<uint32_t> stack;
  const auto take = [&](size_t begin) {
    if (stack.size() - begin >= 3) rings.emplace_back(stack.begin() + static_cast<long>(begin), stack.end());
    for (size_t k = begin; k < stack.size(); ++k) position[graph.from[stack[k]]] = -1;
    stack.resize(begin);
  };
  for (const uint32_t edge : walk) {
    const uint32_t vertex = graph.from[edge];
    if (position[vertex] >= 0) take(static_cast<size_t>(position[vertex]));
    position[vertex] = static_cast<int32_t>(stack.size());
    stack.push_back(edge);
  }
  take(0);
}

/// Simple rings as the edges they run along.
std::vector<std::vector<uint32_t>> link(const Graph& graph, const RunControl& control) {
  const auto n = static_cast<uint32_t>(graph.from.size());
  std::vector<uint8_t> used(n, 0);
  std::vector<int32_t> position(graph.arrangement.points.size(), -1);
  std::vector<std::vector<uint32_t>> rings;
  std::vector<uint32_t> walk;
  size_t steps = 0;
  for (uint32_t seed = 0; seed < n; ++seed) {
    if (used[seed]) continue;
    walk.clear();
    uint32_t edge = seed;
    while (!used[edge]) {
      used[edge] = 1;
      walk.push_back(edge);
      const uint32_t vertex = graph.to[edge], begin = graph.first[vertex], end = graph.first[vertex + 1];
      // A vertex where very many edges meet is looked at once for each of them.
      if ((steps += end - begin) > 65536) {
        control.check();
        steps = 0;
      }
      uint32_t best = kNone;
      if (end - begin == 1) {
        if (!used[begin] || begin == seed) best = begin;
      } else {
        const GridPoint &back = graph.start(edge), &at = graph.end(edge);
        int best_half = 4;
        for (uint32_t k = begin; k < end; ++k) {
          if (used[k] && k != seed) continue;
          const int half = clockwise_half(at, back, graph.end(k));
          if (best == kNone || half < best_half || (half == best_half && orient(at, graph.end(k), graph.end(best)) < 0)) {
            best = k;
            best_half = half;
          }
        }
      }
      if (best == kNone) break;
      edge = best;
    }
    split_simple(walk, graph, position, rings);
  }
  return rings;
}

/// The lower of the two edges at the leftmost corner of a ring.
uint32_t leftmost_edge(const std::vector<uint32_t>& ring, const Graph& graph) {
  size_t least = 0;
  for (size_t k = 1; k < ring.size(); ++k) {
    if (graph.from[ring[k]] < graph.from[ring[least]]) least = k;
  }
  const uint32_t out = ring[least], in = ring[(least + ring.size() - 1) % ring.size()];
  return orient(graph.start(out), graph.end(out), graph.start(in)) > 0 ? out : in;
}

/// The edge below a segment, across its lower face.
class Descent {
 public:
  explicit Descent(const Graph& graph) : graph_(graph), through_(graph.edge_of.size()) {
    for (size_t i = 0; i < through_.size(); ++i) through_[i] = graph.arrangement.below[i].segment;
  }

  /// Down through segments that are no edges, halving the way for those who follow.
  uint32_t below(uint32_t segment) {
    uint32_t at = through_[segment];
    while (at != kNone && graph_.edge_of[at] == kNone) {
      const uint32_t next = through_[at];
      if (next != kNone && graph_.edge_of[next] == kNone) through_[at] = through_[next];
      at = next;
    }
    return at == kNone ? kNone : graph_.edge_of[at];
  }

 private:
  const Graph& graph_;
  std::vector<uint32_t> through_;
};

/// Which rings lie next to one another.
class Nesting {
 public:
  Nesting(const Graph& graph, const std::vector<std::vector<uint32_t>>& rings, const std::vector<uint32_t>& ring_of)
      : graph_(graph), rings_(rings), ring_of_(ring_of), descent_(graph) {}

  /// For each ring the first one below that is of the other kind, kNone where there is none: of a hole the outer ring that it is cut
  /// out of, of an outer ring the hole that it stands in.
  /// @param is_hole  of every ring
  /// @param which  rings whose answers are asked for
  std::vector<uint32_t> around(const std::vector<uint8_t>& is_hole, const std::vector<uint32_t>& which, const RunControl& control) {
    constexpr uint32_t kUnknown = kNone - 1;
    std::vector<uint32_t> result(rings_.size(), kUnknown), chain;
    for (const uint32_t ring : which) {
      control.check();
      chain.clear();
      uint32_t at = ring;
      // What lies below begins no farther right: the chain ends.
      while (at != kNone && is_hole[at] == is_hole[ring] && result[at] == kUnknown) {
        result[at] = kNone;
        chain.push_back(at);
        const uint32_t below = descent_.below(graph_.segment[leftmost_edge(rings_[at], graph_)]);
        at = below == kNone ? kNone : ring_of_[below];
      }
      if (at != kNone && is_hole[at] == is_hole[ring]) at = result[at];
      for (const uint32_t passed : chain) result[passed] = at;
    }
    return result;
  }

 private:
  const Graph& graph_;
  const std::vector<std::vector<uint32_t>>& rings_;
  const std::vector<uint32_t>& ring_of_;
  Descent descent_;
};

}  // namespace

std::vector<OverlayPolygon> link_polygons(const Arrangement& arrangement, const std::vector<int8_t>& outline, double min_area,
                                          const RunControl& control, std::vector<HolePlace>* around) {
  const Graph graph(arrangement, outline);
  control.check();
  const std::vector<std::vector<uint32_t>> rings = link(graph, control);
  std::vector<uint32_t> ring_of(graph.from.size(), kNone);
  // The polygon that an outer ring bounds; kNone for holes and for rings too small to keep.
  std::vector<uint32_t> polygon_of(rings.size(), kNone);
  std::vector<uint8_t> is_hole(rings.size());
  std::vector<GridRing> outlines(rings.size());
  std::vector<OverlayPolygon> polygons;
  std::vector<uint32_t> holes, outers;
  for (uint32_t r = 0; r < rings.size(); ++r) {
    GridRing& ring = outlines[r];
    ring.reserve(rings[r].size());
    for (const uint32_t edge : rings[r]) {
      ring.push_back(graph.start(edge));
      ring_of[edge] = r;
    }
    const double area = twice_area(ring);
    is_hole[r] = area <= 0;
    if (std::fabs(area) <= 2 * min_area) continue;
    (is_hole[r] ? holes : outers).push_back(r);
    if (is_hole[r]) continue;
    polygon_of[r] = static_cast<uint32_t>(polygons.size());
    polygons.push_back({std::move(ring), {}});
  }
  if (around != nullptr) around->assign(polygons.size(), {kNone, kNone});
  if (holes.empty()) return polygons;
  Nesting nesting(graph, rings, ring_of);
  const std::vector<uint32_t> cut_out_of = nesting.around(is_hole, holes, control);
  std::vector<HolePlace> place(around == nullptr ? 0 : rings.size(), {kNone, kNone});
  for (const uint32_t hole : holes) {
    const uint32_t polygon = cut_out_of[hole] == kNone ? kNone : polygon_of[cut_out_of[hole]];
    if (polygon == kNone) continue;
    if (around != nullptr) place[hole] = {polygon, static_cast<uint32_t>(polygons[polygon].holes.size())};
    polygons[polygon].holes.push_back(std::move(outlines[hole]));
  }
  if (around == nullptr) return polygons;
  const std::vector<uint32_t> stands_in = nesting.around(is_hole, outers, control);
  for (const uint32_t outer : outers) {
    if (stands_in[outer] != kNone) (*around)[polygon_of[outer]] = place[stands_in[outer]];
  }
  return polygons;
}

}  // namespace graticule::geo
