/** A gazetteer, its list of embedded names and a coverage, as a data folder of a user holds them. */

import { GeoError } from '../../../src/geo/domain/errors.ts';
import { Coverage, encodeCoverage } from '../../../src/geo/geometry/coverage.ts';
import { CityGrid } from '../../../src/geo/lookup/city-grid.ts';
import { compileGazetteer, type PlaceRecord } from '../../../src/geo/lookup/compile.ts';
import { Gazetteer } from '../../../src/geo/lookup/gazetteer.ts';
import type { FuzzTarget } from '../target.ts';

const origin = { source: 'made for tests', licence: 'CC0' };
const records: PlaceRecord[] = [
  {
    id: 'country/FRA',
    kind: 'country',
    name: 'France',
    lon: 2,
    lat: 46,
    importance: 0.9,
    names: [{ text: 'FR', type: 'code' }],
    countryCode: 'FR',
    ...origin,
  },
  {
    id: 'city/1',
    kind: 'city',
    name: 'Paris',
    lon: 2.3,
    lat: 48.9,
    importance: 0.8,
    population: 2_000_000,
    names: [{ text: 'Lutetia', type: 'alias', language: 'la' }],
    countryCode: 'FR',
    ...origin,
  },
  {
    id: 'sea/med',
    kind: 'sea',
    name: 'Mediterranean Sea',
    lon: 18,
    lat: 35,
    importance: 0.9,
    names: [],
    layer: 'seas',
    ...origin,
  },
];
const coverage = encodeCoverage([
  { lon: 1, lat: 2, step: 255 },
  { lon: 3, lat: 4, step: 7 },
]);

export const target: FuzzTarget = {
  name: 'gazetteer',
  seeds: () => [compileGazetteer(records), coverage],
  dictionary: [
    'GRZ1',
    'GRATCOV1',
    'meta',
    'keyLengths',
    'postCounts',
    'texts',
    '\xff\xff\xff\xff',
    '\x00\x00\xc0\x7f',
  ],
  run(input) {
    try {
      new Coverage(input).stepsOf(Float64Array.of(1, 2, 3, 4));
    } catch (error) {
      if (!(error instanceof GeoError)) throw error;
    }
    try {
      const gazetteer = Gazetteer.read(input, 'fuzz.bin');
      for (let key = 0; key < gazetteer.keyCount; key++) gazetteer.find(gazetteer.keyText(key));
      gazetteer.prefixRange('par');
      for (let p = 0; p < gazetteer.postPlace.length; p++) gazetteer.posting(p);
      for (let i = 0; i < gazetteer.size; i++) gazetteer.place(i);
      gazetteer.indexOfId('country/FRA');
      const building = CityGrid.build(gazetteer);
      let step = building.next();
      while (!step.done) step = building.next();
      step.value.nearest(2, 48);
    } catch (error) {
      if (!(error instanceof GeoError)) throw error;
    }
  },
};
