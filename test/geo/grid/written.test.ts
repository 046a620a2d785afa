import { expect, test } from 'vitest';
import { findGrid } from '../../../src/geo/parse/grid/find-grid.ts';
import { inverseTransverseMercator } from '../../../src/geo/parse/grid/transverse-mercator.ts';

const only = (text: string) => {
  const { spans } = findGrid(text);
  expect(spans, text).toHaveLength(1);
  return spans[0]!.token;
};
const positionOf = (text: string) => {
  const token = only(text);
  expect(token, text).toMatchObject({ type: 'node', query: { type: 'Position' } });
  return (token as unknown as { query: { lon: number; lat: number } }).query;
};

/** Positions as gazetteers and surveys publish them, to the digits given. */
test.each([
  ['31U 448251 5411932', 2.29449, 48.85819],
  ['utm 31n 448251 5411932', 2.29449, 48.85819],
  ['UTM zone 31 north 448251 5411932', 2.29449, 48.85819],
  ['zone 56 south, 334900, 6252300', 151.2153, -33.8567],
  ['56H 334900 6252300', 151.2153, -33.8567],
  ['MGRS 31UDQ4825111932', 2.2945, 48.8582],
  ['31U DQ 48251 11932', 2.2945, 48.8582],
  ['18SUJ2337106519', -77.0365, 38.8898],
  ['4QFJ12345678', -157.9169, 21.3095],
  ['lat 35.6895 lon 139.6917', 139.6917, 35.6895],
  ['longitude: -0.1276, latitude: 51.5072', -0.1276, 51.5072],
  ['u4pruydqqvj', 10.40744, 57.64911],
])('%s', (text, lon, lat) => {
  const found = positionOf(text);
  expect(found.lon).toBeCloseTo(lon, 3);
  expect(found.lat).toBeCloseTo(lat, 3);
});

test.each([
  ['UTM zone 10', { west: -126, east: -120, south: -80, north: 84 }],
  ['UTM 33S', { west: 12, east: 18, south: -80, north: 0 }],
  ['UTM zone 32V', { west: 3, east: 12, south: 56, north: 64 }],
  ['bbox 5.9,45.8,10.5,47.8', { west: 5.9, south: 45.8, east: 10.5, north: 47.8 }],
  ['bounding box [170, -20, -170, -10]', { west: 170, south: -20, east: -170, north: -10 }],
  ['within 5 degrees of the equator', { west: -180, south: -5, east: 180, north: 5 }],
  ['innerhalb von 10 Grad vom Äquator', { south: -10, north: 10 }],
  ['9q8yy', { west: -122.431640625, north: 37.79296875 }],
])('%s is an area', (text, box) => {
  expect(only(text)).toMatchObject({ type: 'node', query: { type: 'GridBox', ...box } });
});

test.each([
  ['33S 500000 4000000', /“33S” is the band S/],
  ['61U 448251 5411932', /no UTM zone 61/],
  ['31U 48251 5411932x', undefined],
  ['31UDQ482511193', /odd number of digits/],
  ['31UAB4825111932', /does not lie in its zone/],
  ['31C 448251 5411932', /not in the band C/],
  ['lat 95 lon 20', /95° is beyond 90°/],
  ['bbox(45.8,5.9,47.8,190)', /west, south, east, north/],
  ['bbox 5, 50, 10, 40', /not below its north/],
  ['UTM zone 32X', /there is no zone 32X/],
  ['timezone of Tokyo', /do not ship; import them/],
  ['UTC+5:30', /do not ship; import them/],
])('%s is refused with the reason', (text, reason) => {
  if (reason === undefined) {
    for (const { token } of findGrid(text).spans) expect(token.type).not.toBe('node');
    return;
  }
  expect(only(text)).toMatchObject({ type: 'problem', detail: expect.stringMatching(reason) });
});

test.each([
  'sw1a1aa',
  'ec2v7',
  '1234ab',
  'k1a0b1',
  '10km',
  'countries',
  'Boeing 747b',
  'G7',
  'Route 66',
  'within 10km of Rome',
])('%s holds no code', (text) => {
  for (const { token } of findGrid(text).spans) expect(token).not.toMatchObject({ type: 'node' });
});

test('the middle of a zone and a quarter of a meridian are where they must be', () => {
  expect(inverseTransverseMercator(0, 0)).toEqual({ lon: 0, lat: 0 });
  // 0.9996 of the quarter meridian of WGS 84, 10,001,965.729 m.
  expect(inverseTransverseMercator(0, 0.9996 * 10_001_965.7293).lat).toBeCloseTo(90, 7);
  expect(inverseTransverseMercator(0, 0.9996 * 4_984_944.3779).lat).toBeCloseTo(45, 6);
});

test('behind many blanks a position is found where it stands', () => {
  for (const blanks of [1, 8, 9, 40, 1000]) {
    const gap = ' '.repeat(blanks);
    const text = `cafes${gap}near${gap}48.2, 16.4${gap}or${gap}near${gap}47.1, 15.4`;
    const { spans } = findGrid(text);
    expect(
      spans.map(({ start, end }) => text.slice(start, end)),
      `${blanks}`,
    ).toEqual(['48.2, 16.4', '47.1, 15.4']);
  }
});
