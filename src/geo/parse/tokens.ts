/** A query as folded words that remember how they were written. */

import { fold } from '../domain/fold.ts';
import { withoutEnd } from '../domain/without-end.ts';

export interface Token {
  /** Folded, never empty, without spaces. */
  readonly text: string;
  /** Whether a comma, bracket or the like stands between this word and the next. */
  readonly breakAfter: boolean;
  /** Written with a possessive ending, which `text` no longer has. */
  readonly possessive: boolean;
  /** Written with an elided article (l’Italie, d’Italia): the word without it, folded. */
  readonly unelided?: string;
}

const possessiveEnding = /(?:['’ʼ]s|(?<=s)['’ʼ])$/i;
const elidedArticle = /^(?:l|d|dell|nell|all|dall|sull)['’ʼ](?=.{3,})/i;
const endings = '.?!"“”«»';
const separators = /[,;()[\]{}|/:]/;

export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  // A separator becomes a word of its own, so that it is seen wherever blanks stand.
  for (const raw of text.normalize('NFC').split(/(\s+|[,;()[\]{}|/:\-_–—])/)) {
    if (raw.trim() === '') continue;
    if (separators.test(raw)) {
      const last = tokens[tokens.length - 1];
      if (last) tokens[tokens.length - 1] = { ...last, breakAfter: true };
      continue;
    }
    const stem = withoutEnd(raw, endings);
    const bare = raw.length - stem.length === 1 && raw.endsWith('.') ? raw : stem;
    const possessive = possessiveEnding.test(bare);
    const word = possessive ? bare.replace(possessiveEnding, '') : bare;
    const unelided = elidedArticle.test(word) ? fold(word.replace(elidedArticle, '')) : undefined;
    for (const part of fold(word).split(' ')) {
      if (part === '') continue;
      tokens.push({ text: part, breakAfter: false, possessive, ...(unelided && { unelided }) });
    }
  }
  return tokens;
}

export const textOf = (tokens: readonly Token[]) => tokens.map((token) => token.text).join(' ');
