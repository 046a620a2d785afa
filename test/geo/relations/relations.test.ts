import type { Position } from 'geojson';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { geodesicArea } from '../../../src/geo/geometry/area.ts';
import { AreaIndex } from '../../../src/geo/geometry/area-index.ts';
import { toMixed } from '../../../src/geo/geometry/combine.ts';
import { geodesicInverse } from '../../../src/geo/geometry/native.ts';
import { createGeo, type Geo } from '../../../src/geo/index.ts';

/** Relations in everyday words, judged by the places that must lie in the answer and by its area. */
let geo: Geo;
beforeAll(() => {
  geo = createGeo();
});
afterAll(() => geo.close());

const places: Record<string, Position> = {
  AliceSprings: [133.88, -23.7],
  Augsburg: [10.9, 48.37],
  Austin: [-97.74, 30.27],
  Berlin: [13.4, 52.52],
  Bordeaux: [-0.58, 44.84],
  Clermont: [3.08, 45.78],
  Cottbus: [14.33, 51.76],
  Dallas: [-96.8, 32.78],
  Denver: [-104.99, 39.74],
  Frankfurt: [8.68, 50.11],
  Freiburg: [7.85, 47.99],
  Genoa: [8.93, 44.41],
  Karlsruhe: [8.4, 49.01],
  Koeln: [6.96, 50.94],
  LaRochelle: [-1.15, 46.16],
  Laredo: [-99.5, 27.51],
  Lille: [3.06, 50.63],
  Lyon: [4.84, 45.76],
  Madrid: [-3.7, 40.42],
  Mainz: [8.24, 49.99],
  Memphis: [-89.9, 35.15],
  Milan: [9.19, 45.46],
  Munich: [11.57, 48.14],
  Nantes: [-1.55, 47.22],
  Nuremberg: [11.08, 49.45],
  Paris: [2.35, 48.86],
  Perth: [115.86, -31.95],
  Potsdam: [13.06, 52.4],
  Regensburg: [12.1, 49.05],
  Rennes: [-1.68, 48.11],
  Rome: [12.5, 41.9],
  Stuttgart: [9.18, 48.78],
  Sydney: [151.21, -33.87],
  Turin: [7.69, 45.07],
  Wiesbaden: [8.24, 50.11],
  Zaragoza: [-0.88, 41.65],
};

async function partOf(question: string) {
  const { geometry, properties } = await geo.spatial(question);
  const mixed = toMixed(geometry);
  const index = mixed.areas.coordinates.length > 0 ? new AreaIndex(mixed.areas) : undefined;
  return {
    ...mixed,
    notes: properties.notes.join('; '),
    km2: geodesicArea(mixed.areas) / 1e6,
    has: (name: string) => index?.contains(places[name]!) ?? false,
    vertices: [...mixed.lines.coordinates.flat(), ...mixed.points],
  };
}
const metres = (a: Position, b: Position) => geodesicInverse(a, b).distance;

describe('what must lie in the answer and what must not', () => {
  test.each([
    ['within 50 km of the sea in Italy', 'Rome Genoa', 'Milan Turin'],
    ["within 60 km of the water's edge in France", 'Bordeaux Nantes', 'Paris Clermont'],
    ['areas of France more than 100 km from the sea', 'Paris Lyon', 'Rennes Bordeaux'],
    ['more than 100 km from the ocean in France', 'Paris Lyon', 'Rennes Bordeaux'],
    ['the half of Texas closer to Mexico', 'Laredo', 'Dallas'],
    ['nearer to Paris than to Lyon in France', 'Lille Rennes', 'Clermont'],
    ['France closer to Bordeaux than to Paris', 'LaRochelle', 'Lille Rennes'],
    ['farther from Paris than from Bordeaux in France', 'LaRochelle', 'Lille Rennes'],
    ['the eastern third of Germany', 'Berlin Cottbus', 'Koeln Frankfurt'],
    ['the northern two thirds of France', 'Lille Paris', 'Bordeaux'],
    ['das westliche Viertel von Deutschland', 'Koeln', 'Berlin Munich'],
    ['le tiers ouest de la France', 'Rennes Nantes', 'Lyon Paris'],
    ['el tercio oriental de España', 'Zaragoza', 'Madrid'],
    ['the middle of Australia', 'AliceSprings', 'Sydney Perth'],
    ['the interior of Spain', 'Madrid', 'Genoa'],
    ['near Berlin', 'Berlin Potsdam', 'Cottbus'],
    ['the surroundings of Berlin', 'Potsdam', 'Berlin Cottbus'],
    ['the left bank of the Rhine', 'Mainz', 'Wiesbaden Frankfurt'],
    ['the right bank of the Rhine', 'Karlsruhe', 'Mainz'],
    ['between the Rhine and the Danube', 'Stuttgart Nuremberg', 'Munich Berlin Paris'],
    ['zwischen Rhein und Donau', 'Stuttgart Nuremberg', 'Munich Berlin Paris'],
    ['between Madrid, Barcelona and Bordeaux', 'Zaragoza', 'Paris Rome'],
    ['south of the Danube in Bavaria', 'Munich Augsburg', 'Nuremberg'],
    ['all of Germany south of the Main', 'Munich Freiburg Stuttgart', 'Berlin Koeln'],
    ['south of the Alps in Italy', 'Turin Milan Rome', 'Munich'],
    ['the USA west of the Mississippi', 'Denver Austin', 'Memphis'],
    ['mainland France', 'Paris Lyon', 'Rome'],
    ['Süddeutschland', 'Munich Freiburg', 'Berlin'],
    ['a 20 km strip along the Rhine', 'Karlsruhe Mainz', 'Frankfurt Freiburg'],
    ['plus près de Lyon que de Paris en France', 'Lyon Clermont', 'Lille'],
    ['más cerca de Madrid que de Barcelona en España', 'Madrid', 'Zaragoza'],
  ])('%s', async (question, inside, outside) => {
    const part = await partOf(question);
    const all = `${inside} ${outside}`.split(' ');
    expect(all.filter((name) => part.has(name))).toEqual(inside.split(' '));
  });
});

