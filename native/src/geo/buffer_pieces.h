#pragma once
// The pieces that a buffer is the union of, on its map: beside every edge of the source a quadrilateral, around every convex
// vertex a sector of a circle.

#include <cstdint>
#include <vector>

#include "arrangement.h"
#include "buffer_frame.h"
#include "chain.h"
#include "ground.h"
#include "left_out.h"
#include "point_tree.h"
#include "tangent.h"

namespace graticule::geo {

/// What one thread makes of the chains that are its own.
class Pieces {
 public:
  /// All but the options must live as long as this.
  /// @param ground  what will be taken away; null where nothing is
  Pieces(double metres, const BufferFrame& frame, const PointTree& tree, const Ground* ground, const BufferOptions& options);

  /// A closed chain, detours beside its edges on the right; a line on both sides, with round ends; a point.
  /// @param threads  which a long chain is shared by
  void add(const Chain& chain, int threads = 1);

  /// What another thread has made of its share.
  void take(Pieces&& other);

  std::vector<GridRing> rings;
  LeftOut left_out;

  /// Whether `left_out` is kept. On an azimuthal map the edges of pieces bend; at long distances so much is left out that
  /// it would spare no ring.
  bool knows_left_out() const { return !frame_.azimuthal() && distance_ <= 20000; }

 private:
  struct Edge {
    double azimuth1, azimuth2;
    Spot start, end;  // the offset edge
    bool kept;
  };

  struct Walk {
    const Path& chain;
    const std::vector<uint32_t>& inland;
    std::vector<Site> sites;
    std::vector<Edge> edges;
    /// Edges that have a length.
    std::vector<size_t> real;
  };

  void check_cancelled() const { options_.control.check(); }
  Spot offset(const Site& from, double azimuth) const;
  double margin(const Spot& p, const Spot& q) const;
  bool deep(const Spot& at, double by) const;
  void follow(const LonLat& p, const LonLat& q, int depth, GridRing& out);
  bool straight(const Path& piece) const;
  bool in_ground(const Path& piece, uint32_t own, uint32_t other = kNone) const;
  void leave_out(const Path& piece);
  void emit(const Path& piece);
  std::vector<Spot> arc(const Site& at, double from, double angle) const;
  void circle(const LonLat& at);
  std::vector<uint32_t> inland(const Chain& chain) const;
  Edge edge_of(const Site& from, const Site& to) const;
  void walk(const Path& chain, const std::vector<uint32_t>& inland, int threads);
  void stretch(const Walk& walk, std::size_t first, std::size_t last, GridRing& ring);
  void append(GridRing& ring, const GridPoint& point);
  void sector(const Site& site, double azimuth_in, double azimuth_out, uint32_t before, uint32_t after, GridRing& ring);

  const double distance_;
  const double step_;       // radians of arc between two vertices of a circle
  const double tolerance_;  // metres
  const BufferFrame& frame_;
  const PointTree& tree_;
  const Ground* const ground_;
  const BufferOptions options_;
  /// Vertices of all rings, and halvings of their edges: near the rim of the map an edge may need thousands.
  std::size_t vertices_ = 0, halvings_ = 0;
};

}  // namespace graticule::geo
