/** Features asked for by their tags, and the common subset of Overpass QL. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GeoError } from '../../../src/geo/domain/errors.ts';
import { holds, printFilter } from '../../../src/geo/domain/tag-filter.ts';
import type { Tags } from '../../../src/geo/domain/tags.ts';
import { isOverpass, readOverpass } from '../../../src/geo/parse/map/overpass-ql.ts';
import { safePattern } from '../../../src/geo/parse/map/safe-pattern.ts';
import { labelsOf, readTags, type TagQuery } from '../../../src/geo/parse/map/tag-query.ts';

const bears = ({ filters }: TagQuery, tags: Tags) =>
  filters.every((filter) =>
    holds(filter, { tags, area: () => Number.NaN, length: () => Number.NaN, open: () => undefined }),
  );

test.each<[string, string[][], string]>([
  ['amenity=cafe in Monaco', [['amenity=cafe']], 'in Monaco'],
  ['[amenity=cafe] in Monaco', [['amenity=cafe']], 'in Monaco'],
  ['"amenity"="cafe" in Monaco', [['amenity=cafe']], 'in Monaco'],
  ['amenity=cafe and outdoor_seating=yes in Monaco', [['amenity=cafe', 'outdoor_seating=yes']], 'in Monaco'],
  ['amenity=cafe & outdoor_seating!=no', [['amenity=cafe', 'outdoor_seating≠no']], ''],
  ['[amenity=cafe][wheelchair=yes] near the casino', [['amenity=cafe', 'wheelchair=yes']], 'near the casino'],
  ['amenity=cafe or amenity=bar in Nice', [['amenity=cafe'], ['amenity=bar']], 'in Nice'],
  ['highway=* in Bern', [['highway']], 'in Bern'],
  ['natural=peak with ele>2500 in Andorra', [['natural=peak', 'ele > 2500']], 'in Andorra'],
  ['[building][building:levels>=10] in Bern', [['building', 'building:levels >= 10']], 'in Bern'],
  ['[building] in Bern', [['building']], 'in Bern'],
  ['name~"^Rue" and highway=residential in Paris', [['name~^Rue', 'highway=residential']], 'in Paris'],
])('%s', (text, expected, rest) => {
  const read = /^"/.test(text)
    ? readTags(text.replace(/^"(\w+)"/, '["$1"').replace('"cafe"', '"cafe"]'))
    : readTags(text);
  expect(read?.queries.map(({ filters }) => filters.map(printFilter))).toEqual(expected);
  expect(read?.rest).toBe(rest);
});

test('words are no tags', () => {
  for (const text of ['cafes in Monaco', 'how many hotels', '', 'a = b c', '2=3 in Monaco'])
    expect(readTags(text)?.queries[0]?.filters.length ?? 0, text).toBeLessThanOrEqual(1);
  expect(readTags('cafes in Monaco')).toBeUndefined();
});

const ql = (text: string) => readOverpass(text).queries;

test.each<[string, string[][], string[]]>([
  ['node[amenity=cafe](43.7,7.4,43.8,7.5);out;', [['amenity=cafe']], ['box']],
  ['[out:json][timeout:25];nwr["shop"](around:500,43.7,7.4);out center;', [['shop']], ['around']],
  ['area[name="Monaco"]->.a;way[highway](area.a);out geom;', [['highway']], ['named']],
  ['{{geocodeArea:Monaco}}->.s;nwr[leisure=park](area.s);out;', [['leisure=park']], ['named']],
  [
    '(node[amenity=bar](1,1,2,2);way[amenity=bar](1,1,2,2););out;',
    [['amenity=bar'], ['amenity=bar']],
    ['box', 'box'],
  ],
  ['[bbox:1,1,2,2];rel[type=route];(._;>;);out body;', [['type=route']], ['box']],
  [
    'node[amenity=cafe]["wheelchair"!="no"][!fee](1,1,2,2);out;',
    [['amenity=cafe', 'wheelchair≠no', 'not (fee)']],
    ['box'],
  ],
  ['node[amenity~"^(cafe|bar)$",i](1,1,2,2);out 5;', [['amenity~^(cafe|bar)$']], ['box']],
  ['node[shop][~"^addr:"~"."](1,1,2,2);out;', [['shop', '~^addr:~.']], ['box']],
  ['/* all */ node[amenity=cafe](1,1,2,2); // here\nout;', [['amenity=cafe']], ['box']],
  ['node[amenity=cafe](1,1,2,2)', [['amenity=cafe']], ['box']],
])('%s', (text, filters, places) => {
  expect(isOverpass(text)).toBe(true);
  const queries = ql(text);
  expect(queries.map((query) => query.filters.map(printFilter))).toEqual(filters);
  expect(queries.map(({ place }) => place?.type)).toEqual(places);
});

