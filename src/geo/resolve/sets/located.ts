/** Whether members lie in any geometry: by points for cities, by samples of their outline for what has an extent. */

import type { Geometry, Position } from 'geojson';
import { polygonsOf } from '../../geometry/area.ts';
import { bboxOf } from '../../geometry/bbox.ts';
import { toMixed } from '../../geometry/combine.ts';
import { type FlatGeometry, flatContains, flatten } from '../../geometry/flat.ts';
import { apart } from '../../geometry/main-parts.ts';
import type { Work } from '../../geometry/work.ts';

/** How much of a member lies inside: 0 nothing, 1 all. */
export interface Region {
  readonly hasArea: boolean;
  holds(lon: number, lat: number): boolean;
  /** Whether a box, west > east across the antimeridian, comes near. */
  meets(box: readonly [number, number, number, number]): boolean;
  /** Whether any of an outline lies inside: by its vertices, and by those of the region. */
  touches(outline: Geometry): boolean;
  /** Share of the samples of an outline that lie inside; undefined where nothing of it comes near. */
  share(outline: Geometry, work: Work): Promise<number>;
}

/** Samples of one outline: some tenths of a second for a thousand outlines. */
const samples = 400;
/** Vertices of one outline that are looked at for a common part. */
const manySamples = 5000;

export function regionOf(geometry: Geometry): Region {
  const { areas } = toMixed(geometry);
  const flat: FlatGeometry = flatten(areas);
  const box = areas.coordinates.length === 0 ? undefined : bboxOf(areas);
  const inBox = (lon: number, lat: number) => {
    if (!box) return false;
    const [west, south, east, north] = box;
    if (lat < south || lat > north) return false;
    return west <= east ? lon >= west && lon <= east : lon >= west || lon <= east;
  };
  const holds = (lon: number, lat: number) => inBox(lon, lat) && flatContains(flat, lon, lat);
  return {
    hasArea: areas.coordinates.length > 0,
    holds,
    meets([west, south, east, north]) {
      if (!box || north < box[1] || south > box[3]) return false;
      // A box across the antimeridian is taken as meeting all longitudes.
      return west > east || box[0] > box[2] || (east >= box[0] && west <= box[2]);
    },
    touches(outline) {
      const mixed = toMixed(outline);
      const edges = [...mixed.areas.coordinates.map((rings) => rings[0]!), ...mixed.lines.coordinates];
      if (mixed.points.some(([lon, lat]) => holds(lon!, lat!))) return true;
      if (someVertices(edges, manySamples).some(([lon, lat]) => holds(lon!, lat!))) return true;
      if (mixed.areas.coordinates.length === 0) return false;
      const own = flatten(mixed.areas);
      return someVertices(
        areas.coordinates.map((rings) => rings[0]!),
        64,
      ).some(([lon, lat]) => flatContains(own, lon!, lat!));
    },
    async share(outline, work) {
      let inside = 0;
      let all = 0;
      for (const [lon, lat] of samplesOf(outline)) {
        if (work.due) await work.pause();
        // The samples lie on a grid of degrees, which are narrower in the north of Norway than in its south.
        const weight = Math.cos((lat! * Math.PI) / 180);
        all += weight;
        if (holds(lon!, lat!)) inside += weight;
      }
      work.resume();
      return all === 0 ? 0 : inside / all;
    },
  };
}

/** Points spread over an outline: inside areas on a grid, along lines. */
export function samplesOf(geometry: Geometry, most = samples): Position[] {
  const { areas, lines, points } = toMixed(geometry);
  const found: Position[] = [...points];
  if (areas.coordinates.length === 0) return [...found, ...someVertices(lines.coordinates)];
  const polygons = polygonsOf(areas).map((rings) => ({ rings, box: ringBox(rings[0]!) }));
  const square = polygons.reduce((sum, { box: [w, s, e, n] }) => sum + (e - w) * (n - s), 0);
  const step = Math.sqrt(square / most) || 1;
  for (const {
    rings,
    box: [, south, , north],
  } of polygons)
    for (let lat = south + step / 2; lat < north; lat += step) {
      // Where a row enters and leaves the polygon.
      const crossings: number[] = [];
      for (const ring of rings)
        for (let i = 1; i < ring.length; i++) {
          const [x1, y1] = ring[i - 1]! as [number, number];
          const [x2, y2] = ring[i]! as [number, number];
          if (y1 > lat !== y2 > lat) crossings.push(x1 + ((lat - y1) / (y2 - y1)) * (x2 - x1));
        }
      crossings.sort((a, b) => a - b);
      for (let i = 0; i + 1 < crossings.length; i += 2)
        for (let lon = crossings[i]! + step / 4; lon < crossings[i + 1]!; lon += step) found.push([lon, lat]);
    }
  return found.length < 10 ? [...found, ...someVertices(areas.coordinates.map((rings) => rings[0]!))] : found;
}

