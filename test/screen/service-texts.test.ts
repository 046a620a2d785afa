/** What the geographic service says, in the languages of the map page. */

import { afterAll, expect, test } from 'vitest';
import { createGeo, GeoError } from '../../src/geo/index.ts';
import { noteIn, refusalIn } from '../../src/screen/texts/service.ts';

const geo = createGeo();
afterAll(() => geo.close());

test.each([
  ['geocode', 'Springfield', /so heißt auch: .*Springfield/],
  ['geocode', 'Lissbon', /die Schreibweise wurde zu „Lissabon“ berichtigt/],
  ['geocode', 'Alps', /der Umriss ist von Hand gezeichnet/],
  ['geocode', 'Évora', /der Umriss ist ein Kreis, geschätzt/],
  ['spatial', 'near Vaduz', /heißt hier: höchstens \d+ km von Vaduz/],
  ['spatial', '10 km around Springfield', /^Springfield: so heißt auch/],
] as const)('%s %s: its notes are told in German', async (verb, query, told) => {
  const { notes = [] } = (await geo[verb](query)).properties as { notes?: readonly string[] };
  const said = notes.map((note) => noteIn('de', note));
  expect(said).toContainEqual({ text: expect.stringMatching(told), lang: 'de' });
});

test('what has no translation stays as it is, marked as English', () => {
  expect(noteIn('fr', 'the moon is read as cheese')).toEqual({
    text: 'the moon is read as cheese',
    lang: 'en',
  });
  expect(noteIn('en', 'only a point is known').lang).toBe('en');
  expect(refusalIn('es', 'data_corrupt')).toBeUndefined();
});

test.each(['Kalingradd XY', 'the wibble of wobble'])(
  'the refusal of %s has words in three languages',
  async (query) => {
    const error = await geo.spatial(query).catch((refused) => refused);
    expect(error).toBeInstanceOf(GeoError);
    for (const language of ['de', 'fr', 'es'] as const) {
      const { problem, fix } = refusalIn(language, (error as GeoError).code)!;
      expect([problem, fix]).toEqual([expect.stringMatching(/\.$/), expect.stringMatching(/\.$/)]);
    }
  },
);
