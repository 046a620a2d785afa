/** Kinds of questions in every language: each is answered as its English form is, judged by the geometry.
 *
 * `kinds.txt` has a block for each kind, the English question first and below it "language<TAB>question". A language that
 * lacks a line is not read there yet. */

import { readFileSync } from 'node:fs';
import type { Geometry } from 'geojson';
import { afterAll, describe, expect, test } from 'vitest';
import { areaKm2, lengthKm } from '../../../bench/geo/blind/judge.mjs';
import { languages, tableLanguages } from '../../../src/geo/domain/query.ts';
import { createGeo } from '../../../src/geo/index.ts';

const geo = createGeo();
afterAll(() => geo.close());

const kinds = readFileSync(new URL('kinds.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n\n')
  .map((block) => {
    const [english, ...lines] = block.split('\n') as [string, ...string[]];
    return { english, said: lines.map((line) => line.split('\t') as [language: string, question: string]) };
  });

/** Where an answer lies, how large it is and how many it counts, to two hundredths. */
async function answered(question: string) {
  const { geometry, bbox, properties } = await geo.spatial(question);
  const size = areaKm2(geometry as Geometry) || lengthKm(geometry as Geometry);
  return { box: bbox!, size, count: 'count' in properties ? properties.count : undefined };
}

type Answer = Awaited<ReturnType<typeof answered>>;

/** Degrees that the corners of two answers may lie apart: names in two languages may mean a city's circle and its limits. */
const nearDegrees = 0.15;

const isSame = (one: Answer, other: Answer): boolean =>
  one.count === other.count &&
  Math.abs(one.size - other.size) <= 0.02 * Math.max(one.size, other.size) &&
  one.box.every((edge, i) => Math.abs(edge - other.box[i]!) < nearDegrees);

test('most kinds are asked in every language', () => {
  const others = [...languages, ...tableLanguages].filter((language) => language !== 'en').sort();
  for (const language of others) {
    const asked = kinds.filter(({ said }) => said.some(([code]) => code === language)).length;
    expect(`${language} ${asked >= 0.9 * kinds.length}`).toBe(`${language} true`);
  }
  for (const { said } of kinds) for (const [code] of said) expect(others).toContain(code);
});

describe.each(kinds)('$english', ({ english, said }) => {
  test('is answered alike', async () => {
    const expected = await answered(english);
    const differing: string[] = [];
    for (const [language, question] of said) {
      const got = await answered(question).catch((error: Error) => error.message);
      if (typeof got === 'string') differing.push(`${language} ${question}: ${got}`);
      else if (!isSame(got, expected)) differing.push(`${language} ${question}: [${got.box}]`);
    }
    expect(differing).toEqual([]);
    // Eighteen answers, some of them unions of a continent.
  }, 120_000);
});
