/** Quarters, halves, weeks and months as numbered parts of a year: `2024Q1`, `H2 2024`, `KW 5/2024`, and bare ones, `2024-1`,
 * which mean what their column says. */

import { areSplitYears } from './date-text.ts';
import { markOfPart, partNamed, placeWords, quarterWords, wordOfPart } from './part-words.ts';

/** A quarter or a week of a year, and how it was written. */
export interface PartOfYear {
  readonly year: number;
  /** 1 … 4, or 1 … 53. */
  readonly part: number;
  /** 1 … 7, Monday first; 1 where a week stands for itself. */
  readonly day: number;
  /** The text with `{y}` (or `{yy}` in two digits), `{p}` (or `{pp}` in two; `{w:IV}` or `{w:fourth}` where the part is a word)
   * and `{d}` for its numbers. */
  readonly template: string;
}

export const parseQuarter = (text: string): PartOfYear | undefined => partOfYear(text, quarters);

export const parseHalf = (text: string): PartOfYear | undefined => partOfYear(text, halves);

export const parsePeriod = (text: string): PartOfYear | undefined => partOfYear(text, periods);

/** `24W05` is a week only where the column is known to hold times: oils are called `10W40`.
 * @param short whether years of two digits are read too */
export function parseWeek(text: string, short = false): PartOfYear | undefined {
  const found = partOfYear(text, short ? [...weeks, ...shortWeeks] : weeks);
  return found !== undefined && found.part >= 1 && found.part <= 53 ? found : undefined;
}

function partOfYear(text: string, patterns: readonly RegExp[]): PartOfYear | undefined {
  if (text.length < 4 || text.length > 24) return undefined;
  for (const pattern of patterns) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const { y, p, d } = match.groups as { y: string; p: string; d?: string };
    const places = match.indices!.groups as Record<string, [number, number] | undefined>;
    let template = text;
    const marks = { y: y.length === 2 ? '{yy}' : '{y}', p: markOfPart(p), d: '{d}' };
    const ordered = Object.entries(places).filter(([, place]) => place !== undefined);
    for (const [name, place] of ordered.sort((a, b) => b[1]![0] - a[1]![0]))
      template = template.slice(0, place![0]) + marks[name as keyof typeof marks] + template.slice(place![1]);
    return { year: fullYear(y), part: partNamed(p), day: Number(d ?? 1), template };
  }
  return undefined;
}

/** Writes a quarter or a week as another one was written. */
export function formatPartOfYear(template: string, year: number, part: number, day: number): string {
  return template
    .replace(/\{p\}(?:st|nd|rd|th)/, `${part}${['st', 'nd', 'rd'][part - 1] ?? 'th'}`)
    .replace('{yy}', String(year % 100).padStart(2, '0'))
    .replace('{y}', String(year).padStart(4, '0'))
    .replace('{pp}', String(part).padStart(2, '0'))
    .replace('{p}', String(part))
    .replace(/\{w:(\p{L}+)\}/u, (_, word: string) => wordOfPart(part, word))
    .replace('{d}', String(day));
}

/** What numbers beside years may be where no letter says it. */
export const bareParts = ['quarter', 'week', 'month'] as const;
export type BarePart = (typeof bareParts)[number];

const mostParts = { quarter: 4, week: 53, month: 12 } as const satisfies Record<BarePart, number>;

/** @returns undefined when the text is no year and a number beside it that the part may have */
export function parseBarePart(text: string, part: BarePart): PartOfYear | undefined {
  const found = partOfYear(text.trim(), bare);
  return found !== undefined && found.part >= 1 && found.part <= mostParts[part] ? found : undefined;
}

/** What the numbers beside the years of a column are (`2024-1`, `13/2024`), as its name says.
 * @param texts distinct ones of a column
 * @returns undefined where the name does not say it, not all texts are such, or all are months as 2024-01 and 01/2024, which are
 *          read without this */
export function namedPart(texts: readonly string[], name: string): BarePart | undefined {
  const readable = name.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').replace(/_/g, ' ');
  const named = bareParts.find((part) => partNames[part].test(readable));
  const found = named && numbersBeside(texts);
  if (found === undefined || found.most > mostParts[named!]) return undefined;
  return named === 'month' && found.usual ? undefined : named;
}

/** The same by the numbers alone, for a column that is known to hold times: weeks where there are more than twelve of them,
 * quarters where every year has the same four and no more, else months. */
