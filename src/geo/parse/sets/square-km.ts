import type { SetWords } from './set-words.ts';

/** "square kilometres", "km²"
 * @returns the word behind them */
export function squareKmAt(words: SetWords, at: number): number | undefined {
  const written = words.word('squareKm', at);
  if (written !== undefined) return written;
  // The sign behind "km" is no word.
  if (words.words[at]?.text !== 'km' || !/^km(?:²|2)/u.test(words.spans.textAfter(at))) return undefined;
  return at + (words.words[at + 1]?.text === '2' ? 2 : 1);
}
