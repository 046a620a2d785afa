/** Rivers that give their names to lands and towns: the bare name is what people mean by it, a word of kind says otherwise. */

import { afterAll, describe, expect, test } from 'vitest';
import { createGeo, GeoError } from '../../../src/geo/index.ts';

const geo = createGeo();
afterAll(() => geo.close());

describe('the bare name of a famous river', () => {
  test.each([
    'Loire',
    'la Loire',
    'Rhône',
    'Moselle',
    'Hudson',
    'the Potomac',
    'Severn',
    'Shannon',
    'Amur',
    'Blue Nile',
  ])('%s is the river', async (name) => {
    expect((await geo.geocode(name)).properties.kind).toBe('river');
  });

  test.each([
    ['Loire department', 'region'],
    ['Amur oblast', 'region'],
    ['Hudson, Ohio', 'city'],
    ['Ohio', 'region'],
    ['Niger', 'country'],
  ])('%s is the %s', async (name, kind) => {
    expect((await geo.geocode(name)).properties.kind).toBe(kind);
  });

  test('means the river in a sentence too, in any language', async () => {
    for (const sentence of ['south of the Loire', 'al sur del Loira', 'südlich der Loire']) {
      const { properties } = await geo.spatial(sentence);
      expect(
        properties.places.map(({ kind }) => kind),
        sentence,
      ).toEqual(['river']);
    }
  });
});

describe('a river is no region', () => {
  test.each(['Amazon region', 'Orinoco region', 'Kolyma region'])('%s is refused', async (name) => {
    for (const door of [() => geo.geocode(name), () => geo.spatial(name)]) {
      const error = await door().catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(GeoError);
      expect((error as GeoError).message).toContain('is a river');
    }
  });

  test('but what is called so besides is found', async () => {
    expect((await geo.spatial('Ruhr region')).properties.places[0]!.kind).toBe('metropolitan_area');
  });
});
