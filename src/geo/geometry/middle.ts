/** The middle of an area: what lies around its centre, and what lies deepest within it. */

import type { MultiPolygon } from 'geojson';
import { boxAround } from './closer.ts';
import { centreOf } from './diagonal.ts';
import { areaAbove } from './level-set.ts';
import { type Area, geodesicBuffer, geodesicInverse, intersection } from './native.ts';
import { NearestIndex } from './nearest.ts';
import { outlineOf } from './outline.ts';
import { sampleArea, shareOf } from './sample-area.ts';
import type { Work } from './work.ts';

/** The share of an area, by area, that is nearest to its centre of mass. */
export async function middle(area: Area, share: number, work: Work): Promise<MultiPolygon> {
  const centre = await centreOf(area, work);
  const samples = await sampleArea(area, (lon, lat) => geodesicInverse(centre, [lon, lat]).distance, work);
  const disc = await geodesicBuffer(
    { type: 'Point', coordinates: centre },
    Math.max(1, shareOf(samples, share)),
    work,
  );
  return intersection(area, disc, work);
}

/** The share of an area, by area, that is farthest from its outline. */
export async function interior(area: Area, share: number, work: Work): Promise<MultiPolygon> {
  const outline = await NearestIndex.build(outlineOf(area), work);
  const depth = shareOf(await sampleArea(area, (lon, lat) => outline.toOutline(lon, lat), work), 1 - share);
  const deep = await areaAbove((lon, lat) => outline.toOutline(lon, lat) - depth, boxAround(area, 0), work);
  return intersection(area, deep, work);
}
