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

test('the answer says in which language the sentence was read', async () => {
  expect((await geo.spatial('границы Франции')).properties.language).toBe('ru');
});
