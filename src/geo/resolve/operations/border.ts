/** Borders: of a place, and of one place with another. */

import type { Geometry } from 'geojson';
import { GeoError } from '../../domain/errors.ts';
import { anyKind, maskOf } from '../../domain/place.ts';
import type { BorderBetween, BorderOf, SpatialQuery } from '../../domain/query.ts';
import { sharedOutline } from '../../geometry/native.ts';
import { outlineOf } from '../../geometry/outline.ts';
import { printQuery } from '../../parse/print.ts';
import { type Evaluation, nonEmpty } from '../evaluation.ts';
import { storedBorder } from '../ground.ts';

const countryMask = maskOf(['country', 'territory']);
const cityMask = maskOf(['city']);
/** Confidence that only a name as written reaches. */
const sureName = 0.99;

export async function border(evaluation: Evaluation, query: BorderOf): Promise<Geometry> {
  await findBordered(evaluation, query.of);
  return nonEmpty(query, outlineOf(await evaluation.area(query.of)));
}

export async function borderBetween(evaluation: Evaluation, query: BorderBetween): Promise<Geometry> {
  const { a, b } = query;
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