test('a box is south, west, north, east; a point is lat, lon', () => {
  expect(ql('node[shop](43.7,7.4,43.8,7.5);out;')[0]!.place).toEqual({
    type: 'box',
    box: [7.4, 43.7, 7.5, 43.8],
  });
  expect(ql('node[shop](around:50,43.7,7.4);out;')[0]!.place).toEqual({
    type: 'around',
    metres: 50,
    lat: 43.7,
    lon: 7.4,
  });
});

test('sets, counts and limits', () => {
  expect(readOverpass('node[shop](1,1,2,2)->.a;way[building](1,1,2,2)->.b;.a out;').queries).toHaveLength(1);
  expect(readOverpass('node[shop](1,1,2,2);out count;')).toMatchObject({ count: true });
  expect(readOverpass('node[shop](1,1,2,2);out tags 7;')).toMatchObject({ count: false, limit: 7 });
  expect(ql('nwr[shop](1,1,2,2);out;')[0]!.types).toEqual(['node', 'way', 'relation']);
});

test.each([
  ['node(1,1,2,2);out;', /without a filter/],
  ['node[shop](area:3600001);out;', /area:3600001/],
  ['node[shop](1,1,2,2);<;out;', /“<”/],
  ['node[shop](1,1,2,2);foreach{out;}', /foreach/],
  ['(node[shop](1,1,2,2);-node[shop=x](1,1,2,2););out;', /difference/],
  ['node.a[shop];out;', /another set/],
  ['[out:csv(name)];node[shop](1,1,2,2);out;', /out:csv/],
  ['[date:"2020-01-01T00:00:00Z"];node[shop](1,1,2,2);out;', /date/],
  ['node[shop](1,1,2,2);out nonsense;', /nonsense/],
  ['node[shop](2,1,1,2);out;', /box/],
  ['node[shop~"(a+)+b"](1,1,2,2);out;', /repeats/],
  ['node[shop~"("](1,1,2,2);out;', /regular expression/],
  ['out;', /nothing/],
])('%s is refused by name', (text, message) => {
  expect(() => readOverpass(text)).toThrow(message);
  expect(() => readOverpass(text)).toThrow(GeoError);
});

test('filters hold as Overpass has them', () => {
  const [query] = ql('node[amenity~"^(cafe|bar)$"][!fee][name](1,1,2,2);out;');
  expect(bears(query!, { amenity: 'cafe', name: 'A' })).toBe(true);
  expect(bears(query!, { amenity: 'cafeteria', name: 'A' })).toBe(false);
  expect(bears(query!, { amenity: 'bar', name: 'A', fee: 'no' })).toBe(false);
  expect(bears(query!, { amenity: 'bar' })).toBe(false);
});

test('an index is asked for exact tags and keys, never for what it does not hold', () => {
  expect(labelsOf(ql('node[amenity=cafe][name="A"][!fee](1,1,2,2);out;')[0]!)).toEqual(['amenity=cafe']);
  expect(labelsOf(ql('node[name="A"](1,1,2,2);out;')[0]!)).toEqual([]);
  expect(labelsOf(ql('node[shop~"x"](1,1,2,2);out;')[0]!)).toEqual(['shop']);
});

