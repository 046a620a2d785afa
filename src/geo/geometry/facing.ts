/** The stretches of a coast that face a direction: whoever leaves them that way meets no more of the same land. */

import type { MultiLineString, Position } from 'geojson';
import type { Direction } from '../domain/query.ts';
import { directions } from '../domain/query.ts';
import { AreaIndex } from './area-index.ts';
import { type Area, geodesicInverse } from './native.ts';
import { lengthOf } from './stem.ts';
import type { Work } from './work.ts';

/** How far the land is looked for, how finely, and how often along the coast, in kilometres. */
const reachKm = 3000;
const strideKm = 12;
const everyKm = 5;
const besideKm = 15;
/** Bays with a mouth and a shore shorter than this belong to the coast on both sides of them. */
const mouthKm = 60;
const shoreKm = 300;
/** A stretch this far from the longest, and so much shorter, is a corner of some other coast. */
const apartKm = 300;
const least = 0.1;
/** So far a long stretch goes on on both sides of a bay that is its own. */
const onKm = 50;

const radians = Math.PI / 180;
const kmPerDegree = 111.2;

/** A stretch of one line of a coast, in kilometres from where the line begins. */
interface Stretch {
  readonly line: readonly Position[];
  readonly positions: Position[];
  readonly fromKm: number;
  readonly toKm: number;
}

export async function facing(
  coast: MultiLineString,
  land: Area,
  direction: Direction,
  work: Work,
): Promise<MultiLineString> {
  const index = new AreaIndex(land);
  const runs = await runsFacing(coast, index, direction, work);
  const lengths = withoutCorners(runs.map(({ positions }) => positions)).map(lengthOf);
  const longest = Math.max(0, ...lengths) / 1000;
  const isLong = ({ fromKm, toKm }: Stretch) => toKm - fromKm >= least * longest;
  const at = directions.indexOf(direction);
  const beside: Stretch[] = [];
  for (const turn of runs.every(isLong) ? [] : [2, 6]) {
    const other = directions[(at + turn) % directions.length]!;
    beside.push(...(await runsFacing(coast, index, other, work)).filter(isLong));
  }
  // Torbay faces east and lies on the south coast of England.
  const isBayOf = (run: Stretch) => (side: Stretch) =>
    side.line === run.line && side.fromKm <= run.fromKm - onKm && side.toKm >= run.toKm + onKm;
  const kept = runs.filter((run) => isLong(run) || !beside.some(isBayOf(run)));
  return {
    type: 'MultiLineString',
    coordinates: withoutCorners(kept.map(({ positions }) => positions)),
  };
}

/** All stretches that face a direction, over bays. */
async function runsFacing(
  coast: MultiLineString,
  index: AreaIndex,
  direction: Direction,
  work: Work,
): Promise<Stretch[]> {
  const [west, south, east, north] = index.bbox;
  const azimuth = directions.indexOf(direction) * 45 * radians;
  const aside = 30 * radians;
  /** Along the parallel, the meridian, or the line that keeps the direction. */
  const free = ([lon, lat]: Position, azimuth: number, reach: number) => {
    const [dx, dy] = [Math.sin(azimuth), Math.cos(azimuth)];
    let [x, y] = [lon!, lat!];
    for (let km = 0; km < reach; km += strideKm) {
      const step = (km === 0 ? 3 : strideKm) / kmPerDegree;
      x += (dx * step) / Math.max(0.05, Math.cos(y * radians));
      y += dy * step;
      if (Math.abs(y) > 89 || (dy > 0 && y > north) || (dy < 0 && y < south)) return true;
      // Past the land's box there is no more of it; a box across ±180° tells nothing.
      if (west <= east && ((dx > 0.01 && x > east) || (dx < -0.01 && x < west))) return true;
      if (index.contains([((x + 540) % 360) - 180, y])) return false;
    }
    return true;
  };
  // Land close by on either side means a coast that the direction only grazes.
  const open = (position: Position) =>
    free(position, azimuth, reachKm) &&
    free(position, azimuth - aside, besideKm) &&
    free(position, azimuth + aside, besideKm);
  const runs: Stretch[] = [];
  for (const line of coast.coordinates) {
    const marks: { at: number; open: boolean; km: number }[] = [];
    let km = 0;
    let next = 0;
    for (let i = 0; i < line.length; i++) {
      if (i > 0) km += geodesicInverse(line[i - 1]!, line[i]!).distance / 1000;
      if (km < next && i < line.length - 1) continue;
      if (work.due) await work.pause();
      marks.push({ at: i, open: open(line[i]!), km });
      next = km + everyKm;
    }
    for (const { from, to, fromKm, toKm } of openRuns(line, marks))
      if (to > from) runs.push({ line, positions: line.slice(from, to + 1), fromKm, toKm });
  }
  return runs;
}

/** First and last vertex of each stretch, over bays. */
function openRuns(
  line: readonly Position[],
  marks: readonly { at: number; open: boolean; km: number }[],
): { from: number; to: number; fromKm: number; toKm: number }[] {
  const runs: { from: number; to: number; fromKm: number; toKm: number }[] = [];
  for (const [k, mark] of marks.entries()) {
    if (!mark.open) continue;
    const last = runs[runs.length - 1];
    const from = marks[Math.max(0, k - 1)]!;
    const mouth = () => geodesicInverse(line[last!.to]!, line[mark.at]!).distance / 1000;
    if (last && mark.km - last.toKm <= shoreKm && mouth() <= mouthKm) {
      last.to = mark.at;
      last.toKm = mark.km;
    } else {
      const first = from.open ? from : mark;
      runs.push({ from: first.at, to: mark.at, fromKm: first.km, toKm: mark.km });
    }
  }
  return runs;
}

/** Without short stretches far from the others: the tip of Florida is no west coast of the United States. */
function withoutCorners(runs: readonly Position[][]): Position[][] {
  const groups: { runs: Position[][]; metres: number }[] = [];
  for (const run of [...runs].sort((a, b) => b.length - a.length)) {
    const metres = lengthOf(run);
    const group = groups.find(({ runs }) => runs.some((other) => apart(run, other) < apartKm * 1000));
    if (group) {
      group.runs.push(run);
      group.metres += metres;
    } else groups.push({ runs: [run], metres });
  }
  const longest = Math.max(0, ...groups.map(({ metres }) => metres));
  return groups.filter(({ metres }) => metres >= least * longest).flatMap(({ runs }) => runs);
}

/** Between a few positions of each. */
function apart(a: readonly Position[], b: readonly Position[]): number {
  const few = (line: readonly Position[]) => line.filter((_, i) => i % Math.ceil(line.length / 8) === 0);
  let nearest = Number.POSITIVE_INFINITY;
  for (const p of few(a)) {
    for (const q of few(b)) nearest = Math.min(nearest, geodesicInverse(p, q).distance);
  }
  return nearest;
}
