/** Distances between features and a place, and the features nearest to it. */

import type { Geometry, Position } from 'geojson';
import { AreaIndex } from '../../geometry/area-index.ts';
import { bboxOf } from '../../geometry/bbox.ts';
import { toMixed } from '../../geometry/combine.ts';
import { geodesicInverse } from '../../geometry/native.ts';

type Line = readonly Position[];

/** Points, and lines for areas too: the way to an area ends at its outline. */
function partsOf(geometry: Geometry): { points: readonly Position[]; lines: readonly Line[] } {
  const { areas, lines, points } = toMixed(geometry);
  return { points, lines: [...areas.coordinates.flat(), ...lines.coordinates] };
}

/** A place to measure distances from. */
export class Origin {
  readonly bbox: readonly [number, number, number, number];
  readonly points: readonly Position[];
  readonly lines: readonly Line[];
  private readonly area: AreaIndex | undefined;
  /** Metres for a degree at the place; see `metresPerDegree`. */
  private readonly perLon: number;
  private readonly perLat: number;

  constructor(geometry: Geometry) {
    const { areas } = toMixed(geometry);
    this.area = areas.coordinates.length > 0 ? new AreaIndex(areas) : undefined;
    this.bbox = bboxOf(geometry);
    ({ points: this.points, lines: this.lines } = partsOf(geometry));
    [this.perLon, this.perLat] = metresPerDegree((this.bbox[1] + this.bbox[3]) / 2);
  }

  /** Metres, roughly, from the middle of the place's box. */
  fromMiddle([lon, lat]: Position): number {
    const [w, s, e, n] = this.bbox;
    return Math.hypot((lon! - (w + e) / 2) * this.perLon, (lat! - (s + n) / 2) * this.perLat);
  }

  /** A box around the place, `metres` wider on each side. */
  around(metres: number): [number, number, number, number] {
    const [w, s, e, n] = this.bbox;
    const [dx, dy] = [metres / this.perLon, metres / this.perLat];
    return [w - dx, s - dy, e + dx, n + dy];
  }

  /** Metres of the geodesic between the two places of least distance; 0 where they meet. Which two these are is decided
   * on the plane that touches the ellipsoid at this place. */
  distanceTo(geometry: Geometry): number {
    if (this.area?.meets(geometry)) return 0;
    const other = partsOf(geometry);
    let best = { squared: Number.POSITIVE_INFINITY, from: [0, 0] as Position, to: [0, 0] as Position };
    const keep = (squared: number, from: Position, to: Position) => {
      if (squared < best.squared) best = { squared, from, to };
    };
    for (const to of vertices(other))
      this.nearestOn(this.points, this.lines, to, (squared, from) => keep(squared, from, to));
    if (other.lines.length > 0) {
      for (const from of vertices(this)) {
        this.nearestOn(other.points, other.lines, from, (squared, to) => keep(squared, from, to));
      }
    }
    return geodesicInverse(best.from, best.to).distance;
  }

  private nearestOn(
    points: readonly Position[],
    lines: readonly Line[],
    [x, y]: Position,
    found: (squared: number, at: Position) => void,
  ): void {
    const { perLon, perLat } = this;
    for (const at of points) found(((at[0]! - x!) * perLon) ** 2 + ((at[1]! - y!) * perLat) ** 2, at);
    for (const line of lines) {
      for (let i = 1; i < line.length; i++) {
        const [ax, ay] = line[i - 1] as [number, number];
        const [dx, dy] = [(line[i]![0]! - ax) * perLon, (line[i]![1]! - ay) * perLat];
        const [px, py] = [(x! - ax) * perLon, (y! - ay) * perLat];
        const length = dx * dx + dy * dy;
        const t = length === 0 ? 0 : Math.max(0, Math.min(1, (px * dx + py * dy) / length));
        const squared = (px - t * dx) ** 2 + (py - t * dy) ** 2;
        found(squared, [ax + (t * dx) / perLon, ay + (t * dy) / perLat]);
      }
    }
  }
}

function* vertices({
  points,
  lines,
}: {
  points: readonly Position[];
  lines: readonly Line[];
}): Generator<Position> {
  yield* points;
  for (const line of lines) yield* line;
}

/** Series of the WGS 84 meridian and parallel, from the ellipsoid's constants; a metre in a hundred kilometres. */
function metresPerDegree(lat: number): [lon: number, lat: number] {
  const phi = (Math.min(89, Math.abs(lat)) * Math.PI) / 180;
  return [
    111_412.84 * Math.cos(phi) - 93.5 * Math.cos(3 * phi) + 0.118 * Math.cos(5 * phi),
    111_132.92 - 559.82 * Math.cos(2 * phi) + 1.175 * Math.cos(4 * phi),
  ];
}
