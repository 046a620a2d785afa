import { expect, test } from 'vitest';
import type { SpatialQuery } from '../../../src/geo/domain/query.ts';
import { parseSpatial } from '../../../src/geo/parse/parse-spatial.ts';
import { printQuery } from '../../../src/geo/parse/print.ts';
import { testNames } from '../../support/names.ts';

const of: SpatialQuery = { type: 'NamedPlace', name: 'France' };
const whole: SpatialQuery = { type: 'CoastOf', of: { type: 'NamedPlace', name: 'Spain' } };
const third: SpatialQuery = { type: 'NamedPlace', name: 'Italy' };

test.each<SpatialQuery>([
  { type: 'Line', a: of, b: third },
  {
    type: 'Intersection',
    of: [
      { type: 'Sea', water: true },
      { type: 'Between', a: of, b: third },
    ],
  },
  { type: 'Buffer', of: { type: 'Sea' }, distance: { value: 5, unit: 'km' } },
  { type: 'DirectionalSubset', direction: 'northeast', of, share: [2, 5] },
  { type: 'Closer', to: of, than: whole },
  { type: 'NearestShare', share: [1, 2], of, to: whole },
  { type: 'Middle', of },
  { type: 'Middle', of, share: [1, 3] },
  { type: 'Interior', of },
  ...(['near', 'surroundings', 'outskirts', 'hinterland'] as const).map(
    (zone): SpatialQuery => ({ type: 'Near', zone, of }),
  ),
  ...(['left', 'right', 'north'] as const).map((side): SpatialQuery => ({ type: 'Bank', side, of })),
  { type: 'Offset', distance: { value: 20, unit: 'mi' }, direction: 'west', of },
  { type: 'Reach', way: 'upstream', of, from: third },
  { type: 'Reach', way: 'downstream', of, from: third },
  { type: 'Outermost', direction: 'south', of },
  { type: 'RiverEnd', end: 'source', of },
  { type: 'RiverEnd', end: 'mouth', of },
  { type: 'MeetingPoint', of: [of, third, { type: 'NamedPlace', name: 'Austria' }] },
  { type: 'BetweenAll', of: [of, third, { type: 'NamedPlace', name: 'Austria' }] },
  ...(['mainland', 'home', 'overseas'] as const).map((which): SpatialQuery => ({ type: 'Parts', which, of })),
])('$type prints to a phrase that parses back to it', (query) => {
  expect(parseSpatial(printQuery(query), testNames).query, printQuery(query)).toEqual(query);
});
