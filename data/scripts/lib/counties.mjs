/** Records of the counties of the United States. Their names always say what they are: who asks for “Dallas” means the
 * city, and who asks for “Orange” none of eight counties. */

import { regionImportance } from './importance.mjs';
import { readTables } from './tables.mjs';

/** What a county is called outside the 48 states that have counties: Alaska's are told one by one. */
const nouns = { Louisiana: 'Parish', Alaska: 'Borough' };
const alaskan = new Map([
  ...['Aleutians West', 'Bethel', 'Dillingham', 'Hoonah-Angoon', 'Kusilvak', 'Nome'].map((name) => [
    name,
    'Census Area',
  ]),
  ...['Prince of Wales-Hyder', 'Southeast Fairbanks', 'Valdez-Cordova', 'Yukon-Koyukuk'].map((name) => [
    name,
    'Census Area',
  ]),
  ['Anchorage', 'Municipality'],
  ...['Juneau', 'Sitka', 'Wrangell', 'Yakutat', 'Skagway'].map((name) => [name, 'City and Borough']),
]);

/** Said without the noun as well; no other place is called so. */
const bare = new Set(['Miami-Dade', 'Broward', 'Westchester', 'Loudoun']);

/** @param others  names of regions of other countries that are counties too: the “county of Kent” is none of the USA */
export function countyRecords(counties, states, others, places) {
  const further = new Map(readTables('county-names').map(([code, names]) => [code, names.split(';')]));
  for (const code of further.keys())
    if (!counties.some((county) => county.code === code))
      throw new Error(`county-names.tsv names no county: ${code}`);
  return counties.map(({ code, name: proper, state, people }) => {
    const id = `region/US-${code}`;
    const noun = (state === 'Alaska' && alaskan.get(proper)) || nouns[state] || 'County';
    const name = `${proper} ${noun}`;
    const within = states.get(state);
    if (within === undefined) throw new Error(`${code} ${name} lies in no state called ${state}`);
    const aliases = [
      ...(/^(?:County|Parish)$/.test(noun) && !others.has(proper) ? [`${noun} of ${proper}`] : []),
      ...(/^Ste?\. /.test(proper)
        ? [`${proper.replace(/^St\. /, 'Saint ').replace(/^Ste\. /, 'Sainte ')} ${noun}`]
        : []),
      ...(bare.has(proper) ? [proper] : []),
      ...(further.get(code) ?? []),
    ];
    return {
      id,
      kind: 'region',
      name,
      names: [...new Set(aliases)].filter((text) => text !== name).map((text) => ({ text, type: 'alias' })),
      // Below states of the same size: of a county one speaks beside its state.
      importance: 0.85 * regionImportance(people, places.get(id)?.areaKm2 ?? 0),
      countryCode: 'US',
      regionId: within,
      source: 'U.S. Census Bureau, by us-atlas',
      licence: 'public domain',
      facts: { country: 'country/USA', type: noun, within },
    };
  });
}
