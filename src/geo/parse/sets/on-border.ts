/** "German cities on the border", "cities on the border with Poland": near it, and each at that of its own country where
 * none is named. */

import { fold } from '../../domain/fold.ts';
import type { SpatialQuery } from '../../domain/query.ts';
import { anyBorder } from '../spatial/own-border.ts';
import type { Draft } from './meaning.ts';
import type { Operands } from './operands.ts';
import type { SetWords } from './set-words.ts';

const towns: ReadonlySet<string> = new Set([
  'city',
  'capital',
  'national_park',
  'mountain',
  'volcano',
  'waterfall',
  'airport',
]);

const border =
  /^(?:(?:(?:located |lying |situated |right )?(?:on|at|along|by|near) (?:the|its|their|a) borders?)|an der grenze|nahe der grenze|(?:a|sur|pres de) la frontiere|en la frontera)$/u;
const longest = 5;
const ofLand = /^(?:to|of|zu|zur|nach|de)$/u;
const withLand = /^(?:with|to|of|zu|zur|nach|mit|avec|de|con)$/u;

/** @returns the word after the border, which is a condition of the draft then */
export function onBorderAlone({ text, operand }: Operands, start: number, draft: Draft): number | undefined {
  if (!towns.has(draft.head!.kind)) return undefined;
  const at = text.skip(start, ['that']);
  const n = Array.from({ length: longest }, (_, i) => longest - i).find(
    (count) => at + count <= text.words.length && border.test(fold(text.spans.quote(at, count))),
  );
  if (n === undefined) return ofNamed(text, at, draft);
  const end = at + n;
  const next = text.words[end];
  if (next && /^(?:between|zwischen|entre)$/u.test(next.text)) return undefined;
  const land = next && withLand.test(next.text) ? operand(end + 1) : undefined;
  if (land && !land.value.of.every((one) => text.isLand(one))) return undefined;
  // "the border of France and Spain" is the one that they share.
  if (land && land.value.of.length > 1) return undefined;
  // A name may follow without a word between them in other languages.
  if (!land && next && (ofLand.test(next.text) || text.name(text.skip(end)))) return undefined;
  const [of] = land?.value.of ?? [];
  const edge: SpatialQuery = of ? { type: 'BorderOf', of } : anyBorder;
  draft.where.push({ type: 'In', of: { type: 'Near', zone: 'near', of: edge } });
  return land?.end ?? end;
}

/** "on the German border" */
function ofNamed(text: SetWords, at: number, draft: Draft): number | undefined {
  const preposition = /^(?:on|at|along|near)$/u.test(text.words[at]?.text ?? '');
  const owner = preposition ? text.name(text.skip(at + 1)) : undefined;
  if (!owner || !text.isLand(owner.value) || text.words[owner.end]?.text !== 'border') return undefined;
  const next = text.words[owner.end + 1]?.text ?? '';
  if (/^(?:with|between)$/u.test(next) || text.name(text.skip(owner.end + 1))) return undefined;
  draft.where.push({
    type: 'In',
    of: { type: 'Near', zone: 'near', of: { type: 'BorderOf', of: owner.value } },
  });
  return owner.end + 1;
}
