/** A place of several words is found by its own name, whatever is called like a part of it. */

import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { fold } from '../../../src/geo/domain/fold.ts';
import { createGeo } from '../../../src/geo/index.ts';

const geo = createGeo();
afterAll(() => geo.close());

const regions = readFileSync(new URL('../../../data/geo/entities.ndjson', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.includes('"kind":"region"'))
  .map((line) => JSON.parse(line) as { id: string; name: string })
  .filter(({ name }) => name.includes(' '));

/** Called like a place that is more often meant, or that is refused. */
const others: Record<string, string> = {
  'Prince Edward County': 'the county of Ontario, which has no outline here',
  'River Nile': 'the river',
  "Hawke's Bay": 'the bay',
  'Jervis Bay Territory': 'the bay',
  'Saint Lawrence': 'the gulf',
  'West Coast': 'no place without its country',
};

describe('every region of several words', () => {
  it('is answered with a place of that name', async () => {
    expect(regions.length).toBeGreaterThan(4000);
    const wrong: string[] = [];
    for (const { id, name } of regions) {
      if (name in others) continue;
      const found = await geo.geocode(name).catch((error: Error) => error);
      if (found instanceof Error) wrong.push(`${name}: ${found.message}`);
      else if (found.properties.id !== id && fold(found.properties.match!.name) !== fold(name))
        wrong.push(`${name} (${id}): ${found.properties.id} by ${found.properties.match!.name}`);
    }
    expect(wrong).toEqual([]);
  }, 60_000);
});

it.each([
  ['Wyoming County', 'Wyoming County'],
  ['La Virginia', 'La Virginia'],
  ['Los Lagos', 'Los Lagos'],
  ['Minsk Oblast', 'Minsk Region'],
  ['Lima Region', 'Lima Region'],
  ['rome city', 'Rome'],
  ['la argentina', 'Argentina'],
  ['Los Andes', 'Andes'],
  ['The Granite City of Scotland', 'Aberdeen'],
  ['the Marble City of Ireland', 'Kilkenny'],
  ['Sunflower State', 'Kansas'],
  ['The Lone Star State', 'Texas'],
])('%s is %s', async (query, name) => {
  expect((await geo.geocode(query)).properties.name).toBe(name);
});

it.each(['Northern Denmark, Denmark', 'Westtirol', 'East Dakota'])(
  '%s is no neighbour on another side',
  async (query) => {
    await expect(geo.geocode(query)).rejects.toMatchObject({ code: 'place_not_found' });
  },
);

it('tells what is understood by the best known of the words', async () => {
  await expect(geo.geocode('East Sumatra')).rejects.toThrow('“sumatra” is understood as Sumatra');
});

describe('an article before a name is no code of a region', () => {
  it.each([
    ['le Congo', 'country/COG'],
    ['el Congo', 'country/COG'],
    ['le Niger', 'country/NER'],
    ['la Guinée', 'country/GIN'],
    ['le Québec', 'region/CAN-683'],
    ['LA California', 'city/5368361'],
    ['springfield il', 'city/4250542'],
    ['IN USA', 'region/USA-3547'],
  ])('%s', async (query, id) => {
    expect((await geo.geocode(query)).id).toBe(id);
  });
});
