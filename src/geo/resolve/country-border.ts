import { GeoError } from '../domain/errors.ts';
import type { PlaceFeature } from '../domain/feature.ts';
import { type Candidate, countryKinds, maskOf } from '../domain/place.ts';
import type { BorderOptions } from '../domain/requests.ts';
import { parseRequest } from '../parse/request.ts';
import { toFeature } from './answer.ts';
import { choose } from './choose.ts';
import type { Context } from './context.ts';

/** What people call a country and the data keeps as something else. */
const alsoCountries: Readonly<Record<string, string | undefined>> = {
  'region/GB-ENG': 'a country of the United Kingdom',
  'region/GB-SCT': 'a country of the United Kingdom',
  'region/GB-WLS': 'a country of the United Kingdom',
  'region/GB-NIR': 'a country of the United Kingdom',
  'region/GB-GBN': 'the island of the United Kingdom',
  // Parts of another country with a country code of their own in ISO 3166-1.
  'region/FRA-2000': 'an overseas region with the country code GF',
  'region/FRA-4603': 'an overseas region with the country code GP',
  'region/FRA-1442': 'an overseas region with the country code MQ',
  'region/FRA-4601': 'an overseas region with the country code RE',
  'region/FRA-4602': 'an overseas region with the country code YT',
  'region/NOR-901': 'a territory with the country code SJ',
  // What they are is told of them everywhere.
  'region/DE-EAS': undefined,
  'region/DE-WES': undefined,
  'grouping/soviet-union': undefined,
  'grouping/former-yugoslavia': undefined,
  'grouping/czechoslovakia': undefined,
};
const otherKinds = maskOf(['region', 'grouping']);

/** Query → country or dependent territory → its outline. */
export async function countryBorder(
  context: Context,
  query: string,
  options: BorderOptions,
): Promise<PlaceFeature> {
  try {
    const { chosen, others } = await choose(context, query, countryKinds, 'a country', options);
    return await toFeature(context, chosen, others, options);
  } catch (error) {
    const other =
      error instanceof GeoError && error.code === 'place_not_found' && otherCountry(context, query);
    if (!other) throw error;
    const reason = alsoCountries[other.place.id];
    return toFeature(context, other, [], options, reason === undefined ? [] : [reason]);
  }
}

function otherCountry(context: Context, query: string): Candidate | undefined {
  const { readings } = parseRequest(query);
  const { candidates } = context.finder.exact(readings, { mask: otherKinds }, 5);
  return candidates.find(({ place }) => Object.hasOwn(alsoCountries, place.id));
}
