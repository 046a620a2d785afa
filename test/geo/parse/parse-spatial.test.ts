import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  directions,
  type LengthUnit,
  metresPerUnit,
  type SpatialQuery,
} from '../../../src/geo/domain/query.ts';
import { parseSpatial } from '../../../src/geo/parse/parse-spatial.ts';
import { printQuery } from '../../../src/geo/parse/print.ts';
import { testNames } from '../../support/names.ts';

/** The tree in a line: what the phrase table is written in. */
function outline(query: SpatialQuery): string {
  switch (query.type) {
    case 'NamedPlace':
      return [query.name, ...(query.within ?? [])].join('/');
    case 'Position':
    case 'Parallel':
    case 'Meridian':
    case 'GridBox':
    case 'PlaceSet':
      return printQuery(query);
    case 'Rectangle':
      return `box(${query.width.value}${query.width.unit}, ${query.height.value}${query.height.unit}, ${outline(query.of)})`;
    case 'Buffer':
      return `buffer(${query.distance.value}${query.distance.unit}, ${outline(query.of)})`;
    case 'OffTheCoastOf':
      return `off(${query.distance.value}${query.distance.unit}, ${outline(query.of)})`;
    case 'Union':
      return `union(${query.of.map(outline).join(', ')})`;
    case 'Intersection':
      return `both(${query.of.map(outline).join(', ')})`;
    case 'Difference':
      return `minus(${outline(query.from)}, ${outline(query.minus)})`;
    case 'Directional':
      return `beyond(${query.direction}, ${outline(query.of)})`;
    case 'DirectionalSubset':
      if (query.depth)
        return `end(${query.direction} ${query.depth.value}${query.depth.unit}, ${outline(query.of)})`;
      return query.share
        ? `share(${query.direction} ${query.share.join('/')}, ${outline(query.of)})`
        : `half(${query.direction}, ${outline(query.of)})`;
    case 'Sea':
      return query.water ? 'water' : 'sea';
    case 'Land':
      return 'land';
    case 'Line':
      return `line(${outline(query.a)}, ${outline(query.b)})`;
    case 'Bounds':
      return `bounds(${outline(query.of)})`;
    case 'Outermost':
      return `outermost(${query.direction}, ${outline(query.of)})`;
    case 'FacingCoast':
      return `facing(${outline(query.of)}, ${outline(query.to)})`;
    case 'Closer':
      return `closer(${outline(query.to)}, ${outline(query.than)})`;
    case 'NearestShare':
      return `nearest(${query.share.join('/')}, ${outline(query.of)}, ${outline(query.to)})`;
    case 'Middle':
      return `middle(${query.share ? `${query.share.join('/')}, ` : ''}${outline(query.of)})`;
    case 'Interior':
      return `interior(${outline(query.of)})`;
    case 'Near':
      return `${query.zone}(${outline(query.of)})`;
    case 'Offset':
      return `offset(${query.distance.value}${query.distance.unit} ${query.direction}, ${outline(query.of)})`;
    case 'Bank':
      return `bank(${query.side}, ${outline(query.of)})`;
    case 'Reach':
      return `${query.way}(${outline(query.of)}, ${outline(query.from)})`;
    case 'RiverEnd':
      return `${query.end}(${outline(query.of)})`;
    case 'BetweenAll':
      return `between(${query.of.map(outline).join(', ')})`;
    case 'MeetingPoint':
      return `meeting(${query.of.map(outline).join(', ')})`;
    case 'Parts':
      return `${query.which}(${outline(query.of)})`;
    case 'CoastOf':
      return `coast(${outline(query.of)})`;
    case 'BorderOf':
      return `border(${outline(query.of)})`;
    case 'BorderBetween':
      return `border(${outline(query.a)}, ${outline(query.b)})`;
    case 'Between':
      return `${query.halfway ? 'halfway' : 'between'}(${outline(query.a)}, ${outline(query.b)})`;
  }
}

