/** The words of a text, with what speaks of the grid as one word each. */

import { toWords, type Word } from '../words.ts';
import { findGrid } from './find-grid.ts';

export function wordsWithGrid(text: string): { words: Word[]; notes: readonly string[] } {
  const { spans, notes } = findGrid(text);
  if (spans.length === 0) return { words: toWords(text), notes };
  let rest = text;
  for (const { start, end } of spans) rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end);
  const grid = spans.map(
    ({ start, end, token }): Word => ({
      text: '',
      raw: text.slice(start, end),
      start,
      end,
      kind: 'grid',
      grid: token,
      joined: false,
    }),
  );
  return { words: [...toWords(rest), ...grid].sort((a, b) => a.start - b.start), notes };
}
