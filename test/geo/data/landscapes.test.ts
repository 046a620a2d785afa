import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fold, toKey } from '../../../src/geo/domain/fold.ts';
import type { PlaceKind } from '../../../src/geo/domain/place.ts';
import { toMixed } from '../../../src/geo/geometry/combine.ts';
import { inPolygon } from '../../../src/geo/geometry/ring.ts';
import { createGeo, type Geo } from '../../../src/geo/index.ts';
import { Gazetteer } from '../../../src/geo/lookup/gazetteer.ts';
import { readData } from './layers.ts';

interface Row {
  id: string;
  name: string;
  area: number;
  names: string[];
  shape: string;
}

const folder = new URL('../../../data/scripts/tables/', import.meta.url);
const rows: Row[] = readdirSync(folder)
  .filter((file) => file.startsWith('landscapes-'))
  .flatMap((file) => readFileSync(new URL(file, folder), 'utf8').split('\n'))
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t') as string[])
  .map(([id, name, , area, , names, shape]) => ({
    id: id!,
    name: name!.replace(/ \(.*\)$/, ''),
    area: Number(area),
    names: names!
      .split(';')
      .filter((text) => text !== '')
      .map((text) => text.replace(/^[a-z]{2,3}(?:-[A-Za-z]+)?=/, '').trim()),
    shape: shape!,
  }));

interface Entity {
  id: string;
  kind: string;
  layer: string;
  areaKm2: number;
  bbox: number[];
  source: string;
}
const entities = new Map(
  readData('geo/entities.ndjson')
    .toString()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Entity)
    .map((entity) => [entity.id, entity]),
);

let geo: Geo;
beforeAll(() => {
  geo = createGeo();
});
afterAll(() => geo.close());

describe('the tables', () => {
  it('hold 850 landscapes of 20 kinds', () => {
    const kinds = new Set(rows.map(({ id }) => id.split('/')[0]));
    expect(rows.length).toBeGreaterThanOrEqual(850);
    expect([...kinds].sort()).toEqual(
      (
        'archipelago basin bay cape coast cultural_region desert forest glacier island landmark metropolitan_area mountain mountain_range ' +
        'national_park peninsula plain plateau strait wetland'
      ).split(' '),
    );
  });

  it('give each landscape all its names', () => {
    const gazetteer = Gazetteer.read(readData('geo/gazetteer.bin'));
    const bears = (name: string, id: string) => {
      const key = gazetteer.find(toKey(fold(name)));
      if (key < 0) return false;
      for (let p = gazetteer.postStart[key]!; p < gazetteer.postStart[key + 1]!; p++)
        if (gazetteer.idOf(gazetteer.postPlace[p]!) === id) return true;
      return false;
    };
    const missing = rows.flatMap(({ id, name, names }) =>
      [name, ...names].filter((text) => !bears(text, id)).map((text) => `${id}: ${text}`),
    );
    expect(missing).toEqual([]);
  });

  it('are drawn within 15 % of the published area, islands within 17 %', () => {
    const off = rows
      .filter(({ area }) => area > 0)
      .map(({ id, area }) => ({
        id,
        ratio: entities.get(id)!.areaKm2 / area,
        layer: entities.get(id)!.layer,
      }))
      // An island of a few dozen km² is only some strokes at 1:10m.
      .filter(({ id, layer }) => layer === 'landscapes' || entities.get(id)!.areaKm2 > 250)
      .filter(({ ratio, layer }) => Math.abs(ratio - 1) > (layer === 'islands' ? 0.17 : 0.15));
    expect(off).toEqual([]);
  });
});

