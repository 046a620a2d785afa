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
