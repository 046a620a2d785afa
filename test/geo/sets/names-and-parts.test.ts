/** Names that hold the word for a kind, and towns of lands whose outlines say otherwise. */

import { afterAll, expect, test } from 'vitest';
import { createGeo } from '../../../src/geo/index.ts';

const geo = createGeo();
afterAll(() => geo.close());

const membersOf = async (question: string) =>
  ((await geo.spatial(question)).properties.members ?? []).map(({ name }) => name);

test('a superlative is said of the states of Mexico, and not of the one that is called so', async () => {
  expect(await membersOf('largest state of Mexico')).toEqual(['Chihuahua']);
  expect(await membersOf('northernmost state of Mexico')).toEqual(['Baja California']);
  expect((await geo.spatial('the state of Mexico')).properties.places![0]!.id).toBe('region/MEX-2731');
});

test('towns on a side of a land are towns of the land', async () => {
  expect(await membersOf('cities with more than 50000 people in western Poland')).not.toContain(
    'Frankfurt (Oder)',
  );
  expect(await membersOf('cities with more than 50000 people in southern Russia')).not.toContain(
    'Simferopol',
  );
});

test('towns of no region lie where their land does', async () => {
  expect(await membersOf('cities in Somalia')).toContain('Hargeysa');
  expect(await membersOf('cities in Africa with more than 400000 people')).toContain('Hargeysa');
});

test.each([
  ['seas around Cuba', ['Caribbean Sea']],
  ['seas around Ireland', ['Celtic Sea', 'Irish Sea']],
])('%s', async (question, expected) => {
  expect((await membersOf(question)).sort()).toEqual(expected);
});

test('a word of the sentence ends no name of another language', async () => {
  expect(await membersOf('cities in Mexico by the sea')).toEqual(await membersOf('coastal cities in Mexico'));
});

test('as many towns are nearest as are asked for', async () => {
  expect(await membersOf('5 nearest cities to Paris')).toHaveLength(5);
});

test('islands of the Commonwealth are none of a sea of that name', async () => {
  expect(await membersOf('5 largest islands in the Commonwealth')).toContain('Baffin Island');
});
