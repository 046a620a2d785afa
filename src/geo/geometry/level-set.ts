/** The area where a function of the position is above zero. */

import type { MultiPolygon, Position } from 'geojson';
import { cutPolygon } from './antimeridian.ts';
import { groupRings } from './ring.ts';
import type { Work } from './work.ts';

/** Where to look, in degrees; east may pass 180. */
export interface Box {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** Cells of the lattice along the longer side of the box, and cells of a block that is looked at by its corners first. */
const usualCells = 256;
const block = 8;
/** Halvings of a lattice edge that find where the function changes its sign: to a four-thousandth of a cell. */
const halvings = 12;

/** Evaluates the function on a lattice, everywhere near a change of its sign, and joins the places on the lattice's edges
 * where it changes. Those places are right to a four-thousandth of a cell, what lies between them is straight.
 * @param value  of a longitude within ±180 and a latitude; need not be continuous
 * @param cells  along the longer side of the box
 * @returns closed at the box's edge, cut at ±180° */
export async function areaAbove(
  value: (lon: number, lat: number) => number,
  box: Box,
  work: Work,
  cells = usualCells,
): Promise<MultiPolygon> {
  const { west, south } = box;
  const [width, height] = [box.east - west, box.north - south];
  const step = Math.max(width, height) / cells;
  const nx = Math.max(2, Math.ceil(width / step));
  const ny = Math.max(2, Math.ceil(height / step));
  const lonAt = (x: number) => west + (width * x) / nx;
  const latAt = (y: number) => south + (height * y) / ny;
  const isAbove = (lon: number, lat: number) => value(lon > 180 ? lon - 360 : lon, lat) > 0;

  // 0: not known yet, 1: below, 2: above.
  const signs = new Uint8Array((nx + 1) * (ny + 1));
  let looked = 0;
  const look = async (x: number, y: number): Promise<number> => {
    const at = y * (nx + 1) + x;
    if (signs[at] === 0) {
      signs[at] = isAbove(lonAt(x), latAt(y)) ? 2 : 1;
      if (++looked % 64 === 0 && work.due) await work.pause();
    }
    return signs[at]!;
  };
  await lookAtBlocks(look, signs, nx, ny);

  const crossings = new Map<number, Position>();
  /** Where the sign changes between two neighbours, or the box's edge where one of them lies outside. */
  const crossing = (x1: number, y1: number, x2: number, y2: number): Position => {
    const key = (y1 + y2 + 2) * 2 * (nx + 4) + (x1 + x2 + 2);
    let known = crossings.get(key);
    if (!known) {
      known = outside(x1, y1)
        ? [lonAt(x2), latAt(y2)]
        : outside(x2, y2)
          ? [lonAt(x1), latAt(y1)]
          : bisect(isAbove, [lonAt(x1), latAt(y1)], [lonAt(x2), latAt(y2)]);
      crossings.set(key, known);
    }
    return known;
  };
  const outside = (x: number, y: number) => x < 0 || y < 0 || x > nx || y > ny;
  const above = (x: number, y: number) => !outside(x, y) && signs[y * (nx + 1) + x] === 2;

  // Each cell gives at most two segments, with what is above on their left.
  const next = new Map<Position, Position>();
  for (let y = -1; y <= ny; y++) {
    if (work.due) await work.pause();
    for (let x = -1; x <= nx; x++) {
      const corners = [above(x, y), above(x + 1, y), above(x + 1, y + 1), above(x, y + 1)] as const;
      const code = corners.reduce((sum, corner, k) => sum + (corner ? 1 << k : 0), 0);
      if (code === 0 || code === 15) continue;
      const sides = [
        () => crossing(x, y, x + 1, y),
        () => crossing(x + 1, y, x + 1, y + 1),
        () => crossing(x, y + 1, x + 1, y + 1),
        () => crossing(x, y, x, y + 1),
      ] as const;
      for (const [from, to] of segments[code]!) next.set(sides[from]!(), sides[to]!());
    }
  }
  const rings = joined(next).filter((ring) => ring.length > 3);
  return { type: 'MultiPolygon', coordinates: groupRings(rings).flatMap((rings) => cutPolygon(rings)) };
}

/** Sides of a cell (south, east, north, west) that each segment joins, for the corners above zero: south-west 1,
 * south-east 2, north-east 4, north-west 8. Two corners across are kept apart. */
const segments: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 3]],
  [[1, 0]],
  [[1, 3]],
  [[2, 1]],
  [
    [0, 3],
    [2, 1],
  ],
  [[2, 0]],
  [[2, 3]],
  [[3, 2]],
  [[0, 2]],
  [
    [1, 0],
    [3, 2],
  ],
  [[1, 2]],
  [[3, 1]],
  [[0, 1]],
  [[3, 0]],
  [],
];