export function someVertices(lines: readonly Position[][], most = samples): Position[] {
  const vertices = lines.reduce((sum, line) => sum + line.length, 0);
  const every = Math.max(1, Math.floor(vertices / most));
  const found: Position[] = [];
  let at = 0;
  for (const line of lines) for (const position of line) if (at++ % every === 0) found.push(position);
  return found;
}

/** West, south, east, north of a ring that is cut at ±180. */
export function ringBox(ring: readonly Position[]): [number, number, number, number] {
  let [west, south, east, north] = [180, 90, -180, -90];
  for (const [lon, lat] of ring) {
    west = Math.min(west, lon!);
    east = Math.max(east, lon!);
    south = Math.min(south, lat!);
    north = Math.max(north, lat!);
  }
  return [west, south, east, north];
}

/** Metres between islands of one state at most whose waters are its own: the longest baselines that article 47 of the UN
 * Convention on the Law of the Sea lets archipelagic states draw, 100 nautical miles. */
const archipelagicMetres = 185_200;

/** Whether a circle of latitude runs between islands of an area that are near one another: the equator through the atolls of
 * Maldives and Kiribati. */
export function runsBetweenIslands(geometry: Geometry, lat: number): boolean {
  const extents = toMixed(geometry).areas.coordinates.map((rings) => {
    const [west, south, east, north] = ringBox(rings[0]!);
    return { west, south, east, north };
  });
  const above = extents.filter(({ south }) => south > lat);
  const below = extents.filter(({ north }) => north < lat);
  return above.some((one) => below.some((other) => apart(one, other) <= archipelagicMetres));
}

/** Degrees from the tip of an island state within which the map leaves islets out that a circle of latitude runs through: the
 * equator through Rolas off São Tomé, the Arctic Circle through Grímsey off Iceland. */
const isletDegrees = 0.03;

/** Whether a circle of latitude runs close by the northernmost or southernmost point of an area. */
export const passesTip = ([, south, , north]: readonly number[], lat: number): boolean =>
  (south! > lat && south! - lat <= isletDegrees) || (north! < lat && lat - north! <= isletDegrees);

/** Whether a circle of latitude or half circle of longitude runs through an area. */
export function lineCrosses(geometry: Geometry, axis: 'lat' | 'lon', degrees: number): boolean {
  const index = axis === 'lat' ? 1 : 0;
  return toMixed(geometry).areas.coordinates.some((rings) => {
    let [below, above] = [false, false];
    for (const position of rings[0]!) {
      if (position[index]! < degrees) below = true;
      if (position[index]! > degrees) above = true;
    }
    return below && above;
  });
}

/** Kilometres from a point to the nearest vertex or edge of lines, on a plane that touches the globe there: good to 1 %
 * within some hundred kilometres. */
export function kilometresToLines(geometry: Geometry, lon: number, lat: number): number {
  const { lines, areas } = toMixed(geometry);
  const scale = Math.cos((lat * Math.PI) / 180);
  let best = Number.POSITIVE_INFINITY;
  for (const line of [...lines.coordinates, ...areas.coordinates.flat()])
    for (let i = 1; i < line.length; i++) {
      const [x1, y1] = [(line[i - 1]![0]! - lon) * scale, line[i - 1]![1]! - lat];
      const [x2, y2] = [(line[i]![0]! - lon) * scale, line[i]![1]! - lat];
      const [dx, dy] = [x2 - x1, y2 - y1];
      const along = Math.max(0, Math.min(1, -(x1 * dx + y1 * dy) / (dx * dx + dy * dy || 1)));
      best = Math.min(best, (x1 + along * dx) ** 2 + (y1 + along * dy) ** 2);
    }
  return Math.sqrt(best) * 111.2;
}
