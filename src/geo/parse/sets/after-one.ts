/** "The largest island of Greece after Crete": the next one by the same measure. */

import type { Measure, SetCondition } from '../../domain/query.ts';
import { type Draft, sizeOf } from './meaning.ts';
import type { Operands } from './operands.ts';

/** What two of a kind are compared by. */
const comparable: ReadonlySet<Measure> = new Set(['area', 'population', 'density', 'length', 'elevation']);

/** @returns the word after what comes before, which is a condition of the draft then */
export function afterOne({ text, operand }: Operands, at: number, draft: Draft): number | undefined {
  const { superlative, head } = draft;
  const start = superlative ? text.word('afterOne', at) : undefined;
  const before = start === undefined ? undefined : operand(start);
  if (!superlative || !before?.value.of.every(({ type }) => type === 'NamedPlace')) return undefined;
  const by = superlative.by === 'size' ? sizeOf(head!) : superlative.by;
  if (!comparable.has(by)) return undefined;
  const { of } = before.value;
  // "The second largest after Paris" is the largest of the others.
  if (draft.from !== undefined && draft.from <= of.length) return undefined;
  if (draft.from !== undefined) draft.from -= of.length;
  const order = superlative.order === 'most' ? 'less' : 'more';
  draft.where.push(...of.map((than): SetCondition => ({ type: 'Compared', by, order, than })));
  return before.end;
}
