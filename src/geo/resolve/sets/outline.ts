/** Geometry of members, and of a whole set. */

import type { Geometry, Polygon, Position } from 'geojson';
import { areaInTurns, polygonsOf } from '../../geometry/area.ts';
import { bboxOf } from '../../geometry/bbox.ts';
import { intersect, subtract, toMixed, unite } from '../../geometry/combine.ts';
import { type FlatGeometry, flatContains, flatten, inflate, somePolygons } from '../../geometry/flat.ts';
import { apart, mainParts, withoutChained } from '../../geometry/main-parts.ts';
import type { Work } from '../../geometry/work.ts';
import type { Context } from '../context.ts';
import { placeOutline } from '../extracts/boundary.ts';
import { acrossStraits } from './across-straits.ts';
import type { SetFacts } from './facts.ts';
import { ringBox } from './located.ts';
import type { Member } from './member.ts';

/** Corners of outlines are found again to this many degrees. */
const near = 1e-6;

/** Whether an island's outline is made of polygons of countries. */
const isOfLand = ({ island }: Member) => island !== undefined && island[2].length > 0;

export async function outlineOf(
  context: Context,
  facts: SetFacts,
  member: Member,
  work: Work,
  within?: ReadonlySet<number>,
): Promise<Geometry> {
  if (member.only) return partOutline(context, facts, member, work);
  if (isOfLand(member)) return islandOutline(context, facts, member, within);
  return (await placeOutline(context, member.place!, {})).geometry;
}

/** Parts of a country farther from its mainland are far off. */
const homeMetres = 500_000;

/** The box of a country's mainland and of what lies near it. */
export async function homeBox(
  context: Context,
  facts: SetFacts,
  member: Member,
  work: Work,
): Promise<readonly [number, number, number, number]> {
  const home = await homeParts(await outlineOf(context, facts, member, work), work);
  return bboxOf(home) as [number, number, number, number];
}

/** Square metres of the least island that home goes on over: a rock in the Caribbean is not what Venezuela reaches north to. */
const leastOfHome = 1e9;

/** A country's mainland, what lies near it, and what lies near that: Ellesmere Island is Canada's home. */
export async function homeParts(outline: Geometry, work: Work): Promise<Geometry> {
  const { mainland, near: close, overseas } = await mainParts(toMixed(outline).areas, work, homeMetres);
  const far: Position[][][] = [];
  for (const part of overseas.coordinates)
    if ((await areaInTurns({ type: 'Polygon', coordinates: [part[0]!] }, work)) >= leastOfHome)
      far.push(part);
  const extents = new Map([...close.coordinates, ...far].map((part) => [part, extentOf(part)]));
  const left = withoutChained(
    far,
    close.coordinates,
    (one, other) => apart(extents.get(one)!, extents.get(other)!) <= homeMetres,
  );
  const home = far.filter((part) => !left.includes(part));
  return { type: 'MultiPolygon', coordinates: [...mainland.coordinates, ...close.coordinates, ...home] };
}

const extentOf = (rings: Position[][]) => {
  const [west, south, east, north] = ringBox(rings[0]!);
  return { west, south, east, north };
};

/** The largest part. */
export const mainlandOf = async (outline: Geometry, work: Work): Promise<Geometry> =>
  (await mainParts(toMixed(outline).areas, work)).mainland;

/** A part of a country by its units; those on both sides of a strait go with the side that the others are on. */
async function partOutline(
  context: Context,
  facts: SetFacts,
  { id, only }: Member,
  work: Work,
): Promise<Geometry> {
  const outline = await unitsOutline(context, facts, only!, work);
  const beyond = acrossStraits[id]?.beyond;
  if (!beyond) return outline;
  const { flat } = await context.shapes.shapeOf('countries', id);
  const country = polygonsOf(toMixed(inflate(flat)).areas);
  const holds = (rings: Polygon['coordinates'], [lon, lat]: Position) =>
    flatContains(flatten({ type: 'Polygon', coordinates: rings }), lon!, lat!);
  const side = country.find((rings) => holds(rings, beyond));
  if (!side) return outline;
  const piece: Geometry = { type: 'Polygon', coordinates: side };
  const share = (await areaOfCommon(outline, piece, work)) / (await areaInTurns(toMixed(piece).areas, work));
  const whole = share > 0.5 ? await unite([outline, piece], work) : await subtract(outline, piece, work);
  return whole ?? outline;
}

