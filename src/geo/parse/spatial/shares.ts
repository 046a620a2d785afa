/** Sides and shares of everyday speech as symbols: "the upper half of", "the far north of", "the northernmost 10 % of". */

import type { Language, Share } from '../../domain/query.ts';
import { readFraction } from '../language/fraction.ts';
import type { Lexicon } from '../language/lexicon.ts';
import { tables } from '../language/tables.ts';
import type { Spans } from './spans.ts';
import type { Token } from './token.ts';

/** The outermost part of a side. */
const outermost: Share = [1, 4];

export interface FoundShare {
  readonly symbols: readonly Token[];
  /** Words used. */
  readonly length: number;
  readonly note?: string;
}

export function readShare(
  spans: Spans,
  at: number,
  language: Language,
  { phrases }: Lexicon,
): FoundShare | undefined {
  const { upright, extremes } = tables[language];
  const word = spans.words[at]!;
  if (word.kind === 'number') return percent(spans, at);
  if (word.kind !== 'word') return undefined;
  const direction = upright && Object.hasOwn(upright, word.text) ? upright[word.text] : undefined;
  if (direction && spans.nameAt(at) <= 1) {
    const slashed = (from: number) => spans.quote(from, 2).includes('/');
    const found = readFraction(spans.words, at + 1, language, slashed);
    if (!found) return undefined;
    const text = spans.quote(at, 1 + found.length);
    return {
      symbols: [
        { type: 'adjective', direction, text: word.raw },
        { type: 'fraction', share: found.share, text },
      ],
      length: 1 + found.length,
      note: `"${text}" is read as the ${direction}ern one, as on a map`,
    };
  }
  if (!extremes?.split(' ').includes(word.text)) return undefined;
  const side = phrases.get(spans.words[at + 1]?.text ?? '');
  const next = spans.words[at + 2];
  if (!side || side.symbol === 'keyword' || !next) return undefined;
  const of = phrases.get(next.text);
  const isOf = of?.symbol === 'keyword' && of.keyword === 'of';
  // "Far North" is a province, too.
  if (spans.nameAt(at) > (isOf ? 2 : 1) || (spans.nameAt(at + 2) === 0 && !isOf)) return undefined;
  const text = spans.quote(at, 2);
  return {
    symbols: [
      { type: 'adjective', direction: side.direction, text },
      { type: 'fraction', share: outermost, text },
    ],
    length: 2,
    note: `"${text}" is read as the ${side.direction}ern quarter`,
  };
}

/** "10%", "10 percent" */
function percent(spans: Spans, at: number): FoundShare | undefined {
  const { value } = spans.words[at]!;
  const sign = /^\s*(?:%|percent\b|per cent\b)/iu.exec(spans.after(at))?.[0];
  if (sign === undefined || value === undefined || !Number.isInteger(value) || value < 1 || value > 99)
    return undefined;
  const words = sign.trim() === '%' ? 0 : sign.trim().split(/\s+/u).length;
  const text = spans.quote(at, 1 + words);
  return { symbols: [{ type: 'fraction', share: [value, 100], text }], length: 1 + words };
}
