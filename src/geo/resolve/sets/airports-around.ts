/** The airports of a city lie outside it: Gatwick is one of London's. */

import type { SetCondition } from '../../domain/query.ts';
import { printQuery } from '../../parse/print.ts';
import type { SetWork } from './member-test.ts';
import { leaningOf, operandOf } from './operand.ts';

const reach = { value: 60, unit: 'km' } as const;

/** @returns the condition, for airports "in" a city as one of what lies within reach of it, which a note tells */
export async function withAirportsAround(condition: SetCondition, work: SetWork): Promise<SetCondition> {
  if (work.kind !== 'airport' || condition.type !== 'In') return condition;
  const of = condition.of.type === 'Near' ? condition.of.of : condition.of;
  if (of.type !== 'NamedPlace') return condition;
  const { place } = await operandOf(of, leaningOf(work.kind), work.source, work.facts, work.members);
  if (place?.kind !== 'city') return condition;
  const { notes } = work.source;
  const note = `the airports of "${printQuery(of)}" are those within ${reach.value} ${reach.unit} of it`;
  if (!notes.includes(note)) notes.push(note);
  return { type: 'In', of: { type: 'Buffer', of, distance: reach } };
}
