/** Words that take a part of a place and do not say which: "metà dell'Italia", "część Polski". */

import { fold } from '../../domain/fold.ts';
import { operandsOf, type SpatialQuery, type TableLanguage } from '../../domain/query.ts';
import type { LanguageTable } from './table.ts';

/** Words for a part, in the languages that part their words. Those for a region or a zone belong to names as often. */
const parts: Readonly<Partial<Record<TableLanguage, ReadonlySet<string>>>> = Object.fromEntries(
  Object.entries({
    it: 'parte parti porzione',
    pt: 'parte partes',
    nl: 'deel delen gedeelte',
    pl: 'część części',
    // In Italian "del" is "of the": "corso del Tevere".
    sv: 'del delar delen',
    id: 'bagian sebagian',
    tr: 'bölümü kısmı',
    ru: 'часть части',
    uk: 'частина частини',
    ar: 'جزء أجزاء',
    hi: 'भाग हिस्सा',
  }).map(([language, words]) => [language, new Set(words.split(' ').map(fold))]),
);

/** Whether something of the tree says how much, or which part of a place is meant. */
const saysWhich = (query: SpatialQuery): boolean =>
  query.type === 'DirectionalSubset' ||
  query.type === 'Middle' ||
  query.type === 'NearestShare' ||
  query.type === 'Directional' ||
  query.type === 'GridBox' ||
  (query.type === 'Between' && query.halfway === true) ||
  operandsOf(query).some(saysWhich);

/** What a table says of halves. */
interface Halves {
  readonly words: ReadonlySet<string>;
  /** "دائرة نصف قطرها" is a circle by half its width, and no half of what it lies around. */
  readonly circles: readonly string[];
  /** Words that multiply numbers. */
  readonly scales: ReadonlySet<string>;
}

const made = new WeakMap<LanguageTable, Halves>();

function halvesOf(table: LanguageTable): Halves {
  let halves = made.get(table);
  if (!halves) {
    const words = new Set((table.shares?.['1/2'] ?? '').split('|').map(fold));
    const circles = [table.words.circle, table.words.within]
      .flatMap((phrases) => phrases?.split('|') ?? [])
      .filter((phrase) =>
        fold(phrase)
          .split(' ')
          .some((word) => words.has(word)),
      );
    const scales = new Set((table.numbers.scales.match(/[\p{L}\p{M}]+/gu) ?? []).map(fold));
    halves = { words, circles, scales };
    made.set(table, halves);
  }
  return halves;
}

/** @returns the word that says no more than that it is a part; undefined where the tree tells which */
export function vaguePart(tree: SpatialQuery, written: string, table: LanguageTable): string | undefined {
  if (saysWhich(tree)) return undefined;
  const { words: halves, circles, scales } = halvesOf(table);
  const rest = circles.reduce((left, phrase) => left.replaceAll(phrase, ' '), written);
  return rest.split(/[^\p{L}\p{M}]+/u).find((word, k, words) => {
    const said = fold(word);
    // "Half a million people" is a number.
    const isHalf = halves.has(said) && !scales.has(fold(words[k + 1] ?? ''));
    const isPart = isHalf || (tree.type === 'NamedPlace' && parts[table.code]?.has(said) === true);
    return isPart && !fold(JSON.stringify(tree)).includes(said);
  });
}
