/** The words of a text, with what speaks of the grid, and names that the caller has found, as one word each. */

import { toWords, type Word } from '../words.ts';
import { findGrid } from './find-grid.ts';

/** A part of a text, in UTF-16 units. */
export interface TextSpan {
  readonly start: number;
  readonly end: number;
}

/** @param names  parts of the text that are one name each, numbers and possessives included */
export function wordsWithGrid(
  text: string,
  names: readonly TextSpan[] = [],
): { words: Word[]; notes: readonly string[] } {
  const blank = (from: string, { start, end }: TextSpan) =>
    from.slice(0, start) + ' '.repeat(end - start) + from.slice(end);
  const withoutNames = names.reduce(blank, text);
  const { spans, notes } = findGrid(withoutNames);
  const rest = spans.reduce(blank, withoutNames);
  const asOne = ({ start, end }: TextSpan) => ({
    text: '',
    raw: text.slice(start, end),
    start,
    end,
    joined: false,
  });
  const words: Word[] = [
    ...toWords(rest),
    ...spans.map((span): Word => ({ ...asOne(span), kind: 'grid', grid: span.token })),
    ...names.map((span): Word => ({ ...asOne(span), kind: 'name' })),
  ];
  return { words: words.sort((a, b) => a.start - b.start), notes };
}
