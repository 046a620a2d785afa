/** Columns of a sheet whose numbers are codes: their zeros stand in the format of the cells alone (`00000` shows 1067 as
 * 01067). */

import { columnOf, type SheetPart } from './sheet-part.ts';

/** A format of noughts: what a code shows, its digits filled in from the right. */
export type CodeFormat = string;

/** @returns for each column, from 0, all of whose numbers have one such format, that format */
export async function codeFormats(sheet: SheetPart): Promise<ReadonlyMap<number, CodeFormat>> {
  const ofStyle = codeStyles(await sheet.read('xl/styles.xml'));
  const found = new Map<number, CodeFormat | undefined>();
  if (ofStyle.size === 0) return new Map();
  // Cells of numbers have no type, or `n`; those without content end in a slash.
  const cells = /<(?:\w+:)?c(\s[^<>]*[^<>/])>/g;
  for await (const [, attributes = ''] of sheet.matches(cells)) {
    if (/\st="(?!n")/.test(attributes)) continue;
    const column = /\sr="([A-Z]{1,3})\d/.exec(attributes)?.[1];
    if (column === undefined) continue;
    const format = ofStyle.get(/\ss="(\d{1,9})"/.exec(attributes)?.[1] ?? '');
    const at = columnOf(column);
    found.set(at, found.has(at) && found.get(at) !== format ? undefined : format);
  }
  return new Map([...found].flatMap(([at, format]) => (format === undefined ? [] : [[at, format]])));
}

/** The formats of codes among the styles of cells, by the number of the style. */
function codeStyles(styles: string): ReadonlyMap<string, CodeFormat> {
  const formats = new Map<string, CodeFormat>();
  for (const [tag] of styles.matchAll(/<(?:\w+:)?numFmt\s[^<>]{0,2000}>/g)) {
    const [id, code] = ['numFmtId', 'formatCode'].map(
      (name) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1],
    );
    const format = codeFormatOf(unescaped(code ?? ''));
    if (id !== undefined && format !== undefined) formats.set(id, format);
  }
  const found = new Map<string, CodeFormat>();
  if (formats.size === 0) return found;
  const cells = /<(?:\w+:)?cellXfs\b[\s\S]*?<\/(?:\w+:)?cellXfs>/.exec(styles)?.[0] ?? '';
  for (const [place, [tag]] of [...cells.matchAll(/<(?:\w+:)?xf\s[^<>]*>/g)].entries()) {
    const format = formats.get(/\snumFmtId="(\d{1,9})"/.exec(tag)?.[1] ?? '');
    if (format !== undefined) found.set(String(place), format);
  }
  return found;
}

const unescaped = (text: string): string =>
  text
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');

/** `00000`, `000\-000`, `"K"0000`: noughts and signs between them, without a place that may stay empty, a decimal mark or a
 * part of a date. What stands in square brackets is a colour or a language.
 * @returns the format without quotes and backslashes; undefined for any other */
export function codeFormatOf(code: string): CodeFormat | undefined {
  const [first = ''] = code.split(';');
  let noughts = 0;
  let format = '';
  for (const [part, literal, escaped] of first.matchAll(/"([^"]*)"|\\(.)|\[[^\][]*\]|[\s\S]/g)) {
    if (literal !== undefined || escaped !== undefined) {
      const text = literal ?? escaped!;
      if (text.includes('0')) return undefined;
      format += text;
    } else if (part === '0') {
      noughts++;
      format += part;
    } else if (/^[- ()/]$/.test(part)) format += part;
    else if (!part.startsWith('[')) return undefined;
  }
  return noughts >= 2 ? format.trim() : undefined;
}

/** @param value a whole number
 * @returns 1067 in the format `00000` is `01067` */
export function inCodeFormat(value: number, format: CodeFormat): string {
  const places = format.match(/0/g)!.length;
  const digits = String(value).padStart(places, '0');
  let at = digits.length - places;
  let begun = false;
  return format.replace(/0/g, () => {
    const more = begun ? '' : digits.slice(0, at);
    begun = true;
    return more + digits[at++]!;
  });
}
