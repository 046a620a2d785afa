/** Numbers that people write in parts, or in several units: degrees, minutes and seconds; feet and inches; pounds and ounces;
 * grams beside kilograms; fractions; places in an order; sizes of files. */

import { areHanNumerals, areJapanese, parseHan } from './han-numerals.ts';
import { isHeightName, isHyphenedHeight, isInFeet, parseFeet, parseHeight } from './heights.ts';
import { parseOldMoney, showsOldMoney } from './old-money.ts';
import { vulgar } from './vulgar-fractions.ts';

export const measures = [
  'degrees',
  'degreesOeste',
  'feet',
  'heights',
  'pounds',
  'bytes',
  'kilograms',
  'litres',
  'metres',
  'squareMetres',
  'volts',
  'amperes',
  'watts',
  'wattHours',
  'hertz',
  'pascals',
  'gramsPerLitre',
  'molar',
  'celsius',
  'fractions',
  'places',
  'stars',
  'oldMoney',
  'hanNumerals',
  'kanjiNumerals',
] as const;

/** `degrees`: decimal degrees, south and west negative; `degreesOeste`: where O is west (oeste, ouest), beside E; `feet`: feet and inches as feet; `heights`: `5-11` among
 * them too; `pounds`: pounds and ounces as
 * pounds; `bytes`: `1.5 MB` beside `900 kB`; `kilograms` to `molar`: `850 g` beside `1,2 kg`; `celsius`: `68 °F` beside `20 °C`; `fractions`: `1 1/2`, `¾`;
 * `places`: `1st`, `#12`, `2ème`; `stars`: `★★★☆☆` as 3; `oldMoney`: pounds, shillings and pence as pounds;
 * `hanNumerals`: `一百二十三`, `三百五` as 350; `kanjiNumerals`: the same as Japanese writes, `三百五` as 305. */
export type Measure = (typeof measures)[number];

const side = '[NSEWO]';
const minutes = '(\\d{1,2}(?:[.,]\\d+)?)';
/** `48°51'24"N`, `2° 21′ 7.5″ E`, `N 48° 51.4`. */
const degreesPattern = new RegExp(
  `^(${side})? ?([-−]?)(\\d{1,3})[°º˚] ?${minutes} ?(?:['′’´] ?(?:${minutes} ?(?:"|″|”|''|′′|’’) ?)?)?(${side})?$`,
);

/** `E 16.8940°`, `N 48.85`: the side in front, apart from the number, as codes (`E11.9`) have it not. */
const decimalDegrees = /^([NSEWO])(?: ?(\d{1,3}(?:[.,]\d+)?) ?[°º]| (\d{1,3}[.,]\d+))$/;

function parseDegrees(text: string): number | undefined {
  const decimal = decimalDegrees.exec(text);
  if (decimal !== null) {
    const size = Number((decimal[2] ?? decimal[3])!.replace(',', '.'));
    if (size > 360) return undefined;
    return decimal[1] === 'S' || decimal[1] === 'W' ? -size : size;
  }
  const match = degreesPattern.exec(text);
  if (match === null) return undefined;
  const [, before, sign, degrees, minute, second, behind] = match;
  if (before !== undefined && behind !== undefined) return undefined;
  const [m, s] = [minute, second].map((part) => Number((part ?? '0').replace(',', '.')));
  // Programs round `59.96"` to `60.0"`.
  if (m! > 60 || s! > 60) return undefined;
  const size = Number(degrees) + m! / 60 + s! / 3600;
  if (size > 360) return undefined;
  const letter = before ?? behind;
  return (sign !== '') !== (letter === 'S' || letter === 'W') ? -size : size;
}

const poundsPattern = /^(\d{1,4}) ?(?:lbs?\.?|pounds?),? ?(?:(\d{1,2}(?:\.\d+)?) ?(?:oz\.?|ounces?))?$/i;

function parsePounds(text: string): number | undefined {
  const match = poundsPattern.exec(text);
  if (match === null) return undefined;
  const ounces = Number(match[2] ?? 0);
  return ounces < 16 ? Number(match[1]) + ounces / 16 : undefined;
}

const bytesPattern = /^(\d+(?:[.,]\d+)?) ?(?:([kMGTP])(i?))?(?:B|bytes?|o)$/i;

