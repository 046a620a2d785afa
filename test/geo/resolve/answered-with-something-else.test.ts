import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { geodesicArea } from '../../../src/geo/geometry/area.ts';
import { toMixed } from '../../../src/geo/geometry/combine.ts';
import { createGeo, type Geo } from '../../../src/geo/index.ts';

/** Questions that are easily answered, confidently, with something else than was asked. */

let geo: Geo;
beforeAll(() => {
  geo = createGeo();
});
afterAll(() => geo.close());

const membersOf = async (question: string): Promise<string[]> =>
  ((await geo.spatial(question)).properties.members ?? []).map(({ name }) => name);

describe('sets: no word is dropped', () => {
  test.each([
    ['countries that border only South Africa', ['Lesotho']],
    ['countries bordering Italy only', ['San Marino', 'Vatican City']],
    ['countries that only border France and Spain', ['Andorra']],
    ['countries in South America that border neither Brazil nor the Pacific', undefined],
    ['countries in South America that do not border Brazil or touch the Pacific', undefined],
    ['countries between France and Spain', ['Andorra']],
    ['countries between Switzerland and Austria', ['Liechtenstein']],
    ['countries bordering each of Austria and Italy', ['Slovenia', 'Switzerland']],
    ['states between Texas and California', ['Arizona', 'New Mexico']],
    [
      'rivers that flow into the Black Sea',
      [
        'Danube',
        'Dnieper',
        'Dniester',
        'Kızılırmak',
        'Sakarya (river)',
        'Southern Bug',
        'Yeşilırmak',
        'Çoruh',
      ],
    ],
    [
      'tributaries of the Seine',
      [
        'Aube (river)',
        'Epte',
        'Essonne (river)',
        'Eure (river)',
        'Loing',
        'Marne',
        'Oise (river)',
        'Risle',
        'Yonne (river)',
      ],
    ],
    ['westernmost country in Europe', ['Iceland']],
    ['the southernmost country in Europe', ['Greece']],
    ['northernmost country in South America', ['Colombia']],
    ['Nebenflüsse der Oder', ['Bóbr', 'Lusatian Neisse', 'Nysa Kłodzka', 'Warta']],
    ['ríos que desembocan en el mar de Azov', ['Don', 'Kuban']],
  ])('%s', async (question, expected) => {
    if (expected) expect((await membersOf(question)).sort()).toEqual(expected);
    else await expect(geo.spatial(question)).rejects.toMatchObject({ code: /empty_result|query_not/ });
  });

  test.each([
    ['countries between Germany and Russia', ['Poland', 'Estonia', 'Latvia', 'Belarus'], ['Norway', 'Spain']],
    ['countries in Asia that are islands', ['Japan', 'Sri Lanka'], ['China', 'India']],
    ['islands off Venezuela', ['Aruba', 'Curaçao', 'Trinidad'], ['Cuba', 'Jamaica']],
    ['countries that border neither France nor Germany in Europe', ['Norway', 'Greece'], ['Italy', 'Poland']],
  ])('%s', async (question, inside, outside) => {
    const members = await membersOf(question);
    expect(members).toEqual(expect.arrayContaining(inside));
    for (const name of outside) expect(members).not.toContain(name);
  });
});

test.each([
  ['spatial', 'some of France', 'how much'],
  ['spatial', 'part of Spain', 'which part'],
  ['spatial', 'within 1.500 km of Madrid', '1500 or 1.5'],
  ['spatial', 'im Umkreis von 1,500 km um Berlin', '1500 or 1.5'],
  ['spatial', 'republics of Europe', 'forms of government'],
  ['spatial', 'the US excluding Alaska but not Hawaii', 'either'],
  ['spatial', 'across the border from El Paso', 'across'],
  ['spatial', 'how many lakes are in Finland', 'small ones are missing'],
  ['spatial', 'how many rivers flow into the Baltic', 'small ones are missing'],
  ['spatial', 'tributaries of France', 'not a river'],
  ['spatial', 'villages in Florida', 'kind of thing'],
  ['spatial', 'springs in florida', 'kind of thing'],
  ['spatial', 'meadows in Finland', 'kind of thing'],
  ['spatial', 'wells in Texas', 'kind of thing'],
  ['geocode', 'Kingdom of France', 'former state'],
  ['geocode', 'Duchy of Burgundy', 'duchy of'],
  ['geocode', 'Kingdom of Bavaria', 'former state'],
  ['geocode', 'Republic of Venice', 'former state'],
  ['countryBorder', 'Empire of Japan', 'does not name'],
  ['oceanBorder', 'Sea of Germany', 'Germany'],
  ['oceanBorder', 'Gulf of Spain', 'does not name'],
] as const)('%s: "%s" is refused', async (verb, question, why) => {
  await expect(geo[verb](question)).rejects.toMatchObject({
    code: expect.stringMatching(/^(?:query_not_understood|place_not_found)$/),
    message: expect.stringContaining(why),
  });
});

