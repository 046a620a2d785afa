/** Dates rewritten plainly: what stands between day and clock, clocks first, names between slashes, digits of other scripts.
 * What is left is as ISO 8601 or people write it in one of few ways. */

import { parseEra } from './era.ts';
import { monthNamed, weekdayNamed } from './month-names.ts';
import { plainCharacters } from './plain-characters.ts';
import { zonePattern } from './zone-offset.ts';

/** Most texts: nothing to do. */
const isPlain = /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?Z?)?$/;

const day = '\\d{1,4}[-/.]\\d{1,2}[-/.]\\d{1,4}|.*\\p{L}{3}.*\\d{4}';
const clock = '\\d{1,2}:\\d{2}(?::\\d{2})?(?: ?[AaPp][Mm])?';

/** From … to …, of which the beginning counts (`10:00:00-05:00` has an offset behind seconds): weeks with their days, hours of a power exchange, periods of pandas. */
const range =
  /^(\d{4}-\d{2}-\d{2}|\d{1,2}[./]\d{1,2}[./]\d{4})( \d{1,2}:\d{2}(?::\d{2})?)?(?!(?<=:\d{2}:\d{2})-\d{2}:\d{2}$)(?: ?[-–—/] ?| (?:to|bis|au|al|a|tot|until) )(?:(?:\d{4}-\d{2}-\d{2}|\d{1,2}[./]\d{1,2}[./]\d{4})(?: \d{1,2}:\d{2}(?::\d{2})?)?|\d{1,2}:\d{2}(?::\d{2})?)$/u;

/** `05/03/2024 - 13:45`: a day and its clock. */
const dayDashClock = /^(\d{4}-\d{2}-\d{2}|\d{1,2}[./]\d{1,2}[./]\d{4}) [-–—] (\d{1,2}:\d{2}(?::\d{2})?)$/;

/** Whether a text states a time from … to …: only its beginning is read. */
export const isRangeOfDates = (text: string): boolean =>
  text.length <= 80 && range.test(text.trim()) && !dayDashClock.test(text.trim());

const romanMonths = 'I II III IV V VI VII VIII IX X XI XII'.split(' ');

/** What stands in front of the day at the end or the beginning of a week. */
export const weekNamed =
  /^(?:w\/?[ec]|week (?:ending|commencing|beginning|of|starting)|wk ending|as of|vom|ab) (?=\d|\p{L}{3})/iu;

type Rewrite = readonly [RegExp, string | ((...parts: string[]) => string)];

