import type { Feature, Position } from 'geojson';
import { beforeAll, describe, expect, it } from 'vitest';
import { placeKinds } from '../../../src/geo/domain/place.ts';
import { inPolygon } from '../../../src/geo/geometry/ring.ts';
import { Gazetteer } from '../../../src/geo/lookup/gazetteer.ts';
import { polygonsOf, readData, readLayer } from './layers.ts';

const gazetteer = Gazetteer.read(readData('geo/gazetteer.bin'));
const city = placeKinds.indexOf('city');

interface Piece {
  readonly id: string;
  readonly box: readonly [number, number, number, number];
  readonly rings: Position[][];
}

function piecesOf(layer: ReadonlyMap<string, Feature>): Piece[] {
  return [...layer].flatMap(([id, feature]) =>
    polygonsOf(feature).map((rings) => {
      const [lons, lats] = [rings[0]!.map(([lon]) => lon!), rings[0]!.map(([, lat]) => lat!)];
      const box = [Math.min(...lons), Math.min(...lats), Math.max(...lons), Math.max(...lats)] as const;
      return { id, box, rings };
    }),
  );
}

/** Pieces by the whole degrees that their boxes reach over. */
function index(pieces: readonly Piece[]): (lon: number, lat: number) => string[] {
  const cells = new Map<number, Piece[]>();
  const cellOf = (lon: number, lat: number) => Math.floor(lon) * 1000 + Math.floor(lat);
  for (const piece of pieces) {
    const [west, south, east, north] = piece.box;
    for (let x = Math.floor(west); x <= east; x++)
      for (let y = Math.floor(south); y <= north; y++) {
        const key = x * 1000 + y;
        const cell = cells.get(key);
        if (cell) cell.push(piece);
        else cells.set(key, [piece]);
      }
  }
  return (lon, lat) =>
    (cells.get(cellOf(lon, lat)) ?? [])
      .filter(({ box }) => lon >= box[0] && lat >= box[1] && lon <= box[2] && lat <= box[3])
      .filter(({ rings }) => inPolygon(lon, lat, rings))
      .map(({ id }) => id);
}

const towns: number[] = [];
for (let i = 0; i < gazetteer.size; i++)
  if (gazetteer.kind[i] === city && gazetteer.population[i]! >= 15_000 && gazetteer.seatOf(i) !== 'part')
    towns.push(i);

let regionsAt: (lon: number, lat: number) => string[];
let countriesAt: (lon: number, lat: number) => string[];
beforeAll(async () => {
  regionsAt = index(piecesOf(await readLayer('regions')));
  countriesAt = index(piecesOf(await readLayer('countries')));
});

const nameAndCountry = (i: number) => `${gazetteer.nameOf(i)} (${gazetteer.countryCodeOf(i)})`;

describe('towns of 15,000 inhabitants and more', () => {
  it('lie in the outline of their country, where no other state rules', () => {
    const outside = towns.filter((i) => {
      const found = countriesAt(gazetteer.lon[i]!, gazetteer.lat[i]!);
      const codes = found.map((id) => gazetteer.countryCodeOf(gazetteer.indexOfId(id)!));
      return !codes.includes(gazetteer.countryCodeOf(i));
    });
    // Land that one state claims and another holds: Crimea, Western Sahara, Northern Cyprus, the Golan, Kashmir.
    const disputed = new Set([
      'UA',
      'EH',
      'CY',
      'IL',
      'PS',
      'SY',
      'SO',
      'MA',
      'IN',
      'PK',
      'CN',
      'XK',
      'RS',
      'EG',
      'SD',
    ]);
    // Their twin towns lie within a kilometre, on the other bank.
    const twins = new Set(['Frankfurt (Oder) (DE)', 'Cieszyn (PL)']);
    const mistaken = outside.filter((i) => !disputed.has(gazetteer.countryCodeOf(i)!)).map(nameAndCountry);
    expect(mistaken.filter((town) => !twins.has(town))).toEqual([]);
    expect(towns.length).toBeGreaterThan(20_000);
    expect(outside.length).toBeLessThan(120);
  });

  it('lie in the outline of the region that the table puts them in, but for one in 200: the outlines are generalised', () => {
    const outside = towns.filter((i) => {
      const region = gazetteer.region[i]!;
      if (region === 0) return false;
      return !regionsAt(gazetteer.lon[i]!, gazetteer.lat[i]!).includes(gazetteer.idOf(region - 1));
    });
    // Towns that are regions of their own in GeoNames and not in Natural Earth, and misplaced ones.
    expect(outside.length, outside.map(nameAndCountry).join(', ')).toBeLessThan(towns.length / 200);
  });
});
