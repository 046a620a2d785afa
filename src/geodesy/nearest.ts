/** Where two geometries come nearest to each other.
 *
 * Both are cut into short pieces, and the pieces into a tree of balls around consecutive ones in space. Two trees are
 * searched at once, nearer balls first, as long as the straight line between two balls leaves room for a shorter way
 * on the ellipsoid than the best so far. */

import type { Geometry, Position } from 'geojson';
import { AreaIndex } from '../geo/geometry/area-index.ts';
import { toMixed } from '../geo/geometry/combine.ts';
import type { GeoJsonInput } from '../geo/geometry/input.ts';
import { partsOf } from '../geo/geometry/walk.ts';
import { Work, type WorkLimits } from '../geo/geometry/work.ts';
import { geodesicMetres } from './geodesic.ts';
import { closestOnSegments, distanceAtLeast, Pieces } from './pieces.ts';
import { ready } from './ready.ts';

/** The nearest point of a shape. */
export interface Nearest {
  /** Geodesic distance; 0 where the geometries meet. */
  readonly metres: number;
  /** A point of the first geometry and one of the second that are so far apart, [longitude, latitude] in degrees;
   * undefined where areas overlap, so that every point in common would do. */
  readonly points?: readonly [Position, Position];
}

/** Geodesic distance between two geometries, to a millimetre or 1e-9 of it, and where they are that far apart. Edges are
 * straight in longitude and latitude.
 * @returns undefined when one of them has no positions
 * @throws GeoError `invalid_geometry`, `too_expensive`; the signal's reason
 * @example
 * const found = await nearest(france, { type: 'Point', coordinates: [-0.1, 51.5] });
 * console.log(found?.metres, found?.points); */
export async function nearest(
  a: GeoJsonInput,
  b: GeoJsonInput,
  options: WorkLimits = {},
): Promise<Nearest | undefined> {
  const work = new Work(options);
  const [p, q] = [await ready(a, 'a', work), await ready(b, 'b', work)];
  if (partsOf(p).length === 0 || partsOf(q).length === 0) return undefined;
  if (overlap(p, q)) return { metres: 0 };
  return search(await Pieces.of(p, work), await Pieces.of(q, work), work);
}

/** Whether the areas of one hold some of the other; areas that only touch are told by their pieces. */
function overlap(p: Geometry, q: Geometry): boolean {
  const [areasP, areasQ] = [toMixed(p).areas, toMixed(q).areas];
  return (
    (areasP.coordinates.length > 0 && new AreaIndex(areasP).meets(q)) ||
    (areasQ.coordinates.length > 0 && new AreaIndex(areasQ).meets(p))
  );
}

async function search(a: Pieces, b: Pieces, work: Work): Promise<Nearest> {
  let best = Number.POSITIVE_INFINITY;
  let points: [Position, Position] | undefined;
  const stack: [nodeA: number, nodeB: number, atLeast: number][] = [[1, 1, 0]];
  const roomBetween = (i: number, j: number) => distanceAtLeast(a.gap(i, b, j));
  while (stack.length > 0) {
    if (work.due) await work.pause();
    const [i, j, atLeast] = stack.pop()!;
    if (atLeast >= best) continue;
    if (a.isLeaf(i) && b.isLeaf(j)) {
      for (const s of a.piecesOf(i)) {
        for (const t of b.piecesOf(j)) {
          const found = closest(a, s, b, t, best);
          if (found && found.metres < best) ({ metres: best, points } = found);
        }
      }
      continue;
    }
    // The larger ball is opened; the nearer half is looked at first.
    const openA = b.isLeaf(j) || (!a.isLeaf(i) && a.radius(i) >= b.radius(j));
    const halves: [number, number, number][] = (openA ? a.halvesOf(i) : b.halvesOf(j)).map((half) => {
      const [x, y] = openA ? [half, j] : [i, half];
      return [x, y, roomBetween(x, y)];
    });
    halves.sort((x, y) => y[2] - x[2]);
    for (const pair of halves) if (pair[2] < best) stack.push(pair);
  }
  return { metres: best, points: points! };
}

/** How far the surface may lie from the straight line between the ends of a piece of 5 km, in metres, and its edge from
 * the geodesic below 89° of latitude. */
const slack = 60;

/** The nearest points of two pieces; undefined where they cannot beat the best so far. */
function closest(
  a: Pieces,
  s: number,
  b: Pieces,
  t: number,
  best: number,
): { metres: number; points: [Position, Position] } | undefined {
  const start = closestOnSegments(a, s, b, t);
  if (distanceAtLeast(Math.max(0, start.chord - slack)) >= best) return undefined;
  let { u, v } = start;
  const metresAt = (x: number, y: number) => geodesicMetres(a.at(s, x), b.at(t, y));
  // The square of the distance is a parabola in either place, nearly: its lowest point, in turns.
  for (let step = 0.05, round = 0; round < 6; round++, step /= 3) {
    u = lowest((x) => metresAt(x, v), u, step);
    v = lowest((y) => metresAt(u, y), v, step);
  }
  return { metres: metresAt(u, v), points: [a.at(s, u), b.at(t, v)] };
}

const within01 = (x: number) => Math.min(1, Math.max(0, x));

function lowest(metres: (x: number) => number, x: number, step: number): number {
  const middle = Math.min(1 - step, Math.max(step, x));
  const [low, here, high] = [metres(middle - step) ** 2, metres(middle) ** 2, metres(middle + step) ** 2];
  const bend = low - 2 * here + high;
  if (!(bend > 0)) return x;
  const next = within01(middle + (step * (low - high)) / (2 * bend));
  return metres(next) <= metres(x) ? next : x;
}
