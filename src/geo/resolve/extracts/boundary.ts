/** Outlines of towns from imported extracts, or of the regions that they are, where the gazetteer has only an estimate. */

import type { MultiPolygon, Polygon } from 'geojson';
import type { MapStore, OsmFeature } from '../../domain/map-store.ts';
import type { Place } from '../../domain/place.ts';
import type { BorderOptions } from '../../domain/requests.ts';
import { geodesicArea } from '../../geometry/area.ts';
import { AreaIndex } from '../../geometry/area-index.ts';
import { bboxOf } from '../../geometry/bbox.ts';
import { haversineMetres } from '../../geometry/circle.ts';
import { cleanGeometry } from '../../geometry/clean.ts';
import { flatten, inflate } from '../../geometry/flat.ts';
import { simplifyFlat } from '../../geometry/simplify.ts';
import { regionOfCity } from '../city-region.ts';
import type { Context } from '../context.ts';
import { islandOfRegion } from '../island-of-region.ts';
import type { Outline } from '../shapes.ts';

export type PlaceOutline = Outline & {
  /** Whose outline it is, when not the place's own source. */
  readonly attribution?: string;
};

/** A boundary of the same name may lie this far from the gazetteer's point, which is where the post office stands. */
const nearMetres = 3000;

/** The outline of a place: its own, or in the place of an estimate an imported boundary, or that of the region that a city
 * is. */
export async function placeOutline(
  context: Context,
  place: Place,
  options: BorderOptions,
): Promise<PlaceOutline> {
  const own = await islandOfRegion(place, await context.shapes.outline(place, options));
  // Outlines of the sample are sketches.
  if (own.boundary === undefined) return own;
  const found = context.osm.hasExtracts
    ? await context.osm.with(async (stores) => boundaryOf(place, stores), place.name)
    : undefined;
  const clean = found && cleanGeometry(found.geometry);
  if (!clean) return own.boundary === 'estimated' ? ofItsRegion(context, place, options, own) : own;
  const { toleranceMetres, maxVertices } = options;
  const geometry =
    toleranceMetres === undefined && maxVertices === undefined
      ? clean
      : inflate(await simplifyFlat(flatten(clean as Polygon | MultiPolygon), options));
  return { geometry, bbox: bboxOf(geometry), attribution: found.attribution };
}

async function ofItsRegion(
  context: Context,
  city: Place,
  options: BorderOptions,
  estimated: Outline,
): Promise<PlaceOutline> {
  const region = await regionOfCity(context, city);
  if (!region) return estimated;
  return { ...(await context.shapes.outline(region, options)), attribution: region.source };
}

function boundaryOf({ name, lon, lat }: Place, stores: readonly MapStore[]): OsmFeature | undefined {
  let best: { feature: OsmFeature; inside: boolean; size: number } | undefined;
  for (const store of stores) {
    for (const feature of store.named(name)) {
      const { geometry, tags } = feature;
      if (tags.boundary !== 'administrative' && tags.place === undefined) continue;
      if (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon') continue;
      const index = new AreaIndex(geometry);
      const inside = index.contains([lon, lat]);
      const [w, s, e, n] = index.bbox;
      const x = Math.max(w, Math.min(e, lon));
      const y = Math.max(s, Math.min(n, lat));
      if (!inside && haversineMetres(lon, lat, x, y) > nearMetres) continue;
      const size = geodesicArea(geometry);
      if (!best || (inside && !best.inside) || (inside === best.inside && size < best.size)) {
        best = { feature, inside, size };
      }
    }
  }
  return best?.feature;
}
