/** A query as folded words that remember how they were written. */

import { fold } from '../domain/fold.ts';
import { withoutEnd } from '../domain/without-end.ts';

export interface Token {
  /** Folded, never empty, without spaces. */
  readonly text: string;
  /** As it was written, without what ends a sentence; of a word that folds to several the first has it all. */
  readonly raw: string;
  /** Whether a comma, bracket or the like stands between this word and the next. */
  readonly breakAfter: boolean;
  /** Written with a possessive ending, which `text` no longer has. */
  readonly possessive: boolean;
  /** Folded with its possessive ending, where it has one: of names (Lee’s Summit) it is a part. */
  readonly whole?: string;
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
    let written = word;
    for (const part of fold(word).split(' ')) {
      if (part === '') continue;
      tokens.push({
        text: part,
        raw: written,
        breakAfter: false,
        possessive,
        ...(possessive && { whole: fold(bare) }),
        ...(unelided && { unelided }),
      });
      written = '';
    }
  }
  return tokens;
}

export const textOf = (tokens: readonly Token[]) => tokens.map((token) => token.text).join(' ');

/** What the words looked like, in lower case, one blank between two. */
export const writtenOf = (tokens: readonly Token[]) =>
  tokens
    .map((token) => token.raw)
    .filter((raw) => raw !== '')
    .join(' ')
    .toLowerCase();
