/** A sentence about space → GeoJSON. */

import type { Geometry } from 'geojson';
import type { SpatialFeature } from '../domain/feature.ts';
import type { SpatialQuery } from '../domain/query.ts';
import type { SpatialOptions } from '../domain/requests.ts';
import { bboxOf } from '../geometry/bbox.ts';
import { cleanInTurns } from '../geometry/clean.ts';
import { flatten, inflate } from '../geometry/flat.ts';
import { simplifyFlat } from '../geometry/simplify.ts';
import type { Work } from '../geometry/work.ts';
import { printQuery } from '../parse/print.ts';
import { type Context, checkQuery } from './context.ts';
import { Evaluator } from './evaluate.ts';
import { empty } from './evaluation.ts';
import { type Understood, understand } from './understand.ts';

/** @throws GeoError `query_not_understood`, `place_not_found`, `empty_result`, `too_expensive`; with a language model also
 * `upstream_failed`, `model_unavailable`, `model_budget_spent` */
export async function spatial(
  context: Context,
  text: string,
  options: SpatialOptions,
): Promise<SpatialFeature> {
  checkQuery(text, context.maxQueryLength);
  return understand(context, text, options.signal, (understood) => answer(context, understood, options));
}

async function answer(
  context: Context,
  { query, language, notes, readBy }: Understood,
  options: SpatialOptions,
): Promise<SpatialFeature> {
  const evaluator = new Evaluator(context, options);
  const raw = await evaluator.evaluate(query);
  const geometry = await finish(raw, query, options, evaluator.work);
  const places = [...evaluator.places.values()].map(({ reading }) => reading);
  const sources = [...new Set([...evaluator.places.values()].map(({ place }) => place.source))];
  const licences = [...new Set([...evaluator.places.values()].map(({ place }) => place.licence))];
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
      notes: [...notes, ...evaluator.notes],
      places,
      source: sources.length > 0 ? sources.join('; ') : 'coordinates of the query',
      licence: licences.length > 0 ? licences.join('; ') : 'none needed',
      match: { score: Math.min(1, ...places.map((place) => place.match.score)), name },
    },
  };
}

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
