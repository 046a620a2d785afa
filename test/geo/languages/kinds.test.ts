/** Kinds of questions in every language: each is answered as its English form is, judged by the geometry.
 *
 * `kinds.txt` has a block for each kind, the English question first and below it "language<TAB>question". A language that
 * lacks a line is not read there yet. */

import { afterAll, describe, expect, test } from 'vitest';
import { languages, tableLanguages } from '../../../src/geo/domain/query.ts';
import { createGeo } from '../../../src/geo/index.ts';
import { differing, readBlocks } from './alike.ts';

const geo = createGeo();
afterAll(() => geo.close());

const kinds = readBlocks('kinds.txt');

test('most kinds are asked in every language', () => {
  const others = [...languages, ...tableLanguages].filter((language) => language !== 'en').sort();
  for (const language of others) {
    const asked = kinds.filter(({ said }) => said.some((one) => one.language === language)).length;
    expect(`${language} ${asked >= 0.9 * kinds.length}`).toBe(`${language} true`);
  }
  for (const { said } of kinds) for (const { language } of said) expect(others).toContain(language);
});

describe.each(kinds)('$english', (block) => {
  test('is answered alike', async () => {
    expect(await differing(geo, block)).toEqual([]);
    // Eighteen answers, some of them unions of a continent.
  }, 120_000);
});
