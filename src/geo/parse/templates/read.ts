/** A sentence in any of the languages that have a table → its tree. */

import { GeoError } from '../../domain/errors.ts';
import { fold } from '../../domain/fold.ts';
import type { ParsedQuery, SpatialQuery, TableLanguage } from '../../domain/query.ts';
import { maxTreeDepth } from '../../domain/query-schema.ts';
import { findGrid } from '../grid/find-grid.ts';
import type { NameSource } from '../name-source.ts';
import { wholeOutline } from '../spatial/outline-words.ts';
import { Steps } from '../steps.ts';
import { askedName } from './asked-where.ts';
import { named } from './atoms.ts';
import { inOwnLetters } from './own-letters.ts';
import { Reader } from './reader.ts';
import type { Reading } from './reading.ts';
import { makeReady, type ReadyTable } from './ready-table.ts';
import { riversByArticle } from './river-by-article.ts';
import { asSeveral } from './several-most.ts';
import type { LanguageTable, Operation, Script } from './table.ts';
import { tables } from './tables.ts';
import { gridLetter, mostGridLetters, Text } from './text.ts';
import { vaguePart } from './vague-part.ts';

/** Letters of a question at most; longer texts are no questions in these languages. */
const longestText = 240;
/** Letters that a language must explain more than another, which reads the whole, to be the one that a text is in. */
const clearlyMore = 4;
/** "ヨーロッパ（ロシアを除く）" */
const inParentheses = /^([^()（）]{1,120})[(（]([^()（）]{1,80})[)）][\s?？。!！.]{0,4}$/u;
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
export const scriptOf = (text: string): Script =>
  scripts.find(([, pattern]) => pattern.test(text))?.[0] ?? 'Latin';

/** What the tables of a script make of a text. */
export interface TableReading {
  /** The reading of the language that explains most. */
  readonly parsed?: ParsedQuery;
  /** Letters that the words of that language explain. */
  readonly explained: number;
  readonly script: Script;
  /** Why there is no reading. */
  refusal(): GeoError;
}

/** A table with what its words explain, and how it reads the text once that is asked. */
class Candidate {
  readonly code: TableLanguage;
  /** Letters that the words of the language explain. */
  explained: number;
  readonly reader: Reader;
  private found: { readonly reading?: Reading } | undefined;
  private readonly written: string;
  /** Whether all of the text is a name. */
  private readonly isName: boolean;
  /** What is left out in parentheses, as if a comma stood before it. */
  private readonly left: Reader | undefined;

  constructor(
    table: LanguageTable,
    written: string,
    text: Text,
    names: NameSource,
    grid: readonly SpatialQuery[],
  ) {
    this.code = table.code;
    this.written = written;
    this.isName = names.knows(fold(written), false);
    this.reader = new Reader(text, readyTable(table), names, grid, new Steps(mostSteps));
    const [, all, but] = inParentheses.exec(text.raw) ?? [];
    this.left =
      all === undefined
        ? undefined
        : new Reader(
            new Text(`${all.trimEnd()}, ${but}`),
            readyTable(table),
            names,
            grid,
            new Steps(mostSteps),
          );
    this.explained = this.reader.explained();
  }

  get reading(): Reading | undefined {
    if (!this.found) {
      const found = this.firstReading();
      this.found = found ? { reading: found } : {};
    }
    return this.found.reading;
  }

  private firstReading(): Reading | undefined {
    const read = this.reader.hasStranger() ? undefined : this.reader.read();
    const whole = read && { ...read, tree: asSeveral(read.tree, this.code, this.written) };
    // What took too many steps is not counted as explained.
    this.explained = this.reader.explained();
    // An ending is taken off in a sentence only: "and" alone is not the Andes in Polish.
    const bare = whole?.tree.type === 'NamedPlace' && this.explained === 0 ? whole.tree.name : undefined;
    // "Bergen" alone is the city, and no mountains in Dutch.
    if (whole?.tree.type === 'PlaceSet' && !whole.tree.where && !whole.tree.rank && this.isName)
      return undefined;
    if (whole && (bare === undefined || fold(bare) === fold(this.written))) return whole;
    const left = this.left?.read();
    return left?.tree.type === 'Difference' ? left : undefined;
  }
}

/** Reads a text by the tables of its script whose words explain most of it, yielding between them.
 * @param least  letters to explain: a table that explains fewer does not read
 * @param mayBe  whether a text in Latin letters can be in a language
 * @param makers  operations of which one has made what is at the top of a reading that is wanted: a text without the
 *   words of any has no such reading, and is not read
 * @returns undefined for a text that is too long for a question */
