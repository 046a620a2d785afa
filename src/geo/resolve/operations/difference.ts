/** What is taken away, and that it lies in what it is taken from. */

import type { Geometry } from 'geojson';
import { GeoError } from '../../domain/errors.ts';
import { fold } from '../../domain/fold.ts';
import { anyKind, maskOf } from '../../domain/place.ts';
import { type Difference, type NamedPlace, namesOf, type SpatialQuery } from '../../domain/query.ts';
import { bboxOf } from '../../geometry/bbox.ts';
import { intersect, subtract, toMixed } from '../../geometry/combine.ts';
import { printQuery } from '../../parse/print.ts';
import { type Evaluation, nonEmpty } from '../evaluation.ts';

const lands = maskOf(['country', 'region']);

export async function difference(evaluation: Evaluation, query: Difference): Promise<Geometry> {
  const from = await evaluation.evaluate(query.from);
  const minus = await taken(evaluation, withinFrom(query), query.from, from);
  const geometry = minus && (await evaluation.inRegion(minus, from));
  for (const member of minus?.type === 'Union' ? minus.of : []) {
    const one = member.type === 'NamedPlace' && (await evaluation.evaluate(member));
    if (one) refuseLine(member, from, one);
  }
  if (geometry) refuseLine(query.minus, from, geometry);
  await refuseFarTown(evaluation, query, from, geometry);
  return nonEmpty(
    query,
    geometry ? await subtract(from, geometry, evaluation.work) : from,
    'nothing is left',
  );
}

/** "Spain without islands": those of Spain are meant. */
function withinFrom({ from, minus }: Difference): SpatialQuery {
  return minus.type === 'PlaceSet' && !minus.where && !minus.rank
    ? { type: 'Intersection', of: [minus, from] }
    : minus;
}

/** What has no area takes nothing away: "Italy without its coast" would be all of Italy. */
function refuseLine(query: SpatialQuery, from: Geometry, minus: Geometry): void {
  if (!hasArea(from) || hasArea(minus)) return;
  const name = printQuery(query);
  throw new GeoError(
    'query_not_understood',
    `The query was not understood: "${name}" has no area that could be subtracted.`,
    { fix: `Give it a width, for example "within 10 km of ${name}".` },
  );
}

/** "Georgia more than 50 miles from Atlanta" would be all of the Georgia that has no Atlanta.
 * @throws GeoError `empty_result` */
async function refuseFarTown(
  evaluation: Evaluation,
  { from, minus }: Difference,
  whole: Geometry,
  geometry: Geometry | undefined,
): Promise<void> {
  if (minus.type !== 'Buffer' || minus.of.type !== 'NamedPlace' || from.type !== 'NamedPlace') return;
  if (geometry && (await meets(evaluation, geometry, whole))) return;
  if (evaluation.isLocal(minus.of) || (await evaluation.find(minus.of)).place.kind !== 'city') return;
  throw new GeoError(
    'empty_result',
    `Nothing of ${printQuery(from)} lies ${printQuery(minus)}, so that nothing can be taken away.`,
    { fix: `Name the town with its land, for example "${minus.of.name}, Texas".` },
  );
}

/** The places that are taken away, each as its namesake where that alone lies in what they are taken from: "Switzerland
 * except Tessin" means no village in Mecklenburg.
 * @returns undefined where none of them takes anything away, which is told */
async function taken(
  evaluation: Evaluation,
  minus: SpatialQuery,
  whole: SpatialQuery,
  from: Geometry,
): Promise<SpatialQuery | undefined> {
  const members = minus.type === 'Union' ? minus.of : [minus];
  const inside: SpatialQuery[] = [];
  for (const member of members) {
    const meant = member.type === 'NamedPlace' ? await meeting(evaluation, member, whole, from) : member;
    if (meant) inside.push(meant);
  }
  if (minus.type !== 'Union') return inside[0];
  return inside.length > 1 ? { type: 'Union', of: inside } : inside[0];
}