async function areaOfCommon(a: Geometry, b: Geometry, work: Work): Promise<number> {
  const common = await intersect(a, b, work);
  return common ? areaInTurns(toMixed(common).areas, work) : 0;
}

async function unitsOutline(
  context: Context,
  facts: SetFacts,
  units: readonly number[],
  work: Work,
): Promise<Geometry> {
  const shapes: FlatGeometry[] = [];
  for (const unit of units) {
    const { id } = facts.units[unit]!;
    const layer = id.startsWith('country/') ? 'countries' : 'regions';
    shapes.push((await context.shapes.shapeOf(layer, id)).flat);
  }
  return (await unite([], work, shapes))!;
}

/** The polygons of an island, of all countries that share it, or only of those asked for. */
async function islandOutline(
  context: Context,
  facts: SetFacts,
  { island }: Member,
  within: ReadonlySet<number> | undefined,
): Promise<Geometry> {
  const coordinates: Polygon['coordinates'][] = [];
  for (const [code, lon, lat] of island![2]) {
    const id = `country/${code}`;
    if (within && !facts.landOf(id)?.some((unit) => within.has(unit))) continue;
    const { flat } = await context.shapes.shapeOf('countries', id);
    coordinates.push(...somePolygons(flat, (xy, from, to) => hasCorner(xy, from, to, lon, lat)));
  }
  return { type: 'MultiPolygon', coordinates };
}

function hasCorner(xy: Float64Array, from: number, to: number, lon: number, lat: number): boolean {
  for (let v = from; v < to; v++)
    if (Math.abs(xy[2 * v]! - lon) < near && Math.abs(xy[2 * v + 1]! - lat) < near) return true;
  return false;
}

/** The westernmost vertex of some, of several the southernmost. */
function westernmost(xy: Float64Array, from: number, to: number): [number, number] {
  let [west, south] = [xy[2 * from]!, xy[2 * from + 1]!];
  for (let v = from + 1; v < to; v++) {
    const [x, y] = [xy[2 * v]!, xy[2 * v + 1]!];
    if (x < west || (x === west && y < south)) [west, south] = [x, y];
  }
  return [west, south];
}

/** The union of a set. */
export async function unionOf(
  context: Context,
  facts: SetFacts,
  members: readonly Member[],
  work: Work,
  within?: ReadonlySet<number>,
): Promise<Geometry | undefined> {
  const shapes: Geometry[] = [];
  // Whole countries have hundreds of thousands of positions: only those of their union become objects.
  const lands: FlatGeometry[] = [];
  const islands = members.filter(isOfLand);
  if (islands.length > 8) shapes.push(await islandsOutline(context, facts, islands, within));
  for (const member of islands.length > 8 ? members.filter((one) => !isOfLand(one)) : members) {
    if (work.due) await work.pause();
    const land = member.only || member.island ? undefined : await context.shapes.land(member.place!);
    if (land) lands.push(land);
    else shapes.push(await outlineOf(context, facts, member, work, within));
    work.resume();
  }
  return unite(shapes, work, lands);
}

/** Many islands at once: the polygons of each country are gone through only once. */
async function islandsOutline(
  context: Context,
  facts: SetFacts,
  islands: readonly Member[],
  within: ReadonlySet<number> | undefined,
): Promise<Geometry> {
  const corners = new Map<string, Set<string>>();
  const key = (lon: number, lat: number) => `${lon.toFixed(5)},${lat.toFixed(5)}`;
  for (const { island } of islands)
    for (const [code, lon, lat] of island![2]) {
      const id = `country/${code}`;
      if (within && !facts.landOf(id)?.some((unit) => within.has(unit))) continue;
      const known = corners.get(id);
      if (known) known.add(key(lon, lat));
      else corners.set(id, new Set([key(lon, lat)]));
    }
  const coordinates: Polygon['coordinates'][] = [];
  for (const [id, wanted] of corners) {
    const { flat } = await context.shapes.shapeOf('countries', id);
    coordinates.push(...somePolygons(flat, (xy, from, to) => wanted.has(key(...westernmost(xy, from, to)))));
  }
  return { type: 'MultiPolygon', coordinates };
}
