/** Patterns over words of several languages: matched on small letters without accents, which keeps them plain and quick to
 * compile, while what they find is read from the text as it was written. */

import { toPlain } from '../../domain/plain-letters.ts';

export { toPlain };

/** Words of a question for map features at most. Every way to cut them in two is tried. */
export const mostMapWords = 64;

export interface Span {
  readonly index: number;
  readonly end: number;
  /** What the groups matched, as written. */
  readonly groups: Readonly<Record<string, string | undefined>>;
}

/** @param pattern  with the flag `d` when its groups matter */
export function find(pattern: RegExp, text: string): Span | undefined {
  const match = pattern.exec(toPlain(text));
  if (!match) return undefined;
  const groups: Record<string, string | undefined> = {};
  for (const [name, span] of Object.entries(match.indices?.groups ?? {})) {
    groups[name] = (span as [number, number] | undefined) && text.slice(span[0], span[1]);
  }
  return { index: match.index, end: match.index + match[0].length, groups };
}

export const without = (text: string, { index, end }: Span, put = ' '): string =>
  text.slice(0, index) + put + text.slice(end);

export const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();
