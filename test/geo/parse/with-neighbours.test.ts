/** A place and what lies beside it: "it" is the place, which belongs to the answer. */

import { afterAll, describe, expect, it } from 'vitest';
import { createGeo } from '../../../src/geo/index.ts';

const geo = createGeo();
afterAll(() => geo.close());
const read = async (question: string) => (await geo.spatial(question)).properties;

describe('a place and the countries beside it', () => {
  it.each([
    'France and the countries that border it',
    'Frankreich und die Länder, die daran grenzen',
    'Frankreich und die angrenzenden Länder',
    'la France et les pays qui la bordent',
    'Francia y los países que limitan con ella',
    'la Francia e i paesi confinanti',
    'Frankrijk en de buurlanden',
    'Francja i jej sąsiedzi',
    'Франция и её соседи',
    'Франція та її сусіди',
    'Fransa ve komşuları',
    'França e os países vizinhos',
    'Frankrike och dess grannländer',
    'Prancis dan negara-negara tetangganya',
    'فرنسا والدول المجاورة لها',
    '法国和邻国',
    'フランスとその隣国',
    '프랑스와 이웃 나라들',
  ])('%s', async (question) => {
    expect((await read(question)).query).toMatchObject({
      type: 'Union',
      of: [{ type: 'NamedPlace' }, { type: 'PlaceSet', where: [{ type: 'Bordering' }] }],
    });
  });
});

describe('what borders with a place is beside it alone', () => {
  it.each(['ドイツと国境を接する国', '독일과 국경을 접하는 나라', '新疆与哪些国家接壤？'])(
    '%s',
    async (question) => {
      expect((await read(question)).query.type).toBe('PlaceSet');
    },
  );
});

describe('"it" is the place before the set, and neither its noun, its adjective nor its land', () => {
  it.each([
    ['Texas and the states that border it', 'Texas'],
    ['Uruguay plus the one Brazilian state next to it', 'Uruguay'],
    ['Ukraine and the oblasts of Russia bordering it', 'Ukraine'],
    ['rivers of France and countries bordering it', 'France'],
  ])('%s', async (question, name) => {
    const { query } = await read(question);
    expect(JSON.stringify(query).toLowerCase()).toMatch(
      new RegExp(`"bordering","of":\\{"type":"namedplace","name":"${name.toLowerCase()}"`, 'u'),
    );
    expect(query.type).toBe('Union');
  });
});

describe('a land behind a comma says where a water or a mountain lies', () => {
  it.each([
    'within 30 km of the Murray River, Australia',
    '30 km around Lake Como, Italy',
    '10 km on either side of the Loire, France',
    '50 km um den Bodensee, Deutschland',
  ])('%s', async (question) => {
    expect((await read(question)).query).toMatchObject({
      type: 'Buffer',
      of: { type: 'Intersection', of: [{ type: 'NamedPlace' }, { type: 'NamedPlace' }] },
    });
  });

  it('and cuts what lies around a sea', async () => {
    expect((await read('within 50 km of the Black Sea, Turkey')).query).toMatchObject({
      type: 'Intersection',
      of: [{ type: 'Buffer' }, { type: 'NamedPlace' }],
    });
  });

  it('while two lands stay in a row', async () => {
    expect((await read('within 50 km of Spain, Portugal')).query).toMatchObject({
      type: 'Buffer',
      of: { type: 'Union' },
    });
  });
});

describe('a landscape with what it is like behind it', () => {
  it.each([
    ['Camargue, the place with the white horses', 'Camargue'],
    ['the Sahel, the dry belt south of the Sahara', 'Sahel'],
  ])('%s', async (question, name) => {
    expect((await read(question)).query).toMatchObject({ type: 'NamedPlace', name });
  });

  it.each(['Spain, the plateau around Madrid', 'the Alps, the part in Italy'])(
    '%s is not all of it',
    async (question) => {
      const read = await geo.spatial(question).catch(() => undefined);
      expect(read?.properties.query.type).not.toBe('NamedPlace');
    },
  );
});