/** Decimal prefixes count by 1,000, binary ones (KiB) by 1,024. */
function parseBytes(text: string): number | undefined {
  const match = bytesPattern.exec(text);
  if (match === null) return undefined;
  const [, size, prefix = '', binary = ''] = match;
  const power = ' kmgtp'.indexOf(prefix.toLowerCase() || ' ');
  return Number(size!.replace(',', '.')) * (binary === '' ? 1000 : 1024) ** power;
}

const metric = {
  kilograms: { µg: 1e-9, mg: 1e-6, g: 1e-3, kg: 1, t: 1000, G: 1e-3, KG: 1 },
  litres: { ml: 1e-3, mL: 1e-3, cl: 0.01, dl: 0.1, l: 1, L: 1, hl: 100 },
  metres: { µm: 1e-6, mm: 1e-3, cm: 0.01, dm: 0.1, m: 1, km: 1000, MM: 1e-3, CM: 0.01, KM: 1000 },
  squareMetres: {
    'mm²': 1e-6,
    'cm²': 1e-4,
    'm²': 1,
    m2: 1,
    qm: 1,
    sqm: 1,
    'km²': 1e6,
    km2: 1e6,
    ha: 1e4,
    'ft²': 0.09290304,
    sqft: 0.09290304,
    'sq ft': 0.09290304,
    'sq. ft.': 0.09290304,
    ac: 4046.8564224,
    acre: 4046.8564224,
    acres: 4046.8564224,
  },
  volts: { µV: 1e-6, mV: 1e-3, V: 1, kV: 1000 },
  amperes: { nA: 1e-9, µA: 1e-6, mA: 1e-3, A: 1 },
  watts: { mW: 1e-3, W: 1, kW: 1000, MW: 1e6, GW: 1e9 },
  wattHours: { Wh: 1, kWh: 1000, MWh: 1e6, GWh: 1e9 },
  hertz: { Hz: 1, kHz: 1000, MHz: 1e6, GHz: 1e9 },
  pascals: { Pa: 1, hPa: 100, mbar: 100, kPa: 1000, bar: 1e5, MPa: 1e6 },
  gramsPerLitre: {
    'ng/mL': 1e-6,
    'ng/ml': 1e-6,
    'µg/L': 1e-6,
    'µg/l': 1e-6,
    'µg/mL': 1e-3,
    'µg/ml': 1e-3,
    'mg/L': 1e-3,
    'mg/l': 1e-3,
    'mg/dL': 0.01,
    'mg/dl': 0.01,
    'mg/mL': 1,
    'mg/ml': 1,
    'g/L': 1,
    'g/l': 1,
    'g/dL': 10,
    'g/dl': 10,
  },
  molar: {
    'nmol/L': 1e-9,
    'nmol/l': 1e-9,
    'µmol/L': 1e-6,
    'µmol/l': 1e-6,
    'mmol/L': 1e-3,
    'mmol/l': 1e-3,
    'mol/L': 1,
    'mol/l': 1,
    nM: 1e-9,
    µM: 1e-6,
    mM: 1e-3,
  },
} as const satisfies Partial<Record<Measure, Readonly<Record<string, number>>>>;
type Metric = keyof typeof metric;
const isMetric = (measure: Measure): measure is Metric => Object.hasOwn(metric, measure);

const metricPattern =
  /^([-−]?)(\d{1,9}(?:[.,]\d{1,9})?) ?([µμ]?\p{L}{1,5}(?:[²23]|\/\p{L}{1,2}|\.? ft\.?)?)$/u;

function parseMetric(text: string, measure: Metric): number | undefined {
  const [, sign = '', size = '', written = ''] = metricPattern.exec(text) ?? [];
  const units: Readonly<Record<string, number>> = metric[measure];
  const unit = written.replace('μ', 'µ');
  // Three digits behind a mark may be thousands.
  if (!Object.hasOwn(units, unit) || /^[1-9]\d{0,2}[.,]\d{3}$/.test(size)) return undefined;
  const value = Number(size.replace(',', '.'));
  // As a decimal: 850 g are 0.85 kg, not 0.8500000000000001.
  return Number(((sign === '' ? value : -value) * units[unit]!).toPrecision(15));
}