const rewrites: readonly Rewrite[] = [
  // `2024-01-15T10`, `20240115-1030`, `2024_01_15`, `2024/1`.
  [/^(\d{4}-\d{2}-\d{2})[T ](\d{2})(Z?)$/, '$1T$2:00$3'],
  [/^((?:19|20)\d{6})[-_](\d{4}|\d{6})$/, '$1T$2'],
  [/^(\d{1,4})_(\d{1,2})_(\d{1,4})$/, '$1-$2-$3'],
  [/^((?:19|20)\d{2})\/(\d)$/, '$1-0$2'],
  // `05 / 03 / 2024`
  [/^(\d{1,2}) ([/.-]) (\d{1,2}) \2 (\d{4}|\d{2})(?= |$)/, '$1$2$3$2$4'],
  // `5.III.2024`
  [
    /^(\d{1,2})([./ -]) ?(I{1,3}|I?[VX]|VI{1,3}|XI{1,2})\2 ?(\d{4})(?= |$)/,
    (_, day, _mark, month, year) =>
      `${year}-${String(romanMonths.indexOf(month!) + 1).padStart(2, '0')}-${day!.padStart(2, '0')}`,
  ],
  // A mark of a footnote behind it; a point behind the year, as in Serbian.
  [/(?<=\d)[*†‡]{1,3}$/u, ''],
  [/(?<=\p{L}{3}\.? |^\d{1,2}\. ?\d{1,2}\. ?)(\d{4})\.$/u, '$1'],
  // Words for “year” behind it.
  [/(\d{4}) ?(?:г|р|r|rok|року|года)\.?(?=$|,? )/u, '$1'],
  [dayDashClock, '$1 $2'],
  [range, (_, date, time = '') => `${date}${time}`],
  // `20240305T134510+0100`, `2024, March`.
  [/^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})([+-]\d{2}:?\d{2})$/, '$1-$2-$3T$4:$5:$6$7'],
  [/^(\d{4}), (?=\p{L}{3,12}$)/u, '$1 '],
  // `2024年3月5日 星期二`.
  [
    /(?<=[日일]),? ?(?:(?:星期|周|週|禮拜|礼拜)[一二三四五六日天]|[月火水木金土日]曜日?|[월화수목금토일]요일)(?=$|[ ,]? ?\d)/u,
    '',
  ],
  // Quarters by their months: `Jan-Mar 2018`, `2018 JAN-MAR`.
  [
    /^(?:(\d{4}) )?(\p{L}{3,9})\.? ?[-–/] ?(\p{L}{3,9})\.?(?: (\d{4}))?$/u,
    (all, before, first, last, behind) => {
      const [start, end] = [monthNamed(first!)?.month, monthNamed(last!)?.month];
      const isQuarter = start !== undefined && start % 3 === 1 && end === start + 2;
      return isQuarter && (before || behind) ? `Q${(start + 2) / 3} ${before || behind}` : all!;
    },
  ],
  // `1 PM`
  [/(?<=\d) (1[0-2]|0?[1-9]) ?([AaPp])\.? ?[Mm]\.?$/, ' $1:00 $2M'],
  // An offset behind a day, as XML has it.
  [/^(\d{4}-\d{2}-\d{2})(?:Z|[+-]\d{2}:\d{2})$/, '$1'],
  // `15. 1.2024`: a space where a nought would stand.
  [/^(\d{1,2})\. (\d{1,2})\.(\d{4}|\d{2})(?!\d)/, '$1.$2.$3'],
  // `2024. 1.`, a month of Korea.
  [/^(\d{4})\. ?(\d{1,2})\.$/, (_, year, month) => `${year}-${month!.padStart(2, '0')}`],
  // `2024. január 15.`
  [/^(\d{4})\.? (\p{L}{3,12})\.? (\d{1,2})\.$/u, '$3 $2 $1'],
  // `2024 m. sausio 15 d.`, `2024. gada 15. janvāris`
  [/^(\d{4}) m\. (\p{L}{3,12}) (\d{1,2}) d\.$/u, '$3 $2 $1'],
  [/^(\d{4})\. gada (\d{1,2})\. (\p{L}{3,12})$/u, '$2 $3 $1'],
  // `15 d'agost de 2023`, `24 בדצמבר 2023`
  [/^(\d{1,2}) d['’](?=\p{L})/u, '$1 de '],
  [/^(\d{1,2}) ב(?=\p{L}{3})/u, '$1 '],
  // `ngày 15 tháng 1 năm 2024`
  [/^(?:ngày )?(\d{1,2}) tháng (\d{1,2}),? (?:năm )?(\d{4})$/iu, '$3-$2-$1'],
  // Spaces between the signs of year, month and day.
  [
    /^(\d{4}) ?([年년]) ?(\d{1,2}) ?([月월]) ?(\d{1,2}) ?([日일])/u,
    (all, y, a, m, b, d, c) => (/ [年月日년월일]/u.test(all!) ? `${y}${a}${m}${b}${d}${c}` : all!),
  ],
  // Years of an era: 令和6年3月5日, 民國113年3月5日.
  [
    /^(?:令和|平成|昭和|大正|明治|民國|民国|中華民國).{2,14}日(?=$| )/u,
    (all) => {
      const day = parseEra(all!, false);
      return day === undefined ? all! : `${day.year}年${day.month}月${day.day}日`;
    },
  ],
  // Months of one: 令和6年3月.
  [
    /^(?:令和|平成|昭和|大正|明治|民國|民国|中華民國).{2,8}月$/u,
    (all) => {
      const month = parseEra(all!, false);
      return month === undefined ? all! : `${month.year}年${month.month}月`;
    },
  ],
  // `the 15th of January 2024`, `Montag, den 15. Januar 2024`
  [/^(\p{L}{2,14}\.?,? )?(?:the|den|dem|el|le|il|lo) (?=\d)/iu, '$1'],
  // The day of the week behind the day: `2024-01-15 (Mon)`, `15.01.2024, Montag`.
  [
    /(?<=\d),? ?[(（]?(\p{L}{2,14})\.?[)）]?$/u,
    (all, word) => (weekdayNamed(word!) === undefined || monthNamed(word!) !== undefined ? all! : ''),
  ],
  // `mar. 05/11/2024`, `mar. 31 janvier 2023`: a word for a day of the week that is one for a month too.
  [
    /^(\p{L}{2,14})\.?,? (?=\d{1,2}(?:[./-]\d{1,2}[./-]\d|(?:er|\.)? \p{L}{3,12}\.? \d{4}))/u,
    (all, word) => (weekdayNamed(word!) !== undefined && monthNamed(word!) !== undefined ? '' : all!),
  ],
  // The day of the week in brackets: 2024年1月15日(月).
  [/ ?[(（][月火水木金土日一二三四五六월화수목금토일](?:曜日?|요일)?[)）] ?(?=$|\d)/u, ''],
  // 下午1:45, 오후 1:45, 午後1時45分.
  [
    / ?(上午|午前|오전|下午|午後|오후) ?(\d{1,2})(?:[:：]|[時时시] ?)(\d{1,2})(?:[分분])?(?:[:：]?(?<=[:：분分]) ?(\d{1,2})[秒초]?)?$/u,
    (_, half, h, m, s) =>
      ` ${Number(h) || 12}:${m!.padStart(2, '0')}${s === undefined ? '' : `:${s.padStart(2, '0')}`} ${half}`,
  ],
  // 10時30分, 10시 30분.
  [
    / ?(\d{1,2}) ?[時时시] ?(\d{1,2}) ?[分분](?: ?(\d{1,2}) ?[秒초])?$/u,
    (_, h, m, s) => ` ${h}:${m!.padStart(2, '0')}${s === undefined ? '' : `:${s.padStart(2, '0')}`}`,
  ],
  [/ ?\b([AaPp])\. ?[Mm]\.?/u, ' $1m'],
  // `à 10:30`, `um 10:30 Uhr`, `at 10:30`, `kl. 10.30`.
  [/,? (?:à|at|um|alle(?: ore)?|a las?|às|ás|kl\.?|klo|om|o godz\.|в|-|–) (?=\d{1,2} ?[:.hH]\d{2})/iu, ' '],
  [
    new RegExp(`^(${day}),? (\\d{1,2}) ?[hH] ?(\\d{2})?$`, 'u'),
    (_, date, h, m = '00') => `${date} ${h}:${m}`,
  ],
  [
    new RegExp(`^(${day}),? (\\d{1,2})\\.(\\d{2})(?:\\.(\\d{2}))?( ?Uhr)?$`, 'u'),
    (_, date, h, m, s) => `${date} ${h!.padStart(2, '0')}:${m}${s === undefined ? '' : `:${s}`}`,
  ],
  // The clock before the day.
  [
    new RegExp(
      `^(${clock}),? (?:on |le |del? |am |den )?(\\d.{5,}?|\\p{L}.{5,}?)(?: \\(?(${zonePattern})\\)?)?$`,
      'u',
    ),
    (_, time, date, zone) => `${date} ${time}${zone === undefined ? '' : ` ${zone}`}`,
  ],
  // `15/Jan/2024`, `15.Jan.2024`.
  [/^(\d{1,2})([/.])(\p{L}{3,9})\2(\d{2}|\d{4})(?= |$)/u, '$1-$3-$4'],
  // `2024-Jan-15`.
  [
    /^(\d{4})([-/. ])(\p{L}{3,9})\.?\2(\d{1,2})(?= |$)/u,
    (all, year, _mark, name, day) => (monthNamed(name!) === undefined ? all! : `${day}-${name}-${year}`),
  ],
  [weekNamed, ''],
  [
    /^(?:posted|published|updated|last updated|created|added|joined|since|due)(?: on)?:? (?=\d|\p{L}{3})/iu,
    '',
  ],
  // `2024-03-05-13-45-10`, and a colon before thousandths.
  [/^(\d{4}-\d{2}-\d{2})[-_](\d{2})-(\d{2})-(\d{2})$/, '$1T$2:$3:$4'],
  [/(?<=\d:\d{2}:\d{2}):(?=\d{3}$)/, '.'],
  // `5/3/2024 1.45pm`
  [/(?<=\d,? )(1[0-2]|0?[1-9])\.([0-5]\d) ?([AaPp])m$/, '$1:$2 $3m'],
  // An actual or an estimated quarter: `1Q23A`, `2Q24E`.
  [/^([1-4]Q(?:\d{4}|\d{2}))[AEFP]$/, '$1'],
];

/** @returns the text itself where nothing needs to be rewritten */
export function plainDate(text: string): string {
  if (text.length > 80 || isPlain.test(text)) return text;
  let plain = plainCharacters(text).replace(/ {2,}/g, ' ').replace(inNumerals, ofNumerals);
  if (!/\d/.test(plain)) return text;
  for (const [pattern, by] of rewrites) plain = plain.replace(pattern, by as string);
  return plain;
}

/** `二〇二四年三月五日`, `2024年三月`. */
const inNumerals =
  /^([〇零一二三四五六七八九\d]{4})年([一二三四五六七八九十]{1,3})月(?:([一二三四五六七八九十]{1,3})[日号號])?/u;

function ofNumerals(_: string, year: string, month: string, day?: string): string {
  const digits = '〇一二三四五六七八九';
  const digitOf = (sign: string) =>
    /\d/.test(sign) ? sign : String(digits.indexOf(sign === '零' ? '〇' : sign));
  const ofTens = (text: string) => {
    const [tens, ones] = text.includes('十') ? text.split('十') : ['', text];
    const many = text.includes('十') ? (tens === '' ? 1 : Number(digitOf(tens!))) : 0;
    return 10 * many + (ones === '' ? 0 : Number(digitOf(ones!)));
  };
  return `${[...year].map(digitOf).join('')}年${ofTens(month)}月${day === undefined ? '' : `${ofTens(day)}日`}`;
}

/** `2024-015`, the fifteenth day of 2024; only a name of the column tells it from a number of an invoice. */
export function parseDayOfYear(text: string): { year: number; day: number } | undefined {
  const match = /^((?:19|20)\d{2})-(\d{3})$/.exec(text);
  if (match === null) return undefined;
  const [year, ofYear] = [Number(match[1]), Number(match[2])];
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return ofYear >= 1 && ofYear <= (leap ? 366 : 365) ? { year, day: ofYear } : undefined;
}

/** Whether texts are years that run over a New Year (`2010-11`, `2010/2011`), each of which alone may be a month. */
export function areSplitYears(texts: readonly string[]): boolean {
  const pairs = new Set(texts);
  if (pairs.size < 2) return false;
  for (const text of pairs) if (splitYear(text) === undefined) return false;
  return true;
}

/** `2010-11`, `2010/11`, `2010–2011`: the first of two years, and the text with marks for both. */
export function splitYear(text: string): { year: number; template: string } | undefined {
  const match = /^((?:FY|GJ|WJ|SJ) ?)?((?:18|19|20|21)\d{2})([-/–])(\d{2}|\d{4})$/.exec(text.trim());
  if (match === null) return undefined;
  const [, word = '', first, mark, last] = match as unknown as string[];
  const year = Number(first);
  const short = last!.length === 2;
  if ((year + 1) % (short ? 100 : 10_000) !== Number(last)) return undefined;
  return { year, template: `${word}{y}${mark}${short ? '{nn}' : '{n}'}` };
}
