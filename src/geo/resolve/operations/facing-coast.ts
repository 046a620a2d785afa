/** "The coast of A facing B": the stretches of A's coast from which the way to B leads over water alone. */

import type { Geometry, MultiLineString, Position } from 'geojson';
import type { FacingCoast } from '../../domain/query.ts';
import { AreaIndex } from '../../geometry/area-index.ts';
import { mainParts } from '../../geometry/main-parts.ts';
import { NearestIndex } from '../../geometry/nearest.ts';
import { coastOf } from '../../geometry/outline.ts';
import { printQuery } from '../../parse/print.ts';
import { type Evaluation, nonEmpty } from '../evaluation.ts';
import { coastlineAround } from '../ground.ts';

/** Farther than this, and than so many times the least distance, nobody says that a coast faces another. */
const mostMetres = 600_000;
const timesLeast = 4;
const alwaysMetres = 250_000;
/** How often along the coast, and how finely on the way over, it is looked. */
const everyMetres = 4000;
const stepMetres = 4000;
/** The coast itself and its harbours do not stand in the way. */
const freeMetres = 6000;
/** So many small pieces between two that face are passed over. */
const gapPieces = 3;

export async function facingCoast(evaluation: Evaluation, query: FacingCoast): Promise<Geometry> {
  const { context, work } = evaluation;
  const area = await evaluation.area(query.of);
  const { mainland, near } = await mainParts(area, work);
  const home = { type: 'MultiPolygon' as const, coordinates: [...mainland.coordinates, ...near.coordinates] };
  const coast = await coastOf(home, await coastlineAround(context, home, work), work);
  const other = await evaluation.area(query.to);
  const shore = await NearestIndex.build(other, work);
  // Islands hide no coast.
  const land = new AreaIndex(mainland);
  const lines = coast?.coordinates ?? [];
  const distances = lines.map((line) => line.map(([lon, lat]) => shore.about(lon!, lat!)));
  const least = distances.flat().reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  const most = Math.min(mostMetres, Math.max(alwaysMetres, timesLeast * least));
  const found: Position[][] = [];
  for (const [i, line] of lines.entries()) {
    if (work.due) await work.pause();
    found.push(...facingPieces(line, distances[i]!, most, shore, land));
  }
  const [a, b] = [printQuery(query.of), printQuery(query.to)];
  evaluation.notes.push(
    `the coast of ${a} facing ${b} is its coast within ${Math.round(most / 1000)} km of ${b}, where no land of ${a} lies between`,
  );
  const facing: MultiLineString = { type: 'MultiLineString', coordinates: found };
  return nonEmpty(query, found.length > 0 ? facing : undefined, `no coast of ${a} faces ${b}`);
}

/** The runs of a line whose vertices face the shore; between vertices that are looked at their neighbour tells. */
function facingPieces(
  line: readonly Position[],
  distances: readonly number[],
  most: number,
  shore: NearestIndex,
  land: AreaIndex,
): Position[][] {
  const faces: boolean[] = [];
  let since = Number.POSITIVE_INFINITY;
  let last = false;
  for (const [i, position] of line.entries()) {
    if (i > 0) since += metresBetween(line[i - 1]!, position);
    if (since >= everyMetres || i === line.length - 1) {
      last =
        distances[i]! <= most && isFree(position, shore.nearest(position[0]!, position[1]!).position, land);
      since = 0;
    }
    faces.push(last);
  }
  const pieces: Position[][] = [];
  let piece: Position[] = [];
  let missed = 0;
  for (const [i, position] of line.entries()) {
    if (faces[i]) {
      if (missed > 0 && piece.length > 0) piece.push(...line.slice(i - missed, i));
      piece.push(position);
      missed = 0;
    } else if (piece.length > 0 && ++missed > gapPieces) {
      if (piece.length > 1) pieces.push(piece);
      piece = [];
      missed = 0;
    }
  }
  if (piece.length > 1) pieces.push(piece);
  return pieces;
}

function isFree(from: Position, to: Position, land: AreaIndex): boolean {
  const length = metresBetween(from, to);
  const turns = Math.round((to[0]! - from[0]!) / 360) * 360;
  for (let metres = freeMetres; metres < length - stepMetres; metres += stepMetres) {
    const t = metres / length;
    const lon = from[0]! + t * (to[0]! - turns - from[0]!);
    const lat = from[1]! + t * (to[1]! - from[1]!);
    if (land.contains([lon, lat])) return false;
  }
  return true;
}

/** Near enough for steps. */
function metresBetween([x1, y1]: Position, [x2, y2]: Position): number {
  const east = (((x2! - x1! + 540) % 360) - 180) * Math.cos((((y1! + y2!) / 2) * Math.PI) / 180);
  return 111_200 * Math.hypot(east, y2! - y1!);
}
