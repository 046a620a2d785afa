/** Characters that pages of the web write with an ampersand, in cells that were taken from one: `Fish &amp; Chips`, `&pound;12`. */

import type { Column, StringColumn, Table } from '../domain/table.ts';
import { retype } from './drop-rows.ts';

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  thinsp: '\u2009',
  euro: '€',
  pound: '£',
  yen: '¥',
  cent: '¢',
  deg: '°',
  plusmn: '±',
  minus: '−',
  times: '×',
  micro: 'µ',
  sup2: '²',
  sup3: '³',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  copy: '©',
  reg: '®',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  szlig: 'ß',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  ccedil: 'ç',
  ntilde: 'ñ',
};

const entity = new RegExp(`&(?:(${Object.keys(named).join('|')})|#(\\d{1,6})|#[xX]([\\dA-Fa-f]{1,5}));`, 'g');

const plain = (text: string): string =>
  text
    .replace(
      entity,
      (whole, name: string | undefined, decimal: string | undefined, hex: string | undefined) => {
        if (name !== undefined) return named[name]!;
        const code = decimal === undefined ? Number.parseInt(hex!, 16) : Number(decimal);
        // Half of a pair of surrogates is no character.
        const isCharacter = code >= 0x20 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
        return isCharacter ? String.fromCodePoint(code) : whole;
      },
    )
    .trim();

const has = (text: string): boolean => text.includes('&') && plain(text) !== text;

/** Names and cells with the characters themselves. */
export function withoutEntities(table: Table, note: (text: string) => void): Table {
  const taken = new Set(table.columns.map(({ name }) => name));
  let shown: string | undefined;
  const columns = table.columns.map((column): Column => {
    let { name } = column;
    if (has(name) && plain(name) !== '' && !taken.has(plain(name))) {
      shown ??= name;
      name = plain(name);
      taken.add(name);
    }
    const found = column.kind === 'string' ? column.dictionary.find(has) : undefined;
    if (found === undefined) return name === column.name ? column : { ...column, name };
    shown ??= found;
    return retype({ ...decoded(column as StringColumn), name });
  });
  if (shown === undefined) return table;
  note(
    `Cells hold characters as pages of the web write them (${JSON.stringify(shown.slice(0, 40))}); they were read as what they stand for.`,
  );
  return { ...table, columns };
}

/** Texts that become alike are one; those that become empty are missing. */
function decoded(column: StringColumn): StringColumn {
  const codeOf = new Map<string, number>();
  const of = column.dictionary.map((text) => {
    const its = plain(text);
    if (its === '') return -1;
    const code = codeOf.get(its) ?? codeOf.size;
    codeOf.set(its, code);
    return code;
  });
  return {
    ...column,
    codes: column.codes.map((code) => (code < 0 ? code : of[code]!)),
    dictionary: [...codeOf.keys()],
  };
}
