/** What is asked in a hurry and among friends, in the languages that are read by tables. */

import { afterAll, describe, expect, test } from 'vitest';
import { createGeo } from '../../../src/geo/index.ts';
import { writtenOut } from '../../../src/geo/parse/colloquial/short-forms.ts';
import { tables as colloquial } from '../../../src/geo/parse/colloquial/tables.ts';
import { inOwnLetters } from '../../../src/geo/parse/templates/own-letters.ts';
import { tables } from '../../../src/geo/parse/templates/tables.ts';
import { differing, readBlocks } from './alike.ts';

const geo = createGeo();
afterAll(() => geo.close());

test.each(readBlocks('everyday.txt'))('$english', async (block) => {
  expect(await differing(geo, block)).toEqual([]);
});

const outOf = (text: string, code: keyof typeof colloquial) =>
  writtenOut(text.split(' '), colloquial[code]!.short).words.join(' ');
const table = (code: string) => tables.find((one) => one.code === code)!;

describe('short forms are written out', () => {
  test.each([
    ['id', 'negara yg gak punya laut dong', 'negara yang tidak punya laut'],
    ['tr', 'italya nın komşuları', "italya'nın komşuları"],
    ['uk', 'обл. центри', 'обласні центри'],
  ] as const)('%s %s', (code, text, full) => expect(outOf(text, code)).toBe(full));

  test('words in capitals are signs', () => {
    expect(outOf('within 5 km of GA', 'id')).toBe('within 5 km of GA');
  });

  test('one word of Hindi makes no Hindi', () => {
    expect(inOwnLetters('the tat of Kerala', table('hi'))).toBeUndefined();
    expect(inOwnLetters('ganga kinare ke shahar', table('hi'))).toBe('ganga किनारे के शहर');
  });
});

describe('what stands on a river is in no city of its name', () => {
  test.each([
    ['обласні центри на дніпрі', ['Cherkasy', 'Kherson', 'Zaporizhia']],
    ['областные центры на оке', ['Kaluga', 'Ryazan’']],
  ])('%s', async (text, some) => {
    const { properties } = await geo.spatial(text);
    const names = 'members' in properties ? properties.members.map(({ name }) => name) : [];
    expect(names).toEqual(expect.arrayContaining(some));
  });
});

test('a mountain that is known alone is the highest where it is known to be', async () => {
  const { properties } = await geo.spatial('найвища гора українських карпат');
  expect('members' in properties && properties.members.map(({ name }) => name)).toEqual(['Hoverla']);
  await expect(geo.spatial('highest mountain in the Sauerland')).rejects.toThrow(/only .* is known/);
});
