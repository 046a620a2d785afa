/** Coordinates with words that say what they are, and what is told of the grid by such words. */

import type { SpatialQuery } from '../../domain/query.ts';
import { outOfRange } from './angle.ts';
import { readGeohash } from './codes.ts';
import { matchAt } from './match-at.ts';
import { takenAsNorth } from './side-assumed.ts';

/** What a part of the text that begins at a place stands for. */
export interface Written {
  readonly length: number;
  readonly node?: SpatialQuery;
  /** Why it stands for nothing. */
  readonly problem?: string;
  readonly note?: string;
}

const number = (name: string) =>
  String.raw`(?<${name}>[+\-−]?\d{1,3}(?:\.\d{1,15})?)\s*(?:°|º|degrees?\b|grad\b|degres?\b|grados?\b)?`;
const latWord = '(?:lat|latitude|latitud|breite|breitengrad|geogr\\.? breite)\\b';
const lonWord = '(?:lon|lng|long|longitude|longitud|lange|langengrad|geogr\\.? lange)\\b';
const sign = '\\s*[:=.]?\\s*';
const gap = '\\s*(?:[,;/&]|and\\b|und\\b|et\\b|y\\b)?\\s*';
const end = String.raw`(?!\s*(?:[nsewo]|north|south|east|west)\b)(?![\d.]*\d)`;
const labelled = [
  `${latWord}${sign}${number('lat')}${gap}${lonWord}${sign}${number('lon')}${end}`,
  `${lonWord}${sign}${number('lon')}${gap}${latWord}${sign}${number('lat')}${end}`,
].map((pattern) => new RegExp(pattern, 'y'));

const minus = (text: string) => Number(text.replace('−', '-'));

/** “lat 35.6895 lon 139.6917”, “longitude: 139.7, latitude: 35.7”. */
function readLabelled(plain: string, from: number): Written | undefined {
  for (const pattern of labelled) {
    const found = matchAt(pattern, plain, from);
    if (!found) continue;
    const [lat, lon] = [minus(found.groups!.lat!), minus(found.groups!.lon!)];
    const { length } = found[0];
    const wrong = outOfRange('lat', lat) ?? outOfRange('lon', lon);
    return wrong ? { length, problem: wrong } : { length, node: { type: 'Position', lon, lat } };
  }
  return undefined;
}

const degree = String.raw`[+\-−]?\d{1,3}(?:\.\d{1,15})?`;
const boxed = new RegExp(
  `(?:bbox|bounding ?box)\\s*[:=]?\\s*[[(]?\\s*(?<west>${degree})\\s*[,;]\\s*(?<south>${degree})\\s*[,;]\\s*(?<east>${degree})\\s*[,;]\\s*(?<north>${degree})\\s*[\\])]?(?![\\d.])`,
  'y',
);

/** “bbox 5.9,45.8,10.5,47.8”: west, south, east, north, as RFC 7946 section 5 has it. */
function readBox(plain: string, from: number): Written | undefined {
  const found = matchAt(boxed, plain, from);
  if (!found) return undefined;
  const { length } = found[0];
  const [west, south, east, north] = ['west', 'south', 'east', 'north'].map((side) =>
    minus(found.groups![side]!),
  ) as [number, number, number, number];
  const order = 'a box is read as west, south, east, north';
  const wrong =
    outOfRange('lat', south) ??
    outOfRange('lat', north) ??
    outOfRange('lon', west) ??
    outOfRange('lon', east);
  if (wrong) return { length, problem: `${wrong}; ${order}` };
  if (!(south < north))
    return {
      length,
      problem: `the south of the box, ${south}°, is not below its north, ${north}°; ${order}`,
    };
  return { length, node: { type: 'GridBox', west, south, east, north }, note: order };
}

const sideOf = '[nsewo]|north|south|east|west';
const figure = String.raw`\d{1,3}(?:\.\d{1,15})?`;
const mark = '\\s*(?:°|º|degrees?)?';
const numberFirst = (n: number) => `(?<d${n}>${figure})${mark}\\s*(?<h${n}>${sideOf})(?![a-z])`;
const sideFirst = (n: number) => `(?<h${n}>${sideOf})\\s*[:=]?\\s*(?<d${n}>${figure})${mark}`;
const four = (one: (n: number) => string) =>
  [1, 2, 3, 4].map(one).join('\\s*(?:[,;/–-]|(?:to|and|bis|und|a|et|y)(?![a-z]))?\\s*(?:and\\s+)?');
