/** Whether a name that begins with a kind ends within another name: "islands of the Gulf" is one, and "islands of the Gulf
 * of Mexico" are those of the gulf. */

import type { Word } from '../words.ts';
import type { SetLexicon } from './phrases.ts';

interface Text {
  readonly words: readonly Word[];
  readonly lexicon: SetLexicon;
  readonly spans: { nameAt(at: number): number };
}

/** @param end  the word after the kind */
export function goesOn({ words, lexicon, spans }: Text, at: number, end: number): boolean {
  // "The largest state of Mexico" is none of the State of Mexico.
  const ranked = [1, 2, 3].some((n) => at >= n && lexicon.superlatives.at(words, at - n)?.end === at);
  if (ranked && words[at]!.raw === words[at]!.raw.toLowerCase()) return true;
  const of = lexicon.relations.at(words, end);
  if (of?.meaning !== 'In' || words[at]!.raw !== words[at]!.raw.toLowerCase()) return false;
  const from = lexicon.words.filler.at(words, of.end)?.end ?? of.end;
  return from + spans.nameAt(from) > at + spans.nameAt(at);
}
