/** A sentence about space → GeoJSON. */

import type { Geometry } from 'geojson';
import { GeoError } from '../domain/errors.ts';
import type { SetMember, SpatialFeature } from '../domain/feature.ts';
import type { Place, PlaceKind } from '../domain/place.ts';
import { operandsOf, type SpatialQuery } from '../domain/query.ts';
import type { SpatialOptions } from '../domain/requests.ts';
import { bboxOf } from '../geometry/bbox.ts';
import { cleanInTurns } from '../geometry/clean.ts';
import { flatten, inflate } from '../geometry/flat.ts';
import { meetsOverseas } from '../geometry/outline-parts.ts';
import { simplifyFlat } from '../geometry/simplify.ts';
import type { Work } from '../geometry/work.ts';
import { printQuery } from '../parse/print.ts';
import { type Context, checkQuery } from './context.ts';
import { divisionsAtBorder } from './divisions-at-border.ts';
import { Evaluator } from './evaluate.ts';
import { empty } from './evaluation.ts';
import { refuseRiver } from './find-place.ts';
import { inContext, toldByEachOther } from './in-context.ts';
import { refuseInventedText } from './invented-places.ts';
import { toldBySiblings } from './siblings.ts';
import { onItsSide } from './side-assumed.ts';
import { sidedNeighbours } from './sided-neighbours.ts';
import { toldByComma } from './told-by-comma.ts';
import { toldByTowns } from './towns-in-row.ts';
import { type Understood, understand } from './understand.ts';

/** @throws GeoError `query_not_understood`, `place_not_found`, `empty_result`, `too_expensive`; with a language model also
 * `upstream_failed`, `model_unavailable`, `model_budget_spent` */
export async function spatial(
  context: Context,
  text: string,
  options: SpatialOptions,
): Promise<SpatialFeature> {
  checkQuery(text, context.maxQueryLength);
  const feature = await understand(context, text, options.signal, (understood) =>
    answer(context, text, understood, options),
  );
  const { query, places } = feature.properties;
  // A sentence may speak of “the region” for nothing; beside a name alone it says what is asked for.
  if (query.type === 'NamedPlace' && places.length === 1) refuseRiver(text, places[0]!);
  return feature;
}

async function answer(
  context: Context,
  text: string,
  understood: Understood,
  options: SpatialOptions,
): Promise<SpatialFeature> {
  if (understood.query.type !== 'NamedPlace') refuseInventedText(text);
  try {
    const query = await toldByComma(new Evaluator(context, options), understood.query, text);
    return await answerAs(context, { ...understood, query }, options);
  } catch (error) {
    const isEmpty = error instanceof GeoError && error.code === 'empty_result';
    const query = isEmpty && (await toldByEachOther(new Evaluator(context, options), understood.query));
    if (!query) throw error;
    return answerAs(context, { ...understood, query }, options);
  }
}

async function answerAs(
  context: Context,
  { query: read, language, notes: said, readBy }: Understood,
  options: SpatialOptions,
): Promise<SpatialFeature> {
  const evaluator = new Evaluator(context, options);
  const { query, notes } = await onItsSide(evaluator, await toldByTheRest(evaluator, read), said);
  const raw = await evaluator.evaluate(query);
  const geometry = await finish(raw, query, options, evaluator.work);
  const found = [...new Map([...evaluator.named, ...evaluator.places]).values()];
  const places = found.map(({ reading }) => reading);
  const members = await membersOf(evaluator, query);
  const used = [...found.map(({ place }) => place), ...members.places];
  const sources = [...new Set(used.map(({ source }) => source))];
  const licences = [...new Set(used.map(({ licence }) => licence))];
  const name = printQuery(query);
  return {
    type: 'Feature',
    bbox: bboxOf(geometry),
    geometry,
    properties: {
      name,
      kind: 'spatial',
      query,
      language,
      readBy,
      notes: [...notes, ...evaluator.notes, ...overseasNotes(evaluator, query, geometry)],
      places,
      ...(members.list && { count: members.list.length, members: members.list }),
      source: sources.length > 0 ? sources.join('; ') : 'coordinates of the query',
      licence: licences.length > 0 ? licences.join('; ') : 'none needed',
      match: { score: Math.min(1, ...places.map((place) => place.match.score)), name },
    },
  };
}

/** The tree with names as the rest of the sentence tells them. */
const toldByTheRest = async (evaluator: Evaluator, query: SpatialQuery): Promise<SpatialQuery> =>
  toldByTowns(
    evaluator,
    await toldBySiblings(
      evaluator,
      await inContext(evaluator, sidedNeighbours(await divisionsAtBorder(evaluator, query))),
    ),
  );

/** That a country's lands overseas count, and how to leave them out. */
function overseasNotes(
  { places, notes: told }: Evaluator,
  query: SpatialQuery,
  geometry: Geometry,
): string[] {
  if (asksForOverseas(query)) return [];
  return [...places.values()]
    .filter(
      ({ overseas, reading: { name } }) =>
        overseas && !told.some((note) => note.startsWith(`parts of ${name} `)),
    )
    .filter(({ geometry: outline }) => meetsOverseas(flatten(outline), geometry))
    .map(
      ({ reading: { asked, name } }) =>
        `“${asked}”: parts more than 1,000 km from the mainland count; “mainland ${name}” leaves them out`,
    );
}

const asksForOverseas = (query: SpatialQuery): boolean =>
  (query.type === 'Parts' && query.which === 'overseas') || operandsOf(query).some(asksForOverseas);

/** The members of what is asked for, when that is a set. */
async function membersOf(
  evaluator: Evaluator,
  query: SpatialQuery,
): Promise<{ list?: SetMember[]; places: Place[] }> {
  if (!setTypes.has(query.type)) return { places: [] };
  const set = await (await evaluator.sets()).answer(query);
  if (!set) return { places: [] };
  const list = set.members.map((member): SetMember => {
    const { id, name, kind, lon, lat, place, only } = member;
    const measured = set.values?.get(id);
    return {
      id,
      name,
      kind: kind as PlaceKind,
      lon,
      lat,
      ...(place?.country !== undefined && kind !== 'country' && { country: place.country }),
      ...(only && { part: true as const }),
      ...(measured && { [measured.by]: measured.value, unit: measured.unit }),
    };
  });
  return { list, places: set.members.flatMap(({ place }) => place ?? []) };
}

const setTypes: ReadonlySet<SpatialQuery['type']> = new Set([
  'PlaceSet',
  'Union',
  'Intersection',
  'Difference',
]);

/** Clean and, if asked, simplified. */
async function finish(
  raw: Geometry,
  query: SpatialQuery,
  options: SpatialOptions,
  work: Work,
): Promise<Geometry> {
  const clean = await cleanInTurns(raw, options.signal);
  if (!clean) throw empty(query);
  const { toleranceMetres, maxVertices } = options;
  if ((toleranceMetres === undefined && maxVertices === undefined) || clean.type === 'GeometryCollection')
    return clean;
  return inflate(await simplifyFlat(flatten(clean), options, undefined, work));
}
