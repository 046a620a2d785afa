/** Every country and territory answers to its name in every language that questions are read in (CLDR's, by the platform). */

import { readFileSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { languages, tableLanguages } from '../../../src/geo/domain/query.ts';
import { createGeo } from '../../../src/geo/index.ts';

const geo = createGeo();
afterAll(() => geo.close());

const codes = new Set(
  readFileSync(new URL('../../../data/geo/entities.ndjson', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => /"kind":"(?:country|territory)"/.test(line))
    .map((line) => (JSON.parse(line) as { countryCode?: string }).countryCode)
    .filter((code) => code !== undefined),
);

/** Names that most people mean another place by. */
const others: Record<string, string> = {
  AQ: 'the continent',
  GD: 'Granada in Spain',
  MF: 'San Martín in Peru',
  SH: 'Santa Elena in Ecuador',
  NF: 'Norfolk in Virginia',
  PA: 'the city, in Spanish and Portuguese',
  VA: 'the city',
  SV: 'Salvador in Brazil, in languages that leave out the article',
  CG: 'both states are called Congo',
  CD: 'both states are called Congo',
};

it.each([...languages, ...tableLanguages])('in %s', async (language) => {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const wrong: string[] = [];
  for (const code of codes) {
    const name = names.of(code)!;
    if (name === code || code in others) continue;
    const found = await geo.geocode(name).catch((error: Error) => error);
    if (found instanceof Error) wrong.push(`${name} (${code}): ${found.message}`);
    else if (found.properties.countryCode !== code || found.properties.kind === 'city')
      wrong.push(`${name} (${code}): ${found.properties.id}`);
  }
  expect(wrong).toEqual([]);
});
