/** "Honshu" is an island: the region that is made of its prefectures has the far islands of these besides. */

import type { Place } from '../domain/place.ts';
import { bboxOf } from '../geometry/bbox.ts';
import { toMixed } from '../geometry/combine.ts';
import { mainParts } from '../geometry/main-parts.ts';
import { Work } from '../geometry/work.ts';
import type { Outline } from './shapes.ts';

/** Regions that were composed to be an island. Sicily is a region of Italy, too, and has Lampedusa; Great Britain is England,
 * Scotland and Wales with their islands. */
const islands: ReadonlySet<string> = new Set(
  'JP-HON JP-KYU JP-SHI ID-JAV ID-SUM ID-SUL PH-LUZ PH-MIN NZ-NIS NZ-SIS'
    .split(' ')
    .map((code) => `region/${code}`),
);

/** Of such a region its largest part, of others the outline as it is. */
export async function islandOfRegion({ id }: Pick<Place, 'id'>, outline: Outline): Promise<Outline> {
  if (!islands.has(id)) return outline;
  const { mainland } = await mainParts(toMixed(outline.geometry).areas, new Work());
  const { overseas: _, ...rest } = outline;
  return { ...rest, geometry: mainland, bbox: bboxOf(mainland) };
}
