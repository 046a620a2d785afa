import { expect, test } from 'vitest';
import { titlesNamed, writtenNames } from '../../../src/geo/parse/map/honour-words.ts';
import { landmarkOf } from '../../../src/geo/parse/map/landmarks.ts';
import { outsideOf } from '../../../src/geo/parse/map/where.ts';

test.each([
  ['the station', 'station'],
  ['Bahnhof', 'station'],
  ['la gare', 'station'],
  ['castillo', 'castle'],
  ['le Rocher', 'rock'],
  ['dem Felsen', 'rock'],
  ['old town', 'old town'],
  ['Altstadt', 'old town'],
])('%s is the %s', (said, noun) => {
  expect(landmarkOf(said)?.noun).toBe(noun);
});

test('the castles are all of them', () => {
  expect(landmarkOf('castles')).toBeUndefined();
});

test('a person is looked for in every language that a map may write', () => {
  expect(writtenNames('Princess Grace')).toContainEqual(['princesse', 'grace']);
  expect(titlesNamed('Prinzessinnen')).toContainEqual(['princesse']);
  expect(titlesNamed('women')).toBeUndefined();
});

test.each([
  ['outside Monaco-Ville', 'Monaco-Ville'],
  ['außerhalb von Monaco-Ville', 'Monaco-Ville'],
  ['en dehors de Monaco-Ville', 'Monaco-Ville'],
  ['fuera de Mónaco-Ville', 'Mónaco-Ville'],
  ['outside Monte-Carlo in Monaco', undefined],
])('%s leaves out %s', (where, place) => {
  expect(outsideOf(where)).toBe(place);
});
