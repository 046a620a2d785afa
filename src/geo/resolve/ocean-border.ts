import type { PlaceFeature } from '../domain/feature.ts';
import type { LookupOptions } from '../domain/requests.ts';
import { toFeature } from './answer.ts';
import { choose, oceanMask } from './choose.ts';
import type { Context } from './context.ts';

/** Query → ocean, sea, gulf, bay or strait → its outline. */
export async function oceanBorder(
  context: Context,
  query: string,
  options: LookupOptions,
): Promise<PlaceFeature> {
  const { chosen, others } = await choose(context, query, oceanMask, 'an ocean or sea', options);
  return toFeature(context, chosen, others, options);
}
