/** Years of East Asia that count from an emperor or a state: `R6.3.5`, `令和6年3月`, `民國113年`. */

import { utcDate, utcMs } from './iso-date.ts';

interface Era {
  readonly names: readonly string[];
  readonly from: readonly [year: number, month: number, day: number];
}

/** The newest first; the last one, of Taiwan, runs beside the others. */
const eras: readonly Era[] = [
  { names: ['R', '令和'], from: [2019, 5, 1] },
  { names: ['H', '平成'], from: [1989, 1, 8] },
  { names: ['S', '昭和'], from: [1926, 12, 25] },
  { names: ['T', '大正'], from: [1912, 7, 30] },
  { names: ['M', '明治'], from: [1868, 1, 25] },
];
const taiwan: Era = { names: ['民國', '民国', '中華民國'], from: [1912, 1, 1] };
const all = [...eras, taiwan];
const words = all.flatMap(({ names }) => names.filter((name) => name.length > 1)).join('|');

const inWords = new RegExp(`^(${words}) ?(\\d{1,3}|元) ?年(?: ?(\\d{1,2}) ?月(?: ?(\\d{1,2}) ?日)?)?$`);
const inLetters = /^([RHSTM])(\d{1,2})([./-])(\d{1,2})(?:\3(\d{1,2}))?$/;

export interface EraDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  /** The text with `{era}`, `{e}` for the year, `{m}` and `{d}`; `{mm}` and `{dd}` where they have a leading zero. */
  readonly template: string;
}

/** `R6.3.5` is a version of something too: only a column of dates tells it apart, which `lettered` says.
 * @returns undefined when the text is no such date, or names a day or a year that the era has not */
export function parseEra(text: string, lettered: boolean): EraDate | undefined {
  if (text.length > 20) return undefined;
  const named = inWords.exec(text);
  const match = named ?? (lettered ? inLetters.exec(text) : null);
  if (match === null) return undefined;
  const [, name, ofEra] = match as unknown as string[];
  const [monthText, dayText] = (named ? match.slice(3) : match.slice(4)) as (string | undefined)[];
  const era = all.find(({ names }) => names.includes(name!))!;
  const year = era.from[0] - 1 + (ofEra === '元' ? 1 : Number(ofEra));
  const [month, day] = [Number(monthText ?? 1), Number(dayText ?? 1)];
  const date = utcDate(utcMs(year, month, day));
  if (date.month !== month || date.day !== day || ofEra === '0') return undefined;
  const part = (digits: string | undefined, letter: string) =>
    digits?.startsWith('0') ? `{${letter}${letter}}` : `{${letter}}`;
  const [m, d] = [part(monthText, 'm'), part(dayText, 'd')];
  const ending = dayText === undefined ? '' : d;
  const template =
    named === null
      ? `{era}{e}${match[3]}${m}${dayText === undefined ? '' : `${match[3]}${ending}`}`
      : `{era}{e}年${monthText === undefined ? '' : `${m}月`}${dayText === undefined ? '' : `${ending}日`}`;
  return { year, month, day, template: template.replace('{era}', `{era:${name}}`) };
}

/** Writes a day as another one was written, in its own era. */
export function formatEra(template: string, time: number): string {
  const date = utcDate(time);
  const { year, month, day } = date;
  const like = /\{era:(.+?)\}/.exec(template)![1]!;
  const running = eras.find(({ from }) => utcMs(...from) <= time) ?? eras.at(-1)!;
  const era = taiwan.names.includes(like) ? taiwan : running;
  const name = era === taiwan ? like : era.names[like.length > 1 ? 1 : 0]!;
  const ofEra = year - era.from[0] + 1;
  const two = (value: number) => String(value).padStart(2, '0');
  return template
    .replace(`{era:${like}}`, name)
    .replace('{e}', ofEra === 1 && name.length > 1 ? '元' : String(ofEra))
    .replace('{mm}', two(month))
    .replace('{m}', String(month))
    .replace('{dd}', two(day))
    .replace('{d}', String(day));
}