export function* readByTables(
  written: string,
  names: NameSource,
  least = 0,
  mayBe: (language: TableLanguage) => boolean = () => true,
  makers?: ReadonlySet<Operation>,
): Generator<void, TableReading | undefined> {
  if (written.length > longestText || nesting(written) > maxTreeDepth / 2) return undefined;
  const { text, grid, notes } = withGrid(written);
  const script = scriptOf(written);
  const candidates: Candidate[] = [];
  for (const table of tables) {
    const isOwn = table.scripts.includes(script);
    if (!isOwn && (script !== 'Latin' || table.romanised === undefined)) continue;
    if (script === 'Latin' && !mayBe(table.code)) continue;
    const own = isOwn ? undefined : inOwnLetters(text.raw, table);
    if (!isOwn && own === undefined) continue;
    yield;
    const said = own === undefined ? withRanks(text, table) : new Text(own);
    candidates.push(new Candidate(table, written, said, names, grid));
  }
  const mayMake = ({ reader }: Candidate) =>
    makers === undefined || grid.length > 0 || reader.mayMake(makers);
  const likely = candidates.filter((one) => one.explained >= least && mayMake(one));
  if (likely.length === 0) return undefined;
  const best = yield* bestOf(likely);
  if (!best) return undefined;
  const { reader, explained, code } = best;
  const plain = () => (grid.length === 0 ? text : new Text(written));
  const asked = best.reading ? undefined : askedName(plain(), reader.table);
  const reading = asked === undefined ? best.reading : named({ type: 'NamedPlace', name: asked });
  const vague = reading && vaguePart(reading.tree, written, reader.table);
  const why =
    vague === undefined
      ? () => reader.whyNot()
      : () => `"${vague}" does not say which part; say for example its northern half`;
  return {
    ...(reading &&
      vague === undefined && {
        parsed: {
          query: wholeOutline(riversByArticle(reading.tree, written, names, reader.table), written),
          language: code,
          notes: [...new Set([...notes, ...reading.notes])],
        },
      }),
    explained,
    script,
    refusal: () => new GeoError('query_not_understood', `The query was not understood: ${why()}.`),
  };
}

/** "2. büyük şehir": the second. */
const rankInFigures = /(?<![\d.,])([2-9]|10)\.\s?(?=\p{L})/gu;

function withRanks(text: Text, { ranks, ranksHavePoints }: LanguageTable): Text {
  if (!ranks || !ranksHavePoints) return text;
  const out = text.raw.replace(
    rankInFigures,
    (all, figure: string) => `${ranks[Number(figure) - 2]?.split('|')[0] ?? all} `,
  );
  return out === text.raw ? text : new Text(out);
}

/** The candidate that a comparison of each with the best so far ends with. What one explains is known before it reads, so
 * that those need not read which are sure to lose. */
function* bestOf(candidates: readonly Candidate[]): Generator<void, Candidate | undefined> {
  for (;;) {
    const most = Math.max(0, ...candidates.map(({ explained }) => explained));
    let best: Candidate | undefined;
    let isSettled = true;
    for (const candidate of candidates) {
      const { explained } = candidate;
      // One that explains `most` beats it, whatever either reads.
      if (explained + clearlyMore < most) continue;
      // It goes only before one that has no reading.
      if (best?.reading && explained < best.explained) continue;
      yield;
      void candidate.reading;
      isSettled &&= candidate.explained === explained;
      if (!best || isBetter(candidate, best)) best = candidate;
    }
    // A language gave up and explains nothing after all: those behind it are back.
    if (isSettled) return best;
  }
}

/** How deep parentheses stand in one another. */
function nesting(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (const letter of text) {
    if (letter === '(' || letter === '（') deepest = Math.max(deepest, ++depth);
    if (letter === ')' || letter === '）') depth--;
  }
  return deepest;
}

/** A text as the tables read it. */
interface GridText {
  readonly text: Text;
  readonly grid: readonly SpatialQuery[];
  readonly notes: readonly string[];
}

/** The tables of several languages are asked for a text one after the other. */
let last: { readonly written: string; readonly made: GridText } | undefined;

function withGrid(written: string): GridText {
  if (last?.written !== written) last = { written, made: markedGrid(written) };
  return last.made;
}

/** The text with a letter for each position or line that is written in figures. */
function markedGrid(written: string): GridText {
  const { spans, notes } = findGrid(written);
  const grid: SpatialQuery[] = [];
  let marked = '';
  let at = 0;
  for (const { start, end, token } of spans) {
    if (token.type !== 'node' || grid.length === mostGridLetters) continue;
    marked += written.slice(at, start) + gridLetter(grid.push(token.query) - 1);
    at = end;
  }
  return { text: new Text(marked + written.slice(at)), grid, notes };
}

/** A reading goes before none, then what its words explain, then whose names are of the language ("Alperna i Schweiz" is
 * Swedish, though Polish has an "i" as well), then what takes fewer steps. */
function isBetter({ reading, explained }: Candidate, than: Candidate): boolean {
  // "perto de Lisboa" is Portuguese that says no distance, whatever its "de" is at the end of a Turkish name.
  if (!reading !== !than.reading)
    return reading ? explained + clearlyMore >= than.explained : explained > than.explained + clearlyMore;
  if (explained !== than.explained) return explained > than.explained;
  if (!reading || !than.reading) return false;
  if (reading.native !== than.reading.native) return reading.native > than.reading.native;
  return reading.cost < than.reading.cost;
}
