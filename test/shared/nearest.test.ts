import { expect, test } from 'vitest';
import { nearest } from '../../src/shared/nearest.ts';

test.each([
  ['Groesse', 'Größe', ['Art', 'x']],
  ['Grosse', 'Größe', ['Art', 'x']],
  ['Größe', 'groesse', ['Art', 'x']],
  ['Strasse', 'Straße', ['Ort']],
  ['employe', 'Employé', ['âge']],
  ['saleprice', 'Sale - Price', ['Year', 'Sale Price (USD)']],
  ['preis', ' Preis ', ['Artikel']],
  ['price', 'Sale price, net', ['Year']],
])('%s: perhaps %s', (key, meant, others) => {
  expect(nearest(key, [...others, meant])).toBe(meant);
});

test('a name that is like none is not guessed', () => {
  expect(nearest('height', ['Größe', 'Gewicht', 'x'])).toBeUndefined();
});