export function countedPart(texts: readonly string[]): BarePart | undefined {
  const found = numbersBeside(texts);
  // `2012-13` is a year that runs over the New Year.
  if (found === undefined || areSplitYears(texts)) return undefined;
  const { most, usual, distinct, ofYears } = found;
  if (most > mostParts.month) return distinct >= leastWeeks ? 'week' : undefined;
  if (usual) return undefined;
  const inner = ofYears.slice(1, -1);
  if (most > mostParts.quarter) return 'month';
  return inner.length > 0 && inner.every((count) => count === mostParts.quarter) ? 'quarter' : undefined;
}

interface Beside {
  readonly most: number;
  readonly distinct: number;
  /** Whether all have two digits, and a hyphen, slash or point between them and the year, as months do. */
  readonly usual: boolean;
  /** How many each year has, in order of the years' first texts. */
  readonly ofYears: readonly number[];
}

/** @returns undefined when some text is no year and a number from 1 to 53 */
function numbersBeside(texts: readonly string[]): Beside | undefined {
  if (texts.length < 2) return undefined;
  const numbers = new Set<number>();
  const ofYear = new Map<number, number>();
  let usual = true;
  for (const text of texts) {
    const found = partOfYear(text.trim(), bare);
    if (found === undefined || found.part < 1 || found.part > mostParts.week) return undefined;
    numbers.add(found.part);
    ofYear.set(found.year, (ofYear.get(found.year) ?? 0) + 1);
    if (found.template.includes('{p}') || /[:_ ]/.test(found.template)) usual = false;
  }
  return { most: Math.max(...numbers), distinct: numbers.size, usual, ofYears: [...ofYear.values()] };
}

/** Different numbers that a column of weeks has at least. */
const leastWeeks = 6;

const partNames: Readonly<Record<BarePart, RegExp>> = {
  quarter:
    /(?:^|[^\p{L}])(?:q|qtr|quarters?|quartale?|trim|trimestres?|trimestri|trimester|kwartał|kwartal|kwartaal|kvartal|квартал)(?=$|[^\p{L}])|quartal|quarter|trimestre|季度|四半期|분기/iu,
  week: /(?:^|[^\p{L}])(?:wk|cw|kw|weeks?|woche|wochen|semaines?|semanas?|settimana|settimane|vecka|veckor|uge|uke|tydzień|tydzien|неделя|ww|yww|yyyyww|jjjjww|vko|viikko|hét)(?=$|[^\p{L}])|week|woche|semana|semaine|[周週]|주차/iu,
  month:
    /(?:^|[^\p{L}])(?:months?|monat|monate|mois|mes|meses|mês|mese|mesi|maand|måned|månad|miesiąc|месяц|period|periode|período|periodo|période|mth|mon|ym|yyyymm)(?=$|[^\p{L}])|monat|month|[月월]/iu,
};

