/** Asks many points, lines and areas whether they lie in one area, whose polygons do not overlap: its edges are sorted into
 * bands of latitude. */

import type { Geometry, LineString, MultiPolygon, Point, Polygon, Position } from 'geojson';
import { polygonsOf } from './area.ts';
import { type Bbox, bboxOf } from './bbox.ts';
import { inPolygon } from './ring.ts';

/** 5 mm: half the grid of coordinates. What is nearer to the outline lies on it. */
const onOutline = 5e-8;

export class AreaIndex {
  readonly bbox: Bbox;
  private readonly edges: Float64Array;
  private readonly south: number;
  private readonly height: number;
  private readonly bandStart: Uint32Array;
  private readonly bandEdges: Uint32Array;

  constructor(area: Polygon | MultiPolygon) {
    this.bbox = bboxOf(area);
    const edges: number[] = [];
    for (const rings of polygonsOf(area)) {
      for (const ring of rings) {
        for (let i = 1; i < ring.length; i++) {
          edges.push(ring[i - 1]![0]!, ring[i - 1]![1]!, ring[i]![0]!, ring[i]![1]!);
        }
      }
    }
    this.edges = Float64Array.from(edges);
    const count = edges.length / 4;
    const bands = Math.max(1, Math.min(4096, count >> 2));
    this.south = this.bbox[1];
    this.height = Math.max((this.bbox[3] - this.south) / bands, 1e-12);
    this.bandStart = new Uint32Array(bands + 1);
    const spans = (visit: (band: number, edge: number) => void) => {
      for (let e = 0; e < count; e++) {
        const [low, high] = this.bandsOf(this.edges[4 * e + 1]!, this.edges[4 * e + 3]!);
        for (let band = low; band <= high; band++) visit(band, e);
      }
    };
    spans((band) => {
      this.bandStart[band + 1]!++;
    });
    for (let band = 0; band < bands; band++) this.bandStart[band + 1]! += this.bandStart[band]!;
    this.bandEdges = new Uint32Array(this.bandStart[bands]!);
    const next = this.bandStart.slice();
    spans((band, edge) => {
      this.bandEdges[next[band]!++] = edge;
    });
  }

  private bandOf(lat: number): number {
    const band = Math.floor((lat - this.south) / this.height);
    return Math.max(0, Math.min(this.bandStart.length - 2, band));
  }

  private bandsOf(a: number, b: number): [number, number] {
    return [this.bandOf(Math.min(a, b) - onOutline), this.bandOf(Math.max(a, b) + onOutline)];
  }

  /** Whether a position lies inside the area and not on its outline. */
  contains(position: Position): boolean {
    return this.sideOf(position) === 'inside';
  }

  /** Whether a point lies inside the area or on its outline, where a summit stands that two lands share, or a line does so
   * for some way: a street along the outline belongs to both sides, one that ends at it to one. */
  holds(geometry: Point | LineString): boolean {
    if (geometry.type === 'Point') return this.sideOf(geometry.coordinates) !== 'outside';
    const line = geometry.coordinates;
    return this.meetsLine(line) || line.some((to, i) => i > 0 && this.runsAlong(line[i - 1]!, to));
  }

  private runsAlong([ax, ay]: Position, [bx, by]: Position): boolean {
    const onOutline = (x: number, y: number) => this.sideOf([x, y]) === 'outline';
    return onOutline(ax!, ay!) && onOutline(bx!, by!) && onOutline((ax! + bx!) / 2, (ay! + by!) / 2);
  }

  private sideOf([x, y]: Position): 'inside' | 'outline' | 'outside' {
    const [w, s, e, n] = this.bbox;
    const [lon, lat] = [x!, y!];
    if (lat < s || lat > n || (w <= e && (lon < w || lon > e))) return 'outside';
    const { edges } = this;
    const band = this.bandOf(lat);
    let inside = false;
    for (let i = this.bandStart[band]!; i < this.bandStart[band + 1]!; i++) {
      const at = 4 * this.bandEdges[i]!;
      const ax = edges[at]!;
      const ay = edges[at + 1]!;
      const bx = edges[at + 2]!;
      const by = edges[at + 3]!;
      if (nearEdge(lon, lat, ax, ay, bx, by)) return 'outline';
      if (ay > lat !== by > lat && lon < ((bx - ax) * (lat - ay)) / (by - ay) + ax) inside = !inside;
    }
    return inside ? 'inside' : 'outside';
  }

  /** Whether an edge passes through the outline, not only along it or up to it. */
  private crosses(p: Position, q: Position): boolean {
    const [px, py, qx, qy] = [p[0]!, p[1]!, q[0]!, q[1]!];
    const [low, high] = this.bandsOf(py, qy);
    const { edges } = this;
    for (let i = this.bandStart[low]!; i < this.bandStart[high + 1]!; i++) {
      const at = 4 * this.bandEdges[i]!;
      const [ax, ay, bx, by] = [edges[at]!, edges[at + 1]!, edges[at + 2]!, edges[at + 3]!];
      if (
        turn(ax, ay, bx, by, px, py) * turn(ax, ay, bx, by, qx, qy) < 0 &&
        turn(px, py, qx, qy, ax, ay) * turn(px, py, qx, qy, bx, by) < 0 &&
        !nearEdge(px, py, ax, ay, bx, by) &&
        !nearEdge(qx, qy, ax, ay, bx, by) &&
        !nearEdge(ax, ay, px, py, qx, qy) &&
        !nearEdge(bx, by, px, py, qx, qy)
      ) {
        return true;
      }
    }
    return false;
  }

  /** Whether some part of a geometry lies inside the area; touching its outline is not enough.
   * @param inner  a position inside the geometry, if one is known: it settles most cases at once */
  meets(geometry: Geometry, inner?: Position): boolean {
    if (inner && this.contains(inner)) return true;
    switch (geometry.type) {
      case 'Point':
        return this.contains(geometry.coordinates);
      case 'MultiPoint':
        return geometry.coordinates.some((position) => this.contains(position));
      case 'LineString':
        return this.meetsLine(geometry.coordinates);
      case 'MultiLineString':
        return geometry.coordinates.some((line) => this.meetsLine(line));
      case 'Polygon':
      case 'MultiPolygon':
        return (
          polygonsOf(geometry).some((rings) => rings.some((ring) => this.meetsLine(ring))) ||
          polygonsOf(geometry).some((rings) => inPolygon(this.edges[0]!, this.edges[1]!, rings))
        );
      case 'GeometryCollection':
        return geometry.geometries.some((member) => this.meets(member));
    }
  }

  private meetsLine(line: readonly Position[]): boolean {
    for (let i = 0; i < line.length; i++) {
      if (this.contains(line[i]!)) return true;
      if (i > 0 && this.crosses(line[i - 1]!, line[i]!)) return true;
    }
    return false;
  }
}

/** Twice the signed area of a triangle. */
const turn = (ax: number, ay: number, bx: number, by: number, cx: number, cy: number) =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);

function nearEdge(x: number, y: number, ax: number, ay: number, bx: number, by: number): boolean {
  if (
    x < Math.min(ax, bx) - onOutline ||
    x > Math.max(ax, bx) + onOutline ||
    y < Math.min(ay, by) - onOutline ||
    y > Math.max(ay, by) + onOutline
  ) {
    return false;
  }
  return Math.abs(turn(ax, ay, bx, by, x, y)) <= onOutline * Math.hypot(bx - ax, by - ay) + 1e-18;
}
