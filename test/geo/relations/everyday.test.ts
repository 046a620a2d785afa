import type { Geometry, Position } from 'geojson';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { geodesicArea } from '../../../src/geo/geometry/area.ts';
import { AreaIndex } from '../../../src/geo/geometry/area-index.ts';
import { toMixed } from '../../../src/geo/geometry/combine.ts';
import { geodesicInverse } from '../../../src/geo/geometry/native.ts';
import { createGeo, type Geo } from '../../../src/geo/index.ts';

/** What the kinds of the places and the sides of their outlines say: judged by places inside and outside, or near a line. */
let geo: Geo;
beforeAll(() => {
  geo = createGeo();
});
afterAll(() => geo.close());

const places: Record<string, Position> = {
  Aachen: [6.08, 50.78],
  Alexandria: [29.92, 31.2],
  Ankara: [32.85, 39.93],
  Aswan: [32.9, 24.09],
  Barcelona: [2.17, 41.39],
  Belgrade: [20.46, 44.81],
  Bilbao: [-2.93, 43.26],
  Bologna: [11.34, 44.49],
  Bordeaux: [-0.58, 44.84],
  Brest: [-4.49, 48.39],
  BuenosAires: [-58.38, -34.6],
  Calais: [1.86, 50.95],
  Cayenne: [-52.33, 4.92],
  Chita: [113.5, 52.03],
  Cologne: [6.93, 50.94],
  Debrecen: [21.63, 47.53],
  Edirne: [26.56, 41.68],
  ElPaso: [-106.49, 31.76],
  Eugene: [-123.09, 44.05],
  Tillamook: [-123.84, 45.46],
  Bend: [-121.31, 44.06],
  OffOregon: [-125.3, 44.5],
  IonianSea: [16.5, 36.2],
  Modica: [14.77, 36.86],
  OffBarents: [35, 73],
  Rovaniemi: [25.72, 66.5],
  Utsjoki: [27.02, 69.9],
  Kristiansand: [8.0, 58.15],
  Hamar: [11.07, 60.79],
  Fatih: [28.94, 41.02],
  Frankfurt: [8.68, 50.11],
  Gijon: [-5.66, 43.54],
  Gorlitz: [14.99, 51.15],
  Gyor: [17.63, 47.69],
  Tana: [27.5, 70.1],
  Guatemala: [-90.5, 15.5],
  Havre: [0.11, 49.49],
  Ibiza: [1.43, 38.98],
  Irun: [-1.79, 43.34],
  Kadikoy: [29.06, 40.98],
  Kaiserslautern: [7.77, 49.44],
  Kiruna: [20.23, 67.86],
  Kufra: [23.31, 24.18],
  Lima: [-77.04, -12.05],
  Mainz: [8.25, 50.0],
  Malaga: [-4.42, 36.72],
  Madrid: [-3.7, 40.42],
  Marseille: [5.37, 43.29],
  Malmo: [13.0, 55.6],
  Mannheim: [8.45, 49.49],
  Moscow: [37.62, 55.75],
  Naples: [14.25, 40.85],
  Niigata: [139.02, 37.92],
  Oslo: [10.75, 59.91],
  Palma: [2.65, 39.57],
  Paris: [2.35, 48.86],
  Pecs: [18.23, 46.07],
  Portalegre: [-7.43, 39.29],
  Pyongyang: [125.75, 39.02],
  Rome: [12.5, 41.9],
  SanDiego: [-117.1, 32.6],
  Sendai: [141.03, 38.26],
  Seoul: [126.98, 37.57],
  SierraNevada: [-3.31, 37.05],
  Luneville: [6.5, 48.59],
  Strasbourg: [7.7, 48.58],
  Sofia: [23.32, 42.7],
  Stockholm: [18.07, 59.33],
  Tenerife: [-16.55, 28.27],
  Trier: [6.64, 49.76],
  Valencia: [-0.38, 39.47],
  Versailles: [2.13, 48.8],
  Worms: [8.37, 49.63],
};

const placed = (name: string): Position => {
  const at = places[name];
  if (!at) throw new Error(`no place ${name}`);
  return at;
};

function holds(geometry: Geometry): (name: string) => boolean {
  const { areas } = toMixed(geometry);
  if (areas.coordinates.length === 0) throw new Error('no area');
  const index = new AreaIndex(areas);
  return (name) => index.contains(placed(name));
}

