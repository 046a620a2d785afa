/** Every kind that a question can name is kept by the import: else the answer is always that there is none. */

import { expect, test } from 'vitest';
import { isFeature } from '../../../src/geo/osm/area-tags.ts';
import { everydayWords } from '../../../src/geo/parse/map/everyday-words.ts';
import { readPresets } from '../../../src/geo/parse/map/presets.ts';

/** Said of things that are kept for another tag of theirs, or of relations that are no things. */
const beside =
  /^(?:addr|area$|attraction|animal|bridge|building:|bulk|ceremonial|church:|climbing|community_centre|construction:|cuisine|cycleway|cyclestreet|bicycle_road|cycling|changing|castle|denotation|door|drinking|enforcement|footway|healthcare:|industrial|internet|memorial|microbrewery|brewery|megalith|network|noexit|parking_space|place_of_worship|police|residential|ruins|seamark:harbour|service:|site|social_facility|station|summit|theatre:|tower:|trade|tunnel|type|utility|vending|water$|zoo|lock$)/;

const keyOf = (label: string): string => label.split('=')[0]!;
const tagsOf = (labels: readonly string[]) =>
  Object.fromEntries(labels.map((label) => [keyOf(label), label.split('=')[1] ?? 'yes']));
const isKept = (labels: readonly string[]) =>
  isFeature(tagsOf(labels)) || labels.some((label) => beside.test(keyOf(label)));

test('everyday words', () => {
  const lost = everydayWords
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [words, alternatives] = line.split(' | ');
      return alternatives!
        .replace(/ \|.*$/, '')
        .split(';')
        .map((tags) => tags.split(',').map((label) => label.trim()))
        .filter((labels) => !isKept(labels.filter((label) => !/^[!~]/.test(label))))
        .map((labels) => `${words!.split(',')[0]}: ${labels}`);
    });
  expect(lost).toEqual([]);
});

test('presets', async () => {
  const { presets } = await readPresets();
  const lost = Object.entries(presets).filter(([, { labels }]) => !isKept(labels));
  expect(lost.map(([id]) => id)).toEqual([]);
});

test.each([
  { mountain_pass: 'yes' },
  { traffic_calming: 'bump' },
  { ford: 'yes' },
  { advertising: 'column' },
  { 'seamark:type': 'buoy_lateral' },
  { attraction: 'carousel' },
])('%o alone', (tags) => {
  expect(isFeature(tags)).toBe(true);
});
