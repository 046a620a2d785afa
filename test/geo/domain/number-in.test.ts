/** Numbers as the tags of a map write them. */

import { expect, test } from 'vitest';
import { type NumberMeasure, numberIn } from '../../../src/geo/domain/tag-filter.ts';

test.each<[NumberMeasure, string, number]>([
  ['speed', '50', 50],
  ['speed', '50 km/h', 50],
  ['speed', '20 mph', 20 * 1.609344],
  ['speed', '20mph', 20 * 1.609344],
  ['speed', 'walk', Number.NaN],
  ['speed', 'DE:urban', Number.NaN],
  ['speed', '50;30', Number.NaN],
  ['stars', '4', 4],
  ['stars', '4S', 4],
  ['stars', '4.5', 4.5],
  ['stars', 'yes', Number.NaN],
  ['metres', '100 ft', 30.48],
  ['metres', '1.5 km', 1500],
  ['metres', '2 mi', 3218.688],
  ['count', '12', 12],
  ['count', '4S', Number.NaN],
  ['year', '1900-05-01', 1900],
  ['year', 'C19', Number.NaN],
])('%s of “%s”', (measure, written, expected) => {
  const read = numberIn({ given: written }, ['given'], measure);
  if (Number.isNaN(expected)) expect(read).toBeNaN();
  else expect(read).toBeCloseTo(expected, 9);
});

test('the first tag that is present counts, and none is no number', () => {
  expect(numberIn({ b: '2', c: '3' }, ['a', 'b', 'c'], 'count')).toBe(2);
  expect(numberIn({}, ['a'], 'count')).toBeNaN();
});
