import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maskOf } from '../../../src/geo/domain/place.ts';
import { featureTypeMask } from '../../../src/geo/parse/kind-words.ts';
import { splitQualifiers } from '../../../src/geo/parse/qualifiers.ts';
import { parseRequest } from '../../../src/geo/parse/request.ts';

const names = (query: string) => parseRequest(query).readings.map((reading) => reading.text);

describe('what surrounds a name is peeled off', () => {
  test.each([
    ['show me the outline of France please', 'france'],
    ['Border of France', 'france'],
    ['border-of-france', 'france'],
    ['France-border', 'france'],
    ['france border', 'france'],
    ['france_border', 'france'],
    ['the dutch frontier', 'dutch'],
    ['the French national borders', 'french'],
    ["France's borders", 'france'],
    ['France’s borders', 'france'],
    ['frances border', 'france'],
    ["Laos' border", 'laos'],
    ['what is the border of France?', 'france'],
    ['what are the boundaries of the Gambia', 'gambia'],
    ['where is Chad located?', 'chad'],
    ['where in the world is Chad', 'in the world is chad'],
    ['Where does Fiji lie?', 'fiji'],
    ['what does Fiji look like', 'fiji'],
    ['can you please draw me the shape of Italy', 'italy'],
    [
      'could you kindly show us the full national border of the United States on a map, thanks',
      'united states',
    ],
    ["I'd like to see the polygon for Peru", 'peru'],
    ['i want a map of chad in geojson', 'chad'],
    ['give me the boundary and area of Kenya', 'kenya'],
    ['the country Georgia', 'georgia'],
    ['Georgia (country)', 'georgia'],
    ['the country called Mali', 'mali'],
    ['outline of the country of Mali', 'mali'],
    ['the state of Texas', 'texas'],
    ['map france', 'france'],
    ['hello, show Japan!', 'japan'],
    ['Ivory Coast border', 'ivory coast'],
    ['border of the Ivory Coast', 'ivory coast'],
    ['US border', 'us'],
    ['U.S. border', 'us'],
    ['show us us', 'us'],
    ['frontière de la France', 'france'],
    ["la frontière de l'Italie", 'italie'],
    ['zeige mir die Grenze von Deutschland', 'deutschland'],
    ['Frankreichs Grenze', 'frankreich'],
    ['Umriss der Schweiz bitte', 'schweiz'],
    ['muéstrame la frontera de España', 'espana'],
    ['fronteiras do Brasil', 'brasil'],
    ['grens van België', 'belgie'],
    ['日本', '日本'],
  ])('%s', (query, name) => {
    expect(names(query)).toContain(name);
  });

  test('the whole query is the first reading, so that names with such words are found as they are', () => {
    expect(names('The Gambia')[0]).toBe('the gambia');
    expect(names('Gulf of Mexico')[0]).toBe('gulf of mexico');
    expect(names('Map')).toEqual(['map']);
    expect(names('is')).toEqual(['is']);
  });

  test('a noun for a kind that was peeled off binds the reading to that kind', () => {
    const reading = parseRequest('gulf of Mexico').readings.find(({ text }) => text === 'mexico')!;
    expect(reading.kinds).toBe(maskOf(['gulf']));
    expect(parseRequest('outline of Mexico').readings.at(-1)!.kinds).toBe(0);
  });

  test.each([
    ['border between France and Spain', true],
    ['the border of France with Spain', true],
    ['zwischen Frankreich und Spanien', true],
    ['Bosnia and Herzegovina border', false],
    ['border of Trinidad and Tobago', false],
  ])('two places are told from one: %s', (query, between) => {
    expect(parseRequest(query).between).toBe(between);
  });

  test('queries without a letter or digit have no reading', () => {
    for (const query of ['', '   ', '?!', '\u200f', '\u0000', ',,,']) expect(names(query)).toEqual([]);
  });

  test('any text parses, and every reading is folded and not empty', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        for (const reading of parseRequest(text).readings) {
          expect(reading.text).not.toBe('');
          expect(reading.tokens.length).toBeGreaterThan(0);
        }
      }),
      { seed: 21, numRuns: 1000 },
    );
  });

  const wrappers = [
    (name: string) => `border of ${name}`,
    (name: string) => `show me the outline of ${name}, please`,
    (name: string) => `What is the boundary of the ${name}?`,
    (name: string) => `${name}'s borders`,
    (name: string) => `${name} border`,
    (name: string) => `could you draw ${name} on a map`,
  ];
  test('whatever letters a name has, the wrapping comes off', () => {
    const word = fc.string({ unit: fc.constantFrom(...'bcdfgklmnprtvz'), minLength: 3, maxLength: 9 });
    fc.assert(
      fc.property(word, fc.constantFrom(...wrappers), (name, wrap) => names(wrap(name)).includes(name)),
      { seed: 22, numRuns: 500 },
    );
  });
});

describe('qualifiers', () => {
  const splits = (query: string) => splitQualifiers(parseRequest(query).readings[0]!.tokens);

  test('commas, brackets and “in” mark them', () => {
    expect(splits('Paris, Texas')[0]).toMatchObject({ head: 'paris', within: ['texas'], marked: true });
    expect(splits('Punjab in Pakistan')[0]).toMatchObject({ head: 'punjab', within: ['pakistan'] });
    expect(splits('Punjab (India)')[0]).toMatchObject({ head: 'punjab', within: ['india'], marked: true });
    expect(splits('Springfield, Illinois, USA')[0]).toMatchObject({
      head: 'springfield',
      written: 'springfield',
      within: ['illinois', 'usa'],
    });
    expect(splits("Lee's Summit, MO")[0]).toMatchObject({ head: 'lees summit', within: ['mo'] });
    expect(splits('Paris in the United States')[0]).toMatchObject({
      head: 'paris',
      within: ['united states'],
    });
  });

  test('a name may have marks of its own, and the largest place may come first', () => {
    expect(splits('Halle (Saale), Germany')).toContainEqual({
      head: 'halle saale',
      written: 'halle saale',
      within: ['germany'],
      marked: true,
    });
    expect(splits('France, Paris').at(-1)).toMatchObject({ head: 'paris', within: ['france'] });
  });

  test('without a mark both orders are tried', () => {
    const found = splits('springfield il');
    expect(found).toContainEqual({
      head: 'springfield',
      written: 'springfield',
      within: ['il'],
      marked: false,
    });
    expect(found.map(({ head }) => head)).toEqual(['springfield', 'il']);
    expect(splits('springfield illinois usa')).toContainEqual({
      head: 'springfield',
      written: 'springfield',
      within: ['illinois', 'usa'],
      marked: false,
    });
  });

  test('a single word and a very long text have none', () => {
    expect(splits('paris')).toEqual([]);
    expect(splits(Array(100).fill('word').join(' '))).toEqual([]);
  });
});

test('the water filter knows its values whatever their case or number, and no other', () => {
  expect(featureTypeMask('lake')).toBe(featureTypeMask(' LAKES '));
  expect(featureTypeMask('ocean')! & featureTypeMask('sea')!).toBe(featureTypeMask('sea'));
  expect(featureTypeMask('lake')! & featureTypeMask('river')!).toBe(0);
  expect(featureTypeMask('mountain')).toBeUndefined();
  expect(featureTypeMask('')).toBeUndefined();
  expect(featureTypeMask('constructor')).toBeUndefined();
});
