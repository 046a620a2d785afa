import type { PlaceFeature } from '../domain/feature.ts';
import { type Candidate, maskOf } from '../domain/place.ts';
import type { LookupOptions } from '../domain/requests.ts';
import { parseRequest } from '../parse/request.ts';
import { toFeature } from './answer.ts';
import { choose, oceanMask } from './choose.ts';
import type { Context } from './context.ts';

const lakes = maskOf(['lake']);

/** Query → ocean, sea, gulf, bay or strait → its outline. */
export async function oceanBorder(
  context: Context,
  query: string,
  options: LookupOptions,
): Promise<PlaceFeature> {
  const inland = inlandSea(context, query);
  if (inland) return toFeature(context, inland, [], options, ['a lake that is called a sea']);
  const { chosen, others } = await choose(context, query, oceanMask, 'an ocean or sea', options);
  return toFeature(context, chosen, others, options);
}

/** The Caspian, the Aral, the Dead Sea: lakes by nature, seas to whoever asks for a sea. */
export function inlandSea(context: Context, query: unknown): Candidate | undefined {
  if (typeof query !== 'string' || query.length > context.maxQueryLength) return undefined;
  const { readings } = parseRequest(query);
  if (context.finder.exact(readings, { mask: oceanMask }, 1).candidates.length > 0) return undefined;
  const [first] = context.finder.exact(readings, { mask: lakes }, 1).candidates;
  return first && /\bSea\b/.test(first.place.name) ? first : undefined;
}
