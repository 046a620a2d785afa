/** Reads the written tables. */

import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../tables/', import.meta.url);

/** @returns rows of trimmed fields of a table, or of all its numbered parts (seas-1.tsv, seas-2.tsv), in order of file name */
export function readTables(prefix) {
  const files = readdirSync(folder)
    .filter(
      (name) =>
        name === `${prefix}.tsv` ||
        (name.startsWith(prefix) && /^-?\d.*\.tsv$/.test(name.slice(prefix.length))),
    )
    .sort();
  if (files.length === 0) throw new Error(`no table ${prefix}.tsv`);
  return files.flatMap((name) =>
    readFileSync(new URL(name, folder), 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => line.split('\t').map((field) => field.trim())),
  );
}

/** Names written as "Alias;Other;de=Name;adj=Norman;code=RU-MOS": aliases, translations, adjectives, codes. */
export function writtenNames(text = '') {
  return text
    .split(';')
    .filter((part) => part !== '')
    .map((part) => {
      const adjective = /^adj=(.+)$/.exec(part.trim());
      if (adjective) return { text: adjective[1], type: 'adjective' };
      const code = /^code=(.+)$/.exec(part.trim());
      if (code) return { text: code[1], type: 'code' };
      const match = /^([a-z]{2,3}(?:-[A-Za-z]+)?)=(.+)$/.exec(part.trim());
      return match
        ? { text: match[2], type: 'translation', language: match[1] }
        : { text: part.trim(), type: 'alias' };
    });
}

/** Adds the names of more-names.tsv to the records they belong to.
 * @throws Error when a row names no record */
export function withMoreNames(records) {
  const more = new Map(readTables('more-names').map(([id, names]) => [id, writtenNames(names)]));
  const result = records.map((record) => {
    const further = more.get(record.id);
    if (!further) return record;
    more.delete(record.id);
    const known = new Set(record.names.map(({ text }) => text));
    return { ...record, names: [...record.names, ...further.filter(({ text }) => !known.has(text))] };
  });
  if (more.size > 0) throw new Error(`more-names.tsv names no place: ${[...more.keys()].join(', ')}`);
  return result;
}
