/** What a pattern has found so far: a chain, each link an element behind what those before it say. */

import type { SpatialQuery } from '../../domain/query.ts';
import type { Element, SlotName } from './pattern.ts';
import type { Reading } from './reading.ts';
import type { Slots } from './slots.ts';

/** What an element of a pattern says, behind what those before it do. */
export interface Found {
  readonly before: Found | undefined;
  /** Of all the readings so far. */
  readonly cost: number;
  readonly slot?: SlotName;
  readonly reading?: Reading;
  readonly said?: Omit<Slots, 'trees'>;
}

export function gathered(last: Found | undefined): {
  slots: Slots;
  notes: readonly string[];
  native: number;
} {
  const all: Found[] = [];
  for (let found = last; found; found = found.before) all.push(found);
  const trees: Partial<Record<SlotName, SpatialQuery>> = {};
  const notes: string[] = [];
  let slots: Slots = { trees };
  let native = 0;
  for (const { slot, reading, said } of all.reverse()) {
    if (said) slots = { ...slots, ...said };
    if (!reading) continue;
    trees[slot!] = reading.tree;
    notes.push(...reading.notes);
    native += reading.native;
  }
  return { slots, notes, native };
}

/** What an element that is a choice of words says. */
export function saying(found: Found | undefined, element: Element, id: number): Found | undefined {
  const after = { before: found, cost: found?.cost ?? 0 };
  switch (element.type) {
    case 'direction':
      return { ...after, said: { direction: element.ids.get(id)! } };
    case 'share':
      return { ...after, said: { share: element.ids.get(id)! } };
    case 'rank':
      return { ...after, said: { rank: element.ids.get(id)! } };
    case 'tongue':
      return { ...after, said: { tongue: element.ids.get(id)! } };
    case 'group':
    case 'demonym': {
      const tree: SpatialQuery = { type: 'NamedPlace', name: element.ids.get(id)! };
      const slot = element.type === 'demonym' && element.second ? 'b' : 'l';
      return { ...after, slot, reading: { tree, cost: 0, notes: [], native: 1 } };
    }
    default:
      return found;
  }
}
