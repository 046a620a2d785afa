/** Where three or more areas meet. */

import type { MultiPoint, Position } from 'geojson';
import { type Area, geodesicInverse } from './native.ts';
import { NearestIndex } from './nearest.ts';
import { outlineOf } from './outline.ts';
import type { Work } from './work.ts';

/** Outlines drawn apart may miss each other by this much. */
const toleranceMetres = 1000;
/** Nearer places are one. */
const apartMetres = 10_000;

/** Positions on the outlines of all areas; none where they do not meet. */
export async function meetingPoints(areas: readonly Area[], work: Work): Promise<MultiPoint> {
  const [first, ...others] = areas.map(outlineOf);
  const indexes: NearestIndex[] = [];
  for (const outline of others) indexes.push(await NearestIndex.build(outline, work));
  const found: { position: Position; metres: number }[] = [];
  for (const line of first!.coordinates) {
    for (const position of line) {
      if (work.due) await work.pause();
      let metres = 0;
      for (const index of indexes) {
        metres = Math.max(metres, index.toOutline(position[0]!, position[1]!));
        if (metres > toleranceMetres) break;
      }
      if (metres > toleranceMetres) continue;
      const near = found.findIndex((one) => geodesicInverse(one.position, position).distance < apartMetres);
      if (near < 0) found.push({ position, metres });
      else if (metres < found[near]!.metres) found[near] = { position, metres };
    }
  }
  return { type: 'MultiPoint', coordinates: found.map(({ position }) => position) };
}