test.each([
  ['Kingdom of Spain', 'Spain'],
  ['Republic of Ireland', 'Ireland'],
  ['Principality of Monaco', 'Monaco'],
  ['Republic of Tatarstan', 'Republic of Tatarstan'],
  ['Grand Duchy of Luxembourg', 'Luxembourg'],
  ['Klagenfurt', 'Klagenfurt am Wörthersee'],
  ['Klagenfurt, Austria', 'Klagenfurt am Wörthersee'],
  ['Newcastle, England', 'Newcastle upon Tyne'],
  ['Aix', 'Aix-en-Provence'],
  ['Jerez', 'Jerez de la Frontera'],
  ['Hull', 'Kingston upon Hull'],
  ['Bahia', 'Bahia'],
])('%s is %s', async (question, name) => {
  expect((await geo.geocode(question)).properties.name).toBe(name);
});

test.each([
  ['within 2 km of the centre of Madrid', 12, 13],
  ['within 2 km of the centre of Vienna', 12, 13],
  ['just north of Paris', 100, 5000],
  ['just outside Vienna', 100, 10_000],
  ['knapp südlich von Berlin', 100, 10_000],
  ['im Umkreis von 1.500 m um das Zentrum von Berlin', 6, 8],
  ['the German side of the Polish border', 3000, 12_000],
  ['the French side of the Rhine', 500, 6000],
])('%s has %i to %i km²', async (question, least, most) => {
  const { geometry } = await geo.spatial(question);
  const km2 = geodesicArea(toMixed(geometry).areas) / 1e6;
  expect(km2).toBeGreaterThan(least);
  expect(km2).toBeLessThan(most);
});

test('a name with a close rival says so, and one without does not', async () => {
  const notes = async (name: string) => (await geo.geocode(name)).properties.notes?.join() ?? '';
  for (const name of [
    'Georgia',
    'Congo',
    'Newcastle',
    'Hyderabad',
    'Cordoba',
    'Birmingham',
    'Punjab',
    'Halifax',
  ])
    expect(await notes(name), name).toContain('the name is also that of');
  for (const name of ['London', 'Tokyo', 'Arequipa', 'Salzburg', 'Naples', 'Canadian Prairies'])
    expect(await notes(name), name).not.toContain('the name is also that of');
});

test.each([
  ['Rhodesia', 'Zimbabwe'],
  ['Leningrad', 'Saint Petersburg'],
  ['Zaire', 'Democratic Republic of the Congo'],
])('%s is told to be a former name of %s', async (former, today) => {
  const { notes } = (await geo.geocode(former)).properties;
  expect(notes).toContainEqual(`${former} is a former name: the answer is ${today} as it is today`);
});

test('a state of two letters is no preposition, and a city of China no slip in another', async () => {
  expect((await geo.geocode('Lafayette IN USA')).properties.region).toBe('Indiana');
  await expect(geo.geocode('Wanzhou, China')).rejects.toMatchObject({ code: 'place_not_found' });
});

test('a distance that is shorter than what it is measured from may be off says so', async () => {
  const notes = async (question: string) => (await geo.spatial(question)).properties.notes.join();
  expect(await notes('within half a mile of the Thames')).toContain('is approximate');
  expect(await notes('within 20 km of the Thames')).not.toContain('is approximate');
});

test('a former country says what its outline is', async () => {
  for (const name of ['Yugoslavia', 'Czechoslovakia', 'East Germany'])
    expect((await geo.geocode(name)).properties.notes?.join(), name).toContain('a former country');
});
