/** Slips of the pen in the words that ask for sets, in the languages that are read. */

import { afterAll, expect, it } from 'vitest';
import { createGeo } from '../../../src/geo/index.ts';

const geo = createGeo();
afterAll(() => geo.close());

it.each([
  ['contries bordering Laos', 'countries bordering Laos'],
  ['welche bundeslnder grenzen an Hessen', 'welche bundesländer grenzen an Hessen'],
  ['belgische provincies die aan nederland grezen', 'belgische provincies die aan nederland grenzen'],
  ['najwieksze jeziro na mazurach', 'największe jezioro na mazurach'],
  ['quali citta italiane hanno piu di 500000 abitnti', 'quali città italiane hanno più di 500000 abitanti'],
  ['paises que limtan con Bolivia', 'países que limitan con Bolivia'],
  ['страны граничат с Монголией', 'страны, которые граничат с Монголией'],
])('%s is %s', async (slip, right) => {
  const read = await geo.spatial(slip);
  expect(read.properties.members?.map(({ name }) => name)).toEqual(
    (await geo.spatial(right)).properties.members!.map(({ name }) => name),
  );
});

it('tells what was mended', async () => {
  const { notes } = (await geo.spatial('najwieksze jeziro na mazurach')).properties;
  expect(notes).toContain('"jeziro" is read as "jezioro"');
});
