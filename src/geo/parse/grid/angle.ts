/** Degrees in words and signs: "48°51'24\" N", "N 48.85", "48.85 degrees north", "60° de latitude nord". */

export type Axis = 'lat' | 'lon';

/** Patterns are matched on small letters without accents. */
const degreeMark = String.raw`\s*(?:°|º|˚|degrees?\b|degs?\b|grados?\b|grad\b|degres?\b|d(?=\d))`;
const minuteMark = String.raw`\s*(?:'(?!')|′|m(?=\d))`;
const secondMark = String.raw`\s*(?:"|″|”|“|'')`;
const figure = String.raw`\d{1,3}(?:[.,]\d{1,15})?`;
const fine = String.raw`\d{1,2}(?:[.,]\d{1,15})?`;
const sign = '[+\\-−]?';

/** Groups: degrees, mark, minutes, seconds. */
const marked = (n: number) =>
  `(?<d${n}>${sign}${figure})(?<k${n}>${degreeMark})(?:\\s*(?<m${n}>${fine})${minuteMark}(?:\\s*(?<s${n}>${fine})${secondMark})?)?`;
const bare = (n: number) => `(?<d${n}>${sign}${figure})`;
const spaced = (n: number) =>
  `(?<d${n}>\\d{1,3})(?:\\s*[°º˚]\\s*|\\s+)(?<m${n}>${fine})(?:\\s+(?<s${n}>${fine}))?`;

const measure = '(?:latitude|latitud|breite|longitude|longitud|lange|lat|lon|long)';
const sides: Readonly<Record<string, readonly [Axis, 1 | -1]>> = {
  north: ['lat', 1],
  south: ['lat', -1],
  east: ['lon', 1],
  west: ['lon', -1],
};
const words: readonly (readonly [string, keyof typeof sides])[] = [
  ['n|north(?:ern)?|nord|norte|nordlich(?:e[rnms]?)?', 'north'],
  ['s|south(?:ern)?|sud|sur|sudlich(?:e[rnms]?)?', 'south'],
  ['e|east(?:ern)?|ost|est|este|ostlich(?:e[rnms]?)?', 'east'],
  ['w|west(?:ern)?|ouest|oeste|westlich(?:e[rnms]?)?', 'west'],
];
export const sideWords = `(?:o|${words.map(([pattern]) => pattern).join('|')})(?![a-z])`;
const readers = words.map(([pattern, side]) => [new RegExp(`^(?:${pattern})$`), side] as const);

const side = (n: number) =>
  `\\s*(?:(?:of |de |der )?${measure} )?(?<h${n}>${sideWords})(?:\\s*(?:of |de )?${measure}\\b)?`;
const before = (n: number) => `(?<h${n}>[nsewo])\\s*`;

/** Ways to write an angle with its side of the globe; the groups end in `n`. */
export const sided = (n: number): readonly string[] => [marked(n) + side(n), bare(n) + side(n)];
export const sidedInPair = (n: number): readonly string[] => [
  ...sided(n),
  spaced(n) + side(n),
  before(n) + marked(n),
  before(n) + spaced(n),
  before(n) + bare(n),
];
export const unsided = (n: number): readonly string[] => [marked(n), bare(n)];

export type Groups = Readonly<Record<string, string | undefined>>;
export interface Angle {
  readonly axis?: Axis;
  readonly degrees: number;
}

/** @returns the angle of the groups that end in `n`, or in words why it is none */
export function readAngle(groups: Groups, n: number): Angle | string {
  const number = (name: string) => Number((groups[name + n] ?? '0').replace(',', '.').replace('−', '-'));
  const [degrees, minutes, seconds] = [number('d'), number('m'), number('s')];
  if (minutes >= 60) return `${minutes} minutes are more than a degree: minutes go up to 59`;
  if (seconds >= 60) return `${seconds} seconds are more than a minute: seconds go up to 59`;
  const negative = /^[-−]/.test(groups[`d${n}`] ?? '');
  const size = Math.abs(degrees) + minutes / 60 + seconds / 3600;
  const given = groups[`h${n}`];
  if (given === undefined) return { degrees: negative ? -size : size };
  if (given === 'o')
    return '“O” is west in French and Spanish and east in German: write W or E for the side of the globe';
  const named = readers.find(([pattern]) => pattern.test(given))?.[1];
  const [axis, way] = sides[named!]!;
  if (negative) return `a minus and “${given}” both say the side of the globe: write one of them`;
  return { axis, degrees: way * size };
}

/** @returns why an angle is none, or undefined */
export function outOfRange(axis: Axis, degrees: number): string | undefined {
  const [name, most] = axis === 'lat' ? ['latitude', 90] : ['longitude', 180];
  return Math.abs(degrees) > most
    ? `the ${name} ${round(degrees)}° is beyond ${most}°, which is the most there is`
    : undefined;
}

const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

export const printLatitude = (lat: number) => `${round(Math.abs(lat))}° ${lat < 0 ? 'S' : 'N'}`;
export const printLongitude = (lon: number) => `${round(Math.abs(lon))}° ${lon < 0 ? 'W' : 'E'}`;
