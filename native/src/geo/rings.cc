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

/// Edges that begin at the same vertex lie together; `first` holds where each vertex begins, and the number of edges.
struct Graph {
  std::vector<GridPoint> vertices;
  std::vector<uint32_t> first, from, to;

  explicit Graph(const std::vector<BoundaryEdge>& edges) : from(edges.size()), to(edges.size()) {
    for (uint32_t i = 0; i < edges.size(); ++i) {
      if (i == 0 || !(edges[i].from == edges[i - 1].from)) {
        vertices.push_back(edges[i].from);
        first.push_back(i);
      }
      from[i] = static_cast<uint32_t>(vertices.size()) - 1;
    }
    first.push_back(static_cast<uint32_t>(edges.size()));
    for (uint32_t i = 0; i < edges.size(); ++i) {
      const auto it = std::lower_bound(vertices.begin(), vertices.end(), edges[i].to);
      to[i] = it != vertices.end() && *it == edges[i].to ? static_cast<uint32_t>(it - vertices.begin()) : kNone;
    }
  }
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
std::vector<std::vector<uint32_t>> link(const std::vector<BoundaryEdge>& edges, const Graph& graph,
                                        const RunControl& control) {
  const auto n = static_cast<uint32_t>(edges.size());
  std::vector<uint8_t> used(n, 0);
  std::vector<int32_t> position(graph.vertices.size(), -1);
  std::vector<std::vector<uint32_t>> rings;
  std::vector<uint32_t> walk;
  for (uint32_t seed = 0; seed < n; ++seed) {
    if ((seed & 4095) == 0) control.check();
    if (used[seed]) continue;
    walk.clear();
    uint32_t edge = seed;
    while (!used[edge]) {
      used[edge] = 1;
      walk.push_back(edge);
      const GridPoint back = edges[edge].from, at = edges[edge].to;
      const uint32_t vertex = graph.to[edge];
      if (vertex == kNone) break;
      uint32_t best = kNone;
      int best_half = 4;
      for (uint32_t k = graph.first[vertex]; k < graph.first[vertex + 1]; ++k) {
        if (used[k] && k != seed) continue;
        const int half = clockwise_half(at, back, edges[k].to);
        if (best == kNone || half < best_half ||
            (half == best_half && orient(at, edges[k].to, edges[best].to) < 0)) {
          best = k;
          best_half = half;
        }
      }
      if (best == kNone) break;
      edge = best;
    }
    split_simple(walk, graph, position, rings);
  }
  return rings;
}

void sort_edges(std::vector<BoundaryEdge>& edges) {
  std::vector<uint32_t> order(edges.size()), rank(edges.size());
  for (uint32_t i = 0; i < edges.size(); ++i) order[i] = i;
  std::sort(order.begin(), order.end(), [&](uint32_t i, uint32_t j) {
    return edges[i].from == edges[j].from ? edges[i].to < edges[j].to : edges[i].from < edges[j].from;
  });
  for (uint32_t k = 0; k < order.size(); ++k) rank[order[k]] = k;
  std::vector<BoundaryEdge> sorted;
  sorted.reserve(edges.size());
  for (const uint32_t i : order) {
    sorted.push_back(edges[i]);
    if (sorted.back().below != kNone) sorted.back().below = rank[sorted.back().below];
  }
  edges.swap(sorted);
}

/// The lower of the two edges at the leftmost corner of a ring.
uint32_t leftmost_edge(const std::vector<uint32_t>& ring, const std::vector<BoundaryEdge>& edges) {
  size_t least = 0;
  for (size_t k = 1; k < ring.size(); ++k) {
    if (edges[ring[k]].from < edges[ring[least]].from) least = k;
  }
  const uint32_t out = ring[least], in = ring[(least + ring.size() - 1) % ring.size()];
  return orient(edges[out].from, edges[out].to, edges[in].from) > 0 ? out : in;
}

}  // namespace

std::vector<OverlayPolygon> link_polygons(std::vector<BoundaryEdge>& edges, double min_area,
                                          const RunControl& control) {
  sort_edges(edges);
  const Graph graph(edges);
  const std::vector<std::vector<uint32_t>> rings = link(edges, graph, control);
  constexpr uint32_t kUnknown = kNone - 1;
  std::vector<uint32_t> ring_of(edges.size(), kNone);
  // The polygon that a ring bounds from outside, or that it is a hole of; kNone for rings too small to keep.
  std::vector<uint32_t> polygon_of(rings.size(), kNone);
  std::vector<GridRing> outlines(rings.size());
  std::vector<OverlayPolygon> polygons;
  std::vector<uint32_t> holes;
  for (uint32_t r = 0; r < rings.size(); ++r) {
    GridRing& outline = outlines[r];
    for (const uint32_t edge : rings[r]) {
      outline.push_back(edges[edge].from);
      ring_of[edge] = r;
    }
    const double area = twice_area(outline);
    const bool kept = std::fabs(area) > 2 * min_area;
    if (area <= 0) polygon_of[r] = kUnknown;
    if (kept && area <= 0) holes.push_back(r);
    if (!kept || area <= 0) continue;
    polygon_of[r] = static_cast<uint32_t>(polygons.size());
    polygons.push_back({std::move(outline), {}});
  }
  // Below a hole lies its polygon's outer ring or another hole of it, which begins farther left: the chain ends.
  std::vector<uint32_t> chain;
  for (const uint32_t hole : holes) {
    chain.clear();
    uint32_t at = hole, polygon = kNone;
    while (at != kNone && polygon_of[at] == kUnknown) {
      polygon_of[at] = kNone;
      chain.push_back(at);
      const uint32_t below = edges[leftmost_edge(rings[at], edges)].below;
      at = below == kNone ? kNone : ring_of[below];
    }
    if (at != kNone) polygon = polygon_of[at];
    for (const uint32_t passed : chain) polygon_of[passed] = polygon;
  }
  for (const uint32_t hole : holes) {
    if (polygon_of[hole] != kNone) polygons[polygon_of[hole]].holes.push_back(std::move(outlines[hole]));
  }
  return polygons;
}

}  // namespace graticule::geo