const phrases = readFileSync(new URL('../../fixtures/geo/spatial-phrases.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => /^(.*) => (\w\w) (.*)$/.exec(line)!.slice(1) as [string, string, string]);

test('the table holds phrases as people write them', () => {
  expect(phrases.length).toBeGreaterThanOrEqual(300);
});

test.each(phrases)('"%s" is understood', (phrase, language, expected) => {
  const parsed = parseSpatial(phrase, testNames);
  expect(`${parsed.language} ${outline(parsed.query)}`).toBe(`${language} ${expected}`);
});

describe('what is not understood is refused by name', () => {
  test.each([
    ['', 'names no place'],
    ['please', 'names no place'],
    ['closer to Paris', 'another to compare with'],
    ['the half of France', 'does not say which part'],
    ['the bank of the Danube', 'does not say which side'],
    ['within 2 hours drive of Munich', 'is a time'],
    ['off the coast of Kenya', 'gives no distance'],
    ['within -5 km of Paris', 'above zero'],
    ['within 0 km of Paris', 'above zero'],
    ['within 30000 km of Paris', 'half way round the Earth'],
    ['within 5 degrees of Paris', 'not a length'],
    ['within 30 minutes of Paris', 'not a length'],
    ['within 50 of Paris', 'has no unit'],
    ['between Paris', 'second place'],
    ['border between France', 'second place'],
    ['within 50 km of', 'expected a place'],
    ['(France and Spain', 'closing parenthesis'],
    ['France) and Spain', 'not understood'],
    ['France except', 'expected a place'],
    ['islands', 'kind of thing'],
    ['countries with nuclear power', 'the condition "with nuclear power" is not known'],
  ])('%s', (phrase, detail) => {
    expect(() => parseSpatial(phrase, testNames)).toThrow(
      expect.objectContaining({ code: 'query_not_understood', message: expect.stringContaining(detail) }),
    );
  });

  test('a thousand words', () => {
    expect(() => parseSpatial('France and '.repeat(500), testNames)).toThrow(
      expect.objectContaining({ code: 'query_too_long' }),
    );
  });

  test('nesting without end', () => {
    const phrase = `${'('.repeat(60)}France${')'.repeat(60)}`;
    expect(() => parseSpatial(phrase, testNames)).toThrow(
      expect.objectContaining({
        code: 'query_not_understood',
        message: expect.stringContaining('nests deeper'),
      }),
    );
  });
});

test('a reading that was chosen is reported', () => {
  expect(parseSpatial('north of France and west of Germany', testNames).notes).toHaveLength(1);
  expect(parseSpatial('within 50 km of Paris and Lyon', testNames).notes).toHaveLength(1);
  expect(parseSpatial('within 50 km of Paris', testNames).notes).toEqual([]);
});

const place = fc.constantFrom(
  'France',
  'Bosnia and Herzegovina',
  'North Sea',
  'South Korea',
  'Ivory Coast',
  'New York',
);
const distance = fc.record({
  value: fc.oneof(
    fc.integer({ min: 1, max: 3000 }),
    fc.integer({ min: 1, max: 999 }).map((n) => n / 8),
  ),
  unit: fc.constantFrom(...(Object.keys(metresPerUnit) as LengthUnit[])),
});
const { tree } = fc.letrec<{ tree: SpatialQuery; operation: SpatialQuery }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 5 },
    place.map((name): SpatialQuery => ({ type: 'NamedPlace', name })),
    tie('operation'),
  ),
  operation: fc.oneof(
    fc.record({ type: fc.constant('Buffer' as const), of: tie('tree'), distance }),
    fc.record({ type: fc.constant('OffTheCoastOf' as const), distance, of: tie('tree') }),
    fc.record({
      type: fc.constantFrom('Union' as const, 'Intersection' as const),
      of: fc.array(tie('tree'), { minLength: 2, maxLength: 3 }),
    }),
    fc.record({ type: fc.constant('Difference' as const), from: tie('tree'), minus: tie('tree') }),
    fc.record({
      type: fc.constantFrom('Directional' as const, 'DirectionalSubset' as const),
      direction: fc.constantFrom(...directions),
      of: tie('tree'),
    }),
    fc.record({ type: fc.constantFrom('CoastOf' as const, 'BorderOf' as const), of: tie('tree') }),
    fc.record({ type: fc.constant('BorderBetween' as const), a: tie('tree'), b: tie('tree') }),
    fc.record(
      { type: fc.constant('Between' as const), a: tie('tree'), b: tie('tree'), halfway: fc.constant(true) },
      { requiredKeys: ['type', 'a', 'b'] },
    ),
  ),
}));

/** "off the coast of the coast of X" is "off the coast of X": the parser understands the coast already. */
function hasDoubleCoast(query: SpatialQuery): boolean {
  return (
    JSON.stringify(query).includes('"type":"OffTheCoastOf"') &&
    /"of":\{"type":"CoastOf"|"type":"CoastOf"/.test(JSON.stringify(query))
  );
}

test('every tree prints to a phrase that parses back to it', () => {
  fc.assert(
    fc.property(
      tree.filter((query) => !hasDoubleCoast(query)),
      (query) => {
        const phrase = printQuery(query);
        fc.pre(phrase.split(/[\s()]+/).length < 150);
        expect(parseSpatial(phrase, testNames).query, phrase).toEqual(query);
      },
    ),
    { numRuns: 1000 },
  );
});

test('any text is either understood or refused with a coded error', () => {
  const words = fc.constantFrom(
    'within',
    '50',
    'km',
    'of',
    'the',
    'coast',
    'France',
    'and',
    'north',
    'border',
    'between',
    ',',
    '(',
    ')',
    "'s",
    'except',
    'in',
    'off',
    'Paris',
    'xyz',
    '-',
    '½',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'grapheme' }),
        fc.array(words, { maxLength: 14 }).map((list) => list.join(' ')),
      ),
      (text) => {
        try {
          expect(parseSpatial(text, testNames).query).toHaveProperty('type');
        } catch (error) {
          expect(error).toHaveProperty('code', 'query_not_understood');
        }
      },
    ),
    { numRuns: 2000 },
  );
});

describe('a place with a margin of its own', () => {
  test.each([
    'Germany with a 50 km buffer',
    'Germany with a margin of 50 km',
    'Germany plus 50 km',
    'Germany plus a 50 km buffer',
    'Germany extended by 50 km',
    'Germany buffered by 50 km',
    'buffer Germany by 50 km',
    'Deutschland erweitert um 50 km',
    'Deutschland vergrößert um 50 km',
  ])('%s', (phrase) => {
    const { query } = parseSpatial(phrase, testNames);
    expect(query).toMatchObject({
      type: 'Buffer',
      distance: { value: 50, unit: 'km' },
      of: { type: 'NamedPlace' },
    });
  });

  test('and a distance without a noun is none', () => {
    expect(() => parseSpatial('Germany and 50 km', testNames)).toThrow();
  });
});