/** Years and numbers of one or two digits. */
const bare: readonly RegExp[] = [
  /^(?<y>(?:18|19|20|21)\d{2}) ?[-/.:_ ] ?(?<p>\d{1,2})$/d,
  /^(?<p>\d{1,2}) ?[-/.:_ ] ?(?<y>(?:18|19|20|21)\d{2})$/d,
  /^(?<y>(?:19|20)\d{2})(?<p>[1-4])$/d,
];
const quarters: readonly RegExp[] = [
  /^(?<y>\d{4})[- /.]?[QqT](?<p>[1-4])$/d,
  /^(?<y>\d{4}) ?[年년] ?第?(?<p>[1-4]) ?(?:季度?|四半期|분기)$/d,
  /^(?:Qtr|Quarter|Quartal)\.? ?(?<p>[1-4])[ /,-]{1,2}(?<y>\d{4})$/di,
  /^(?:FY|FJ|GJ) ?'?(?<y>\d{4}|\d{2})[- /]?Q(?<p>[1-4])$/d,
  /^Q(?<p>[1-4])[- /]?(?:FY|FJ|GJ) ?'?(?<y>\d{4}|\d{2})$/d,
  /^(?<y>\d{2})[- /]?Q(?<p>[1-4])$/d,
  /^[QqT](?<p>[1-4])(?:[- /']|, )?(?<y>\d{4}|(?<=[- /'])\d{2})$/d,
  /^(?<y>\d{4}),? (?<p>[1-4])(?:st|nd|rd|th|er|e|º|°) (?:quarter|trimestre|trim\.?)$/di,
  /^[QqT](?<p>[1-4]) '(?<y>\d{2})$/d,
  /^(?<p>[1-4])[QqT][- /']?(?<y>\d{4}|\d{2})$/d,
  /^(?<p>[1-4])\.? ?(?:Quartal|Quarter|Quart\.|trimestre|trim\.?|kw\.?art\.?|kvartal)[ /]?(?<y>\d{4})$/di,
  /^(?<p>[1-4])(?:st|nd|rd|th|er|e|º|°) (?:quarter|qtr\.?|trimestre|trim\.?),? (?<y>\d{4})$/di,
  new RegExp(`^(?<p>${placeWords}) ${quarterWords}(?: of| de| del|,)? (?<y>\\d{4})$`, 'diu'),
  new RegExp(`^(?<y>\\d{4}),? (?<p>${placeWords}) ${quarterWords}$`, 'diu'),
  /^(?<y>\d{4})[ /-](?<p>I{1,3}|IV)(?: ?(?:kw\.?|kvartal|квартал|кв\.?|trim\.?))?$/d,
  /^(?<p>I{1,3}|IV)(?:[ /-]| (?:kw(?:artał|\.)?|kvartal|квартал|кв\.?|trim(?:estre|\.)?) )(?<y>\d{4})(?: ?г\.?)?$/d,
];
const halves: readonly RegExp[] = [
  /^(?<y>\d{4})[- /]?[HhSs](?<p>[12])$/d,
  /^[HhSs](?<p>[12])[- /']?(?<y>\d{4})$/d,
  /^(?<p>[12])[HhSs][- /']?(?<y>\d{4}|(?<=H[- /']?)\d{2})$/d,
  /^(?<p>[12])\.? ?(?:Halbjahr|Hj\.?|half|semestre|sem\.?),? ?\/?(?<y>\d{4})$/di,
];
/** Months of a fiscal year (a thirteenth is none), of Stata (2024m1), with a colon or a space between. */
const periods: readonly RegExp[] = [
  /^0(?<p>0[1-9]|1[0-2])[./](?<y>(?:19|20)\d{2})$/d,
  /^(?<y>(?:18|19|20)\d{2})[: ](?<p>0[1-9]|1[0-2])$/d,
  /^(?<y>(?:18|19|20)\d{2})[mM](?<p>[1-9]|1[0-2])$/d,
  /^(?<y>(?:19|20)\d{2})[- /]?P(?<p>0[1-9]|1[0-2])$/d,
  /^(?:FY|FJ|GJ) ?'?(?<y>\d{4}|\d{2})[-/. ]?(?:P|M|Period )(?<p>0?[1-9]|1[0-2])$/d,
  /^(?:P|M)(?<p>0?[1-9]|1[0-2])[-/. ](?:FY|FJ|GJ)? ?'?(?<y>\d{4}|(?<=[FG][YJ] ?'?)\d{2})$/d,
];
const weeks: readonly RegExp[] = [
  /^(?<y>\d{4})-?W(?<p>\d{2})(?:-?(?<d>[1-7]))?$/d,
  /^(?<y>\d{4}) ?[年년] ?第?(?<p>\d{1,2}) ?(?:[周週]|주차?)$/d,
  /^(?<y>\d{4})[- /]?(?:F?W|KW|CW|S|v\.?|week|wk) ?(?<p>\d{1,2})$/di,
  /^(?:FY|FJ|GJ) ?'?(?<y>\d{4}|\d{2})[-/. ]?(?:F?W|KW|CW|week|wk) ?(?<p>\d{1,2})$/di,
  /^(?:F?W|KW|CW|week|wk) ?(?<p>\d{1,2})[-/., ]{1,2}(?:FY|FJ|GJ) ?'?(?<y>\d{4}|\d{2})$/di,
  /^(?:F?W|KW|CW|week|wk|semaine|sem\.?|vecka|v(?=\.)|uge|uke|settimana|semana)\.? ?(?<p>\d{1,2})(?:[ /,-]| of )+(?<y>\d{4})$/di,
];

/** Weeks only where times are known to stand: years of two digits, and `S05 2024`, which is a half of a year without its 0. */
const shortWeeks: readonly RegExp[] = [
  /^(?<y>\d{2})W(?<p>\d{2})$/d,
  /^(?:W|KW|CW|wk|week|sem\.?) ?(?<p>\d{1,2})[/'-](?<y>\d{2})$/di,
  /^S(?<p>\d{2})[ /-](?<y>\d{4})$/d,
];

const fullYear = (digits: string): number =>
  digits.length === 4 ? Number(digits) : Number(digits) + (Number(digits) < 69 ? 2000 : 1900);