describe('what a name means', () => {
  it.each([
    ['Alps', 'mountain_range/alps'],
    ['Альпы', 'mountain_range/alps'],
    ['the Pyrenees', 'mountain_range/pyrenees'],
    ['安第斯山脉', 'mountain_range/andes'],
    ['Sahara', 'desert/sahara'],
    ['Sahara desert', 'desert/sahara'],
    ['サハラ砂漠', 'desert/sahara'],
    ['الصحراء الكبرى', 'desert/sahara'],
    ['Gobi', 'desert/gobi'],
    ['Empty Quarter', 'desert/rub-al-khali'],
    ['Schwarzwald', 'forest/black-forest'],
    ['Forêt-Noire', 'forest/black-forest'],
    ['Black Forest', 'forest/black-forest'],
    ['Ruhrgebiet', 'metropolitan_area/ruhr'],
    ['Bay Area', 'metropolitan_area/bay-area'],
    ['San Francisco Bay Area', 'metropolitan_area/bay-area'],
    ['硅谷', 'metropolitan_area/silicon-valley'],
    ['Provence', 'cultural_region/provence'],
    ['Champagne', 'cultural_region/champagne'],
    ['Kurdistan', 'cultural_region/kurdistan'],
    ['the Caucasus', 'cultural_region/caucasus'],
    ['the Arctic', 'cultural_region/arctic'],
    ['Lake District', 'cultural_region/lake-district'],
    ['the Cotswolds', 'cultural_region/cotswolds'],
    ['Allgäu', 'cultural_region/allgau'],
    ['Outback', 'cultural_region/outback'],
    ['Riviera', 'coast/riviera'],
    ["Côte d'Azur", 'coast/cote-dazur'],
    ['Costa Brava', 'coast/costa-brava'],
    ['Amalfi Coast', 'coast/amalfi'],
    ['Gold Coast', 'coast/gold-coast-australia'],
    ['Cape of Good Hope', 'cape/good-hope'],
    ['Kamtschatka', 'peninsula/kamchatka'],
    ['Mallorca', 'island/mallorca'],
    ['Hebrides', 'archipelago/hebrides'],
    ['Galapagos', 'archipelago/galapagos'],
    ['Tahiti', 'island/tahiti'],
    ['Pantanal', 'wetland/pantanal'],
    ['Deccan', 'plateau/deccan'],
    ['Mesopotamia', 'plain/mesopotamia'],
    ['Congo Basin', 'basin/congo-basin'],
    // What meant something better known still means it.
    ['Amazon', 'river/amazon'],
    ['Jura', 'mountain_range/jura'],
    ['Siberia', 'region/RU-SBR'],
    ['Sibirien', 'region/RU-SBR'],
    ['Sicily', 'region/IT-82'],
    ['Crete', 'region/GRC-2990'],
    ['Hispaniola', 'grouping/hispaniola'],
    ['Sahel', 'plain/sahel'],
    ['Skandinavien', 'grouping/scandinavia'],
    ['Patagonien', 'grouping/patagonia'],
    ['Victoria', 'region/AUS-2656'],
    ['Galicia', 'region/ES-GA'],
    ['Cuba', 'country/CUB'],
    ['Channel Islands', 'grouping/channel-islands'],
    ['Canary Islands', 'region/ES-CN'],
    ['Balearic Islands', 'region/ESP-5808'],
  ])('%s: %s', async (query, id) => {
    expect((await geo.geocode(query, { maxVertices: 50 })).id).toBe(id);
  });

  it('keeps kinds apart that share a bit of the filter', async () => {
    const kinds: PlaceKind[] = ['plateau'];
    expect((await geo.geocode('Deccan', { kinds, maxVertices: 50 })).properties.kind).toBe('plateau');
    await expect(geo.geocode('Congo Basin', { kinds, maxVertices: 50 })).rejects.toMatchObject({
      code: 'place_not_found',
    });
    const islands = await geo.autocomplete('Heb', { kinds: ['archipelago'] });
    expect(islands.map(({ id }) => id)).toContain('archipelago/hebrides');
    expect(await geo.autocomplete('Hebrid', { kinds: ['island'] })).toEqual([]);
  });

  it('is offered while it is typed', async () => {
    const found = async (prefix: string) =>
      (await geo.autocomplete(prefix, { limit: 5 })).map(({ id }) => id);
    expect(await found('Black For')).toContain('forest/black-forest');
    expect(await found('Costa Br')).toContain('coast/costa-brava');
    expect(await found('Silicon V')).toContain('metropolitan_area/silicon-valley');
  });
});

describe('what an answer says', () => {
  it('marks what is drawn by hand, with source and licence', async () => {
    const { properties, geometry } = await geo.geocode('Black Forest');
    expect(properties).toMatchObject({
      kind: 'forest',
      countryCode: 'DE',
      boundary: 'approximate',
      source: 'Graticule, approximate',
      licence: 'Apache-2.0',
    });
    expect(geometry.type).toMatch(/Polygon/);
  });

  it('gives islands the outline of the land, not marked', async () => {
    const { properties } = await geo.geocode('Mallorca');
    expect(properties).toMatchObject({ kind: 'island', source: 'Natural Earth, names by Graticule' });
    expect(properties.boundary).toBeUndefined();
  });
});

const inside = async (sentence: string, lon: number, lat: number) => {
  const { geometry } = await geo.spatial(sentence);
  return toMixed(geometry).areas.coordinates.some((polygon) => inPolygon(lon, lat, polygon));
};

