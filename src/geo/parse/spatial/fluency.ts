/** How much of a text a language explains. */

import type { Word } from '../words.ts';
import type { Token } from './token.ts';

/** How much of the text a language's lexicon and the gazetteer explain, in characters. */
export function fluency(symbols: readonly Token[]): number {
  let explained = 0;
  for (const symbol of symbols) {
    if (symbol.type === 'place' && !symbol.known) explained -= symbol.text.length;
    else if (symbol.type !== 'mark') explained += symbol.type === 'place' ? 1 : symbol.text.length;
  }
  return explained;
}

/** Letters of the words that are no part of a name. */
export function saidBy(symbols: readonly Token[], words: readonly Word[]): number {
  let letters = 0;
  for (const { kind, raw } of words) if (kind === 'word' || kind === 'number') letters += raw.length;
  for (const symbol of symbols)
    if (symbol.type === 'place') letters -= symbol.text.replaceAll(' ', '').length;
  return letters;
}
