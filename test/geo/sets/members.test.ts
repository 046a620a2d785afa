/** Sets against the data that ships, judged by full lists of their members. */

import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGeo, type Geo } from '../../../src/geo/index.ts';

let geo: Geo;
beforeAll(() => {
  geo = createGeo();
});
afterAll(() => geo.close());

const questions = readFileSync(new URL('members.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t') as [string, string]);

const sorted = (names: readonly string[]) => [...names].sort((a, b) => (a < b ? -1 : 1));

test('there are 150 questions', () => {
  expect(questions.length).toBeGreaterThanOrEqual(150);
});

test.each(questions)('%s', async (question, members) => {
  const { properties } = await geo.spatial(question);
  expect(sorted(properties.members?.map(({ name }) => name) ?? [])).toEqual(sorted(members.split(', ')));
  expect(properties.count).toBe(properties.members?.length);
});
