/** Sets in one of several lands, outside one, and by what is the highest of a land. */

import { afterAll, expect, test } from 'vitest';
import { createGeo } from '../../../src/geo/index.ts';

const geo = createGeo();
afterAll(() => geo.close());

const membersOf = async (question: string) =>
  ((await geo.spatial(question)).properties.members ?? []).map(({ name }) => name);

test.each([
  ['countries', 'Africa', 'Europe'],
  ['capitals', 'Asia', 'Europe'],
  ['states', 'Mexico', 'the USA'],
])('%s in %s or %s are those of each, in whatever order', async (kind, one, other) => {
  const each = [...(await membersOf(`${kind} in ${one}`)), ...(await membersOf(`${kind} in ${other}`))];
  for (const question of [`${kind} in ${one} or ${other}`, `${kind} in ${other} or ${one}`])
    expect((await membersOf(question)).sort()).toEqual([...new Set(each)].sort());
});

test('a range is none of the mountains outside of it', async () => {
  expect(await membersOf('mountains in Switzerland but not in the Alps')).toEqual(['Jura Mountains']);
});

test.each(['Poland', 'South Africa', 'Oceania'])(
  'the highest mountain of %s leads the list',
  async (land) => {
    const [highest] = await membersOf(`highest mountain in ${land}`);
    expect((await membersOf(`top 3 highest mountains in ${land}`))[0]).toBe(highest);
  },
);

test('islands of the Baltic states are not those of the sea', async () => {
  expect(await membersOf('Baltic states: 5 largest islands')).toEqual(
    await membersOf('5 largest islands in the Baltic states'),
  );
  expect(await membersOf('Baltic islands')).toContain('Gotland');
});
