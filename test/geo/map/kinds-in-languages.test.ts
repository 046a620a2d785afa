/** The same question in several languages means the same: kinds with their conditions, the place, and what is asked. */

import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GeoError } from '../../../src/geo/domain/errors.ts';
import { MapJudge } from '../../support/map-judge.ts';

let reader: MapJudge;
beforeAll(async () => {
  reader = await MapJudge.open();
});
afterAll(() => reader.close());

const blocks = readFileSync('test/geo/map/kinds-in-languages.txt', 'utf8')
  .split('\n')
  .filter((line) => !line.startsWith('#'))
  .join('\n')
  .trim()
  .split('\n\n')
  .map((block) => block.split('\n').map((line) => [line.slice(0, 2), line.slice(3)] as const));

const town = /Lyon|Lione|Лион|Ліон|巴黎|リヨン|리옹|ليون/g;
/** What the town has, in the words of each language. */
const things = /railway stations?|Bahnhofs|gare|town hall|Rathaus|mairie|ayuntamiento/g;

async function said(question: string): Promise<unknown> {
  const reading = await reader.read(question);
  if (reading instanceof GeoError) return `${question}: ${reading.message}`;
  const kinds = reading.kinds.map((kind) => kind.replace(/^[^:]+: /, '')).sort();
  return { kinds, asked: reading.asked, where: reading.where.replace(town, 'Lyon').replace(things, 'thing') };
}

test.each(blocks.map((block) => [block[0]![1], block] as const))('%s', async (english, block) => {
  const meant = await said(english);
  expect(meant).toBeTypeOf('object');
  for (const [code, question] of block.slice(1)) expect([code, await said(question)]).toEqual([code, meant]);
});
