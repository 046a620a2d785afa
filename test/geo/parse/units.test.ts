/** Units with a slip of the pen, and amounts without a number. */

import { describe, expect, test } from 'vitest';
import { parseSpatial } from '../../../src/geo/parse/parse-spatial.ts';
import { testNames } from '../../support/names.ts';

describe('a unit with a slip of the pen is read as the unit, and that is noted', () => {
  test.each([
    ['within 50 kilometrs of Paris', 50, 'km'],
    ['within 50 killometres of Paris', 50, 'km'],
    ['within 5 mles of Rome', 5, 'mi'],
    ['within 5 mlies of Rome', 5, 'mi'],
    ['within 100 metrs of Rome', 100, 'm'],
    ['within 100 meteres of Rome', 100, 'm'],
    ['within 20 nautcal miles of Lisbon', 20, 'nmi'],
    ['within 20 nautical mils of Lisbon', 20, 'nmi'],
    ['within 30 yads of Rome', 30, 'yd'],
    ['within fifty kilometrs of Rome', 50, 'km'],
    ['within a kilometr of Rome', 1, 'km'],
    ['im Umkreis von 50 Kilometrn um Köln', 50, 'km'],
    ['innerhalb von 20 Seemeiln um Hamburg', 20, 'nmi'],
    ['im Umkreis von 300 Metren um Köln', 300, 'm'],
    ['à moins de 50 kilomètrs de Paris', 50, 'km'],
    ['à moins de 20 miles marins de Marseille', 20, 'nmi'],
    ['à moins de 300 mètrs de Paris', 300, 'm'],
    ['a menos de 50 kilómetos de Madrid', 50, 'km'],
    ['a menos de 20 millas nautcas de Barcelona', 20, 'nmi'],
  ])('%s', (phrase, value, unit) => {
    const { query, notes } = parseSpatial(phrase, testNames);
    expect(query).toMatchObject({ type: 'Buffer', distance: { value, unit }, of: { type: 'NamedPlace' } });
    expect(notes).toEqual([expect.stringContaining('is read as')]);
  });

  test('also of both ends of a range', () => {
    const { query, notes } = parseSpatial('10 kilometrs to 20 kilometrs from Paris', testNames);
    expect(query).toMatchObject({ type: 'Difference', from: { distance: { value: 20, unit: 'km' } } });
    expect(notes).toHaveLength(2);
  });

  test.each(['within 50 foo of Paris', 'within 50 mill of Paris', 'within 50 kilograms of Paris'])(
    'but "%s" has no unit',
    (phrase) => {
      expect(() => parseSpatial(phrase, testNames)).toThrow(/has no unit/);
    },
  );
});

describe('an amount without a number is refused, and the refusal asks for the number', () => {
  test.each([
    ['a few metres off the coast of Spain', 'a few metres'],
    ['within 2 hundreds of metor of Rome', undefined],
    ['cafes within some meters of Rome', 'some meters'],
    ['some kilometres from Paris', 'some kilometres'],
    ['within several miles of Rome', 'several miles'],
    ['several hundred miles off the coast of Portugal', 'several hundred miles'],
    ['hundreds of kilometres from Rome', 'hundreds of kilometres'],
    ['within some kilometrs of Rome', 'some kilometrs'],
    ['a few nautical miles off the coast of Spain', 'a few nautical miles'],
    ['kilometres off the coast of Spain', 'kilometres'],
    ['within kilometrs of Rome', undefined],
    ['ein paar Kilometer vor der Küste von Spanien', 'ein paar Kilometer'],
    ['im Umkreis von einigen Kilometern um Köln', 'einigen Kilometern'],
    ['mehrere hundert Meter vor der Küste von Portugal', 'mehrere hundert Meter'],
    ['à quelques kilomètres de Paris', 'quelques kilomètres'],
    ['à plusieurs centaines de mètres de Paris', 'plusieurs centaines de mètres'],
    ['a unos pocos kilómetros de Madrid', 'unos pocos kilómetros'],
    ['a un par de kilómetros de Madrid', 'un par de kilómetros'],
    ['a cientos de kilómetros de Madrid', 'cientos de kilómetros'],
  ])('%s', (phrase, amount) => {
    expect(() => parseSpatial(phrase, testNames)).toThrow(
      expect.objectContaining({
        code: 'query_not_understood',
        ...(amount !== undefined && {
          message: expect.stringContaining(`${amount}" gives no number`),
        }),
      }),
    );
  });
});

test('a number before or after such a word is still a number', () => {
  expect(parseSpatial('a couple of miles from Rome', testNames).query).toMatchObject({
    distance: { value: 2, unit: 'mi' },
  });
  expect(parseSpatial('within two hundred metres of Rome', testNames).query).toMatchObject({
    distance: { value: 200, unit: 'm' },
  });
});

describe('a road by its number is named as such, not taken for a length', () => {
  test.each([
    'Route 66',
    'west of the A7 autobahn',
    'within 5 km of Interstate 95',
    'I-95',
    '50 km around the M25',
  ])('%s', (phrase) => expect(() => parseSpatial(phrase, testNames)).toThrow(/is a road/));

  test('a length after such a word is a length', () =>
    expect(() => parseSpatial('20 km en route 66 km', testNames)).not.toThrow(/is a road/));
});
