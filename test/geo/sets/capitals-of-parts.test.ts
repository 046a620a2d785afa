/** Capitals of the parts of countries: all of them or none, in whatever way the parts are named. */

import { afterAll, describe, expect, test } from 'vitest';
import { createGeo } from '../../../src/geo/index.ts';

const geo = createGeo();
afterAll(() => geo.close());

async function membersOf(question: string): Promise<string[]> {
  const { properties } = await geo.spatial(question);
  return 'members' in properties ? properties.members.map(({ name }) => name).sort() : [];
}

describe('capitals of the parts of a country', () => {
  test.each([
    ['capitals of the regions of France', 18, ['Lyon', 'Rennes', 'Cayenne']],
    ['capitals of the autonomous communities of Spain', 18, ['Barcelona', 'Toledo', 'Mérida']],
    ['capitals of the provinces of Belgium', 10, ['Namur', 'Hasselt', 'Wavre']],
    ['capitals of the provinces of the Netherlands', 12, ['The Hague', 'Haarlem', 'Middelburg']],
    ['capitals of the provinces of Canada', 10, ['Québec', 'Regina']],
    // Chandigarh is that of two of the 28, and of one the seat is too small a town to be here.
    ['capitals of the states of India', 26, ['Chandigarh', 'Kolkata']],
    ['capitals of the departments of France', 101, ['Quimper', 'Ajaccio', 'Évry']],
    ['capitales de las provincias de Andalucía', 8, ['Jaén', 'Huelva']],
    ['capoluoghi di provincia della Toscana', 10, ['Grosseto', 'Massa']],
    ['Hauptstädte der Bundesländer', 16, ['Wiesbaden']],
    ['Hauptorte der Schweizer Kantone', 26, ['Sitten']],
    ['capoluoghi di regione', 20, ['Catanzaro']],
    ['stolice województw', 16, ['Rzeszów']],
    ['德国各州的首府', 16, ['Mainz']],
  ])('%s are %i', async (question, count, some) => {
    const found = await membersOf(question);
    expect(found).toHaveLength(count);
    expect(found).toEqual(expect.arrayContaining(some));
  });

  test('one that no capital is known of is told', async () => {
    const { properties } = await geo.spatial('capitals of the states of India');
    expect('notes' in properties && properties.notes).toContainEqual(
      'no capital is known here of Andhra Pradesh',
    );
  });

  test.each(['capitals of the districts of Uganda', 'capitales de los distritos de Sri Lanka'])(
    '%s are refused, as most are not known',
    async (question) => {
      await expect(geo.spatial(question)).rejects.toMatchObject({
        code: 'place_not_found',
        message: expect.stringMatching(/^The capitals of the districts of [\w ]+ are not known here/),
      });
    },
  );
});

describe('a name that countries share', () => {
  test.each([
    ['Kongo (Kinshasa)', 'Democratic Republic of the Congo'],
    ['Kongo (Brazzaville)', 'Republic of the Congo'],
    ['Конго (Киншаса)', 'Democratic Republic of the Congo'],
    ['Kongo-Brazzaville', 'Republic of the Congo'],
    ['Korea (Seoul)', 'South Korea'],
    ['Guinea (Conakry)', 'Guinea'],
  ])('%s is told by its capital', async (question, name) => {
    const { properties } = await geo.geocode(question);
    expect(properties.name).toBe(name);
  });

  test('a country that alone bears its name tells where its capital lies', async () => {
    const { properties } = await geo.geocode('France (Paris)');
    expect(properties.name).toBe('Paris');
  });
});
