/** What lies around a geometry in the shipped layers: land, coastline, the border of two countries. */

import type { Geometry, MultiLineString, MultiPolygon, Position } from 'geojson';
import { GeoError } from '../domain/errors.ts';
import { bboxOf } from '../geometry/bbox.ts';
import { toMixed } from '../geometry/combine.ts';
import { type FlatGeometry, inflate } from '../geometry/flat.ts';
import type { Work } from '../geometry/work.ts';
import type { Context } from './context.ts';

type Box = readonly [west: number, south: number, east: number, north: number];

/** The boxes of a geometry's parts, each within ±180°. A part has a box of its own, so that what reaches over the
 * antimeridian does not ask for the whole globe. */
function boxesOf(geometry: Geometry): Box[] {
  const { areas, lines, points } = toMixed(geometry);
  const boxes: Box[] = [];
  const add = (positions: readonly Position[]) => {
    let [west, south, east, north] = [180, 90, -180, -90];
    for (const [lon, lat] of positions) {
      west = Math.min(west, lon!);
      east = Math.max(east, lon!);
      south = Math.min(south, lat!);
      north = Math.max(north, lat!);
    }
    boxes.push([west, south, east, north]);
  };
  for (const rings of areas.coordinates) add(rings[0]!);
  for (const line of lines.coordinates) add(line);
  for (const point of points) add([point]);
  if (boxes.length <= 64) return boxes;
  // Many islands: their common box, unless that goes round the globe.
  const [west, south, east, north] = bboxOf(geometry);
  return west <= east
    ? [[west, south, east, north]]
    : [
        [west, south, 180, north],
        [-180, south, east, north],
      ];
}

async function idsIn(
  context: Context,
  layerName: string,
  geometry: Geometry,
  metres: number,
): Promise<Set<string>> {
  const layer = context.layers.get(layerName);
  if (!layer) throw new GeoError('data_missing', `There is no layer "${layerName}".`);
  const ids = new Set<string>();
  for (const box of boxesOf(geometry).flatMap((one) => widened(one, metres))) {
    for (const id of await layer.inBox(...box)) ids.add(id);
  }
  return ids;
}

async function flatShapesIn(
  context: Context,
  layerName: string,
  geometry: Geometry,
  work: Work,
  metres: number,
): Promise<FlatGeometry[]> {
  const shapes: FlatGeometry[] = [];
  for (const id of await idsIn(context, layerName, geometry, metres)) {
    if (work.due) await work.pause();
    const { flat } = await context.shapes.shapeOf(layerName, id);
    work.resume();
    shapes.push(flat);
  }
  return shapes;
}

async function shapesIn(
  context: Context,
  layerName: string,
  geometry: Geometry,
  work: Work,
  metres = 0,
): Promise<Geometry[]> {
  const shapes: Geometry[] = [];
  for (const flat of await flatShapesIn(context, layerName, geometry, work, metres)) {
    if (work.due) await work.pause();
    shapes.push(inflate(flat));
  }
  return shapes;
}

/** As `landAround`, a shape for each country, for what needs no GeoJSON. */
export function landShapes(
  context: Context,
  geometry: Geometry,
  work: Work,
  metres: number,
): Promise<FlatGeometry[]> {
  return flatShapesIn(context, 'countries', geometry, work, metres);
}

/** All countries whose box meets the geometry, or comes near it: the land that may lie within a distance. */
export async function landAround(
  context: Context,
  geometry: Geometry,
  work: Work,
  metres = 0,
): Promise<MultiPolygon> {
  const coordinates: Position[][][] = [];
  for (const shape of await shapesIn(context, 'countries', geometry, work, metres)) {
    for (const polygon of toMixed(shape).areas.coordinates) coordinates.push(polygon);
  }
  return { type: 'MultiPolygon', coordinates };
}

/** The world's coastline as far as its pieces meet the geometry's box. */
export async function coastlineAround(
  context: Context,
  geometry: Geometry,
  work: Work,
): Promise<MultiLineString> {
  return linesOf(await shapesIn(context, 'coastline', geometry, work));
}

/** The world's coastline as far as its pieces come near a geometry's parts: at least what lies within a distance. */
export async function coastlineNear(
  context: Context,
  geometry: Geometry,
  metres: number,
  work: Work,
): Promise<MultiLineString> {
  return linesOf(await shapesIn(context, 'coastline', geometry, work, metres));
}

function linesOf(shapes: readonly Geometry[]): MultiLineString {
  const coordinates: Position[][] = [];
  for (const shape of shapes) for (const line of toMixed(shape).lines.coordinates) coordinates.push(line);
  return { type: 'MultiLineString', coordinates };
}

/** Everything of a layer that may lie within a distance of a geometry, by id. */
export async function shapesNear(
  context: Context,
  layerName: string,
  geometry: Geometry,
  metres: number,
  work: Work,
): Promise<ReadonlyMap<string, Geometry>> {
  const found = new Map<string, Geometry>();
  for (const id of await idsIn(context, layerName, geometry, metres)) {
    found.set(id, inflate((await context.shapes.shapeOf(layerName, id)).flat));
    work.resume();
  }
  return found;
}

/** A box wider by a distance, cut at ±180°. */
function widened([west, south, east, north]: Box, metres: number): Box[] {
  if (metres === 0) return [[west, south, east, north]];
  const up = metres / 110_500;
  const [s, n] = [Math.max(-90, south - up), Math.min(90, north + up)];
  const aside = (1.1 * up) / Math.max(0.02, Math.cos((Math.max(Math.abs(s), Math.abs(n)) * Math.PI) / 180));
  const [w, e] = [west - aside, east + aside];
  if (e - w >= 360) return [[-180, s, 180, n]];
  const boxes: Box[] = [[Math.max(-180, w), s, Math.min(180, e), n]];
  if (w < -180) boxes.push([w + 360, s, 180, n]);
  if (e > 180) boxes.push([-180, s, e - 360, n]);
  return boxes;
}

/** The borders on land of a country with each of its neighbours, from the topology. */
export async function storedBorders(context: Context, id: string): Promise<MultiLineString> {
  const layer = context.layers.get('borders');
  const code = id.split('/')[1]!;
  const coordinates: Position[][] = [];
  for (const border of layer?.ids() ?? []) {
    if (!border.slice('border/'.length).split('-').includes(code)) continue;
    const shape = inflate((await context.shapes.shapeOf('borders', border)).flat);
    for (const line of toMixed(shape).lines.coordinates) coordinates.push(line);
  }
  return { type: 'MultiLineString', coordinates };
}

/** The common border of two countries from the topology; undefined when the layer has none.
 * @param a, b  ids of countries, such as `country/FRA` */
export async function storedBorder(context: Context, a: string, b: string): Promise<Geometry | undefined> {
  const layer = context.layers.get('borders');
  const codes = [a, b].map((id) => id.split('/')[1]!).sort();
  const id = `border/${codes.join('-')}`;
  if (!layer?.has(id)) return undefined;
  return inflate((await context.shapes.shapeOf('borders', id)).flat);
}
