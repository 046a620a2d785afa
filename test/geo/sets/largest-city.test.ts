/** The table of largest cities outlives the question that it was made for, and not one that was broken off. */

import { expect, test } from 'vitest';
import { largestCityTest } from '../../../src/geo/resolve/sets/largest-city.ts';
import type { Member } from '../../../src/geo/resolve/sets/member.ts';
import type { SetWork } from '../../../src/geo/resolve/sets/member-test.ts';

const facts = { written: { sections: [], populations: {} }, unitNumber: () => 7 };
let read = 0;
const gazetteer = {
  size: 2,
  population: [50, 90],
  region: [0, 0],
  country: [1, 1],
  isKind: () => true,
  wholeOf: () => undefined,
  cityNumberOf: (index: number) => index,
  idOf: (index: number) => {
    read++;
    return `city/${index}`;
  },
};
const asking = (pause: () => Promise<void>) =>
  largestCityTest({
    facts,
    source: { notes: [], context: { finder: { gazetteer } }, work: { due: true, pause, resume() {} } },
  } as unknown as SetWork);
const capital = (id: string) => ({ id, units: [7] }) as unknown as Member;

test('a question that is broken off fails alone', async () => {
  const broken = asking(() => Promise.reject(new Error('broken off')));
  await expect(broken(capital('city/1'))).rejects.toThrow('broken off');
  const next = asking(() => Promise.resolve());
  expect([await next(capital('city/0')), await next(capital('city/1'))]).toEqual(['no', 'yes']);
  const before = read;
  await asking(() => Promise.reject(new Error('not asked')))(capital('city/1'));
  expect(read).toBe(before);
});
