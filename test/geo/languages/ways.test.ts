/** Ways of putting a question: what their notation takes, and that their tables use it as it is meant. */

import { describe, expect, test } from 'vitest';
import type { Known } from '../../../src/geo/parse/colloquial/known.ts';
import { slotKinds } from '../../../src/geo/parse/colloquial/slots.ts';
import { tables } from '../../../src/geo/parse/colloquial/tables.ts';
import { putBy, putOtherwise, type Way, type Ways } from '../../../src/geo/parse/colloquial/ways.ts';

const all = Object.entries(tables).flatMap(([language, { ways }]) =>
  ways ? [[language, ways] as const] : [],
);
const listed = ({ ways, firm = [], first = [] }: Ways) => [...firm, ...first, ...ways];
const slots = (text: string) => [...text.matchAll(/[{[](\w+)(?=[:}])/gu)].map(([, slot]) => slot!);

describe.each(all)('the ways of %s', (_, ways) => {
  test('mean the slots that they have', () => {
    const strange = listed(ways).filter(([said, meant]) =>
      slots(meant).some((slot) => !slots(said).includes(slot)),
    );
    expect(strange).toEqual([]);
  });

  test('have each slot once', () => {
    const twice = listed(ways).filter(([said]) => new Set(slots(said)).size < slots(said).length);
    expect(twice).toEqual([]);
  });

  test('have kinds of slots that there are', () => {
    const kinds = listed(ways).flatMap(([said]) =>
      [...said.matchAll(/\{\w+:([A-Z#'\d][^}]*)\}/gu)].map(([, kind]) => kind!),
    );
    expect(kinds.filter((kind) => !slotKinds[kind] && !kind.includes('|'))).toEqual([]);
  });

  test('close what they open', () => {
    const open = listed(ways).filter(
      ([said]) => said.replace(/\{\w+(?::[^{}]+)?\}|\([^()]+\)|\[[^[\]]+\]/gu, '').search(/[()[\]{}]/u) >= 0,
    );
    expect(open).toEqual([]);
  });
});

const known = { isName: (words: string) => ['Ghent', 'Bruges', 'Ypres'].includes(words) } as Known;
const put = (said: string, way: Way, more: Partial<Ways> = {}) =>
  putOtherwise(said.split(' '), { classes: { near: 'by|close to' }, ways: [way], ...more }, known)[0];

test.each<[string, Way, string | undefined]>([
  ['towns close to Ghent', ['{n} (near) {p}', '{n} near {p}'], 'towns near Ghent'],
  ['towns close Ghent', ['{n} (near) {p}', '{n} near {p}'], undefined],
  ['Ghent, say', ['{p} [,] say', '{p}'], 'Ghent'],
  ['towns by Ghent', ['[the] {n} {v:near} {p}', '{p} {v} {n}'], 'Ghent by towns'],
  ['12 towns', ['{f:#} {n}', '{n} {f}'], 'towns 12'],
  ['twelve towns', ['{f:#} {n}', '{n} {f}'], undefined],
  ['Ghents towns', ["{p:'s} {n}", '{n} of {p}'], 'towns of Ghent'],
  ['Ghent and Bruges towns', ['{p:1} towns', 'towns in {p}'], undefined],
  ['to the Ghent', ['to {p:NAME}', '{p}'], 'the Ghent'],
  ['to Utopia', ['to {p:NAME}', '{p}'], undefined],
  ['Ghent', ['{p}', '{p}'], undefined],
])('%s by %j', (said, way, meant) => {
  expect(put(said, way)).toBe(meant);
});

test('marks are words where the table says so', () => {
  const way: Way = ["{p:NAME} 's towns , [by] {q:NAME} - {r:NAME}", '{p}, {q} - {r}'];
  expect(put("Ghent's towns, Bruges-Ypres", way, { isApart: true })).toBe('Ghent, Bruges-Ypres');
  expect(put("Ghent's towns, Bruges-Ypres", way)).toBeUndefined();
});

test('an article before all of it is left out, and no slot ends with what leads on', () => {
  const more = { articles: 'the', leading: 'but' };
  expect(put('the towns of Ghent', ['towns of {p}', '{p}'], more)).toBe('Ghent');
  expect(put('all but not Ghent', ['{a} not {p}', '{a} except {p}'], more)).toBeUndefined();
});

test('a question is put so often, in so many ways, and first by what is said first', () => {
  const ways: Ways = {
    classes: {},
    first: [['{s} where', 'where {s}']],
    ways: [
      ['a {s}', 'b {s}'],
      ['b {s}', 'c {s}'],
    ],
  };
  const words = ['a', 'x', 'where'];
  expect(putBy('first', words, ways)).toBe('where a x');
  expect(putBy('firm', words, ways)).toBeUndefined();
  expect(putOtherwise(words, ways)).toEqual([
    'where a x',
    'b x where',
    'where b x',
    'c x where',
    'where c x',
  ]);
  expect(putOtherwise(words, { ...ways, rounds: 1 })).toEqual(['where a x', 'b x where']);
  expect(putOtherwise(words, { ...ways, most: 1 })).toEqual(['where a x']);
});
