import { afterAll, beforeAll, expect, it } from 'vitest';
import { createGeo, type Geo } from '../../../src/geo/index.ts';

let geo: Geo;
beforeAll(async () => {
  geo = await createGeo();
});
afterAll(() => geo.close());

const countries = async (question: string) => {
  const answer = await geo.spatial(question);
  return (answer.properties.members ?? []).map(({ name }) => name);
};

it('counts states whose islands lie on both sides of the equator', async () => {
  const found = await countries('countries on the equator');
  expect(found).toEqual(expect.arrayContaining(['Kiribati', 'Maldives', 'Kenya']));
  expect(found).not.toContain('Nigeria');
});

it('counts none across ±180° for the prime meridian', async () => {
  const found = await countries('countries crossed by the prime meridian');
  expect(found).toContain('Ghana');
  expect(found).not.toContain('Fiji');
});

it.each([
  ['City of London', 'city/2643741'],
  ['Isle of Wight', 'region/GBR-2758'],
  ['Lunigiana', 'cultural_region/lunigiana'],
  ['Kutch', 'cultural_region/kutch'],
  ['Ingria', 'cultural_region/ingria'],
])('takes %s for itself, not for a namesake', async (name, id) => {
  expect((await geo.geocode(name)).properties.id).toBe(id);
});

it('divides Ukraine by its river, though a city bears the name', async () => {
  const [west] = (await geo.spatial('Україна на захід від Дніпра')).bbox ?? [];
  expect(west).toBeLessThan(23);
  const answer = await geo.spatial('Україна на захід від Дніпра');
  expect(JSON.stringify(answer.properties)).toContain('river');
});
