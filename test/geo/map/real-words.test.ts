/** Words that are no plural of a kind, whatever ending of another language they seem to have. */

import { expect, test } from 'vitest';
import { vocabulary } from '../../../src/geo/parse/map/vocabulary.ts';

const words = await vocabulary();
const tagsOf = (word: string) => words.read(word).kinds.flatMap(({ labels }) => labels);

test.each([
  'farmer',
  'banker',
  'miller',
  'golfer',
  'parker',
  'span',
  'dame',
  'mate',
  'refugees',
  'loon',
  'damn',
])('%s is no kind', (word) => {
  expect(tagsOf(word)).toEqual([]);
});

test.each([
  ['barn', 'building=barn'],
  ['Kirchen', 'amenity=place_of_worship'],
  ['Ampeln', 'highway=traffic_signals'],
  ['Rathäuser', 'amenity=townhall'],
  ['Schlösser', 'historic=castle'],
  ['Parkhäuser', 'parking=multi-storey'],
  ['barbers', 'hairdresser=barber'],
])('%s is read as %s', (word, tag) => {
  expect(tagsOf(word)).toContain(tag);
});
