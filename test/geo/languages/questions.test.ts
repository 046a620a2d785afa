/** Questions around one place, at every door. */

import { afterAll, describe, expect, test } from 'vitest';
import { createGeo } from '../../../src/geo/index.ts';

const geo = createGeo();
afterAll(() => geo.close());

describe('a question is read away', () => {
  test.each([
    ['where does the Loire run?', 'Loire'],
    ['I want to know where Peru starts and stops', 'Peru'],
    ['Kannst du mir Bayern zeigen', 'Bavaria'],
    ['Ich wüsste gern, wo Peru anfängt und aufhört', 'Peru'],
    ['¿Dónde queda el Ebro?', 'Ebro'],
    ['Où coule la Loire ?', 'Loire'],
    ['Dove scorre il Tevere?', 'Tiber'],
    ['Где протекает Волга?', 'Volga'],
    ['秘鲁在哪里？', 'Peru'],
    ['ペルーはどこですか', 'Peru'],
    ['페루는 어디에 있나요?', 'Peru'],
    ['أين تقع بيرو؟', 'Peru'],
    ['पेरू कहाँ है?', 'Peru'],
  ])('%s', async (question, name) => {
    const { properties } = await geo.spatial(question);
    expect(properties.places.map((place) => place.name)).toEqual([name]);
  });

  test.each([
    ['Gdzie leży Szwajcaria?', 'Switzerland'],
    ['Покажи границу Германии', 'Germany'],
    ['法国的边界', 'France'],
    ['Kannst du mir die Grenze von Spanien zeigen?', 'Spain'],
    ['I want to know where Peru starts and stops', 'Peru'],
  ])('border: %s', async (question, name) => {
    expect((await geo.countryBorder(question)).properties.name).toBe(name);
  });

  test('geocode, ocean and water too', async () => {
    expect((await geo.geocode('Где находится Берлин?')).properties.name).toBe('Berlin');
    expect((await geo.oceanBorder('покажи Чёрное море')).properties.name).toBe('Black Sea');
    expect((await geo.waterFeature('Gdzie płynie Wisła?')).properties.name).toBe('Vistula');
  });
});

describe('verbs that only rivers have ask for a river', () => {
  test.each([
    ['wo fließt der Main', { type: 'NamedPlace', name: 'river Main' }],
    ['Wo fließt die Oder?', { type: 'NamedPlace', name: 'river Oder' }],
    ['где протекает Дон?', { type: 'NamedPlace', name: 'river Дон' }],
    ['wo entspringt die Donau', { type: 'RiverEnd', end: 'source' }],
    ['where does the Danube flow into the sea', { type: 'RiverEnd', end: 'mouth' }],
    ['¿Dónde desemboca el Amazonas?', { type: 'RiverEnd', end: 'mouth' }],
    ['Où coule la Garonne ?', { type: 'NamedPlace', name: 'river Garonne' }],
  ])('%s', async (question, query) => {
    expect((await geo.spatial(question)).properties.query).toMatchObject(query);
  });

  test.each(['wo fließt München', 'where does Berlin flow', 'dove scorre Roma?'])(
    '%s is refused',
    async (question) => {
      await expect(geo.spatial(question)).rejects.toMatchObject({ code: 'query_not_understood' });
    },
  );
});

test('an article before a river is no other language', async () => {
  for (const question of ['der Main', 'la Garonne', 'die Elbe'])
    expect((await geo.spatial(question)).properties.query).toMatchObject({ type: 'NamedPlace' });
});

test('the answer says in which language the sentence was read', async () => {
  expect((await geo.spatial('границы Франции')).properties.language).toBe('ru');
});

describe('a noun of the language before a name says which place is meant', () => {
  test.each([
    ['la isla de Mallorca', 'Mallorca'],
    ['la ciudad de Sevilla', 'Sevilla'],
    ['el archipiélago de Chiloé', 'Chiloé Island'],
    ["l'île de Ré", 'Île de Ré'],
    ['le fleuve Loire', 'Loire'],
    ['la rivière Dordogne', 'Dordogne'],
    ['die Stadt Jena', 'Jena'],
  ])('%s', async (question, name) => {
    expect((await geo.spatial(question)).properties.places.map((place) => place.name)).toEqual([name]);
  });

  test('"la ciudad de México" is no "la ciudad" in Mexico', async () => {
    const { bbox } = await geo.spatial('la ciudad de México');
    expect(bbox![0]).toBeGreaterThan(-99.5);
    expect(bbox![2]).toBeLessThan(-98.8);
  });
});

test('a side of a coast is no region that is called like it', async () => {
  for (const question of ['la côte nord du Maroc', "côte nord de l'Espagne"])
    expect((await geo.spatial(question)).properties.query).toMatchObject({ type: 'CoastOf' });
  expect((await geo.spatial('Côte-Nord')).properties.query).toMatchObject({ type: 'NamedPlace' });
});

test('what two words say of several waters or lands holds for each', async () => {
  for (const question of [
    'Länder, die sowohl am Atlantik als auch am Mittelmeer liegen',
    "les pays qui donnent à la fois sur l'Atlantique et sur la Méditerranée",
  ]) {
    const { properties } = await geo.spatial(question);
    expect(properties).toMatchObject({ query: { where: [{ type: 'On' }, { type: 'On' }] } });
  }
});
