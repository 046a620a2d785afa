import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGeo, type Geo } from '../../../src/geo/index.ts';

let geo: Geo;
beforeAll(() => {
  geo = createGeo();
});
afterAll(() => geo.close());

const membersOf = async (question: string) =>
  ((await geo.spatial(question)).properties.members ?? []).map(({ name }) => name);

test.each([
  'transcontinental countries',
  'countries on two continents',
  'Länder auf zwei Kontinenten',
  'pays à cheval sur deux continents',
])('countries with a part on another continent: %s', async (question) => {
  expect(await membersOf(question)).toEqual(
    'Azerbaijan,Egypt,Georgia,Indonesia,Kazakhstan,Russia,Turkey'.split(','),
  );
});

test.each([
  ['countries in both hemispheres', 13],
  ['countries in both the northern and southern hemispheres', 13],
  ['países en ambos hemisferios', 13],
  ['African countries in both hemispheres', 7],
])('both hemispheres are where the equator runs: %s', async (question, count) => {
  const members = await membersOf(question);
  expect(members).toHaveLength(count);
  expect(members).toContain('Kenya');
});

test.each([
  ['lakes shared by two countries', ['Lake Titicaca', 'Lake Geneva'], ['Lake Victoria', 'Lake Baikal']],
  ['lakes shared by three countries', ['Lake Victoria', 'Lake Constance'], ['Lake Geneva']],
  ['islands shared by two countries', ['New Guinea', 'Hispaniola', 'Ireland', 'Timor'], ['Cuba', 'Borneo']],
  ['islands shared by three countries', ['Borneo'], ['Cyprus']],
])('what several countries share: %s', async (question, held, left) => {
  const members = await membersOf(question);
  expect(members).toEqual(expect.arrayContaining(held));
  for (const name of left) expect(members).not.toContain(name);
});

test.each([
  ['50 km um Hannover ohne die Stadt selbst', '50 km um Hannover ohne Hannover'],
  ['50 km around Hanover without the city itself', 'within 50 km of Hanover except Hanover'],
  ['near Paris but not the city itself', 'near Paris except Paris'],
  ['the Danube in Austria with 5 km on each side', '5 km on each side of the Danube in Austria'],
  ['die Donau in Österreich mit 5 km auf beiden Seiten', '5 km on each side of the Danube in Austria'],
])('what is said behind a place is of the place: %s', async (question, plain) => {
  const [asked, meant] = [await geo.spatial(question), await geo.spatial(plain)];
  expect(asked.geometry).toEqual(meant.geometry);
});

test('a town is none of those about it where it is left out', async () => {
  const members = await membersOf('cities within 30 km of Paris without the city itself');
  expect(members).toContain('Argenteuil');
  expect(members).not.toContain('Paris');
});

test.each(['box 10,45 to 15,48', 'box from 10,45 to 15,48', 'box 10, 45, 15, 48'])(
  'nothing tells which number is the latitude: %s',
  async (question) => {
    await expect(geo.spatial(question)).rejects.toMatchObject({
      code: 'query_not_understood',
      message: expect.stringContaining('does not say which number is which'),
    });
  },
);

test.each(['भारत के राज्य जो पाकिस्तान से लगते हैं', 'पाकिस्तान से लगते भारत के राज्य'])(
  'Hindi states of India that border Pakistan: %s',
  async (question) => {
    expect(await membersOf(question)).toEqual(expect.arrayContaining(['Punjab', 'Rajasthan', 'Gujarat']));
  },
);

test.each(['España sin las islas', 'España sin islas', 'España excepto las islas'])(
  'a word that is a town as well leaves out: %s',
  async (question) => {
    const { bbox } = await geo.spatial(question);
    expect(bbox![0]).toBeGreaterThan(-10);
    expect(bbox![2]).toBeLessThan(3.5);
  },
);

test.each([
  ['Swiss cantons where German is spoken', 21, ['Bern', 'Zürich', 'Grisons'], ['Geneva', 'Ticino']],
  ['French-speaking cantons of Switzerland', 7, ['Geneva', 'Fribourg'], ['Zürich']],
  ['deutschsprachige Kantone der Schweiz', 21, ['Uri'], ['Vaud']],
  ['provinces of Belgium where Dutch is spoken', 5, ['Antwerp'], ['Hainaut']],
  ['Canadian provinces where French is spoken', 2, ['Quebec', 'New Brunswick'], ['Ontario']],
])('languages of divisions: %s', async (question, count, held, left) => {
  const members = await membersOf(question);
  expect(members).toHaveLength(count);
  expect(members).toEqual(expect.arrayContaining(held));
  for (const name of left) expect(members).not.toContain(name);
});

test('of other divisions they are not known', async () => {
  await expect(geo.spatial('states of India where Hindi is spoken')).rejects.toMatchObject({
    code: 'query_not_understood',
  });
});
