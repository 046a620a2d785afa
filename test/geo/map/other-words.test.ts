/** What people ask in other words than "kinds in a place", answered from the sample that ships: sets of values, distances,
 * things by their name, two questions in one sentence, whose work it is. */

import { afterAll, expect, test } from 'vitest';
import { createGeo, GeoError } from '../../../src/geo/index.ts';
import { inUsualWords } from '../../../src/geo/parse/map/sentences.ts';
import { twoQuestions } from '../../../src/geo/parse/map/two-questions.ts';

const geo = createGeo();
afterAll(() => geo.close());

test('which cuisines: what each restaurant says of its own', async () => {
  const { features, query } = await geo.mapFeatures('Which cuisines can I eat in Monaco?');
  expect(query.asks).toBe('values');
  expect(features.length).toBeGreaterThan(5);
  expect(features.map(({ properties }) => properties.asked!.cuisine)).toContain('italian');
});

test('which sports: whatever is for one', async () => {
  const { features } = await geo.mapFeatures('Welche Sportarten kann man in Monaco ausüben?');
  expect(features.map(({ properties }) => properties.asked!.sport).sort()).toEqual(['soccer', 'swimming']);
});

test.each([
  'How far is it from the casino to the nearest bus stop in Monaco?',
  'What is the nearest bus stop to the casino in Monaco and how far is it?',
  'Wie weit ist es vom Casino zur nächsten Bushaltestelle in Monaco?',
])('the distance of the nearest is in the answer: %s', async (question) => {
  const { features } = await geo.mapFeatures(question);
  expect(features).toHaveLength(1);
  const [{ properties }] = features as [(typeof features)[0]];
  expect(properties.distanceMetres).toBeGreaterThan(0);
  expect(properties.asked!.distance).toBe(`${Math.round(properties.distanceMetres!)} m`);
});

test('two counts in one sentence stand in parts, and count is their sum', async () => {
  const { parts, count, features, notes } = await geo.mapFeatures(
    'How many hotels and how many restaurants are in Monaco?',
  );
  expect(parts!.map(({ question }) => question)).toEqual([
    'how many hotels are in Monaco',
    'how many restaurants are in Monaco',
  ]);
  const alone = await Promise.all(parts!.map(({ question }) => geo.mapFeatures(question)));
  expect(parts!.map((part) => part.count)).toEqual(alone.map((one) => one.count));
  expect(count).toBe(alone[0]!.count + alone[1]!.count);
  expect(features).toHaveLength(count);
  expect(notes.join()).toContain('two questions');
});

test('one question has no parts', async () => {
  expect(await geo.mapFeatures('How many hotels are in Monaco?')).not.toHaveProperty('parts');
});

test.each([
  [
    'How many pubs are in the east of Paris and how many are in the west?',
    ['how many pubs are in the east of Paris', 'how many pubs are in the west of Paris'],
  ],
  [
    'Wie viele Bänke und wie viele Tische gibt es im Park?',
    ['wie viele Bänke gibt es im Park', 'wie viele Tische gibt es im Park'],
  ],
  ['How many pubs and bars are in Paris?', undefined],
])('each of two questions is said in full: %s', (question, said) => {
  expect(twoQuestions(question)).toEqual(said);
});

test('a named thing is looked for by its name, and a note says so', async () => {
  const { features, notes } = await geo.mapFeatures('Who designed the Hôtel de Paris in Monaco?');
  expect(features.map(({ properties }) => properties.name)).toEqual(['Hôtel de Paris Monte-Carlo']);
  expect(features[0]!.properties.asked).toEqual({ architect: null });
  const none = await geo.mapFeatures('Where is the Institute of Computational Linguistics in Monaco?');
  expect(none.features).toEqual([]);
  expect(none.notes.join()).toContain('read as a name');
  expect(notes.join()).toContain('architect');
});

test('people live in towns, not in museums that are called after them', async () => {
  const { query } = await geo.mapFeatures('How many inhabitants does Monaco have?');
  expect(query.kinds.every((kind) => kind.startsWith('place:'))).toBe(true);
});

test.each([
  'Where is the nearest defibrillator?',
  'the best pizza in Monaco',
  'Wetter in Monaco',
  'Könige in Andorra',
  'schools in Monaco named after famous women',
])('“%s” is refused', async (question) => {
  await expect(geo.mapFeatures(question)).rejects.toThrow(GeoError);
});

test.each([
  ['Tell me how far it is', 'Tell me how far it is'],
  ['wo kann ich mein Auto in Ulm waschen lassen', 'wo kann ich in Ulm mein Auto waschen lassen'],
])('only the known forms are said another way: %s', (text, said) => {
  expect(inUsualWords(text)).toBe(said);
});
