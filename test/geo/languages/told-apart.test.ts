/** Names and words that mean something else in a language than they do alone: each question is answered as its English form
 * is. */

import { afterAll, expect, test } from 'vitest';
import { createGeo } from '../../../src/geo/index.ts';
import { differing } from './alike.ts';

const geo = createGeo();
afterAll(() => geo.close());

test.each([
  ['fr', "l'Autriche à l'est de Vienne", 'Austria east of Vienna'],
  ['fr', 'à moins de 50 km de Gibraltar', 'within 50 km of Gibraltar'],
  ['fr', 'Je cherche le plateau du Larzac', 'Larzac plateau'],
  ['fr', 'à 15 bornes de Rennes', 'within 15 km of Rennes'],
  ['de', 'Städte, die Springfield heißen', 'cities called Springfield'],
  ['es', '100 km más al norte de Madrid', '100 km north of Madrid'],
  ['ar', 'وين تقع صحراء الربع الخالي', 'Rub al Khali desert'],
  ['ko', '텍사스주', 'Texas'],
  ['nl', 'de grens van de VS met Canada', 'the border between the USA and Canada'],
  ['it', "quanti stati ha l'India?", 'how many states does India have?'],
  ['ja', '琵琶湖の西側の滋賀県', 'Shiga west of Lake Biwa'],
])(
  '%s %s',
  async (language, question, english) => {
    expect(await differing(geo, { english, said: [{ language, question, isRead: true }] })).toEqual([]);
  },
  120_000,
);

test('beside a lake is what lies beyond its shore, and not its outermost point alone', async () => {
  const { bbox } = await geo.spatial('Shiga west of Lake Biwa');
  // The lake's south-western end is at 135.85; its western shore is farther east in the north.
  expect(bbox![2]).toBeGreaterThan(136);
}, 120_000);
