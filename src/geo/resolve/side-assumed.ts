/** Latitudes that do not say on which side of the equator they lie: "Argentina south of latitude 40". */

import { namesOf, type SpatialQuery } from '../domain/query.ts';
import { takenAsNorth } from '../parse/grid/side-assumed.ts';
import type { Context } from './context.ts';
import type { Usual } from './in-context.ts';

interface Read {
  readonly query: SpatialQuery;
  readonly notes: readonly string[];
}

/** The tree with such latitudes in the south where all of the places of the sentence lie there, and farther south than the
 * same latitudes in the north. */
export async function onItsSide(
  source: Usual & { readonly context: Context },
  query: SpatialQuery,
  notes: readonly string[],
): Promise<Read> {
  const isAssumed = (note: string) => note.endsWith(takenAsNorth);
  if (!notes.some(isAssumed)) return { query, notes };
  const nodes = namesOf(query);
  if (nodes.length === 0) return { query, notes };
  const lowest = Math.min(...latitudesIn(query));
  for (const node of nodes) {
    const place = await source.usualPlace(node);
    if (!place || place.lat >= 0) return { query, notes };
    const shape = place.layer === undefined ? undefined : await source.context.shapes.shape(place);
    if ((shape?.bbox[3] ?? place.lat) >= lowest) return { query, notes };
  }
  const told = notes.map((note) =>
    isAssumed(note)
      ? `${note.slice(0, -takenAsNorth.length)}is taken as south of the equator, where the rest lies`
      : note,
  );
  return { query: mirrored(query), notes: told };
}

const latitudesIn = (value: unknown): number[] => {
  if (Array.isArray(value)) return value.flatMap(latitudesIn);
  if (typeof value !== 'object' || value === null) return [];
  const { type, lat, south, north } = value as Record<string, unknown>;
  if (type === 'Parallel') return [lat as number];
  if (type === 'GridBox') return [south as number, north as number];
  return Object.values(value).flatMap(latitudesIn);
};

function mirrored<T>(value: T): T {
  if (Array.isArray(value)) return value.map(mirrored) as T;
  if (typeof value !== 'object' || value === null) return value;
  const { type, name, lat, south, north } = value as Record<string, unknown>;
  // Lines with a name of their own say where they lie.
  if (type === 'Parallel' && name === undefined) return { ...value, lat: -(lat as number) };
  if (type === 'GridBox' && name === undefined)
    return { ...value, south: -(north as number), north: -(south as number) };
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, mirrored(each)])) as T;
}