test('whatever is typed is read or refused', () => {
  const piece = fc.constantFrom(
    ...[
      'node',
      'way',
      'nwr',
      '[',
      ']',
      '(',
      ')',
      ';',
      'out',
      'amenity',
      '=',
      '~',
      '!',
      '"',
      'cafe',
      '->',
      '.a',
      'area',
      'around:',
      '1',
      ',',
      '-',
      '\\',
      '{{',
      '}}',
      ' ',
    ],
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      for (const read of [readOverpass, readTags]) {
        try {
          read(pieces.join(''));
        } catch (error) {
          expect(error).toBeInstanceOf(GeoError);
        }
      }
    }),
    { numRuns: 500 },
  );
});

/** @returns whether a pattern is admitted */
function admits(source: string): boolean {
  try {
    return safePattern(source, false) instanceof RegExp;
  } catch (error) {
    expect(error).toBeInstanceOf(GeoError);
    return false;
  }
}

test('patterns as people write them are admitted', () => {
  for (const source of [
    '^b',
    'colou?r|gr[ae]y',
    '^(primary|secondary|tertiary|trunk|motorway)(_link)?$',
    '^(a|b|c|d|e|f|g|h|i|j|k|l|m|n|o|p|q|r|s|t|u)$',
    'St\\.? .*kirche',
    '(caf[eé]|bar)s?',
    '.*[?*+]{2}.*',
  ])
    expect(admits(source), source).toBe(true);
});

test('patterns that can be read in very many ways are refused before they are compiled', () => {
  for (const source of [
    '.?'.repeat(22),
    'a?'.repeat(7),
    '.?.?.?.?.?.*',
    '(.|..)'.repeat(8),
    '(|.)'.repeat(8),
    '((a|b)|(a|b)|(a|b)|(a|b)|(a|b)|(a|b)|(a|b)|(a|b))',
    '[)](.|..)(.|..)(.|..)(.|..)(.|..)(.|..)(.|..)(.|..)',
    '(a|b)*',
    '(a+){9}',
    '.*.*.*',
    '.{1,9}.{1,9}.{1,9}',
    '(a)\\1',
    '(?=a)',
  ])
    expect(admits(source), source).toBe(false);
});

test('what is admitted has few ways through, whatever it is made of', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-c()|.*+?{}^$\\[\]0-9,]{0,40}$/), (source) => {
      if (!admits(source)) return;
      const plain = source.replace(/\\./g, 'x').replace(/\[[^\]]*\]/g, 'x');
      expect(plain).not.toMatch(/\)[*+{]/);
      expect(plain.match(/\?/g)?.length ?? 0).toBeLessThanOrEqual(6);
      expect(plain.match(/[*+]/g)?.length ?? 0).toBeLessThanOrEqual(2);
      expect(typeof safePattern(source, false).test('abc'.repeat(80))).toBe('boolean');
    }),
    { numRuns: 2000 },
  );
});

test('blanks and line ends mean nothing in Overpass QL, however many, but in strings', () => {
  const read = (gap: string) =>
    readOverpass(
      `[${gap}out${gap}:${gap}json${gap}]${gap};${gap}area${gap}["name"="A  b"]${gap}->${gap}.a${gap};` +
        `node${gap}[amenity${gap}=${gap}cafe]${gap}[${gap}!${gap}fee${gap}]${gap}(${gap}area.a${gap})${gap};${gap}out${gap};`,
    ).queries.map(({ filters, place }) => ({ filters, place }));
  expect(read('')).toMatchObject([{ filters: [{}, {}], place: { type: 'named', name: 'A  b' } }]);
  for (const gap of [' ', '\n', ' '.repeat(100), ' /* a */ // b\n '])
    expect(read(gap), gap).toEqual(read(''));
});
