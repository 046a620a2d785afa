/** A sentence in any of the languages that have a table → its tree. */

import { GeoError } from '../../domain/errors.ts';
import type { ParsedQuery, SpatialQuery } from '../../domain/query.ts';
import { findGrid } from '../grid/find-grid.ts';
import type { NameSource } from '../name-source.ts';
import { Steps } from '../steps.ts';
import { ar } from './language/ar.ts';
import { hi } from './language/hi.ts';
import { id } from './language/id.ts';
import { it } from './language/it.ts';
import { ja } from './language/ja.ts';
import { ko } from './language/ko.ts';
import { nl } from './language/nl.ts';
import { pl } from './language/pl.ts';
import { pt } from './language/pt.ts';
import { ru } from './language/ru.ts';
import { sv } from './language/sv.ts';
import { tr } from './language/tr.ts';
import { uk } from './language/uk.ts';
import { zh } from './language/zh.ts';
import { makeReady, Reader, type ReadyTable } from './reader.ts';
import type { LanguageTable, Script } from './table.ts';
import { gridLetter, Text } from './text.ts';

const tables: readonly LanguageTable[] = [it, pt, nl, pl, ru, uk, tr, zh, ja, ko, ar, hi, id, sv].filter(Boolean);

/** Letters of a question at most; longer texts are no questions in these languages. */
const longestText = 400;
/** What one language may cost: some ten times what a sentence of twenty words does. */
const mostSteps = 20_000;

const ready = new Map<string, ReadyTable>();
function readyTable(table: LanguageTable): ReadyTable {
  let made = ready.get(table.code);
  if (!made) {
    made = makeReady(table);
    ready.set(table.code, made);
  }
  return made;
}

const scripts: readonly (readonly [Script, RegExp])[] = [
  ['Hangul', /\p{Script=Hangul}/u],
  ['Kana', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['Han', /\p{Script=Han}/u],
  ['Cyrillic', /\p{Script=Cyrillic}/u],
  ['Arabic', /\p{Script=Arabic}/u],
  ['Devanagari', /\p{Script=Devanagari}/u],
];

/** Any letter of another script tells more than Latin ones, which stand for units and codes in all of them. */
export const scriptOf = (text: string): Script => scripts.find(([, pattern]) => pattern.test(text))?.[0] ?? 'Latin';

export type TableResult =
  | { readonly parsed: ParsedQuery; readonly explained: number; readonly cost: number }
  | { readonly refusal: GeoError; readonly explained: number };

/** Reads a text by each table of its script, yielding between them.
 * @returns the reading of the language that explains most; or why there is none */
export function* readByTables(written: string, names: NameSource): Generator<void, TableResult | undefined> {
  if (written.length > longestText) return undefined;
  const script = scriptOf(written);
  const { spans, notes } = findGrid(written);
  const grid: SpatialQuery[] = [];
  let marked = '';
  let at = 0;
  for (const { start, end, token } of spans) {
    if (token.type !== 'node') continue;
    marked += written.slice(at, start) + gridLetter(grid.push(token.query) - 1);
    at = end;
  }
  const text = new Text(marked + written.slice(at));
  let best: TableResult | undefined;
  for (const table of tables) {
    if (!table.scripts.includes(script)) continue;
    yield;
    const reader = new Reader(text, readyTable(table), names, grid, new Steps(mostSteps));
    const result = read(reader, table.code, notes);
    if (result && (!best || isBetter(result, best))) best = result;
  }
  return best;
}

function read(reader: Reader, language: string, notes: readonly string[]): TableResult | undefined {
  try {
    const reading = reader.read();
    const explained = reader.explained();
    if (reading) {
      return {
        parsed: {
          query: reading.tree,
          language: language as ParsedQuery['language'],
          notes: [...new Set([...notes, ...reading.notes])],
        },
        explained,
        cost: reading.cost,
      };
    }
    const detail = reader.refusal?.detail ?? reader.unexplained();
    if (detail === undefined) return undefined;
    return {
      refusal: new GeoError('query_not_understood', `The query was not understood: ${detail}.`),
      explained,
    };
  } catch (error) {
    if (error instanceof GeoError) return { refusal: error, explained: 0 };
    throw error;
  }
}

/** A reading goes before a refusal, then what its words explain, then what takes fewer steps. */
function isBetter(result: TableResult, than: TableResult): boolean {
  if ('parsed' in result !== 'parsed' in than) return 'parsed' in result;
  if (result.explained !== than.explained) return result.explained > than.explained;
  return 'parsed' in result && 'parsed' in than && result.cost < than.cost;
}
