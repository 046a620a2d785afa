import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createGeo, type Geo } from '../../../src/geo/index.ts';
import { area } from '../../../src/geodesy/index.ts';

let geo: Geo;
beforeAll(() => {
  geo = createGeo();
});
afterAll(() => geo.close());

describe('the parts of a country', () => {
  test.each([
    ['Norway', 'Bouvet Island', -54.4],
    ['Chile', 'Easter Island', -109.4],
    ['France', 'Réunion', 55.5],
    ['Portugal', 'the Azores', -31.2],
  ])('%s reaches %s, is told so, and can do without', async (country, _, far) => {
    const reaches = ([west, south, east]: readonly number[]) =>
      far < 0 ? Math.min(west!, south!) < far + 1 : east! > far - 1;
    const whole = await geo.countryBorder(country);
    expect(reaches(whole.bbox)).toBe(true);
    expect(whole.properties.notes).toContain('the outline has parts more than 1,000 km from its mainland');
    const home = await geo.countryBorder(country, { parts: 'home' });
    expect(reaches(home.bbox)).toBe(false);
    expect(home.properties.notes).toEqual(['parts more than 1,000 km from the mainland are left out']);
    const mainland = await geo.countryBorder(country, { parts: 'mainland', maxVertices: 2000 });
    expect(mainland.geometry.type).toBe('Polygon');
    expect(area(mainland)).toBeLessThan(1.001 * area(home));
    expect(area(home)).toBeLessThan(area(whole));
  });

  test('a country without such parts has no note, and the same outline', async () => {
    const whole = await geo.countryBorder('Germany');
    expect(whole.properties.notes).toBeUndefined();
    expect((await geo.countryBorder('Germany', { parts: 'home' })).geometry).toEqual(whole.geometry);
    expect((await geo.countryBorder('Russia')).properties.notes).toBeUndefined();
  });

  test.each([
    ['Norway', 'Norway'],
    ['30 km off the coast of Norway', 'Norway'],
    ['within 10 km of Chile', 'Chile'],
    ['France except Corsica', 'France'],
    ['coast of Portugal', 'Portugal'],
  ])('a sentence tells that far-off lands count: %s', async (sentence, country) => {
    const note = `“${country}”: parts more than 1,000 km from the mainland count; “mainland ${country}” leaves them out`;
    expect((await geo.spatial(sentence)).properties.notes).toContain(note);
  });

  test.each(['mainland Norway', 'northern Norway', 'the mainland coast of Chile', 'within 10 km of Germany'])(
    'and is silent where none does: %s',
    async (sentence) => {
      const { notes } = (await geo.spatial(sentence)).properties;
      expect(notes.filter((note) => note.includes('mainland count'))).toEqual([]);
    },
  );

  test('a region has it as well, an ocean not', async () => {
    const { geometry } = await geo.geocode('Brittany', { parts: 'mainland' });
    expect(geometry.type).toBe('Polygon');
    await expect(geo.oceanBorder('Pacific', { parts: 'home' } as object)).rejects.toThrow(/parts/);
    await expect(geo.countryBorder('Norway', { parts: 'half' as 'home' })).rejects.toThrow(/parts/);
  });
});
