/** Moments as programs write them in logs and dumps: `Tue Jan 31 14:05:33 2023` (C), `31/Jan/2023:14:05:33 +0000` (Apache),
 * `Tue Jan 31 2023 14:05:33 GMT+0100 (CET)` (JavaScript), `31JAN2023:14:05:33` (SAS), `31-JAN-23 02.05.33.000000 PM`
 * (Oracle), `2023-01-31 14:05:33 +0000 UTC` (Go), `2023-01-31T14:05+01:00[Europe/Berlin]` (Java), `/Date(1675173933000)/`. */

const time = '(\\d{2}:\\d{2}:\\d{2})(?:\\.\\d+)?';
const name = '([A-Za-z]{3})';
const zone = '(?: ([A-Z]{3,4}|[+-]\\d{4}))?';

/** Each with how its parts make a date of words. */
const forms: readonly (readonly [RegExp, (...parts: string[]) => string])[] = [
  [
    new RegExp(`^[A-Za-z]{3},? ${name} {1,2}(\\d{1,2}) ${time}${zone} (\\d{4})$`),
    (month, day, clock, place, year) => `${day} ${month} ${year} ${clock}${spaced(place)}`,
  ],
  [
    new RegExp(`^[A-Za-z]{3} ${name} (\\d{2}) (\\d{4}) ${time} GMT([+-]\\d{4})(?: \\(.*\\))?$`),
    (month, day, year, clock, offset) => `${day} ${month} ${year} ${clock} ${offset}`,
  ],
  [
    new RegExp(`^\\[?(\\d{1,2})/${name}/(\\d{4}):${time}${zone}\\]?$`),
    (day, month, year, clock, place) => `${day} ${month} ${year} ${clock}${spaced(place)}`,
  ],
  [
    new RegExp(`^(\\d{1,2})${name}(\\d{4}|\\d{2}):${time}$`),
    (day, month, year, clock) => `${day}-${month}-${year} ${clock}`,
  ],
  [
    new RegExp(
      `^(\\d{1,2})-${name}-(\\d{4}|\\d{2}) (\\d{1,2})\\.(\\d{2})\\.(\\d{2})(?:\\.\\d+)?( [AP]M)?(?: .+)?$`,
    ),
    (day, month, year, hour, minute, second, half = '') =>
      `${day}-${month}-${year} ${hour}:${minute}:${second}${half}`,
  ],
  [/^(\d{4}-\d{2}-\d{2}[T ].{5,})\[[\w/+-]+\]$/, (moment) => moment],
  [/^(\d{4}-\d{2}-\d{2} .{5,}) [+-]0000 UTC$/, (moment) => `${moment.replace(/\.\d+$/, '')} UTC`],
  // DB2, EXIF.
  [
    /^(\d{4}-\d{2}-\d{2})-(\d{2})\.(\d{2})\.(\d{2})(?:\.\d+)?$/,
    (date, hour, minute, second) => `${date}T${hour}:${minute}:${second}`,
  ],
  [
    /^(\d{4}):(\d{2}):(\d{2}) (\d{2}:\d{2}:\d{2})$/,
    (year, month, day, clock) => `${year}-${month}-${day}T${clock}`,
  ],
  [/^\/Date\((-?\d{9,14})(?:[+-]\d{4})?\)\/$/, (ms) => new Date(Number(ms)).toISOString()],
];

const spaced = (part: string | undefined): string => (part === undefined ? '' : ` ${part}`);

/** The same moment in words or as ISO 8601 has it; undefined when the text is not of a program's kind. */
export function plainMoment(text: string): string | undefined {
  if (text.length < 16 || text.length > 80) return undefined;
  for (const [pattern, rewrite] of forms) {
    const match = pattern.exec(text);
    if (match !== null) return rewrite(...match.slice(1));
  }
  return undefined;
}