const temperature = /^([-−]?\d{1,4}(?:[.,]\d{1,9})?) ?[°º] ?([CFK])$/;

/** Degrees of Fahrenheit and of Celsius stand beside each other where people of several countries wrote. */
function parseTemperature(text: string): number | undefined {
  const match = temperature.exec(text);
  if (match === null) return undefined;
  const degrees = Number(match[1]!.replace('−', '-').replace(',', '.'));
  if (match[2] === 'C') return degrees;
  return Number((match[2] === 'K' ? degrees - 273.15 : ((degrees - 32) * 5) / 9).toPrecision(15));
}

/** How many `to` a `from` is, of metric units and of bytes; undefined where they measure different things.
 * @example unitRatio('g', 'kg'); // → 0.001 */
export function unitRatio(from: string, to: string): number | undefined {
  for (const units of Object.values(metric) as Readonly<Record<string, number>>[])
    if (Object.hasOwn(units, from) && Object.hasOwn(units, to)) return units[from]! / units[to]!;
  const [one, other] = [parseBytes(`1 ${from}`), parseBytes(`1 ${to}`)];
  return one !== undefined && other !== undefined ? one / other : undefined;
}

/** The unit of the numbers that a measure is read as. */
export const unitOfMeasure: Readonly<Record<Measure, string>> = {
  degrees: '°',
  degreesOeste: '°',
  feet: 'ft',
  heights: 'ft',
  pounds: 'lb',
  bytes: 'B',
  kilograms: 'kg',
  litres: 'l',
  metres: 'm',
  squareMetres: 'm²',
  volts: 'V',
  amperes: 'A',
  watts: 'W',
  wattHours: 'Wh',
  hertz: 'Hz',
  pascals: 'Pa',
  gramsPerLitre: 'g/L',
  molar: 'mol/L',
  celsius: '°C',
  fractions: '',
  places: '',
  stars: '',
  oldMoney: '£',
  hanNumerals: '',
  kanjiNumerals: '',
};

const vulgarPattern = new RegExp(`^(-?)(\\d{0,6}) ?([${Object.keys(vulgar).join('')}])$`);
const mixedPattern = /^(-?)(?:(\d{1,6})[ -])?(\d{1,3})[/⁄](\d{1,3})$/;
const wholePattern = /^-?\d{1,9}(?:\.\d+)?$/;

