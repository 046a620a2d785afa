/** How the map tells what a sentence was understood as: every node in words of the reader's language, figures with their units. */

import { afterEach, describe, expect, test, vi } from 'vitest';
import type { SpatialQuery } from '../../src/geo/domain/query.ts';
import { createGeo } from '../../src/geo/index.ts';
import { type Language, languages } from '../../src/screen/texts/languages.ts';

interface Described {
  readonly words: string;
  readonly operands: readonly object[];
}

async function reader(language: Language) {
  vi.resetModules();
  vi.stubGlobal('navigator', { languages: [language] });
  vi.stubGlobal('document', { documentElement: {} });
  const name = '../../src/screen/texts/reading.ts';
  const { described } = (await import(name)) as { described: (node: object) => Described };
  const outline = (node: object): unknown => {
    const { words, operands } = 'words' in node ? (node as Described) : described(node);
    return operands.length === 0 ? words : [words, ...operands.map(outline)];
  };
  return outline;
}
afterEach(() => {
  vi.unstubAllGlobals();
});

const geo = createGeo();
const read = async (sentence: string) => {
  const { query } = (await geo.spatial(sentence)).properties as unknown as { query: SpatialQuery };
  return query;
};

describe.each([
  [
    'islands of Greece larger than 200 km²',
    ['all islands', ['in', 'Greece'], 'area: at least 200 km²'],
    ['alle Inseln', ['in', 'Greece'], 'Fläche: mindestens 200 km²'],
  ],
  [
    'the 3 largest landlocked countries in Africa',
    ['countries by area, largest first: number 1 to 3', 'without a coast', ['in', 'Africa']],
    ['Länder nach Fläche, größte zuerst: Platz 1 bis 3', 'ohne Küste', ['in', 'Africa']],
  ],
  [
    'rivers that flow through Austria',
    ['all rivers', ['flowing through', 'Austria']],
    ['alle Flüsse', ['mit dem Lauf durch', 'Austria']],
  ],
  [
    'within 20.5 km of Monaco, except Nice',
    ['the first without the second', ['within 20.5 km of', 'Monaco'], 'Nice'],
    ['das erste ohne das zweite', ['höchstens 20,5 km entfernt von', 'Monaco'], 'Nice'],
  ],
  ['the eastern third of Chad', ['the 1/3 in the east of', 'Chad'], ['1/3 im Osten von', 'Chad']],
] as [string, unknown, unknown][])('“%s”', (sentence, english, german) => {
  test('in English and German', async () => {
    const query = await read(sentence);
    expect((await reader('en'))(query)).toEqual(english);
    expect((await reader('de'))(query)).toEqual(german);
  });
});

const france: SpatialQuery = { type: 'NamedPlace', name: 'France' };
const spain: SpatialQuery = { type: 'NamedPlace', name: 'Spain' };
const few = { value: 5, unit: 'km' } as const;
const everyNode: SpatialQuery[] = [
  { type: 'Position', lon: -2.5, lat: 48 },
  { type: 'Parallel', lat: -20 },
  { type: 'Meridian', lon: 30 },
  { type: 'GridBox', west: -10, south: 0, east: 20, north: 10 },
  { type: 'Rectangle', of: france, width: few, height: few },
  { type: 'Bounds', of: france },
  { type: 'FacingCoast', of: france, to: spain },
  { type: 'Buffer', of: france, distance: few },
  { type: 'Union', of: [france, spain] },
  { type: 'Intersection', of: [france, spain] },
  { type: 'Difference', from: france, minus: spain },
  { type: 'Directional', direction: 'north', of: france },
  { type: 'DirectionalSubset', direction: 'east', of: france },
  { type: 'DirectionalSubset', direction: 'east', of: france, share: [2, 3] },
  { type: 'DirectionalSubset', direction: 'east', of: france, tip: true },
  { type: 'CoastOf', of: france },
  { type: 'Sea' },
  { type: 'Sea', water: true },
  { type: 'Closer', to: france, than: spain },
  { type: 'NearestShare', share: [1, 4], of: france, to: spain },
  { type: 'Middle', of: france },
  { type: 'Middle', of: france, share: [1, 2] },
  { type: 'Interior', of: france },
  ...(['near', 'surroundings', 'outskirts', 'hinterland'] as const).map(
    (zone) => ({ type: 'Near', zone, of: france }) as const,
  ),
  ...(['left', 'right', 'north'] as const).map((side) => ({ type: 'Bank', side, of: france }) as const),
  { type: 'Offset', distance: few, direction: 'south', of: france },
  { type: 'Reach', way: 'upstream', of: france, from: spain },
  { type: 'Reach', way: 'downstream', of: france, from: spain },
  { type: 'Outermost', direction: 'south', of: france },
  { type: 'RiverEnd', end: 'source', of: france },
  { type: 'RiverEnd', end: 'mouth', of: france },
  { type: 'BetweenAll', of: [france, spain, france] },
  { type: 'MeetingPoint', of: [france, spain, france] },
  ...(['mainland', 'home', 'overseas'] as const).map(
    (which) => ({ type: 'Parts', which, of: france }) as const,
  ),
  { type: 'OffTheCoastOf', of: france, distance: few },
  { type: 'BorderOf', of: france },
  { type: 'BorderBetween', a: france, b: spain },
  { type: 'Line', a: france, b: spain },
  { type: 'Between', a: france, b: spain },
  { type: 'Between', a: france, b: spain, halfway: true },
  {
    type: 'PlaceSet',
    kind: 'city',
    rank: { by: 'population', order: 'most', take: 2, each: { type: 'PlaceSet', kind: 'country' } },
    where: [
      { type: 'In', of: france, extent: 'entirely' },
      { type: 'Bordering', of: spain, only: true },
      { type: 'Crossing', of: spain },
      { type: 'FlowingInto', of: spain },
      { type: 'On', of: spain },
      { type: 'Shore', is: 'coastal' },
      { type: 'Measured', by: 'population', least: 1000, most: 9000 },
      { type: 'Compared', by: 'area', order: 'less', than: spain },
      { type: 'Not', of: { type: 'Speaking', language: 'fr' } },
      {
        type: 'Either',
        of: [
          { type: 'On', of: spain },
          { type: 'In', of: spain, extent: 'partly' },
        ],
      },
    ],
  },
];

test.each(languages)('every kind of node is told whole in %s, and no two alike', async (language) => {
  const outline = await reader(language);
  const told = everyNode.map((node) => JSON.stringify(outline(node)));
  for (const words of told) expect(words).not.toMatch(/undefined|[{}]|NamedPlace|\[""/);
  // The ground between two and between three is the same words with other operands.
  expect(new Set(told).size).toBe(told.length);
});