test('shares are shares by area', async () => {
  const whole = (await partOf('Germany')).km2;
  const [third, rest, middle] = await Promise.all(
    ['the eastern third of Germany', 'the western 2/3 of Germany', 'the central third of Germany'].map(
      partOf,
    ),
  );
  expect(third!.km2 / whole).toBeCloseTo(1 / 3, 3);
  expect(rest!.km2 / whole).toBeCloseTo(2 / 3, 3);
  expect(Math.abs(middle!.km2 / whole - 1 / 3)).toBeLessThan(0.01);
});

test('the line between two points is as far from the one as from the other', async () => {
  const part = await partOf('Germany closer to Munich than to Berlin');
  const [munich, berlin] = await Promise.all(['Munich', 'Berlin'].map(partOf));
  const toMunich = new AreaIndex(munich!.areas);
  const toBerlin = new AreaIndex(berlin!.areas);
  expect(toMunich.contains(places.Munich!) && toBerlin.contains(places.Berlin!)).toBe(true);
  expect(part.has('Munich')).toBe(true);
  expect(part.has('Berlin')).toBe(false);
});

test('rivers have a source, a mouth, and stretches above and below a place', async () => {
  const [source] = (await partOf('the source of the Mississippi')).vertices;
  expect(metres(source!, [-95.2, 47.24])).toBeLessThan(100_000);
  const [mouth] = (await partOf('the mouth of the Mississippi River')).vertices;
  expect(metres(mouth!, [-89.3, 29.0])).toBeLessThan(60_000);
  const upper = await partOf('Danube upstream of Regensburg');
  const lower = await partOf('Danube downstream of Regensburg');
  const near = (part: typeof upper, at: Position) =>
    part.vertices.some((vertex) => metres(vertex, at) < 30_000);
  expect([near(upper, [9.99, 48.4]), near(upper, [16.37, 48.2])]).toEqual([true, false]);
  expect([near(lower, [9.99, 48.4]), near(lower, [16.37, 48.2])]).toEqual([false, true]);
});

test.each([
  ['where France, Germany and Switzerland meet', [7.59, 47.59]],
  ['where Utah, Colorado, New Mexico and Arizona meet', [-109.05, 37.0]],
  ['wo sich Deutschland, Österreich und die Schweiz treffen', [9.56, 47.54]],
] as const)('%s', async (question, at) => {
  const { vertices } = await partOf(question);
  expect(Math.min(...vertices.map((vertex) => metres(vertex, [...at])))).toBeLessThan(30_000);
});

test('a distance in a direction is that far away, and the answer says so', async () => {
  const part = await partOf('200 km east of Berlin');
  expect(part.has('Berlin')).toBe(false);
  expect(new AreaIndex(part.areas).contains([16.35, 52.5])).toBe(true);
  expect(part.notes).toContain('200 km east of Berlin');
});

test('the east coast of India lies at the Bay of Bengal', async () => {
  const { vertices } = await partOf("India's east coast");
  const near = (at: Position) => vertices.some((vertex) => metres(vertex, at) < 25_000);
  expect([near([80.29, 13.08]), near([72.82, 18.96])]).toEqual([true, false]);
});

test.each([
  ['within 2 hours drive of Munich', 'is a time'],
  ['closer to Paris', 'another to compare with'],
  ['the third of Spain', 'does not say which part'],
  ['within 20 km of the sea', 'around all land'],
  ['Danube upstream of Paris', 'does not lie on the Danube'],
])('"%s" is refused with the reason', async (question, reason) => {
  await expect(geo.spatial(question)).rejects.toThrow(reason);
});
