/** The sea coast of an area: of the coastline that ships with the package, or of one that is given. */

import type { LineString, MultiLineString, Position } from 'geojson';
import { fileAtlas } from '../geo/atlas/byte-source.ts';
import { openLayers, readCatalogue } from '../geo/atlas/dataset.ts';
import type { Layer } from '../geo/atlas/layer.ts';
import { GeoError } from '../geo/domain/errors.ts';
import { polygonsOf } from '../geo/geometry/area.ts';
import { type Bbox, bboxOf } from '../geo/geometry/bbox.ts';
import { cleanInTurns } from '../geo/geometry/clean.ts';
import { toMixed } from '../geo/geometry/combine.ts';
import { inflate } from '../geo/geometry/flat.ts';
import type { GeoJsonInput } from '../geo/geometry/input.ts';
import { coastOf, outlineOf } from '../geo/geometry/outline.ts';
import { Work, type WorkLimits } from '../geo/geometry/work.ts';
import { packageFile } from '../shared/package-root.ts';
import { ready, readyArea } from './ready.ts';

/** Options of `coast`. */
export interface CoastOptions extends WorkLimits {
  /** The lines, or the land whose outline they are, to look along.
   * @defaultValue Natural Earth's 1:10m coastline, which ships with the package and is good to about a kilometre */
  readonly coastline?: GeoJsonInput;
}

/** A few open file handles, kept for the life of the process. */
let shipped: Promise<Layer> | undefined;

async function openCoastline(): Promise<Layer> {
  const folder = packageFile('data/geo');
  const layers = openLayers(await readCatalogue(folder), fileAtlas(folder), true);
  const layer = layers.get('coastline');
  if (!layer) throw new GeoError('data_missing', 'There is no layer "coastline".');
  return layer;
}

async function shippedCoastline([west, south, east, north]: Bbox, work: Work): Promise<MultiLineString> {
  shipped ??= openCoastline().catch((error) => {
    shipped = undefined;
    throw error;
  });
  const layer = await shipped;
  const boxes: Bbox[] =
    west <= east
      ? [[west, south, east, north]]
      : [
          [west, south, 180, north],
          [-180, south, east, north],
        ];
  const ids = new Set<string>();
  for (const box of boxes) for (const id of await layer.inBox(...box)) ids.add(id);
  const coordinates: Position[][] = [];
  for (const id of ids) {
    if (work.due) await work.pause();
    for (const line of toMixed(inflate(await layer.geometry(id))).lines.coordinates) coordinates.push(line);
  }
  work.resume();
  return { type: 'MultiLineString', coordinates };
}

/** The parts of a coastline that lie in an area or on its outline.
 * @returns undefined for an area without a coast
 * @throws GeoError `invalid_geometry`, `too_expensive`, `data_missing`, `data_corrupt`; the signal's reason
 * @example
 * const atlantic = await coast(france); */
export async function coast(
  area: GeoJsonInput,
  options: CoastOptions = {},
): Promise<LineString | MultiLineString | undefined> {
  const work = new Work(options);
  const ground = await readyArea(area, 'area', work);
  if (polygonsOf(ground).length === 0) return undefined;
  const { coastline } = options;
  const lines = coastline
    ? await givenCoastline(coastline, work)
    : await shippedCoastline(bboxOf(ground), work);
  const found = await coastOf(ground, lines, work);
  return (await cleanInTurns(found, work.signal)) as LineString | MultiLineString | undefined;
}

async function givenCoastline(given: GeoJsonInput, work: Work): Promise<MultiLineString> {
  const { areas, lines } = toMixed(await ready(given, 'options.coastline', work));
  return { type: 'MultiLineString', coordinates: [...lines.coordinates, ...outlineOf(areas).coordinates] };
}
