import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGeo, type Geo } from '../../../src/geo/index.ts';

let geo: Geo;
beforeAll(() => {
  geo = createGeo();
});
afterAll(() => geo.close());

describe('places under their names in many languages', () => {
  it.each([
    ['Córsega', 'region/FR-COR'],
    ['科西嘉', 'region/FR-COR'],
    ['コルシカ島', 'region/FR-COR'],
    ['كورسيكا', 'region/FR-COR'],
    ['le Canarie', 'region/ES-CN'],
    ['Канари', 'region/ES-CN'],
    ['Kanarya Adaları', 'region/ES-CN'],
    ['Sicilië', 'region/IT-82'],
    ['サルデーニャ島', 'region/IT-88'],
    ['Alto Adige', 'region/ITA-5459'],
    ['Südtirol', 'region/ITA-5459'],
    ['Ameryka Południowa', 'continent/south-america'],
    ['Sydostasien', 'grouping/southeast-asia'],
    ['यूरोपीय संघ', 'grouping/eu'],
    ['Прибалтика', 'grouping/baltics'],
    ['アセアン', 'grouping/asean'],
    ['Östersjön', 'sea/baltic-sea'],
    ['Oostzee', 'sea/baltic-sea'],
    ['काला सागर', 'sea/black-sea'],
    ['Mar Jônico', 'sea/ionian-sea'],
    ['Łaba', 'river/elbe'],
    ['Senna', 'river/seine'],
    ['タホ川', 'river/tagus'],
    ['Lago di Costanza', 'lake/lake-constance'],
    ['озеро Титикака', 'lake/lake-titicaca'],
    ['Saara', 'desert/sahara'],
    ['Inghilterra', 'region/GB-ENG'],
    ['Schotland', 'region/GB-SCT'],
    ['Саудовская Аравия', 'country/SAU'],
    // Capitals and large cities by what CLDR and our own table call them, not by what resembles it.
    ['科伦坡', 'city/1248991'],
    ['卢萨卡', 'city/909137'],
    ['索非亚', 'city/727011'],
    ['奥克兰', 'city/2193733'],
    ['عمّان', 'city/250441'],
    ['카르툼', 'city/379252'],
    ['빌니우스', 'city/593116'],
    ['समरकंद', 'city/1216265'],
    ['Порто-Ново', 'city/2392087'],
    ['Puerto Príncipe', 'city/3718426'],
    ['バイエルン', 'region/DEU-1591'],
  ])('%s is %s', async (name, id) => {
    const { properties } = await geo.geocode(name);
    expect(properties).toMatchObject({ id, match: { method: 'exact' } });
  });

  it('takes no name of a language that nobody asks in for words of another', async () => {
    // Welsh for South Asia, and Spanish for “of Asia”.
    expect((await geo.geocode('de Asia')).properties.id).toBe('continent/asia');
    expect((await geo.spatial('capitales de Asia')).properties.count).toBe(49);
  });
});
