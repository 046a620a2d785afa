/** Which rules of a table can apply to a text, and where: most are ruled out by phrases that do not occur in it. */

import type { Group } from './groups.ts';
import type { Rule } from './pattern.ts';
import { type FoundPhrases, isOf } from './phrases.ts';
import type { NeedyRule, ReadyTable } from './ready-table.ts';
import type { Text } from './text.ts';

export class RulesHere {
  private readonly text: Text;
  private readonly ready: ReadyTable;
  private readonly phrases: FoundPhrases;
  /** Rules that may begin at each letter. */
  private readonly beginning: Partial<Record<Group, (readonly Rule[])[]>> = {};
  private readonly open: Partial<Record<Group, readonly Rule[]>> = {};
  private readonly live: Partial<Record<Group, readonly Rule[]>> = {};
  private numbered: boolean | undefined;
  private readonly sets = new Map<object, boolean>();

  constructor(text: Text, ready: ReadyTable, phrases: FoundPhrases) {
    this.text = text;
    this.ready = ready;
    this.phrases = phrases;
  }

  /** Rules of a group that may begin at a letter: with a slot, or with a phrase that stands there. */
  at(group: Group, i: number): readonly Rule[] {
    this.beginning[group] ??= [];
    const known = this.beginning[group];
    let rules = known[i];
    if (!rules) {
      const here = this.phrases.at[i]!;
      rules =
        here.length === 0
          ? this.slotsFirst(group)
          : this.occurring(group).filter(({ elements: [first] }) => {
              return first!.type === 'slot' || here.some(({ id }) => isOf(first!, id));
            });
      known[i] = rules;
    }
    return rules;
  }

  /** Those that begin with a slot: all that may where no phrase begins. */
  private slotsFirst(group: Group): readonly Rule[] {
    this.open[group] ??= this.occurring(group).filter(({ elements: [first] }) => first!.type === 'slot');
    return this.open[group];
  }

  /** Whether the last phrase of a rule stands at the end of a part. */
  mayEnd({ elements }: Rule, i: number, j: number): boolean {
    const last = elements[elements.length - 1]!;
    if (last.type === 'slot') return true;
    const ending = this.phrases.to[j];
    if (!ending) return false;
    for (const { id, start } of ending) if (start >= i && isOf(last, id)) return true;
    return false;
  }

  /** Whether all phrases of a rule for one of some operations occur in the text. */
  mayApply(operations: ReadonlySet<Rule['operation']>): boolean {
    return this.occurring('operator').some(({ operation }) => operations.has(operation));
  }

  /** Rules of a group all of whose phrases occur in the text. */
  private occurring(group: Group): readonly Rule[] {
    let rules = this.live[group];
    if (!rules) {
      this.numbered ??= this.hasNumber();
      const here: Rule[] = [];
      const { occurs } = this.phrases;
      const { rules: all, firsts } = this.ready.groups[group];
      for (let i = 0; i < all.length; i++) {
        // Nearly all lack their first phrase.
        const first = firsts[i]!;
        if ((first < 0 || occurs[first] === 1) && this.mayOccur(all[i]!)) here.push(all[i]!.rule);
      }
      rules = here;
      this.live[group] = rules;
    }
    return rules;
  }

  private mayOccur({ phrases, choices, number }: NeedyRule): boolean {
    if (number && !this.numbered) return false;
    const { occurs } = this.phrases;
    for (const id of phrases) if (occurs[id] === 0) return false;
    for (const ids of choices) if (!this.anyHere(ids)) return false;
    return true;
  }

  /** Whether a phrase of a set stands in the text; many rules share a set. */
  private anyHere(ids: ReadonlyMap<number, unknown> | ReadonlySet<number>): boolean {
    let known = this.sets.get(ids);
    if (known === undefined) {
      known = false;
      for (const id of this.phrases.starts.keys())
        if (ids.has(id)) {
          known = true;
          break;
        }
      this.sets.set(ids, known);
    }
    return known;
  }

  private hasNumber(): boolean {
    const { folded } = this.text;
    return (
      /\d/.test(folded) ||
      this.ready.amounts.numbers.some(({ word, type }) => type !== 'glue' && folded.includes(word))
    );
  }
}
