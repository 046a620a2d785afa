/** Kinds of questions that English has, in every other language: each is answered with the members and the place of the
 * English answer. Names and countries differ from kind to kind. */

import { afterAll, describe, expect, test } from 'vitest';
import { languages, tableLanguages } from '../../../src/geo/domain/query.ts';
import { createGeo } from '../../../src/geo/index.ts';
import { differing, readBlocks } from './alike.ts';

const geo = createGeo();
afterAll(() => geo.close());

const blocks = ['parity.txt', 'parity-sets.txt', 'parity-near.txt'].flatMap(readBlocks);
const others = [...languages, ...tableLanguages].filter((language) => language !== 'en').sort();

test('every kind is asked in every language, and nearly all are read', () => {
  for (const { english, said } of blocks)
    expect([english, ...said.map(({ language }) => language).sort()]).toEqual([english, ...others]);
  for (const language of others) {
    const read = blocks.filter(({ said }) => said.some((one) => one.language === language && one.isRead));
    expect(`${language} ${read.length >= 0.9 * blocks.length}`).toBe(`${language} true`);
  }
});

describe.each(blocks)('$english', (block) => {
  test('is answered alike', async () => {
    expect(await differing(geo, block)).toEqual([]);
    // Eighteen answers, some of them unions of a continent.
  }, 120_000);
});
