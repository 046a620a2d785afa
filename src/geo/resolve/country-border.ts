import type { PlaceFeature } from '../domain/feature.ts';
import { countryKinds } from '../domain/place.ts';
import type { LookupOptions } from '../domain/requests.ts';
import { toFeature } from './answer.ts';
import { choose } from './choose.ts';
import type { Context } from './context.ts';

/** Query → country or dependent territory → its outline. */
export async function countryBorder(
  context: Context,
  query: string,
  options: LookupOptions,
): Promise<PlaceFeature> {
  const { chosen, others } = await choose(context, query, countryKinds, 'a country', options);
  return toFeature(context, chosen, others, options);
}
