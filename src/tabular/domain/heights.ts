/** Lengths in feet and inches, and what people write among them. */

import { vulgar } from './vulgar-fractions.ts';

/** `5'11"`, `6' 2`, `5 ft 11 in`, `5ft, 11½in`, `5 foot 7`, `5′11.5″`. */
const feetPattern =
  /^(\d{1,3}) ?(?:['′’‘´`]|ft\.?|feet|foot),? ?(?:-|and |& )? ?(\d{1,2}(?:\.\d+)?)?([½¼¾])? ?(?:["″”“]|''|′′|’’|in\.?|ins\.?|inch(?:es)?)?$/i;
/** `71"`, `71 inches`, `180 cm`, `1.80 m`. */
const otherLength = /^(\d{1,3}(?:[.,]\d{1,3})?) ?(["″”“]|''|in\.?|ins\.?|inch(?:es)?|cm\.?|m\.?)$/i;
/** `5-11`: only a name of the column tells it from scores and ranges. */
const hyphened = /^([3-8]) ?[-–‐‑] ?(\d|0\d|1[01])(?:["″”]|''| ?in\.?)?$/;

const inchesOf = { cm: 1 / 2.54, m: 100 / 2.54 } as const;

export const isInFeet = (text: string): boolean => feetPattern.test(text);

export const isHyphenedHeight = (text: string): boolean => hyphened.test(text.trim());

/** @returns feet */
export function parseFeet(text: string): number | undefined {
  const match = feetPattern.exec(text);
  if (match !== null) {
    const inches = Number(match[2] ?? 0) + (match[3] === undefined ? 0 : vulgar[match[3]]!);
    return inches < 12 ? Number(match[1]) + inches / 12 : undefined;
  }
  const [, size, unit] = otherLength.exec(text) ?? [];
  if (size === undefined) return undefined;
  const metric = unit!.toLowerCase().replace('.', '');
  const factor = metric === 'cm' || metric === 'm' ? inchesOf[metric] : 1;
  return Number(((Number(size.replace(',', '.')) * factor) / 12).toPrecision(15));
}

/** As {@link parseFeet}, and `5-11` too. */
export function parseHeight(text: string): number | undefined {
  const match = hyphened.exec(text);
  return match === null ? parseFeet(text) : Number(match[1]) + Number(match[2]) / 12;
}

/** Whether a column is named after heights of people: in no other are two numbers with a hyphen feet and inches. */
export const isHeightName = (name: string): boolean =>
  /(?:^|[^\p{L}])(?:heights?|hts?|stature|tall|körper(?:größe|groesse)|größe|groesse|taille|estatura|altura|altezza|statura)(?![\p{L}])/iu.test(
    name.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '),
  );
