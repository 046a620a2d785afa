/** "Cornwall, England": of two lands with nothing but a comma between them the one that lies in the other is meant, and no
 * two in a row. The parser knows what the gazetteer puts into one another; of England, which is composed of regions, and of
 * landscapes the tables of sets tell. */

import { landscapeKinds, maskOf, type Place } from '../domain/place.ts';
import type { SpatialQuery } from '../domain/query.ts';
import { commaPair } from '../parse/comma-pair.ts';
import type { Context } from './context.ts';
import type { Usual } from './in-context.ts';
import type { SetFacts } from './sets/facts.ts';

/** Percent of a landscape that lie in the land it is told by. */
const most = 80;

const parts = maskOf(['region']) | landscapeKinds;

/** @returns what of the one lies in the other; the same tree where neither does */
export async function toldByComma(
  source: Usual & { readonly context: Context },
  query: SpatialQuery,
  text: string,
): Promise<SpatialQuery> {
  const pair = commaPair(query, text);
  if (!pair) return query;
  const { first, second } = pair;
  const [one, other] = [await source.usualPlace(first), await source.usualPlace(second)];
  if (!one || !other) return query;
  const facts = await source.context.setFacts();
  if (liesIn(facts, one, other)) return { type: 'Intersection', of: [first, second] };
  if (liesIn(facts, other, one)) return { type: 'Intersection', of: [second, first] };
  // "Midlands, England": not the province of Zimbabwe.
  const there = { ...first, within: [second.name] };
  const meant = facts.landOf(other.id) && (await source.usualPlace(there, parts));
  return meant && meant.id !== one.id ? there : query;
}

function liesIn(facts: SetFacts, inner: Place, outer: Place): boolean {
  const around = new Set(facts.landOf(outer.id));
  const units = facts.landOf(inner.id);
  if (units) return units.length < around.size && units.every((unit) => around.has(unit));
  let share = 0;
  for (const [unit, percent] of facts.spreadOf(inner.id) ?? []) if (around.has(unit)) share += percent;
  return share >= most;
}