describe('famous points', () => {
  it.each([
    ['Alps', 6.865, 45.833, true], // Mont Blanc
    ['Alps', 12.69, 47.07, true], // Grossglockner
    ['Alps', 11.58, 48.14, false], // Munich
    ['Alps', 9.19, 45.46, false], // Milan
    ['Pyrenees', 0.66, 42.63, true], // Aneto
    ['Pyrenees', 1.44, 43.6, false], // Toulouse
    ['Himalayas', 86.925, 27.988, true], // Everest
    ['Himalayas', 77.21, 28.61, false], // Delhi
    ['Andes', -70.011, -32.653, true], // Aconcagua
    ['Andes', -58.4, -34.6, false], // Buenos Aires
    ['Rocky Mountains', -106.45, 39.12, true], // Mount Elbert
    ['Rocky Mountains', -95.94, 41.26, false], // Omaha
    ['Appalachian Mountains', -82.27, 35.76, true], // Mount Mitchell
    ['Ural Mountains', 60.1, 65.03, true], // Narodnaya
    ['Caucasus Mountains', 42.44, 43.35, true], // Elbrus
    ['Carpathian Mountains', 20.13, 49.16, true], // Gerlach
    ['Atlas Mountains', -7.92, 31.06, true], // Toubkal
    ['Black Forest', 8.0, 47.87, true], // Feldberg
    ['Black Forest', 9.18, 48.78, false], // Stuttgart
    ['Sahara', 5.5, 23.3, true], // Tamanrasset
    ['Sahara', 3.06, 36.75, false], // Algiers
    ['Sahara', 2.11, 13.51, false], // Niamey
    ['Gobi Desert', 104.4, 43.6, true], // Dalanzadgad
    ['Mojave Desert', -116.83, 36.46, true], // Death Valley
    ['Atacama Desert', -68.93, -22.45, true], // Calama
    ['Serengeti', 34.8, -2.4, true], // Seronera
    ['Po Valley', 9.19, 45.46, true], // Milan
    ['Tibetan Plateau', 91.1, 29.65, true], // Lhasa
    ['Great Plains', -99.0, 41.0, true],
    ['Kamchatka Peninsula', 158.65, 53.02, true], // Petropavlovsk
    ['French Riviera', 7.0, 43.56, true], // Cannes
    ['French Riviera', 5.37, 43.3, false], // Marseille
    ['Costa Brava', 3.05, 41.83, true], // Palafrugell
    ['Costa Brava', 2.17, 41.39, false], // Barcelona
    ['Ruhr', 7.01, 51.45, true], // Essen
    ['Ruhr', 6.96, 50.94, false], // Cologne
    ['Silicon Valley', -122.08, 37.39, true], // Mountain View
    ['Bay Area', -122.42, 37.77, true], // San Francisco
    ['Bay Area', -121.49, 38.58, false], // Sacramento
    ['Provence', 5.45, 43.53, true], // Aix
    ['Provence', 7.26, 43.7, false], // Nice
    ['Kurdistan', 44.01, 36.19, true], // Erbil
    ['Kurdistan', 44.37, 33.31, false], // Baghdad
    ['the Arctic', 25.78, 71.17, true], // North Cape
    ['the Arctic', -21.9, 64.15, false], // Reykjavík
    ['Everglades', -80.9, 25.75, true],
    ['Mallorca', 2.9, 39.6, true],
    ['Hebrides', -6.4, 58.2, true], // Stornoway
  ])('%s holds %f, %f: %s', async (name, lon, lat, holds) => {
    expect(await inside(name, lon, lat)).toBe(holds);
  });

  it('have a narrow box where they cross the antimeridian', () => {
    for (const id of ['archipelago/aleutian', 'island/wrangel']) {
      const [west, , east] = entities.get(id)!.bbox;
      expect(west, id).toBeGreaterThan(east!);
    }
  });
});

describe('sentences', () => {
  it.each([
    ['north of the Alps', 11.58, 48.8, 9.19, 45.46],
    ['the Swiss Alps', 7.66, 45.98, 11.39, 47.27],
    ['northern Italy', 9.19, 45.46, 14.27, 40.85],
    ['Germany except the Black Forest', 9.18, 48.78, 8.0, 47.87],
    ['the part of France in the Pyrenees', 0.14, 42.9, 0.66, 42.6],
    ['within 20 km of the Black Forest', 7.85, 47.99, 11.58, 48.14],
    ['within 50 km of the Ruhr', 6.96, 50.94, 10.0, 53.55],
    ['the northern half of Mallorca', 3.1, 39.87, 3.05, 39.36],
    ['Germany and the Alps', 10.98, 47.42, 2.35, 48.86],
    ['within 30 km of the Costa Brava', 2.82, 41.98, 0.63, 41.62],
  ])('%s holds %f, %f and not %f, %f', async (sentence, lon, lat, otherLon, otherLat) => {
    expect(await inside(sentence, lon, lat)).toBe(true);
    expect(await inside(sentence, otherLon, otherLat)).toBe(false);
  });
});
