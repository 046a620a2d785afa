/** The edit scan over all names, and over those that a list holds. */

import { expect, it } from 'vitest';
import type { Addon } from '../../../bindings/addon.d.ts';
import { loadAddon } from '../../../src/shared/load-addon.ts';

const addon = loadAddon<Addon>();
const names = ['chad', 'china', 'chile', 'niger', 'nigeria', 'nigeira'].map((name) => Buffer.from(name));
const bytes = new Uint8Array(Buffer.concat(names));
const offsets = new Uint32Array(names.length + 1);
for (const [i, { length }] of names.entries()) offsets[i + 1] = offsets[i]! + length;
const masks = new Uint32Array(names.length).fill(1);
const signatures = addon.nameSignatures(bytes, offsets);
const scan = (query: string, among?: Uint32Array) =>
  [...addon.scanNames(bytes, offsets, masks, signatures, 1, query, 1, 9, among)].filter(
    (_, i) => i % 2 === 0,
  );

it('finds what is within so many edits, by its number in the whole table', () => {
  expect(scan('nigera')).toEqual([3, 4, 5]);
  expect(scan('nigera', Uint32Array.of(0, 2, 4))).toEqual([4]);
  expect(scan('nigera', new Uint32Array())).toEqual([]);
});

it('refuses numbers beyond the table', () => {
  expect(() => scan('chad', Uint32Array.of(6))).toThrow(RangeError);
});
