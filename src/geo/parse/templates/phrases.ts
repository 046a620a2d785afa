/** Where the phrases of a table stand in a text. */

import type { CompiledTable, Element } from './pattern.ts';
import type { Text } from './text.ts';

export interface Match {
  readonly id: number;
  readonly end: number;
}

export interface FoundPhrases {
  /** Phrases that begin at each letter. */
  readonly at: readonly (readonly Match[])[];
  /** Phrases that end before each letter, with where they begin. */
  readonly to: readonly (readonly { readonly id: number; readonly start: number }[] | undefined)[];
  /** The letters at which each phrase begins, by its id. */
  readonly starts: ReadonlyMap<number, readonly number[]>;
  /** 1 for each phrase that stands in the text, by its id. */
  readonly occurs: Uint8Array;
}

const blank = 0x20;
const none: readonly Match[] = [];

export function findPhrases({ folded }: Text, { phrases, phraseCount, table }: CompiledTable): FoundPhrases {
  const all: (readonly Match[])[] = [];
  const to: { id: number; start: number }[][] = [];
  const starts = new Map<number, number[]>();
  const occurs = new Uint8Array(phraseCount);
  for (let at = 0; at < folded.length; at++) {
    let matches: Match[] | undefined;
    let node = 0;
    for (let next = at; next < folded.length; next++) {
      const letter = folded.charCodeAt(next);
      if (letter === blank && table.unspaced && next > at) continue;
      node = phrases.after(node, letter);
      if (node < 0) break;
      for (let entry = phrases.first(node); entry >= 0; entry = phrases.next(entry)) {
        const id = phrases.id(entry);
        if (matches) matches.push({ id, end: next + 1 });
        else matches = [{ id, end: next + 1 }];
        const ending = to[next + 1];
        if (ending) ending.push({ id, start: at });
        else to[next + 1] = [{ id, start: at }];
        const known = starts.get(id);
        if (!known) {
          starts.set(id, [at]);
          occurs[id] = 1;
        } else if (known[known.length - 1] !== at) known.push(at);
      }
    }
    all.push(matches ?? none);
  }
  return { at: all, to, starts, occurs };
}

export const isOf = (element: Element, id: number): boolean =>
  element.type === 'phrase' ? id === element.id : element.type !== 'slot' && element.ids.has(id);

/** Letters of a text that the phrases in it explain, each once.
 * @param free  whether a phrase may begin and end within a word */
export function lettersExplained({ edge, folded }: Text, { at }: FoundPhrases, free: boolean): number {
  let count = 0;
  let covered = 0;
  at.forEach((matches, start) => {
    if (matches.length === 0 || (!edge[start] && !free)) return;
    for (const { end } of matches) {
      if (end <= covered || !(free || edge[end])) continue;
      count += folded.slice(Math.max(start, covered), end).replace(/[ ,]/g, '').length;
      covered = end;
    }
  });
  return count;
}
