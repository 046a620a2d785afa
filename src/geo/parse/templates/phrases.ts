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
  /** The letters at which each phrase begins, by its id. */
  readonly starts: ReadonlyMap<number, readonly number[]>;
}

export function findPhrases({ folded }: Text, { phrases, table }: CompiledTable): FoundPhrases {
  const all: Match[][] = [];
  const starts = new Map<number, number[]>();
  for (let at = 0; at < folded.length; at++) {
    const matches: Match[] = [];
    let node = phrases;
    for (let next = at; next < folded.length; next++) {
      const letter = folded[next]!;
      if (letter === ' ' && table.unspaced && next > at) continue;
      const below = node.next.get(letter);
      if (!below) break;
      node = below;
      for (const id of node.ids) {
        matches.push({ id, end: next + 1 });
        const known = starts.get(id);
        if (!known) starts.set(id, [at]);
        else if (known[known.length - 1] !== at) known.push(at);
      }
    }
    all.push(matches);
  }
  return { at: all, starts };
}

/** The ids of the phrases that an element stands for; none for a slot. */
export function idsOf(element: Element): Iterable<number> {
  if (element.type === 'phrase') return [element.id];
  return element.type === 'slot' ? [] : element.ids.keys();
}

export const isOf = (element: Element, id: number): boolean =>
  element.type === 'phrase' ? id === element.id : element.type !== 'slot' && element.ids.has(id);
