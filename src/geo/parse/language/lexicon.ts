/** The phrases of a language with the symbol that each stands for. */

import { type Direction, directions, type Language } from '../../domain/query.ts';
import type { Keyword } from './language-table.ts';
import { tables } from './tables.ts';

export type LexiconEntry =
  | { readonly symbol: 'keyword'; readonly keyword: Keyword }
  /** `direction`: "north"; `beyond`: "to the north of"; `close`: "just north of"; `adjective`: "northern"; `half`: "the
   * north of"; `outermost`: "northernmost point of". */
  | {
      readonly symbol: 'direction' | 'beyond' | 'close' | 'adjective' | 'half' | 'outermost';
      readonly direction: Direction;
    };

/** The phrases of a language, and the beginnings of those of several words. */
export interface Lexicon {
  readonly phrases: ReadonlyMap<string, LexiconEntry>;
  readonly beginnings: ReadonlySet<string>;
}

const built = new Map<Language, Lexicon>();

export function lexicon(language: Language): Lexicon {
  let known = built.get(language);
  if (!known) {
    const phrases = phrasesOf(language);
    const beginnings = new Set<string>();
    for (const phrase of phrases.keys()) {
      for (let at = phrase.indexOf(' '); at >= 0; at = phrase.indexOf(' ', at + 1))
        beginnings.add(phrase.slice(0, at));
    }
    known = { phrases, beginnings };
    built.set(language, known);
  }
  return known;
}

function phrasesOf(language: Language): Map<string, LexiconEntry> {
  const { compass, keywords } = tables[language];
  const phrases = new Map<string, LexiconEntry>();
  for (const symbol of ['half', 'adjective', 'beyond', 'close', 'direction', 'outermost'] as const) {
    compass.points.forEach((names, index) => {
      for (const pattern of (compass[symbol] ?? '').split('|').filter(Boolean)) {
        for (const name of names) {
          phrases.set(pattern.replace('#', name), { symbol, direction: directions[index]! });
        }
      }
    });
  }
  compass.abbreviations?.forEach((phrase, index) => {
    phrases.set(phrase, { symbol: 'beyond', direction: directions[index]! });
  });
  for (const [keyword, list] of Object.entries(keywords) as [Keyword, string][]) {
    for (const phrase of list.split('|')) {
      if (!phrases.has(phrase)) phrases.set(phrase, { symbol: 'keyword', keyword });
    }
  }
  return phrases;
}
