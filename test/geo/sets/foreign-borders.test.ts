/** What lies beside another country, whichever it is. */

import { afterAll, describe, expect, it } from 'vitest';
import { createGeo } from '../../../src/geo/index.ts';

const geo = createGeo();
afterAll(() => geo.close());

const membersOf = async (query: string) =>
  (await geo.spatial(query)).properties.members!.map(({ name }) => name).sort();

const brazil = [
  'Acre',
  'Amapá',
  'Amazonas',
  'Mato Grosso',
  'Mato Grosso do Sul',
  'Paraná',
  'Pará',
  'Rio Grande do Sul',
  'Rondônia',
  'Roraima',
  'Santa Catarina',
];

it.each([
  'Brazilian states that border another country',
  'states of Brazil with an international border',
  'Brazilian states on the border',
  'estados de Brasil que limitan con otro país',
  'brasilianische Bundesstaaten, die an ein anderes Land grenzen',
  'États du Brésil qui touchent un autre pays',
  'estados do Brasil que fazem fronteira com outro país',
  'stati del Brasile che confinano con un altro paese',
  'staten van Brazilië die grenzen aan een ander land',
  'stany Brazylii graniczące z innym państwem',
  'штаты Бразилии, граничащие с другой страной',
  'штати Бразилії, що межують з іншою країною',
  'delstater i Brasilien som gränsar till ett annat land',
  'negara bagian Brasil yang berbatasan dengan negara lain',
  'ولايات البرازيل التي لها حدود مع دولة أخرى',
  'ブラジルの外国と国境を接する州',
  '与外国接壤的巴西各州',
])('%s', async (query) => {
  expect(await membersOf(query)).toEqual(brazil);
});

describe('and what does not', () => {
  it.each([
    'German states that do not border another country',
    'German states without a land border',
    'German states with no international border',
  ])('%s', async (query) => {
    expect(await membersOf(query)).toEqual([
      'Berlin',
      'Free Hanseatic Bremen',
      'Hamburg',
      'Hesse',
      'Saxony-Anhalt',
      'Thuringia',
    ]);
  });
});

it('a border with a land that is named is read as before', async () => {
  expect(await membersOf('provinces of Spain with a land border to Portugal')).toContain('Zamora');
  expect(await membersOf('US states on the border with Mexico')).toHaveLength(4);
});

it('Hong Kong is no other country than China', async () => {
  expect(await membersOf('Chinese provinces that border another country')).not.toContain('Guangdong');
});

it('of countries those that have a neighbour', async () => {
  const names = await membersOf('island countries with a land border');
  expect(names).toEqual(expect.arrayContaining(['Haiti', 'Ireland', 'Papua New Guinea']));
  expect(names).not.toContain('Japan');
});

describe('a number of countries beside a part of one', () => {
  it.each<[string, readonly string[]]>([
    ['departments of Colombia that border two countries', ['Amazonas', 'Guainía', 'Putumayo']],
    ['states of Mexico bordering two countries', ['Campeche']],
    ['Kantone, die an zwei Länder grenzen', ['Basel-Landschaft', 'Basel-Stadt', 'St. Gallen', 'Valais']],
  ])('%s', async (query, names) => {
    expect(await membersOf(query)).toEqual(expect.arrayContaining([...names]));
  });

  it('is asked of the one that has the most', async () => {
    expect(await membersOf('which Brazilian state borders the most countries')).toHaveLength(1);
  });
});

describe('what is denied of two', () => {
  it.each([
    'countries of Europe that border neither France nor Germany',
    'países de Europa que no tocan ni Francia ni Alemania',
    'países de Europa que no limitan con Francia ni con Alemania',
    "pays d'Europe qui ne touchent ni la France ni l'Allemagne",
    'Länder in Europa, die weder an Frankreich noch an Deutschland grenzen',
    'paesi europei che non confinano né con la Francia né con la Germania',
  ])('%s', async (query) => {
    const members = await membersOf(query);
    expect(members).toContain('Portugal');
    for (const name of ['France', 'Germany', 'Spain', 'Poland', 'Italy', 'Denmark'])
      expect(members).not.toContain(name);
  });
});

describe('what is beside one alone', () => {
  it.each([
    "Quel pays ne touche que l'Italie",
    "quel pays n'a de frontière qu'avec l'Italie",
    'welches Land grenzt nur an Italien',
    'qué país solo limita con Italia',
  ])('%s', async (query) => {
    expect(await membersOf(query)).toEqual(['San Marino', 'Vatican City']);
  });
});
