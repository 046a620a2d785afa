/** UTM coordinates, MGRS references and UTM zones. */

import type { GridBox, Position } from '../../domain/query.ts';
import { matchAt } from './match-at.ts';
import { inverseTransverseMercator } from './transverse-mercator.ts';
import type { Written } from './written.ts';

/** Bands of 8° from 80° S on; the last, X, has 12°. */
const bands = 'cdefghjklmnpqrstuvwx';
const southOf = (band: string) => -80 + 8 * bands.indexOf(band);
const northOf = (band: string) => (band === 'x' ? 84 : southOf(band) + 8);
const metresNorthAtEquatorOfSouth = 10_000_000;

/** Eastings of a zone reach from its middle to about 3.5° either way at the equator. */
const [leastEasting, mostEasting] = [100_000, 900_000];

const utm =
  /(?:utm[ :]*)?(?:zone )?(?<zone>\d{1,2})\s*(?<band>[c-hj-np-x])?(?<side> ?(?:north|south|nord|sud|norte|sur)\b)?[ ,]+(?<easting>\d{6}(?:\.\d{1,4})?)\s*(?:m\b ?)?e?[ ,]+(?<northing>\d{1,8}(?:\.\d{1,4})?)\s*(?:m\b ?)?n?(?![\p{L}\d])/uy;
const mgrs =
  /(?:mgrs[ :]*)?(?<zone>\d{1,2})(?<band>[c-hj-np-x])\s*(?<column>[a-hj-np-z])(?<row>[a-hj-np-v])\s*(?<digits>\d{2,5}\s\d{2,5}|\d{2,10})(?![\p{L}\d])/uy;
const zoneAlone =
  /(?:utm[ -]?(?:zone|fuseau|huso)?|zone utm|huso utm|fuseau utm)\s*(?<zone>\d{1,2})\s*(?<band>[c-hj-np-x](?![\p{L}]))?(?<side> ?(?:north|south|nord|sud|norte|sur)\b)?(?![\p{L}\d])/uy;

const round = (degrees: number) => Math.round(degrees * 1e7) / 1e7;

function at(zone: number, easting: number, northing: number, south: boolean): Position {
  const { lon, lat } = inverseTransverseMercator(
    easting - 500_000,
    northing - (south ? metresNorthAtEquatorOfSouth : 0),
  );
  return { type: 'Position', lon: round(lon + 6 * zone - 183), lat: round(lat) };
}

function wrongZone(zone: number): string | undefined {
  return zone >= 1 && zone <= 60 ? undefined : `there is no UTM zone ${zone}: they run from 1 to 60`;
}

/** “31U 448251 5411932”, “UTM zone 31 north 448251 5411932”. */
function readUtm(plain: string, from: number): Written | undefined {
  const found = matchAt(utm, plain, from);
  const { zone: digits, band, side, easting: e, northing: n } = found?.groups ?? {};
  if (!found || (band === undefined && side === undefined)) return undefined;
  const [zone, easting, northing] = [Number(digits), Number(e), Number(n)];
  const { length } = found[0];
  const wrong = wrongZone(zone);
  if (wrong) return { length, problem: wrong };
  if (easting < leastEasting || easting > mostEasting)
    return { length, problem: `the easting ${e} lies outside its zone: eastings run from 100000 to 900000` };
  // The letter of a band, or N and S for the halves of the globe: S as a band lies north of the equator.
  const southward = side !== undefined ? /s(?:outh|ud|ur)/.test(side) : band! < 'n';
  const position = at(zone, easting, northing, southward);
  if (band === 's' || band === 'n') {
    const fits = position.lat >= southOf(band) - 1 && position.lat <= northOf(band) + 1;
    const other = at(zone, easting, northing, true);
    if (band === 's' && fits && other.lat < 0 && other.lat > -80) {
      return {
        length,
        problem: `“${digits}S” is the band S north of the equator to some and the southern half of the globe to others: write “zone ${digits} south”, or give degrees`,
      };
    }
    if (band === 's' && !fits) return checked(length, other);
    return checked(length, position);
  }
  if (band !== undefined && (position.lat < southOf(band) - 0.5 || position.lat > northOf(band) + 0.5))
    return {
      length,
      problem: `“${found[0]}” lies at latitude ${position.lat.toFixed(2)}°, not in the band ${band.toUpperCase()}`,
    };
  return checked(length, position);
}