describe('areas', () => {
  test.each([
    ['the part of Russia that lies in Asia', 'Chita', 'Moscow'],
    ['the part of Turkey that lies in Europe', 'Edirne', 'Ankara'],
    ["Turkey's asian side", 'Ankara', 'Edirne'],
    ['France in South America', 'Cayenne', 'Paris'],
    ['Sierra Nevada en España', 'SierraNevada', 'Malaga Valencia'],
    ['left bank of the Rhine in Germany', 'Trier Aachen Mainz Kaiserslautern', 'Frankfurt'],
    ['Germany on the left bank of the Rhine', 'Trier Aachen Mainz Kaiserslautern', 'Frankfurt'],
    ['Deutschland links des Rheins', 'Trier Aachen Mainz Kaiserslautern', 'Frankfurt'],
    ['la France sur la rive droite du Rhône', 'Paris', 'Cayenne'],
    ['a 20 km wide corridor from Rome to Naples', 'Rome Naples', 'Bologna'],
    ['corridor from Rome to Naples 40 km wide', 'Rome Naples', 'Bologna'],
    ['upper half of Sweden', 'Kiruna', 'Stockholm'],
    ['the bottom half of Italy', 'Naples', 'Bologna'],
    ['the far north of Norway', 'Tana', 'Oslo'],
    ['the northernmost 10% of Sweden', 'Kiruna', 'Stockholm'],
    ['inland areas of Portugal, at least 80 km from the coast', 'Portalegre', 'Bordeaux'],
    ['Spain without the Balearic and Canary Islands', 'Barcelona', 'Palma Ibiza Tenerife'],
    ['North and South Korea', 'Pyongyang Seoul', 'Niigata'],
    ['northern and central Italy', 'Bologna Rome', 'Paris'],
    ['the Sahara in Libya and Egypt', 'Kufra Aswan', 'Alexandria'],
    ['Buda side: Hungary west of the Danube', 'Gyor Pecs', 'Debrecen'],
    ['coastal areas of Peru', 'Lima', 'BuenosAires'],
    ['the Balkans of Serbia', 'Belgrade', 'Sofia'],
    ['Istanbul in Europe', 'Fatih', 'Kadikoy'],
    ['the Asian side of Istanbul', 'Kadikoy', 'Fatih'],
    ['the outskirts of Paris', 'Versailles', 'Paris Luneville'],
    ['entre les Vosges et le Rhin', 'Strasbourg', 'Paris Luneville'],
    ['Argentina entre los Andes y el Atlántico', 'BuenosAires', 'Lima'],
    ['between the Cascades and the Pacific', 'Eugene Tillamook', 'Bend OffOregon'],
    ['Oregon between the Cascades and the Pacific', 'Eugene Tillamook', 'Bend OffOregon'],
    ['all land within 250 km of Malta', 'Modica', 'IonianSea'],
    ['within 250 km of Malta', 'Modica IonianSea', 'Naples'],
    ['the land north of 69° N', 'Tana Utsjoki', 'OffBarents Rovaniemi'],
    ['das Land nördlich von 69° Nord', 'Tana Utsjoki', 'OffBarents Rovaniemi'],
    ['the northernmost 100 km of Finland', 'Utsjoki', 'Rovaniemi Tana'],
    ['the southernmost 200 km of Norway', 'Kristiansand', 'Oslo Hamar Tana'],
  ])('%s', async (question, inside, outside) => {
    const { geometry } = await geo.spatial(question);
    const has = holds(geometry);
    expect(`${inside} ${outside}`.split(' ').filter(has)).toEqual(inside.split(' '));
  });
});

describe('lines', () => {
  test.each([
    ['the northern border of Mexico', 'ElPaso SanDiego', 'Guatemala'],
    ['eastern border of Germany', 'Gorlitz', 'Aachen'],
    ['the Atlantic coast of France', 'Brest', 'Calais Havre'],
    ["Japan's Pacific side coast", 'Sendai', 'Niigata'],
    ['the north coast of Spain', 'Bilbao Gijon', 'Barcelona Valencia'],
    ['the Rhine between Mainz and Cologne', 'Cologne', 'Mannheim Aachen'],
    ['the Rhine between Basel and Cologne', 'Mannheim Worms Cologne', 'Trier'],
    ['line from Rome to Naples', 'Rome Naples', 'Bologna'],
    ['the Mediterranean coast of Spain and France', 'Barcelona Valencia Marseille', 'Bilbao Bordeaux Madrid'],
    ['la costa mediterránea de España y Francia', 'Barcelona Valencia Marseille', 'Bilbao Bordeaux Madrid'],
    ['the north coast of Spain and Portugal', 'Bilbao Gijon', 'Malaga Madrid'],
    ['the land border of Spain', 'Irun', 'Bilbao Barcelona Malaga'],
    ['die Landgrenze von Spanien', 'Irun', 'Bilbao Barcelona Malaga'],
    ['the coast of Spain without the islands', 'Barcelona Malaga', 'Palma Ibiza Tenerife'],
  ])('%s', async (question, near, far) => {
    const { lines } = toMixed((await geo.spatial(question)).geometry);
    const vertices = lines.coordinates.flat();
    expect(vertices.length).toBeGreaterThan(1);
    const lies = (name: string) =>
      vertices.some((vertex) => geodesicInverse(vertex, placed(name)).distance < 30_000);
    expect(`${near} ${far}`.split(' ').filter(lies)).toEqual(near.split(' '));
  });
});

test('the English side of the Channel is about half of it', async () => {
  const [half, all] = await Promise.all(
    ['the English side of the English Channel', 'English Channel'].map(async (question) =>
      geodesicArea(toMixed((await geo.spatial(question)).geometry).areas),
    ),
  );
  expect(half! / all!).toBeGreaterThan(0.35);
  expect(half! / all!).toBeLessThan(0.65);
});

test('the sea between two lands holds no land', async () => {
  const has = holds((await geo.spatial('the waters between Denmark and Sweden')).geometry);
  expect(['Malmo', 'Stockholm'].filter(has)).toEqual([]);
});

test.each([['Sunda Islands', 'has no outline here']])('"%s" is refused', async (question, reason) => {
  await expect(geo.spatial(question)).rejects.toThrow(reason);
});
