/** Borders: of a place, and of one place with another. */

import type { Geometry, MultiLineString, MultiPolygon, Position } from 'geojson';
import { GeoError } from '../../domain/errors.ts';
import { anyKind, maskOf } from '../../domain/place.ts';
import type { BorderBetween, BorderOf, DirectionalSubset, SpatialQuery } from '../../domain/query.ts';
import { facing } from '../../geometry/facing.ts';
import { mainParts } from '../../geometry/main-parts.ts';
import { sharedOutline } from '../../geometry/native.ts';
import { outlineOf } from '../../geometry/outline.ts';
import { lengthOf } from '../../geometry/stem.ts';
import type { Work } from '../../geometry/work.ts';
import { printQuery } from '../../parse/print.ts';
import { type Evaluation, nonEmpty } from '../evaluation.ts';
import { coastlineAround, storedBorder, storedBorders } from '../ground.ts';
import { watersMeet } from './waters-meet.ts';

const countryMask = maskOf(['country', 'territory']);
const cityMask = maskOf(['city']);
/** Parts farther from the mainland have borders of their own. */
const islandMetres = 150_000;
/** Of a border on land the least share that faces a direction to be what is meant by it. */
const leastBorder = 0.1;
/** A border on land that is less of the outline is that of a naval base, as on Cuba; with more of it there is hardly a coast. */
const leastOnLand = 0.01;
const mostOnLand = 0.99;
/** Confidence that only a name as written reaches. */
const sureName = 0.99;

export async function border(evaluation: Evaluation, query: BorderOf): Promise<Geometry> {
  const { of } = query;
  if (of.type === 'DirectionalSubset' && !of.share && !of.tip) return facingBorder(evaluation, query, of);
  await findBordered(evaluation, of);
  return nonEmpty(query, outlineOf(await evaluation.area(query.of)));
}

/** The border that a distance is measured from. "Near the German border" says nothing of the coast: of a land with
 * neighbours its border is that on land, of an island its outline. */
export async function measuredBorder(evaluation: Evaluation, query: SpatialQuery): Promise<Geometry> {
  if (query.type !== 'BorderOf' || query.whole || query.of.type !== 'NamedPlace')
    return evaluation.evaluate(query);
  const { context, notes, work } = evaluation;
  await findBordered(evaluation, query.of);
  const outline = outlineOf(await evaluation.area(query.of));
  const place = evaluation.isLocal(query.of) ? undefined : (await evaluation.find(query.of)).place;
  const isCountry = place !== undefined && (maskOf([place.kind]) & countryMask) !== 0;
  const onLand = isCountry
    ? await storedBorders(context, place.id)
    : await awayFrom(outline, await coastlineAround(context, outline, work), work);
  const whole = metresOf(outline);
  const inland = metresOf(onLand);
  if (inland < leastOnLand * whole || inland > mostOnLand * whole) return outline;
  const { name } = place ?? query.of;
  notes.push(
    `distances from the border of ${name} are those from its border on land; its coast is "the coast of ${name}"`,
  );
  return onLand;
}

/** The edges of lines that are none of the coastline; both are drawn from one topology. */
async function awayFrom(
  lines: MultiLineString,
  coastline: MultiLineString,
  work: Work,
): Promise<MultiLineString> {
  const keyOf = (a: Position, b: Position) => (String(a) < String(b) ? `${a} ${b}` : `${b} ${a}`);
  const wet = new Set<string>();
  for (const line of coastline.coordinates)
    for (let i = 1; i < line.length; i++) {
      if (i % 1024 === 0 && work.due) await work.pause();
      wet.add(keyOf(line[i - 1]!, line[i]!));
    }
  const dry: Position[][] = [];
  for (const line of lines.coordinates) {
    let part: Position[] = [];
    for (let i = 1; i < line.length; i++) {
      if (i % 1024 === 0 && work.due) await work.pause();
      if (wet.has(keyOf(line[i - 1]!, line[i]!))) {
        if (part.length > 1) dry.push(part);
        part = [];
        continue;
      }
      if (part.length === 0) part.push(line[i - 1]!);
      part.push(line[i]!);
    }
    if (part.length > 1) dry.push(part);
  }
  return { type: 'MultiLineString', coordinates: dry };
}

/** "The southern border of A": what of its border faces south. Of a country that is its border on land, where it has one
 * that way: the southern border of the United States is the one with Mexico. */
async function facingBorder(
  evaluation: Evaluation,
  query: BorderOf,
  { of, direction }: DirectionalSubset,
): Promise<Geometry> {
  const { context, notes, work } = evaluation;
  await findBordered(evaluation, of);
  const { mainland, near } = await mainParts(await evaluation.area(of), work, islandMetres);
  const name = printQuery(of);
  if (of.type === 'NamedPlace' && !evaluation.isLocal(of)) {
    const { place } = await evaluation.find(of);
    const all = along(await storedBorders(context, place.id), mainland);
    const onLand = await facing(all, mainland, direction, work);
    if (metresOf(onLand) > leastBorder * metresOf(all)) {
      notes.push(`the ${direction}ern border of ${name} is its border on land that faces ${direction}`);
      return onLand;
    }
  }
  const land: MultiPolygon = {
    type: 'MultiPolygon',
    coordinates: [...mainland.coordinates, ...near.coordinates],
  };
  notes.push(`the ${direction}ern border of ${name} is what of its outline faces ${direction}`);
  return nonEmpty(query, await facing(outlineOf(land), mainland, direction, work));
}

const metresOf = (lines: MultiLineString): number =>
  lines.coordinates.reduce((sum, line) => sum + lengthOf(line), 0);

/** Lines on the outline of an area; both are drawn from one topology. */
function along({ coordinates }: MultiLineString, area: MultiPolygon): MultiLineString {
  const outline = new Set(area.coordinates.flat(2).map(String));
  const lies = (line: readonly Position[]) =>
    line.filter((position) => outline.has(String(position))).length > line.length / 2;
  return { type: 'MultiLineString', coordinates: coordinates.filter(lies) };
}

export async function borderBetween(evaluation: Evaluation, query: BorderBetween): Promise<Geometry> {
  const { a, b } = query;
  const waters = await watersMeet(evaluation, a, b);
  if (waters) return waters;
  await findBordered(evaluation, a);
  await findBordered(evaluation, b);
  if (a.type === 'NamedPlace' && b.type === 'NamedPlace') {
    const places = [(await evaluation.find(a)).place, (await evaluation.find(b)).place] as const;
    if (places.every(({ kind }) => (maskOf([kind]) & countryMask) !== 0)) {
      const stored = await storedBorder(evaluation.context, places[0].id, places[1].id);
      if (stored) return stored;
    }
  }
  const shared = await sharedOutline(await evaluation.area(a), await evaluation.area(b), evaluation.work);
  return nonEmpty(query, shared, `${printQuery(a)} and ${printQuery(b)} share no border`);
}

/** Who speaks of a border means what has one: New York the state, not the city of which only the extent is estimated. */
async function findBordered(evaluation: Evaluation, node: SpatialQuery): Promise<void> {
  if (node.type !== 'NamedPlace') return;
  try {
    await evaluation.find(node, anyKind & ~cityMask, { ...evaluation.options, minScore: sureName });
  } catch (error) {
    if (!(error instanceof GeoError && error.code === 'place_not_found')) throw error;
  }
}