function checked(length: number, position: Position): Written {
  return Math.abs(position.lat) > 84.5
    ? { length, problem: 'the northing lies beyond the reach of UTM, 84° north and 80° south' }
    : { length, node: position };
}

const columns = 'abcdefghjklmnpqrstuvwxyz';
const rows = 'abcdefghjklmnpqrstuv';

/** “31UDQ4825111932”: zone, band, a square of 100 km, and metres in it; the middle of its cell.
 * @see NGA.SIG.0012, "Universal Grids and the Transverse Mercator", section 3 */
function readMgrs(plain: string, from: number): Written | undefined {
  const found = matchAt(mgrs, plain, from);
  if (!found) return undefined;
  const { zone: number, band, column, row, digits } = found.groups as Record<string, string>;
  const { length } = found[0];
  const zone = Number(number);
  const figures = digits!.replace(/\s/, '');
  const wrong = wrongZone(zone);
  if (wrong) return { length, problem: wrong };
  if (figures.length % 2 === 1)
    return {
      length,
      problem: `“${found[0]}” has an odd number of digits: it needs as many for east as for north`,
    };
  const half = figures.length / 2;
  const cell = 10 ** (5 - half);
  const set = (zone - 1) % 3;
  const columnAt = columns.indexOf(column!) - 8 * set;
  if (columnAt < 0 || columnAt > 7)
    return { length, problem: `zone ${zone} has no square of the column ${column!.toUpperCase()}` };
  const easting = (columnAt + 1) * 100_000 + Number(figures.slice(0, half)) * cell + cell / 2;
  const inCycle =
    ((rows.indexOf(row!) - (zone % 2 === 0 ? 5 : 0) + 20) % 20) * 100_000 +
    Number(figures.slice(half)) * cell +
    cell / 2;
  const south = band! < 'n';
  // Rows repeat every 2,000 km: the one that lies in the band is meant.
  for (let northing = inCycle; northing < metresNorthAtEquatorOfSouth; northing += 2_000_000) {
    const position = at(zone, easting, northing, south);
    if (position.lat < southOf(band!) - 0.02 || position.lat > northOf(band!) + 0.02) continue;
    const [west, east] = specialZones[`${zone}${band}`] ?? [6 * zone - 186, 6 * zone - 180];
    if (position.lon >= west - 0.02 && position.lon <= east + 0.02) return { length, node: position };
  }
  return { length, problem: `“${found[0].toUpperCase()}” names a square that does not lie in its zone` };
}

/** “UTM zone 10”, “UTM 33S”, “UTM zone 32V”. */
function readZone(plain: string, from: number): Written | undefined {
  const found = matchAt(zoneAlone, plain, from);
  if (!found) return undefined;
  const { zone: digits, band, side } = found.groups as Record<string, string | undefined>;
  const zone = Number(digits);
  const { length } = found[0];
  const wrong = wrongZone(zone);
  if (wrong) return { length, problem: wrong };
  const name = `UTM zone ${zone}${(band ?? '').toUpperCase()}${side ?? ''}`;
  const [west, east] = [6 * zone - 186, 6 * zone - 180];
  const box = (south: number, north: number, w = west, e = east): GridBox => ({
    type: 'GridBox',
    west: w,
    south,
    east: e,
    north,
    name,
  });
  if (band === undefined || band === 'n' || band === 's') {
    const half = side ?? band;
    if (half === undefined) return { length, node: box(-80, 84), note: exceptions };
    return { length, node: /s/.test(half) ? box(-80, 0) : box(0, 84), note: exceptions };
  }
  const special = specialZones[`${zone}${band}`];
  if (special === null)
    return {
      length,
      problem: `there is no zone ${zone}${band.toUpperCase()}: its neighbours are wider there`,
    };
  return { length, node: box(southOf(band), northOf(band), special?.[0], special?.[1]) };
}

const exceptions =
  'a UTM zone is drawn 6° wide from 80° S to 84° N; off southwestern Norway and around Svalbard zones are wider or left out';

/** Where zones are not 6° wide: their longitudes, null where there is none. */
const specialZones: Readonly<Record<string, readonly [west: number, east: number] | null>> = {
  '31v': [0, 3],
  '32v': [3, 12],
  '31x': [0, 9],
  '32x': null,
  '33x': [9, 21],
  '34x': null,
  '35x': [21, 33],
  '36x': null,
  '37x': [33, 42],
};

export const utmReaders = [readMgrs, readUtm, readZone];
