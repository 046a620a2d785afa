/** Positions as codes: geo: URIs (RFC 5870), open location codes ("plus codes"), geohashes. */

import type { GridBox, Position } from '../../domain/query.ts';

type Cell = { west: number; south: number; east: number; north: number };
export type Coded = Position | GridBox | string;

const plusDigits = '23456789cfghjmpqrvwx';
const hashDigits = '0123456789bcdefghjkmnpqrstuvwxyz';

/** The middle of a cell of up to 200 m stands for the place; a coarser cell is an area. */
const pointDegrees = 0.002;

function toNode({ west, south, east, north }: Cell): Position | GridBox {
  if (north - south > pointDegrees) return { type: 'GridBox', west, south, east, north };
  const tidy = (degrees: number) => Math.round(degrees * 1e7) / 1e7;
  return { type: 'Position', lon: tidy((west + east) / 2), lat: tidy((south + north) / 2) };
}

export const plusCode = /[23456789cfghjmpqrvwx0]{2,8}\+[23456789cfghjmpqrvwx]{0,7}(?![a-z0-9])/y;

/** A full code: pairs of digits for latitude and longitude in steps of 20°, 1°, 1/20° …, then cells of 4 × 5.
 * @param code  in small letters
 * @see Open Location Code: an open source standard for addresses (Google, 2014), specification */
export function readPlusCode(code: string): Coded {
  const [area, rest] = code.split('+') as [string, string];
  if (area.length < 8)
    return `“${code.toUpperCase()}” is a short plus code, which says where only beside a place: write the full code, with eight characters before the plus`;
  const padding = area.indexOf('0');
  const pairs = padding < 0 ? area : area.slice(0, padding);
  const wrong =
    rest.length === 1 ||
    pairs.length % 2 === 1 ||
    pairs.length === 0 ||
    (padding >= 0 && (/[^0]/.test(area.slice(padding)) || rest !== ''));
  if (wrong) return `“${code.toUpperCase()}” is not a plus code: digits are missing or stand after zeros`;
  const digits = [...(pairs + rest)].map((digit) => plusDigits.indexOf(digit));
  let [south, west, height, width] = [-90, -180, 400, 400];
  for (let i = 0; i < Math.min(10, digits.length); i += 2) {
    height /= 20;
    width /= 20;
    south += digits[i]! * height;
    west += digits[i + 1]! * width;
  }
  for (const digit of digits.slice(10)) {
    height /= 5;
    width /= 4;
    south += Math.floor(digit / 4) * height;
    west += (digit % 4) * width;
  }
  if (south >= 90 || west >= 180)
    return `“${code.toUpperCase()}” is not a plus code: it lies beyond the globe`;
  return toNode({ west, south, east: Math.min(180, west + width), north: Math.min(90, south + height) });
}

/** A word that says it is a geohash: any other word could be one. */
export const geohash = /geo[ -]?hash[: ]+(\S{1,24})/y;

/** Bits for longitude and latitude in turn, five to a letter. */
export function readGeohash(code: string): Coded {
  const letters = [...code];
  const wrong = letters.find((letter) => !hashDigits.includes(letter));
  if (wrong !== undefined || letters.length > 12)
    return wrong === undefined
      ? 'a geohash has at most 12 letters'
      : `“${wrong}” stands in no geohash: its letters are 0–9 and b–z without i, l and o`;
  const lon = [-180, 180];
  const lat = [-90, 90];
  let even = true;
  for (const letter of letters) {
    const value = hashDigits.indexOf(letter);
    for (let bit = 4; bit >= 0; bit--) {
      const range = even ? lon : lat;
      const middle = (range[0]! + range[1]!) / 2;
      range[(value >> bit) & 1 ? 0 : 1] = middle;
      even = !even;
    }
  }
  return toNode({ west: lon[0]!, east: lon[1]!, south: lat[0]!, north: lat[1]! });
}

export const geoUri =
  /geo:(?<lat>-?\d{1,3}(?:\.\d+)?),(?<lon>-?\d{1,3}(?:\.\d+)?)(?:,-?\d+(?:\.\d+)?)?(?<more>(?:[;?&][a-z0-9]+(?:=[^\s;?&]*)?)*)/y;

/** What a geo: URI says besides its position that would change it. */
export function refusedUri(parameters: string): string | undefined {
  const crs = /;crs=([^;?&]*)/.exec(parameters)?.[1];
  return crs === undefined || crs === 'wgs84'
    ? undefined
    : `the URI names the reference system “crs=${crs}”; only wgs84 is read`;
}
