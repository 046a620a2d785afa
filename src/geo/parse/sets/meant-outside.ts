/** "Islands in the Nordic countries larger than 1000 km²": what is said behind a group is said of what lies in it, where that
 * can be so large. */

import type { SetCondition } from '../../domain/query.ts';
import { type OperandList, sizeOf } from './meaning.ts';
import type { Head } from './phrases.ts';
import type { Read, SetWords } from './set-words.ts';

/** No town has more inhabitants: "cities in African countries with more than 100 million people" speaks of the countries. */
const mostOfTown = 40e6;

/** Kinds whose own size is said more often than that of the lands that they lie in. */
const sized: ReadonlySet<Head['kind']> = new Set(['city', 'port', 'island', 'lake', 'capital']);

/** @returns the operand without what is said of the members, and that */
export function meantOutside(
  text: SetWords,
  { value, end }: Read<OperandList>,
  head: Head,
): { readonly operand: Read<OperandList>; readonly meant: readonly SetCondition[] } {
  const [set, more] = value.of;
  const asIs = { operand: { value, end }, meant: [] };
  if (set?.type !== 'PlaceSet' || set.kind !== 'country' || set.rank || more || !sized.has(head.kind))
    return asIs;
  const [home, ...meant] = set.where ?? [];
  if (home?.type !== 'In' || home.of.type !== 'NamedPlace' || meant.length === 0) return asIs;
  // "Capitals of African countries with more than 50 million people" are chosen by the countries.
  if (head.kind === 'capital' && (text.isAdjective(home.of) || !home.of.name.includes(' '))) return asIs;
  if (!meant.every((one) => fits(one, head))) return asIs;
  return { operand: { value: { ...value, of: [{ ...set, where: [home] }] }, end }, meant };
}

function fits(condition: SetCondition, head: Head): boolean {
  if (condition.type === 'Spelled') return head.kind !== 'capital';
  if (condition.type === 'Compared') return condition.by === sizeOf(head);
  if (condition.type !== 'Measured' || condition.by !== sizeOf(head)) return false;
  return condition.by !== 'population' || (condition.least ?? 0) < mostOfTown;
}
