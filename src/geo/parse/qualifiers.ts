/** “Paris, Texas”, “Punjab in Pakistan”, “Springfield IL”: ways to split a name from the places it lies in. */

import { articles, containmentWords } from './request-words.ts';
import { type Token, textOf } from './tokens.ts';

export interface Split {
  /** The place asked for, folded. */
  readonly head: string;
  /** What it lies in, innermost first, each folded; at least one. */
  readonly within: readonly string[];
  /** Whether a comma or a word such as “in” marks the split; else only the order of words does. */
  readonly marked: boolean;
}

const mostWords = 10;

/** @returns splits in the order in which they should be tried; none for a single word or a long text */
export function splitQualifiers(tokens: readonly Token[]): Split[] {
  if (tokens.length < 2 || tokens.length > 4 * mostWords) return [];
  const segments = markedSegments(tokens);
  if (segments.length > 1) {
    const [head, ...within] = segments.map(textOf);
    return [{ head: head!, within, marked: true }];
  }
  if (tokens.length > mostWords) return [];
  const splits: Split[] = [];
  const words = tokens.map((token) => token.text);
  for (let at = words.length - 1; at >= 1; at--) {
    const left = words.slice(0, at).join(' ');
    const right = words.slice(at).join(' ');
    splits.push({ head: left, within: [right], marked: false });
    // Three names in a row: “Springfield Illinois USA”.
    for (let inner = at - 1; inner >= 1; inner--)
      splits.push({
        head: words.slice(0, inner).join(' '),
        within: [words.slice(inner, at).join(' '), right],
        marked: false,
      });
  }
  for (let at = 1; at < words.length; at++)
    splits.push({ head: words.slice(at).join(' '), within: [words.slice(0, at).join(' ')], marked: false });
  return splits;
}

function markedSegments(tokens: readonly Token[]): Token[][] {
  const segments: Token[][] = [[]];
  tokens.forEach((token, i) => {
    const current = segments[segments.length - 1]!;
    if (containmentWords.has(token.text) && current.length > 0 && i < tokens.length - 1) {
      segments.push([]);
      return;
    }
    // “in the United States”
    if (current.length === 0 && segments.length > 1 && articles.has(token.text) && i < tokens.length - 1)
      return;
    current.push(token);
    if (token.breakAfter && i < tokens.length - 1) segments.push([]);
  });
  return segments.filter((segment) => segment.length > 0);
}
