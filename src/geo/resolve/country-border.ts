import { GeoError } from '../domain/errors.ts';
import type { PlaceFeature } from '../domain/feature.ts';
import { type Candidate, countryKinds, maskOf } from '../domain/place.ts';
import type { LookupOptions } from '../domain/requests.ts';
import { parseRequest } from '../parse/request.ts';
import { toFeature } from './answer.ts';
import { choose } from './choose.ts';
import type { Context } from './context.ts';

/** The countries of the United Kingdom: regions in the data, countries in every other use of the word. */
const constituent = new Set(['region/GB-ENG', 'region/GB-SCT', 'region/GB-WLS', 'region/GB-NIR']);
const regions = maskOf(['region']);

/** Query → country or dependent territory → its outline. */
export async function countryBorder(
  context: Context,
  query: string,
  options: LookupOptions,
): Promise<PlaceFeature> {
  try {
    const { chosen, others } = await choose(context, query, countryKinds, 'a country', options);
    return await toFeature(context, chosen, others, options);
  } catch (error) {
    const part =
      error instanceof GeoError && error.code === 'place_not_found' && constituentOf(context, query);
    if (!part) throw error;
    return toFeature(context, part, [], options);
  }
}

function constituentOf(context: Context, query: string): Candidate | undefined {
  const { readings } = parseRequest(query);
  const { candidates } = context.finder.exact(readings, { mask: regions }, 5);
  return candidates.find(({ place }) => constituent.has(place.id));
}