async function meeting(
  evaluation: Evaluation,
  node: NamedPlace,
  whole: SpatialQuery,
  from: Geometry,
): Promise<SpatialQuery | undefined> {
  const geometry = await evaluation.evaluate(node);
  // From land a river takes nothing: "Tessin" is one in French, and a canton.
  const isLine = hasArea(from) && !hasArea(geometry);
  if (!isLine && (await meets(evaluation, geometry, from))) return node;
  const offshore = isMainland(whole) ? await evaluation.evaluate(whole.of) : undefined;
  let isOffshore = offshore !== undefined && (await meets(evaluation, geometry, offshore));
  for (const land of evaluation.isLocal(node) || node.within ? [] : namesOf(whole)) {
    if (!(await evaluation.usualPlace(land, lands))) continue;
    const there = { ...node, within: [land.name, ...(land.within ?? [])] };
    if (!(await evaluation.usualPlace(there, isLine ? lands : anyKind))) continue;
    evaluation.forget(node);
    const inside = (await evaluation.find(there, isLine ? lands : anyKind)).geometry;
    isOffshore ||= offshore !== undefined && (await meets(evaluation, inside, offshore));
    if (await meets(evaluation, inside, from)) {
      evaluation.notes.push(`“${node.name}” is read as the one in ${land.name}`);
      return there;
    }
  }
  if (isLine) return node;
  const island = evaluation.isLocal(node) ? undefined : await islandOf(evaluation, node, from);
  if (island) return island;
  // "Mainland Tanzania without Zanzibar" says the same twice.
  if (isOffshore) {
    evaluation.notes.push(`“${node.name}” takes nothing away: it is not a part of ${printQuery(whole)}`);
    return undefined;
  }
  if (evaluation.isLocal(node) || (await evaluation.find(node)).place.kind === 'city') {
    throw new GeoError(
      'query_not_understood',
      `The query was not understood: “${node.name}” does not lie in ${printQuery(whole)}, so that nothing can be taken away.`,
    );
  }
  const held = evaluation.isLocal(node) ? undefined : await heldParts(evaluation, node);
  if (held && (await meets(evaluation, await evaluation.evaluate(held), from))) return held;
  evaluation.notes.push(`“${node.name}” takes nothing away: no part of it lies in ${printQuery(whole)}`);
  return undefined;
}

/** "Galápagos except Isabela": the island there, and no province of the Philippines. */
async function islandOf(
  evaluation: Evaluation,
  node: NamedPlace,
  from: Geometry,
): Promise<NamedPlace | undefined> {
  const island = { ...node, name: `${node.name} Island` };
  const place = await evaluation.usualPlace(island, maskOf(['island']));
  if (!place || !fold(place.name).includes(fold(node.name))) return undefined;
  const { geometry } = await evaluation.find(island, maskOf(['island']));
  if (!(await meets(evaluation, geometry, from))) {
    evaluation.forget(island);
    return undefined;
  }
  evaluation.forget(node);
  evaluation.notes.push(`“${node.name}” is read as the island`);
  return island;
}

const isMainland = (query: SpatialQuery): query is Extract<SpatialQuery, { type: 'Parts' }> =>
  query.type === 'Parts' && query.which === 'mainland';

/** Regions of a land that a neighbour governs, and that the map draws as that one's: "Morocco without Western Sahara". */
const heldByOthers: ReadonlyMap<string, readonly string[]> = new Map([
  ['country/ESH', ['region/MAR-3456', 'region/MAR-3469']],
]);

async function heldParts(evaluation: Evaluation, node: NamedPlace): Promise<SpatialQuery | undefined> {
  const { gazetteer } = evaluation.context.finder;
  const { place } = await evaluation.find(node);
  const parts = (heldByOthers.get(place.id) ?? []).flatMap((id): NamedPlace[] => {
    const index = gazetteer.indexOfId(id);
    if (index === undefined) return [];
    const { name, country } = gazetteer.place(index);
    return [{ type: 'NamedPlace', name, ...(country !== undefined && { within: [country] }) }];
  });
  return parts.length === 0 ? undefined : { type: 'Union', of: parts };
}

const hasArea = (geometry: Geometry): boolean => toMixed(geometry).areas.coordinates.length > 0;

/** What has no area is refused where it is subtracted from one. */
async function meets({ work }: Evaluation, geometry: Geometry, from: Geometry): Promise<boolean> {
  if (!overlap(bboxOf(geometry), bboxOf(from))) return false;
  return !hasArea(geometry) || !hasArea(from) || (await intersect(geometry, from, work)) !== undefined;
}

type Box = readonly number[];

/** Boxes across the antimeridian have their west beyond their east. */
function overlap(a: Box, b: Box): boolean {
  const spans = ([west, , east]: Box) =>
    west! <= east!
      ? [[west!, east!]]
      : [
          [west!, 180],
          [-180, east!],
        ];
  if (a[1]! > b[3]! || b[1]! > a[3]!) return false;
  return spans(a).some(([w, e]) => spans(b).some(([from, to]) => w! <= to! && from! <= e!));
}
