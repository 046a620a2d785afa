/** A table of a language with all that reading by it needs, made once. */

import { type Group, groups } from './groups.ts';
import { type Endings, endingsOf } from './names.ts';
import { type Amounts, amountsOf } from './number.ts';
import { type CompiledTable, compileTable, type Rule, type SlotName } from './pattern.ts';
import type { LanguageTable } from './table.ts';

export interface ReadyTable extends CompiledTable {
  readonly amounts: Amounts;
  readonly endings: Endings;
  /** Rules by group, in the order of the table. */
  readonly groups: Readonly<Record<Group, GroupRules>>;
}

export interface GroupRules {
  readonly rules: readonly NeedyRule[];
  /** The first phrase that each of them needs; negative for none. */
  readonly firsts: Int32Array;
}

/** A rule with what must occur in a text for it to apply. */
export interface NeedyRule {
  readonly rule: Rule;
  /** All of these phrases. */
  readonly phrases: readonly number[];
  /** One phrase of each of these choices. */
  readonly choices: readonly (ReadonlyMap<number, unknown> | ReadonlySet<number>)[];
  /** A number. */
  readonly number: boolean;
}

const numberSlots: ReadonlySet<SlotName> = new Set(['d', 'f', 'g']);

export function makeReady(table: LanguageTable): ReadyTable {
  const compiled = compileTable(table);
  const rules = compiled.rules.map(needyRule);
  const byGroup = {} as Record<Group, GroupRules>;
  for (const group of Object.keys(groups) as Group[]) {
    const own = rules.filter(({ rule }) => groups[group].has(rule.operation));
    byGroup[group] = { rules: own, firsts: Int32Array.from(own, ({ phrases: [first = -1] }) => first) };
  }
  return { ...compiled, amounts: amountsOf(table), endings: endingsOf(table), groups: byGroup };
}

function needyRule(rule: Rule): NeedyRule {
  const phrases: number[] = [];
  const choices: NeedyRule['choices'][number][] = [];
  let number = false;
  for (const element of rule.elements) {
    if (element.type === 'slot') number ||= numberSlots.has(element.slot);
    else if (element.type === 'phrase') phrases.push(element.id);
    else choices.push(element.ids);
  }
  return { rule, phrases: asLong(phrases), choices: asLong(choices), number };
}

const nothing: readonly never[] = [];

/** A list that takes what it holds and no more: one that grew keeps room for a dozen more, here in thousands of lists. */
const asLong = <T>(list: readonly T[]): readonly T[] => (list.length === 0 ? nothing : list.slice());
