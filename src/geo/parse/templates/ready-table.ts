/** A table of a language with all that reading by it needs, made once. */

import { type Group, groups } from './groups.ts';
import { type Endings, endingsOf } from './names.ts';
import { type Amounts, amountsOf } from './number.ts';
import { type CompiledTable, compileTable, type Rule } from './pattern.ts';
import type { LanguageTable } from './table.ts';

export interface ReadyTable extends CompiledTable {
  readonly amounts: Amounts;
  readonly endings: Endings;
  /** Rules by group, in the order of the table. */
  readonly groups: Readonly<Record<Group, readonly Rule[]>>;
}

export function makeReady(table: LanguageTable): ReadyTable {
  const compiled = compileTable(table);
  const byGroup = {} as Record<Group, readonly Rule[]>;
  for (const group of Object.keys(groups) as Group[])
    byGroup[group] = compiled.rules.filter(({ operation }) => groups[group].has(operation));
  return { ...compiled, amounts: amountsOf(table), endings: endingsOf(table), groups: byGroup };
}