/** Looks at the corners and the middle of each block, and at all of those that, or whose neighbours, are not of one sign. */
async function lookAtBlocks(
  look: (x: number, y: number) => Promise<number>,
  signs: Uint8Array,
  nx: number,
  ny: number,
): Promise<void> {
  const [bx, by] = [Math.ceil(nx / block), Math.ceil(ny / block)];
  const uniform = new Uint8Array(bx * by);
  for (let j = 0; j < by; j++) {
    for (let i = 0; i < bx; i++) {
      const [x1, x2] = [i * block, Math.min(nx, (i + 1) * block)];
      const [y1, y2] = [j * block, Math.min(ny, (j + 1) * block)];
      const first = await look(x1, y1);
      const same =
        (await look(x2, y1)) === first &&
        (await look(x1, y2)) === first &&
        (await look(x2, y2)) === first &&
        (await look((x1 + x2) >> 1, (y1 + y2) >> 1)) === first;
      uniform[j * bx + i] = same ? first : 0;
    }
  }
  for (let j = 0; j < by; j++) {
    for (let i = 0; i < bx; i++) {
      const sign = uniform[j * bx + i]!;
      let same = sign !== 0;
      for (const [di, dj] of [
        [-1, 0],
        [1, 0],
        [0, -1],
        [0, 1],
      ] as const) {
        const [k, l] = [i + di, j + dj];
        if (k >= 0 && l >= 0 && k < bx && l < by && uniform[l * bx + k] !== sign) same = false;
      }
      for (let y = j * block; y <= Math.min(ny, (j + 1) * block); y++) {
        for (let x = i * block; x <= Math.min(nx, (i + 1) * block); x++) {
          if (!same) await look(x, y);
          else if (signs[y * (nx + 1) + x] === 0) signs[y * (nx + 1) + x] = sign;
        }
      }
    }
  }
}

function bisect(isAbove: (lon: number, lat: number) => boolean, one: Position, other: Position): Position {
  let [a, b] = [one, other];
  const sign = isAbove(a[0]!, a[1]!);
  for (let i = 0; i < halvings; i++) {
    const middle = [(a[0]! + b[0]!) / 2, (a[1]! + b[1]!) / 2];
    if (isAbove(middle[0]!, middle[1]!) === sign) a = middle;
    else b = middle;
  }
  return [(a[0]! + b[0]!) / 2, (a[1]! + b[1]!) / 2];
}

/** Segments end to end as closed rings. */
function joined(next: Map<Position, Position>): Position[][] {
  const rings: Position[][] = [];
  for (const start of [...next.keys()]) {
    if (!next.has(start)) continue;
    const ring: Position[] = [];
    let at: Position | undefined = start;
    while (at && next.has(at)) {
      const last = ring[ring.length - 1];
      if (!last || last[0] !== at[0] || last[1] !== at[1]) ring.push(at);
      const following: Position = next.get(at)!;
      next.delete(at);
      at = following;
    }
    ring.push(ring[0]!);
    rings.push(ring);
  }
  return rings;
}
