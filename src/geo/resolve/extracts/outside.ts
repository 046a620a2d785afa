/** "Museums outside Monaco-Ville": all that the extracts cover but for the place. */

import type { Geometry, MultiPolygon, Polygon } from 'geojson';
import { overlap, uncut } from '../../domain/box.ts';
import type { MapStore } from '../../domain/map-store.ts';
import { AreaIndex } from '../../geometry/area-index.ts';
import { difference, union } from '../../geometry/native.ts';
import { rectangle } from '../../geometry/window.ts';
import { toArea } from './extent.ts';

/** What is read of a place. */
interface Place {
  readonly name: string;
  readonly geometry: Geometry;
  readonly notes: readonly string[];
}

/** The extracts that the place lies in, without it; of no extract all of them. */
export async function outside<Read extends Place>(place: Read, stores: readonly MapStore[]): Promise<Read> {
  const { area } = await toArea(place.geometry);
  const box = uncut(new AreaIndex(area).bbox);
  const covering = stores.filter((store) => overlap(store.box, box));
  const grounds = (covering.length > 0 ? covering : stores).map(({ box }) => rectangle(box));
  const [first, ...more] = grounds;
  if (first === undefined) return place;
  const ground: Polygon | MultiPolygon = more.length > 0 ? await union(grounds) : first;
  return {
    ...place,
    name: `outside ${place.name}`,
    geometry: await difference(ground, area),
    notes: [...place.notes, `“outside” is read as the rest of the extract without “${place.name}”`],
  };
}
