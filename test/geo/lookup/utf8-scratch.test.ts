import { expect, test } from 'vitest';
import { Utf8Scratch } from '../../../src/geo/lookup/utf8-scratch.ts';

const texts = [
  '',
  'paris',
  'côte divoire',
  'फ्रांस',
  '北京',
  'ﷺ',
  '𠮷野家 𝒜',
  '\ud800',
  'a\udc00b',
  '\ud83d',
  '\udc00\ud800',
  'я'.repeat(3000),
];

test.each(texts)('the bytes of a text are those of UTF-8 (%#)', (text) => {
  const scratch = new Utf8Scratch();
  // What was written before does not show.
  scratch.write('x'.repeat(40));
  const length = scratch.write(text);
  expect(Buffer.from(scratch.bytes.subarray(0, length))).toEqual(Buffer.from(text));
});