const boxWords =
  '(?:bbox|bounding ?box|box|rectangle|rechteck|kasten|cuadro|caja|boite|rectangulo)(?: (?:from|of|von|de|desde))?\\s*[:=]?\\s*[[(]?\\s*';
const sidedBoxes = [
  `(?:${boxWords}|(?:bounded|limited|enclosed) by\\s+)${four(numberFirst)}[\\])]?`,
  // The side before each number leaves nothing else to be meant.
  `(?:${boxWords})?${four(sideFirst)}(?![\\d.])[\\])]?`,
].map((pattern) => new RegExp(pattern, 'y'));

/** “box 10W 35N 5E 45N”: two latitudes and two longitudes, in any order. “north 55, south 50, west 0, east 8” are the edges of
 * a box, where south of 50 is no 50° S. */
function readSidedBox(plain: string, from: number): Written | undefined {
  for (const [i, pattern] of sidedBoxes.entries()) {
    const found = matchAt(pattern, plain, from);
    if (found) return boxOfSides(found, i === 1);
  }
  return undefined;
}

function boxOfSides({ 0: text, groups }: RegExpExecArray, sideFirst: boolean): Written {
  const { length } = text;
  const all = [1, 2, 3, 4].map((n) => ({
    side: groups![`h${n}`]![0]!.replace('o', 'w'),
    degrees: Number(groups![`d${n}`]),
  }));
  const edges = sideFirst && new Set(all.map(({ side }) => side)).size === 4;
  const of = (sides: string) =>
    all
      .filter(({ side }) => sides.includes(side))
      .map(({ side, degrees }) => ('sw'.includes(side) && !edges ? -degrees : degrees));
  const [lats, lons] = [of('ns'), of('ew')];
  if (lats.length !== 2)
    return { length, problem: `"${text}" is not a box, which has two latitudes and two longitudes` };
  const wrong = [
    ...lats.map((lat) => outOfRange('lat', lat)),
    ...lons.map((lon) => outOfRange('lon', lon)),
  ].find((one) => one !== undefined);
  if (wrong) return { length, problem: wrong };
  if (edges) {
    const at = (side: string) => all.find((one) => one.side === side)!.degrees;
    // "South 10, north 5" and "west 10, east 5" lie on both sides of the line.
    const [south, west] = [at('s') < at('n') ? at('s') : -at('s'), at('w') < at('e') ? at('w') : -at('w')];
    return {
      length,
      node: { type: 'GridBox', west, south, east: at('e'), north: at('n') },
      note: `"${text}" is read as the edges of a box`,
    };
  }
  const [a, b] = lons as [number, number];
  // The short way round the globe.
  const [west, east] = (b - a + 360) % 360 <= 180 ? [a, b] : [b, a];
  return {
    length,
    node: { type: 'GridBox', west, south: Math.min(...lats), east, north: Math.max(...lats) },
  };
}

const latitudes = new RegExp(
  `(?:between )?(?:the )?(?:latitudes?|lat|parallels)\\s+(?:of )?(?<a>${figure})${mark}\\s*(?:and|to|–|-)\\s*(?<b>${figure})${mark}(?:\\s*(?<h>n|s|north|south)(?![a-z]))?(?![\\d.°])`,
  'y',
);

/** “between latitudes 30 and 35”: without a side they lie in the north, as people say it. */
function readLatitudes(plain: string, from: number): Written | undefined {
  const found = matchAt(latitudes, plain, from);
  if (!found) return undefined;
  const { a, b, h } = found.groups!;
  const { length } = found[0];
  const sign = h?.[0] === 's' ? -1 : 1;
  const [low, to] = [sign * Number(a), sign * Number(b)];
  const wrong = outOfRange('lat', low) ?? outOfRange('lat', to);
  if (wrong) return { length, problem: wrong };
  const node: SpatialQuery = {
    type: 'Between',
    a: { type: 'Parallel', lat: low },
    b: { type: 'Parallel', lat: to },
  };
  return { length, node, ...(h === undefined && { note: `"${found[0].trim()}" ${takenAsNorth}` }) };
}

