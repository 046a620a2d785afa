/** Which rules of a table a text can fit: those all of whose phrases it holds. A text holds few phrases, so that the rules
 * are reached from those. */

import type { Element, Rule } from './pattern.ts';

/** What rules ask a text for, by number: one of several phrases, or an amount. */
export interface Needs {
  /** Needs that a phrase meets, by its id. */
  readonly byPhrase: ReadonlyMap<number, readonly number[]>;
  readonly amount: number;
  /** The rules that have each need, by their indexes. */
  readonly rulesOf: readonly (readonly number[])[];
  /** How many different needs each rule has. */
  readonly counts: Uint8Array;
}

const amountSlots: ReadonlySet<string> = new Set(['d', 'f', 'g']);

export function needsOf(rules: readonly Rule[]): Needs {
  const byPhrase = new Map<number, number[]>();
  const amount = 0;
  const rulesOf: number[][] = [[]];
  const known = new Map<unknown, number>();
  const needOf = (element: Element): number | undefined => {
    if (element.type === 'slot') return amountSlots.has(element.slot) ? amount : undefined;
    const key = element.type === 'phrase' ? element.id : element.ids;
    let need = known.get(key);
    if (need === undefined) {
      need = rulesOf.push([]) - 1;
      known.set(key, need);
      for (const id of element.type === 'phrase' ? [element.id] : element.ids.keys())
        byPhrase.set(id, [...(byPhrase.get(id) ?? []), need]);
    }
    return need;
  };
  const counts = new Uint8Array(rules.length);
  rules.forEach(({ elements }, index) => {
    const needs = new Set(elements.map(needOf).filter((need) => need !== undefined));
    counts[index] = needs.size;
    for (const need of needs) rulesOf[need]!.push(index);
  });
  return { byPhrase, amount, rulesOf, counts };
}

/** Indexes of the rules that a text can fit, in their order.
 * @param phrases  ids of the phrases that it holds
 * @param hasAmount  whether it holds a number */
export function liveRules(
  { byPhrase, amount, rulesOf, counts }: Needs,
  phrases: Iterable<number>,
  hasAmount: boolean,
) {
  const met = new Set<number>();
  for (const id of phrases) for (const need of byPhrase.get(id) ?? []) met.add(need);
  if (hasAmount) met.add(amount);
  const left = counts.slice();
  const live: number[] = [];
  for (const need of met) for (const rule of rulesOf[need]!) if (--left[rule]! === 0) live.push(rule);
  for (let rule = 0; rule < counts.length; rule++) if (counts[rule] === 0) live.push(rule);
  return live.sort((a, b) => a - b);
}
