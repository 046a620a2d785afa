/** What stands for one place: a name as it is written or declined, with its kind beside it, a line of the globe, or a
 * position in figures. */

import { fold } from '../../domain/fold.ts';
import type { SpatialQuery } from '../../domain/query.ts';
import type { NameSource } from '../name-source.ts';
import type { Steps } from '../steps.ts';
import { gridNodes } from './grid-nodes.ts';
import { type Endings, knownAs, type StrangerCounts, withNoun } from './names.ts';
import type { CompiledTable } from './pattern.ts';
import type { FoundPhrases } from './phrases.ts';
import type { Reading } from './reading.ts';
import type { KindNoun } from './table.ts';
import { gridIndex, holdsGrid, type Text } from './text.ts';

/** What names are looked for in. */
export interface Source {
  readonly text: Text;
  readonly table: CompiledTable;
  readonly endings: Endings;
  readonly names: NameSource;
  readonly strangers: StrangerCounts | undefined;
  /** Parts of countries are asked for. */
  readonly asksParts: boolean;
  readonly phrases: FoundPhrases;
  /** Positions and lines that are written in figures. */
  readonly grid: readonly SpatialQuery[];
  readonly steps: Steps;
}

/** Letters of a name at most. */
const longestName = 80;
const codeInCapitals = /^\p{Lu}{2,4}$/u;
const capital = /^\p{Lu}/u;
export const nameCost = 1;
const changedCost = 0.5;
/** Letters of words that are no name of a country in small letters: articles, prepositions. */
const shortWord = 4;
const letterCost = 0.01;

/** A reading of one name and nothing else. */
export const named = (tree: SpatialQuery, cost = nameCost, native = 0): Reading => ({
  tree,
  cost,
  notes: [],
  native,
});

/** The place from `i` to `j`, when all of that is one. */
export function placeAt(source: Source, i: number, j: number): Reading | null {
  const { text, table, phrases, names, steps } = source;
  const { folded } = text;
  for (const { id, end } of phrases.at[i]!) {
    if (end !== j) continue;
    const line = table.lines.get(id);
    if (line) return named(gridNodes[line]);
    const name = table.names.get(id);
    if (name !== undefined) return named({ type: 'NamedPlace', name }, nameCost, 1);
  }
  const index = j - i === 1 ? gridIndex(folded[i]!) : undefined;
  if (index !== undefined) return named(source.grid[index]!);
  // A line of the globe is no part of a name: "der nördliche Wendekreis" is nothing called "der".
  if (holdsGrid(folded, i, j)) return null;
  const written = text.quote(i, j);
  // "costa" is a region in Portuguese and, far more often, the coast; "polska" is Poland, and Polish too.
  const isWord = phrases.at[i]!.some(({ end }) => end === j) && !capital.test(written);
  if (j - i > longestName || folded[i] === ',' || folded[j - 1] === ',' || folded[i] === "'") return null;
  // "Lyon'un" is no place called Un.
  if (source.endings.apart && (folded[i - 1] === "'" || folded[j - 1] === "'")) return null;
  steps.take(2);
  const part = source.asksParts ? withNoun(written, source.endings, names) : undefined;
  if (part !== undefined) return named({ type: 'NamedPlace', name: part }, nameCost + changedCost, 1);
  const found = hasStranger(source, i, j)
    ? undefined
    : knownAs(written, source.endings, names, codeInCapitals.test(written));
  if (isWord && !(j - i > shortWord && found && isLarge(fold(found.name), names))) return null;
  if (!found) return withKind(source, i, j);
  return named(
    { type: 'NamedPlace', name: found.name },
    // What words of the table explain is surer than a name.
    nameCost + letterCost * (j - i) + (found.changed || isWord ? changedCost : 0),
    names.speaks?.(fold(found.name), table.table.code) ? 1 : 0,
  );
}

/** Countries and continents are meant by their names, whatever else the word is: "avrupadaki". */
const isLarge = (name: string, names: NameSource): boolean =>
  names.isCountry?.(name) === true || names.isUsually?.(name, 'continent') === true;

/** "река Волга", "Van Gölü": the kind is kept, as a lake and a state may share a name. */
function withKind(source: Source, i: number, j: number): Reading | null {
  const { text, table, phrases } = source;
  const { folded } = text;
  for (const { id, end } of phrases.at[i]!) {
    const noun = table.kinds.get(id);
    if (noun && end < j && text.edge[end]) {
      const found = ofKind(source, noun, text.skip(end), j);
      if (found) return found;
    }
  }
  for (const { id, start } of phrases.to[j] ?? []) {
    if (start <= i || !(text.edge[start] || table.table.unspaced)) continue;
    const noun = table.kinds.get(id);
    const found =
      noun && ofKind(source, noun, i, text.skipBack(start), table.plurals.has(folded.slice(start, j)));
    if (found) return found;
  }
  return null;
}

/** A part of a word, which a suffix follows, is a name where the whole word is none: "avrupadaki". */
function hasStranger({ strangers, text: { edge } }: Source, i: number, j: number): boolean {
  if (strangers === undefined) return false;
  let end = j;
  while (end > i && !edge[end]) end--;
  return strangers[end]! > strangers[i]!;
}

/** @param severalBehind  the noun stands behind the name and speaks of several: "Греция острова" */
function ofKind(source: Source, noun: KindNoun, i: number, j: number, severalBehind = false) {
  const { text, names, endings, steps } = source;
  steps.take(2);
  if (hasStranger(source, i, j)) return null;
  const found = knownAs(text.quote(i, j), endings, names, false);
  if (!found) return null;
  // "острова Греции" are the islands of Greece, "остров Куба" is Cuba.
  const isOne = names.isA?.(fold(found.name), noun);
  if (isOne === false && (noun !== 'island' || found.changed || severalBehind)) return null;
  if (severalBehind && noun === 'city') return null;
  const name = noun === 'country' ? found.name : `${noun} ${found.name}`;
  return named({ type: 'NamedPlace', name }, 2 * nameCost);
}
