/** "Де знаходиться Волинь": what is asked for alone is a name, even where no place is called just so. The look-up mends its
 * spelling or says what is nearest, as it does for a name without a question around it. */

import type { TableLanguage } from '../../domain/query.ts';
import { before, byFirst, byLast, type PhrasesByLetter, past } from './frames.ts';
import type { LanguageTable } from './table.ts';
import { foldPhrase, type Text } from './text.ts';

/** Words that ask where. Languages without blanks between words are left out: a name that is unknown has no end there. */
const where: Partial<Record<TableLanguage, string>> = {
  it: "dove|dov'",
  pt: 'onde',
  nl: 'waar',
  pl: 'gdzie',
  ru: 'где',
  uk: 'де',
  tr: 'nerede|nerededir|neresi',
  ar: 'أين|اين',
  hi: 'कहाँ|कहां|किधर',
  id: 'di mana|dimana',
  sv: 'var|vart',
};

/** Letters of a name at least, and words at most. */
const leastLetters = 5;
const mostWords = 3;
const scriptsWithoutCase = /\p{Script=Arabic}|\p{Script=Devanagari}/u;

/** The phrases around a name in a language, as texts are folded, the longest first. */
interface Around {
  readonly asks: readonly string[];
  readonly lead: PhrasesByLetter;
  readonly trail: PhrasesByLetter;
}

const made = new Map<TableLanguage, Around | undefined>();

function aroundOf({ code, words }: LanguageTable): Around | undefined {
  if (made.has(code)) return made.get(code);
  const asks = where[code]?.split('|').map(foldPhrase);
  const around = asks && {
    asks,
    lead: byFirst(longestFirst(words.lead)),
    trail: byLast([...longestFirst(words.trail), ...asks]),
  };
  made.set(code, around);
  return around;
}

/** @param text  the whole question
 * @returns the name; undefined where nothing asks for one */
export function askedName(text: Text, table: LanguageTable): string | undefined {
  const around = aroundOf(table);
  // Nearly all questions that come here have no word that asks where.
  if (!around?.asks.some((word) => word.split(' ').every((part) => text.folded.includes(part))))
    return undefined;
  const { asks, lead, trail } = around;
  const start = past(text, lead);
  const end = before(text, trail, start);
  const frame = ` ${text.folded.slice(0, start)} ${text.folded.slice(end)} `.replaceAll("'", "' ");
  if (!asks.some((word) => frame.includes(` ${word} `))) return undefined;
  const name = text.quote(start, end).replace(/(?<![?!.؟।])[?!.؟।]+$/u, '');
  return isName(name) ? name : undefined;
}

function isName(text: string): boolean {
  const parts = text.split(/[\s-]+/u);
  if (parts.length > mostWords || text.length < leastLetters || !/^[\p{L}\p{M}\s'’ʼ-]+$/u.test(text))
    return false;
  return scriptsWithoutCase.test(text) ? parts.length === 1 : parts.every((part) => /^\p{Lu}/u.test(part));
}

const longestFirst = (phrases = '') =>
  phrases
    .split('|')
    .filter(Boolean)
    .map(foldPhrase)
    .sort((a, b) => b.length - a.length);