/** `3/8"`, `1 1/2 in`. */
const inches = / ?(?:["″”]|''|in\.?|inch(?:es)?)$/;

function parseFraction(written: string): number | undefined {
  const text = written.replace(inches, '');
  if (wholePattern.test(text)) return Number(text);
  const one = vulgarPattern.exec(text);
  if (one !== null) return (one[1] === '-' ? -1 : 1) * (Number(one[2]) + vulgar[one[3]!]!);
  const mixed = mixedPattern.exec(text);
  if (mixed === null) return undefined;
  const [, sign, whole, above, below] = mixed;
  if (Number(below) === 0 || (whole !== undefined && Number(above) >= Number(below))) return undefined;
  return (sign === '-' ? -1 : 1) * (Number(whole ?? 0) + Number(above) / Number(below));
}

/** `1st`, `22nd`, `#12`, `No. 7`, `Nr. 7`, `1er`, `2ème`, `3º`. */
const placePattern =
  /^(?:(?:#|№|n[°º] ?|no\. ?|nr\. ?)(\d{1,7})|(\d{1,6})(?:(st|nd|rd|th)|er|re|ère|e|ème|[ºª°]))$/i;

function parsePlace(text: string): number | undefined {
  const match = placePattern.exec(text);
  if (match === null) return undefined;
  const place = Number(match[1] ?? match[2]);
  const ending = match[3]?.toLowerCase();
  return ending === undefined || ending === endingOf(place) ? place : undefined;
}

const endingOf = (place: number): string =>
  (place % 100 > 10 && place % 100 < 14 ? undefined : ['th', 'st', 'nd', 'rd'][place % 10]) ?? 'th';

/** `★★★☆☆`, `⭐⭐⭐½`: how many are full. */
const starsPattern = /^((?:[★⭐]\ufe0f?)*)(½?)[☆✩]*$/u;

function parseStars(text: string): number | undefined {
  const match = text === '' ? null : starsPattern.exec(text);
  return match === null ? undefined : match[1]!.replaceAll('\ufe0f', '').length + (match[2] === '' ? 0 : 0.5);
}

const parsers: Readonly<Record<Measure, (text: string) => number | undefined>> = {
  degrees: parseDegrees,
  degreesOeste: (text) => parseDegrees(text.replace('O', 'W')),
  feet: parseFeet,
  heights: parseHeight,
  pounds: parsePounds,
  bytes: parseBytes,
  kilograms: (text) => parseMetric(text, 'kilograms'),
  litres: (text) => parseMetric(text, 'litres'),
  metres: (text) => parseMetric(text, 'metres'),
  squareMetres: (text) => parseMetric(text, 'squareMetres'),
  volts: (text) => parseMetric(text, 'volts'),
  amperes: (text) => parseMetric(text, 'amperes'),
  watts: (text) => parseMetric(text, 'watts'),
  wattHours: (text) => parseMetric(text, 'wattHours'),
  hertz: (text) => parseMetric(text, 'hertz'),
  pascals: (text) => parseMetric(text, 'pascals'),
  gramsPerLitre: (text) => parseMetric(text, 'gramsPerLitre'),
  molar: (text) => parseMetric(text, 'molar'),
  celsius: parseTemperature,
  fractions: parseFraction,
  places: parsePlace,
  stars: parseStars,
  oldMoney: parseOldMoney,
  hanNumerals: (text) => parseHan(text, 'chinese'),
  kanjiNumerals: (text) => parseHan(text, 'japanese'),
};

/** @returns undefined when the text is none of that measure */
export function parseMeasure(text: string, measure: Measure): number | undefined {
  return text.length > 40 ? undefined : parsers[measure](text.trim().replace(/\s+/g, ' '));
}

const isOf = (side: string) => (text: string) => text.includes(side);

/** Whether nothing tells if the O of degrees is east (Ost) or west (oeste, ouest). */
export const isEitherSide = (measure: Measure, texts: readonly string[]): boolean =>
  measure === 'degrees' && texts.some(isOf('O')) && !texts.some(isOf('W'));

/** What all of some texts measure; undefined when they are of different kinds, or plain numbers.
 * @param name     of their column
 * @param isEnough tells whether those that read as a measure are enough of them */
export function measureOf(
  texts: readonly string[],
  name: string,
  isEnough: (reads: (text: string) => boolean) => boolean,
): Measure | undefined {
  return measures.find(
    (measure) =>
      isEnough((text) => parseMeasure(text, measure) !== undefined) &&
      // Ost is east where no E is.
      (measure !== 'degrees' || !(texts.some(isOf('E')) && texts.some(isOf('O')))) &&
      (measure !== 'degreesOeste' || (texts.some(isOf('E')) && texts.some(isOf('O')))) &&
      // One unit for all of them is read with the numbers.
      (measure !== 'bytes' ||
        new Set(texts.map((text) => bytesPattern.exec(text)?.slice(2).join(''))).size > 1) &&
      // One text that is none of it may be in another unit.
      (!isMetric(measure) || texts.every((text) => parseMeasure(text, measure) !== undefined)) &&
      // Inches and centimetres alone are read with the numbers.
      (measure !== 'feet' || texts.filter(isInFeet).length * 2 >= texts.length) &&
      (measure !== 'heights' ||
        (isHeightName(name) &&
          texts.filter((text) => isInFeet(text) || isHyphenedHeight(text)).length * 2 >= texts.length)) &&
      (measure !== 'oldMoney' || showsOldMoney(texts)) &&
      (measure !== 'hanNumerals' || (areHanNumerals(texts) && !areJapanese(texts))) &&
      (measure !== 'kanjiNumerals' || (areHanNumerals(texts) && areJapanese(texts))) &&
      (measure !== 'pounds' || texts.some((text) => poundsPattern.exec(text)?.[2] !== undefined)) &&
      // Parts of a whole may be days of months or scores: a whole beside one says that they are fractions.
      (measure !== 'fractions' ||
        texts.some(
          (text) =>
            vulgarPattern.test(text) ||
            /^-?\d+[ -]\d+[/⁄]/.test(text) ||
            (inches.test(text) && /[/⁄]/.test(text)),
        )),
  );
}