const nearEquator =
  /(?:within|no more than|less than|innerhalb von|hochstens|weniger als|a moins de|a menos de|dentro de)\s+(?<d>\d{1,2}(?:\.\d{1,6})?)\s*(?:°|degrees?|grad|degres?|grados?)(?: (?:of )?(?:latitude|breite|latitud|de latitude|de latitud))?\s+(?:(?:either side |north (?:and|or) south )?(?:of|from|around)|vom|um den|de|del|autour de|alrededor de)\s*(?:the |l'|el )?(?:equator|aquators?|equateur|ecuador)(?![\p{L}])/uy;

/** “within 5 degrees of the equator”. */
function readNearEquator(plain: string, from: number): Written | undefined {
  const found = matchAt(nearEquator, plain, from);
  if (!found) return undefined;
  const north = Number(found.groups!.d);
  const { length } = found[0];
  if (!(north > 0 && north <= 90))
    return { length, problem: `${north}° from the equator is nowhere: latitudes go up to 90°` };
  return { length, node: { type: 'GridBox', west: -180, south: -north, east: 180, north } };
}

const whole = /^\s*(?<code>[0-9bcdefghjkmnpqrstuvwxyz]{5,12})\s*$/;
/** Postcodes of the United Kingdom, the Netherlands and Canada, written together. */
const postcode = /^(?:(?:[beglmnsw]|[a-z]{2})\d[\da-z]?\d?[a-z]{0,2}|\d{4}[a-z]{2}|[a-z]\d[a-z]\d[a-z]\d)$/;

/** “9q8yy” alone: letters and digits of a geohash in a mixture that no word has. */
function readBareGeohash(plain: string, from: number): Written | undefined {
  const { code } = whole.exec(plain)?.groups ?? {};
  if (code === undefined || plain.indexOf(code) !== from) return undefined;
  // Lengths (“10km”) and years have their digits first and their letters last.
  if (!/[a-z]\d|\d[a-z]+\d|\d[a-z].*\d/.test(code) && !/^\d[b-hj-km-np-z]\d[a-z]+$/.test(code))
    return undefined;
  if (postcode.test(code)) return undefined;
  const read = readGeohash(code);
  if (typeof read === 'string') return undefined;
  return { length: code.length, node: read, note: `“${code}” is read as a geohash` };
}

const zones =
  /(?:(?:time ?zones?|zeitzonen?|fuseaux? horaires?|husos? horarios?|zonas? horarias?)(?![\p{L}])|(?:utc|gmt)\s?[+\-−]\s?\d{1,2}(?::?\d{2})?(?!\d))/uy;

/** Their outlines do not ship. */
function readTimeZone(plain: string, from: number): Written | undefined {
  const found = matchAt(zones, plain, from);
  return (
    (found && {
      length: found[0].length,
      problem: `"${found[0]}": the outlines of time zones do not ship; import them (graticule data import FILE.geojson, for example of timezone-boundary-builder) and ask for one by its name, such as "Asia/Tokyo"`,
    }) ??
    undefined
  );
}

const roads = new RegExp(
  [
    '(?<![\\p{L}\\d])(?:',
    '(?:autobahn|bundesstra(?:ß|ss)e|motorway|interstate|highway|autoroute|route(?: nationale)?|autopista|autov[ií]a|carretera)',
    '\\s?(?:[a-z]{1,2}[-\\s]?)?\\d{1,4}|i-\\d{1,3}|(?:the|die|la)\\s[abem]-?\\d{1,3}(?:\\s(?:autobahn|motorway|highway|autoroute|autopista))?',
    // "20 km" after "en route" is a length.
    ')(?![\\p{L}\\d]|[.,]\\d|\\s(?:k?m|mi|nmi?|yd|ft|feet|[a-z]*(?:met(?:re|er|ro)|mile|mill|meile|yard))(?:s|n|es|as)?(?![\\p{L}]))',
  ].join(''),
  'uy',
);

/** Roads by number, which neither the shipped places nor map questions know. */
function readRoad(plain: string, from: number): Written | undefined {
  const found = matchAt(roads, plain, from);
  if (!found) return undefined;
  const problem = `"${found[0]}" is a road, and roads are not found by their number here; name a place, or a street of an imported map by its name`;
  return { length: found[0].length, problem };
}

export const writtenReaders = [
  readLabelled,
  readBox,
  readSidedBox,
  readLatitudes,
  readNearEquator,
  readBareGeohash,
  readTimeZone,
  readRoad,
];
